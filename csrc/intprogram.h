/* Arithmetic over sizes: a straight list of operations, each defining the next int64 register. */
#ifndef FRAMESTANCE_INTPROGRAM_H
#define FRAMESTANCE_INTPROGRAM_H
#include "framestance.h"

typedef struct {
    uint8_t op;
    int32_t target, a, b; /* registers; for reads of values: a value index and an axis */
} IntOperation;

typedef struct {
    int nregs, noperations;  /* operations that depend on values; with none the template is the result */
    int64_t *template;       /* every register, the constant ones already computed */
    bool *is_constant;       /* per register */
    IntOperation *operations;
} IntProgram;

#define INT_PROGRAM_LIMIT 4096 /* registers live on the C stack */

/* From a list of tuples; `readable[i]` says whether value i may be read, and `used[i]` (may be NULL) is set where one is. NULL with
   an exception that names the record. */
IntProgram *int_program_build(PyObject *records, int nvals, const char *readable, char *used, const char *where);
void int_program_free(IntProgram *program);
/* False if a value is not an array of enough dimensions or not an exact int that fits, or if a result overflows. */
bool int_program_run(const IntProgram *program, PyObject *const *vals, int64_t *regs);
#endif
