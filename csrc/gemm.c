/* Products of matrices. Kernels call them by address, with operands of any strides: the columns of the second and the axis along which is summed up may
 * each be several axes of an array, so that a convolution reads its windows where they are. gemm_template.h has the algorithm: tiles of the result in
 * registers, times columns packed side by side for the cache nearest to the core that holds them.
 *
 * A sum goes through its products in the order of the axes, in parts that depend on their number alone; so results do not depend on how rows or
 * columns are divided between threads. Errors of floating-point arithmetic are noted for elements of the result only. */
#include "framestance.h"
#include "gemm.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

enum {
    LINE = 64, /* bytes of a cache line */
    DEPTH = 320, /* products that are summed up at a time, at most: that many rows of a panel stay in the first cache */
    BLOCK = 768 * 1024, /* bytes of packed columns, at most */
    WINDOWS_BLOCK = 128 * 1024, /* bytes that the columns would take which tiles read where they are: what they are made of stays in the first cache */
    MOST_COLUMNS = 1024,
    SMALL = 256 * 1024, /* bytes of columns that are faster read where they are */
    FEW = 8, /* tiles of columns that are not worth packing a panel of rows for */
    LONGEST = 4096, /* products of a single column that are summed up at a time */
    PAGE = 4096, /* rows that far apart fall on one place in the first cache */
    WAYS = 8, /* which has so many of each place */
    AXES = 8,
};

static int64_t block_bytes = BLOCK; /* bytes of packed columns, for the second cache */

static inline int64_t
least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* The size of the fewest equal parts of at most `most`. */
static inline int64_t
even_parts(int64_t whole, int64_t most)
{
    if (whole <= most)
        return whole > 0 ? whole : 1;
    int64_t parts = (whole + most - 1) / most;
    return (whole + parts - 1) / parts;
}

/* ---- memory of a thread's, for packing ---- */

static _Thread_local struct { void *memory; size_t size; } mine;
static pthread_key_t ending;
static int has_ending; /* 0 where there was no key left: what a thread had is lost when it ends */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void
end(void *memory)
{
    mine.memory = NULL, mine.size = 0; /* what else ends with the thread may multiply, too */
    free(memory);
}

static void
begin(void)
{
    has_ending = pthread_key_create(&ending, end) == 0;
}

static void *
workspace(size_t size)
{
    if (size > mine.size) {
        pthread_once(&once, begin);
        size = (size + 4095) / 4096 * 4096;
        void *memory = aligned_alloc(4096, size);
        if (memory == NULL)
            return NULL;
        free(mine.memory);
        mine.memory = memory, mine.size = size;
        if (has_ending)
            pthread_setspecific(ending, memory);
    }
    return mine.memory;
}

/* ---- several axes gone through as one ---- */

typedef struct {
    int64_t count, rank, size[AXES], step[AXES], other[AXES], at[AXES], place, target;
} Steps;

/* From (rank, then for each axis its size, its step, and of columns that of the result); `first`, if not negative, is the size of the first axis. */
static const int64_t *
steps_from(Steps *steps, const int64_t *shape, int fields, int64_t first)
{
    steps->rank = *shape++;
    steps->count = 1;
    for (int64_t i = 0; i < steps->rank; i++, shape += fields) {
        steps->size[i] = i == 0 && first >= 0 ? first : shape[0];
        steps->step[i] = shape[1];
        steps->other[i] = fields == 3 ? shape[2] : 0;
        steps->count *= steps->size[i];
    }
    return shape;
}

static void
steps_begin(Steps *steps)
{
    memset(steps->at, 0, sizeof steps->at);
    steps->place = steps->target = 0;
}

/* The places of the next `count` items, and of these in the result. */
static void
steps_take(Steps *steps, int64_t count, int64_t *places, int64_t *targets)
{
    int64_t last = steps->rank - 1, step = steps->step[last], other = steps->other[last];
    while (count > 0) {
        int64_t run = least(count, steps->size[last] - steps->at[last]);
        for (int64_t j = 0; j < run; j++)
            *places++ = steps->place + j * step;
        for (int64_t j = 0; targets != NULL && j < run; j++)
            *targets++ = steps->target + j * other;
        count -= run;
        steps->at[last] += run, steps->place += run * step, steps->target += run * other;
        for (int64_t d = last; d > 0 && steps->at[d] == steps->size[d]; d--) {
            steps->place += steps->step[d - 1] - steps->size[d] * steps->step[d];
            steps->target += steps->other[d - 1] - steps->size[d] * steps->other[d];
            steps->at[d] = 0;
            steps->at[d - 1]++;
        }
    }
}

/* ---- for each kind of vectors ---- */

