/* Memory of large arrays: blocks that compiled code made and nobody holds any more are used again, without the page faults of fresh ones.
 *
 * The arrays stay ordinary ones, which own their memory: NumPy gets it through an allocator of its own kind, and gives it back there. */
#include "framestance.h"
#include <pthread.h>
#include <sys/mman.h>

#define HEADER 64                       /* before the data: the block's size; keeps the data on a cache line */
#define HUGE_PAGE ((size_t)2 << 20)
#define MAPPED (2 * HUGE_PAGE)          /* from here on blocks are mapped by themselves, in huge pages where the system has them */
#define MOST_BLOCKS 64

typedef struct { size_t size, mapped; char *mapping; bool kept; } Header; /* kept: to be used again */
static struct { char *data[MOST_BLOCKS]; int count; size_t bytes, limit; pthread_mutex_t lock; } kept = {.lock = PTHREAD_MUTEX_INITIALIZER};
static PyObject *handler, *call_handler; /* the capsules that NumPy wants */

static inline Header *
header_of(const char *data)
{
    return (Header *)(data - HEADER);
}

/* Sizes rounded up by at most an eighth, so that blocks fit again. */
static size_t
block_size(size_t size)
{
    size_t step = size < LARGE_ARRAY ? HUGE_PAGE / 32 : HUGE_PAGE / 128;
    while (step * 16 <= size)
        step *= 2;
    return (size + step - 1) / step * step;
}

static char *
fresh(size_t size, bool keep)
{
    char *mapping = NULL, *base;
    size_t mapped = 0;
    if (size >= MAPPED) {
        mapped = size + HEADER + HUGE_PAGE;
        mapping = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (mapping == MAP_FAILED)
            return NULL;
        base = (char *)(((uintptr_t)mapping + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE);
#ifdef MADV_HUGEPAGE
        madvise(base, (size_t)(mapping + mapped - base), MADV_HUGEPAGE);
#endif
    } else if ((base = aligned_alloc(HEADER, size + HEADER)) == NULL)
        return NULL;
    char *data = base + HEADER;
    *header_of(data) = (Header){size, mapped, mapping, keep};
    return data;
}

static void
give_back(char *data)
{
    Header *header = header_of(data);
    if (header->mapping != NULL)
        munmap(header->mapping, header->mapped);
    else
        free(header);
}

/* A kept block of the size, or a fresh one. */
static void *
take(void *Py_UNUSED(context), size_t wanted)
{
    size_t size = block_size(wanted);
    char *data = NULL;
    pthread_mutex_lock(&kept.lock);
    for (int i = kept.count - 1; i >= 0; i--)
        if (header_of(kept.data[i])->size == size) {
            data = kept.data[i];
            memmove(&kept.data[i], &kept.data[i + 1], (size_t)(--kept.count - i) * sizeof *kept.data);
            kept.bytes -= size;
            break;
        }
    pthread_mutex_unlock(&kept.lock);
    return data != NULL ? data : fresh(size, true);
}

/* Drops the oldest kept blocks until there is room for `more` bytes. */
static void
make_room(size_t more)
{
    int dropped = 0;
    while (dropped < kept.count && (kept.bytes + more > kept.limit || kept.count - dropped == MOST_BLOCKS)) {
        kept.bytes -= header_of(kept.data[dropped])->size;
        give_back(kept.data[dropped++]);
    }
    kept.count -= dropped;
    memmove(kept.data, kept.data + dropped, (size_t)kept.count * sizeof *kept.data);
}

static void
put_back(void *Py_UNUSED(context), void *memory, size_t Py_UNUSED(size))
{
    if (memory == NULL)
        return;
    size_t size = header_of(memory)->size;
    pthread_mutex_lock(&kept.lock);
    bool keeps = header_of(memory)->kept && size <= kept.limit / 2;
    if (keeps) {
        make_room(size);
        kept.data[kept.count++] = memory;
        kept.bytes += size;
    }
    pthread_mutex_unlock(&kept.lock);
    if (!keeps)
        give_back(memory);
}

/* The same for whatever a function of NumPy's needs: what is small comes from the system, and goes back there. */
static void *
take_any(void *context, size_t wanted)
{
    return wanted < LARGE_ARRAY ? fresh((wanted + HEADER) / HEADER * HEADER, false) : take(context, wanted);
}

static void *
take_any_zeroed(void *context, size_t count, size_t size)
{
    void *memory = take_any(context, count * size);
    return memory != NULL ? memset(memory, 0, count * size) : NULL;
}

static void *
take_zeroed(void *context, size_t count, size_t size)
{
    void *memory = take(context, count * size);
    return memory != NULL ? memset(memory, 0, count * size) : NULL;
}

static void *
resize(void *context, void *memory, size_t wanted)
{
    size_t size = memory != NULL ? header_of(memory)->size : 0;
    if (memory != NULL && wanted <= size)
        return memory;
    void *larger = take(context, wanted);
    if (larger != NULL && memory != NULL) {
        memcpy(larger, memory, size);
        put_back(context, memory, size);
    }
    return larger;
}

void *
memory_take(size_t size)
{
    return take(NULL, size);
}

void
memory_give(void *memory)
{
    put_back(NULL, memory, 0);
}

static PyDataMem_Handler allocator = {"framestance_allocator", 1, {NULL, take, take_zeroed, resize, put_back}};
static PyDataMem_Handler call_allocator = {"framestance_call_allocator", 1, {NULL, take_any, take_any_zeroed, resize, put_back}};

/* The allocator that was in use before, or NULL with an exception. */
PyObject *
memory_for_call(void)
{
    return PyDataMem_SetHandler(call_handler);
}

/* The allocator `others` is used again; keeps the exception. Steals the reference. */
void
memory_after_call(PyObject *others)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyObject *mine = PyDataMem_SetHandler(others);
    Py_DECREF(others);
    Py_XDECREF(mine);
    if (mine == NULL) /* cannot be: it was possible just before */
        PyErr_Clear();
    PyErr_Restore(type, value, traceback);
}

