/* Tensor: a thin wrapper that keeps one ndarray, with the operator slots in C so that eager arithmetic stays near NumPy's. */
#include "framestance.h"

PyTypeObject *Tensor_Type = NULL;

/* ---- making and freeing ---- */
#define FREELIST_LIMIT 64
static TensorObject *freelist[FREELIST_LIMIT];
static int freelist_size = 0;

PyObject *
tensor_wrap(PyArrayObject *array)
{
    TensorObject *t;
    if (freelist_size > 0) {
        t = freelist[--freelist_size];
        (void)PyObject_Init((PyObject *)t, Tensor_Type);
    } else {
        t = PyObject_New(TensorObject, Tensor_Type);
        if (t == NULL) {
            Py_DECREF(array);
            return NULL;
        }
    }
    t->array = array;
    t->weakrefs = NULL;
    return (PyObject *)t;
}

static void
tensor_dealloc(TensorObject *t)
{
    PyTypeObject *type = Py_TYPE(t);
    if (t->weakrefs != NULL)
        PyObject_ClearWeakRefs((PyObject *)t);
    Py_CLEAR(t->array);
    if (type == Tensor_Type && freelist_size < FREELIST_LIMIT)
        freelist[freelist_size++] = t;
    else
        type->tp_free(t);
    Py_DECREF(type);
}

/* The very array if it is an exact ndarray; of a subclass instance the same memory as a plain ndarray, so that
   np.matrix or a masked array cannot bring its own arithmetic in. */
static PyArrayObject *
plain_array(PyObject *value, const char *function)
{
    if (PyArray_CheckExact(value))
        return (PyArrayObject *)Py_NewRef(value);
    if (PyArray_Check(value))
        return (PyArrayObject *)PyArray_View((PyArrayObject *)value, NULL, &PyArray_Type);
    PyErr_Format(PyExc_TypeError, "%s: argument 'array' must be a numpy.ndarray, not %.200s", function, Py_TYPE(value)->tp_name);
    return NULL;
}

static PyObject *
tensor_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"array", NULL};
    PyObject *value;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:Tensor", keywords, &value))
        return NULL;
    PyArrayObject *array = plain_array(value, "Tensor");
    if (array == NULL)
        return NULL;
    if (type == Tensor_Type)
        return tensor_wrap(array);
    TensorObject *t = (TensorObject *)type->tp_alloc(type, 0);
    if (t == NULL) {
        Py_DECREF(array);
        return NULL;
    }
    t->array = array;
    return (PyObject *)t;
}

static PyObject *
wrap(PyObject *Py_UNUSED(module), PyObject *value)
{
    PyArrayObject *array = plain_array(value, "wrap");
    return array == NULL ? NULL : tensor_wrap(array);
}

/* Whoever computes with the array that was there holds a reference of its own. */
static PyObject *
set_array(PyObject *Py_UNUSED(module), PyObject *args)
{
    PyObject *tensor, *value;
    if (!PyArg_ParseTuple(args, "O!O:set_array", Tensor_Type, &tensor, &value))
        return NULL;
    PyArrayObject *array = plain_array(value, "set_array");
    if (array == NULL)
        return NULL;
    Py_XSETREF(((TensorObject *)tensor)->array, array);
    Py_RETURN_NONE;
}

static Py_hash_t
tensor_hash(PyObject *t)
{
    return _Py_HashPointer(t); /* identity: comparison operators give tensors */
}

/* ---- operators ---- */
enum {
    OP_ADD, OP_SUBTRACT, OP_MULTIPLY, OP_TRUE_DIVIDE, OP_FLOOR_DIVIDE, OP_REMAINDER, OP_POWER, OP_MATMUL, OP_AND, OP_OR, OP_XOR,
    OP_LSHIFT, OP_RSHIFT, OP_NEGATIVE, OP_POSITIVE, OP_ABSOLUTE, OP_INVERT, OP_IADD, OP_ISUBTRACT, OP_IMULTIPLY, OP_ITRUE_DIVIDE,
    OP_IFLOOR_DIVIDE, OP_IREMAINDER, OP_IPOWER, OP_IMATMUL, OP_IAND, OP_IOR, OP_IXOR, OP_ILSHIFT, OP_IRSHIFT, OP_LT, OP_LE, OP_EQ,
    OP_NE, OP_GT, OP_GE, OP_COUNT
};
/* Two names each: the ufunc's and that of the `operator` module. */
static const char *const operator_names[OP_COUNT][2] = {
    {"add", "add"}, {"subtract", "sub"}, {"multiply", "mul"}, {"true_divide", "truediv"}, {"floor_divide", "floordiv"},
    {"remainder", "mod"}, {"power", "pow"}, {"matmul", "matmul"}, {"and", "and_"}, {"or", "or_"}, {"xor", "xor"},
    {"lshift", "left_shift"}, {"rshift", "right_shift"}, {"negative", "neg"}, {"positive", "pos"}, {"absolute", "abs"},
    {"invert", "inv"}, {"iadd", "iadd"}, {"isubtract", "isub"}, {"imultiply", "imul"}, {"itrue_divide", "itruediv"},
    {"ifloor_divide", "ifloordiv"}, {"iremainder", "imod"}, {"ipower", "ipow"}, {"imatmul", "imatmul"}, {"iand", "iand"},
    {"ior", "ior"}, {"ixor", "ixor"}, {"ilshift", "ilshift"}, {"irshift", "irshift"}, {"lt", "less"}, {"le", "less_equal"},
    {"eq", "equal"}, {"ne", "not_equal"}, {"gt", "greater"}, {"ge", "greater_equal"},
};
typedef struct {
    PyObject *ufunc;    /* NULL: always the fallback */
    PyObject *fallback; /* NULL: NotImplemented */
    uint32_t typenums;  /* bit set of dtype numbers for which the ufunc does what the row says */
} Operator;
static Operator operators[OP_COUNT];

