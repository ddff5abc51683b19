/* Guard evaluation: decides whether a compiled entry may be used. Nothing here allocates, runs Python code, or raises. */
#include "guards.h"

int64_t guard_state[GUARD_STATE_WORDS];

/* ---- constants ---- */
#define CONSTANT_DEPTH 16

/* Exact builtin scalars and tuples of them: comparing them can run no user code. */
bool
is_plain_constant(PyObject *v, int depth)
{
    if (v == Py_None || v == Py_Ellipsis || PyUnicode_CheckExact(v) || PyLong_CheckExact(v) || PyBool_Check(v) || PyFloat_CheckExact(v) ||
        PyBytes_CheckExact(v) || PyComplex_CheckExact(v))
        return true;
    if (!PyTuple_CheckExact(v) || depth > CONSTANT_DEPTH)
        return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(v); i++)
        if (!is_plain_constant(PyTuple_GET_ITEM(v, i), depth + 1))
            return false;
    return true;
}

static inline bool
strings_equal(PyObject *a, PyObject *b)
{
    return a == b || (PyUnicode_CheckExact(a) && str_is_ready(a) && PyUnicode_GET_LENGTH(a) == PyUnicode_GET_LENGTH(b) &&
                      PyUnicode_KIND(a) == PyUnicode_KIND(b) &&
                      memcmp(PyUnicode_DATA(a), PyUnicode_DATA(b), (size_t)PyUnicode_GET_LENGTH(a) * PyUnicode_KIND(a)) == 0);
}

static inline uint64_t
double_bits(double d)
{
    uint64_t bits; /* bitwise: -0.0 is not 0.0, and a NaN is itself */
    memcpy(&bits, &d, sizeof bits);
    return bits;
}

static bool
ints_equal(PyObject *a, PyObject *b)
{
    int64_t x, y;
    bool small = int_as_int64(a, &x);
    if (small != int_as_int64(b, &y))
        return false;
    if (small)
        return x == y;
    PyObject *equal = PyLong_Type.tp_richcompare(a, b, Py_EQ); /* digits only, gives a singleton */
    Py_XDECREF(equal);
    return equal == Py_True;
}

/* Same exact type and same bits, all the way down; b is a plain constant. */
bool
constants_equal(PyObject *a, PyObject *b)
{
    if (a == b)
        return true;
    PyTypeObject *type = Py_TYPE(b);
    if (Py_TYPE(a) != type)
        return false;
    if (type == &PyUnicode_Type)
        return strings_equal(a, b);
    if (type == &PyLong_Type)
        return ints_equal(a, b);
    if (type == &PyFloat_Type)
        return double_bits(PyFloat_AS_DOUBLE(a)) == double_bits(PyFloat_AS_DOUBLE(b));
    if (type == &PyComplex_Type)
        return memcmp(&((PyComplexObject *)a)->cval, &((PyComplexObject *)b)->cval, sizeof(Py_complex)) == 0;
    if (type == &PyBytes_Type)
        return PyBytes_GET_SIZE(a) == PyBytes_GET_SIZE(b) && memcmp(PyBytes_AS_STRING(a), PyBytes_AS_STRING(b), (size_t)PyBytes_GET_SIZE(a)) == 0;
    if (type != &PyTuple_Type || PyTuple_GET_SIZE(a) != PyTuple_GET_SIZE(b))
        return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(b); i++)
        if (!constants_equal(PyTuple_GET_ITEM(a, i), PyTuple_GET_ITEM(b, i)))
            return false;
    return true;
}

/* ---- dicts ---- */
/* A lookup in a dict whose keys are all plain runs no user code. A str key in a dict of str keys needs no look at the keys. */
static inline int
dict_find(PyObject *dict, PyObject *key, Py_hash_t hash, PyObject **value)
{
    if (UNLIKELY(!PyDict_CheckExact(dict)))
        return ATTRIBUTE_UNKNOWN;
    if (UNLIKELY(!dict_has_only_str_keys(dict))) {
        Py_ssize_t position = 0;
        PyObject *other;
        while (PyDict_Next(dict, &position, &other, NULL))
            if (!is_plain_constant(other, 0))
                return ATTRIBUTE_UNKNOWN;
    } else if (UNLIKELY(!PyUnicode_CheckExact(key)))
        return ATTRIBUTE_ABSENT;
    *value = _PyDict_GetItem_KnownHash(dict, key, hash);
    return LIKELY(*value != NULL) ? ATTRIBUTE_FOUND : ATTRIBUTE_ABSENT;
}

