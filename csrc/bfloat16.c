/* bfloat16: the upper half of a float32 as a dtype of NumPy, which has none. It is storage: NumPy moves, casts, sorts and prints it, and whoever computes
 * casts to float32 and back, which rounds to the nearest, ties to even.
 *
 * Its kind is "f", so that whoever asks NumPy for the kind of number is told the truth; only its text form "<f2" is float16's, and nobody may rely on that.
 * While NumPy decides which casts are safe the kind is another: it takes two dtypes of one kind and size for the same, and would compute in float16. */
#include "framestance.h"
#include <math.h>

int bfloat16_typenum = -1;
static PyArray_Descr *descr_of_bfloat16 = NULL;

static inline float
widen(uint16_t bits)
{
    uint32_t wide = (uint32_t)bits << 16;
    float value;
    memcpy(&value, &wide, sizeof value);
    return value;
}

/* To the nearest, ties to even; of a NaN the sign and the upper bits stay, and it is made quiet, so that it stays one. */
static inline uint16_t
narrow(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    uint32_t rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16, quiet = bits >> 16 | 0x40;
    return (uint16_t)((bits & 0x7fffffff) > 0x7f800000 ? quiet : rounded);
}

static inline uint16_t
load(const char *at)
{
    uint16_t bits;
    memcpy(&bits, at, sizeof bits);
    return bits;
}

static inline void
store(char *at, uint16_t bits)
{
    memcpy(at, &bits, sizeof bits);
}

/* Of two bytes in the order of `array`, which may be the other one. */
static inline uint16_t
native(uint16_t bits, void *array)
{
    return array != NULL && !PyArray_ISNBO(PyArray_DESCR((PyArrayObject *)array)->byteorder) ? __builtin_bswap16(bits) : bits;
}

/* ---- the functions of the dtype ---- */
static PyObject *
get_item(void *data, void *array)
{
    return PyFloat_FromDouble(widen(native(load(data), array)));
}

static int
set_item(PyObject *item, void *data, void *array)
{
    double value;
    if (PyComplex_Check(item)) /* as NumPy's float16 has it for its own numbers */
        return PyErr_SetString(PyExc_TypeError, "a complex number is no bfloat16"), -1;
    if (PyArray_Check(item) && PyArray_NDIM((PyArrayObject *)item) != 0)
        return PyErr_SetString(PyExc_ValueError, "setting an array element with a sequence."), -1;
    PyObject *number = PyNumber_Float(item);
    if (number == NULL)
        return -1;
    value = PyFloat_AS_DOUBLE(number);
    Py_DECREF(number);
    store(data, native(narrow((float)value), array));
    return 0;
}

static void
copy_swap(void *to, void *from, int swap, void *Py_UNUSED(array))
{
    uint16_t bits = load(from != NULL ? from : to);
    store(to, swap ? __builtin_bswap16(bits) : bits);
}

static void
copy_swap_n(void *to, npy_intp to_step, void *from, npy_intp from_step, npy_intp count, int swap, void *Py_UNUSED(array))
{
    if (from == NULL) {
        if (!swap)
            return;
        from = to;
        from_step = to_step;
    } else if (!swap && to_step == 2 && from_step == 2) {
        memmove(to, from, (size_t)count * 2);
        return;
    }
    char *target = to;
    const char *source = from;
    for (npy_intp i = 0; i < count; i++, target += to_step, source += from_step) {
        uint16_t bits = load(source);
        store(target, swap ? __builtin_bswap16(bits) : bits);
    }
}

static npy_bool
nonzero(void *data, void *array)
{
    return (native(load(data), array) & 0x7fff) != 0;
}

/* NaN is larger than anything, as NumPy sorts. */
static inline bool
less(float a, float b)
{
    return a < b || (b != b && a == a);
}

static int
compare(const void *left, const void *right, void *array)
{
    float a = widen(native(load(left), array)), b = widen(native(load(right), array));
    return less(a, b) ? -1 : less(b, a) ? 1 : 0;
}