/* NumPy keeps np.errstate in this context variable; setting it is a tenth of the price of entering np.errstate. */
static PyObject *errstate_variable = NULL, *errstate_ignore = NULL;

/* Half precision is computed in float32: how the cast to it lies in memory, the result does; only that of arrays in C order does as the ufunc's. */
static inline bool
takes_fast_path(const Operator *op, PyArrayObject *array)
{
    PyArray_Descr *descr = PyArray_DESCR(array);
    if (descr->type_num == NPY_HALF && !PyArray_IS_C_CONTIGUOUS(array))
        return false;
    return descr->type_num < 32 && (op->typenums >> descr->type_num & 1) && PyArray_ISNBO(descr->byteorder);
}

/* The ufunc with floating-point warnings off, wrapped. NULL without an exception if it raised: the fallback then
   raises the error that the user should see. */
static PyObject *
call_ufunc(const Operator *op, PyObject *const *arrays, size_t n)
{
    PyObject *token = PyContextVar_Set(errstate_variable, errstate_ignore);
    if (token == NULL) {
        PyErr_Clear();
        return NULL;
    }
    PyObject *result = PyObject_Vectorcall(op->ufunc, arrays, n, NULL);
    if (result == NULL)
        PyErr_Clear();
    if (PyContextVar_Reset(errstate_variable, token) < 0)
        PyErr_Clear();
    Py_DECREF(token);
    if (result == NULL)
        return NULL;
    if (!PyArray_CheckExact(result)) { /* 0-d results come back as NumPy scalars */
        PyObject *array = PyArray_FromScalar(result, NULL);
        Py_DECREF(result);
        if (array == NULL) {
            PyErr_Clear();
            return NULL;
        }
        result = array;
    }
    return tensor_wrap((PyArrayObject *)result);
}

static PyObject *
call_fallback(const Operator *op, PyObject *const *operands, size_t n)
{
    if (op->fallback == NULL)
        Py_RETURN_NOTIMPLEMENTED;
    return PyObject_Vectorcall(op->fallback, operands, n, NULL);
}

static PyObject *
binary_operator(const Operator *op, PyObject *a, PyObject *b)
{
    if (op->ufunc != NULL && Py_IS_TYPE(a, Tensor_Type) && Py_IS_TYPE(b, Tensor_Type)) {
        PyArrayObject *x = ((TensorObject *)a)->array, *y = ((TensorObject *)b)->array;
        if (PyArray_TYPE(x) == PyArray_TYPE(y) && takes_fast_path(op, x) && takes_fast_path(op, y)) {
            PyObject *arrays[2] = {(PyObject *)x, (PyObject *)y};
            PyObject *result = call_ufunc(op, arrays, 2);
            if (result != NULL || PyErr_Occurred())
                return result;
        }
    }
    PyObject *operands[2] = {a, b};
    return call_fallback(op, operands, 2);
}

static PyObject *
unary_operator(const Operator *op, PyObject *a)
{
    if (op->ufunc != NULL && Py_IS_TYPE(a, Tensor_Type)) {
        PyObject *array = (PyObject *)((TensorObject *)a)->array;
        if (takes_fast_path(op, (PyArrayObject *)array)) {
            PyObject *result = call_ufunc(op, &array, 1);
            if (result != NULL || PyErr_Occurred())
                return result;
        }
    }
    return call_fallback(op, &a, 1);
}

#define BINARY(name, index) static PyObject *slot_##name(PyObject *a, PyObject *b) { return binary_operator(&operators[index], a, b); }
#define INPLACE(name, index) \
    static PyObject *slot_##name(PyObject *a, PyObject *b) { PyObject *o[2] = {a, b}; return call_fallback(&operators[index], o, 2); }
