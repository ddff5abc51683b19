/* Runs row blocks: several kernels in turn over a few rows at a time, so that what one leaves for the next stays in the cache. */
#include "threads.h"
#include "framestance.h"
#include <string.h>

#define LINE 64

/* Memory for the longest block of every local value: where each begins in it, and the size of all. */
static size_t
place_locals(const Blocks *blocks, const int64_t *ints, int64_t longest, size_t *places)
{
    size_t size = 0;
    for (int i = 0; i < blocks->nlocals; i++) {
        places[i] = size;
        size += ((size_t)(ints[blocks->local_regs[i]] * longest) + LINE - 1) / LINE * LINE;
    }
    return size;
}

typedef struct { int64_t number, first, last; } Block; /* its number in its member of the batch, and its rows */

static int32_t
run_part(const BlocksCall *call, const BlockPart *part, const int64_t *member, const Block *block, char *memory, const size_t *places)
{
    const int64_t *ints = call->ints;
    void *pointers[part->npointers + 1];
    int64_t sizes[part->nints + 1];
    for (int i = 0; i < part->npointers; i++) {
        const BlockPointer *pointer = &part->pointers[i];
        if (pointer->local >= 0) { /* as if the rows before the block were there too */
            pointers[i] = (void *)((uintptr_t)(memory + places[pointer->local]) - (uintptr_t)(block->first * ints[call->blocks->local_regs[pointer->local]]));
            continue;
        }
        int64_t offset = ints[pointer->offset_reg];
        for (int axis = 0; axis < call->blocks->nbatch; axis++)
            offset += member[axis] * ints[pointer->stride_regs[axis]];
        pointers[i] = call->data[pointer->slot] + offset * pointer->itemsize;
    }
    for (int i = 0; i < part->nints; i++)
        sizes[i] = ints[part->int_regs[i]];
    if (part->rate_reg < 0)
        return part->function(pointers, sizes, NULL, block->number, block->number + 1);
    int64_t rate = ints[part->rate_reg];
    return part->function(pointers, sizes, NULL, block->first * rate, block->last * rate);
}

int32_t
blocks_items(const BlocksCall *call, int64_t low, int64_t high)
{
    const Blocks *blocks = call->blocks;
    const int64_t *ints = call->ints;
    int64_t rows = ints[blocks->frame_regs[blocks->nbatch]], rows_each = ints[blocks->block_reg];
    int64_t blocks_each = rows / rows_each > 1 ? rows / rows_each : 1;
    size_t places[blocks->nlocals + 1], size = place_locals(blocks, ints, rows - (blocks_each - 1) * rows_each, places);
    char *memory = size > 0 ? memory_take(size) : NULL;
    if (size > 0 && memory == NULL)
        return 1; /* the original code will tell */
    int32_t status = 0;
    for (int64_t item = low; item < high; item++) {
        int64_t member[blocks->nbatch + 1], rest = item / blocks_each;
        for (int axis = blocks->nbatch - 1; axis >= 0; axis--) {
            int64_t count = ints[blocks->frame_regs[axis]];
            member[axis] = rest % count;
            rest /= count;
        }
        Block block = {item % blocks_each, item % blocks_each * rows_each, 0};
        block.last = block.number == blocks_each - 1 ? rows : block.first + rows_each;
        for (int i = 0; i < blocks->nparts; i++)
            status |= run_part(call, &blocks->parts[i], member, &block, memory, places);
    }
    if (memory != NULL)
        memory_give(memory);
    return status;
}

int
run_blocks(const Step *step, const Run *run)
{
    BlocksCall blocks = {step->blocks, run->data, run->ints};
    return run_items(&(KernelCall){.blocks = &blocks}, run->ints[step->range_reg], step->cost) == 0 ? RUN_OK : RUN_AGAIN_EAGERLY;
}
