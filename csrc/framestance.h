/* What the C files share: the object layouts and the few functions that cross a file border. */
#ifndef FRAMESTANCE_H
#define FRAMESTANCE_H
#include "compat.h"
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#define NPY_TARGET_VERSION NPY_2_0_API_VERSION
#define PY_ARRAY_UNIQUE_SYMBOL framestance_ARRAY_API
#ifndef FRAMESTANCE_MODULE_FILE
#  define NO_IMPORT_ARRAY
#endif
#include <numpy/arrayobject.h>

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

/* ---- tensor.c ---- */
typedef struct {
    PyObject_HEAD
    PyArrayObject *array;
    PyObject *weakrefs;
} TensorObject;
extern PyTypeObject *Tensor_Type;
PyObject *tensor_wrap(PyArrayObject *array); /* steals the reference */
int tensor_init(PyObject *module);
PyObject *tensor_set_operator(PyObject *module, PyObject *args);

/* The array of a Tensor (or subclass) or ndarray, borrowed; NULL for anything else, without an exception. */
static inline PyArrayObject *
array_of(PyObject *v)
{
    PyTypeObject *type = Py_TYPE(v);
    if (type == Tensor_Type || (type != &PyArray_Type && PyType_IsSubtype(type, Tensor_Type)))
        return ((TensorObject *)v)->array;
    return PyArray_Check(v) ? (PyArrayObject *)v : NULL;
}

/* ---- stance.c ---- */
enum { STANCE_DEFAULT, STANCE_FORCE_EAGER, STANCE_EAGER_ON_RECOMPILE, STANCE_FAIL_ON_RECOMPILE,
       STANCE_EAGER_THEN_COMPILE, STANCE_AOT_EAGER_THEN_COMPILE, STANCE_WARN_ON_RECOMPILE, STANCE_COUNT };
enum { STANCE_SKIP_GUARD_EVAL_UNSAFE = 1, STANCE_ALLOW_FIRST = 2, STANCE_PROCESS_SCOPE = 4 };
typedef struct {
    PyObject_HEAD
    int id, flags;
    PyObject *backend; /* NULL unless a backend is forced */
    PyObject *name;
} StanceObject;
extern PyTypeObject Stance_Type;
extern StanceObject *default_stance; /* never NULL after init */
extern Py_ssize_t open_scopes;       /* of all threads; 0 means the default is in force everywhere */
StanceObject *stance_from_scopes(void);
int stance_init(PyObject *module);

/* ---- region.c ---- */
/* What a thread is doing: a region is a stretch in which Python code of a compiled function runs. */
typedef struct {
    int depth;              /* 0 outside every region */
    int compiling;          /* the compiler runs: hook and compiled functions go plain */
    int pretending;         /* original code runs in place of an artifact, so that a line tracer sees it */
    int pretending_until;   /* the position of the first site in that frame at which it has ended */
    const void *pretending_frame; /* NULL: to the end of the call */
    PyObject *key;          /* of the innermost region, owned: which entries may be used */
    StanceObject *stance;
    PyObject *function;     /* the CompiledFunction, or NULL */
} Region;
extern _Thread_local Region region;
void region_enter(Region *saved, PyObject *key, StanceObject *stance, PyObject *function);
void region_leave(Region *saved); /* steals the references in it */
void region_suspend(Region *saved);
void region_resume(Region *saved);
int region_init(PyObject *module);

/* A line tracer, or a tool that monitors lines, wants to see the original code, unless it is the tracer itself that runs. */
static inline bool
line_tracer_active(PyThreadState *ts, const PyCodeObject *code)
{
    return UNLIKELY(ts->c_tracefunc != NULL || lines_are_monitored(ts) || code_lines_are_monitored(code)) && ts->tracing == 0;
}

int guards_init(PyObject *module);
int artifact_init(PyObject *module);
int cache_init(PyObject *module);
int compiled_init(PyObject *module);
int evalhook_init(PyObject *module);
int special_init(PyObject *module);

/* ---- memory.c ---- */
#define LARGE_ARRAY (1 << 17) /* bytes from which on memory is recycled: below, the C library neither maps nor trims it */
PyArrayObject *memory_new_array(PyArray_Descr *descr, int ndim, npy_intp *dims, npy_intp *strides); /* strides NULL for C order */
void *memory_take(size_t size);      /* without the GIL, too; NULL without an exception */
void memory_give(void *memory);
PyObject *memory_for_call(void);       /* calls of NumPy get memory from here; NULL with an exception */
void memory_after_call(PyObject *others);
int memory_init(PyObject *module);
int threads_init(PyObject *module);
int transpose_init(PyObject *module);
int gemm_init(PyObject *module);
int normals_init(PyObject *module);
int method_init(PyObject *module);
int object_code_init(PyObject *module);

/* ---- bfloat16.c ---- */
extern int bfloat16_typenum; /* NumPy gives the number when the dtype is registered */
int bfloat16_init(PyObject *module);

/* Whether tensors may have the dtype of this number. */
static inline bool
dtype_of_numbers(int typenum)
{
    return PyTypeNum_ISNUMBER(typenum) || PyTypeNum_ISBOOL(typenum) || typenum == bfloat16_typenum;
}

extern PyMethodDef stance_methods[];

/* The stance in force for the running thread and context, borrowed: one load while no scope is open anywhere. */
static inline StanceObject *
stance_in_force(void)
{
    return LIKELY(open_scopes == 0) ? default_stance : stance_from_scopes();
}
#endif
