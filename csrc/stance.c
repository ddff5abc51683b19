/* Which stance is in force: the process default, scopes of a context (thread or task), scopes of the process. */
#include "framestance.h"

StanceObject *default_stance = NULL;
Py_ssize_t open_scopes = 0;
static PyObject *scope_variable = NULL; /* context variable: the innermost Scope of this context, or None */

/* ---- Stance ---- */
static const char *const stance_names[STANCE_COUNT] = {
    "default", "force_eager", "eager_on_recompile", "fail_on_recompile", "eager_then_compile", "aot_eager_then_compile",
    "warn_on_recompile",
};

static PyObject *
stance_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"id", "flags", "backend", "name", NULL};
    int id, flags = 0;
    PyObject *backend = Py_None, *name = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "i|iOU:Stance", keywords, &id, &flags, &backend, &name))
        return NULL;
    if (id < 0 || id >= STANCE_COUNT)
        return PyErr_Format(PyExc_ValueError, "Stance: id must be 0 to %d, not %d", STANCE_COUNT - 1, id);
    if (flags & ~(STANCE_SKIP_GUARD_EVAL_UNSAFE | STANCE_ALLOW_FIRST | STANCE_PROCESS_SCOPE))
        return PyErr_Format(PyExc_ValueError, "Stance: unknown bits in flags %d", flags);
    StanceObject *s = (StanceObject *)type->tp_alloc(type, 0);
    if (s == NULL)
        return NULL;
    s->id = id;
    s->flags = flags;
    s->backend = backend == Py_None ? NULL : Py_NewRef(backend);
    s->name = name != NULL ? Py_NewRef(name) : PyUnicode_FromString(stance_names[id]);
    if (s->name == NULL)
        Py_CLEAR(s);
    return (PyObject *)s;
}

static int
stance_traverse(StanceObject *s, visitproc visit, void *arg)
{
    Py_VISIT(s->backend);
    return 0;
}

static int
stance_clear(StanceObject *s)
{
    Py_CLEAR(s->backend);
    return 0;
}

static void
stance_dealloc(StanceObject *s)
{
    PyObject_GC_UnTrack(s);
    Py_XDECREF(s->backend);
    Py_XDECREF(s->name);
    Py_TYPE(s)->tp_free(s);
}

static PyObject *
stance_repr(StanceObject *s)
{
    return PyUnicode_FromFormat("Stance(%d, %d, %R, %R)", s->id, s->flags, s->backend != NULL ? s->backend : Py_None, s->name);
}

static PyMemberDef stance_members[] = {
    {"id", T_INT, offsetof(StanceObject, id), READONLY, NULL},
    {"flags", T_INT, offsetof(StanceObject, flags), READONLY, NULL},
    {"backend", T_OBJECT, offsetof(StanceObject, backend), READONLY, NULL},
    {"name", T_OBJECT, offsetof(StanceObject, name), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};
PyTypeObject Stance_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.Stance",
    .tp_doc = "Stance(id, flags=0, backend=None, name=None)\n--\n\nAn immutable record of what compiled calls may do.",
    .tp_basicsize = sizeof(StanceObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_new = stance_new,
    .tp_dealloc = (destructor)stance_dealloc,
    .tp_traverse = (traverseproc)stance_traverse,
    .tp_clear = (inquiry)stance_clear,
    .tp_repr = (reprfunc)stance_repr,
    .tp_members = stance_members,
};

/* ---- Scope ---- */
typedef struct ScopeObject {
    PyObject_HEAD
    StanceObject *stance;
    struct ScopeObject *parent;
    struct ScopeObject *older, *newer; /* process scopes only, not owned: a dropped scope unlinks itself */
    bool opened, closed, of_process;
} ScopeObject;
static PyTypeObject Scope_Type;
static ScopeObject *newest_process_scope = NULL;

static PyObject *
scope_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"stance", "parent", NULL};
    PyObject *stance, *parent = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!|O:Scope", keywords, &Stance_Type, &stance, &parent))
        return NULL;
    if (parent != Py_None && !Py_IS_TYPE(parent, &Scope_Type))
        return PyErr_Format(PyExc_TypeError, "Scope: parent must be a Scope or None, not %.200s", Py_TYPE(parent)->tp_name);
    ScopeObject *s = (ScopeObject *)type->tp_alloc(type, 0);
    if (s == NULL)
        return NULL;
    s->stance = (StanceObject *)Py_NewRef(stance);
    s->parent = parent == Py_None ? NULL : (ScopeObject *)Py_NewRef(parent);
    return (PyObject *)s;
}

