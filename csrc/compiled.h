/* The object behind `compile`: shared by its calls (compiled.c) and its Python type (compiled_object.c). */
#ifndef FRAMESTANCE_COMPILED_H
#define FRAMESTANCE_COMPILED_H
#include "cache.h"

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    PyObject *func;         /* the Python function */
    PyObject *self;         /* first argument of every call, or NULL */
    PyObject *plain;        /* what a call runs uncompiled: the function, or a method of self */
    PyObject *wrapped;      /* __wrapped__: plain, unless somebody set it */
    PyObject *owner;        /* the object whose call runs func, or NULL: func is looked up anew when what leads to it may have changed */
    PyObject *name, *own;   /* an attribute of the owner's own that leads to func, and what it was; NULL if none does */
    unsigned owner_version; /* of the owner's class */
    PyObject *key, *info;
    PyObject *code;         /* of func when the fields below were computed */
    CodeCache *cache;
    PyObject *used;         /* set: entries that were made for it, or that it hit */
    PyObject *dict, *weakrefs;
    unsigned long long hits, operations_run, eager_by_stance;
    uint64_t serial;        /* never given twice, as an address may be */
    int npositional, nposonly, nparameters, ncells;
    int nbound;             /* parameters, *args, **kwargs, cells */
    char disabled, takes_args, takes_kwargs, suspends, asked; /* asked: the miss handler has seen this generator function or coroutine */
} CompiledFunction;

PyObject *compiled_vectorcall(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames);
extern unsigned long long total_hits, total_operations_run; /* of all compiled functions, dead ones too */
int compiled_read_code(CompiledFunction *cf); /* when the function has another code object than before */
int compiled_look_up(CompiledFunction *cf);   /* when what leads to the function may have changed; may run Python code */
#endif
