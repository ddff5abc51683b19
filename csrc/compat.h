/* Where every difference between CPython 3.11, 3.12 and 3.13 is hidden; no other C file tests a version. */
#ifndef FRAMESTANCE_COMPAT_H
#define FRAMESTANCE_COMPAT_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#if PY_VERSION_HEX < 0x030B0000 || PY_VERSION_HEX >= 0x030E0000
#  error "the frame and object layouts are known for CPython 3.11, 3.12 and 3.13 only"
#endif
#ifdef Py_GIL_DISABLED
#  error "free-threaded builds are not supported"
#endif
#if PY_VERSION_HEX >= 0x030C0000
#  undef _PyGC_FINALIZED /* an internal header defines it again */
#endif
#define Py_BUILD_CORE 1
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#include <internal/pycore_frame.h>
#include <internal/pycore_code.h>
#include <internal/pycore_dict.h>
#if PY_VERSION_HEX >= 0x030C0000
#  include <internal/pycore_interp.h>
#endif
#if PY_VERSION_HEX >= 0x030D0000
#  include <internal/pycore_ceval.h>
#endif
#pragma GCC diagnostic pop
#undef Py_BUILD_CORE
#include <structmember.h>

typedef struct _PyInterpreterFrame InterpreterFrame;

/* ---- frames ---- */
#if PY_VERSION_HEX >= 0x030D0000
#  define FRAME_CODE(f) ((PyCodeObject *)(f)->f_executable)
#  define FRAME_CODE_SLOT(f) ((f)->f_executable)
#  define FRAME_AT_START(f) ((f)->instr_ptr == _PyCode_CODE(FRAME_CODE(f)))
#  define FRAME_SET_START(f, co) ((f)->instr_ptr = _PyCode_CODE(co))
#  define CURRENT_FRAME(ts) ((ts)->current_frame)
#else
#  define FRAME_CODE(f) ((f)->f_code)
#  define FRAME_CODE_SLOT(f) ((f)->f_code)
#  define FRAME_AT_START(f) ((f)->prev_instr == _PyCode_CODE((f)->f_code) - 1)
#  define FRAME_SET_START(f, co) ((f)->prev_instr = _PyCode_CODE(co) - 1)
#  define CURRENT_FRAME(ts) ((ts)->cframe->current_frame)
#endif
#if PY_VERSION_HEX >= 0x030C0000
#  define FRAME_FUNCTION(f) ((PyFunctionObject *)(f)->f_funcobj)
#  define FRAME_SIZE(co) ((Py_ssize_t)(co)->co_framesize)
#  define CODE_SET_EXTRA PyUnstable_Code_SetExtra
#  define REQUEST_CODE_EXTRA_INDEX PyUnstable_Eval_RequestCodeExtraIndex
#  define C_RECURSION_REMAINING(ts) ((ts)->c_recursion_remaining)
#  define PYTHON_RECURSION_REMAINING(ts) ((ts)->py_recursion_remaining)
#  define HOOKED_CALL_RECURSION 2 /* what a call of the evaluator takes from a limit that calls within it do not touch */
#else
#  define FRAME_FUNCTION(f) ((f)->f_func)
#  define FRAME_SIZE(co) ((Py_ssize_t)((co)->co_nlocalsplus + (co)->co_stacksize) + (Py_ssize_t)FRAME_SPECIALS_SIZE)
#  define CODE_SET_EXTRA _PyCode_SetExtra
#  define REQUEST_CODE_EXTRA_INDEX _PyEval_RequestCodeExtraIndex
#  define C_RECURSION_REMAINING(ts) ((ts)->recursion_remaining)
#  define PYTHON_RECURSION_REMAINING(ts) ((ts)->recursion_remaining)
#  define HOOKED_CALL_RECURSION 0 /* one counter, one per frame, hooked or not */
#endif
#if PY_VERSION_HEX >= 0x030D0000
#  define INTERPRETER_ENDS Py_IsFinalizing
#else
#  define INTERPRETER_ENDS _Py_IsFinalizing
#endif
/* How a frame that has not started is ended without running it. */
#if PY_VERSION_HEX >= 0x030D0000
#  define FINISH_BY_CLEARING 1
#  define FINISH_BY_CALLER 0
#elif PY_VERSION_HEX >= 0x030C0000
#  define FINISH_BY_CLEARING 0
#  define FINISH_BY_CALLER 0
#else
#  define FINISH_BY_CLEARING 0
#  define FINISH_BY_CALLER 1
#endif

