/* The guard program: what guard_build.c makes and guards.c evaluates. */
#ifndef FRAMESTANCE_GUARDS_H
#define FRAMESTANCE_GUARDS_H
#include "intprogram.h"

enum {
    /* loads: write vals[dst] */
    LOAD_GLOBAL, LOAD_GLOBALS, LOAD_GLOBAL_OF, LOAD_CELL, LOAD_ATTR, LOAD_ITEM, LOAD_DICT, LOAD_FUNC, LOAD_METHOD, LOAD_TYPE, LOAD_TYPE_ATTR,
    LOAD_MRO_ATTR, LOAD_MODULE_ATTR, LAST_LOAD = LOAD_MODULE_ATTR,
    /* checks */
    CHECK_IS, CHECK_SAME, CHECK_NOT_SAME, CHECK_TYPE, CHECK_TYPE_VERSION, CHECK_TYPE_VERSION_OF, CHECK_INT, CHECK_FLOAT, CHECK_STR,
    CHECK_EQUAL, CHECK_LEN, CHECK_KEYS, CHECK_NO_KEY, CHECK_NO_INSTANCE_ATTR, CHECK_CODE, CHECK_ARRAY, CHECK_NO_OVERLAP, CHECK_STATE,
    CHECK_SIZES,
    /* control */
    DICT_VERSION, GUARD_OP_COUNT,
    STORE_DICT_VERSION = GUARD_OP_COUNT, /* made by the builder, at the end of what a DICT_VERSION may skip */
};
/* `kind` of LOAD_ATTR, by what the pinned type says about the name */
enum { ATTR_DYNAMIC, ATTR_INSTANCE, ATTR_SLOT, ATTR_SLOT_OR_NONE, ATTR_NEVER };
enum { PART_CODE, PART_GLOBALS, PART_CLOSURE, PART_DEFAULTS, PART_KWDEFAULTS, PART_DOC, PART_NAME, PART_QUALNAME, PART_MODULE, PART_COUNT };   /* of LOAD_FUNC */
enum { LEN_VARSIZED, LEN_DICT, LEN_SET, LEN_STR };                              /* of LEN */
enum { RELATION_EQ, RELATION_NE, RELATION_LT, RELATION_LE };                    /* of SIZES */
enum { ARRAY_OF_TENSOR = 1, ARRAY_STRIDES = 2, ARRAY_C_CONTIGUOUS = 4, ARRAY_WRITEABLE = 8 }; /* flags of ARRAY */
enum { STAMP_BUILTINS = 1 };                                                    /* flags of DICT_VERSION */
#define ANY_SIZE (-1) /* a dimension of 2 or more */

typedef struct { int op, a, b; } SizeRelation;

typedef struct {
    uint8_t op, kind, flags, ndim;
    int32_t index;      /* of the record as the caller counts */
    int32_t src, dst;   /* value indexes; dst is the second source of a relation */
    int32_t number;     /* dtype number, part, skip, length of a list, ... */
    PyObject *obj;      /* constant, name, or raw pointer of what `weak` watches; kept by `holds` */
    PyObject *weak;     /* NULL if obj itself is held */
    union { Py_hash_t hash; uint64_t stamp; IntProgram *program; PyArray_Descr *descr; } a;
    union { int64_t integer; uint64_t bits; uint64_t stamp; Py_ssize_t offset; PyObject *class_value; npy_intp *pool; SizeRelation *relations; } b;
} GuardRecord;

typedef struct {
    PyObject_HEAD
    int nargs, nvals, nrecords;
    bool needs_env;     /* reads globals or builtins */
    char *defined;      /* per value: set whenever the program passes */
    GuardRecord *records;
    PyObject *holds;    /* list: constants, and weak references to everything that a user may own */
} GuardProgram;
extern PyTypeObject GuardProgram_Type;

/* -1 if every record holds, else the index of the first that does not. vals[nargs..nvals) are written by loads, borrowed. Runs no
   Python code, allocates nothing, raises nothing. */
int guard_evaluate(GuardProgram *program, PyObject **vals, PyObject *globals, PyObject *builtins);

/* guards.c, used by the builder too */
bool is_plain_constant(PyObject *v, int depth);
bool constants_equal(PyObject *a, PyObject *b);
#define GUARD_STATE_WORDS 16
extern int64_t guard_state[GUARD_STATE_WORDS];

/* The member that a descriptor found in the class reads, or NULL. Another class's slot may have been put there: it would read beyond the object. */
static inline PyMemberDef *
member_of(PyTypeObject *type, PyObject *descriptor)
{
    bool own = Py_IS_TYPE(descriptor, &PyMemberDescr_Type) && PyType_IsSubtype(type, PyDescr_TYPE(descriptor));
    return own ? ((PyMemberDescrObject *)descriptor)->d_member : NULL;
}

/* guard_build.c */
PyObject *guard_program_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
void guard_program_dealloc(GuardProgram *program);
#define VALUES_LIMIT 8192 /* values live on the C stack */
#endif