/* No longer counted as open; safe to call twice. */
static void
scope_close(ScopeObject *s)
{
    if (!s->opened || s->closed)
        return;
    s->closed = true;
    open_scopes--;
    if (s->of_process) {
        if (s->newer != NULL)
            s->newer->older = s->older;
        else
            newest_process_scope = s->older;
        if (s->older != NULL)
            s->older->newer = s->newer;
        s->older = s->newer = NULL;
    }
}

static int
scope_traverse(ScopeObject *s, visitproc visit, void *arg)
{
    Py_VISIT(s->stance);
    Py_VISIT(s->parent);
    return 0;
}

static int
scope_clear(ScopeObject *s)
{
    Py_CLEAR(s->parent); /* breaks every cycle: the stance stays, so that an open scope always has one */
    return 0;
}

static void
scope_dealloc(ScopeObject *s)
{
    PyObject_GC_UnTrack(s);
    Py_TRASHCAN_BEGIN(s, scope_dealloc)
    scope_close(s);
    Py_XDECREF(s->stance);
    Py_XDECREF(s->parent);
    Py_TYPE(s)->tp_free(s);
    Py_TRASHCAN_END
}

static PyObject *
scope_get_stance(ScopeObject *s, void *Py_UNUSED(closure))
{
    return Py_NewRef((PyObject *)s->stance);
}

static int
scope_set_stance(ScopeObject *s, PyObject *value, void *Py_UNUSED(closure))
{
    if (value == NULL || !Py_IS_TYPE(value, &Stance_Type)) {
        PyErr_SetString(PyExc_TypeError, "Scope.stance must be a Stance");
        return -1;
    }
    Py_SETREF(s->stance, (StanceObject *)Py_NewRef(value));
    return 0;
}

