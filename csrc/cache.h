/* Where compiled entries are kept: sites hold entries, a code object's cache holds its first site and its rewritten code. */
#ifndef FRAMESTANCE_CACHE_H
#define FRAMESTANCE_CACHE_H
#include "artifact.h"
#include "guards.h"

#define EXIT_RETURN (-1)

struct Site;
typedef struct {
    PyObject_HEAD
    GuardProgram *program, *unsafe_program; /* the latter NULL until somebody asks for it */
    Artifact *artifact;     /* NULL: run the original code */
    int exit;               /* EXIT_RETURN or a landing */
    int operations;         /* of the graph, for counters */
    char live;
    char fresh;             /* made for the call that is about to enter it at the start of a frame */
    /* A site does not own it; the compiled functions that use it do. What a user's backend made may lead to the very function, and
       through its code, which the collector does not look into, back to the entry: owned like this, such a cycle is found. */
    char of_users;
    char apart;             /* it counts for no compiled function, and none keeps it alive */
    struct Site *site;      /* where it is, if of_users; not owned: who dies first tells the other */
    unsigned long long hits;
    uint64_t last_user;     /* serial of a compiled function that is known to have it among those it uses */
    PyObject *key, *info;
} Entry;
extern PyTypeObject Entry_Type;

typedef struct Site {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    int count, capacity;
    Entry **entries;        /* most recently used first; owned but for those of users */
    int max_nvals;          /* of all entries that were ever here */
    char dormant;           /* it does not ask the miss handler: DORMANT never, TIRED only where the stance may refuse */
    int position;           /* of the instruction it stands before: sites of one code object are in order */
    int nslots;             /* locals that may be unbound, which it looks up in the frame: where among its arguments, and among the frame's locals */
    struct Slot { int argument, local; } *slots;
    PyObject *info;
} Site;
enum { AWAKE, DORMANT, TIRED };
extern PyTypeObject Site_Type;

typedef struct CodeCache {
    PyObject_HEAD
    Site *start;
    PyObject *sited_code, *flat_code; /* rewritten, and the same with positional parameters only; NULL if there is none */
    int nparameters, nfreevars, star_flags; /* of the code: rewritten code must have the same */
    char skip, own;         /* skip: never look at frames of this code; own: code that we made */
    PyObject *state;        /* a dict for the Python side */
    struct CodeCache *previous, *next; /* list of all, not owned */
} CodeCache;
extern PyTypeObject CodeCache_Type;
extern Py_ssize_t code_extra_index;

/* The Python side: miss(compiled, site, args, func, globals, builtins), key(key, backend), unsafe(site), frame(func, args),
   find(compiled) -> (function, its first argument or None), mirror(entry, args, globals, builtins, what the guards said). */
typedef struct { PyObject *miss, *key, *unsafe, *frame, *find, *mirror; } Handlers;
extern Handlers handlers;
/* Handlers run as compiler: nothing that they call is compiled or redirected. */
PyObject *call_handler(PyObject *handler, PyObject *const *args, size_t nargs);

CodeCache *code_cache_ensure(PyCodeObject *code); /* borrowed from the code; NULL with an exception */
int site_init(PyObject *module);
bool site_take_out(Site *site, const Entry *e); /* false if it was not there; no reference is given up */

/* The first live entry of that key whose guards hold, moved to the front; borrowed. vals has room for max(nargs, max_nvals). */
Entry *site_lookup(Site *site, PyObject **vals, Py_ssize_t nargs, PyObject *key, bool unsafe, PyObject *globals, PyObject *builtins);
/* For stances that skip guards: let the Python side make what is missing. May run Python code. */
int site_prepare_unsafe(Site *site, PyObject *key);
/* compiled.c; nothing happens if the function is none */
void compiled_uses(PyObject *function, Site *site, Entry *e);
void compiled_count_hit(PyObject *function, Entry *e);
/* Ask the miss handler: a new reference; NULL without an exception to run eagerly. May run Python code. */
Entry *site_miss(PyObject *compiled, Site *site, PyObject *args, PyObject *func, PyObject *globals, PyObject *builtins);

typedef struct { Py_ssize_t size; void *extras[1]; } CodeExtra; /* the interpreter's own type is in no header */

/* Borrowed from the code; NULL if it has none. */
static inline CodeCache *
code_cache_get(PyCodeObject *code)
{
    CodeExtra *extra = (CodeExtra *)code->co_extra;
    return extra == NULL || extra->size <= code_extra_index ? NULL : (CodeCache *)extra->extras[code_extra_index];
}
#endif
