/* Products of matrices with vectors of 64 bytes. Called only where the processor has them. */
#include "gemm.h"
#if defined(__x86_64__)
#include <immintrin.h>

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
#endif
