/* Turns the steps of a lowered graph, tuples made by the compiler, into an Artifact; every index is checked here and never again. */
#include "artifact.h"
#include <unistd.h>

#define LEAST_CACHE (INT64_C(16) << 20)
#define MOST_CACHE (INT64_C(32) << 20) /* what the system says may be the share of a whole socket */

static const struct { const char *name; int operands; } step_formats[STEP_COUNT] = {
    [STEP_ALLOC] = {"ALLOC", 4}, [STEP_BUFFER] = {"BUFFER", 3}, [STEP_VIEW] = {"VIEW", 6}, [STEP_KERNEL] = {"KERNEL", 7}, [STEP_EXTERN] = {"EXTERN", 4},
    [STEP_FREE] = {"FREE", 1}, [STEP_CHECK] = {"CHECK", 0}, [STEP_COMMIT] = {"COMMIT", 0}, [STEP_BLOCKS] = {"BLOCKS", 6}, [STEP_UNDO] = {"UNDO", 2},
};

typedef struct {
    Artifact *artifact;
    char *slot_defined;     /* per slot, while the steps are read in order: HOLDS_ARRAY or HOLDS_BUFFER */
    PyObject *record;
    Py_ssize_t index;
} Builder;

void *
artifact_allocate(Artifact *artifact, size_t size)
{
    Memory *memory = PyMem_Calloc(1, sizeof(Memory) + size);
    if (memory == NULL)
        return PyErr_NoMemory();
    memory->next = artifact->memory;
    artifact->memory = memory;
    return memory + 1;
}

static int
fail(Builder *b, PyObject *type, const char *reason)
{
    PyErr_Format(type, "Artifact: step %zd, %R: %s", b->index, b->record, reason);
    return -1;
}

static int
parse_index(Builder *b, PyObject *operand, int limit, const char *what, int *index)
{
    long value = PyLong_AsLong(operand);
    if (value == -1 && PyErr_Occurred())
        PyErr_Clear(), value = -1;
    if (value < 0 || value >= limit)
        return fail(b, PyExc_ValueError, what);
    *index = (int)value;
    return 0;
}

static int
parse_register(Builder *b, PyObject *operand, int *index)
{
    return parse_index(b, operand, b->artifact->ints->nregs, "names an integer register that is not defined", index);
}

static int
parse_slot(Builder *b, PyObject *operand, bool defined, int *index)
{
    if (parse_index(b, operand, b->artifact->nslots, "names a slot that does not exist", index) < 0)
        return -1;
    if ((b->slot_defined[*index] == HOLDS_ARRAY) != defined || (b->slot_defined[*index] == HOLDS_BUFFER && !defined))
        return fail(b, PyExc_ValueError, defined ? "uses a slot that holds no array" : "writes a slot that already holds an array");
    return 0;
}

/* A slot that holds an array or a buffer. */
static int
parse_memory(Builder *b, PyObject *operand, int *index)
{
    if (parse_index(b, operand, b->artifact->nslots, "names a slot that does not exist", index) < 0)
        return -1;
    return b->slot_defined[*index] == HOLDS_NOTHING ? fail(b, PyExc_ValueError, "uses a slot that holds nothing") : 0;
}

/* A tuple of registers (or slots that hold something). */
static int
parse_indexes(Builder *b, PyObject *operand, bool of_slots, int **indexes, int *count)
{
    if (!PyTuple_Check(operand))
        return fail(b, PyExc_TypeError, "expected a tuple of indexes");
    *count = (int)PyTuple_GET_SIZE(operand);
    *indexes = artifact_allocate(b->artifact, ((size_t)*count + 1) * sizeof(int));
    if (*indexes == NULL)
        return -1;
    for (int i = 0; i < *count; i++) {
        PyObject *item = PyTuple_GET_ITEM(operand, i);
        if ((of_slots ? parse_memory(b, item, &(*indexes)[i]) : parse_register(b, item, &(*indexes)[i])) < 0)
            return -1;
    }
    return 0;
}

