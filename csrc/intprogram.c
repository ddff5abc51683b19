/* Size arithmetic: built once from tuples, constants folded, evaluated without allocation or exceptions. */
#include "intprogram.h"

enum { INT_CONST, INT_DIM, INT_STRIDE, INT_VALUE, INT_ADD, INT_SUB, INT_MUL, INT_FLOORDIV, INT_MOD, INT_MINIMUM, INT_MAXIMUM, INT_OP_COUNT };
static const struct { const char *name; int nargs; } int_ops[INT_OP_COUNT] = {
    {"CONST", 1}, {"DIM", 2}, {"STRIDE", 2}, {"INT", 1}, {"ADD", 2}, {"SUB", 2}, {"MUL", 2}, {"FLOORDIV", 2}, {"MOD", 2},
    {"MIN", 2}, {"MAX", 2},
};

/* Python's floor semantics; a zero divisor gives 0. False on overflow. */
static inline bool
calculate(int op, int64_t a, int64_t b, int64_t *result)
{
    switch (op) {
    case INT_ADD:
        return !__builtin_add_overflow(a, b, result);
    case INT_SUB:
        return !__builtin_sub_overflow(a, b, result);
    case INT_MUL:
        return !__builtin_mul_overflow(a, b, result);
    case INT_FLOORDIV:
    case INT_MOD:
        if (b == 0) {
            *result = 0;
            return true;
        }
        if (b == -1) { /* INT64_MIN / -1 traps */
            if (op == INT_FLOORDIV)
                return !__builtin_sub_overflow((int64_t)0, a, result);
            *result = 0;
            return true;
        }
        {
            int64_t quotient = a / b, remainder = a % b;
            if (remainder != 0 && (remainder < 0) != (b < 0)) {
                quotient--;
                remainder += b;
            }
            *result = op == INT_FLOORDIV ? quotient : remainder;
        }
        return true;
    case INT_MINIMUM:
        *result = a < b ? a : b;
        return true;
    default: /* INT_MAXIMUM */
        *result = a > b ? a : b;
        return true;
    }
}

static inline bool
read_value(const IntOperation *o, PyObject *v, int64_t *result)
{
    if (o->op == INT_VALUE)
        return PyLong_CheckExact(v) && int_as_int64(v, result);
    PyArrayObject *array = array_of(v);
    if (array == NULL || o->b >= PyArray_NDIM(array))
        return false;
    if (o->op == INT_DIM) {
        *result = PyArray_DIM(array, o->b);
        return true;
    }
    int64_t bytes = PyArray_STRIDE(array, o->b), item = PyArray_ITEMSIZE(array);
    if (item == 0 || bytes % item != 0) /* a field of a record: not a whole number of elements */
        return false;
    *result = bytes / item;
    return true;
}

bool
int_program_run(const IntProgram *program, PyObject *const *vals, int64_t *regs)
{
    memcpy(regs, program->template, (size_t)program->nregs * sizeof *regs);
    for (int i = 0; i < program->noperations; i++) {
        const IntOperation *o = &program->operations[i];
        bool ok = o->op <= INT_VALUE ? read_value(o, vals[o->a], &regs[o->target])
                                     : calculate(o->op, regs[o->a], regs[o->b], &regs[o->target]);
        if (!ok)
            return false;
    }
    return true;
}

void
int_program_free(IntProgram *program)
{
    if (program == NULL)
        return;
    PyMem_Free(program->template);
    PyMem_Free(program->is_constant);
    PyMem_Free(program->operations);
    PyMem_Free(program);
}

static bool
operand_in_range(int64_t value, int64_t limit, Py_ssize_t index, const char *where, const char *what)
{
    if (value >= 0 && value < limit)
        return true;
    PyErr_Format(PyExc_ValueError, "%s: integer operation %zd names %s %lld, which is not defined", where, index, what, (long long)value);
    return false;
}

