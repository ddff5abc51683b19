/* Products of matrices with vectors of 32 bytes. Called only where the processor has them. */
#include "gemm.h"
#if defined(__x86_64__)
#include <immintrin.h>

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
