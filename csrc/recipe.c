/* The recipe: a stack machine that builds what the caller gets from arrays, values and constants after the kernels have run. */
#include "artifact.h"

enum {
    DO_CONST, DO_VAL, DO_TENSOR, DO_ARRAY, DO_SCALAR, DO_INT, DO_TUPLE, DO_LIST, DO_DICT, DO_SET, DO_SLICE, DO_CALL, DO_STORE, DO_LOAD,
    DO_POP, DO_COUNT
};
static const char *const names[DO_COUNT] = {
    "CONST", "VAL", "TENSOR", "ARRAY", "SCALAR", "INT", "TUPLE", "LIST", "DICT", "SET", "SLICE", "CALL", "STORE", "LOAD", "POP",
};

#define RECIPE_REGISTERS 4096
#define RECIPE_STACK 16384 /* values; they live on the C stack */

/* ---- building ---- */
static int
fail(Py_ssize_t index, PyObject *record, const char *reason)
{
    PyErr_Format(PyExc_ValueError, "Artifact: recipe operation %zd, %R: %s", index, record, reason);
    return -1;
}

/* How many values an operation takes; it leaves one, except POP. */
static int64_t
values_taken(int op, int64_t operand)
{
    switch (op) {
    case DO_TUPLE: case DO_LIST: case DO_SET: return operand;
    case DO_DICT: return 2 * operand;
    case DO_SLICE: return 3;
    case DO_CALL: return operand + 1;
    case DO_STORE: case DO_POP: return 1;
    default: return 0;
    }
}

typedef struct { Artifact *artifact; const char *slot_defined; int64_t depth; bool stored[RECIPE_REGISTERS]; } Check;

static int
check_operand(Check *c, int op, int64_t operand, Py_ssize_t index, PyObject *record)
{
    Artifact *artifact = c->artifact;
    switch (op) {
    case DO_VAL:
        if (operand < 0 || operand >= artifact->nvals)
            return fail(index, record, "names a value that does not exist");
        artifact->used[operand] |= 2;
        return 0;
    case DO_TENSOR: case DO_ARRAY: case DO_SCALAR:
        if (operand < 0 || operand >= artifact->nslots || c->slot_defined[operand] != HOLDS_ARRAY)
            return fail(index, record, "names a slot that holds no array");
        return 0;
    case DO_INT:
        return operand < 0 || operand >= artifact->ints->nregs ? fail(index, record, "names an integer register that is not defined") : 0;
    case DO_SLICE:
        return operand != 3 ? fail(index, record, "a slice has three parts") : 0;
    case DO_STORE: case DO_LOAD:
        if (operand < 0 || operand >= RECIPE_REGISTERS || (op == DO_LOAD && !c->stored[operand]))
            return fail(index, record, "names a register that is not stored");
        c->stored[operand] = true;
        if (operand >= artifact->nregs)
            artifact->nregs = (int)operand + 1;
        return 0;
    default:
        return operand < 0 || operand > RECIPE_STACK ? fail(index, record, "a count is out of range") : 0;
    }
}

static int
build_operation(Check *c, RecipeOperation *o, PyObject *record, Py_ssize_t index)
{
    Artifact *artifact = c->artifact;
    PyObject *name = PyTuple_Check(record) && PyTuple_GET_SIZE(record) > 0 ? PyTuple_GET_ITEM(record, 0) : NULL;
    int op = 0;
    while (name != NULL && PyUnicode_Check(name) && op < DO_COUNT && PyUnicode_CompareWithASCIIString(name, names[op]) != 0)
        op++;
    if (name == NULL || !PyUnicode_Check(name) || op == DO_COUNT || PyTuple_GET_SIZE(record) != (op == DO_POP ? 1 : 2))
        return fail(index, record, "not an operation, or the wrong number of operands");
    o->op = op;
    int64_t operand = 0;
    if (op == DO_CONST) {
        o->obj = PyTuple_GET_ITEM(record, 1);
        if (PyList_Append(artifact->objects, o->obj) < 0)
            return -1;
    } else if (op != DO_POP) {
        operand = PyLong_AsLongLong(PyTuple_GET_ITEM(record, 1));
        if (operand == -1 && PyErr_Occurred()) {
            PyErr_Clear();
            return fail(index, record, "the operand must be an int");
        }
    }
    if (check_operand(c, op, operand, index, record) < 0)
        return -1;
    o->operand = (int32_t)operand;
    c->depth -= values_taken(op, operand);
    if (c->depth < 0)
        return fail(index, record, "takes more values than the stack has");
    c->depth += op != DO_POP;
    if (c->depth > artifact->stack_size)
        artifact->stack_size = (int)c->depth;
    return 0;
}