static inline int
code_parameter_count(const PyCodeObject *co)
{
    return co->co_argcount + co->co_kwonlyargcount + !!(co->co_flags & CO_VARARGS) + !!(co->co_flags & CO_VARKEYWORDS);
}

/* ---- monitoring ---- */
#if PY_VERSION_HEX >= 0x030C0000
#  define MONITORING_TOOLS 6 /* the two above belong to sys.settrace and sys.setprofile, which are per thread */

static inline bool
watches_lines(const uint8_t *tools)
{
    return ((tools[PY_MONITORING_EVENT_LINE] | tools[PY_MONITORING_EVENT_INSTRUCTION]) & ((1 << MONITORING_TOOLS) - 1)) != 0;
}

/* Whether a tool of sys.monitoring watches lines or instructions of this very code object. */
static inline bool
code_lines_are_monitored(const PyCodeObject *code)
{
    return code->_co_monitoring != NULL && watches_lines(code->_co_monitoring->active_monitors.tools);
}

/* Whether a tool watches lines everywhere, or is told of each start so that it can then watch the lines of that code, as coverage does. */
static inline bool
lines_are_monitored(PyThreadState *ts)
{
    const uint8_t *tools = ts->interp->monitors.tools;
    if (watches_lines(tools))
        return true;
    for (int id = 0, starts = tools[PY_MONITORING_EVENT_PY_START]; id < MONITORING_TOOLS && starts != 0; id++)
        if (starts >> id & 1 && (ts->interp->monitoring_callables[id][PY_MONITORING_EVENT_LINE] != NULL ||
                                 ts->interp->monitoring_callables[id][PY_MONITORING_EVENT_INSTRUCTION] != NULL))
            return true;
    return false;
}
#else
static inline bool
code_lines_are_monitored(const PyCodeObject *Py_UNUSED(code))
{
    return false;
}

static inline bool
lines_are_monitored(PyThreadState *Py_UNUSED(ts))
{
    return false;
}
#endif

/* ---- dicts ---- */
static inline uint64_t
dict_version(PyObject *dict)
{
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")
    return ((PyDictObject *)dict)->ma_version_tag;
    _Pragma("GCC diagnostic pop")
}

/* Only exact str keys: a lookup of an exact str can then call no user code. */
static inline bool
dict_has_only_str_keys(PyObject *dict)
{
    return ((PyDictObject *)dict)->ma_keys->dk_kind != DICT_KEYS_GENERAL;
}

/* ---- instances ---- */
enum { ATTRIBUTE_UNKNOWN = -1, ATTRIBUTE_ABSENT = 0, ATTRIBUTE_FOUND = 1 };

static inline int
shared_values_lookup(PyTypeObject *type, PyDictValues *values, PyObject *name, PyObject **value)
{
    PyDictKeysObject *keys = ((PyHeapTypeObject *)type)->ht_cached_keys;
    PyDictUnicodeEntry *entries = DK_UNICODE_ENTRIES(keys);
    Py_ssize_t n = keys->dk_nentries;
    for (Py_ssize_t i = 0; i < n; i++)
        if (entries[i].me_key == name) {
            *value = values->values[i];
            return *value != NULL ? ATTRIBUTE_FOUND : ATTRIBUTE_ABSENT;
        }
    /* A key that came in by another route than attribute assignment may not be interned. */
    for (Py_ssize_t i = 0; i < n; i++) {
        PyObject *key = entries[i].me_key;
        if (key != NULL && !PyUnicode_CHECK_INTERNED(key) && PyUnicode_Compare(key, name) == 0) {
            *value = values->values[i];
            return *value != NULL ? ATTRIBUTE_FOUND : ATTRIBUTE_ABSENT;
        }
    }
    return ATTRIBUTE_ABSENT;
}

