/* Turns the records of a guard, tuples made by the capture side, into a GuardProgram; refuses what could pass wrongly later. */
#include "guards.h"

/* The operands of each record after its name, one letter each; the parser below says what a letter takes. */
static const struct { const char *name, *operands; } formats[GUARD_OP_COUNT] = {
    [LOAD_GLOBAL] = {"LOAD_GLOBAL", "dn"}, [LOAD_GLOBALS] = {"LOAD_GLOBALS", "d"}, [LOAD_GLOBAL_OF] = {"LOAD_GLOBAL_OF", "dsn"}, [LOAD_CELL] = {"LOAD_CELL", "ds"},
    [LOAD_ATTR] = {"LOAD_ATTR", "dsn"}, [LOAD_ITEM] = {"LOAD_ITEM", "dsi"}, [LOAD_DICT] = {"LOAD_DICT", "dsk"},
    [LOAD_FUNC] = {"LOAD_FUNC", "dsf"}, [LOAD_METHOD] = {"LOAD_METHOD", "dsm"}, [LOAD_TYPE] = {"LOAD_TYPE", "ds"},
    [LOAD_TYPE_ATTR] = {"LOAD_TYPE_ATTR", "dsn"}, [LOAD_MRO_ATTR] = {"LOAD_MRO_ATTR", "dsin"}, [LOAD_MODULE_ATTR] = {"LOAD_MODULE_ATTR", "dsn"},
    [CHECK_IS] = {"IS", "soh"}, [CHECK_SAME] = {"SAME", "sS"}, [CHECK_NOT_SAME] = {"NOT_SAME", "sS"}, [CHECK_TYPE] = {"TYPE", "st"},
    [CHECK_TYPE_VERSION] = {"TYPE_VERSION", "sv"}, [CHECK_TYPE_VERSION_OF] = {"TYPE_VERSION_OF", "sv"}, [CHECK_INT] = {"INT", "sI"},
    [CHECK_FLOAT] = {"FLOAT", "sF"}, [CHECK_STR] = {"STR", "sU"}, [CHECK_EQUAL] = {"EQUAL", "sE"}, [CHECK_LEN] = {"LEN", "sli"},
    [CHECK_KEYS] = {"KEYS", "sK"}, [CHECK_NO_KEY] = {"NO_KEY", "sk"}, [CHECK_NO_INSTANCE_ATTR] = {"NO_INSTANCE_ATTR", "sn"},
    [CHECK_CODE] = {"CODE", "sc"}, [CHECK_ARRAY] = {"ARRAY", "saaaaaa"}, [CHECK_NO_OVERLAP] = {"NO_OVERLAP", "sS"},
    [CHECK_STATE] = {"STATE", "wi"}, [CHECK_SIZES] = {"SIZES", "pr"}, [DICT_VERSION] = {"DICT_VERSION", "Dj"},
};

enum { UNSET, ALWAYS, IN_REGION, AFTER_REGION }; /* of a value, while the records are read in order */

typedef struct {
    GuardProgram *program;
    GuardRecord *g;         /* the record being made */
    PyObject *record;
    Py_ssize_t index;
    bool failed;            /* the exception that is set names the record */
    int region_end, region_src; /* of the enclosing DICT_VERSION; end is the index after it, 0 outside */
    int region_start;       /* where its record is in program->records */
} Builder;