#define UNARY(name, index) static PyObject *slot_##name(PyObject *a) { return unary_operator(&operators[index], a); }
BINARY(add, OP_ADD) BINARY(subtract, OP_SUBTRACT) BINARY(multiply, OP_MULTIPLY) BINARY(true_divide, OP_TRUE_DIVIDE)
BINARY(floor_divide, OP_FLOOR_DIVIDE) BINARY(remainder, OP_REMAINDER) BINARY(matmul, OP_MATMUL) BINARY(and, OP_AND)
BINARY(or, OP_OR) BINARY(xor, OP_XOR) BINARY(lshift, OP_LSHIFT) BINARY(rshift, OP_RSHIFT)
UNARY(negative, OP_NEGATIVE) UNARY(positive, OP_POSITIVE) UNARY(absolute, OP_ABSOLUTE) UNARY(invert, OP_INVERT)
INPLACE(iadd, OP_IADD) INPLACE(isubtract, OP_ISUBTRACT) INPLACE(imultiply, OP_IMULTIPLY) INPLACE(itrue_divide, OP_ITRUE_DIVIDE)
INPLACE(ifloor_divide, OP_IFLOOR_DIVIDE) INPLACE(iremainder, OP_IREMAINDER) INPLACE(imatmul, OP_IMATMUL) INPLACE(iand, OP_IAND)
INPLACE(ior, OP_IOR) INPLACE(ixor, OP_IXOR) INPLACE(ilshift, OP_ILSHIFT) INPLACE(irshift, OP_IRSHIFT)

static PyObject *
slot_power(PyObject *a, PyObject *b, PyObject *modulus)
{
    if (modulus != Py_None)
        Py_RETURN_NOTIMPLEMENTED;
    return binary_operator(&operators[OP_POWER], a, b);
}

static PyObject *
slot_ipower(PyObject *a, PyObject *b, PyObject *modulus)
{
    if (modulus != Py_None)
        Py_RETURN_NOTIMPLEMENTED;
    PyObject *operands[2] = {a, b};
    return call_fallback(&operators[OP_IPOWER], operands, 2);
}

static PyObject *
slot_richcompare(PyObject *a, PyObject *b, int comparison)
{
    static const int index[] = {[Py_LT] = OP_LT, [Py_LE] = OP_LE, [Py_EQ] = OP_EQ, [Py_NE] = OP_NE, [Py_GT] = OP_GT, [Py_GE] = OP_GE};
    return binary_operator(&operators[index[comparison]], a, b);
}

static PyObject *
typenums_of(uint32_t bits)
{
    PyObject *tuple = PyTuple_New(__builtin_popcount(bits));
    Py_ssize_t n = 0;
    for (long typenum = 0; tuple != NULL && typenum < 32; typenum++)
        if (bits >> typenum & 1) {
            PyObject *number = PyLong_FromLong(typenum); /* small: kept by the interpreter */
            PyTuple_SET_ITEM(tuple, n++, number);
        }
    return tuple;
}

/* set_operator(slot_name, ufunc or None, typenums, fallback or None) */
PyObject *
tensor_set_operator(PyObject *Py_UNUSED(module), PyObject *args)
{
    const char *name;
    PyObject *ufunc, *typenums, *fallback;
    if (!PyArg_ParseTuple(args, "sOO!O:set_operator", &name, &ufunc, &PyTuple_Type, &typenums, &fallback))
        return NULL;
    int index = 0;
    while (index < OP_COUNT && strcmp(name, operator_names[index][0]) != 0 && strcmp(name, operator_names[index][1]) != 0)
        index++;
    if (index == OP_COUNT)
        return PyErr_Format(PyExc_ValueError, "set_operator: unknown slot name '%s'", name);
    if (fallback != Py_None && !PyCallable_Check(fallback))
        return PyErr_Format(PyExc_TypeError, "set_operator: the fallback of '%s' is not callable", name);
    if (ufunc != Py_None && !PyCallable_Check(ufunc))
        return PyErr_Format(PyExc_TypeError, "set_operator: the ufunc of '%s' is neither None nor callable", name);
    uint32_t bits = 0;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(typenums); i++) {
        long typenum = PyLong_AsLong(PyTuple_GET_ITEM(typenums, i));
        if (typenum == -1 && PyErr_Occurred())
            return NULL;
        if (typenum < 0 || typenum >= 32)
            return PyErr_Format(PyExc_ValueError, "set_operator: %ld is not the number of a builtin dtype", typenum);
        bits |= (uint32_t)1 << typenum;
    }
    Operator *op = &operators[index];
    PyObject *none = Py_None, *previous_typenums = typenums_of(op->typenums);
    PyObject *previous = previous_typenums == NULL ? NULL
                       : Py_BuildValue("(ONO)", op->ufunc != NULL ? op->ufunc : none, previous_typenums, op->fallback != NULL ? op->fallback : none);
    if (previous == NULL)
        return NULL;
    Py_XSETREF(op->ufunc, ufunc == Py_None || errstate_variable == NULL ? NULL : Py_NewRef(ufunc));
    Py_XSETREF(op->fallback, fallback == Py_None ? NULL : Py_NewRef(fallback));
    op->typenums = bits;
    return previous;
}