static int
parse_descr(Builder *b, Step *step, PyObject *operand)
{
    int typenum;
    if (parse_index(b, operand, bfloat16_typenum + 1, "names no dtype of tensors", &typenum) < 0)
        return -1;
    if (!dtype_of_numbers(typenum))
        return fail(b, PyExc_ValueError, "the dtype must be a bool or number");
    step->descr = PyArray_DescrFromType(typenum);
    if (step->descr == NULL)
        return -1;
    int status = PyList_Append(b->artifact->objects, (PyObject *)step->descr);
    Py_DECREF(step->descr); /* the list keeps it */
    return status;
}

/* Of an ALLOC whose sizes are constants: dims and strides that are ready to use. */
static int
prepare_constant_sizes(Builder *b, Step *step)
{
    const IntProgram *ints = b->artifact->ints;
    for (int i = 0; i < step->ndim; i++)
        if (!ints->is_constant[step->dim_regs[i]])
            return 0;
    npy_intp *dims = artifact_allocate(b->artifact, ((size_t)step->ndim + 1) * 2 * sizeof(npy_intp));
    if (dims == NULL)
        return -1;
    for (int i = 0; i < step->ndim; i++)
        dims[i] = ints->template[step->dim_regs[i]];
    step->dims = dims;
    if (step->order == NULL)
        return 0;
    step->strides = dims + step->ndim + 1;
    npy_intp stride = PyDataType_ELSIZE(step->descr);
    for (int i = step->ndim - 1; i >= 0; i--) {
        step->strides[step->order[i]] = stride;
        stride *= dims[step->order[i]] > 0 ? dims[step->order[i]] : 1;
    }
    return 0;
}

/* ("ALLOC", slot, typenum, dims, order) */
static int
parse_alloc(Builder *b, Step *step)
{
    PyObject *order = PyTuple_GET_ITEM(b->record, 4);
    if (parse_slot(b, PyTuple_GET_ITEM(b->record, 1), false, &step->slot) < 0 || parse_descr(b, step, PyTuple_GET_ITEM(b->record, 2)) < 0 ||
        parse_indexes(b, PyTuple_GET_ITEM(b->record, 3), false, &step->dim_regs, &step->ndim) < 0)
        return -1;
    if (step->ndim > NPY_MAXDIMS)
        return fail(b, PyExc_ValueError, "too many dimensions");
    if (order != Py_None) {
        if (!PyTuple_Check(order) || PyTuple_GET_SIZE(order) != step->ndim)
            return fail(b, PyExc_ValueError, "the order must be None or a permutation of the axes");
        step->order = artifact_allocate(b->artifact, ((size_t)step->ndim + 1) * sizeof(int));
        if (step->order == NULL)
            return -1;
        bool seen[NPY_MAXDIMS] = {false};
        for (int i = 0; i < step->ndim; i++) {
            if (parse_index(b, PyTuple_GET_ITEM(order, i), step->ndim, "the order must be a permutation of the axes", &step->order[i]) < 0)
                return -1;
            if (seen[step->order[i]])
                return fail(b, PyExc_ValueError, "the order must be a permutation of the axes");
            seen[step->order[i]] = true;
        }
    }
    b->slot_defined[step->slot] = HOLDS_ARRAY;
    return prepare_constant_sizes(b, step);
}

/* ("BUFFER", slot, itemsize, size_reg): memory that only kernels see */
static int
parse_buffer(Builder *b, Step *step)
{
    if (parse_slot(b, PyTuple_GET_ITEM(b->record, 1), false, &step->slot) < 0 ||
        parse_index(b, PyTuple_GET_ITEM(b->record, 2), 17, "the size of an item must be from 0 to 16", &step->itemsize) < 0 ||
        parse_register(b, PyTuple_GET_ITEM(b->record, 3), &step->size_reg) < 0)
        return -1;
    b->slot_defined[step->slot] = HOLDS_BUFFER;
    b->artifact->has_buffers = true;
    return 0;
}

