/* A site: a callable in rewritten code, or the start of a function, at which compiled entries are looked up and run. */
#include "cache.h"

/* What the compiler may use beyond the depth at which the user's program happens to be: a call near the limit compiles as any other. */
#define HANDLER_RECURSION 1000

PyObject *
call_handler(PyObject *handler, PyObject *const *args, size_t nargs)
{
    PyThreadState *ts = PyThreadState_Get();
    Region saved = region;
    Py_XINCREF(saved.key);
    Py_XINCREF(saved.stance);
    Py_XINCREF(saved.function);
    region.compiling = 1;
    PYTHON_RECURSION_REMAINING(ts) += HANDLER_RECURSION;
    PyThreadState_EnterTracing(ts); /* a debugger or profiler of the user's sees no frame of the compiler */
    PyObject *result = PyObject_Vectorcall(handler, args, nargs, NULL);
    PyThreadState_LeaveTracing(ts);
    PYTHON_RECURSION_REMAINING(ts) -= HANDLER_RECURSION;
    region_leave(&saved);
    return result;
}

/* ---- lookup ---- */
/* The entry that was found at `i`, which the next lookup meets first; one without anything to run must not hide those that have. */
static inline Entry *
to_front(Site *site, int i)
{
    Entry *e = site->entries[i];
    if (i > 0 && e->artifact != NULL) {
        memmove(&site->entries[1], &site->entries[0], (size_t)i * sizeof *site->entries);
        site->entries[0] = e;
    }
    return e;
}

/* Tests only: let the Python side evaluate the guards, too. Where it disagrees it says so, and nothing is found. */
static bool
mirrored(Entry *e, PyObject **vals, Py_ssize_t nargs, PyObject *globals, PyObject *builtins, int failing)
{
    PyObject *args = PyTuple_New(nargs), *decided = PyLong_FromLong(failing), *result = NULL;
    for (Py_ssize_t i = 0; args != NULL && i < nargs; i++)
        PyTuple_SET_ITEM(args, i, Py_NewRef(vals[i]));
    if (args != NULL && decided != NULL) {
        PyObject *operands[5] = {(PyObject *)e, args, globals, builtins, decided};
        result = call_handler(handlers.mirror, operands, 5);
    }
    Py_XDECREF(args);
    Py_XDECREF(decided);
    bool agreed = result != NULL || PyErr_ExceptionMatches(PyExc_RecursionError);
    if (!agreed)
        PyErr_WriteUnraisable((PyObject *)e); /* a lookup cannot fail: whoever runs the tests sees it */
    PyErr_Clear();
    Py_XDECREF(result);
    return agreed;
}

/* The lookup where the Python side checks it: it gives other threads a chance, and what they change has to be looked at again. */
static Entry *
lookup_mirrored(Site *site, PyObject **vals, Py_ssize_t nargs, PyObject *key, PyObject *globals, PyObject *builtins)
{
    int room = site->max_nvals;
    for (int i = 0; i < site->count && site->max_nvals == room; i++) {
        Entry *e = site->entries[i];
        if (!e->live || e->key != key || e->program->nargs != nargs)
            continue;
        Py_INCREF((PyObject *)e);
        bool agreed = mirrored(e, vals, nargs, globals, builtins, guard_evaluate(e->program, vals, globals, builtins));
        bool moved = i >= site->count || site->entries[i] != e;
        Py_DECREF((PyObject *)e);
        if (!agreed)
            return NULL;
        if (moved)
            i = -1;
        else if (e->live && guard_evaluate(e->program, vals, globals, builtins) < 0)
            return to_front(site, i);
    }
    return NULL;
}

Entry *
site_lookup(Site *site, PyObject **vals, Py_ssize_t nargs, PyObject *key, bool unsafe, PyObject *globals, PyObject *builtins)
{
    if (UNLIKELY(handlers.mirror != NULL) && !unsafe) {
        Py_INCREF((PyObject *)site);
        Entry *e = lookup_mirrored(site, vals, nargs, key, globals, builtins);
        Py_DECREF((PyObject *)site);
        return e;
    }
    for (int i = 0; i < site->count; i++) {
        Entry *e = site->entries[i];
        GuardProgram *program = UNLIKELY(unsafe) ? e->unsafe_program : e->program;
        if (!e->live || e->key != key || program == NULL || program->nargs != nargs || guard_evaluate(program, vals, globals, builtins) >= 0)
            continue;
        return to_front(site, i);
    }
    return NULL;
}

