/* Products of matrices. Kernels call them by address, with operands of any strides: the columns of the second and the axis along which is summed up may
 * each be several axes of an array, so that a convolution reads its windows where they are. gemm_template.h has the algorithm, and each kind of vectors
 * a file that makes functions of it: tiles of the result in registers, times columns packed side by side for the cache nearest to the core that holds
 * them.
 *
 * A sum goes through its products in the order of the axes, in parts that depend on their number alone; so results do not depend on how rows or
 * columns are divided between threads. Errors of floating-point arithmetic are noted for elements of the result only. */
#include "framestance.h"
#include "gemm.h"
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

int64_t block_bytes = BLOCK;

/* ---- memory of a thread's, for packing ---- */

static _Thread_local struct { void *memory; size_t size; } mine;
static pthread_key_t ending;
static int has_ending; /* 0 where there was no key left: what a thread had is lost when it ends */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void
end(void *memory)
{
    mine.memory = NULL, mine.size = 0; /* what else ends with the thread may multiply, too */
    free(memory);
}

static void
begin(void)
{
    has_ending = pthread_key_create(&ending, end) == 0;
}

void *
workspace(size_t size)
{
    if (size > mine.size) {
        pthread_once(&once, begin);
        size = (size + 4095) / 4096 * 4096;
        void *memory = aligned_alloc(4096, size);
        if (memory == NULL)
            return NULL;
        free(mine.memory);
        mine.memory = memory, mine.size = size;
        if (has_ending)
            pthread_setspecific(ending, memory);
    }
    return mine.memory;
}

/* ---- what Python sees ---- */

static int
add_address(PyObject *found, const char *name, Product function)
{
    void *address;
    memcpy(&address, &function, sizeof address);
    PyObject *number = PyLong_FromVoidPtr(address);
    int failed = number == NULL || PyDict_SetItemString(found, name, number) < 0;
    Py_XDECREF(number);
    return failed ? -1 : 0;
}

/* Also the forms that this processor would not choose, for tests. */
static PyObject *
products(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(ignored))
{
    PyObject *found = PyDict_New();
    if (found == NULL)
        return NULL;
    Product single = plain_float32_product, twofold = plain_float64_product;
    int failed = add_address(found, "plain_float32", single) < 0 || add_address(found, "plain_float64", twofold) < 0;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
        single = avx2_float32_product, twofold = avx2_float64_product;
        failed = failed || add_address(found, "avx2_float32", single) < 0 || add_address(found, "avx2_float64", twofold) < 0;
    }
    if (__builtin_cpu_supports("avx512f"))
        single = avx512_float32_product, twofold = avx512_float64_product;
#endif
    failed = failed || add_address(found, "gemm_float32", single) < 0 || add_address(found, "gemm_float64", twofold) < 0;
    if (failed)
        Py_CLEAR(found);
    return found;
}

static PyMethodDef functions[] = {
    {"products", products, METH_NOARGS, "Name -> address of the functions that multiply matrices."},
    {NULL, NULL, 0, NULL},
};

int
gemm_init(PyObject *module)
{
#ifdef _SC_LEVEL2_CACHE_SIZE
    long cache = sysconf(_SC_LEVEL2_CACHE_SIZE);
    if (cache >= 128 * 1024) /* where it is known */
        block_bytes = least(BLOCK, cache / 4 * 3);
#endif
    return PyModule_AddFunctions(module, functions);
}
