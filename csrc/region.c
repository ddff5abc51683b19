/* Regions: which thread runs Python code of a compiled function, and the frame hook that is installed only while one does. */
#include "framestance.h"
#include "evalhook.h"
#include <pthread.h>

_Thread_local Region region;
_Thread_local char *stack_floor = NULL;

/* ---- the C stack ---- */
#define STACK_ASSUMED (256 * 1024) /* below here, where the real limit is unknown */
#define STACK_RESERVE (512 * 1024) /* left for whatever C code the deepest call runs */

/* Once per thread: for the main thread this reads a file. */
void
find_stack_floor(void)
{
    char *here = __builtin_frame_address(0), *low = here - STACK_ASSUMED;
    pthread_attr_t attributes;
    void *address;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        if (pthread_attr_getstack(&attributes, &address, &size) == 0 && (char *)address < here)
            low = address;
        pthread_attr_destroy(&attributes);
    }
    long room = here - low;
    stack_floor = low + (STACK_RESERVE < room / 4 ? STACK_RESERVE : room / 4);
}

#define LARGE_STACK (16 * 1024 * 1024)
typedef struct { PyObject *callable, *result, *type, *value, *traceback; } LargeCall;

static void *
run_on_large_stack(void *argument)
{
    LargeCall *call = argument;
    PyGILState_STATE state = PyGILState_Ensure();
    region.compiling = 1;
    call->result = PyObject_CallNoArgs(call->callable);
    if (call->result == NULL)
        PyErr_Fetch(&call->type, &call->value, &call->traceback);
    PyGILState_Release(state);
    return NULL;
}

/* In a thread of its own, for which the caller waits: code generation needs more stack than a small thread has, and it must not be
   interrupted half-way. Handlers of signals run in the main thread, so what one raises comes when the call is over. */
static PyObject *
call_on_large_stack(PyObject *Py_UNUSED(module), PyObject *callable)
{
    LargeCall call = {callable, NULL, NULL, NULL, NULL};
    pthread_t thread;
    pthread_attr_t attributes;
    if (INTERPRETER_ENDS() || pthread_attr_init(&attributes) != 0) /* at the end no other thread gets the GIL */
        return PyObject_CallNoArgs(callable);
    int status = pthread_attr_setstacksize(&attributes, LARGE_STACK);
    Py_BEGIN_ALLOW_THREADS
    if (status == 0)
        status = pthread_create(&thread, &attributes, run_on_large_stack, &call);
    if (status == 0)
        pthread_join(thread, NULL);
    Py_END_ALLOW_THREADS
    pthread_attr_destroy(&attributes);
    if (status != 0)
        return PyObject_CallNoArgs(callable); /* no thread to be had: try here */
    if (call.result == NULL) {
        PyErr_Restore(call.type, call.value, call.traceback);
        if (call.type == NULL)
            PyErr_SetString(PyExc_SystemError, "the thread was ended before it had a result");
    }
    return call.result;
}

/* ---- the hook ---- */
static int users = 0; /* regions that are entered and not suspended, of all threads; under the GIL */
_PyFrameEvalFunction previous_hook = _PyEval_EvalFrameDefault;
static bool buried = false; /* somebody put a hook over ours, so that ours could not be removed and is still called by it */

static void
hook_acquire(void)
{
    if (users++ > 0)
        return;
    PyInterpreterState *interpreter = PyInterpreterState_Get();
    _PyFrameEvalFunction current = _PyInterpreterState_GetEvalFrameFunc(interpreter);
    if (current == evaluate_frame)
        return;
    if (buried && current != previous_hook && current != _PyEval_EvalFrameDefault)
        return; /* put on top of the hook that calls ours, it would call that one and so itself */
    buried = false;
    previous_hook = current;
    _PyInterpreterState_SetEvalFrameFunc(interpreter, evaluate_frame);
}

static void
hook_remove(void)
{
    PyInterpreterState *interpreter = PyInterpreterState_Get();
    buried = _PyInterpreterState_GetEvalFrameFunc(interpreter) != evaluate_frame;
    if (!buried)
        _PyInterpreterState_SetEvalFrameFunc(interpreter, previous_hook);
}

static void
hook_release(void)
{
    if (--users == 0)
        hook_remove();
}

