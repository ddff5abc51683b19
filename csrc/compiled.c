/* Calls of a CompiledFunction, what `compile` returns. A hit goes from the caller's arguments to the artifact without a Python frame. */
#include "compiled.h"
#include "evalhook.h"

/* ---- binding ---- */
static inline int
parameter_index(CompiledFunction *cf, PyObject *names, PyObject *keyword)
{
    for (int i = cf->nposonly; i < cf->nparameters; i++) /* call sites and code objects intern their names */
        if (PyTuple_GET_ITEM(names, i) == keyword)
            return i;
    for (int i = cf->nposonly; i < cf->nparameters; i++)
        if (PyUnicode_Compare(PyTuple_GET_ITEM(names, i), keyword) == 0)
            return i;
    return -1;
}

static inline PyObject *
default_of(CompiledFunction *cf, PyFunctionObject *func, PyObject *names, int i)
{
    if (i < cf->npositional) {
        PyObject *defaults = func->func_defaults;
        Py_ssize_t position = defaults != NULL ? i - (cf->npositional - PyTuple_GET_SIZE(defaults)) : -1;
        return position >= 0 ? PyTuple_GET_ITEM(defaults, position) : NULL;
    }
    PyObject *defaults = func->func_kwdefaults, *name = PyTuple_GET_ITEM(names, i);
    if (defaults == NULL || !PyDict_CheckExact(defaults) || !dict_has_only_str_keys(defaults))
        return NULL;
    return _PyDict_GetItem_KnownHash(defaults, name, PyObject_Hash(name));
}

typedef struct { PyObject *const *args; size_t nargsf; PyObject *kwnames; } Call;

/* Values in the frame's order: parameters, *args, **kwargs, then closure cells. Only what stands for the stars is owned. */
typedef struct { PyObject **vals, *star_args, *star_kwargs; } Bound;

static inline void
release_stars(Bound *bound)
{
    Py_XDECREF(bound->star_args);
    Py_XDECREF(bound->star_kwargs);
}

/* First of all, because a collection may run code, and what is bound afterwards is borrowed. */
static bool
make_stars(CompiledFunction *cf, const Call *call, Bound *bound)
{
    Py_ssize_t nargs = PyVectorcall_NARGS(call->nargsf), has_self = cf->self != NULL;
    if (cf->takes_args) {
        Py_ssize_t extra = nargs + has_self > cf->npositional ? nargs + has_self - cf->npositional : 0;
        if ((bound->star_args = PyTuple_New(extra)) == NULL)
            return false;
        for (Py_ssize_t i = 0; i < extra; i++) {
            Py_ssize_t position = cf->npositional + i - has_self;
            PyTuple_SET_ITEM(bound->star_args, i, Py_NewRef(position < 0 ? cf->self : call->args[position]));
        }
    }
    return !cf->takes_kwargs || (bound->star_kwargs = PyDict_New()) != NULL;
}

static bool
bind_keywords(CompiledFunction *cf, const Call *call, Bound *bound, Py_ssize_t ngiven, PyObject *names)
{
    Py_ssize_t nargs = PyVectorcall_NARGS(call->nargsf);
    for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(call->kwnames); k++) {
        PyObject *keyword = PyTuple_GET_ITEM(call->kwnames, k), *value = call->args[nargs + k];
        if (UNLIKELY(!PyUnicode_CheckExact(keyword))) /* a subclass may compare in its own way */
            return false;
        int i = parameter_index(cf, names, keyword);
        if (i < 0 && bound->star_kwargs != NULL) {
            if (PyDict_SetItem(bound->star_kwargs, keyword, value) < 0)
                return false;
        } else if (i < ngiven || bound->vals[i] != NULL) /* unknown, or given twice */
            return false;
        else
            bound->vals[i] = value;
    }
    return true;
}