static int
arg_max(void *data, npy_intp count, npy_intp *place, void *Py_UNUSED(array))
{
    const char *at = data;
    float best = widen(load(at));
    *place = 0;
    for (npy_intp i = 1; i < count && best == best; i++) {
        float value = widen(load(at + 2 * i));
        if (!(value <= best)) {
            best = value;
            *place = i;
        }
    }
    return 0;
}

static int
arg_min(void *data, npy_intp count, npy_intp *place, void *Py_UNUSED(array))
{
    const char *at = data;
    float best = widen(load(at));
    *place = 0;
    for (npy_intp i = 1; i < count && best == best; i++) {
        float value = widen(load(at + 2 * i));
        if (!(value >= best)) {
            best = value;
            *place = i;
        }
    }
    return 0;
}

static int
fill(void *data, npy_intp count, void *Py_UNUSED(array))
{
    char *at = data;
    float start = widen(load(at)), step = widen(load(at + 2)) - start;
    for (npy_intp i = 2; i < count; i++)
        store(at + 2 * i, narrow(start + (float)i * step));
    return 0;
}

static int
fill_with_scalar(void *data, npy_intp count, void *value, void *Py_UNUSED(array))
{
    for (npy_intp i = 0; i < count; i++)
        store((char *)data + 2 * i, load(value));
    return 0;
}

/* ---- sorting: by the bytes of a key, stable, in time that does not depend on the order ---- */

/* In the order of the numbers: zeros of both signs are equal, NaN is last. */
static inline uint16_t
key_of(uint16_t bits)
{
    if ((bits & 0x7fff) > 0x7f80)
        return 0xffff;
    return bits == 0x8000 ? bits : (uint16_t)(bits & 0x8000 ? ~bits : bits | 0x8000);
}

/* Where the elements with each byte at `shift` of their keys begin, the first `count` of them in memory, or those with the numbers in `places`. */
static void
count_bytes(const char *data, const npy_intp *places, npy_intp count, int shift, npy_intp *begins)
{
    memset(begins, 0, 256 * sizeof *begins);
    for (npy_intp i = 0; i < count; i++)
        begins[key_of(load(data + 2 * (places != NULL ? places[i] : i))) >> shift & 0xff]++;
    for (npy_intp byte = 0, sum = 0; byte < 256; byte++) {
        npy_intp number = begins[byte];
        begins[byte] = sum;
        sum += number;
    }
}

static int
sort(void *data, npy_intp count, void *Py_UNUSED(array))
{
    npy_intp begins[256];
    uint16_t *other = malloc(count > 0 ? (size_t)count * 2 : 1);
    if (other == NULL)
        return -1;
    uint16_t *from = data, *to = other;
    for (int shift = 0; shift < 16; shift += 8) {
        count_bytes((char *)from, NULL, count, shift, begins);
        for (npy_intp i = 0; i < count; i++)
            to[begins[key_of(from[i]) >> shift & 0xff]++] = from[i];
        from = other;
        to = data;
    }
    free(other);
    return 0;
}

static int
arg_sort(void *data, npy_intp *places, npy_intp count, void *Py_UNUSED(array))
{
    npy_intp begins[256], *other = malloc(count > 0 ? (size_t)count * sizeof *other : 1);
    if (other == NULL)
        return -1;
    npy_intp *from = places, *to = other;
    for (int shift = 0; shift < 16; shift += 8) {
        count_bytes(data, from, count, shift, begins);
        for (npy_intp i = 0; i < count; i++)
            to[begins[key_of(load((char *)data + 2 * from[i])) >> shift & 0xff]++] = from[i];
        from = other;
        to = places;
    }
    free(other);
    return 0;
}

static PyArray_ArrFuncs functions;

