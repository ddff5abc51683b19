/* Methods that are made when they are first asked for: most of a large table is never called, and a class whose attributes change
 * loses its version, which guards compare. So the class keeps this object for good, and the object finds its function. */
#include "framestance.h"
#include <stddef.h>

typedef struct {
    PyObject_HEAD
    PyObject *name;
    PyObject *make;     /* of the name: gives the function */
    PyObject *function; /* NULL until then */
} LazyMethodObject;

static PyTypeObject *LazyMethod_Type = NULL;

/* Borrowed; NULL with an exception. */
static PyObject *
function_of(LazyMethodObject *method)
{
    if (LIKELY(method->function != NULL))
        return method->function;
    PyObject *make = Py_NewRef(method->make); /* another thread may finish meanwhile */
    PyObject *function = PyObject_CallOneArg(make, method->name);
    Py_DECREF(make);
    if (function == NULL)
        return NULL;
    if (method->function == NULL) /* else another thread's is the one that everybody has seen */
        method->function = Py_NewRef(function);
    Py_DECREF(function);
    return method->function;
}

static PyObject *
lazy_call(PyObject *self, PyObject *args, PyObject *kwargs)
{
    PyObject *function = function_of((LazyMethodObject *)self);
    return function == NULL ? NULL : PyObject_Call(function, args, kwargs);
}

static PyObject *
lazy_get(PyObject *self, PyObject *owner, PyObject *Py_UNUSED(type))
{
    PyObject *function = function_of((LazyMethodObject *)self);
    if (function == NULL)
        return NULL;
    return owner == NULL || owner == Py_None ? Py_NewRef(function) : PyMethod_New(function, owner);
}

static PyObject *
lazy_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *keywords[] = {"name", "make", NULL};
    PyObject *name, *make;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "UO:LazyMethod", keywords, &name, &make))
        return NULL;
    if (!PyCallable_Check(make))
        return PyErr_Format(PyExc_TypeError, "LazyMethod: argument 'make' must be callable, not %.200s", Py_TYPE(make)->tp_name);
    LazyMethodObject *method = (LazyMethodObject *)type->tp_alloc(type, 0);
    if (method == NULL)
        return NULL;
    method->name = Py_NewRef(name);
    method->make = Py_NewRef(make);
    return (PyObject *)method;
}

static int
lazy_traverse(LazyMethodObject *method, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(method));
    Py_VISIT(method->make);
    Py_VISIT(method->function);
    return 0;
}

static int
lazy_clear(LazyMethodObject *method)
{
    Py_CLEAR(method->function);
    return 0;
}

static void
lazy_dealloc(LazyMethodObject *method)
{
    PyTypeObject *type = Py_TYPE(method);
    PyObject_GC_UnTrack(method);
    Py_CLEAR(method->function);
    Py_CLEAR(method->make);
    Py_CLEAR(method->name);
    type->tp_free(method);
    Py_DECREF(type);
}

static PyObject *
lazy_repr(LazyMethodObject *method)
{
    return PyUnicode_FromFormat("<method %R of Tensor, made when it is first asked for>", method->name);
}

static PyMemberDef members[] = {
    {"__name__", T_OBJECT_EX, offsetof(LazyMethodObject, name), READONLY, "The name of the method."},
    {NULL, 0, 0, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_doc, "LazyMethod(name, make)\n\nA method whose function ``make(name)`` gives when it is first asked for."},
    {Py_tp_new, lazy_new},
    {Py_tp_dealloc, lazy_dealloc},
    {Py_tp_traverse, lazy_traverse},
    {Py_tp_clear, lazy_clear},
    {Py_tp_call, lazy_call},
    {Py_tp_descr_get, lazy_get},
    {Py_tp_repr, lazy_repr},
    {Py_tp_members, members},
    {0, NULL},
};

/* Not Py_TPFLAGS_METHOD_DESCRIPTOR: then `Tensor.add` could be this object, and should be the function. */
static PyType_Spec spec = {
    .name = "framestance._C.LazyMethod",
    .basicsize = sizeof(LazyMethodObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = slots,
};

int
method_init(PyObject *module)
{
    LazyMethod_Type = (PyTypeObject *)PyType_FromSpec(&spec);
    return LazyMethod_Type == NULL ? -1 : PyModule_AddObjectRef(module, "LazyMethod", (PyObject *)LazyMethod_Type);
}