/* False where Python itself must bind or complain. */
static inline bool
bind_arguments(CompiledFunction *cf, const Call *call, Bound *bound)
{
    PyFunctionObject *func = (PyFunctionObject *)cf->func;
    PyObject **vals = bound->vals;
    Py_ssize_t n = 0, nargs = PyVectorcall_NARGS(call->nargsf);
    bound->star_args = bound->star_kwargs = NULL;
    if (UNLIKELY(cf->takes_args || cf->takes_kwargs) && !make_stars(cf, call, bound))
        return false;
    if (cf->self != NULL) {
        if (cf->npositional > 0)
            vals[n++] = cf->self;
        else if (bound->star_args == NULL)
            return false;
    }
    if (UNLIKELY(nargs > cf->npositional - n)) {
        if (bound->star_args == NULL)
            return false;
        nargs = cf->npositional - n;
    }
    for (Py_ssize_t i = 0; i < nargs; i++)
        vals[n++] = call->args[i];
    if (n < cf->nparameters || call->kwnames != NULL) {
        PyObject *names = ((PyCodeObject *)cf->code)->co_localsplusnames;
        for (Py_ssize_t i = n; i < cf->nparameters; i++)
            vals[i] = NULL;
        if (call->kwnames != NULL && !bind_keywords(cf, call, bound, n, names))
            return false;
        for (int i = (int)n; i < cf->nparameters; i++)
            if (vals[i] == NULL && (vals[i] = default_of(cf, func, names, i)) == NULL)
                return false;
    }
    vals += cf->nparameters;
    if (bound->star_args != NULL)
        *vals++ = bound->star_args;
    if (bound->star_kwargs != NULL)
        *vals++ = bound->star_kwargs;
    if (cf->ncells > 0) {
        if (UNLIKELY(func->func_closure == NULL)) /* the collector is taking the function apart */
            return false;
        for (int i = 0; i < cf->ncells; i++)
            *vals++ = PyTuple_GET_ITEM(func->func_closure, i);
    }
    return true;
}

/* ---- which entries a compiled function lives on ---- */
void
compiled_uses(PyObject *function, Site *site, Entry *e)
{
    if (function == NULL)
        return;
    CompiledFunction *cf = (CompiledFunction *)function;
    if (LIKELY(e->last_user == cf->serial) || cf->used == NULL || e->apart)
        return;
    e->last_user = cf->serial;
    for (int i = 0; i < site->count; i++)
        if (site->entries[i] == e && PySet_Add(cf->used, (PyObject *)e) < 0) /* not for an entry that was made for one call */
            PyErr_Clear();
}

unsigned long long total_hits = 0, total_operations_run = 0;

void
compiled_count_hit(PyObject *function, Entry *e)
{
    e->hits++;
    if (UNLIKELY(e->apart))
        return;
    total_hits++;
    total_operations_run += (unsigned)e->operations;
    if (function != NULL) {
        CompiledFunction *cf = (CompiledFunction *)function;
        cf->hits++;
        cf->operations_run += (unsigned)e->operations;
    }
}

/* ---- ways to call the original ---- */
static inline PyObject *
call_plain(CompiledFunction *cf, const Call *call)
{
    return call_watching_stack(cf->plain, call->args, call->nargsf, call->kwnames);
}

/* The frame hook is on in it and finds the rewritten code. */
static PyObject *
call_in_region(CompiledFunction *cf, const Call *call, PyObject *key, StanceObject *stance)
{
    Region saved;
    region_enter(&saved, key, stance, (PyObject *)cf);
    PyObject *result = call_plain(cf, call);
    region_leave(&saved);
    return result;
}

/* In place of an artifact, so that a line tracer sees the lines; is_compiling() is true in it, as it was when it was traced. */
static PyObject *
call_pretending(CompiledFunction *cf, const Call *call)
{
    region.pretending = 1; /* it was not: whoever pretends calls nothing compiled */
    region.pretending_frame = NULL;
    PyObject *result = call_plain(cf, call);
    region.pretending = 0;
    return result;
}

