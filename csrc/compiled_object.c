/* The Python type of CompiledFunction: making one, finding its function again, attributes, garbage collection. Calls are in compiled.c. */
#include "compiled.h"

/* ---- the function's shape ---- */
int
compiled_read_code(CompiledFunction *cf)
{
    PyCodeObject *code = (PyCodeObject *)((PyFunctionObject *)cf->func)->func_code;
    CodeCache *cache = code_cache_ensure(code);
    if (cache == NULL)
        return -1;
    Py_XSETREF(cf->code, Py_NewRef((PyObject *)code));
    Py_XSETREF(cf->cache, (CodeCache *)Py_NewRef((PyObject *)cache));
    cf->npositional = code->co_argcount;
    cf->nposonly = code->co_posonlyargcount;
    cf->nparameters = code->co_argcount + code->co_kwonlyargcount;
    cf->ncells = code->co_nfreevars;
    cf->takes_args = (code->co_flags & CO_VARARGS) != 0;
    cf->takes_kwargs = (code->co_flags & CO_VARKEYWORDS) != 0;
    cf->nbound = code_parameter_count(code) + cf->ncells;
    cf->suspends = (code->co_flags & (CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR)) != 0;
    cf->asked = 0;
    return 0;
}

/* ---- functions that are looked up through an object ---- */
/* Read before the function is looked up, so that a change meanwhile is seen by the next call. */
static void
remember_owner(CompiledFunction *cf)
{
    PyObject *own = NULL;
    cf->owner_version = assign_type_version(Py_TYPE(cf->owner));
    if (cf->name != NULL && instance_attribute(cf->owner, cf->name, ((PyASCIIObject *)cf->name)->hash, &own) != ATTRIBUTE_FOUND)
        own = NULL;
    Py_XSETREF(cf->own, Py_XNewRef(own));
}

static int
set_function(CompiledFunction *cf, PyObject *func, PyObject *self)
{
    PyObject *plain = self == Py_None ? Py_NewRef(func) : PyMethod_New(func, self);
    if (plain == NULL)
        return -1;
    if (cf->wrapped == cf->plain)
        Py_XSETREF(cf->wrapped, Py_NewRef(plain));
    Py_XSETREF(cf->plain, plain);
    Py_XSETREF(cf->func, Py_NewRef(func));
    Py_XSETREF(cf->self, self == Py_None ? NULL : Py_NewRef(self));
    return compiled_read_code(cf);
}

int
compiled_look_up(CompiledFunction *cf)
{
    PyObject *operands[1] = {(PyObject *)cf}, *func, *self;
    if (handlers.find == NULL)
        return 0;
    remember_owner(cf);
    PyObject *pair = call_handler(handlers.find, operands, 1);
    int status = pair != NULL && PyArg_ParseTuple(pair, "O!O:find", &PyFunction_Type, &func, &self) ? 0 : -1;
    if (status == 0 && (func != cf->func || self != (cf->self != NULL ? cf->self : Py_None)))
        status = set_function(cf, func, self);
    Py_XDECREF(pair);
    return status;
}

static PyObject *
compiled_look_up_through(CompiledFunction *cf, PyObject *args)
{
    PyObject *owner, *name;
    if (!PyArg_ParseTuple(args, "OO:_look_up_through", &owner, &name))
        return NULL;
    if (cf->owner != NULL || (name != Py_None && !PyUnicode_CheckExact(name))) {
        PyErr_SetString(PyExc_TypeError, "_look_up_through(owner, name): once, and name must be a str or None");
        return NULL;
    }
    cf->owner = Py_NewRef(owner);
    if (name != Py_None) {
        cf->name = Py_NewRef(name);
        PyUnicode_InternInPlace(&cf->name);
    }
    if (compiled_look_up(cf) < 0)
        return NULL;
    Py_RETURN_NONE;
}

/* ---- the Python type ---- */
static uint64_t last_serial = 0; /* an entry's last user is 0 at first */

static PyObject *
compiled_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"func", "self", "key", "info", NULL};
    PyObject *func, *self = Py_None, *key = Py_None, *info = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!|OOO:CompiledFunction", keywords, &PyFunction_Type, &func, &self, &key, &info))
        return NULL;
    CompiledFunction *cf = (CompiledFunction *)type->tp_alloc(type, 0);
    if (cf == NULL)
        return NULL;
    cf->vectorcall = compiled_vectorcall;
    cf->key = Py_NewRef(key);
    cf->info = Py_NewRef(info);
    cf->used = PySet_New(NULL);
    cf->serial = ++last_serial;
    if (cf->used == NULL || set_function(cf, func, self) < 0)
        Py_CLEAR(cf);
    return (PyObject *)cf;
}

static PyObject *
compiled_get(PyObject *cf, PyObject *object, PyObject *Py_UNUSED(type))
{
    return object == NULL || object == Py_None ? Py_NewRef(cf) : PyMethod_New(cf, object);
}

static int
compiled_traverse(CompiledFunction *cf, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(cf));
    Py_VISIT(cf->func);
    Py_VISIT(cf->self);
    Py_VISIT(cf->plain);
    Py_VISIT(cf->wrapped);
    Py_VISIT(cf->owner);
    Py_VISIT(cf->own);
    Py_VISIT(cf->key);
    Py_VISIT(cf->info);
    Py_VISIT(cf->cache);
    Py_VISIT(cf->used);
    Py_VISIT(cf->dict);
    return 0;
}

/* Calls never check what they use: func, plain, owner, key, code and cache stay until the end. Every cycle goes through one of the others
   or through an object with a tp_clear of its own. */