/* Look in the instance alone, without making its __dict__ and without running Python code. `name` is interned. */
static inline int
instance_attribute(PyObject *obj, PyObject *name, Py_hash_t hash, PyObject **value)
{
    PyTypeObject *type = Py_TYPE(obj);
    PyObject *dict;
    if (type->tp_flags & Py_TPFLAGS_MANAGED_DICT) {
        /* Written out, because pycore_object.h of 3.11 and 3.12 cannot be included beside the public headers. */
#if PY_VERSION_HEX >= 0x030D0000
        PyDictValues *values = (PyDictValues *)((char *)obj + sizeof(PyObject));
        if (type->tp_flags & Py_TPFLAGS_INLINE_VALUES && values->valid)
            return shared_values_lookup(type, values, name, value);
        dict = ((PyObject **)obj)[-3];
#elif PY_VERSION_HEX >= 0x030C0000
        uintptr_t dict_or_values = ((uintptr_t *)obj)[-3];
        if (dict_or_values & 1)
            return shared_values_lookup(type, (PyDictValues *)(dict_or_values + 1), name, value);
        dict = (PyObject *)dict_or_values;
#else
        PyDictValues *values = ((PyDictValues **)obj)[-4];
        if (values != NULL)
            return shared_values_lookup(type, values, name, value);
        dict = ((PyObject **)obj)[-3];
#endif
    } else {
        Py_ssize_t offset = type->tp_dictoffset;
        if (offset == 0)
            return ATTRIBUTE_ABSENT;
        if (offset < 0 || PyType_Check(obj))
            return ATTRIBUTE_UNKNOWN; /* a __dict__ behind a variable-sized object; a class, which looks elsewhere too */
        dict = *(PyObject **)((char *)obj + offset);
    }
    if (dict == NULL)
        return ATTRIBUTE_ABSENT;
    if (!PyDict_CheckExact(dict) || !dict_has_only_str_keys(dict))
        return ATTRIBUTE_UNKNOWN;
    *value = _PyDict_GetItem_KnownHash(dict, name, hash);
    return *value != NULL ? ATTRIBUTE_FOUND : ATTRIBUTE_ABSENT;
}

/* ---- types ---- */
/* The class's own attributes, borrowed: the class keeps them. */
static inline PyObject *
type_own_dict(PyTypeObject *type)
{
#if PY_VERSION_HEX >= 0x030C0000
    PyObject *dict = PyType_GetDict(type); /* static types of the interpreter keep theirs elsewhere */
    Py_XDECREF(dict);
    return dict;
#else
    return type->tp_dict;
#endif
}

/* The version tag that changes with every change of the class or a base; 0 if the interpreter has no more tags. */
static inline unsigned int
assign_type_version(PyTypeObject *type)
{
#if PY_VERSION_HEX >= 0x030C0000
    if (!PyUnstable_Type_AssignVersionTag(type))
        return 0;
#else
    PyObject *name = PyUnicode_InternFromString("__class__");
    if (name == NULL) {
        PyErr_Clear();
        return 0;
    }
    (void)_PyType_Lookup(type, name); /* the method cache assigns a tag */
    Py_DECREF(name);
    if (!(type->tp_flags & Py_TPFLAGS_VALID_VERSION_TAG))
        return 0;
#endif
    return type->tp_version_tag;
}

/* ---- numbers and strings ---- */
static inline bool
str_is_ready(PyObject *s)
{
#if PY_VERSION_HEX >= 0x030C0000
    (void)s;
    return true;
#else
    return PyUnicode_IS_READY(s);
#endif
}

/* An exact int as int64; false if it does not fit. */
static inline bool
int_as_int64(PyObject *v, int64_t *out)
{
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)v)) {
        *out = PyUnstable_Long_CompactValue((PyLongObject *)v);
        return true;
    }
#endif
    int overflow;
    *out = PyLong_AsLongLongAndOverflow(v, &overflow);
    return overflow == 0;
}
#endif