/* `made`: for this very call, which is then no hit. */
static inline PyObject *
run_entry(CompiledFunction *cf, Entry *e, PyObject *const *vals, const Call *call, PyObject *key, StanceObject *stance, bool made)
{
    if (UNLIKELY(e->artifact == NULL || e->exit != EXIT_RETURN)) {
        e->fresh = made;
        return call_in_region(cf, call, key, stance); /* a site at the start finds the entry again */
    }
    compiled_uses((PyObject *)cf, cf->cache->start, e);
    if (line_tracer_active(PyThreadState_Get(), (PyCodeObject *)cf->code)) {
        if (!made)
            compiled_count_hit((PyObject *)cf, e);
        return call_pretending(cf, call);
    }
    PyObject *result;
    Py_INCREF(e);
    int status = artifact_run(e->artifact, vals, &result);
    if (LIKELY(status != RUN_AGAIN_EAGERLY && !made))
        compiled_count_hit((PyObject *)cf, e);
    Py_DECREF(e);
    return LIKELY(status == RUN_OK) ? result : status == RUN_RAISED ? NULL : call_plain(cf, call);
}

/* Nothing fits: the Python side compiles, refuses, or says to run eagerly. */
static PyObject *
call_after_miss(CompiledFunction *cf, PyObject *const *bound, const Call *call, PyObject *key, StanceObject *stance)
{
    PyFunctionObject *func = (PyFunctionObject *)cf->func;
    PyObject *globals = func->func_globals, *builtins = func->func_builtins, *result = NULL;
    Py_ssize_t nbound = cf->nbound; /* the handler may see another code object in the function */
    if (globals == NULL || builtins == NULL) /* the collector is taking the function apart */
        return call_plain(cf, call);
    PyObject *tuple = PyTuple_New(nbound);
    if (tuple == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < nbound; i++)
        PyTuple_SET_ITEM(tuple, i, Py_NewRef(bound[i]));
    Py_INCREF(stance);
    Py_INCREF(key);
    Entry *e = site_miss((PyObject *)cf, cf->cache->start, tuple, cf->func, globals, builtins);
    if (e != NULL && e->program->nargs == nbound) {
        PyObject *vals[e->program->nvals + 1];
        memcpy(vals, ((PyTupleObject *)tuple)->ob_item, (size_t)nbound * sizeof *vals);
        if (guard_evaluate(e->program, vals, globals, builtins) < 0)
            result = run_entry(cf, e, vals, call, key, stance, true);
        else
            result = call_plain(cf, call);
    } else if (!PyErr_Occurred())
        result = call_plain(cf, call);
    Py_XDECREF((PyObject *)e);
    Py_DECREF(key);
    Py_DECREF((PyObject *)stance);
    Py_DECREF(tuple);
    return result;
}

/* Frames of generators and coroutines always run eagerly; the Python side is told, so that it can refuse or log. */
static PyObject *
call_suspending(CompiledFunction *cf, const Call *call, StanceObject *stance)
{
    PyFunctionObject *func = (PyFunctionObject *)cf->func;
    if ((!cf->asked || stance->id == STANCE_FAIL_ON_RECOMPILE) && func->func_globals != NULL && func->func_builtins != NULL) {
        PyObject *vals[cf->nbound + 1];
        Bound bound = {.vals = vals};
        PyObject *tuple = PyTuple_New(bind_arguments(cf, call, &bound) ? cf->nbound : 0);
        for (Py_ssize_t i = 0; tuple != NULL && i < PyTuple_GET_SIZE(tuple); i++)
            PyTuple_SET_ITEM(tuple, i, Py_NewRef(vals[i]));
        release_stars(&bound);
        if (tuple == NULL)
            return NULL;
        PyErr_Clear(); /* of a binding that ran out of memory */
        Entry *e = site_miss((PyObject *)cf, cf->cache->start, tuple, cf->func, func->func_globals, func->func_builtins);
        Py_DECREF(tuple);
        Py_XDECREF((PyObject *)e);
        if (PyErr_Occurred())
            return NULL;
        cf->asked = 1;
    }
    return call_plain(cf, call);
}

