#ifndef FRAMESTANCE_GEMM_H
#define FRAMESTANCE_GEMM_H
#include <stddef.h>
#include <stdint.h>

/* target[i * width + j] = source[i + j * stride], for the i of one line and the j below `columns`, a multiple of as many */
typedef void (*Transpose)(char *target, int64_t width, const char *source, int64_t stride, int64_t columns);

/* For elements of 4 or 8 bytes, with vectors of 64, 32 or 16 bytes, which the processor must have. */
Transpose transpose_of(size_t size, size_t vector);

#endif