static inline PyObject *
load_global(PyObject *globals, PyObject *builtins, const GuardRecord *g)
{
    PyObject *value;
    if (UNLIKELY(globals == NULL || builtins == NULL))
        return NULL;
    int found = dict_find(globals, g->obj, g->a.hash, &value);
    if (found == ATTRIBUTE_ABSENT)
        found = dict_find(builtins, g->obj, g->a.hash, &value);
    return found == ATTRIBUTE_FOUND ? value : NULL;
}

static bool
same_keys(PyObject *dict, PyObject *keys)
{
    if (!PyDict_CheckExact(dict) || PyDict_GET_SIZE(dict) != PyTuple_GET_SIZE(keys))
        return false;
    Py_ssize_t position = 0, i = 0;
    PyObject *key;
    while (PyDict_Next(dict, &position, &key, NULL))
        if (!constants_equal(key, PyTuple_GET_ITEM(keys, i++)))
            return false;
    return true;
}

/* ---- attributes ---- */
static inline PyObject *
read_slot(PyObject *obj, Py_ssize_t offset)
{
    return *(PyObject **)((char *)obj + offset);
}

static PyObject *
load_attribute(PyObject *obj, const GuardRecord *g)
{
    PyObject *value, *class_value = g->b.class_value;
    if (g->kind == ATTR_SLOT)
        return read_slot(obj, g->b.offset);
    if (g->kind == ATTR_SLOT_OR_NONE) {
        value = read_slot(obj, g->b.offset);
        return value != NULL ? value : Py_None;
    }
    if (g->kind == ATTR_NEVER)
        return NULL;
    if (g->kind == ATTR_DYNAMIC) { /* the type is not pinned: ask it now */
        class_value = _PyType_Lookup(Py_TYPE(obj), g->obj);
        if (class_value != NULL && Py_TYPE(class_value)->tp_descr_set != NULL) {
            PyMemberDef *member = member_of(Py_TYPE(obj), class_value);
            return member != NULL && member->type == T_OBJECT_EX ? read_slot(obj, member->offset) : NULL;
        }
    }
    int found = instance_attribute(obj, g->obj, g->a.hash, &value);
    if (found == ATTRIBUTE_FOUND)
        return value;
    /* What has __get__ is not what the attribute gives. */
    return found == ATTRIBUTE_ABSENT && class_value != NULL && Py_TYPE(class_value)->tp_descr_get == NULL ? class_value : NULL;
}

static PyObject *
load_mro_attribute(PyObject *type, const GuardRecord *g)
{
    PyObject *value;
    if (!PyType_Check(type))
        return NULL;
    PyObject *mro = ((PyTypeObject *)type)->tp_mro;
    if (mro == NULL || g->b.integer >= PyTuple_GET_SIZE(mro))
        return NULL;
    PyObject *base = PyTuple_GET_ITEM(mro, g->b.integer);
    PyObject *dict = PyType_Check(base) ? type_own_dict((PyTypeObject *)base) : NULL;
    return dict != NULL && dict_find(dict, g->obj, g->a.hash, &value) == ATTRIBUTE_FOUND ? value : NULL;
}

static vectorcallfunc plain_vectorcall; /* of functions as CPython makes them */

static inline PyObject *
load_function_part(PyObject *v, int part)
{
    if (PyType_Check(v) && PyType_HasFeature((PyTypeObject *)v, Py_TPFLAGS_HEAPTYPE)) /* renaming a class leaves its version alone */
        return part == PART_NAME ? ((PyHeapTypeObject *)v)->ht_name : part == PART_QUALNAME ? ((PyHeapTypeObject *)v)->ht_qualname : NULL;
    if (!PyFunction_Check(v))
        return NULL;
    PyFunctionObject *f = (PyFunctionObject *)v;
    PyObject *value = NULL;
    switch (part) {
    case PART_CODE:
        return f->func_code;
    case PART_GLOBALS:
        return f->func_globals;
    case PART_CLOSURE:
        value = f->func_closure;
        break;
    case PART_DEFAULTS:
        value = f->func_defaults;
        break;
    case PART_KWDEFAULTS:
        value = f->func_kwdefaults;
        break;
    case PART_NAME:
        return f->func_name;
    case PART_QUALNAME:
        return f->func_qualname;
    case PART_MODULE:
        value = f->func_module;
        break;
    case PART_DOC:
        value = f->func_doc;
        break;
    }
    return value != NULL ? value : Py_None;
}