static int
compiled_clear(CompiledFunction *cf)
{
    Py_CLEAR(cf->wrapped);
    Py_CLEAR(cf->own);
    Py_CLEAR(cf->info);
    Py_CLEAR(cf->used);
    Py_CLEAR(cf->dict);
    return 0;
}

static void
compiled_dealloc(CompiledFunction *cf)
{
    PyTypeObject *type = Py_TYPE(cf);
    PyObject_GC_UnTrack(cf);
    if (cf->weakrefs != NULL)
        PyObject_ClearWeakRefs((PyObject *)cf);
    compiled_clear(cf);
    Py_XDECREF(cf->func);
    Py_XDECREF(cf->self);
    Py_XDECREF(cf->plain);
    Py_XDECREF(cf->owner);
    Py_XDECREF(cf->name);
    Py_XDECREF(cf->key);
    Py_XDECREF(cf->code);
    Py_XDECREF((PyObject *)cf->cache);
    type->tp_free(cf);
    Py_DECREF(type);
}

static int
compiled_set_key(CompiledFunction *cf, PyObject *value, void *Py_UNUSED(closure))
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError, "_key cannot be deleted");
        return -1;
    }
    Py_SETREF(cf->key, Py_NewRef(value));
    return 0;
}

static PyObject *
compiled_get_key(CompiledFunction *cf, void *Py_UNUSED(closure))
{
    return Py_NewRef(cf->key);
}

static PyObject *
compiled_get_cache(CompiledFunction *cf, void *Py_UNUSED(closure))
{
    if (((PyFunctionObject *)cf->func)->func_code != cf->code && compiled_read_code(cf) < 0)
        return NULL;
    return Py_NewRef((PyObject *)cf->cache);
}

static PyObject *
compiled_repr(CompiledFunction *cf)
{
    return PyUnicode_FromFormat("<compiled function %U at %p>", ((PyFunctionObject *)cf->func)->func_qualname, (void *)cf);
}

static PyMemberDef compiled_members[] = {
    {"__wrapped__", T_OBJECT, offsetof(CompiledFunction, wrapped), 0, "The function or bound method that was compiled."},
    {"_func", T_OBJECT, offsetof(CompiledFunction, func), READONLY, NULL},
    {"_self", T_OBJECT, offsetof(CompiledFunction, self), READONLY, NULL},
    {"_owner", T_OBJECT, offsetof(CompiledFunction, owner), READONLY, "What the function is looked up through, or None."},
    {"_info", T_OBJECT, offsetof(CompiledFunction, info), 0, NULL},
    {"_used", T_OBJECT, offsetof(CompiledFunction, used), READONLY, "The entries that were made for it, or that it hit, of all its parts."},
    {"hits", T_ULONGLONG, offsetof(CompiledFunction, hits), 0, "Runs of compiled code, of all its parts, but those it was made for."},
    {"operations_run", T_ULONGLONG, offsetof(CompiledFunction, operations_run), 0, "Operations of the entries that it hit, per hit."},
    {"eager_by_stance", T_ULONGLONG, offsetof(CompiledFunction, eager_by_stance), 0, NULL},
    {"disabled", T_BOOL, offsetof(CompiledFunction, disabled), 0, "Calls run the original."},
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(CompiledFunction, vectorcall), READONLY, NULL},
    {"__dictoffset__", T_PYSSIZET, offsetof(CompiledFunction, dict), READONLY, NULL},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(CompiledFunction, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyMethodDef compiled_methods[] = {
    {"_look_up_through", (PyCFunction)compiled_look_up_through, METH_VARARGS,
     "(owner, name): from now on ask the find handler which function a call runs, now and whenever the owner's class, or the attribute `name` of its "
     "own, has changed."},
    {NULL, NULL, 0, NULL},
};
static PyGetSetDef compiled_getset[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
    {"_key", (getter)compiled_get_key, (setter)compiled_set_key, "Which entries count; compared by identity.", NULL},
    {"_cache", (getter)compiled_get_cache, NULL, "The CodeCache of the function's code.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot compiled_slots[] = {
    {Py_tp_doc, "CompiledFunction(func, self=None, key=None, info=None)\n--\n\nA function whose calls run compiled where an entry fits."},
    {Py_tp_new, compiled_new}, {Py_tp_dealloc, compiled_dealloc}, {Py_tp_call, PyVectorcall_Call}, {Py_tp_repr, compiled_repr},
    {Py_tp_traverse, compiled_traverse}, {Py_tp_clear, compiled_clear}, {Py_tp_descr_get, compiled_get},
    {Py_tp_members, compiled_members}, {Py_tp_methods, compiled_methods}, {Py_tp_getset, compiled_getset},
    {0, NULL},
};
static PyType_Spec compiled_spec = {
    .name = "framestance._C.CompiledFunction",
    .basicsize = sizeof(CompiledFunction),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR,
    .slots = compiled_slots,
};

static PyObject *
hit_totals(PyObject *Py_UNUSED(module), PyObject *clear)
{
    PyObject *totals = Py_BuildValue("(KK)", total_hits, total_operations_run);
    if (clear == Py_True)
        total_hits = total_operations_run = 0;
    return totals;
}

static PyMethodDef compiled_functions[] = {
    {"hit_totals", hit_totals, METH_O, "(hits, operations run) of all compiled functions, dead ones too; True sets both to 0 afterwards."},
    {NULL, NULL, 0, NULL},
};

int
compiled_init(PyObject *module)
{
    if (PyModule_AddFunctions(module, compiled_functions) < 0)
        return -1;
    PyObject *type = PyType_FromSpec(&compiled_spec);
    int status = type == NULL ? -1 : PyModule_AddObjectRef(module, "CompiledFunction", type);
    Py_XDECREF(type);
    return status;
}
