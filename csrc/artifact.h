/* A compiled stretch as data: allocate, run kernels by address, call eager rows, and build what the caller gets. */
#ifndef FRAMESTANCE_ARTIFACT_H
#define FRAMESTANCE_ARTIFACT_H
#include "intprogram.h"

#define MOST_STREAMED 4
typedef int32_t (*KernelFunction)(void **pointers, const int64_t *ints, const void *scalars, int64_t low, int64_t high);
enum { STEP_ALLOC, STEP_BUFFER, STEP_VIEW, STEP_KERNEL, STEP_EXTERN, STEP_FREE, STEP_CHECK, STEP_COMMIT, STEP_BLOCKS, STEP_UNDO, STEP_COUNT };
enum { HOLDS_NOTHING, HOLDS_ARRAY, HOLDS_BUFFER }; /* a slot, while the steps are read in order */
enum { SPEC_ARRAY, SPEC_TENSOR, SPEC_CONST, SPEC_INT, SPEC_VALUE, SPEC_TUPLE };

typedef struct ArgumentSpec {
    int kind, index, count;         /* slot, register or value; number of children */
    PyObject *obj;
    struct ArgumentSpec *children;
} ArgumentSpec;

typedef struct { int value; char kind; uint8_t size; } ScalarSpec; /* kind: 'f' 'i' 'u' 'b' */

/* Kernels that run in turn over a block of rows, for every block of every member of a batch. */
typedef struct { int local, slot, itemsize, offset_reg, *stride_regs; } BlockPointer; /* the local value of that number, or -1: memory of a slot */
typedef struct {
    KernelFunction function;
    int npointers, nints, *int_regs;
    int rate_reg;               /* items per row; -1: the items are the member's blocks */
    BlockPointer *pointers;
} BlockPart;
typedef struct {
    int nbatch, *frame_regs;    /* sizes of the batch, then the number of rows */
    int block_reg;              /* rows of a block; what is left goes to the last one */
    int nlocals, *local_regs;   /* bytes of one row of each value that has memory for one block */
    int nparts;
    BlockPart *parts;
} Blocks;

typedef struct {
    int op, slot, base;
    PyArray_Descr *descr;
    int ndim;
    int *dim_regs, *stride_regs, *order, offset_reg; /* sizes in elements */
    int size_reg, itemsize;     /* BUFFER */
    npy_intp *dims, *strides;   /* ALLOC of constant size: ready to use; strides NULL for C order */
    KernelFunction function;
    int nslots, nints, nscalars, range_reg;
    int *slots, *int_regs;      /* KERNEL pointers, EXTERN outputs in slots too */
    int nstreamed;              /* the first pointers are results with one element per item that nothing of the kernel reads */
    uint8_t itemsizes[MOST_STREAMED];
    int64_t cached_items;       /* so many items of them fit into the cache */
    int first_int;              /* the registers are consecutive from here: no copy; -1 otherwise */
    ScalarSpec *scalars;
    double cost;                /* ns per item */
    PyObject *callable;
    ArgumentSpec *arguments;
    int narguments;
    bool suspend;
    bool large;                 /* EXTERN: a result was a large array at some run, whose memory is then used again */
    const Blocks *blocks;
} Step;

typedef struct { int op; int32_t operand; PyObject *obj; } RecipeOperation;

typedef struct Memory { struct Memory *next; } Memory; /* blocks freed together with the artifact */

typedef struct {
    PyObject_HEAD
    int nvals, ninputs, nslots, nsteps, nrecipe, nout, nregs, stack_size, nheld;
    int *inputs;                /* value index of slot i */
    int *held;                  /* values read after other code may have run: owned for the run */
    char *used;                 /* per value */
    int returned_slot;          /* the recipe is that tensor and nothing else; -1 otherwise */
    bool checks_floats;         /* what NumPy would warn of makes the original code run */
    bool has_buffers;           /* some slots are memory without an array around it, which only kernels see */
    bool shares_tensors;        /* a slot may be wrapped before the end, so that Tensor objects must be remembered */
    IntProgram *ints;
    Step *steps;
    RecipeOperation *recipe;
    PyObject *objects;          /* list: constants and callables */
    Memory *memory;
} Artifact;
extern PyTypeObject Artifact_Type;

/* The state of one run; lives on the C stack. */
typedef struct {
    const Artifact *artifact;
    PyObject *const *vals;
    PyArrayObject **slots;      /* owned; NULL where there is a buffer */
    char **data;                /* per slot: its first element */
    char *room, *room_begin, *room_end; /* on the C stack, for small buffers; `room` is what is left of it */
    PyObject **tensors;         /* per slot, owned: one Tensor object however often it is used; none unless shares_tensors */
    const int64_t *ints;
} Run;

typedef struct { int limit, done; double *seconds; } Timing; /* of the first `limit` steps, of which `done` have run */

enum { RUN_OK = 0, RUN_AGAIN_EAGERLY = 1, RUN_RAISED = -1 };
/* Fills nout new references. RUN_AGAIN_EAGERLY: nothing visible has happened and the original code must decide. */
int artifact_run(Artifact *artifact, PyObject *const *vals, PyObject **results);
PyObject *run_tensor(Run *run, int slot); /* borrowed */

/* kernel.c */
int run_kernel(const Step *step, const Run *run);

/* blocks.c */
int run_blocks(const Step *step, const Run *run);

/* artifact_build.c */
PyObject *artifact_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
void *artifact_allocate(Artifact *artifact, size_t size); /* zeroed; NULL with an exception */
#define SLOTS_LIMIT 8192    /* slots live on the C stack */

/* recipe.c */
int recipe_build(Artifact *artifact, PyObject *records, const char *slot_defined);
int recipe_run(Run *run, PyObject **results);
#endif
