/* Runs a kernel: gathers what it takes, and has it go over its items, on several threads and past the cache where that helps. */
#include "threads.h"
#include <string.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

/* Longer kernels let other threads run; giving the GIL away and taking it back costs 30 ns. */
#define RELEASE_GIL_NS 20000.0
/* So much work is worth a thread: waking one takes 25 us. */
#define THREAD_NS 30000.0

/* False if the value is not what the kernel was made for: the original code then gives the error, if it is one. */
static bool
read_scalar(const ScalarSpec *spec, PyObject *v, uint64_t *slot)
{
    int64_t integer = 0;
    double real = 0;
    *slot = 0;
    if (spec->kind == 'f') {
        if (PyFloat_CheckExact(v))
            real = PyFloat_AS_DOUBLE(v);
        else if (PyLong_CheckExact(v) || PyBool_Check(v)) {
            real = PyLong_AsDouble(v);
            if (real == -1.0 && PyErr_Occurred()) {
                PyErr_Clear();
                return false;
            }
        } else
            return false;
        float single = (float)real;
        memcpy(slot, spec->size == 8 ? (void *)&real : (void *)&single, spec->size);
        return true;
    }
    if (spec->kind == 'b') {
        *slot = v == Py_True;
        return PyBool_Check(v);
    }
    if (!PyLong_CheckExact(v) && !PyBool_Check(v))
        return false;
    if (!int_as_int64(v, &integer)) {
        if (spec->kind != 'u' || spec->size != 8)
            return false;
        *slot = PyLong_AsUnsignedLongLong(v);
        if (PyErr_Occurred()) {
            PyErr_Clear();
            return false;
        }
        return true;
    }
    int bits = spec->size * 8;
    if (spec->kind == 'u' ? integer < 0 || (bits < 64 && integer >> bits != 0)
                          : bits < 64 && (integer < -(INT64_C(1) << (bits - 1)) || integer >= INT64_C(1) << (bits - 1)))
        return false;
    memcpy(slot, &integer, spec->size); /* little-endian: the low bytes come first */
    return true;
}

/* ---- results that are larger than the cache ----
 *
 * Ordinary stores read every line from memory before they write it. Such a kernel is therefore run over a few items at a time into memory that stays
 * in the cache, from where they are written past it. */
#define CHUNK_BYTES 4096

static void
copy_past_cache(char *to, const char *from, size_t size)
{
#if defined(__x86_64__)
    size_t head = (size_t)(-(uintptr_t)to & 15);
    if (head > size)
        head = size;
    memcpy(to, from, head);
    to += head, from += head, size -= head;
    for (; size >= 64; size -= 64, to += 64, from += 64) {
        __m128i a = _mm_loadu_si128((const __m128i *)from), b = _mm_loadu_si128((const __m128i *)(from + 16));
        __m128i c = _mm_loadu_si128((const __m128i *)(from + 32)), d = _mm_loadu_si128((const __m128i *)(from + 48));
        _mm_stream_si128((__m128i *)to, a);
        _mm_stream_si128((__m128i *)(to + 16), b);
        _mm_stream_si128((__m128i *)(to + 32), c);
        _mm_stream_si128((__m128i *)(to + 48), d);
    }
#endif
    memcpy(to, from, size);
}

static int32_t
run_past_cache(const KernelCall *call, int64_t low, int64_t high)
{
    char chunks[MOST_STREAMED * CHUNK_BYTES] __attribute__((aligned(64)));
    void *pointers[call->npointers];
    memcpy(pointers, call->pointers, sizeof pointers);
    int64_t most = CHUNK_BYTES;
    for (int i = 0; i < call->nstreamed; i++)
        if (CHUNK_BYTES / call->itemsizes[i] < most)
            most = CHUNK_BYTES / call->itemsizes[i];
    int32_t status = 0;
    for (int64_t first = low; first < high; first += most) {
        int64_t last = first + most < high ? first + most : high;
        for (int i = 0; i < call->nstreamed; i++)
            pointers[i] = (void *)((uintptr_t)(chunks + i * CHUNK_BYTES) - (uintptr_t)(first * call->itemsizes[i]));
        status |= call->function(pointers, call->ints, call->scalars, first, last);
        for (int i = 0; i < call->nstreamed; i++)
            copy_past_cache((char *)call->pointers[i] + first * call->itemsizes[i], chunks + i * CHUNK_BYTES, (size_t)((last - first) * call->itemsizes[i]));
    }
#if defined(__x86_64__)
    _mm_sfence();
#endif
    return status;
}

int32_t
kernel_items(const KernelCall *call, int64_t low, int64_t high)
{
    if (call->blocks != NULL)
        return blocks_items(call->blocks, low, high);
    return call->past_cache ? run_past_cache(call, low, high) : call->function(call->pointers, call->ints, call->scalars, low, high);
}

int32_t
run_items(const KernelCall *call, int64_t high, double cost)
{
    int32_t status;
    if ((double)high * cost <= RELEASE_GIL_NS)
        return kernel_items(call, 0, high);
    Py_BEGIN_ALLOW_THREADS
    double worth = (double)high * cost / THREAD_NS; /* threads */
    if (high > 1 && worth >= 2 && threads_wanted() > 1)
        status = threads_run(call, high, worth);
    else
        status = kernel_items(call, 0, high);
    Py_END_ALLOW_THREADS
    return status;
}

/* ---- one step ---- */
int
run_kernel(const Step *step, const Run *run)
{
    void *pointers[step->nslots + 1];
    int64_t gathered[step->first_int < 0 ? step->nints + 1 : 1];
    uint64_t scalars[step->nscalars + 1];
    for (int i = 0; i < step->nslots; i++)
        pointers[i] = run->data[step->slots[i]];
    const int64_t *ints = gathered;
    if (step->first_int >= 0)
        ints = run->ints + step->first_int;
    else
        for (int i = 0; i < step->nints; i++)
            gathered[i] = run->ints[step->int_regs[i]];
    for (int i = 0; i < step->nscalars; i++)
        if (!read_scalar(&step->scalars[i], run->vals[step->scalars[i].value], &scalars[i]))
            return RUN_AGAIN_EAGERLY;
    int64_t high = run->ints[step->range_reg];
    int32_t status;
    if (UNLIKELY((double)high * step->cost > RELEASE_GIL_NS)) {
        KernelCall call = {NULL, step->function, pointers, ints, scalars, step->nslots, step->nstreamed, step->itemsizes, high > step->cached_items};
        status = run_items(&call, high, step->cost);
    } else
        status = step->function(pointers, ints, scalars, 0, high);
    return status == 0 ? RUN_OK : RUN_AGAIN_EAGERLY;
}
