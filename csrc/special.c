/* Functions of the C library that NumPy lacks, as NumPy ufuncs: their loops, broadcasting and errors are NumPy's. */
#include "framestance.h"
#include <numpy/ufuncobject.h>
#include <math.h>

static PyUFuncGenericFunction loops[2]; /* NumPy's own; read by its ufuncs for as long as they live */
static const char types[] = {NPY_FLOAT, NPY_FLOAT, NPY_DOUBLE, NPY_DOUBLE};
static void *erf_functions[] = {(void *)erff, (void *)erf};
static void *erfc_functions[] = {(void *)erfcf, (void *)erfc};

static const struct { const char *name; void **functions; const char *doc; } ufuncs[] = {
    {"erf", erf_functions, "The error function, 2 / sqrt(pi) times the integral of exp(-t * t) from 0 to x."},
    {"erfc", erfc_functions, "1 - erf(x), precise where that is tiny."},
};

int
special_init(PyObject *module)
{
    if (_import_umath() < 0)
        return -1;
    loops[0] = PyUFunc_f_f;
    loops[1] = PyUFunc_d_d;
    for (size_t i = 0; i < sizeof ufuncs / sizeof *ufuncs; i++) {
        PyObject *ufunc = PyUFunc_FromFuncAndData(loops, ufuncs[i].functions, types, 2, 1, 1, PyUFunc_None, ufuncs[i].name, ufuncs[i].doc, 0);
        if (ufunc == NULL || PyModule_AddObject(module, ufuncs[i].name, ufunc) < 0) {
            Py_XDECREF(ufunc);
            return -1;
        }
    }
    return 0;
}
