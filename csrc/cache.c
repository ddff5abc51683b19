/* The cache of a code object, and the entries in it: what is kept, for how long, and how Python reaches it. */
#include "cache.h"
#include "evalhook.h"

#define STAR_FLAGS (CO_VARARGS | CO_VARKEYWORDS)

Py_ssize_t code_extra_index = -1;
Handlers handlers = {NULL};

/* ---- Entry ---- */
static int
check_program_feeds_artifact(GuardProgram *program, Artifact *artifact)
{
    if (artifact->nvals != program->nvals) {
        PyErr_Format(PyExc_ValueError, "Entry: the artifact reads %d values, the guard program makes %d", artifact->nvals, program->nvals);
        return -1;
    }
    for (int i = 0; i < artifact->nvals; i++)
        if (artifact->used[i] && !program->defined[i]) {
            PyErr_Format(PyExc_ValueError, "Entry: the artifact reads value %d, which the guard program does not always load", i);
            return -1;
        }
    return 0;
}

static PyObject *
entry_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"program", "artifact", "exit", "key", NULL};
    PyObject *program, *artifact, *key;
    int exit;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!OiO:Entry", keywords, &GuardProgram_Type, &program, &artifact, &exit, &key))
        return NULL;
    if (artifact != Py_None && !Py_IS_TYPE(artifact, &Artifact_Type))
        return PyErr_Format(PyExc_TypeError, "Entry: artifact must be an Artifact or None, not %.200s", Py_TYPE(artifact)->tp_name);
    if (exit < EXIT_RETURN)
        return PyErr_Format(PyExc_ValueError, "Entry: exit must be -1 (return) or a landing, not %d", exit);
    if (artifact != Py_None) {
        int nout = ((Artifact *)artifact)->nout;
        if (nout != (exit == EXIT_RETURN ? 1 : 2))
            return PyErr_Format(PyExc_ValueError, "Entry: an artifact of %d results does not fit exit %d", nout, exit);
        if (check_program_feeds_artifact((GuardProgram *)program, (Artifact *)artifact) < 0)
            return NULL;
    }
    Entry *e = (Entry *)type->tp_alloc(type, 0);
    if (e == NULL)
        return NULL;
    e->program = (GuardProgram *)Py_NewRef(program);
    e->artifact = artifact == Py_None ? NULL : (Artifact *)Py_NewRef(artifact);
    e->exit = exit;
    e->live = 1;
    e->key = Py_NewRef(key);
    e->info = Py_NewRef(Py_None);
    return (PyObject *)e;
}

static int
entry_traverse(Entry *e, visitproc visit, void *arg)
{
    Py_VISIT(e->artifact);
    Py_VISIT(e->key);
    Py_VISIT(e->info);
    return 0;
}

static int
entry_clear(Entry *e)
{
    e->live = 0;
    Py_CLEAR(e->artifact);
    Py_CLEAR(e->info);
    return 0;
}

static void
entry_dealloc(Entry *e)
{
    PyObject_GC_UnTrack(e);
    if (e->site != NULL)
        (void)site_take_out(e->site, e);
    Py_XDECREF((PyObject *)e->program);
    Py_XDECREF((PyObject *)e->unsafe_program);
    Py_XDECREF((PyObject *)e->artifact);
    Py_XDECREF(e->key);
    Py_XDECREF(e->info);
    Py_TYPE(e)->tp_free(e);
}

static PyObject *
entry_get_unsafe_program(Entry *e, void *Py_UNUSED(closure))
{
    return Py_NewRef(e->unsafe_program != NULL ? (PyObject *)e->unsafe_program : Py_None);
}