static inline PyObject *
load_item(PyObject *v, int64_t i)
{
    if (PyTuple_Check(v)) /* of a subclass, too: what it stores, not what it says */
        return i < PyTuple_GET_SIZE(v) ? PyTuple_GET_ITEM(v, i) : NULL;
    if (PyList_CheckExact(v))
        return i < PyList_GET_SIZE(v) ? PyList_GET_ITEM(v, i) : NULL;
    return NULL;
}

static inline Py_ssize_t
exact_length(PyObject *v, int kind)
{
    switch (kind) {
    case LEN_DICT:
        return PyDict_GET_SIZE(v);
    case LEN_SET:
        return PySet_GET_SIZE(v);
    case LEN_STR:
        return PyUnicode_GET_LENGTH(v);
    default:
        return Py_SIZE(v);
    }
}

/* ---- arrays ---- */
static inline bool
array_matches(const GuardRecord *g, PyArrayObject *array)
{
    PyArray_Descr *descr = PyArray_DESCR(array);
    /* builtin descriptors are singletons: mostly one compare */
    if (descr != g->a.descr && (descr->type_num != g->number || !PyArray_ISNBO(descr->byteorder)))
        return false;
    int required = NPY_ARRAY_ALIGNED;
    if (g->flags & ARRAY_WRITEABLE)
        required |= NPY_ARRAY_WRITEABLE;
    if (g->flags & ARRAY_C_CONTIGUOUS)
        required |= NPY_ARRAY_C_CONTIGUOUS;
    if (PyArray_NDIM(array) != g->ndim || !PyArray_CHKFLAGS(array, required))
        return false;
    const npy_intp *wanted = g->b.pool, *dims = PyArray_DIMS(array);
    for (int i = 0; i < g->ndim; i++)
        if (wanted[i] != dims[i] && (wanted[i] != ANY_SIZE || dims[i] < 2))
            return false;
    if (g->flags & ARRAY_STRIDES) {
        const npy_intp *strides = PyArray_STRIDES(array);
        wanted += g->ndim;
        for (int i = 0; i < g->ndim; i++)
            if (wanted[i] != strides[i] && dims[i] != 1)
                return false;
    }
    return true;
}

/* First byte and first byte after; false for an array without elements. */
static inline bool
memory_range(PyArrayObject *array, uintptr_t *low, uintptr_t *high)
{
    *low = *high = (uintptr_t)PyArray_DATA(array);
    for (int i = 0; i < PyArray_NDIM(array); i++) {
        npy_intp n = PyArray_DIM(array, i), reach = PyArray_STRIDE(array, i) * (n - 1);
        if (n == 0)
            return false;
        *(reach < 0 ? low : high) += (uintptr_t)reach;
    }
    *high += (uintptr_t)PyArray_ITEMSIZE(array);
    return true;
}

static bool
disjoint(PyObject *a, PyObject *b)
{
    PyArrayObject *x = array_of(a), *y = array_of(b);
    if (x == NULL || y == NULL)
        return false;
    uintptr_t x0, x1, y0, y1;
    return !memory_range(x, &x0, &x1) || !memory_range(y, &y0, &y1) || x1 <= y0 || y1 <= x0;
}

static bool
sizes_hold(const GuardRecord *g, PyObject *const *vals)
{
    int64_t regs[g->a.program->nregs + 1];
    if (!int_program_run(g->a.program, vals, regs))
        return false;
    for (int i = 0; i < g->number; i++) {
        const SizeRelation *r = &g->b.relations[i];
        int64_t a = regs[r->a], b = regs[r->b];
        if (!(r->op == RELATION_EQ ? a == b : r->op == RELATION_NE ? a != b : r->op == RELATION_LT ? a < b : a <= b))
            return false;
    }
    return true;
}