int
site_prepare_unsafe(Site *site, PyObject *key)
{
    for (int i = 0; i < site->count; i++) {
        Entry *e = site->entries[i];
        if (!e->live || e->key != key || e->unsafe_program != NULL)
            continue;
        if (handlers.unsafe == NULL)
            return 0;
        PyObject *args[1] = {(PyObject *)site};
        PyObject *result = call_handler(handlers.unsafe, args, 1);
        Py_XDECREF(result);
        return result != NULL ? 0 : -1; /* once: it sets all of them */
    }
    return 0;
}

Entry *
site_miss(PyObject *compiled, Site *site, PyObject *args, PyObject *func, PyObject *globals, PyObject *builtins)
{
    if (handlers.miss == NULL)
        return NULL;
    PyObject *none = Py_None;
    PyObject *operands[6] = {compiled != NULL ? compiled : none, (PyObject *)site, args, func != NULL ? func : none, globals, builtins};
    Py_INCREF(site);
    PyObject *result = call_handler(handlers.miss, operands, 6);
    Py_DECREF(site);
    if (result != NULL && !Py_IS_TYPE(result, &Entry_Type)) {
        if (result != Py_None)
            PyErr_Format(PyExc_TypeError, "the miss handler must return an Entry or None, not %.200s", Py_TYPE(result)->tp_name);
        Py_DECREF(result);
        return NULL;
    }
    return (Entry *)result;
}

/* ---- the call in rewritten code ---- */
static PyObject *
make_pair(PyObject *first, PyObject *second) /* steals both */
{
    PyObject *pair = first != NULL && second != NULL ? PyTuple_New(2) : NULL;
    if (pair == NULL) {
        Py_XDECREF(first);
        Py_XDECREF(second);
        return NULL;
    }
    PyTuple_SET_ITEM(pair, 0, first);
    PyTuple_SET_ITEM(pair, 1, second);
    return pair;
}

/* Until the frame comes to where the artifact would have left it, it runs what the artifact was made of. */
static void
pretend(const Entry *e, const void *frame)
{
    region.pretending = 1;
    region.pretending_frame = frame;
    region.pretending_until = e->exit == EXIT_RETURN ? INT_MAX : e->exit;
}

/* (True, value), (False, (locals, exit, stack)), or None to go on in the original code. `made`: for this very call, which is no hit. */
static PyObject *
run_at_site(PyThreadState *ts, Site *site, Entry *e, PyObject *const *vals, bool made)
{
    made |= e->fresh;
    e->fresh = 0;
    compiled_uses(region.function, site, e);
    if (e->artifact == NULL) {
        e->hits += !made;
        Py_RETURN_NONE;
    }
    bool traced = line_tracer_active(ts, FRAME_CODE(CURRENT_FRAME(ts)));
    PyObject *results[2];
    Py_INCREF(e);
    if (traced)
        pretend(e, CURRENT_FRAME(ts));
    int exit = e->exit, status = traced ? RUN_AGAIN_EAGERLY : artifact_run(e->artifact, vals, results);
    if (!made && (traced || status != RUN_AGAIN_EAGERLY))
        compiled_count_hit(region.function, e);
    Py_DECREF(e);
    if (status == RUN_AGAIN_EAGERLY)
        Py_RETURN_NONE;
    if (status == RUN_RAISED)
        return NULL;
    if (exit == EXIT_RETURN)
        return make_pair(Py_NewRef(Py_True), results[0]);
    PyObject *landing = PyLong_FromLong(exit), *triple = landing != NULL ? PyTuple_New(3) : NULL;
    if (triple == NULL) {
        Py_XDECREF(landing);
        Py_DECREF(results[0]);
        Py_DECREF(results[1]);
        return NULL;
    }
    PyTuple_SET_ITEM(triple, 0, results[0]);
    PyTuple_SET_ITEM(triple, 1, landing);
    PyTuple_SET_ITEM(triple, 2, results[1]);
    return make_pair(Py_NewRef(Py_False), triple);
}

