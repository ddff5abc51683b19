/* What the parts of products of matrices share. They know nothing of Python, so that their slow compilation is done once for all versions of it. */
#ifndef FRAMESTANCE_GEMM_H
#define FRAMESTANCE_GEMM_H
#include <stddef.h>
#include <stdint.h>
#include <string.h>

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

/* ---- transpose.c ---- */

/* target[i * width + j] = source[i + j * stride], for the i of one line and the j below `columns`, a multiple of as many */
typedef void (*Transpose)(char *target, int64_t width, const char *source, int64_t stride, int64_t columns);

/* For elements of 4 or 8 bytes, with vectors of 64, 32 or 16 bytes, which the processor must have. */
Transpose transpose_of(size_t size, size_t vector);

/* ---- gemm.c ---- */

extern int64_t block_bytes;    /* of packed columns, for the second cache */
void *workspace(size_t size); /* memory of the running thread's, the same at each call; NULL where there is none */

/* ---- gemm_avx512.c, gemm_avx2.c and gemm_plain.c ---- */

#define PRODUCT(name) void name(int64_t m, const void *a, int64_t down, int64_t across, const void *b, void *c, int64_t width, const int64_t *shape, int64_t first)
typedef PRODUCT((*Product));
PRODUCT(avx512_float32_product);
PRODUCT(avx512_float64_product);
PRODUCT(avx2_float32_product);
PRODUCT(avx2_float64_product);
PRODUCT(plain_float32_product);
PRODUCT(plain_float64_product);

/* ---- several axes gone through as one ---- */

typedef struct {
    int64_t count, rank, size[AXES], step[AXES], other[AXES], at[AXES], place, target;
} Steps;

/* From (rank, then for each axis its size, its step, and of columns that of the result); `first`, if not negative, is the size of the first axis. */
static inline const int64_t *
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

static inline void
steps_begin(Steps *steps)
{
    memset(steps->at, 0, sizeof steps->at);
    steps->place = steps->target = 0;
}

/* The places of the next `count` items, and of these in the result. */
static inline void
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

#endif