/* ---- evaluation ---- */
/* v is the object that the guard was made for: the same address, and not another object after that one's death. */
static inline bool
is_same_object(const GuardRecord *g, PyObject *v)
{
    return v == g->obj && (g->weak == NULL || ((PyWeakReference *)g->weak)->wr_object == v);
}

static inline PyObject *
load(const GuardRecord *g, PyObject *const *vals, PyObject *globals, PyObject *builtins)
{
    PyObject *v = g->op <= LOAD_GLOBALS ? NULL : vals[g->src], *value;
    switch (g->op) {
    case LOAD_GLOBAL:
        return load_global(globals, builtins, g);
    case LOAD_GLOBALS:
        return globals;
    case LOAD_GLOBAL_OF:
        return load_global(v, builtins, g);
    case LOAD_CELL:
        return PyCell_Check(v) ? PyCell_GET(v) : NULL;
    case LOAD_ATTR:
        return load_attribute(v, g);
    case LOAD_ITEM:
        return load_item(v, g->b.integer);
    case LOAD_DICT:
        return dict_find(v, g->obj, g->a.hash, &value) == ATTRIBUTE_FOUND ? value : NULL;
    case LOAD_FUNC:
        return load_function_part(v, g->number);
    case LOAD_METHOD:
        return !PyMethod_Check(v) ? NULL : g->number ? PyMethod_GET_SELF(v) : PyMethod_GET_FUNCTION(v);
    case LOAD_TYPE:
        return (PyObject *)Py_TYPE(v);
    case LOAD_TYPE_ATTR:
        return PyType_Check(v) ? _PyType_Lookup((PyTypeObject *)v, g->obj) : NULL;
    case LOAD_MRO_ATTR: /* what super() finds: the attribute of one class of the MRO alone */
        return load_mro_attribute(v, g);
    default: /* LOAD_MODULE_ATTR */
        if (!PyModule_CheckExact(v))
            return NULL;
        return dict_find(PyModule_GetDict(v), g->obj, g->a.hash, &value) == ATTRIBUTE_FOUND ? value : NULL;
    }
}

static inline bool
check(const GuardRecord *g, PyObject *const *vals)
{
    PyObject *v = g->op < CHECK_STATE ? vals[g->src] : NULL, *value;
    int64_t integer;
    switch (g->op) {
    case CHECK_ARRAY: {
        PyObject *type = (PyObject *)Py_TYPE(v);
        return is_same_object(g, type) && array_matches(g, g->flags & ARRAY_OF_TENSOR ? ((TensorObject *)v)->array : (PyArrayObject *)v);
    }
    case CHECK_IS:
    case CHECK_CODE:
        if (g->op == CHECK_CODE) {
            if (!PyFunction_Check(v) || ((PyFunctionObject *)v)->vectorcall != plain_vectorcall)
                return false;
            v = ((PyFunctionObject *)v)->func_code;
        }
        return is_same_object(g, v);
    case CHECK_SAME:
        return v == vals[g->dst];
    case CHECK_NOT_SAME:
        return v != vals[g->dst];
    case CHECK_TYPE:
        return is_same_object(g, (PyObject *)Py_TYPE(v));
    case CHECK_TYPE_VERSION:
        return is_same_object(g, (PyObject *)Py_TYPE(v)) && Py_TYPE(v)->tp_version_tag == (unsigned)g->b.integer;
    case CHECK_TYPE_VERSION_OF:
        return is_same_object(g, v) && ((PyTypeObject *)v)->tp_version_tag == (unsigned)g->b.integer;
    case CHECK_INT:
        if (!PyLong_CheckExact(v))
            return false;
        return g->obj == NULL ? int_as_int64(v, &integer) && integer == g->b.integer : ints_equal(v, g->obj);
    case CHECK_FLOAT:
        return PyFloat_CheckExact(v) && double_bits(PyFloat_AS_DOUBLE(v)) == g->b.bits;
    case CHECK_STR:
        return strings_equal(v, g->obj);
    case CHECK_EQUAL:
        return constants_equal(v, g->obj);
    case CHECK_LEN:
        return (PyObject *)Py_TYPE(v) == g->obj && exact_length(v, g->kind) == g->b.integer;
    case CHECK_KEYS:
        return same_keys(v, g->obj);
    case CHECK_NO_KEY:
        return dict_find(v, g->obj, g->a.hash, &value) == ATTRIBUTE_ABSENT;
    case CHECK_NO_INSTANCE_ATTR:
        return instance_attribute(v, g->obj, g->a.hash, &value) == ATTRIBUTE_ABSENT;
    case CHECK_NO_OVERLAP:
        return disjoint(v, vals[g->dst]);
    case CHECK_STATE:
        return guard_state[g->number] == g->b.integer;
    default: /* CHECK_SIZES */
        return sizes_hold(g, vals);
    }
}