static int
entry_set_unsafe_program(Entry *e, PyObject *value, void *Py_UNUSED(closure))
{
    if (value == NULL || (value != Py_None && !Py_IS_TYPE(value, &GuardProgram_Type))) {
        PyErr_SetString(PyExc_TypeError, "Entry.unsafe_program must be a GuardProgram or None");
        return -1;
    }
    GuardProgram *program = value == Py_None ? NULL : (GuardProgram *)value;
    if (program != NULL && (program->nargs != e->program->nargs || program->nvals != e->program->nvals)) {
        PyErr_SetString(PyExc_ValueError, "Entry.unsafe_program must have the arguments and values of the program");
        return -1;
    }
    if (program != NULL && e->artifact != NULL && check_program_feeds_artifact(program, e->artifact) < 0)
        return -1;
    Py_XSETREF(e->unsafe_program, (GuardProgram *)Py_XNewRef((PyObject *)program));
    return 0;
}

static PyMemberDef entry_members[] = {
    {"program", T_OBJECT, offsetof(Entry, program), READONLY, NULL},
    {"artifact", T_OBJECT, offsetof(Entry, artifact), READONLY, NULL},
    {"exit", T_INT, offsetof(Entry, exit), READONLY, NULL},
    {"key", T_OBJECT, offsetof(Entry, key), READONLY, NULL},
    {"hits", T_ULONGLONG, offsetof(Entry, hits), READONLY, NULL},
    {"operations", T_INT, offsetof(Entry, operations), 0, "Tensor operations that one run stands for."},
    {"live", T_BOOL, offsetof(Entry, live), 0, "Whether lookups consider it."},
    {"of_users", T_BOOL, offsetof(Entry, of_users), 0, "Not the site, but the compiled functions that use it keep it alive; set before it is added."},
    {"apart", T_BOOL, offsetof(Entry, apart), 0, "It was made to explain one call: its hits count for no function."},
    {"info", T_OBJECT, offsetof(Entry, info), 0, "Whatever the Python side wants to know later."},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef entry_getset[] = {
    {"unsafe_program", (getter)entry_get_unsafe_program, (setter)entry_set_unsafe_program, "Only the guards that tell entries apart.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
PyTypeObject Entry_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.Entry",
    .tp_doc = "Entry(program, artifact, exit, key)\n--\n\nOne compiled stretch and the facts under which it may be used.",
    .tp_basicsize = sizeof(Entry),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_new = entry_new,
    .tp_dealloc = (destructor)entry_dealloc,
    .tp_traverse = (traverseproc)entry_traverse,
    .tp_clear = (inquiry)entry_clear,
    .tp_members = entry_members,
    .tp_getset = entry_getset,
};

/* ---- CodeCache ---- */
static CodeCache *first_cache = NULL;

static int
code_cache_traverse(CodeCache *c, visitproc visit, void *arg)
{
    Py_VISIT(c->start);
    Py_VISIT(c->state);
    return 0;
}

static int
code_cache_clear(CodeCache *c)
{
    Py_CLEAR(c->state); /* the start site stays: a call may be looking at it */
    return 0;
}

static void
code_cache_dealloc(CodeCache *c)
{
    PyObject_GC_UnTrack(c);
    if (c->previous != NULL)
        c->previous->next = c->next;
    else
        first_cache = c->next;
    if (c->next != NULL)
        c->next->previous = c->previous;
    Py_XDECREF((PyObject *)c->start);
    Py_XDECREF(c->sited_code);
    Py_XDECREF(c->flat_code);
    Py_XDECREF(c->state);
    Py_TYPE(c)->tp_free(c);
}

CodeCache *
code_cache_ensure(PyCodeObject *code)
{
    CodeCache *c = code_cache_get(code);
    if (c != NULL)
        return c;
    Site *start = (Site *)PyObject_CallFunctionObjArgs((PyObject *)&Site_Type, Py_None, NULL);
    PyObject *state = start != NULL ? PyDict_New() : NULL;
    c = state != NULL ? (CodeCache *)CodeCache_Type.tp_alloc(&CodeCache_Type, 0) : NULL;
    if (c == NULL) {
        Py_XDECREF((PyObject *)start);
        Py_XDECREF(state);
        return NULL;
    }
    c->start = start;
    c->state = state;
    c->nparameters = code_parameter_count(code);
    c->nfreevars = code->co_nfreevars;
    c->star_flags = code->co_flags & STAR_FLAGS;
    c->next = first_cache;
    if (first_cache != NULL)
        first_cache->previous = c;
    first_cache = c;
    if (CODE_SET_EXTRA((PyObject *)code, code_extra_index, c) < 0)
        Py_CLEAR(c);
    return c; /* the code has the reference */
}

static PyObject *
code_cache_get_start(CodeCache *c, void *Py_UNUSED(closure))
{
    return Py_NewRef((PyObject *)c->start);
}

static int
code_cache_set_start(CodeCache *c, PyObject *value, void *Py_UNUSED(closure))
{
    if (value == NULL || !Py_IS_TYPE(value, &Site_Type)) {
        PyErr_SetString(PyExc_TypeError, "CodeCache.start must be a Site");
        return -1;
    }
    Py_SETREF(c->start, (Site *)Py_NewRef(value));
    return 0;
}

static PyObject *
code_cache_get_sited_code(CodeCache *c, void *Py_UNUSED(closure))
{
    return Py_NewRef(c->sited_code != NULL ? c->sited_code : Py_None);
}

static int
mark_own(PyObject *code)
{
    CodeCache *c = code_cache_ensure((PyCodeObject *)code);
    if (c == NULL)
        return -1;
    c->own = 1;
    return 0;
}

static int
code_cache_set_sited_code(CodeCache *c, PyObject *value, void *Py_UNUSED(closure))
{
    if (value == NULL || (value != Py_None && !PyCode_Check(value))) {
        PyErr_SetString(PyExc_TypeError, "CodeCache.sited_code must be a code object or None");
        return -1;
    }
    PyObject *flat = NULL;
    if (value != Py_None) {
        PyCodeObject *code = (PyCodeObject *)value; /* anything else would read beyond the frame's arguments */
        if (code_parameter_count(code) != c->nparameters || code->co_nfreevars != c->nfreevars || (code->co_flags & STAR_FLAGS) != c->star_flags) {
            PyErr_SetString(PyExc_ValueError, "CodeCache.sited_code must have the parameters and the free variables of the original");
            return -1;
        }
        flat = flatten_code(value); /* now, because in the hook it would be in the way */
        if (flat == NULL || mark_own(value) < 0 || mark_own(flat) < 0) {
            Py_XDECREF(flat);
            return -1;
        }
    }
    PyObject *old_sited = c->sited_code, *old_flat = c->flat_code;
    c->sited_code = value == Py_None ? NULL : Py_NewRef(value);
    c->flat_code = flat;
    Py_XDECREF(old_sited);
    Py_XDECREF(old_flat);
    return 0;
}

static PyMemberDef code_cache_members[] = {
    {"skip", T_BOOL, offsetof(CodeCache, skip), 0, "Frames of this code are never looked at."},
    {"own", T_BOOL, offsetof(CodeCache, own), READONLY, "The code was made by framestance."},
    {"state", T_OBJECT, offsetof(CodeCache, state), READONLY, "A dict for the Python side."},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef code_cache_getset[] = {
    {"start", (getter)code_cache_get_start, (setter)code_cache_set_start, "The site at the start of the function.", NULL},
    {"sited_code", (getter)code_cache_get_sited_code, (setter)code_cache_set_sited_code, "Rewritten code with sites, or None.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
PyTypeObject CodeCache_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.CodeCache",
    .tp_doc = "What is known about one code object.",
    .tp_basicsize = sizeof(CodeCache),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_dealloc = (destructor)code_cache_dealloc,
    .tp_traverse = (traverseproc)code_cache_traverse,
    .tp_clear = (inquiry)code_cache_clear,
    .tp_members = code_cache_members,
    .tp_getset = code_cache_getset,
};

/* ---- module functions ---- */
static PyObject *
code_cache(PyObject *Py_UNUSED(module), PyObject *code)
{
    if (!PyCode_Check(code))
        return PyErr_Format(PyExc_TypeError, "code_cache: expected a code object, not %.200s", Py_TYPE(code)->tp_name);
    return Py_XNewRef((PyObject *)code_cache_ensure((PyCodeObject *)code));
}

static PyObject *
has_code_cache(PyObject *Py_UNUSED(module), PyObject *code)
{
    return PyBool_FromLong(PyCode_Check(code) && code_cache_get((PyCodeObject *)code) != NULL);
}

static PyObject *
all_caches(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    Py_ssize_t n = 0, i = 0;
    for (CodeCache *c = first_cache; c != NULL; c = c->next)
        n += !c->own;
    PyObject *list = PyList_New(n); /* may collect garbage and so change the chain; nothing below does */
    if (list == NULL)
        return NULL;
    for (CodeCache *c = first_cache; c != NULL && i < n; c = c->next)
        if (!c->own)
            PyList_SET_ITEM(list, i++, Py_NewRef((PyObject *)c));
    Py_SET_SIZE(list, i);
    return list;
}

static PyObject *
set_handlers(PyObject *Py_UNUSED(module), PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"miss", "key", "unsafe", "frame", "find", "mirror", NULL};
    PyObject *given[6] = {NULL};
    PyObject **places[6] = {&handlers.miss, &handlers.key, &handlers.unsafe, &handlers.frame, &handlers.find, &handlers.mirror};
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|$OOOOOO:set_handlers", keywords, &given[0], &given[1], &given[2], &given[3], &given[4], &given[5]))
        return NULL;
    PyObject *previous = PyDict_New();
    for (int i = 0; previous != NULL && i < 6; i++) {
        if (given[i] != NULL && given[i] != Py_None && !PyCallable_Check(given[i])) {
            PyErr_Format(PyExc_TypeError, "set_handlers: '%s' is neither callable nor None", keywords[i]);
            Py_CLEAR(previous);
        } else if (PyDict_SetItemString(previous, keywords[i], *places[i] != NULL ? *places[i] : Py_None) < 0)
            Py_CLEAR(previous);
    }
    for (int i = 0; previous != NULL && i < 6; i++)
        if (given[i] != NULL)
            Py_XSETREF(*places[i], given[i] == Py_None ? NULL : Py_NewRef(given[i]));
    return previous;
}

static PyMethodDef cache_methods[] = {
    {"code_cache", code_cache, METH_O, "The CodeCache of a code object, made if it has none."},
    {"has_code_cache", has_code_cache, METH_O, "Whether a code object has a CodeCache."},
    {"all_caches", all_caches, METH_NOARGS, "Every CodeCache whose code is alive, without those of code that framestance made."},
    {"set_handlers", (PyCFunction)(void (*)(void))set_handlers, METH_VARARGS | METH_KEYWORDS,
     "set_handlers(*, miss, key, unsafe, frame, find, mirror)\n--\n\nInstall the Python side; what is not named stays, None removes. Gives what was installed."},
    {NULL, NULL, 0, NULL},
};

static void
free_extra(void *cache)
{
    Py_XDECREF((PyObject *)cache); /* runs while a code object dies: nothing else is safe */
}

int
cache_init(PyObject *module)
{
    code_extra_index = REQUEST_CODE_EXTRA_INDEX(free_extra);
    if (code_extra_index < 0) {
        PyErr_SetString(PyExc_ImportError, "framestance: no place is left for data of code objects");
        return -1;
    }
    if (PyModule_AddType(module, &Entry_Type) < 0 || PyModule_AddType(module, &CodeCache_Type) < 0 || site_init(module) < 0)
        return -1;
    return PyModule_AddFunctions(module, cache_methods);
}
