/* Parts of one kernel on several threads. */
#ifndef FRAMESTANCE_THREADS_H
#define FRAMESTANCE_THREADS_H
#include "artifact.h"
#include <signal.h>

typedef struct {
    const Blocks *blocks;
    char *const *data;          /* per slot */
    const int64_t *ints;
} BlocksCall;
/* Blocks low..high of the batch; nonzero if something in them failed. */
int32_t blocks_items(const BlocksCall *call, int64_t low, int64_t high);

typedef struct {
    const BlocksCall *blocks;   /* the items are blocks, and nothing else here is set; NULL otherwise */
    KernelFunction function;
    void **pointers;
    const int64_t *ints;
    const void *scalars;
    int npointers, nstreamed;
    const uint8_t *itemsizes;   /* of the first pointers, which are results */
    bool past_cache;            /* these are larger than the cache, and are written past it */
} KernelCall;
/* The items low..high; nonzero if something in them failed. */
int32_t kernel_items(const KernelCall *call, int64_t low, int64_t high);
/* The items 0..high at `cost` nanoseconds each, without the GIL and on several threads where that is worth it; nonzero if something failed. */
int32_t run_items(const KernelCall *call, int64_t high, double cost);

/* How many threads may run one kernel, the caller among them. */
int threads_wanted(void);
/* The kernel over 0..high, by as many of them as it is worth, at least two; nonzero if it failed anywhere. Without the GIL. */
int threads_run(const KernelCall *call, int64_t high, double worth);
#endif