static PyObject *
miss_at_site(PyThreadState *ts, Site *site, PyObject *const *args, Py_ssize_t nargs, PyObject *globals, PyObject *builtins)
{
    PyObject *tuple = PyTuple_New(nargs), *result = NULL;
    if (tuple == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < nargs; i++)
        PyTuple_SET_ITEM(tuple, i, Py_NewRef(args[i]));
    Entry *e = site_miss(region.function, site, tuple, NULL, globals, builtins);
    if (e != NULL && e->program->nargs == nargs) {
        PyObject *vals[e->program->nvals + 1];
        memcpy(vals, args, (size_t)nargs * sizeof *vals);
        if (guard_evaluate(e->program, vals, globals, builtins) < 0)
            result = run_at_site(ts, site, e, vals, true);
        else
            result = Py_NewRef(Py_None);
    } else if (!PyErr_Occurred())
        result = Py_NewRef(Py_None);
    Py_XDECREF((PyObject *)e);
    Py_DECREF(tuple);
    return result;
}

/* Whether the frame of a site runs natively because of a line tracer, and has not come to the end of the compiled stretch. */
static inline bool
still_pretending(const Site *site, PyThreadState *ts)
{
    if (LIKELY(!region.pretending))
        return false;
    if (region.pretending_frame == NULL || (region.pretending_frame == CURRENT_FRAME(ts) && site->position < region.pretending_until))
        return true;
    region.pretending = 0;
    return false;
}

static inline bool
is_asleep(const Site *site)
{
    return site->dormant == DORMANT || (site->dormant == TIRED && region.stance->id != STANCE_FAIL_ON_RECOMPILE);
}

static PyObject *
enter_site(PyThreadState *ts, Site *site, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject *globals = PyEval_GetGlobals(), *builtins = PyEval_GetBuiltins();
    if (UNLIKELY(globals == NULL || builtins == NULL))
        Py_RETURN_NONE;
    bool unsafe = region.stance->flags & STANCE_SKIP_GUARD_EVAL_UNSAFE;
    if (UNLIKELY(unsafe) && site_prepare_unsafe(site, region.key) < 0)
        return NULL;
    PyObject *vals[(nargs > site->max_nvals ? nargs : site->max_nvals) + 1];
    memcpy(vals, args, (size_t)nargs * sizeof *vals);
    Entry *e = site_lookup(site, vals, nargs, region.key, unsafe, globals, builtins);
    if (e != NULL)
        return run_at_site(ts, site, e, vals, false);
    if (is_asleep(site))
        Py_RETURN_NONE;
    return miss_at_site(ts, site, args, nargs, globals, builtins);
}

/* With the locals in place that may be unbound and are bound; held, since a debugger may assign to them meanwhile. */
static PyObject *
enter_site_with_slots(PyThreadState *ts, Site *site, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject *given[nargs + 1], *held[site->nslots];
    _PyInterpreterFrame *frame = CURRENT_FRAME(ts);
    int nheld = 0, nlocals = FRAME_CODE(frame)->co_nlocalsplus; /* anybody may call a site: code has it among its constants */
    memcpy(given, args, (size_t)nargs * sizeof *given);
    for (int i = 0; i < site->nslots; i++) {
        PyObject *local = site->slots[i].local < nlocals ? frame->localsplus[site->slots[i].local] : NULL;
        if (local != NULL && site->slots[i].argument < nargs)
            given[site->slots[i].argument] = held[nheld++] = Py_NewRef(local);
    }
    PyObject *result = enter_site(ts, site, given, nargs);
    while (nheld > 0)
        Py_DECREF(held[--nheld]);
    return result;
}

