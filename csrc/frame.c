/* What can be done to a frame that has not started: run other code in it, or end it without running it. */
#include "evalhook.h"

#define CODE_KIND (CO_OPTIMIZED | CO_NEWLOCALS | CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR)

/* A plain function's frame at its first instruction, which holds nothing but its arguments. */
bool
frame_is_interceptable(InterpreterFrame *f)
{
    return f->owner == FRAME_OWNED_BY_THREAD && (FRAME_CODE(f)->co_flags & CODE_KIND) == (CO_OPTIMIZED | CO_NEWLOCALS) && FRAME_AT_START(f) &&
           f->frame_obj == NULL;
}

/* `code` has the same parameters in the same order and the same free variables. Everything else (closure, tracebacks, tracing,
   who clears the frame) stays right, because it is the same frame. */
bool
frame_retarget(PyThreadState *ts, InterpreterFrame *f, PyCodeObject *code)
{
    PyCodeObject *old = FRAME_CODE(f);
    PyObject **base = (PyObject **)f;
    Py_ssize_t have = ts->datastack_top - base, need = FRAME_SIZE(code);
    if (need != have) {
        if (base + need >= ts->datastack_limit)
            return false; /* the chunk of the data stack is full */
        ts->datastack_top = base + need; /* f is the topmost frame of its thread */
    }
    for (int i = code_parameter_count(old); i < code->co_nlocalsplus; i++)
        f->localsplus[i] = NULL;
    f->stacktop = code->co_nlocalsplus;
    FRAME_CODE_SLOT(f) = (void *)Py_NewRef((PyObject *)code);
    FRAME_SET_START(f, code);
    Py_DECREF(old); /* the function still has it */
    return true;
}

#if FINISH_BY_CALLER
PyObject *
frame_finish(PyThreadState *Py_UNUSED(ts), InterpreterFrame *Py_UNUSED(f), PyObject *result)
{
    return result;
}
#elif FINISH_BY_CLEARING
PyObject *
frame_finish(PyThreadState *ts, InterpreterFrame *f, PyObject *result)
{
    /* Clearing runs destructors, which must not see our exception nor change it. */
    PyObject *exception = result == NULL ? PyErr_GetRaisedException() : NULL;
    _PyEval_FrameClearAndPop(ts, f);
    if (exception != NULL)
        PyErr_SetRaisedException(exception);
    return result;
}
#else
static PyCodeObject *return_argument = NULL; /* the code of `lambda x: x` */

/* Only the evaluator can clear and pop the frame: give it code that returns the result, or throw into it. */
PyObject *
frame_finish(PyThreadState *ts, InterpreterFrame *f, PyObject *result)
{
    if (result == NULL)
        return _PyEval_EvalFrameDefault(ts, f, 1);
    PyCodeObject *old = FRAME_CODE(f);
    for (int i = 0; i < old->co_nlocalsplus; i++)
        Py_CLEAR(f->localsplus[i]);
    f->localsplus[0] = result; /* every frame has room for one value */
    f->stacktop = 1;
    ts->datastack_top = (PyObject **)f + FRAME_SIZE(return_argument);
    FRAME_CODE_SLOT(f) = (void *)Py_NewRef((PyObject *)return_argument);
    FRAME_SET_START(f, return_argument);
    Py_DECREF(old);
    return _PyEval_EvalFrameDefault(ts, f, 0);
}
#endif

/* The parameters of every kind become positional ones, in the order in which the frame holds them. */
PyObject *
flatten_code(PyObject *code)
{
    PyCodeObject *co = (PyCodeObject *)code;
    PyObject *replace = PyObject_GetAttrString(code, "replace"), *empty = PyTuple_New(0), *flat = NULL;
    PyObject *changes = Py_BuildValue("{s:i,s:i,s:i,s:i}", "co_argcount", code_parameter_count(co), "co_posonlyargcount", 0, "co_kwonlyargcount", 0,
                                      "co_flags", co->co_flags & ~(CO_VARARGS | CO_VARKEYWORDS));
    if (replace != NULL && empty != NULL && changes != NULL)
        flat = PyObject_Call(replace, empty, changes);
    Py_XDECREF(replace);
    Py_XDECREF(empty);
    Py_XDECREF(changes);
    return flat;
}

/* For a frame that cannot grow: call a function made from the flattened code, then end the frame with its result. */
PyObject *
frame_call_instead(PyThreadState *ts, InterpreterFrame *f, PyObject *flat_code)
{
    PyFunctionObject *old = FRAME_FUNCTION(f);
    PyObject *function = PyFunction_New(flat_code, old->func_globals), *result = NULL;
    if (function != NULL && old->func_closure != NULL && PyFunction_SetClosure(function, old->func_closure) < 0)
        Py_CLEAR(function);
    if (function != NULL) {
        result = PyObject_Vectorcall(function, f->localsplus, (size_t)code_parameter_count(FRAME_CODE(f)), NULL);
        Py_DECREF(function);
    }
    return frame_finish(ts, f, result);
}

int
frame_init(void)
{
#if !FINISH_BY_CALLER && !FINISH_BY_CLEARING
    PyObject *globals = PyDict_New();
    PyObject *function = globals != NULL ? PyRun_String("lambda x: x", Py_eval_input, globals, globals) : NULL;
    if (function != NULL)
        return_argument = (PyCodeObject *)Py_NewRef(PyFunction_GET_CODE(function));
    Py_XDECREF(function);
    Py_XDECREF(globals);
    return return_argument != NULL ? 0 : -1;
#else
    return 0;
#endif
}
