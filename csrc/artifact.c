/* Runs an artifact: on a hit this is all that happens between the guards and the caller's result. */
#include "artifact.h"

/* ---- arrays ---- */
/* Memory order by a permutation of the axes, outermost first. */
static void
strides_of_order(const Step *step, const npy_intp *dims, npy_intp *strides)
{
    npy_intp stride = PyDataType_ELSIZE(step->descr);
    for (int i = step->ndim - 1; i >= 0; i--) {
        strides[step->order[i]] = stride;
        stride *= dims[step->order[i]] > 0 ? dims[step->order[i]] : 1;
    }
}

static inline PyArrayObject *
allocate(const Step *step, const int64_t *ints)
{
    npy_intp dims[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    npy_intp *d = step->dims, *s = step->strides;
    if (d == NULL) {
        d = dims;
        for (int i = 0; i < step->ndim; i++)
            dims[i] = ints[step->dim_regs[i]];
        if (step->order != NULL) {
            strides_of_order(step, dims, strides);
            s = strides;
        }
    }
    return memory_new_array(step->descr, step->ndim, d, s);
}

static PyArrayObject *
view(const Step *step, PyArrayObject *base, const int64_t *ints)
{
    npy_intp dims[NPY_MAXDIMS], strides[NPY_MAXDIMS], item = PyDataType_ELSIZE(step->descr);
    for (int i = 0; i < step->ndim; i++) {
        dims[i] = ints[step->dim_regs[i]];
        strides[i] = ints[step->stride_regs[i]] * item;
    }
    Py_INCREF(step->descr);
    PyArrayObject *array = (PyArrayObject *)PyArray_NewFromDescr(
        &PyArray_Type, step->descr, step->ndim, dims, strides, (char *)PyArray_DATA(base) + ints[step->offset_reg] * item,
        PyArray_FLAGS(base) & NPY_ARRAY_WRITEABLE, NULL);
    if (array != NULL && PyArray_SetBaseObject(array, Py_NewRef((PyObject *)base)) < 0)
        Py_CLEAR(array);
    return array;
}

/* ---- buffers: memory that only kernels see ---- */
#define ROOM 4096 /* bytes for small ones on the C stack */

static bool
take_buffer(Run *run, const Step *step)
{
    size_t size = ((size_t)run->ints[step->size_reg] * (size_t)step->itemsize + 63) / 64 * 64;
    if (size <= (size_t)(run->room_end - run->room)) {
        run->data[step->slot] = run->room;
        run->room += size;
    } else if ((run->data[step->slot] = memory_take(size)) == NULL)
        PyErr_NoMemory();
    return run->data[step->slot] != NULL;
}

static void
give_buffer(Run *run, int slot)
{
    char *data = run->data[slot];
    if (run->slots[slot] == NULL && data != NULL && !(data >= run->room_begin && data < run->room_end))
        memory_give(data);
    run->data[slot] = NULL;
}

PyObject *
run_tensor(Run *run, int slot)
{
    if (run->tensors[slot] == NULL)
        run->tensors[slot] = tensor_wrap((PyArrayObject *)Py_NewRef((PyObject *)run->slots[slot]));
    return run->tensors[slot];
}

/* The slot has this array from now on; steals it. */
static inline int
hold(Run *run, int slot, PyArrayObject *array)
{
    run->slots[slot] = array;
    if (UNLIKELY(array == NULL))
        return RUN_RAISED;
    run->data[slot] = PyArray_BYTES(array);
    return RUN_OK;
}

/* ---- calls of eager rows ---- */
static PyObject *
make_argument(Run *run, const ArgumentSpec *spec)
{
    switch (spec->kind) {
    case SPEC_ARRAY:
        return Py_NewRef((PyObject *)run->slots[spec->index]);
    case SPEC_TENSOR:
        return Py_XNewRef(run_tensor(run, spec->index));
    case SPEC_CONST:
        return Py_NewRef(spec->obj);
    case SPEC_INT:
        return PyLong_FromLongLong(run->ints[spec->index]);
    case SPEC_VALUE:
        return Py_NewRef(run->vals[spec->index]);
    }
    PyObject *tuple = PyTuple_New(spec->count);
    for (int i = 0; tuple != NULL && i < spec->count; i++) {
        PyObject *item = make_argument(run, &spec->children[i]);
        if (item == NULL)
            Py_CLEAR(tuple);
        else
            PyTuple_SET_ITEM(tuple, i, item);
    }
    return tuple;
}

/* A new reference to the array of a result; the type of NumPy scalars is an array of no dimensions here. */
static PyArrayObject *
result_array(PyObject *result)
{
    PyArrayObject *array = array_of(result);
    if (array != NULL && PyArray_CheckExact((PyObject *)array))
        return (PyArrayObject *)Py_NewRef((PyObject *)array);
    if (array != NULL)
        return (PyArrayObject *)PyArray_View(array, NULL, &PyArray_Type);
    if (PyArray_IsScalar(result, Generic))
        return (PyArrayObject *)PyArray_FromScalar(result, NULL);
    PyErr_Format(PyExc_TypeError, "an operation of a compiled graph must return tensors or arrays, not %.200s [L004]", Py_TYPE(result)->tp_name);
    return NULL;
}

static int
store_results(const Step *step, Run *run, PyObject *result)
{
    if (step->nslots == 0)
        return 0;
    if (step->nslots == 1 && !PyTuple_Check(result) && !PyList_Check(result))
        return hold(run, step->slots[0], result_array(result)) == RUN_OK ? 0 : -1;
    PyObject *fast = PySequence_Fast(result, "an operation of a compiled graph must return a sequence of its outputs [L004]");
    if (fast == NULL)
        return -1;
    int status = 0;
    if (PySequence_Fast_GET_SIZE(fast) != step->nslots) {
        PyErr_Format(PyExc_ValueError, "an operation of a compiled graph returned %zd values, not %d [L004]", PySequence_Fast_GET_SIZE(fast), step->nslots);
        status = -1;
    }
    for (int i = 0; status == 0 && i < step->nslots; i++)
        if (hold(run, step->slots[i], result_array(PySequence_Fast_GET_ITEM(fast, i))) != RUN_OK)
            status = -1;
    Py_DECREF(fast);
    return status;
}

/* An operation that fails before the caller could see anything is left to the original code, whose error has the user's traceback. */
static int
failed_status(const Step *step, const Run *run, bool committed)
{
    bool warning = run->artifact->checks_floats && PyErr_ExceptionMatches(PyExc_FloatingPointError);
    bool ours = !step->suspend && PyErr_ExceptionMatches(PyExc_Exception) && !PyErr_ExceptionMatches(PyExc_MemoryError);
    if (committed || !(warning || ours))
        return RUN_RAISED;
    PyErr_Clear();
    return RUN_AGAIN_EAGERLY;
}

static PyObject *
call_of(const Step *step, Run *run)
{
    PyObject *arguments[step->narguments + 1], *result = NULL;
    int n = 0;
    while (n < step->narguments && (arguments[n] = make_argument(run, &step->arguments[n])) != NULL)
        n++;
    PyObject *others = step->large && n == step->narguments ? memory_for_call() : NULL;
    if (n == step->narguments && (others != NULL || !step->large)) {
        Region saved;
        if (step->suspend)
            region_suspend(&saved);
        result = PyObject_Vectorcall(step->callable, arguments, (size_t)n, NULL);
        if (step->suspend)
            region_resume(&saved);
    }
    if (others != NULL)
        memory_after_call(others);
    for (int i = 0; i < n; i++)
        Py_DECREF(arguments[i]);
    return result;
}

static int
run_extern(Step *step, Run *run)
{
    PyObject *result = call_of(step, run);
    int status = result == NULL ? RUN_RAISED : store_results(step, run, result);
    for (int i = 0; status == RUN_OK && !step->large && !step->suspend && i < step->nslots; i++)
        step->large = PyArray_NBYTES(run->slots[step->slots[i]]) >= LARGE_ARRAY;
    Py_XDECREF(result);
    return status;
}

/* The original code is to do it again: what the caller could see of the steps before `end` is taken back, the last of it first. */
static int
take_back(Run *run, const Step *end)
{
    for (const Step *step = end; step-- > run->artifact->steps;) {
        PyObject *result = step->op == STEP_UNDO ? call_of(step, run) : Py_NewRef(Py_None);
        if (result == NULL)
            return RUN_RAISED;
        Py_DECREF(result);
    }
    return RUN_AGAIN_EAGERLY;
}

/* ---- what NumPy would warn of ---- */
/* The processor notes overflow and its like by itself; NumPy looks after each loop. A kernel's notes are looked at once, at a CHECK. */
#if defined(__x86_64__)
#include <xmmintrin.h>
enum { FLOAT_INVALID = _MM_EXCEPT_INVALID, FLOAT_DIVIDE = _MM_EXCEPT_DIV_ZERO, FLOAT_OVER = _MM_EXCEPT_OVERFLOW, FLOAT_UNDER = _MM_EXCEPT_UNDERFLOW };
enum { FLOAT_ALL = FLOAT_INVALID | FLOAT_DIVIDE | FLOAT_OVER | FLOAT_UNDER };

static inline int
float_errors(void)
{
    return (int)(_mm_getcsr() & FLOAT_ALL);
}

static inline void
clear_float_errors(void)
{
    unsigned int status = _mm_getcsr();
    if (status & FLOAT_ALL)
        _mm_setcsr(status & ~(unsigned int)FLOAT_ALL);
}
#else
#include <fenv.h>
enum { FLOAT_INVALID = FE_INVALID, FLOAT_DIVIDE = FE_DIVBYZERO, FLOAT_OVER = FE_OVERFLOW, FLOAT_UNDER = FE_UNDERFLOW };
enum { FLOAT_ALL = FLOAT_INVALID | FLOAT_DIVIDE | FLOAT_OVER | FLOAT_UNDER };

static inline int
float_errors(void)
{
    return fetestexcept(FLOAT_ALL);
}

static inline void
clear_float_errors(void)
{
    feclearexcept(FLOAT_ALL);
}
#endif

/* Whether np.errstate asks for anything but silence for one of the errors. */
static int
numpy_minds(int errors)
{
    static const struct { const char *name; int error; } kinds[] = {
        {"divide", FLOAT_DIVIDE}, {"over", FLOAT_OVER}, {"under", FLOAT_UNDER}, {"invalid", FLOAT_INVALID},
    };
    PyObject *numpy = PyImport_ImportModule("numpy"), *modes = numpy != NULL ? PyObject_CallMethod(numpy, "geterr", NULL) : NULL;
    int minds = modes != NULL && PyDict_Check(modes) ? RUN_OK : RUN_RAISED;
    for (size_t i = 0; minds == RUN_OK && i < sizeof kinds / sizeof *kinds; i++) {
        PyObject *mode = PyDict_GetItemString(modes, kinds[i].name);
        if ((errors & kinds[i].error) && (mode == NULL || !PyUnicode_Check(mode) || PyUnicode_CompareWithASCIIString(mode, "ignore") != 0))
            minds = RUN_AGAIN_EAGERLY;
    }
    Py_XDECREF(modes);
    Py_XDECREF(numpy);
    return minds;
}

/* ---- the run ---- */
static double
seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* `timing` is NULL but for `Artifact.time`, and no test of it is left in the run of a hit. */
static inline __attribute__((always_inline)) int
run_steps(Run *run, Timing *timing)
{
    bool committed = false;
    int float_status = 0; /* errors of the kernels before the last call of NumPy, which forgets them */
    const Artifact *artifact = run->artifact;
    if (artifact->checks_floats)
        clear_float_errors();
    for (Step *step = artifact->steps, *end = step + (timing != NULL ? timing->limit : artifact->nsteps); step < end; step++) {
        int status = RUN_OK;
        double begun = timing != NULL ? seconds_now() : 0;
        switch (step->op) {
        case STEP_ALLOC:
            status = hold(run, step->slot, allocate(step, run->ints));
            break;
        case STEP_BUFFER:
            status = take_buffer(run, step) ? RUN_OK : RUN_RAISED;
            break;
        case STEP_VIEW:
            status = hold(run, step->slot, view(step, run->slots[step->base], run->ints));
            break;
        case STEP_KERNEL:
            status = run_kernel(step, run);
            break;
        case STEP_BLOCKS:
            status = run_blocks(step, run);
            break;
        case STEP_EXTERN:
            if (artifact->checks_floats) {
                float_status |= float_errors();
                status = run_extern(step, run);
                clear_float_errors();
            } else
                status = run_extern(step, run);
            if (UNLIKELY(status == RUN_RAISED))
                status = failed_status(step, run, committed);
            break;
        case STEP_COMMIT:
            committed = true;
            break;
        case STEP_UNDO:
            break;
        case STEP_CHECK:
            float_status |= float_errors();
            if (UNLIKELY(float_status != 0)) {
                status = numpy_minds(float_status);
                float_status = 0;
                clear_float_errors();
            }
            break;
        default: /* STEP_FREE */
            if (artifact->shares_tensors)
                Py_CLEAR(run->tensors[step->slot]);
            give_buffer(run, step->slot);
            Py_CLEAR(run->slots[step->slot]);
        }
        if (UNLIKELY(status != RUN_OK))
            return status == RUN_AGAIN_EAGERLY ? take_back(run, step) : status;
        if (timing != NULL)
            timing->seconds[timing->done++] = seconds_now() - begun;
    }
    return RUN_OK;
}

/* A Python float, as an array of float64 without dimensions. */
static PyArrayObject *
array_of_float(PyObject *number)
{
    PyArrayObject *array = (PyArrayObject *)PyArray_SimpleNew(0, NULL, NPY_DOUBLE);
    if (array != NULL)
        *(double *)PyArray_DATA(array) = PyFloat_AS_DOUBLE(number);
    return array;
}

static inline __attribute__((always_inline)) int
run_artifact(Artifact *artifact, PyObject *const *vals, PyObject **results, Timing *timing)
{
    int nslots = artifact->nslots, ntensors = artifact->shares_tensors ? nslots : 0, status = RUN_OK;
    PyArrayObject *slots[nslots + 1];
    PyObject *tensors[ntensors + 1];
    char *data[nslots + 1], room[artifact->has_buffers ? ROOM + 64 : 1];
    char *aligned = (char *)(((uintptr_t)room + 63) / 64 * 64);
    const IntProgram *program = artifact->ints;
    int64_t regs[program->noperations > 0 ? program->nregs : 1];
    Run run = {artifact, vals, slots, data, aligned, aligned, aligned + (artifact->has_buffers ? ROOM : 0), tensors, program->template};
    for (int i = artifact->ninputs; i < nslots; i++) { /* a loop: mostly one or two, less than a call of memset */
        slots[i] = NULL;
        data[i] = NULL;
    }
    for (int i = 0; i < ntensors; i++)
        tensors[i] = NULL;
    if (program->noperations > 0) {
        if (!int_program_run(program, vals, regs))
            return RUN_AGAIN_EAGERLY;
        run.ints = regs;
    }
    for (int i = 0; i < artifact->ninputs; i++) {
        slots[i] = (PyArrayObject *)Py_XNewRef((PyObject *)array_of(vals[artifact->inputs[i]]));
        if (UNLIKELY(slots[i] == NULL)) {
            slots[i] = PyFloat_CheckExact(vals[artifact->inputs[i]]) ? array_of_float(vals[artifact->inputs[i]]) : NULL;
            if (slots[i] == NULL)
                status = PyErr_Occurred() ? RUN_RAISED : RUN_AGAIN_EAGERLY;
        }
        data[i] = LIKELY(slots[i] != NULL) ? PyArray_BYTES(slots[i]) : NULL;
    }
    /* Another thread may drop what the caller only borrows while a kernel runs without the GIL. */
    for (int i = 0; i < artifact->nheld; i++)
        Py_INCREF(vals[artifact->held[i]]);
    if (LIKELY(status == RUN_OK))
        status = run_steps(&run, timing);
    if (LIKELY(status == RUN_OK && timing == NULL)) {
        int slot = artifact->returned_slot;
        if (LIKELY(slot >= 0 && (ntensors == 0 || tensors[slot] == NULL))) {
            results[0] = tensor_wrap(slots[slot]); /* steals */
            slots[slot] = NULL;
            data[slot] = NULL;
            status = results[0] != NULL ? RUN_OK : RUN_RAISED;
        } else
            status = recipe_run(&run, results);
    }
    for (int i = 0; i < ntensors; i++)
        Py_XDECREF(tensors[i]);
    for (int i = artifact->ninputs; artifact->has_buffers && i < nslots; i++)
        if (slots[i] == NULL)
            give_buffer(&run, i);
    for (int i = 0; i < nslots; i++)
        Py_XDECREF(slots[i]);
    for (int i = 0; i < artifact->nheld; i++)
        Py_DECREF(vals[artifact->held[i]]);
    return status;
}

int
artifact_run(Artifact *artifact, PyObject *const *vals, PyObject **results)
{
    return run_artifact(artifact, vals, results, NULL);
}

/* ---- the Python type ---- */
/* The steps alone, without what the caller would get. */
static PyObject *
artifact_time(Artifact *artifact, PyObject *args)
{
    PyObject *vals;
    int limit;
    if (!PyArg_ParseTuple(args, "O!i:time", &PyTuple_Type, &vals, &limit))
        return NULL;
    if (PyTuple_GET_SIZE(vals) != artifact->nvals || limit < 0 || limit > artifact->nsteps)
        return PyErr_Format(PyExc_ValueError, "Artifact.time: expected %d values and at most %d steps", artifact->nvals, artifact->nsteps);
    double *seconds = PyMem_Calloc((size_t)limit + 1, sizeof *seconds);
    if (seconds == NULL)
        return PyErr_NoMemory();
    Timing timing = {limit, 0, seconds};
    int status = run_artifact(artifact, ((PyTupleObject *)vals)->ob_item, NULL, &timing);
    PyObject *tuple = status == RUN_RAISED ? NULL : PyTuple_New(timing.done);
    for (int i = 0; tuple != NULL && i < timing.done; i++) {
        PyObject *item = PyFloat_FromDouble(seconds[i]);
        if (item != NULL)
            PyTuple_SET_ITEM(tuple, i, item);
        else
            Py_CLEAR(tuple);
    }
    PyMem_Free(seconds);
    return tuple;
}

static PyObject *
artifact_run_method(Artifact *artifact, PyObject *vals)
{
    if (!PyTuple_Check(vals) || PyTuple_GET_SIZE(vals) != artifact->nvals)
        return PyErr_Format(PyExc_TypeError, "Artifact.run: expected a tuple of %d values", artifact->nvals);
    PyObject *results[artifact->nout + 1];
    int status = artifact_run(artifact, ((PyTupleObject *)vals)->ob_item, results);
    if (status == RUN_AGAIN_EAGERLY)
        PyErr_SetString(PyExc_RuntimeError, "rerun");
    if (status != RUN_OK)
        return NULL;
    PyObject *tuple = PyTuple_New(artifact->nout);
    for (int i = 0; i < artifact->nout; i++) {
        if (tuple != NULL)
            PyTuple_SET_ITEM(tuple, i, results[i]);
        else
            Py_DECREF(results[i]);
    }
    return tuple;
}

static int
artifact_traverse(Artifact *artifact, visitproc visit, void *arg)
{
    Py_VISIT(artifact->objects);
    return 0;
}

static void
artifact_dealloc(Artifact *artifact)
{
    PyObject_GC_UnTrack(artifact);
    int_program_free(artifact->ints);
    while (artifact->memory != NULL) {
        Memory *next = artifact->memory->next;
        PyMem_Free(artifact->memory);
        artifact->memory = next;
    }
    Py_XDECREF(artifact->objects);
    Py_TYPE(artifact)->tp_free(artifact);
}

static PyMethodDef artifact_methods[] = {
    {"time", (PyCFunction)artifact_time, METH_VARARGS, "time(vals, steps, /)\n--\n\nSeconds of each of the first steps; fewer of them if one gives up."},
    {"run", (PyCFunction)artifact_run_method, METH_O, "run(vals, /)\n--\n\nRun on a tuple of values; RuntimeError('rerun') if a kernel gives up."},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef artifact_members[] = {
    {"nvals", T_INT, offsetof(Artifact, nvals), READONLY, NULL},
    {"nout", T_INT, offsetof(Artifact, nout), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};
/* No tp_clear: steps use the objects without asking, and a cycle through an artifact also goes through its entry, which has one. */
PyTypeObject Artifact_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.Artifact",
    .tp_doc = "Artifact(nvals, inputs, ints, steps, recipe, nout)\n--\n\nA compiled stretch: arrays in, kernels, results out.",
    .tp_basicsize = sizeof(Artifact),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_new = artifact_new,
    .tp_dealloc = (destructor)artifact_dealloc,
    .tp_traverse = (traverseproc)artifact_traverse,
    .tp_methods = artifact_methods,
    .tp_members = artifact_members,
};

/* ---- kernels for tests ---- */
static int32_t
kernel_add_one_f4(void **pointers, const int64_t *Py_UNUSED(ints), const void *Py_UNUSED(scalars), int64_t low, int64_t high)
{
    float *out = pointers[0];
    const float *in = pointers[1];
    for (int64_t i = low; i < high; i++)
        out[i] = in[i] + 1.0f;
    return 0;
}

/* out[i] = in[i] * ints[0] + scalars[0], all float64 */
static int32_t
kernel_scale_f8(void **pointers, const int64_t *ints, const void *scalars, int64_t low, int64_t high)
{
    double *out = pointers[0];
    const double *in = pointers[1];
    for (int64_t i = low; i < high; i++)
        out[i] = in[i] * (double)ints[0] + *(const double *)scalars;
    return 0;
}

/* Copies its scalar slots out as bytes: int64 out[i] = slot i. */
static int32_t
kernel_copy_scalars(void **pointers, const int64_t *Py_UNUSED(ints), const void *scalars, int64_t low, int64_t high)
{
    for (int64_t i = low; i < high; i++)
        ((int64_t *)pointers[0])[i] = ((const int64_t *)scalars)[i];
    return 0;
}

static int32_t
kernel_give_up(void **Py_UNUSED(pointers), const int64_t *Py_UNUSED(ints), const void *Py_UNUSED(scalars), int64_t Py_UNUSED(low), int64_t Py_UNUSED(high))
{
    return 1;
}

static PyObject *
test_kernel_address(PyObject *Py_UNUSED(module), PyObject *name)
{
    static const struct { const char *name; KernelFunction function; } kernels[] = {
        {"add_one_f4", kernel_add_one_f4}, {"scale_f8", kernel_scale_f8}, {"copy_scalars", kernel_copy_scalars}, {"give_up", kernel_give_up},
    };
    for (size_t i = 0; PyUnicode_Check(name) && i < sizeof kernels / sizeof *kernels; i++)
        if (PyUnicode_CompareWithASCIIString(name, kernels[i].name) == 0)
            return PyLong_FromUnsignedLongLong((uintptr_t)kernels[i].function);
    return PyErr_Format(PyExc_ValueError, "no test kernel %R", name);
}

static PyMethodDef artifact_functions[] = {
    {"_test_kernel_address", test_kernel_address, METH_O, "The address of a small kernel for tests."},
    {NULL, NULL, 0, NULL},
};

int
artifact_init(PyObject *module)
{
    return PyModule_AddType(module, &Artifact_Type) < 0 ? -1 : PyModule_AddFunctions(module, artifact_functions);
}