/* ---- casts: by way of float32, as NumPy's own of float32 do the rest ---- */
#define CASTS(name, type) \
    static void from_##name(void *from, void *to, npy_intp count, void *Py_UNUSED(a), void *Py_UNUSED(b)) \
    { \
        const type *source = from; \
        uint16_t *target = to; \
        for (npy_intp i = 0; i < count; i++) \
            target[i] = narrow((float)source[i]); \
    } \
    static void to_##name(void *from, void *to, npy_intp count, void *Py_UNUSED(a), void *Py_UNUSED(b)) \
    { \
        const uint16_t *source = from; \
        type *target = to; \
        for (npy_intp i = 0; i < count; i++) \
            target[i] = (type)widen(source[i]); \
    }
CASTS(byte, npy_byte) CASTS(ubyte, npy_ubyte) CASTS(short, npy_short) CASTS(ushort, npy_ushort) CASTS(int, npy_int)
CASTS(uint, npy_uint) CASTS(long, npy_long) CASTS(ulong, npy_ulong) CASTS(longlong, npy_longlong)
CASTS(ulonglong, npy_ulonglong) CASTS(float, npy_float) CASTS(double, npy_double) CASTS(longdouble, npy_longdouble)

static float
widen_half(uint16_t half)
{
    uint32_t bits = (uint32_t)(half & 0x7fff) << 13;
    float value;
    memcpy(&value, &bits, sizeof value);
    value *= 0x1p112f; /* the exponent's bias, which brings halves below the normal ones to their value, too */
    memcpy(&bits, &value, sizeof bits);
    bits |= (uint32_t)(half & 0x8000) << 16 | ((half & 0x7c00) == 0x7c00 ? 0x7f800000 : 0);
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint16_t
narrow_to_half(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    uint16_t sign = (uint16_t)(bits >> 16 & 0x8000);
    bits &= 0x7fffffff;
    if (bits > 0x7f800000)
        return (uint16_t)(sign | 0x7e00 | (bits >> 13 & 0x3ff));
    if (bits >= 0x477ff000) /* from the middle between the largest half and the next power of two on */
        return (uint16_t)(sign | 0x7c00);
    if (bits < 0x38800000) { /* less than the normal halves: the processor rounds to multiples of the smallest one */
        memcpy(&value, &bits, sizeof value);
        value += 0.5f;
        memcpy(&bits, &value, sizeof bits);
        return (uint16_t)(sign | (bits - 0x3f000000));
    }
    return (uint16_t)(sign | ((bits - 0x38000000 + 0xfff + (bits >> 13 & 1)) >> 13));
}

#define LOOP(name, from_type, to_type, expression) \
    static void name(void *from, void *to, npy_intp count, void *Py_UNUSED(a), void *Py_UNUSED(b)) \
    { \
        const from_type *source = from; \
        to_type *target = to; \
        for (npy_intp i = 0; i < count; i++) \
            expression; \
    }
typedef struct { float real, imag; } Complex64;
typedef struct { double real, imag; } Complex128;
typedef struct { npy_longdouble real, imag; } ComplexLong;
LOOP(from_half, uint16_t, uint16_t, target[i] = narrow(widen_half(source[i])))
LOOP(to_half, uint16_t, uint16_t, target[i] = narrow_to_half(widen(source[i])))
LOOP(from_bool, npy_bool, uint16_t, target[i] = source[i] ? 0x3f80 : 0)
LOOP(to_bool, uint16_t, npy_bool, target[i] = (source[i] & 0x7fff) != 0)
LOOP(from_cfloat, Complex64, uint16_t, target[i] = narrow(source[i].real))
LOOP(from_cdouble, Complex128, uint16_t, target[i] = narrow((float)source[i].real))
LOOP(from_clongdouble, ComplexLong, uint16_t, target[i] = narrow((float)source[i].real))
LOOP(to_cfloat, uint16_t, Complex64, (target[i].real = widen(source[i]), target[i].imag = 0))
LOOP(to_cdouble, uint16_t, Complex128, (target[i].real = widen(source[i]), target[i].imag = 0))
LOOP(to_clongdouble, uint16_t, ComplexLong, (target[i].real = widen(source[i]), target[i].imag = 0))

#define BOTH(name, number) {number, from_##name, to_##name}
static const struct { int typenum; PyArray_VectorUnaryFunc *from, *to; } casts[] = {
    BOTH(bool, NPY_BOOL), BOTH(byte, NPY_BYTE), BOTH(ubyte, NPY_UBYTE), BOTH(short, NPY_SHORT), BOTH(ushort, NPY_USHORT), BOTH(int, NPY_INT),
    BOTH(uint, NPY_UINT), BOTH(long, NPY_LONG), BOTH(ulong, NPY_ULONG), BOTH(longlong, NPY_LONGLONG), BOTH(ulonglong, NPY_ULONGLONG),
    BOTH(half, NPY_HALF), BOTH(float, NPY_FLOAT), BOTH(double, NPY_DOUBLE), BOTH(longdouble, NPY_LONGDOUBLE), BOTH(cfloat, NPY_CFLOAT),
    BOTH(cdouble, NPY_CDOUBLE), BOTH(clongdouble, NPY_CLONGDOUBLE),
};
static const int holding[] = {NPY_FLOAT, NPY_DOUBLE, NPY_LONGDOUBLE, NPY_CFLOAT, NPY_CDOUBLE, NPY_CLONGDOUBLE}; /* all that bfloat16 has */

/* ---- its scalars: what NumPy gives of one element. They do what NumPy's generic scalars do, by way of an array. ---- */
typedef struct {
    PyObject_HEAD
    uint16_t bits;
} ScalarObject;

static PyObject *
scalar_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"", NULL};
    PyObject *value;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:bfloat16", keywords, &value))
        return NULL;
    uint16_t bits;
    if (set_item(value, &bits, NULL) < 0)
        return NULL;
    ScalarObject *scalar = (ScalarObject *)type->tp_alloc(type, 0);
    if (scalar != NULL)
        scalar->bits = bits;
    return (PyObject *)scalar;
}