static PyObject *
site_vectorcall(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    Site *site = (Site *)callable;
    PyThreadState *ts = PyThreadState_Get();
    Py_ssize_t nargs = PyVectorcall_NARGS(nargsf);
    if (UNLIKELY(kwnames != NULL && PyTuple_GET_SIZE(kwnames) > 0)) {
        PyErr_SetString(PyExc_TypeError, "a Site takes no keyword arguments");
        return NULL;
    }
    if (region.depth == 0 || region.compiling || region.stance->id == STANCE_FORCE_EAGER || ts->tracing || still_pretending(site, ts) ||
        (site->count == 0 && is_asleep(site)))
        Py_RETURN_NONE;
    return site->nslots > 0 ? enter_site_with_slots(ts, site, args, nargs) : enter_site(ts, site, args, nargs);
}

/* ---- the Python type ---- */
static PyObject *
site_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"info", NULL};
    PyObject *info = Py_None;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|O:Site", keywords, &info))
        return NULL;
    Site *site = (Site *)type->tp_alloc(type, 0);
    if (site == NULL)
        return NULL;
    site->vectorcall = site_vectorcall;
    site->info = Py_NewRef(info);
    return (PyObject *)site;
}

static PyObject *
site_add(Site *site, PyObject *value)
{
    if (!Py_IS_TYPE(value, &Entry_Type))
        return PyErr_Format(PyExc_TypeError, "Site.add: expected an Entry, not %.200s", Py_TYPE(value)->tp_name);
    if (site->count == site->capacity) {
        int capacity = site->capacity > 0 ? site->capacity * 2 : 4;
        Entry **entries = PyMem_Realloc(site->entries, (size_t)capacity * sizeof *entries);
        if (entries == NULL)
            return PyErr_NoMemory();
        site->entries = entries;
        site->capacity = capacity;
    }
    Entry *e = (Entry *)value;
    if (e->site != NULL) {
        PyErr_SetString(PyExc_ValueError, "Site.add: an entry of users can be in one site only");
        return NULL;
    }
    if (e->of_users)
        e->site = site;
    else
        Py_INCREF(e);
    int place = e->artifact == NULL ? site->count : 0; /* what has nothing to run comes last: it must not hide what has */
    memmove(&site->entries[place + 1], &site->entries[place], (size_t)(site->count - place) * sizeof *site->entries);
    site->entries[place] = e;
    site->count++;
    if (e->program->nvals > site->max_nvals)
        site->max_nvals = e->program->nvals;
    Py_RETURN_NONE;
}

bool
site_take_out(Site *site, const Entry *e)
{
    for (int i = 0; i < site->count; i++)
        if (site->entries[i] == e) {
            memmove(&site->entries[i], &site->entries[i + 1], (size_t)(site->count - i - 1) * sizeof *site->entries);
            site->count--;
            return true;
        }
    return false;
}

static PyObject *
site_remove(Site *site, PyObject *value)
{
    Entry *e = (Entry *)value;
    if (!site_take_out(site, e)) {
        PyErr_SetString(PyExc_ValueError, "Site.remove: the entry is not here");
        return NULL;
    }
    if (e->site != NULL)
        e->site = NULL;
    else
        Py_DECREF(e);
    Py_RETURN_NONE;
}

static int
site_clear(Site *site)
{
    Entry **entries = site->entries;
    int count = site->count;
    site->entries = NULL; /* before anything dies: its destructor may look here */
    site->count = site->capacity = 0;
    for (int i = 0; i < count; i++) /* first those that are not ours: what dies below may be their last user */
        if (entries[i]->site != NULL) {
            entries[i]->site = NULL;
            entries[i] = NULL;
        }
    for (int i = 0; i < count; i++)
        Py_XDECREF((PyObject *)entries[i]);
    PyMem_Free(entries);
    return 0;
}

static PyObject *
site_clear_method(Site *site, PyObject *Py_UNUSED(args))
{
    site_clear(site);
    Py_RETURN_NONE;
}