/* ("VIEW", slot, base_slot, typenum, dims, strides, offset) */
static int
parse_view(Builder *b, Step *step)
{
    int nstrides;
    if (parse_slot(b, PyTuple_GET_ITEM(b->record, 1), false, &step->slot) < 0 || parse_slot(b, PyTuple_GET_ITEM(b->record, 2), true, &step->base) < 0 ||
        parse_descr(b, step, PyTuple_GET_ITEM(b->record, 3)) < 0 ||
        parse_indexes(b, PyTuple_GET_ITEM(b->record, 4), false, &step->dim_regs, &step->ndim) < 0 ||
        parse_indexes(b, PyTuple_GET_ITEM(b->record, 5), false, &step->stride_regs, &nstrides) < 0 ||
        parse_register(b, PyTuple_GET_ITEM(b->record, 6), &step->offset_reg) < 0)
        return -1;
    if (nstrides != step->ndim || step->ndim > NPY_MAXDIMS)
        return fail(b, PyExc_ValueError, "dims and strides do not fit");
    b->slot_defined[step->slot] = HOLDS_ARRAY;
    return 0;
}

static int
parse_value(Builder *b, PyObject *operand, bool held, int *index)
{
    if (parse_index(b, operand, b->artifact->nvals, "names a value that does not exist", index) < 0)
        return -1;
    b->artifact->used[*index] |= held ? 2 : 1;
    return 0;
}

static int
parse_scalar(Builder *b, PyObject *operand, ScalarSpec *spec)
{
    PyObject *value;
    const char *code;
    if (!PyTuple_Check(operand) || !PyArg_ParseTuple(operand, "Os", &value, &code)) {
        PyErr_Clear();
        return fail(b, PyExc_TypeError, "a scalar is a tuple (value index, dtype code)");
    }
    if (parse_value(b, value, true, &spec->value) < 0)
        return -1;
    static const char *const codes[] = {"f8", "f4", "i8", "i4", "i2", "i1", "u8", "u4", "u2", "u1", "b1"};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (strcmp(code, codes[i]) == 0) {
            spec->kind = code[0];
            spec->size = (uint8_t)(code[1] - '0');
            return 0;
        }
    return fail(b, PyExc_ValueError, "a scalar's dtype code is not known");
}

/* Bytes of results that an ordinary store may as well keep in the cache: those of its last level, which is not shared by everybody on large machines. */
static int64_t
cache_bytes(void)
{
    long size = -1;
#ifdef _SC_LEVEL3_CACHE_SIZE
    size = sysconf(_SC_LEVEL3_CACHE_SIZE);
#endif
    return size < LEAST_CACHE ? LEAST_CACHE : size > MOST_CACHE ? MOST_CACHE : size;
}

static int
parse_streamed(Builder *b, PyObject *sizes, Step *step)
{
    if (!PyTuple_Check(sizes) || PyTuple_GET_SIZE(sizes) > step->nslots)
        return fail(b, PyExc_TypeError, "the streamed item sizes must be a tuple, one for each of the first pointers");
    step->cached_items = INT64_MAX;
    if (PyTuple_GET_SIZE(sizes) > MOST_STREAMED)
        return 0;
    int64_t bytes = 0;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(sizes); i++) {
        int size;
        if (parse_index(b, PyTuple_GET_ITEM(sizes, i), 17, "an item size must be from 1 to 16", &size) < 0)
            return -1;
        if (size == 0)
            return fail(b, PyExc_ValueError, "an item size must be from 1 to 16");
        step->itemsizes[i] = (uint8_t)size;
        bytes += size;
    }
    step->nstreamed = (int)PyTuple_GET_SIZE(sizes);
    if (bytes > 0)
        step->cached_items = cache_bytes() / bytes;
    return 0;
}

static int
parse_address(Builder *b, PyObject *operand, KernelFunction *function)
{
    void *address = PyLong_AsVoidPtr(operand);
    if (address == NULL) {
        PyErr_Clear();
        return fail(b, PyExc_ValueError, "the address must be a positive int");
    }
    memcpy(function, &address, sizeof address);
    return 0;
}