/* Raises with the record named; an exception that is already set gives the reason instead. */
static int
fail(Builder *b, PyObject *type, const char *reason)
{
    if (b->failed)
        return -1;
    b->failed = true;
    PyObject *set_type, *value, *traceback;
    PyErr_Fetch(&set_type, &value, &traceback);
    if (set_type == NULL)
        PyErr_Format(type, "GuardProgram: record %zd, %R: %s", b->index, b->record, reason);
    else {
        bool of_type = PyErr_GivenExceptionMatches(set_type, PyExc_TypeError);
        PyErr_Format(of_type ? PyExc_TypeError : PyExc_ValueError, "GuardProgram: record %zd, %R: %S", b->index, b->record,
                     value != NULL ? value : set_type);
    }
    Py_XDECREF(set_type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
    return -1;
}

static int
hold(Builder *b, PyObject *object)
{
    return PyList_Append(b->program->holds, object);
}

/* Compare with an object that may belong to the user: raw pointer and weak reference. */
static int
hold_weakly(Builder *b, PyObject *object)
{
    PyObject *weak = PyWeakref_NewRef(object, NULL);
    if (weak == NULL) {
        PyErr_Clear();
        return fail(b, PyExc_TypeError, "the object cannot be weakly referenced, and an address alone proves nothing");
    }
    b->g->obj = object;
    b->g->weak = weak;
    int status = hold(b, weak);
    Py_DECREF(weak);
    return status;
}

static int
hold_type(Builder *b, PyObject *type)
{
    if (!PyType_Check(type))
        return fail(b, PyExc_TypeError, "expected a type");
    if (((PyTypeObject *)type)->tp_flags & Py_TPFLAGS_HEAPTYPE && type != (PyObject *)Tensor_Type)
        return hold_weakly(b, type);
    b->g->obj = type;
    return hold(b, type);
}

static int
parse_source(Builder *b, PyObject *operand, int32_t *index)
{
    long value = PyLong_AsLong(operand);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (value < 0 || value >= b->program->nvals)
        return fail(b, PyExc_ValueError, "there is no such value");
    char state = b->program->defined[value];
    if (state == UNSET)
        return fail(b, PyExc_ValueError, "reads a value that no earlier record has loaded");
    if (state == AFTER_REGION)
        return fail(b, PyExc_ValueError, "reads a value that is loaded only inside a DICT_VERSION region");
    *index = (int32_t)value;
    return 0;
}

static int
parse_destination(Builder *b, PyObject *operand)
{
    long value = PyLong_AsLong(operand);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (value < b->program->nargs || value >= b->program->nvals)
        return fail(b, PyExc_ValueError, "the destination is not a register");
    if (b->program->defined[value] != UNSET)
        return fail(b, PyExc_ValueError, "the destination was loaded before");
    b->g->dst = (int32_t)value;
    return 0;
}

static int
parse_integer(Builder *b, PyObject *operand, int64_t low, int64_t high, int64_t *value)
{
    *value = PyLong_AsLongLong(operand);
    if (*value == -1 && PyErr_Occurred())
        return -1;
    return *value < low || *value > high ? fail(b, PyExc_ValueError, "an integer operand is out of range") : 0;
}

/* A name to look up: exact, interned, with its hash. */
static int
parse_name(Builder *b, PyObject *operand)
{
    if (!PyUnicode_CheckExact(operand))
        return fail(b, PyExc_TypeError, "expected a name");
    PyObject *name = Py_NewRef(operand);
    PyUnicode_InternInPlace(&name);
    b->g->obj = name;
    b->g->a.hash = PyObject_Hash(name);
    int status = hold(b, name);
    Py_DECREF(name);
    return status;
}

static int
parse_key(Builder *b, PyObject *operand)
{
    if (!is_plain_constant(operand, 0))
        return fail(b, PyExc_TypeError, "a key must be an exact str, int, float, bool, None, bytes or a tuple of these");
    b->g->obj = operand;
    b->g->a.hash = PyObject_Hash(operand);
    return b->g->a.hash == -1 ? -1 : hold(b, operand);
}

static int
parse_word(Builder *b, PyObject *operand, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        if (PyUnicode_Check(operand) && PyUnicode_CompareWithASCIIString(operand, words[i]) == 0) {
            b->g->number = i;
            return 0;
        }
    return fail(b, PyExc_ValueError, "an operand is not one of the known words");
}

static int
parse_length_type(Builder *b, PyObject *operand)
{
    b->g->kind = operand == (PyObject *)&PyDict_Type ? LEN_DICT
               : operand == (PyObject *)&PySet_Type || operand == (PyObject *)&PyFrozenSet_Type ? LEN_SET
               : operand == (PyObject *)&PyUnicode_Type ? LEN_STR : LEN_VARSIZED;
    bool known = b->g->kind != LEN_VARSIZED || operand == (PyObject *)&PyList_Type || operand == (PyObject *)&PyTuple_Type ||
                 operand == (PyObject *)&PyBytes_Type;
    if (!known) {
        PyObject *collections = PyImport_ImportModule("collections");
        PyObject *deque = collections != NULL ? PyObject_GetAttrString(collections, "deque") : NULL;
        known = operand == deque && deque != NULL; /* its length is its ob_size, as a list's is */
        Py_XDECREF(deque);
        Py_XDECREF(collections);
    }
    if (!known && PyType_Check(operand) && PyType_FastSubclass((PyTypeObject *)operand, Py_TPFLAGS_TUPLE_SUBCLASS))
        return hold_weakly(b, operand);
    if (!known)
        return fail(b, PyExc_TypeError, "the length of this type cannot be read without running code");
    b->g->obj = operand;
    return hold(b, operand);
}

static int
parse_type_version(Builder *b, PyObject *operand)
{
    if (hold_type(b, operand) < 0)
        return -1;
    unsigned version = assign_type_version((PyTypeObject *)operand);
    if (version == 0)
        return fail(b, PyExc_TypeError, "the type has no version tag, so that its changes cannot be seen");
    b->g->b.integer = version;
    return 0;
}

/* What the pinned type says about the name decides how the attribute is read. */
static void
resolve_attribute(Builder *b)
{
    GuardRecord *g = b->g, *pin = NULL;
    for (GuardRecord *r = b->program->records; r < g; r++)
        if (r->op == CHECK_TYPE_VERSION && r->src == g->src)
            pin = r;
    g->kind = ATTR_DYNAMIC;
    if (pin == NULL)
        return;
    PyObject *class_value = _PyType_Lookup((PyTypeObject *)pin->obj, g->obj);
    g->kind = ATTR_INSTANCE;
    g->b.class_value = class_value; /* lives as long as the version holds */
    if (class_value == NULL || Py_TYPE(class_value)->tp_descr_set == NULL)
        return;
    g->kind = ATTR_NEVER;
    PyMemberDef *member = member_of((PyTypeObject *)pin->obj, class_value);
    if (member != NULL && (member->type == T_OBJECT_EX || member->type == T_OBJECT)) {
        g->kind = member->type == T_OBJECT_EX ? ATTR_SLOT : ATTR_SLOT_OR_NONE;
        g->b.offset = member->offset;
    }
}

/* ("ARRAY", src, type, typenum, ndim, dims, layout, writeable) */
static int
parse_array(Builder *b)
{
    GuardRecord *g = b->g;
    PyObject *type, *dims, *layout;
    int typenum, ndim, writeable;
    PyObject *operands = PyTuple_GetSlice(b->record, 2, PyTuple_GET_SIZE(b->record));
    int parsed = operands != NULL && PyArg_ParseTuple(operands, "OiiO!Op", &type, &typenum, &ndim, &PyTuple_Type, &dims, &layout, &writeable);
    Py_XDECREF(operands); /* the record keeps the operands */
    if (!parsed || hold_type(b, type) < 0)
        return -1;
    bool of_tensor = PyType_IsSubtype((PyTypeObject *)type, Tensor_Type);
    if (!of_tensor && !PyType_IsSubtype((PyTypeObject *)type, &PyArray_Type))
        return fail(b, PyExc_TypeError, "the type is neither Tensor nor ndarray nor a subclass");
    if (!dtype_of_numbers(typenum))
        return fail(b, PyExc_ValueError, "the dtype number must be that of a bool or number");
    if (ndim < 0 || ndim > NPY_MAXDIMS || PyTuple_GET_SIZE(dims) != ndim)
        return fail(b, PyExc_ValueError, "ndim and dims do not fit");
    g->number = typenum;
    g->ndim = (uint8_t)ndim;
    g->flags = (uint8_t)((of_tensor ? ARRAY_OF_TENSOR : 0) | (writeable ? ARRAY_WRITEABLE : 0));
    if (PyTuple_Check(layout) && PyTuple_GET_SIZE(layout) == ndim)
        g->flags |= ARRAY_STRIDES;
    else if (PyUnicode_Check(layout) && PyUnicode_CompareWithASCIIString(layout, "C") == 0)
        g->flags |= ARRAY_C_CONTIGUOUS;
    else if (layout != Py_None)
        return fail(b, PyExc_ValueError, "the layout must be a tuple of ndim strides, \"C\" or None");
    g->b.pool = PyMem_Calloc((size_t)ndim * 2 + 1, sizeof(npy_intp));
    if (g->b.pool == NULL)
        return PyErr_NoMemory(), -1;
    for (int i = 0; i < ndim; i++) {
        int64_t value;
        if (parse_integer(b, PyTuple_GET_ITEM(dims, i), ANY_SIZE, INT64_MAX, &value) < 0)
            return -1;
        g->b.pool[i] = value;
        if (g->flags & ARRAY_STRIDES) {
            if (parse_integer(b, PyTuple_GET_ITEM(layout, i), INT64_MIN, INT64_MAX, &value) < 0)
                return -1;
            g->b.pool[ndim + i] = value;
        }
    }
    PyArray_Descr *descr = PyArray_DescrFromType(typenum);
    if (descr == NULL)
        return -1;
    g->a.descr = descr;
    int status = hold(b, (PyObject *)descr);
    Py_DECREF(descr);
    return status;
}

static int
parse_relations(Builder *b, PyObject *operand)
{
    static const char *const words[] = {"==", "!=", "<", "<="};
    PyObject *fast = PySequence_Fast(operand, "relations must be a sequence of tuples");
    if (fast == NULL)
        return -1;
    Py_ssize_t n = PySequence_Fast_GET_SIZE(fast);
    SizeRelation *relations = b->g->b.relations = PyMem_Calloc((size_t)n + 1, sizeof *relations);
    int status = relations == NULL ? (PyErr_NoMemory(), -1) : 0;
    for (Py_ssize_t i = 0; status == 0 && i < n; i++) {
        PyObject *word, *relation = PySequence_Fast_GET_ITEM(fast, i);
        if (!PyTuple_Check(relation) || !PyArg_ParseTuple(relation, "Oii", &word, &relations[i].a, &relations[i].b)) {
            status = fail(b, PyExc_TypeError, "a relation is a tuple (operator, register, register)");
            break;
        }
        int nregs = b->g->a.program->nregs;
        if (relations[i].a < 0 || relations[i].a >= nregs || relations[i].b < 0 || relations[i].b >= nregs)
            status = fail(b, PyExc_ValueError, "a relation names a register that is not defined");
        else
            status = parse_word(b, word, words, 4);
        relations[i].op = b->g->number;
    }
    b->g->number = (int32_t)n;
    Py_DECREF(fast);
    return status;
}

/* ("DICT_VERSION", src or -1, skip): opens a region */
static int
parse_dict_version(Builder *b, PyObject *src, PyObject *skip, Py_ssize_t nrecords)
{
    int64_t n;
    bool of_globals = PyLong_Check(src) && PyLong_AsLong(src) == -1;
    PyErr_Clear();
    if (of_globals)
        b->g->src = -1;
    else if (parse_source(b, src, &b->g->src) < 0)
        return -1;
    if (parse_integer(b, skip, 1, nrecords - b->index - 1, &n) < 0)
        return -1;
    b->region_end = (int)(b->index + 1 + n);
    b->region_src = b->g->src;
    b->region_start = (int)(b->g - b->program->records);
    b->g->number = (int32_t)n + 1; /* over the record that stores the version, too */
    return 0;
}

/* Only what the dict alone decides may be skipped when it is unchanged: its values, and what is immutable about them. */
static int
check_region_record(Builder *b)
{
    GuardRecord *g = b->g;
    bool reads_dict = false, of_value = false;
    switch (g->op) {
    case LOAD_GLOBAL:
        reads_dict = b->region_src == -1;
        break;
    case LOAD_GLOBAL_OF:
    case LOAD_DICT:
    case CHECK_KEYS:
    case CHECK_NO_KEY:
        reads_dict = g->src == b->region_src;
        break;
    case CHECK_LEN:
        reads_dict = g->src == b->region_src && g->kind == LEN_DICT;
        break;
    case CHECK_TYPE: /* a __class__ can be assigned to instances of heap types, and to modules */
        of_value = g->weak == NULL && g->obj != (PyObject *)Tensor_Type && g->obj != (PyObject *)&PyModule_Type;
        break;
    case CHECK_IS:
    case CHECK_INT:
    case CHECK_FLOAT:
    case CHECK_STR:
    case CHECK_EQUAL:
        of_value = true;
        break;
    }
    if (reads_dict || (of_value && b->program->defined[g->src] == IN_REGION))
        return 0;
    return fail(b, PyExc_ValueError, "depends on more than the dict of the DICT_VERSION that may skip it");
}

static int
parse_operand(Builder *b, char letter, Py_ssize_t position)
{
    static const char *const parts[] = {"code", "globals", "closure", "defaults", "kwdefaults", "doc", "name", "qualname", "module"}, *const method_parts[] = {"func", "self"};
    GuardRecord *g = b->g;
    PyObject *operand = PyTuple_GET_ITEM(b->record, position);
    switch (letter) {
    case 'd': return parse_destination(b, operand);
    case 's': return parse_source(b, operand, &g->src);
    case 'S': return parse_source(b, operand, &g->dst);
    case 'n': return parse_name(b, operand);
    case 'k': return parse_key(b, operand);
    case 'i': return parse_integer(b, operand, g->op == CHECK_STATE ? INT64_MIN : 0, INT64_MAX, &g->b.integer);
    case 'f': return parse_word(b, operand, parts, PART_COUNT);
    case 'm': return parse_word(b, operand, method_parts, 2);
    case 't': return hold_type(b, operand);
    case 'v': return parse_type_version(b, operand);
    case 'l': return parse_length_type(b, operand);
    case 'o': { /* with 'h', whether to hold it */
        int held = PyObject_IsTrue(PyTuple_GET_ITEM(b->record, position + 1));
        if (held <= 0)
            return held < 0 ? -1 : hold_weakly(b, operand);
        g->obj = operand;
        return hold(b, operand);
    }
    case 'c': return PyCode_Check(operand) ? hold_weakly(b, operand) : fail(b, PyExc_TypeError, "expected a code object");
    case 'I':
        if (!PyLong_CheckExact(operand))
            return fail(b, PyExc_TypeError, "expected an exact int");
        if (!int_as_int64(operand, &g->b.integer))
            g->obj = operand;
        return hold(b, operand);
    case 'F':
        if (!PyFloat_CheckExact(operand))
            return fail(b, PyExc_TypeError, "expected an exact float");
        memcpy(&g->b.bits, &((PyFloatObject *)operand)->ob_fval, sizeof g->b.bits);
        return 0;
    case 'U':
    case 'E':
        if (letter == 'U' ? !PyUnicode_CheckExact(operand) : !is_plain_constant(operand, 0))
            return fail(b, PyExc_TypeError, "the value is not an exact constant of the right kind");
        g->obj = operand;
        return hold(b, operand);
    case 'K':
        if (!PyTuple_CheckExact(operand) || !is_plain_constant(operand, 0))
            return fail(b, PyExc_TypeError, "keys must be a tuple of exact str, int, float, bool, None, bytes or tuples of these");
        g->obj = operand;
        return hold(b, operand);
    case 'w': {
        int64_t word;
        int status = parse_integer(b, operand, 0, GUARD_STATE_WORDS - 1, &word);
        g->number = (int32_t)word;
        return status;
    }
    case 'p': {
        char readable[b->program->nvals + 1];
        for (int i = 0; i < b->program->nvals; i++)
            readable[i] = b->program->defined[i] == ALWAYS;
        g->a.program = int_program_build(operand, b->program->nvals, readable, NULL, "SIZES");
        return g->a.program == NULL ? -1 : 0;
    }
    case 'r': return parse_relations(b, operand);
    default: return 0; /* 'h', 'a', 'D', 'j' are read together with their neighbours */
    }
}

static int
parse_record(Builder *b, Py_ssize_t nrecords)
{
    GuardRecord *g = b->g;
    PyObject *name = PyTuple_Check(b->record) && PyTuple_GET_SIZE(b->record) > 0 ? PyTuple_GET_ITEM(b->record, 0) : NULL;
    if (name == NULL || !PyUnicode_Check(name))
        return fail(b, PyExc_TypeError, "a record must be a tuple that starts with a name");
    int op = 0;
    while (op < GUARD_OP_COUNT && PyUnicode_CompareWithASCIIString(name, formats[op].name) != 0)
        op++;
    if (op == GUARD_OP_COUNT)
        return fail(b, PyExc_ValueError, "unknown name");
    const char *operands = formats[op].operands;
    Py_ssize_t count = (Py_ssize_t)strlen(operands);
    if (PyTuple_GET_SIZE(b->record) != count + 1)
        return fail(b, PyExc_ValueError, "wrong number of operands");
    g->op = (uint8_t)op;
    g->index = (int32_t)b->index;
    for (Py_ssize_t i = 0; i < count; i++)
        if (parse_operand(b, operands[i], i + 1) < 0)
            return -1;
    if (op == CHECK_ARRAY && parse_array(b) < 0)
        return -1;
    if (op == LOAD_ATTR)
        resolve_attribute(b);
    if (b->region_end != 0 && (op == DICT_VERSION ? fail(b, PyExc_ValueError, "regions cannot be nested") : check_region_record(b)) < 0)
        return -1;
    if (op == DICT_VERSION && parse_dict_version(b, PyTuple_GET_ITEM(b->record, 1), PyTuple_GET_ITEM(b->record, 2), nrecords) < 0)
        return -1;
    if (op <= LAST_LOAD)
        b->program->defined[g->dst] = b->region_end != 0 ? IN_REGION : ALWAYS;
    if ((op == LOAD_GLOBAL || op == LOAD_GLOBAL_OF) && b->region_end != 0)
        b->program->records[b->region_start].flags |= STAMP_BUILTINS;
    b->program->needs_env |= op == LOAD_GLOBAL || op == LOAD_GLOBALS || op == LOAD_GLOBAL_OF || op == DICT_VERSION;
    b->g++;
    return 0;
}

/* At the end of a region: the record that stores the version, and the values that nobody may read any more. */
static void
close_region(Builder *b)
{
    GuardProgram *program = b->program;
    GuardRecord *start = &program->records[b->region_start];
    *b->g = (GuardRecord){.op = STORE_DICT_VERSION, .flags = start->flags, .index = start->index, .src = start->src, .number = start->number};
    b->g++;
    for (int i = 0; i < program->nvals; i++)
        if (program->defined[i] == IN_REGION)
            program->defined[i] = AFTER_REGION;
    b->region_end = 0;
}

static int
build_records(GuardProgram *program, PyObject *records)
{
    Py_ssize_t n = PySequence_Fast_GET_SIZE(records);
    Builder b = {.program = program, .g = program->records};
    for (Py_ssize_t i = 0; i < n; i++) {
        b.record = PySequence_Fast_GET_ITEM(records, i);
        b.index = i;
        program->nrecords = (int)(b.g - program->records) + 1; /* a record that fails half-way is freed too */
        if (parse_record(&b, n) < 0)
            return fail(&b, PyExc_TypeError, "cannot be read");
        if (b.region_end == i + 1)
            close_region(&b);
    }
    program->nrecords = (int)(b.g - program->records);
    for (int i = 0; i < program->nvals; i++)
        program->defined[i] = program->defined[i] == ALWAYS;
    return 0;
}

PyObject *
guard_program_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"nargs", "nvals", "records", NULL};
    int nargs, nvals;
    PyObject *records;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "iiO:GuardProgram", keywords, &nargs, &nvals, &records))
        return NULL;
    if (nargs < 0 || nvals < nargs || nvals > VALUES_LIMIT)
        return PyErr_Format(PyExc_ValueError, "GuardProgram: %d arguments and %d values", nargs, nvals);
    PyObject *fast = PySequence_Fast(records, "GuardProgram: records must be a sequence of tuples");
    GuardProgram *program = fast != NULL ? (GuardProgram *)type->tp_alloc(type, 0) : NULL;
    if (program == NULL) {
        Py_XDECREF(fast);
        return NULL;
    }
    program->nargs = nargs;
    program->nvals = nvals;
    program->holds = PyList_New(0);
    program->defined = PyMem_Calloc((size_t)nvals + 1, 1);
    /* every record may open a region, which ends with a record of its own */
    program->records = PyMem_Calloc((size_t)PySequence_Fast_GET_SIZE(fast) * 2 + 1, sizeof(GuardRecord));
    bool ok = program->holds != NULL && program->defined != NULL && program->records != NULL;
    if (!ok)
        PyErr_NoMemory();
    else
        memset(program->defined, ALWAYS, (size_t)nargs);
    if (!ok || build_records(program, fast) < 0)
        Py_CLEAR(program);
    Py_DECREF(fast);
    return (PyObject *)program;
}

void
guard_program_dealloc(GuardProgram *program)
{
    for (int i = 0; program->records != NULL && i < program->nrecords; i++) {
        GuardRecord *g = &program->records[i];
        if (g->op == CHECK_ARRAY)
            PyMem_Free(g->b.pool);
        else if (g->op == CHECK_SIZES) {
            int_program_free(g->a.program);
            PyMem_Free(g->b.relations);
        }
    }
    PyMem_Free(program->records);
    PyMem_Free(program->defined);
    Py_XDECREF(program->holds);
    Py_TYPE(program)->tp_free(program);
}