#if defined(__x86_64__)
#define T float
#define W 16
#define ROWS 14
#define PANEL 16
#define TARGET __attribute__((target("avx512f,fma")))
#define NAME(x) avx512_float32_##x
#define ALL(x) _mm512_set1_ps(x)
#define SUM_OF(v) _mm512_reduce_add_ps((__m512)(v))
#define PART __mmask16
#define PART_OF(n) ((__mmask16)((1u << (n)) - 1))
#define LOAD_PART(p, part) _mm512_maskz_loadu_ps(part, p)
#define LOAD_REPEATING LOAD_PART
#define COMPRESS(part, v) _mm512_maskz_compress_ps(part, v)
#define STORE_PART(p, v, part) _mm512_mask_storeu_ps(p, part, (__m512)(v))
#define JOIN(p, q) (__m512)_mm512_insertf64x4(_mm512_castpd256_pd512(_mm256_loadu_pd((const double *)(p))), _mm256_loadu_pd((const double *)(q)), 1)
#define MULTIPLY_ADD(x, y, z) _mm512_fmadd_ps((__m512)(x), (__m512)(y), (__m512)(z))
#define MULTIPLY_ADD_PART(x, y, z, part) _mm512_mask3_fmadd_ps((__m512)(x), (__m512)(y), (__m512)(z), part)
#include "gemm_template.h"

#define T double
#define W 8
#define ROWS 14
#define PANEL 16
#define TARGET __attribute__((target("avx512f,fma")))
#define NAME(x) avx512_float64_##x
#define ALL(x) _mm512_set1_pd(x)
#define SUM_OF(v) _mm512_reduce_add_pd((__m512d)(v))
#define PART __mmask8
#define PART_OF(n) ((__mmask8)((1u << (n)) - 1))
#define LOAD_PART(p, part) _mm512_maskz_loadu_pd(part, p)
#define LOAD_REPEATING LOAD_PART
#define COMPRESS(part, v) _mm512_maskz_compress_pd(part, v)
#define STORE_PART(p, v, part) _mm512_mask_storeu_pd(p, part, (__m512d)(v))
#define JOIN(p, q) _mm512_insertf64x4(_mm512_castpd256_pd512(_mm256_loadu_pd(p)), _mm256_loadu_pd(q), 1)
#define MULTIPLY_ADD(x, y, z) _mm512_fmadd_pd((__m512d)(x), (__m512d)(y), (__m512d)(z))
#define MULTIPLY_ADD_PART(x, y, z, part) _mm512_mask3_fmadd_pd((__m512d)(x), (__m512d)(y), (__m512d)(z), part)
#include "gemm_template.h"

static const int32_t masks[16] = {-1, -1, -1, -1, -1, -1, -1, -1};

__attribute__((target("avx2"))) static inline float
avx2_sum_float32(__m256 v)
{
    __m128 four = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1)), two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    return _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)));
}

__attribute__((target("avx2"))) static inline double
avx2_sum_float64(__m256d v)
{
    __m128d two = _mm_add_pd(_mm256_castpd256_pd128(v), _mm256_extractf128_pd(v, 1));
    return _mm_cvtsd_f64(_mm_add_sd(two, _mm_unpackhi_pd(two, two)));
}

#define T float
#define W 8
#define ROWS 6
#define PANEL 8
#define TARGET __attribute__((target("avx2,fma")))
#define NAME(x) avx2_float32_##x
#define ALL(x) _mm256_set1_ps(x)
#define SUM_OF(v) avx2_sum_float32((__m256)(v))
#define PART __m256i
#define PART_OF(n) _mm256_loadu_si256((const __m256i *)(masks + 8 - (n)))
#define LOAD_PART(p, part) _mm256_maskload_ps(p, part)
#define LOAD_REPEATING(p, part) _mm256_blendv_ps(_mm256_broadcast_ss(p), _mm256_maskload_ps(p, part), (__m256)(part))
#define STORE_PART(p, v, part) _mm256_maskstore_ps(p, part, (__m256)(v))
#define JOIN(p, q) _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(p)), _mm_loadu_ps(q), 1)
#define MULTIPLY_ADD(x, y, z) _mm256_fmadd_ps((__m256)(x), (__m256)(y), (__m256)(z))
#define MULTIPLY_ADD_PART(x, y, z, part) MULTIPLY_ADD(x, y, z)
#include "gemm_template.h"

#define T double
#define W 4
#define ROWS 6
#define PANEL 8
#define TARGET __attribute__((target("avx2,fma")))
#define NAME(x) avx2_float64_##x
#define ALL(x) _mm256_set1_pd(x)
#define SUM_OF(v) avx2_sum_float64((__m256d)(v))
#define PART __m256i
#define PART_OF(n) _mm256_loadu_si256((const __m256i *)(masks + 8 - 2 * (n)))
#define LOAD_PART(p, part) _mm256_maskload_pd(p, part)
#define LOAD_REPEATING(p, part) _mm256_blendv_pd(_mm256_broadcast_sd(p), _mm256_maskload_pd(p, part), (__m256d)(part))
#define STORE_PART(p, v, part) _mm256_maskstore_pd(p, part, (__m256d)(v))
#define JOIN(p, q) _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(p)), _mm_loadu_pd(q), 1)
#define MULTIPLY_ADD(x, y, z) _mm256_fmadd_pd((__m256d)(x), (__m256d)(y), (__m256d)(z))
#define MULTIPLY_ADD_PART(x, y, z, part) MULTIPLY_ADD(x, y, z)
#include "gemm_template.h"
#endif