static double scalar_value(PyObject *scalar) { return widen(((ScalarObject *)scalar)->bits); }

static PyObject *
scalar_repr(PyObject *self)
{
    PyObject *value = PyFloat_FromDouble(scalar_value(self)), *text = value == NULL ? NULL : PyObject_Str(value);
    Py_XDECREF(value);
    return text;
}

static Py_hash_t scalar_hash(PyObject *self) { return _Py_HashDouble(self, scalar_value(self)); }

static PyObject *
scalar_compare(PyObject *self, PyObject *other, int comparison)
{
    PyObject *value = PyFloat_FromDouble(scalar_value(self));
    PyObject *against = !Py_IS_TYPE(other, Py_TYPE(self)) ? Py_NewRef(other) : PyFloat_FromDouble(scalar_value(other));
    PyObject *result = value == NULL || against == NULL ? NULL : PyObject_RichCompare(value, against, comparison);
    Py_XDECREF(value);
    Py_XDECREF(against);
    return result;
}

static PyTypeObject Scalar_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.bfloat16",
    .tp_doc = "bfloat16(number, /)\n--\n\nOne element of the NumPy dtype bfloat16.",
    .tp_basicsize = sizeof(ScalarObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = scalar_new,
    .tp_repr = scalar_repr,
    .tp_str = scalar_repr,
    .tp_hash = scalar_hash,
    .tp_richcompare = scalar_compare,
};

static int
register_casts(void)
{
    for (size_t i = 0; i < sizeof casts / sizeof *casts; i++) {
        PyArray_Descr *other = PyArray_DescrFromType(casts[i].typenum);
        int status = other == NULL ? -1 : PyArray_RegisterCastFunc(other, bfloat16_typenum, casts[i].from);
        Py_XDECREF(other);
        if (status < 0 || PyArray_RegisterCastFunc(descr_of_bfloat16, casts[i].typenum, casts[i].to) < 0)
            return -1;
    }
    for (size_t i = 0; i < sizeof holding / sizeof *holding; i++)
        if (PyArray_RegisterCanCast(descr_of_bfloat16, holding[i], NPY_NOSCALAR) < 0)
            return -1;
    for (size_t i = 0; i < sizeof casts / sizeof *casts; i++) { /* asked now, so that it is decided now */
        (void)PyArray_CanCastSafely(bfloat16_typenum, casts[i].typenum);
        (void)PyArray_CanCastSafely(casts[i].typenum, bfloat16_typenum);
    }
    return 0;
}

