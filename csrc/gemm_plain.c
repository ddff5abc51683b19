/* Products of matrices with vectors of 16 bytes, which the compiler makes of whatever the processor has. */
#include "gemm.h"

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
