/* The frame hook: inside a region, frames of rewritten code are redirected; everything else goes on as if there were no hook. */
#include "cache.h"
#include "evalhook.h"

static bool force_call_fallback = false; /* tests only: behave as if no frame could grow */

/* Between the two calls of the evaluator, no Python frame tells the C stack's depth. */
static inline bool
stack_is_exhausted(void)
{
    if (UNLIKELY(stack_floor == NULL))
        find_stack_floor();
    return UNLIKELY((char *)__builtin_frame_address(0) < stack_floor);
}

/* Run a frame the ordinary way. Without a hook, Python-to-Python calls take no C stack; with one they do, so that
   CPython's fixed limit on C recursion would be reached at a few hundred calls. A hooked call is therefore not counted there,
   and the real stack is watched instead. */
static PyObject *
evaluate_next(PyThreadState *ts, InterpreterFrame *f, int throwflag)
{
    int change = HOOKED_CALL_RECURSION;
    if (stack_is_exhausted())
        change = -C_RECURSION_REMAINING(ts); /* none left: the evaluator raises RecursionError and ends the frame as its kind needs */
    C_RECURSION_REMAINING(ts) += change;
    PyObject *result = previous_hook(ts, f, throwflag);
    C_RECURSION_REMAINING(ts) -= change;
    return result;
}

/* A compiled function calls its original: the same holds where no hook is installed that would see to it. */
PyObject *
call_watching_stack(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    if (stack_is_exhausted()) {
        PyErr_SetString(PyExc_RecursionError, "maximum recursion depth exceeded");
        return NULL;
    }
    PyThreadState *ts = PyThreadState_Get();
    int change = _PyInterpreterState_GetEvalFrameFunc(ts->interp) == evaluate_frame ? 0 : HOOKED_CALL_RECURSION;
    C_RECURSION_REMAINING(ts) += change;
    PyObject *result = PyObject_Vectorcall(callable, args, nargsf, kwnames);
    C_RECURSION_REMAINING(ts) -= change;
    return result;
}

/* Ask the Python side, once, what is to be done with this code. The frame is untouched. */
static int
ask_about_code(InterpreterFrame *f)
{
    int n = code_parameter_count(FRAME_CODE(f));
    PyObject *arguments = PyTuple_New(n);
    if (arguments == NULL)
        return -1;
    for (int i = 0; i < n; i++)
        PyTuple_SET_ITEM(arguments, i, Py_NewRef(f->localsplus[i]));
    PyObject *operands[2] = {(PyObject *)FRAME_FUNCTION(f), arguments};
    PyObject *result = call_handler(handlers.frame, operands, 2);
    Py_DECREF(arguments);
    Py_XDECREF(result);
    return result != NULL ? 0 : -1;
}

PyObject *
evaluate_frame(PyThreadState *ts, InterpreterFrame *f, int throwflag)
{
    if (throwflag || region.depth == 0 || region.compiling || region.pretending || ts->tracing || region.stance->id == STANCE_FORCE_EAGER)
        return evaluate_next(ts, f, throwflag);
    CodeCache *cache = code_cache_get(FRAME_CODE(f));
    if (cache != NULL && (cache->skip || cache->own))
        return evaluate_next(ts, f, 0);
    if (!frame_is_interceptable(f) || code_lines_are_monitored(FRAME_CODE(f)))
        return evaluate_next(ts, f, 0);
    if (cache == NULL || cache->sited_code == NULL) {
        if (handlers.frame == NULL)
            return evaluate_next(ts, f, 0);
        if (ask_about_code(f) < 0)
            return frame_finish(ts, f, NULL);
        cache = code_cache_get(FRAME_CODE(f));
        if (cache == NULL || cache->skip || cache->sited_code == NULL)
            return evaluate_next(ts, f, 0);
    }
    PyObject *result;
    if (UNLIKELY(force_call_fallback) || !frame_retarget(ts, f, (PyCodeObject *)cache->sited_code)) {
        PyObject *flat_code = Py_NewRef(cache->flat_code); /* the call may replace it */
        result = frame_call_instead(ts, f, flat_code);
        Py_DECREF(flat_code);
    } else
        result = evaluate_next(ts, f, 0);
    region.pretending = 0; /* what this frame began ends with it; in a frame that pretends, no other is redirected */
    return result;
}

static PyObject *
set_force_call_fallback(PyObject *Py_UNUSED(module), PyObject *value)
{
    int on = PyObject_IsTrue(value);
    if (on < 0)
        return NULL;
    force_call_fallback = on;
    Py_RETURN_NONE;
}

/* ---- another project's hook, for tests: counts frames and chains to what was there ---- */
static _PyFrameEvalFunction below_other_hook = NULL;
static long frames_of_other_hook = 0;

static PyObject *
other_hook(PyThreadState *ts, InterpreterFrame *f, int throwflag)
{
    frames_of_other_hook++;
    return below_other_hook(ts, f, throwflag);
}

static PyObject *
test_other_hook(PyObject *Py_UNUSED(module), PyObject *value)
{
    PyInterpreterState *interpreter = PyInterpreterState_Get();
    _PyFrameEvalFunction current = _PyInterpreterState_GetEvalFrameFunc(interpreter);
    if (value == Py_True && current != other_hook) {
        below_other_hook = current;
        _PyInterpreterState_SetEvalFrameFunc(interpreter, other_hook);
    } else if (value == Py_False && current == other_hook)
        _PyInterpreterState_SetEvalFrameFunc(interpreter, below_other_hook);
    return PyLong_FromLong(frames_of_other_hook);
}

static PyMethodDef evalhook_methods[] = {
    {"_test_other_hook", test_other_hook, METH_O, "True installs and False removes a hook that is not ours, None does nothing; gives the frames it saw."},
    {"_force_call_fallback", set_force_call_fallback, METH_O, "Behave as if no frame could grow; for tests."},
    {NULL, NULL, 0, NULL},
};

int
evalhook_init(PyObject *module)
{
    return frame_init() < 0 ? -1 : PyModule_AddFunctions(module, evalhook_methods);
}