int
recipe_build(Artifact *artifact, PyObject *records, const char *slot_defined)
{
    PyObject *fast = PySequence_Fast(records, "Artifact: the recipe must be a sequence of tuples");
    if (fast == NULL)
        return -1;
    Py_ssize_t n = PySequence_Fast_GET_SIZE(fast);
    Check check = {.artifact = artifact, .slot_defined = slot_defined};
    artifact->recipe = artifact_allocate(artifact, ((size_t)n + 1) * sizeof(RecipeOperation));
    int status = artifact->recipe != NULL ? 0 : -1;
    for (Py_ssize_t i = 0; status == 0 && i < n; i++)
        status = build_operation(&check, &artifact->recipe[i], PySequence_Fast_GET_ITEM(fast, i), i);
    if (status == 0 && (check.depth != artifact->nout || artifact->stack_size > RECIPE_STACK)) {
        PyErr_Format(PyExc_ValueError, "Artifact: the recipe leaves %lld values, not %d, or its stack is too deep", (long long)check.depth, artifact->nout);
        status = -1;
    }
    artifact->nrecipe = (int)n;
    bool one_tensor = status == 0 && n == 1 && artifact->recipe[0].op == DO_TENSOR;
    artifact->returned_slot = one_tensor ? artifact->recipe[0].operand : -1;
    artifact->shares_tensors |= !one_tensor;
    Py_DECREF(fast);
    return status;
}

/* ---- running ---- */
/* The containers below take the references of `items`, also when they fail. */
static void
drop(PyObject **items, int64_t n)
{
    for (int64_t i = 0; i < n; i++)
        Py_DECREF(items[i]);
}

static PyObject *
make_sequence(PyObject **items, int n, bool of_tuple)
{
    PyObject *result = of_tuple ? PyTuple_New(n) : PyList_New(n);
    if (result == NULL)
        return drop(items, n), NULL;
    for (int i = 0; i < n; i++)
        if (of_tuple)
            PyTuple_SET_ITEM(result, i, items[i]);
        else
            PyList_SET_ITEM(result, i, items[i]);
    return result;
}

static PyObject *
make_dict(PyObject **items, int npairs)
{
    PyObject *dict = PyDict_New();
    for (int i = 0; dict != NULL && i < npairs; i++)
        if (PyDict_SetItem(dict, items[2 * i], items[2 * i + 1]) < 0)
            Py_CLEAR(dict);
    drop(items, 2 * (int64_t)npairs);
    return dict;
}

static PyObject *
make_set(PyObject **items, int n)
{
    PyObject *set = PySet_New(NULL);
    for (int i = 0; set != NULL && i < n; i++)
        if (PySet_Add(set, items[i]) < 0)
            Py_CLEAR(set);
    drop(items, n);
    return set;
}

static PyObject *
make_slice(PyObject **items)
{
    PyObject *slice = PySlice_New(items[0], items[1], items[2]);
    drop(items, 3);
    return slice;
}

static PyObject *
make_call(PyObject **items, int nargs)
{
    PyObject *result = PyObject_Vectorcall(items[0], items + 1, (size_t)nargs, NULL);
    drop(items, (int64_t)nargs + 1);
    return result;
}

static inline PyObject *
make_leaf(Run *run, const RecipeOperation *o, PyObject *const *regs)
{
    PyArrayObject *array;
    switch (o->op) {
    case DO_CONST:
        return Py_NewRef(o->obj);
    case DO_VAL:
        return Py_NewRef(run->vals[o->operand]);
    case DO_TENSOR:
        return Py_XNewRef(run_tensor(run, o->operand));
    case DO_ARRAY:
        return Py_NewRef((PyObject *)run->slots[o->operand]);
    case DO_SCALAR:
        array = run->slots[o->operand];
        return PyArray_Scalar(PyArray_DATA(array), PyArray_DESCR(array), (PyObject *)array);
    case DO_INT:
        return PyLong_FromLongLong(run->ints[o->operand]);
    default: /* DO_LOAD */
        return Py_NewRef(regs[o->operand]);
    }
}

int
recipe_run(Run *run, PyObject **results)
{
    const Artifact *artifact = run->artifact;
    PyObject *stack[artifact->stack_size + 1], *regs[artifact->nregs + 1];
    PyObject **top = stack; /* first free place; everything below is owned */
    int status = RUN_OK;
    memset(regs, 0, sizeof regs);
    for (const RecipeOperation *o = artifact->recipe, *end = o + artifact->nrecipe; o < end; o++) {
        PyObject *made;
        int n = o->operand;
        switch (o->op) {
        case DO_TUPLE: case DO_LIST: top -= n; made = make_sequence(top, n, o->op == DO_TUPLE); break;
        case DO_DICT: top -= 2 * n; made = make_dict(top, n); break;
        case DO_SET: top -= n; made = make_set(top, n); break;
        case DO_SLICE: top -= 3; made = make_slice(top); break;
        case DO_CALL: top -= n + 1; made = make_call(top, n); break;
        case DO_STORE: Py_XSETREF(regs[n], Py_NewRef(top[-1])); continue;
        case DO_POP: top--; Py_DECREF(*top); continue;
        default: made = make_leaf(run, o, regs);
        }
        if (made == NULL) {
            status = RUN_RAISED;
            break;
        }
        *top++ = made;
    }
    for (int i = 0; i < artifact->nregs; i++)
        Py_XDECREF(regs[i]);
    if (status == RUN_OK)
        memcpy(results, stack, (size_t)artifact->nout * sizeof *results);
    else
        drop(stack, top - stack);
    return status;
}