/* Vectors of 16 bytes, which the compiler makes of whatever the processor has. */
#define PLAIN_VECTORS(TYPE, LANES) \
    typedef TYPE plain_##TYPE##_vector __attribute__((vector_size(16))); \
    static inline plain_##TYPE##_vector plain_##TYPE##_load(const TYPE *from, int64_t count, TYPE behind) \
    { \
        plain_##TYPE##_vector v; \
        for (int64_t i = 0; i < LANES; i++) \
            v[i] = i < count ? from[i] : behind; \
        return v; \
    } \
    static inline void plain_##TYPE##_store(TYPE *to, plain_##TYPE##_vector v, int64_t count) \
    { \
        for (int64_t i = 0; i < LANES; i++) \
            if (i < count) \
                to[i] = v[i]; \
    } \
    static inline TYPE plain_##TYPE##_sum(plain_##TYPE##_vector v) \
    { \
        TYPE total = v[0]; \
        for (int64_t i = 1; i < LANES; i++) \
            total += v[i]; \
        return total; \
    }
PLAIN_VECTORS(float, 4)
PLAIN_VECTORS(double, 2)

#define T float
#define W 4
#define ROWS 6
#define PANEL 8
#define TARGET
#define NAME(x) plain_float32_##x
#define ALL(x) ((plain_float_vector){0} + (x))
#define SUM_OF(v) plain_float_sum((plain_float_vector)(v))
#define PART int64_t
#define PART_OF(n) (n)
#define LOAD_PART(p, part) plain_float_load(p, part, 0)
#define LOAD_REPEATING(p, part) plain_float_load(p, part, *(p))
#define STORE_PART(p, v, part) plain_float_store(p, (plain_float_vector)(v), part)
#define JOIN(p, q) ((plain_float_vector){(p)[0], (p)[1], (q)[0], (q)[1]})
#define MULTIPLY_ADD(x, y, z) ((x) * (y) + (z))
#define MULTIPLY_ADD_PART(x, y, z, part) MULTIPLY_ADD(x, y, z)
#include "gemm_template.h"

#define T double
#define W 2
#define ROWS 6
#define PANEL 8
#define TARGET
#define NAME(x) plain_float64_##x
#define ALL(x) ((plain_double_vector){0} + (x))
#define SUM_OF(v) plain_double_sum((plain_double_vector)(v))
#define PART int64_t
#define PART_OF(n) (n)
#define LOAD_PART(p, part) plain_double_load(p, part, 0)
#define LOAD_REPEATING(p, part) plain_double_load(p, part, *(p))
#define STORE_PART(p, v, part) plain_double_store(p, (plain_double_vector)(v), part)
#define JOIN(p, q) ((plain_double_vector){*(p), *(q)})
#define MULTIPLY_ADD(x, y, z) ((x) * (y) + (z))
#define MULTIPLY_ADD_PART(x, y, z, part) MULTIPLY_ADD(x, y, z)
#include "gemm_template.h"

/* ---- what Python sees ---- */

typedef void (*Product)(int64_t m, const void *a, int64_t down, int64_t across, const void *b, void *c, int64_t width, const int64_t *shape, int64_t first);

static int
add_address(PyObject *found, const char *name, Product function)
{
    void *address;
    memcpy(&address, &function, sizeof address);
    PyObject *number = PyLong_FromVoidPtr(address);
    int failed = number == NULL || PyDict_SetItemString(found, name, number) < 0;
    Py_XDECREF(number);
    return failed ? -1 : 0;
}

/* Also the forms that this processor would not choose, for tests. */
static PyObject *
products(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(ignored))
{
    PyObject *found = PyDict_New();
    if (found == NULL)
        return NULL;
    Product single = plain_float32_product, twofold = plain_float64_product;
    int failed = add_address(found, "plain_float32", single) < 0 || add_address(found, "plain_float64", twofold) < 0;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
        single = avx2_float32_product, twofold = avx2_float64_product;
        failed = failed || add_address(found, "avx2_float32", single) < 0 || add_address(found, "avx2_float64", twofold) < 0;
    }
    if (__builtin_cpu_supports("avx512f"))
        single = avx512_float32_product, twofold = avx512_float64_product;
#endif
    failed = failed || add_address(found, "gemm_float32", single) < 0 || add_address(found, "gemm_float64", twofold) < 0;
    if (failed)
        Py_CLEAR(found);
    return found;
}

static PyMethodDef functions[] = {
    {"products", products, METH_NOARGS, "Name -> address of the functions that multiply matrices."},
    {NULL, NULL, 0, NULL},
};

int
gemm_init(PyObject *module)
{
#ifdef _SC_LEVEL2_CACHE_SIZE
    long cache = sysconf(_SC_LEVEL2_CACHE_SIZE);
    if (cache >= 128 * 1024) /* where it is known */
        block_bytes = least(BLOCK, cache / 4 * 3);
#endif
    return PyModule_AddFunctions(module, functions);
}