/* ("KERNEL", address, ptr_slots, int_regs, scalars, range_reg, cost_ns_per_item, streamed) */
static int
parse_kernel(Builder *b, Step *step)
{
    PyObject *scalars = PyTuple_GET_ITEM(b->record, 4);
    if (parse_address(b, PyTuple_GET_ITEM(b->record, 1), &step->function) < 0 || parse_indexes(b, PyTuple_GET_ITEM(b->record, 2), true, &step->slots, &step->nslots) < 0 ||
        parse_indexes(b, PyTuple_GET_ITEM(b->record, 3), false, &step->int_regs, &step->nints) < 0 ||
        parse_register(b, PyTuple_GET_ITEM(b->record, 5), &step->range_reg) < 0)
        return -1;
    step->first_int = step->nints > 0 ? step->int_regs[0] : 0;
    for (int i = 0; i < step->nints; i++)
        if (step->int_regs[i] != step->first_int + i) {
            step->first_int = -1;
            break;
        }
    if (!PyTuple_Check(scalars))
        return fail(b, PyExc_TypeError, "scalars must be a tuple");
    step->nscalars = (int)PyTuple_GET_SIZE(scalars);
    step->scalars = artifact_allocate(b->artifact, ((size_t)step->nscalars + 1) * sizeof *step->scalars);
    if (step->scalars == NULL)
        return -1;
    for (int i = 0; i < step->nscalars; i++)
        if (parse_scalar(b, PyTuple_GET_ITEM(scalars, i), &step->scalars[i]) < 0)
            return -1;
    step->cost = PyFloat_AsDouble(PyTuple_GET_ITEM(b->record, 6));
    if (step->cost == -1.0 && PyErr_Occurred())
        return -1;
    return parse_streamed(b, PyTuple_GET_ITEM(b->record, 7), step);
}

static int parse_argument(Builder *b, PyObject *operand, ArgumentSpec *spec);

static int
parse_arguments(Builder *b, PyObject *operand, ArgumentSpec **specs, int *count)
{
    if (!PyTuple_Check(operand))
        return fail(b, PyExc_TypeError, "arguments must be a tuple");
    *count = (int)PyTuple_GET_SIZE(operand);
    *specs = artifact_allocate(b->artifact, ((size_t)*count + 1) * sizeof **specs);
    if (*specs == NULL)
        return -1;
    for (int i = 0; i < *count; i++)
        if (parse_argument(b, PyTuple_GET_ITEM(operand, i), &(*specs)[i]) < 0)
            return -1;
    return 0;
}

static int
parse_argument(Builder *b, PyObject *operand, ArgumentSpec *spec)
{
    PyObject *letter = PyTuple_Check(operand) && PyTuple_GET_SIZE(operand) == 2 ? PyTuple_GET_ITEM(operand, 0) : NULL;
    if (letter == NULL || !PyUnicode_Check(letter) || PyUnicode_GET_LENGTH(letter) != 1)
        return fail(b, PyExc_TypeError, "an argument is a tuple of a letter and a value");
    PyObject *value = PyTuple_GET_ITEM(operand, 1);
    switch (PyUnicode_READ_CHAR(letter, 0)) {
    case 'S':
        spec->kind = SPEC_ARRAY;
        return parse_slot(b, value, true, &spec->index);
    case 'T':
        spec->kind = SPEC_TENSOR;
        b->artifact->shares_tensors = true;
        return parse_slot(b, value, true, &spec->index);
    case 'C':
        spec->kind = SPEC_CONST;
        spec->obj = value;
        return PyList_Append(b->artifact->objects, value);
    case 'I':
        spec->kind = SPEC_INT;
        return parse_register(b, value, &spec->index);
    case 'V':
        spec->kind = SPEC_VALUE;
        return parse_value(b, value, true, &spec->index);
    case 'L': {
        spec->kind = SPEC_TUPLE;
        if (Py_EnterRecursiveCall(" in the arguments of an artifact"))
            return -1;
        int status = parse_arguments(b, value, &spec->children, &spec->count);
        Py_LeaveRecursiveCall();
        return status;
    }
    default:
        return fail(b, PyExc_ValueError, "an argument's letter is not known");
    }
}

/* ("UNDO", callable, args): calling it takes back what later steps do, until the end of the run */
static int
parse_undo(Builder *b, Step *step)
{
    step->callable = PyTuple_GET_ITEM(b->record, 1);
    if (!PyCallable_Check(step->callable))
        return fail(b, PyExc_TypeError, "expected a callable");
    if (PyList_Append(b->artifact->objects, step->callable) < 0)
        return -1;
    return parse_arguments(b, PyTuple_GET_ITEM(b->record, 2), &step->arguments, &step->narguments);
}