static PyMemberDef scope_members[] = {
    {"closed", T_BOOL, offsetof(ScopeObject, closed), READONLY, NULL},
    {"parent", T_OBJECT, offsetof(ScopeObject, parent), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef scope_getset[] = {
    {"stance", (getter)scope_get_stance, (setter)scope_set_stance, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyTypeObject Scope_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.Scope",
    .tp_doc = "Scope(stance, parent=None)\n--\n\nA stretch of a context, or of the process, in which a stance is in force.",
    .tp_basicsize = sizeof(ScopeObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_new = scope_new,
    .tp_dealloc = (destructor)scope_dealloc,
    .tp_traverse = (traverseproc)scope_traverse,
    .tp_clear = (inquiry)scope_clear,
    .tp_members = scope_members,
    .tp_getset = scope_getset,
};

/* ---- lookup ---- */
static ScopeObject *
innermost_open(ScopeObject *s)
{
    while (s != NULL && s->closed)
        s = s->parent;
    return s;
}

/* Borrowed: the context keeps what its variable holds, and that keeps its parents. NULL if there is none. */
static ScopeObject *
context_scope(void)
{
    PyObject *value;
    if (PyContextVar_Get(scope_variable, NULL, &value) < 0) {
        PyErr_Clear();
        return NULL;
    }
    Py_XDECREF(value);
    return value != NULL && Py_IS_TYPE(value, &Scope_Type) ? innermost_open((ScopeObject *)value) : NULL;
}

StanceObject *
stance_from_scopes(void)
{
    ScopeObject *scope = context_scope();
    if (scope == NULL)
        scope = newest_process_scope;
    return scope != NULL ? scope->stance : default_stance;
}

/* ---- module functions ---- */
static ScopeObject *
checked_scope(PyObject *value, const char *function)
{
    if (Py_IS_TYPE(value, &Scope_Type))
        return (ScopeObject *)value;
    PyErr_Format(PyExc_TypeError, "%s: expected a Scope, not %.200s", function, Py_TYPE(value)->tp_name);
    return NULL;
}

static int
scope_open(ScopeObject *s, const char *function)
{
    if (s->opened) {
        PyErr_Format(PyExc_ValueError, "%s: this Scope was pushed before", function);
        return -1;
    }
    s->opened = true;
    open_scopes++;
    return 0;
}

static PyObject *
set_default_stance(PyObject *Py_UNUSED(module), PyObject *value)
{
    if (!Py_IS_TYPE(value, &Stance_Type))
        return PyErr_Format(PyExc_TypeError, "set_default_stance: expected a Stance, not %.200s", Py_TYPE(value)->tp_name);
    Py_SETREF(default_stance, (StanceObject *)Py_NewRef(value));
    Py_RETURN_NONE;
}

static PyObject *
push_scope(PyObject *Py_UNUSED(module), PyObject *value)
{
    ScopeObject *s = checked_scope(value, "push_scope");
    if (s == NULL || scope_open(s, "push_scope") < 0)
        return NULL;
    ScopeObject *outer = context_scope();
    Py_XSETREF(s->parent, (ScopeObject *)Py_XNewRef((PyObject *)outer));
    PyObject *token = PyContextVar_Set(scope_variable, value);
    if (token == NULL) {
        scope_close(s);
        return NULL;
    }
    Py_DECREF(token);
    Py_RETURN_NONE;
}

static PyObject *
pop_scope(PyObject *Py_UNUSED(module), PyObject *value)
{
    ScopeObject *s = checked_scope(value, "pop_scope");
    if (s == NULL)
        return NULL;
    scope_close(s);
    PyObject *current;
    if (PyContextVar_Get(scope_variable, NULL, &current) < 0)
        return NULL;
    Py_XDECREF(current);
    if (current == value) { /* in another context its own record stays and is skipped as closed */
        ScopeObject *outer = innermost_open(s);
        PyObject *token = PyContextVar_Set(scope_variable, outer != NULL ? (PyObject *)outer : Py_None);
        if (token == NULL)
            return NULL;
        Py_DECREF(token);
    }
    Py_RETURN_NONE;
}

static PyObject *
push_process_scope(PyObject *Py_UNUSED(module), PyObject *value)
{
    ScopeObject *s = checked_scope(value, "push_process_scope");
    if (s == NULL || scope_open(s, "push_process_scope") < 0)
        return NULL;
    s->of_process = true;
    s->older = newest_process_scope;
    if (s->older != NULL)
        s->older->newer = s;
    newest_process_scope = s;
    Py_RETURN_NONE;
}

static PyObject *
pop_process_scope(PyObject *Py_UNUSED(module), PyObject *value)
{
    ScopeObject *s = checked_scope(value, "pop_process_scope");
    if (s == NULL)
        return NULL;
    scope_close(s);
    Py_RETURN_NONE;
}

static PyObject *
current_scope(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    ScopeObject *s = context_scope();
    return Py_NewRef(s != NULL ? (PyObject *)s : Py_None);
}

static PyObject *
current_process_scope(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    return Py_NewRef(newest_process_scope != NULL ? (PyObject *)newest_process_scope : Py_None);
}

static PyObject *
current_stance(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    return Py_NewRef((PyObject *)stance_in_force());
}

static PyObject *
open_scope_count(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    return PyLong_FromSsize_t(open_scopes);
}

PyMethodDef stance_methods[] = {
    {"set_default_stance", set_default_stance, METH_O, "The stance of the process where no scope is open."},
    {"push_scope", push_scope, METH_O, "Open a scope in the running context."},
    {"pop_scope", pop_scope, METH_O, "Close a scope, wherever it was opened."},
    {"push_process_scope", push_process_scope, METH_O, "Open a scope that every thread sees for as long as the object lives."},
    {"pop_process_scope", pop_process_scope, METH_O, "Close a scope of the process."},
    {"current_scope", current_scope, METH_NOARGS, "The innermost open scope of the running context, or None."},
    {"current_process_scope", current_process_scope, METH_NOARGS, "The newest open scope of the process, or None."},
    {"current_stance", current_stance, METH_NOARGS, "The stance in force in the running context."},
    {"open_scope_count", open_scope_count, METH_NOARGS, "How many scopes of all threads are open."},
    {NULL, NULL, 0, NULL},
};

int
stance_init(PyObject *module)
{
    if (PyModule_AddType(module, &Stance_Type) < 0 || PyModule_AddType(module, &Scope_Type) < 0)
        return -1;
    scope_variable = PyContextVar_New("framestance.scope", NULL);
    default_stance = (StanceObject *)PyObject_CallFunction((PyObject *)&Stance_Type, "i", STANCE_DEFAULT);
    if (scope_variable == NULL || default_stance == NULL)
        return -1;
    return PyModule_AddFunctions(module, stance_methods);
}