/* ---- entering and leaving ---- */
void
region_enter(Region *saved, PyObject *key, StanceObject *stance, PyObject *function)
{
    *saved = region;
    region.key = Py_XNewRef(key);
    region.stance = (StanceObject *)Py_XNewRef((PyObject *)stance);
    region.function = Py_XNewRef(function);
    region.pretending = 0;
    if (region.depth++ == 0)
        hook_acquire();
}

/* Not by counting down: an exception that comes from outside, a KeyboardInterrupt, may have left a suspension open. */
void
region_leave(Region *saved)
{
    PyObject *key = region.key, *function = region.function;
    StanceObject *stance = region.stance;
    bool used = region.depth > 0;
    region = *saved;
    if (used && region.depth == 0)
        hook_release();
    else if (!used && region.depth > 0)
        hook_acquire();
    Py_XDECREF(key); /* last: a destructor may run code */
    Py_XDECREF(function);
    Py_XDECREF((PyObject *)stance);
}

/* For code that is not part of a compiled function although one called it: depth zero, nothing pretended, no hook for its sake. */
void
region_suspend(Region *saved)
{
    *saved = region;
    if (region.depth > 0)
        hook_release();
    region.depth = region.pretending = 0;
    region.key = region.function = NULL;
    region.stance = NULL;
}

void
region_resume(Region *saved)
{
    int compiling = region.compiling;
    region = *saved;
    region.compiling = compiling;
    if (region.depth > 0)
        hook_acquire();
}

/* ---- tokens: a suspension that Python code holds ---- */
typedef struct {
    PyObject_HEAD
    Region saved;
    unsigned long thread;
    bool used;
} Token;

static void
token_dealloc(Token *t)
{
    if (!t->used) { /* never resumed: the references come back here */
        Py_XDECREF(t->saved.key);
        Py_XDECREF(t->saved.function);
        Py_XDECREF((PyObject *)t->saved.stance);
    }
    Py_TYPE(t)->tp_free(t);
}

static PyTypeObject Token_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.RegionToken",
    .tp_basicsize = sizeof(Token),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_dealloc = (destructor)token_dealloc,
};

static PyObject *
suspend(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    Token *t = PyObject_New(Token, &Token_Type);
    if (t == NULL)
        return NULL;
    t->thread = PyThread_get_thread_ident();
    t->used = false;
    region_suspend(&t->saved);
    return (PyObject *)t;
}

static PyObject *
resume(PyObject *Py_UNUSED(module), PyObject *value)
{
    Token *t = (Token *)value;
    if (!Py_IS_TYPE(value, &Token_Type))
        return PyErr_Format(PyExc_TypeError, "region_resume: expected what region_suspend gave, not %.200s", Py_TYPE(value)->tp_name);
    if (t->used || t->thread != PyThread_get_thread_ident() || region.depth != 0) {
        PyErr_SetString(PyExc_ValueError, "region_resume: the token was used before, is another thread's, or the region inside was not left");
        return NULL;
    }
    t->used = true;
    region_resume(&t->saved);
    Py_RETURN_NONE;
}

/* ---- module functions ---- */
static PyObject *
region_depth(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    return PyLong_FromLong(region.depth);
}

/* key, stance and function of the innermost region of this thread */
static PyObject *
region_state(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    PyObject *none = Py_None;
    return PyTuple_Pack(3, region.key != NULL ? region.key : none, region.stance != NULL ? (PyObject *)region.stance : none,
                        region.function != NULL ? region.function : none);
}

static PyObject *
hook_installed(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    return PyBool_FromLong(_PyInterpreterState_GetEvalFrameFunc(PyInterpreterState_Get()) == evaluate_frame);
}

static PyObject *
compiling(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    return PyBool_FromLong(region.compiling);
}

static PyObject *
compiling_enter(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    PyObject *token = PyLong_FromLong(region.compiling);
    if (token != NULL)
        region.compiling = 1;
    return token;
}

static PyObject *
compiling_leave(PyObject *Py_UNUSED(module), PyObject *token)
{
    long value = PyLong_AsLong(token);
    if (value == -1 && PyErr_Occurred())
        return NULL;
    region.compiling = value != 0;
    Py_RETURN_NONE;
}

static PyObject *
pretend_compiling(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    return PyBool_FromLong(region.pretending);
}