/* Which entries count under this stance; a new reference. */
static PyObject *
effective_key(CompiledFunction *cf, StanceObject *stance)
{
    if (LIKELY(stance->backend == NULL))
        return Py_NewRef(cf->key);
    if (handlers.key == NULL) {
        PyErr_SetString(PyExc_RuntimeError, "a backend is forced, but nothing is installed that makes its key");
        return NULL;
    }
    PyObject *operands[2] = {cf->key, stance->backend};
    return call_handler(handlers.key, operands, 2);
}

static inline PyObject *
lookup_and_run(CompiledFunction *cf, const Call *call, PyObject *key, StanceObject *stance)
{
    PyFunctionObject *func = (PyFunctionObject *)cf->func;
    bool unsafe = stance->flags & STANCE_SKIP_GUARD_EVAL_UNSAFE;
    if (UNLIKELY(unsafe) && site_prepare_unsafe(cf->cache->start, key) < 0)
        return NULL;
    Site *site = cf->cache->start;
    int nbound = cf->nbound;
    PyObject *vals[(nbound > site->max_nvals ? nbound : site->max_nvals) + 1], *result;
    Bound bound = {.vals = vals};
    if (UNLIKELY(!bind_arguments(cf, call, &bound))) {
        PyErr_Clear(); /* of a binding that ran out of memory */
        result = call_in_region(cf, call, key, stance);
    } else {
        Entry *e = site_lookup(site, vals, nbound, key, unsafe, func->func_globals, func->func_builtins);
        result = LIKELY(e != NULL) ? run_entry(cf, e, vals, call, key, stance, false) : call_after_miss(cf, vals, call, key, stance);
    }
    release_stars(&bound); /* whatever cf takes now: code that ran may have given the function another signature */
    return result;
}

static inline PyObject *
call_as_stance_says(CompiledFunction *cf, const Call *call)
{
    if (UNLIKELY(region.compiling || region.pretending || cf->disabled))
        return call_plain(cf, call);
    StanceObject *stance = stance_in_force();
    if (UNLIKELY(stance->id == STANCE_FORCE_EAGER)) {
        cf->eager_by_stance++;
        return call_plain(cf, call);
    }
    if (UNLIKELY(((PyFunctionObject *)cf->func)->func_code != cf->code) && compiled_read_code(cf) < 0)
        return NULL;
    if (UNLIKELY(cf->suspends))
        return call_suspending(cf, call, stance);
    if (LIKELY(stance->backend == NULL && stance->flags == 0))
        return lookup_and_run(cf, call, cf->key, stance);
    Py_INCREF(stance); /* handlers may change what is in force */
    PyObject *key = effective_key(cf, stance), *result = NULL;
    if (key != NULL)
        result = lookup_and_run(cf, call, key, stance);
    Py_XDECREF(key);
    Py_DECREF((PyObject *)stance);
    return result;
}

/* ---- functions that are looked up through an object ---- */
/* False for what cannot be read without running code, too. */
static inline bool
still_leads_to(CompiledFunction *cf)
{
    PyObject *own = NULL;
    if (Py_TYPE(cf->owner)->tp_version_tag != cf->owner_version || cf->owner_version == 0) /* no two classes have the same one */
        return false;
    if (cf->name == NULL)
        return true;
    return instance_attribute(cf->owner, cf->name, ((PyASCIIObject *)cf->name)->hash, &own) != ATTRIBUTE_UNKNOWN && own == cf->own;
}

PyObject *
compiled_vectorcall(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    CompiledFunction *cf = (CompiledFunction *)callable;
    Call call = {args, nargsf, kwnames};
    if (LIKELY(cf->owner == NULL))
        return call_as_stance_says(cf, &call);
    if (UNLIKELY(!still_leads_to(cf)) && compiled_look_up(cf) < 0)
        return NULL;
    PyObject *func = Py_NewRef(cf->func), *plain = Py_NewRef(cf->plain); /* a call in the middle of this one may set others */
    PyObject *result = call_as_stance_says(cf, &call);
    Py_DECREF(plain);
    Py_DECREF(func);
    return result;
}