/* ---- DLPack ---- */
typedef struct { void *data; int32_t device[2]; int32_t ndim; uint8_t code, bits; uint16_t lanes; } DLTensorHead;
typedef struct { uint32_t version[2]; void *context; void (*deleter)(void *); uint64_t flags; DLTensorHead tensor; } DLVersionedHead;
enum { DLPACK_INT = 0, DLPACK_BFLOAT = 4 };

/* dlpack_rename(capsule, to_bits): say int16 of what is said to be bfloat16, or the other way. NumPy passes on int16 alone. */
static PyObject *
dlpack_rename(PyObject *Py_UNUSED(module), PyObject *args)
{
    PyObject *capsule;
    int to_bits;
    if (!PyArg_ParseTuple(args, "Op:dlpack_rename", &capsule, &to_bits))
        return NULL;
    DLTensorHead *tensor;
    if (PyCapsule_IsValid(capsule, "dltensor"))
        tensor = PyCapsule_GetPointer(capsule, "dltensor");
    else if (PyCapsule_IsValid(capsule, "dltensor_versioned"))
        tensor = &((DLVersionedHead *)PyCapsule_GetPointer(capsule, "dltensor_versioned"))->tensor;
    else
        Py_RETURN_FALSE; /* whoever asked for it says what is wrong with it */
    if (tensor->code != (to_bits ? DLPACK_BFLOAT : DLPACK_INT) || tensor->bits != 16 || tensor->lanes != 1)
        Py_RETURN_FALSE;
    tensor->code = to_bits ? DLPACK_INT : DLPACK_BFLOAT;
    Py_RETURN_TRUE;
}

static PyMethodDef methods[] = {
    {"dlpack_rename", dlpack_rename, METH_VARARGS,
     "dlpack_rename(capsule, to_bits, /)\n--\n\nSay int16 of bfloat16 in a DLPack capsule, or the other way. Whether it was that."},
    {NULL, NULL, 0, NULL},
};

int
bfloat16_init(PyObject *module)
{
    Scalar_Type.tp_base = &PyGenericArrType_Type;
    if (PyType_Ready(&Scalar_Type) < 0)
        return -1;
    PyArray_InitArrFuncs(&functions);
    functions.getitem = get_item;
    functions.setitem = set_item;
    functions.copyswap = copy_swap;
    functions.copyswapn = copy_swap_n;
    functions.nonzero = nonzero;
    functions.compare = compare;
    functions.argmax = arg_max;
    functions.argmin = arg_min;
    functions.fill = fill;
    for (int kind = 0; kind < NPY_NSORTS; kind++) {
        functions.sort[kind] = sort;
        functions.argsort[kind] = arg_sort;
    }
    functions.fillwithscalar = fill_with_scalar;
    static PyArray_DescrProto prototype; /* NumPy keeps it */
    prototype.typeobj = &Scalar_Type;
    prototype.kind = 'V';
    prototype.type = 'E';
    prototype.byteorder = '=';
    prototype.elsize = sizeof(uint16_t);
    prototype.alignment = _Alignof(uint16_t);
    prototype.f = &functions;
    prototype.hash = -1;
    Py_SET_TYPE(&prototype, &PyArrayDescr_Type);
    bfloat16_typenum = PyArray_RegisterDataType(&prototype);
    if (bfloat16_typenum < 0)
        return -1;
    descr_of_bfloat16 = PyArray_DescrFromType(bfloat16_typenum);
    if (descr_of_bfloat16 == NULL || register_casts() < 0)
        return -1;
    descr_of_bfloat16->kind = 'f';
    return PyModule_AddObjectRef(module, "bfloat16", (PyObject *)&Scalar_Type) < 0 ? -1 : PyModule_AddFunctions(module, methods);
}