static inline PyObject *
stamped_dict(const GuardRecord *g, PyObject *const *vals, PyObject *globals)
{
    PyObject *dict = g->src < 0 ? globals : vals[g->src];
    return dict != NULL && PyDict_CheckExact(dict) ? dict : NULL;
}

int
guard_evaluate(GuardProgram *program, PyObject **vals, PyObject *globals, PyObject *builtins)
{
    GuardRecord *g = program->records, *end = g + program->nrecords;
    for (; g < end; g++) {
        if (g->op <= LAST_LOAD) {
            PyObject *value = load(g, vals, globals, builtins);
            if (UNLIKELY(value == NULL))
                return g->index;
            vals[g->dst] = value;
        } else if (LIKELY(g->op < DICT_VERSION)) {
            if (UNLIKELY(!check(g, vals)))
                return g->index;
        } else {
            /* Versions are unique over all dicts, so that a stamp also says which dict it was. */
            PyObject *dict = stamped_dict(g, vals, globals);
            if (dict == NULL || builtins == NULL || !PyDict_CheckExact(builtins))
                return g->index;
            uint64_t builtins_version = g->flags & STAMP_BUILTINS ? dict_version(builtins) : 0;
            if (g->op == DICT_VERSION) {
                if (g->a.stamp == dict_version(dict) && g->b.stamp == builtins_version)
                    g += g->number;
            } else {
                GuardRecord *start = g - g->number;
                start->a.stamp = dict_version(dict);
                start->b.stamp = builtins_version;
            }
        }
    }
    return -1;
}

/* ---- the Python type ---- */
static int
check_environment(GuardProgram *program, PyObject *args, PyObject *globals, PyObject *builtins)
{
    if (PyTuple_GET_SIZE(args) == program->nargs && PyDict_Check(globals) && PyDict_Check(builtins))
        return 0;
    PyErr_Format(PyExc_TypeError, "GuardProgram: expected %d arguments and two dicts, got %zd arguments", program->nargs, PyTuple_GET_SIZE(args));
    return -1;
}

static PyObject *
program_check(GuardProgram *program, PyObject *args)
{
    PyObject *arguments, *globals, *builtins;
    if (!PyArg_ParseTuple(args, "O!OO:check", &PyTuple_Type, &arguments, &globals, &builtins) ||
        check_environment(program, arguments, globals, builtins) < 0)
        return NULL;
    PyObject *vals[program->nvals + 1];
    memcpy(vals, ((PyTupleObject *)arguments)->ob_item, (size_t)program->nargs * sizeof *vals);
    return PyLong_FromLong(guard_evaluate(program, vals, globals, builtins));
}

static PyObject *
program_values(GuardProgram *program, PyObject *args)
{
    PyObject *arguments, *globals, *builtins;
    if (!PyArg_ParseTuple(args, "O!OO:values", &PyTuple_Type, &arguments, &globals, &builtins) ||
        check_environment(program, arguments, globals, builtins) < 0)
        return NULL;
    PyObject *vals[program->nvals + 1];
    memset(vals, 0, sizeof vals);
    memcpy(vals, ((PyTupleObject *)arguments)->ob_item, (size_t)program->nargs * sizeof *vals);
    (void)guard_evaluate(program, vals, globals, builtins);
    for (int i = 0; i < program->nvals; i++) /* own them before anything else can run */
        vals[i] = Py_NewRef(vals[i] != NULL ? vals[i] : Py_None);
    PyObject *list = PyList_New(program->nvals);
    for (int i = 0; i < program->nvals; i++) {
        if (list != NULL)
            PyList_SET_ITEM(list, i, vals[i]);
        else
            Py_DECREF(vals[i]);
    }
    return list;
}

