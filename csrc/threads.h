/* Parts of one kernel on several threads. */
#ifndef FRAMESTANCE_THREADS_H
#define FRAMESTANCE_THREADS_H
#include "artifact.h"
#include <signal.h>

/* How many threads may run one kernel, the caller among them. */
int threads_wanted(void);
/* The kernel over 0..high, by as many of them as it is worth, at least two; nonzero if it failed anywhere. Without the GIL. */
int threads_run(KernelFunction function, void **pointers, const int64_t *ints, const void *scalars, int64_t high, double worth);
#endif