/* ---- type ---- */
static PyMemberDef tensor_members[] = {
    {"_array", T_OBJECT_EX, offsetof(TensorObject, array), READONLY, "the ndarray that holds the values"},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(TensorObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyType_Slot tensor_slots[] = {
    {Py_tp_doc, "Tensor(array)\n--\n\nA tensor over the memory of an ndarray, which is kept and not copied."},
    {Py_tp_new, tensor_new}, {Py_tp_dealloc, tensor_dealloc}, {Py_tp_hash, tensor_hash}, {Py_tp_members, tensor_members},
    {Py_tp_richcompare, slot_richcompare},
    {Py_nb_add, slot_add}, {Py_nb_subtract, slot_subtract}, {Py_nb_multiply, slot_multiply}, {Py_nb_true_divide, slot_true_divide},
    {Py_nb_floor_divide, slot_floor_divide}, {Py_nb_remainder, slot_remainder}, {Py_nb_power, slot_power},
    {Py_nb_matrix_multiply, slot_matmul}, {Py_nb_and, slot_and}, {Py_nb_or, slot_or}, {Py_nb_xor, slot_xor},
    {Py_nb_lshift, slot_lshift}, {Py_nb_rshift, slot_rshift}, {Py_nb_negative, slot_negative}, {Py_nb_positive, slot_positive},
    {Py_nb_absolute, slot_absolute}, {Py_nb_invert, slot_invert},
    {Py_nb_inplace_add, slot_iadd}, {Py_nb_inplace_subtract, slot_isubtract}, {Py_nb_inplace_multiply, slot_imultiply},
    {Py_nb_inplace_true_divide, slot_itrue_divide}, {Py_nb_inplace_floor_divide, slot_ifloor_divide},
    {Py_nb_inplace_remainder, slot_iremainder}, {Py_nb_inplace_power, slot_ipower}, {Py_nb_inplace_matrix_multiply, slot_imatmul},
    {Py_nb_inplace_and, slot_iand}, {Py_nb_inplace_or, slot_ior}, {Py_nb_inplace_xor, slot_ixor},
    {Py_nb_inplace_lshift, slot_ilshift}, {Py_nb_inplace_rshift, slot_irshift},
    {0, NULL},
};
static PyType_Spec tensor_spec = {
    .name = "framestance.Tensor",
    .basicsize = sizeof(TensorObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .slots = tensor_slots,
};
static PyMethodDef tensor_methods[] = {
    {"wrap", wrap, METH_O, "wrap(array, /)\n--\n\nThe array as a Tensor, without a copy."},
    {"set_array", set_array, METH_VARARGS, "set_array(tensor, array, /)\n--\n\nMake a Tensor one over another array."},
    {"set_operator", tensor_set_operator, METH_VARARGS,
     "set_operator(slot_name, ufunc, typenums, fallback, /)\n--\n\nInstall what an operator of Tensor does. Gives what was installed."},
    {NULL, NULL, 0, NULL},
};

int
tensor_init(PyObject *module)
{
    Tensor_Type = (PyTypeObject *)PyType_FromSpec(&tensor_spec);
    if (Tensor_Type == NULL || PyModule_AddObjectRef(module, "Tensor", (PyObject *)Tensor_Type) < 0)
        return -1;
    PyObject *umath = PyImport_ImportModule("numpy._core.umath");
    if (umath != NULL) {
        errstate_variable = PyObject_GetAttrString(umath, "_extobj_contextvar");
        PyObject *make = errstate_variable != NULL ? PyObject_GetAttrString(umath, "_make_extobj") : NULL;
        PyObject *keywords = make != NULL ? Py_BuildValue("{s:s}", "all", "ignore") : NULL;
        PyObject *empty = keywords != NULL ? PyTuple_New(0) : NULL;
        errstate_ignore = empty != NULL ? PyObject_Call(make, empty, keywords) : NULL;
        Py_XDECREF(make);
        Py_XDECREF(keywords);
        Py_XDECREF(empty);
        Py_DECREF(umath);
    }
    if (errstate_ignore == NULL || !PyContextVar_CheckExact(errstate_variable)) {
        PyErr_Clear(); /* a NumPy that keeps its error state elsewhere: every operator takes the fallback */
        Py_CLEAR(errstate_variable);
        Py_CLEAR(errstate_ignore);
    }
    return PyModule_AddFunctions(module, tensor_methods);
}