/* One record; the register it defines is its own index. */
static int
build_operation(IntProgram *program, PyObject *record, Py_ssize_t index, int nvals, const char *readable, char *used, const char *where)
{
    PyObject *name = PyTuple_Check(record) && PyTuple_GET_SIZE(record) > 0 ? PyTuple_GET_ITEM(record, 0) : NULL;
    if (name == NULL || !PyUnicode_Check(name)) {
        PyErr_Format(PyExc_TypeError, "%s: integer operation %zd must be a tuple that starts with a name, not %R", where, index, record);
        return -1;
    }
    int op = 0;
    while (op < INT_OP_COUNT && PyUnicode_CompareWithASCIIString(name, int_ops[op].name) != 0)
        op++;
    if (op == INT_OP_COUNT || PyTuple_GET_SIZE(record) != 1 + int_ops[op].nargs) {
        PyErr_Format(PyExc_ValueError, "%s: integer operation %zd is not known or has the wrong number of operands: %R", where, index, record);
        return -1;
    }
    int64_t operands[2] = {0, 0};
    for (int i = 0; i < int_ops[op].nargs; i++) {
        operands[i] = PyLong_AsLongLong(PyTuple_GET_ITEM(record, i + 1));
        if (operands[i] == -1 && PyErr_Occurred())
            return -1;
    }
    if (op == INT_CONST) {
        program->template[index] = operands[0];
        program->is_constant[index] = true;
        return 0;
    }
    if (op <= INT_VALUE) {
        if (!operand_in_range(operands[0], nvals, index, where, "value") ||
            !operand_in_range(operands[1], op == INT_VALUE ? 1 : NPY_MAXDIMS, index, where, "axis"))
            return -1;
        if (!readable[operands[0]]) {
            PyErr_Format(PyExc_ValueError, "%s: integer operation %zd reads value %lld, which nothing has loaded", where, index, (long long)operands[0]);
            return -1;
        }
        if (used != NULL)
            used[operands[0]] = 1;
    } else {
        if (!operand_in_range(operands[0], index, index, where, "register") || !operand_in_range(operands[1], index, index, where, "register"))
            return -1;
        if (program->is_constant[operands[0]] && program->is_constant[operands[1]]) {
            program->is_constant[index] = true;
            if (calculate(op, program->template[operands[0]], program->template[operands[1]], &program->template[index]))
                return 0;
            PyErr_Format(PyExc_ValueError, "%s: integer operation %zd overflows", where, index);
            return -1;
        }
    }
    program->operations[program->noperations++] =
        (IntOperation){.op = (uint8_t)op, .target = (int32_t)index, .a = (int32_t)operands[0], .b = (int32_t)operands[1]};
    return 0;
}

IntProgram *
int_program_build(PyObject *records, int nvals, const char *readable, char *used, const char *where)
{
    PyObject *fast = PySequence_Fast(records, "an integer program must be a sequence of tuples");
    if (fast == NULL)
        return NULL;
    Py_ssize_t n = PySequence_Fast_GET_SIZE(fast);
    IntProgram *program = n <= INT_PROGRAM_LIMIT ? PyMem_Calloc(1, sizeof *program) : NULL;
    if (program == NULL) {
        Py_DECREF(fast);
        if (n > INT_PROGRAM_LIMIT)
            PyErr_Format(PyExc_ValueError, "%s: an integer program of %zd operations is too long (at most %d)", where, n, INT_PROGRAM_LIMIT);
        else
            PyErr_NoMemory();
        return NULL;
    }
    program->nregs = (int)n;
    program->template = PyMem_Calloc((size_t)n + 1, sizeof(int64_t));
    program->is_constant = PyMem_Calloc((size_t)n + 1, sizeof(bool));
    program->operations = PyMem_Calloc((size_t)n + 1, sizeof(IntOperation));
    bool ok = program->template != NULL && program->is_constant != NULL && program->operations != NULL;
    if (!ok)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; ok && i < n; i++)
        ok = build_operation(program, PySequence_Fast_GET_ITEM(fast, i), i, nvals, readable, used, where) == 0;
    Py_DECREF(fast);
    if (!ok) {
        int_program_free(program);
        return NULL;
    }
    return program;
}