/* ("EXTERN", callable, args, out_slots, suspend_region) */
static int
parse_extern(Builder *b, Step *step)
{
    PyObject *outputs = PyTuple_GET_ITEM(b->record, 3);
    if (!PyTuple_Check(outputs))
        return fail(b, PyExc_TypeError, "expected a tuple of output slots");
    if (parse_undo(b, step) < 0)
        return -1;
    step->nslots = (int)PyTuple_GET_SIZE(outputs);
    step->slots = artifact_allocate(b->artifact, ((size_t)step->nslots + 1) * sizeof(int));
    if (step->slots == NULL)
        return -1;
    for (int i = 0; i < step->nslots; i++) {
        if (parse_slot(b, PyTuple_GET_ITEM(outputs, i), false, &step->slots[i]) < 0)
            return -1;
        b->slot_defined[step->slots[i]] = HOLDS_ARRAY;
    }
    int suspend = PyObject_IsTrue(PyTuple_GET_ITEM(b->record, 4));
    step->suspend = suspend > 0;
    return suspend < 0 ? -1 : 0;
}

static int
parse_free(Builder *b, Step *step)
{
    if (parse_memory(b, PyTuple_GET_ITEM(b->record, 1), &step->slot) < 0)
        return -1;
    b->slot_defined[step->slot] = HOLDS_NOTHING;
    return 0;
}

/* (slot or ~local, itemsize, offset_reg, stride_regs) */
static int
parse_block_pointer(Builder *b, PyObject *operand, const Blocks *blocks, BlockPointer *pointer)
{
    int nstrides;
    long place;
    if (!PyTuple_Check(operand) || PyTuple_GET_SIZE(operand) != 4)
        return fail(b, PyExc_TypeError, "a pointer of a block is a tuple of four");
    place = PyLong_AsLong(PyTuple_GET_ITEM(operand, 0));
    if (PyErr_Occurred())
        return -1;
    pointer->local = place < 0 ? (int)~place : -1;
    if (place < 0 && ~place >= blocks->nlocals)
        return fail(b, PyExc_ValueError, "names a local value that does not exist");
    if ((place >= 0 && parse_memory(b, PyTuple_GET_ITEM(operand, 0), &pointer->slot) < 0) ||
        parse_index(b, PyTuple_GET_ITEM(operand, 1), 17, "the size of an item must be from 0 to 16", &pointer->itemsize) < 0 ||
        parse_register(b, PyTuple_GET_ITEM(operand, 2), &pointer->offset_reg) < 0 ||
        parse_indexes(b, PyTuple_GET_ITEM(operand, 3), false, &pointer->stride_regs, &nstrides) < 0)
        return -1;
    return place >= 0 && nstrides != blocks->nbatch ? fail(b, PyExc_ValueError, "a pointer of a block needs a stride for each axis of the batch") : 0;
}

/* (address, pointers, int_regs, rate_reg or None) */
static int
parse_block_part(Builder *b, PyObject *operand, const Blocks *blocks, BlockPart *part)
{
    PyObject *pointers = PyTuple_Check(operand) && PyTuple_GET_SIZE(operand) == 4 ? PyTuple_GET_ITEM(operand, 1) : NULL;
    if (pointers == NULL || !PyTuple_Check(pointers))
        return fail(b, PyExc_TypeError, "a part of a block is a tuple of an address, pointers, registers and a rate");
    part->npointers = (int)PyTuple_GET_SIZE(pointers);
    part->pointers = artifact_allocate(b->artifact, ((size_t)part->npointers + 1) * sizeof *part->pointers);
    if (part->pointers == NULL || parse_address(b, PyTuple_GET_ITEM(operand, 0), &part->function) < 0 ||
        parse_indexes(b, PyTuple_GET_ITEM(operand, 2), false, &part->int_regs, &part->nints) < 0)
        return -1;
    for (int i = 0; i < part->npointers; i++)
        if (parse_block_pointer(b, PyTuple_GET_ITEM(pointers, i), blocks, &part->pointers[i]) < 0)
            return -1;
    part->rate_reg = -1;
    return PyTuple_GET_ITEM(operand, 3) == Py_None ? 0 : parse_register(b, PyTuple_GET_ITEM(operand, 3), &part->rate_reg);
}

