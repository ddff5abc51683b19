/* Square tiles of a matrix, transposed in vector registers: kernels call these for operands that lie along another axis than their result.
 *
 * LLVM could do it inside of the kernel, but takes half a second over the sixty-four shuffles. */
#include "framestance.h"
#include "gemm.h"
#include <string.h>

#if defined(__x86_64__) && defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define HAS_VECTORS 1
#endif
#endif

#define TILE_BYTES 64 /* of a row that is read: one cache line */

#define PLAIN(NAME, TYPE) \
    static void NAME(char *target, int64_t width, const char *source, int64_t stride, int64_t columns) \
    { \
        TYPE *to = (TYPE *)target; \
        const TYPE *from = (const TYPE *)source; \
        for (int64_t i = 0; i < (int64_t)(TILE_BYTES / sizeof(TYPE)); i++) \
            for (int64_t j = 0; j < columns; j++) \
                to[i * width + j] = from[i + j * stride]; \
    }
PLAIN(plain_4, uint32_t)
PLAIN(plain_8, uint64_t)

#ifdef HAS_VECTORS
/* Pairs of rows exchange blocks of `h` elements, for h = 1, 2, 4, ...: place k takes what the mask says of the two rows one after the other. */
#define AT(n, h, k) ((n) * (((k) / (h)) % 2) + (k) - (h) * (((k) / (h)) % 2))
#define LOW4(h) AT(4, h, 0), AT(4, h, 1), AT(4, h, 2), AT(4, h, 3)
#define HIGH4(h) AT(4, h, 0) + (h), AT(4, h, 1) + (h), AT(4, h, 2) + (h), AT(4, h, 3) + (h)
#define OF8(h, add) \
    AT(8, h, 0) + (add), AT(8, h, 1) + (add), AT(8, h, 2) + (add), AT(8, h, 3) + (add), AT(8, h, 4) + (add), AT(8, h, 5) + (add), AT(8, h, 6) + (add), \
        AT(8, h, 7) + (add)
#define OF16(h, add) \
    AT(16, h, 0) + (add), AT(16, h, 1) + (add), AT(16, h, 2) + (add), AT(16, h, 3) + (add), AT(16, h, 4) + (add), AT(16, h, 5) + (add), \
        AT(16, h, 6) + (add), AT(16, h, 7) + (add), AT(16, h, 8) + (add), AT(16, h, 9) + (add), AT(16, h, 10) + (add), AT(16, h, 11) + (add), \
        AT(16, h, 12) + (add), AT(16, h, 13) + (add), AT(16, h, 14) + (add), AT(16, h, 15) + (add)
#define EXCHANGE(N, h, LOWER, UPPER) \
    _Pragma("GCC unroll 16") for (int j = 0; j < (N); j++) if (!(j & (h))) { \
        Vector a = rows[j], b = rows[j + (h)]; \
        rows[j] = __builtin_shufflevector(a, b, LOWER); \
        rows[j + (h)] = __builtin_shufflevector(a, b, UPPER); \
    }
#define STAGES_4 EXCHANGE(4, 1, LOW4(1), HIGH4(1)) EXCHANGE(4, 2, LOW4(2), HIGH4(2))
#define STAGES_8 EXCHANGE(8, 1, OF8(1, 0), OF8(1, 1)) EXCHANGE(8, 2, OF8(2, 0), OF8(2, 2)) EXCHANGE(8, 4, OF8(4, 0), OF8(4, 4))
#define STAGES_16 \
    EXCHANGE(16, 1, OF16(1, 0), OF16(1, 1)) EXCHANGE(16, 2, OF16(2, 0), OF16(2, 2)) EXCHANGE(16, 4, OF16(4, 0), OF16(4, 4)) \
    EXCHANGE(16, 8, OF16(8, 0), OF16(8, 8))
#define VECTORS(NAME, TARGET, TYPE, N) \
    __attribute__((target(TARGET))) static void NAME(char *target, int64_t width, const char *source, int64_t stride, int64_t columns) \
    { \
        typedef TYPE Vector __attribute__((vector_size(N * sizeof(TYPE)))); \
        TYPE *to = (TYPE *)target; \
        const TYPE *from = (const TYPE *)source; \
        for (int64_t first = 0; first < columns; first += N) \
            for (int64_t line = 0; line < (int64_t)(TILE_BYTES / sizeof(TYPE)); line += N) { \
                Vector rows[N]; \
                _Pragma("GCC unroll 16") for (int j = 0; j < N; j++) memcpy(&rows[j], from + line + (first + j) * stride, sizeof(Vector)); \
                STAGES_##N \
                _Pragma("GCC unroll 16") for (int i = 0; i < N; i++) memcpy(to + (line + i) * width + first, &rows[i], sizeof(Vector)); \
            } \
    }
VECTORS(avx2_4, "avx2", float, 8)
VECTORS(avx2_8, "avx2", double, 4)
VECTORS(avx512_4, "avx512f", float, 16)
VECTORS(avx512_8, "avx512f", double, 8)
#endif

Transpose
transpose_of(size_t size, size_t vector)
{
#ifdef HAS_VECTORS
    if (vector == 64)
        return size == 4 ? avx512_4 : avx512_8;
    if (vector == 32)
        return size == 4 ? avx2_4 : avx2_8;
#endif
    (void)vector;
    return size == 4 ? plain_4 : plain_8;
}

static size_t
widest(void)
{
#ifdef HAS_VECTORS
    if (__builtin_cpu_supports("avx512f"))
        return 64;
    if (__builtin_cpu_supports("avx2"))
        return 32;
#endif
    return 16;
}

/* Also the forms that this processor would not choose, for tests. */
static PyObject *
transposes(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(ignored))
{
    PyObject *found = PyDict_New();
    struct { const char *name; Transpose function; } all[] = {
        {"transpose_4", transpose_of(4, widest())}, {"transpose_8", transpose_of(8, widest())}, {"plain_4", plain_4}, {"plain_8", plain_8},
#ifdef HAS_VECTORS
        {"avx2_4", __builtin_cpu_supports("avx2") ? avx2_4 : NULL}, {"avx2_8", __builtin_cpu_supports("avx2") ? avx2_8 : NULL},
#endif
    };
    for (size_t i = 0; found != NULL && i < sizeof all / sizeof *all; i++) {
        void *address;
        memcpy(&address, &all[i].function, sizeof address);
        PyObject *number = PyLong_FromVoidPtr(address);
        if (number == NULL || PyDict_SetItemString(found, all[i].name, number) < 0)
            Py_CLEAR(found);
        Py_XDECREF(number);
    }
    return found;
}

static PyMethodDef functions[] = {
    {"transposes", transposes, METH_NOARGS, "Name -> address of the functions that transpose tiles of elements of 4 or 8 bytes."},
    {NULL, NULL, 0, NULL},
};

int
transpose_init(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