static PyObject *
site_get_entries(Site *site, void *Py_UNUSED(closure))
{
    PyObject *tuple = PyTuple_New(site->count);
    while (tuple != NULL && PyTuple_GET_SIZE(tuple) != site->count) { /* making it collected garbage that changed the site */
        Py_DECREF(tuple);
        tuple = PyTuple_New(site->count);
    }
    for (int i = 0; tuple != NULL && i < site->count; i++)
        PyTuple_SET_ITEM(tuple, i, Py_NewRef((PyObject *)site->entries[i]));
    return tuple;
}

static int
site_traverse(Site *site, visitproc visit, void *arg)
{
    for (int i = 0; i < site->count; i++)
        if (site->entries[i]->site == NULL)
            Py_VISIT(site->entries[i]);
    Py_VISIT(site->info);
    return 0;
}

static int
site_gc_clear(Site *site)
{
    Py_CLEAR(site->info);
    return site_clear(site);
}

static void
site_dealloc(Site *site)
{
    PyObject_GC_UnTrack(site);
    site_gc_clear(site);
    PyMem_Free(site->slots);
    Py_TYPE(site)->tp_free(site);
}

static PyObject *
site_look_up_locals(Site *site, PyObject *pairs)
{
    if (!PyTuple_Check(pairs) || site->slots != NULL) {
        PyErr_SetString(PyExc_TypeError, "Site.look_up_locals: called once, with a tuple of pairs");
        return NULL;
    }
    Py_ssize_t n = PyTuple_GET_SIZE(pairs);
    struct Slot *slots = PyMem_Calloc((size_t)n, sizeof *slots);
    if (slots == NULL)
        return PyErr_NoMemory();
    for (Py_ssize_t i = 0; i < n; i++) {
        PyObject *pair = PyTuple_GET_ITEM(pairs, i);
        if (!PyTuple_Check(pair) || !PyArg_ParseTuple(pair, "ii", &slots[i].argument, &slots[i].local) || slots[i].argument < 0 || slots[i].local < 0) {
            PyErr_Format(PyExc_TypeError, "Site.look_up_locals: expected a pair of ints that are not negative, not %R", pair);
            PyMem_Free(slots);
            return NULL;
        }
    }
    site->slots = slots;
    site->nslots = (int)n;
    Py_RETURN_NONE;
}

static PyMethodDef site_methods[] = {
    {"add", (PyCFunction)site_add, METH_O, "Put an entry in front; one without an artifact at the end."},
    {"remove", (PyCFunction)site_remove, METH_O, "Take an entry out; ValueError if it is not here."},
    {"look_up_locals", (PyCFunction)site_look_up_locals, METH_O, "Pairs (argument, local): from now on these come from the calling frame where they are bound."},
    {"clear", (PyCFunction)site_clear_method, METH_NOARGS, "Take all entries out."},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef site_members[] = {
    {"info", T_OBJECT, offsetof(Site, info), 0, "Whatever the Python side wants to know later."},
    {"dormant", T_BYTE, offsetof(Site, dormant), 0, "DORMANT: where no entry fits, do not ask the miss handler; TIRED: only where the stance may refuse."},
    {"position", T_INT, offsetof(Site, position), 0, "Number of the instruction it stands before."},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef site_getset[] = {
    {"entries", (getter)site_get_entries, NULL, "A tuple of the entries, most recently used first.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
PyTypeObject Site_Type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "framestance._C.Site",
    .tp_doc = "Site(info=None)\n--\n\nA place where compiled entries are looked up; called from rewritten code.",
    .tp_basicsize = sizeof(Site),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_vectorcall_offset = offsetof(Site, vectorcall),
    .tp_call = PyVectorcall_Call,
    .tp_new = site_new,
    .tp_dealloc = (destructor)site_dealloc,
    .tp_traverse = (traverseproc)site_traverse,
    .tp_clear = (inquiry)site_gc_clear,
    .tp_methods = site_methods,
    .tp_members = site_members,
    .tp_getset = site_getset,
};

int
site_init(PyObject *module)
{
    return PyModule_AddIntMacro(module, DORMANT) < 0 || PyModule_AddIntMacro(module, TIRED) < 0 ? -1 : PyModule_AddType(module, &Site_Type);
}