/* ("BLOCKS", parts, frame_regs, block_reg, bytes of a row of each local value, range_reg, cost_ns_per_block) */
static int
parse_blocks(Builder *b, Step *step)
{
    PyObject *parts = PyTuple_GET_ITEM(b->record, 1);
    Blocks *blocks = artifact_allocate(b->artifact, sizeof *blocks);
    if (blocks == NULL)
        return -1;
    step->blocks = blocks;
    if (parse_indexes(b, PyTuple_GET_ITEM(b->record, 2), false, &blocks->frame_regs, &blocks->nbatch) < 0 ||
        parse_register(b, PyTuple_GET_ITEM(b->record, 3), &blocks->block_reg) < 0 ||
        parse_indexes(b, PyTuple_GET_ITEM(b->record, 4), false, &blocks->local_regs, &blocks->nlocals) < 0 ||
        parse_register(b, PyTuple_GET_ITEM(b->record, 5), &step->range_reg) < 0)
        return -1;
    if (--blocks->nbatch < 0 || !PyTuple_Check(parts))
        return fail(b, PyExc_TypeError, "blocks are a tuple of parts over at least one axis");
    blocks->nparts = (int)PyTuple_GET_SIZE(parts);
    blocks->parts = artifact_allocate(b->artifact, ((size_t)blocks->nparts + 1) * sizeof *blocks->parts);
    for (int i = 0; blocks->parts != NULL && i < blocks->nparts; i++)
        if (parse_block_part(b, PyTuple_GET_ITEM(parts, i), blocks, &blocks->parts[i]) < 0)
            return -1;
    step->cost = PyFloat_AsDouble(PyTuple_GET_ITEM(b->record, 6));
    return blocks->parts == NULL || PyErr_Occurred() ? -1 : 0;
}

/* ("CHECK",) or ("COMMIT",): from here on the caller can see what happened */
static int
parse_mark(Builder *b, Step *step)
{
    b->artifact->checks_floats |= step->op == STEP_CHECK;
    return 0;
}

static int
step_operation(PyObject *record)
{
    PyObject *name = PyTuple_Check(record) && PyTuple_GET_SIZE(record) > 0 ? PyTuple_GET_ITEM(record, 0) : NULL;
    for (int op = 0; name != NULL && PyUnicode_Check(name) && op < STEP_COUNT; op++)
        if (PyUnicode_CompareWithASCIIString(name, step_formats[op].name) == 0)
            return PyTuple_GET_SIZE(record) == step_formats[op].operands + 1 ? op : -1;
    return -1;
}

/* One more than the largest slot that a step writes. */
static int
count_slots(PyObject *steps, Py_ssize_t ninputs)
{
    long limit = (long)ninputs;
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(steps); i++) {
        PyObject *record = PySequence_Fast_GET_ITEM(steps, i);
        int op = step_operation(record);
        PyObject *written = op == STEP_ALLOC || op == STEP_BUFFER || op == STEP_VIEW ? PyTuple_GET_ITEM(record, 1) : op == STEP_EXTERN ? PyTuple_GET_ITEM(record, 3) : NULL;
        Py_ssize_t n = written == NULL ? 0 : PyTuple_Check(written) ? PyTuple_GET_SIZE(written) : 1;
        for (Py_ssize_t k = 0; k < n; k++) {
            PyObject *item = PyTuple_Check(written) ? PyTuple_GET_ITEM(written, k) : written;
            long slot = PyLong_Check(item) ? PyLong_AsLong(item) : -1;
            PyErr_Clear();
            if (slot >= limit)
                limit = slot + 1;
        }
    }
    return limit > SLOTS_LIMIT ? -1 : (int)limit;
}