static PyObject *
program_get_dead(GuardProgram *program, void *Py_UNUSED(closure))
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(program->holds); i++) {
        PyObject *item = PyList_GET_ITEM(program->holds, i);
        if (PyWeakref_CheckRefExact(item) && ((PyWeakReference *)item)->wr_object == Py_None)
            Py_RETURN_TRUE;
    }
    Py_RETURN_FALSE;
}

static PyMethodDef program_methods[] = {
    {"check", (PyCFunction)program_check, METH_VARARGS, "check(args, globals, builtins, /)\n--\n\n-1, or the index of the first record that fails."},
    {"values", (PyCFunction)program_values, METH_VARARGS,
     "values(args, globals, builtins, /)\n--\n\nArguments and what the loads found, up to the first failure."},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef program_members[] = {
    {"nargs", T_INT, offsetof(GuardProgram, nargs), READONLY, NULL},
    {"nvals", T_INT, offsetof(GuardProgram, nvals), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef program_getset[] = {
    {"dead", (getter)program_get_dead, NULL, "Whether an object that a guard compares with is gone.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
PyTypeObject GuardProgram_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.GuardProgram",
    .tp_doc = "GuardProgram(nargs, nvals, records)\n--\n\nThe facts under which a compiled entry may be used.",
    .tp_basicsize = sizeof(GuardProgram),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = guard_program_new,
    .tp_dealloc = (destructor)guard_program_dealloc,
    .tp_methods = program_methods,
    .tp_members = program_members,
    .tp_getset = program_getset,
};

static PyObject *
state_set(PyObject *Py_UNUSED(module), PyObject *args)
{
    int index;
    long long value;
    if (!PyArg_ParseTuple(args, "iL:state_set", &index, &value))
        return NULL;
    if (index < 0 || index >= GUARD_STATE_WORDS)
        return PyErr_Format(PyExc_IndexError, "state_set: there are %d words, not %d", GUARD_STATE_WORDS, index);
    guard_state[index] = value;
    Py_RETURN_NONE;
}

static PyObject *
state_get(PyObject *Py_UNUSED(module), PyObject *args)
{
    int index;
    if (!PyArg_ParseTuple(args, "i:state_get", &index))
        return NULL;
    if (index < 0 || index >= GUARD_STATE_WORDS)
        return PyErr_Format(PyExc_IndexError, "state_get: there are %d words, not %d", GUARD_STATE_WORDS, index);
    return PyLong_FromLongLong(guard_state[index]);
}

static PyObject *
has_only_str_keys(PyObject *Py_UNUSED(module), PyObject *value)
{
    PyObject *dict = PyType_Check(value) ? type_own_dict((PyTypeObject *)value) : value;
    return PyBool_FromLong(dict != NULL && PyDict_Check(dict) && dict_has_only_str_keys(dict));
}

static PyObject *
is_plainly_called(PyObject *Py_UNUSED(module), PyObject *value)
{
    return PyBool_FromLong(PyFunction_Check(value) && ((PyFunctionObject *)value)->vectorcall == plain_vectorcall);
}

static PyMethodDef guard_methods[] = {
    {"has_only_str_keys", has_only_str_keys, METH_O, "Whether the keys of a dict, or of a class's own attributes, are exact strings: no lookup runs code."},
    {"is_plainly_called", is_plainly_called, METH_O, "Whether a call of a Python function runs its code: no C extension has put another one in its place."},
    {"state_set", state_set, METH_VARARGS, "state_set(index, value, /)\n--\n\nSet a process-wide word that STATE records compare with."},
    {"state_get", state_get, METH_VARARGS, "state_get(index, /)\n--\n\nRead a process-wide word."},
    {NULL, NULL, 0, NULL},
};

int
guards_init(PyObject *module)
{
    PyCodeObject *code = PyCode_NewEmpty("", "", 1);
    PyObject *names = PyDict_New(), *function = code != NULL && names != NULL ? PyFunction_New((PyObject *)code, names) : NULL;
    if (function != NULL)
        plain_vectorcall = ((PyFunctionObject *)function)->vectorcall;
    Py_XDECREF(code);
    Py_XDECREF(names);
    Py_XDECREF(function);
    if (function == NULL || PyModule_AddType(module, &GuardProgram_Type) < 0)
        return -1;
    return PyModule_AddFunctions(module, guard_methods);
}