PyArrayObject *
memory_new_array(PyArray_Descr *descr, int ndim, npy_intp *dims, npy_intp *strides)
{
    npy_intp bytes = PyDataType_ELSIZE(descr);
    for (int i = 0; i < ndim; i++)
        bytes *= dims[i];
    Py_INCREF(descr);
    if (LIKELY(bytes < LARGE_ARRAY))
        return (PyArrayObject *)PyArray_NewFromDescr(&PyArray_Type, descr, ndim, dims, strides, NULL, 0, NULL);
    PyObject *others = PyDataMem_SetHandler(handler);
    if (others == NULL) {
        Py_DECREF(descr);
        return NULL;
    }
    PyArrayObject *array = (PyArrayObject *)PyArray_NewFromDescr(&PyArray_Type, descr, ndim, dims, strides, NULL, 0, NULL);
    memory_after_call(others);
    return array;
}

/* ---- for Python ---- */
static PyObject *
empty_cache(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(ignored))
{
    pthread_mutex_lock(&kept.lock);
    size_t bytes = kept.bytes;
    for (int i = 0; i < kept.count; i++)
        give_back(kept.data[i]);
    kept.count = 0;
    kept.bytes = 0;
    pthread_mutex_unlock(&kept.lock);
    return PyLong_FromSize_t(bytes);
}

static PyObject *
memory_limit(PyObject *Py_UNUSED(module), PyObject *value)
{
    size_t limit = PyLong_AsSize_t(value);
    if (limit == (size_t)-1 && PyErr_Occurred())
        return NULL;
    pthread_mutex_lock(&kept.lock);
    size_t before = kept.limit;
    kept.limit = limit;
    make_room(0);
    pthread_mutex_unlock(&kept.lock);
    return PyLong_FromSize_t(before);
}

static PyObject *
memory_kept(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(ignored))
{
    return PyLong_FromSize_t(kept.bytes);
}

/* A child has no other threads: nobody may be in the middle of a change when it is made. */
static void
before_fork(void)
{
    pthread_mutex_lock(&kept.lock);
}

static void
after_fork(void)
{
    pthread_mutex_unlock(&kept.lock);
}

static PyMethodDef functions[] = {
    {"empty_cache", empty_cache, METH_NOARGS, "Give the memory that is kept for large arrays back to the system; how many bytes it was."},
    {"memory_limit", memory_limit, METH_O, "Keep at most so many bytes for large arrays; what the limit was before."},
    {"memory_kept", memory_kept, METH_NOARGS, "How many bytes are kept for large arrays."},
    {NULL, NULL, 0, NULL},
};

int
memory_init(PyObject *module)
{
    kept.limit = (size_t)1 << 30;
    handler = PyCapsule_New(&allocator, "mem_handler", NULL);
    call_handler = PyCapsule_New(&call_allocator, "mem_handler", NULL);
    if (handler == NULL || call_handler == NULL || pthread_atfork(before_fork, after_fork, after_fork) != 0)
        return -1;
    return PyModule_AddFunctions(module, functions);
}