static int
build_steps(Artifact *artifact, PyObject *steps, char *slot_defined)
{
    static int (*const parsers[STEP_COUNT])(Builder *, Step *) = {parse_alloc, parse_buffer, parse_view, parse_kernel, parse_extern, parse_free, parse_mark, parse_mark, parse_blocks, parse_undo};
    Builder b = {.artifact = artifact, .slot_defined = slot_defined};
    Py_ssize_t n = PySequence_Fast_GET_SIZE(steps);
    artifact->steps = artifact_allocate(artifact, ((size_t)n + 1) * sizeof(Step));
    if (artifact->steps == NULL)
        return -1;
    for (Py_ssize_t i = 0; i < n; i++) {
        b.record = PySequence_Fast_GET_ITEM(steps, i);
        b.index = i;
        Step *step = &artifact->steps[i];
        step->op = step_operation(b.record);
        if (step->op < 0)
            return fail(&b, PyExc_ValueError, "not a step, or the wrong number of operands");
        if (parsers[step->op](&b, step) < 0)
            return -1;
    }
    artifact->nsteps = (int)n;
    return 0;
}

static int
build_inputs(Artifact *artifact, PyObject *inputs, char *readable)
{
    artifact->inputs = artifact_allocate(artifact, ((size_t)PyTuple_GET_SIZE(inputs) + 1) * sizeof(int));
    artifact->used = artifact_allocate(artifact, (size_t)artifact->nvals + 1);
    if (artifact->inputs == NULL || artifact->used == NULL)
        return -1;
    memset(readable, 1, (size_t)artifact->nvals);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); i++) {
        long value = PyLong_AsLong(PyTuple_GET_ITEM(inputs, i));
        if (value == -1 && PyErr_Occurred())
            return -1;
        if (value < 0 || value >= artifact->nvals) {
            PyErr_Format(PyExc_ValueError, "Artifact: input %zd names value %ld of %d", i, value, artifact->nvals);
            return -1;
        }
        artifact->inputs[i] = (int)value;
        artifact->used[value] |= 1;
    }
    artifact->ninputs = (int)PyTuple_GET_SIZE(inputs);
    return 0;
}

static int
build_held(Artifact *artifact)
{
    artifact->held = artifact_allocate(artifact, ((size_t)artifact->nvals + 1) * sizeof(int));
    for (int i = 0; artifact->held != NULL && i < artifact->nvals; i++)
        if (artifact->used[i] & 2)
            artifact->held[artifact->nheld++] = i;
    return artifact->held != NULL ? 0 : -1;
}

PyObject *
artifact_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"nvals", "inputs", "ints", "steps", "recipe", "nout", NULL};
    int nvals, nout;
    PyObject *inputs, *ints, *step_records, *recipe;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "iO!OOOi:Artifact", keywords, &nvals, &PyTuple_Type, &inputs, &ints, &step_records, &recipe, &nout))
        return NULL;
    if (nvals < 0 || nvals > SLOTS_LIMIT || nout < 1 || nout > SLOTS_LIMIT)
        return PyErr_Format(PyExc_ValueError, "Artifact: %d values and %d results", nvals, nout);
    PyObject *steps = PySequence_Fast(step_records, "Artifact: steps must be a sequence of tuples");
    Artifact *artifact = steps != NULL ? (Artifact *)type->tp_alloc(type, 0) : NULL;
    if (artifact == NULL) {
        Py_XDECREF(steps);
        return NULL;
    }
    artifact->nvals = nvals;
    artifact->nout = nout;
    artifact->nslots = count_slots(steps, PyTuple_GET_SIZE(inputs));
    artifact->objects = PyList_New(0);
    char readable[nvals + 1], slot_defined[artifact->nslots < 0 ? 1 : artifact->nslots + 1];
    memset(slot_defined, 0, sizeof slot_defined);
    bool ok = artifact->objects != NULL && artifact->nslots >= 0 && build_inputs(artifact, inputs, readable) == 0;
    if (artifact->nslots < 0)
        PyErr_Format(PyExc_ValueError, "Artifact: more than %d slots", SLOTS_LIMIT);
    if (ok) {
        memset(slot_defined, HOLDS_ARRAY, (size_t)artifact->ninputs);
        artifact->ints = int_program_build(ints, nvals, readable, artifact->used, "Artifact");
        ok = artifact->ints != NULL && build_steps(artifact, steps, slot_defined) == 0 && recipe_build(artifact, recipe, slot_defined) == 0 &&
             build_held(artifact) == 0;
    }
    Py_DECREF(steps);
    if (!ok)
        Py_CLEAR(artifact);
    return (PyObject *)artifact;
}