/* _call_in_region(key, stance, callable, *args): what a compiled function does around its original, for tests */
static PyObject *
call_in_region(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs < 3 || !Py_IS_TYPE(args[1], &Stance_Type)) {
        PyErr_SetString(PyExc_TypeError, "_call_in_region(key, stance, callable, *args)");
        return NULL;
    }
    Region saved;
    region_enter(&saved, args[0], (StanceObject *)args[1], NULL);
    PyObject *result = PyObject_Vectorcall(args[2], args + 3, (size_t)(nargs - 3), NULL);
    region_leave(&saved);
    return result;
}

/* Code of the user's in the middle of a handler: debuggers and profilers, which see no frame of the compiler, see this one. */
static PyObject *
call_traced(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t nargs)
{
    PyThreadState *ts = PyThreadState_Get();
    bool hidden = region.compiling && ts->tracing > 0;
    if (nargs < 1)
        return PyErr_Format(PyExc_TypeError, "call_traced(callable, *args)");
    if (hidden)
        PyThreadState_LeaveTracing(ts);
    PyObject *result = PyObject_Vectorcall(args[0], args + 1, (size_t)(nargs - 1), NULL);
    if (hidden)
        PyThreadState_EnterTracing(ts);
    return result;
}

/* Only the thread that forked lives on: the regions of the others are gone. */
static PyObject *
after_fork_in_child(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    int before = users;
    users = region.depth > 0;
    if (before > 0 && users == 0)
        hook_remove();
    Py_RETURN_NONE;
}

static PyMethodDef region_methods[] = {
    {"call_on_large_stack", call_on_large_stack, METH_O, "Call something, as compiler, in a thread of its own: with a large C stack, and undisturbed by signals."},
    {"region_depth", region_depth, METH_NOARGS, "How many compiled functions of this thread run Python code, not counting suspended ones."},
    {"region_state", region_state, METH_NOARGS, "(key, stance, compiled function) of this thread's innermost region; None outside."},
    {"region_suspend", suspend, METH_NOARGS, "Set the depth to zero for code that is not compiled; gives a token for region_resume."},
    {"region_resume", resume, METH_O, "End a suspension."},
    {"hook_installed", hook_installed, METH_NOARGS, "Whether the interpreter evaluates frames through framestance."},
    {"compiling", compiling, METH_NOARGS, "Whether the compiler runs in this thread."},
    {"compiling_enter", compiling_enter, METH_NOARGS, "From now on this thread's compiled functions and frames run plain; gives a token."},
    {"compiling_leave", compiling_leave, METH_O, "Back to what was before the token was given."},
    {"pretend_compiling", pretend_compiling, METH_NOARGS, "Whether original code runs in place of compiled code for a line tracer."},
    {"call_traced", (PyCFunction)(void (*)(void))call_traced, METH_FASTCALL, "Call code of the user's from a handler, seen by debuggers and profilers."},
    {"_after_fork_in_child", after_fork_in_child, METH_NOARGS, "Registered with os.register_at_fork."},
    {"_call_in_region", (PyCFunction)(void (*)(void))call_in_region, METH_FASTCALL, "Call something inside a region; for tests."},
    {NULL, NULL, 0, NULL},
};

int
region_init(PyObject *module)
{
    if (PyModule_AddType(module, &Token_Type) < 0 || PyModule_AddFunctions(module, region_methods) < 0)
        return -1;
    PyObject *os = PyImport_ImportModule("os");
    PyObject *register_function = os != NULL && PyObject_HasAttrString(os, "register_at_fork") ? PyObject_GetAttrString(os, "register_at_fork") : NULL;
    PyObject *empty = PyTuple_New(0), *keywords = PyDict_New(), *function = PyObject_GetAttrString(module, "_after_fork_in_child"), *result = NULL;
    if (register_function != NULL && empty != NULL && keywords != NULL && function != NULL && PyDict_SetItemString(keywords, "after_in_child", function) == 0)
        result = PyObject_Call(register_function, empty, keywords);
    Py_XDECREF(os);
    Py_XDECREF(register_function);
    Py_XDECREF(empty);
    Py_XDECREF(keywords);
    Py_XDECREF(function);
    Py_XDECREF(result);
    return PyErr_Occurred() ? -1 : 0;
}
