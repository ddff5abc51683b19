/* A pool of threads that run parts of one kernel. They know nothing of Python.
 *
 * A kernel is split into as many parts as there are threads, always at the same places; the caller runs the first one. Workers wait for the next
 * kernel in a loop for a moment, then asleep. One kernel at a time is split: a second caller meanwhile runs its own alone. */
#include "threads.h"
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#define PAUSE() _mm_pause()
#else
#define PAUSE() ((void)0)
#endif

#define MOST_THREADS 256
#define SPINS 4000          /* some 50 us: being woken takes half of that */
#define IMPATIENT 20000     /* when the others take this long, they may be waiting for the caller's processor */

typedef struct {
    KernelFunction function;
    void **pointers;
    const int64_t *ints;
    const void *scalars;
    int64_t high, part;     /* items altogether and in each part */
    unsigned int float_mode;
} Job;

static struct {
    pthread_mutex_t running, sleeping;  /* held while a kernel is split; guards the workers' sleep */
    pthread_cond_t wake;
    pthread_t workers[MOST_THREADS];
    int nworkers, wanted;               /* `wanted` threads, the caller among them */
    Job job;
    atomic_uint generation;             /* of the job; workers start when it changes */
    atomic_int pending, sleepers, failures;
    atomic_uint float_status;
    atomic_bool stopping;
} pool = {.running = PTHREAD_MUTEX_INITIALIZER, .sleeping = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER};

static void
run_part(int64_t number)
{
    const Job *job = &pool.job;
    int64_t low = number * job->part, high = low + job->part < job->high ? low + job->part : job->high;
    if (low < high && job->function(job->pointers, job->ints, job->scalars, low, high) != 0)
        atomic_fetch_add(&pool.failures, 1);
}

static void *
worker(void *argument)
{
    int64_t number = (int64_t)(intptr_t)argument;
    unsigned int seen = atomic_load(&pool.generation);
    atomic_fetch_sub(&pool.pending, 1); /* ready for the next one */
    for (;;) {
        for (int i = 0; i < SPINS && atomic_load_explicit(&pool.generation, memory_order_acquire) == seen; i++)
            PAUSE();
        if (atomic_load(&pool.generation) == seen) {
            pthread_mutex_lock(&pool.sleeping);
            atomic_fetch_add(&pool.sleepers, 1);
            while (atomic_load(&pool.generation) == seen)
                pthread_cond_wait(&pool.wake, &pool.sleeping);
            atomic_fetch_sub(&pool.sleepers, 1);
            pthread_mutex_unlock(&pool.sleeping);
        }
        seen = atomic_load(&pool.generation);
        if (atomic_load(&pool.stopping))
            return NULL;
#if defined(__x86_64__)
        _mm_setcsr(pool.job.float_mode);
        run_part(number);
        atomic_fetch_or(&pool.float_status, _mm_getcsr() & 0x3f);
#else
        run_part(number);
#endif
        atomic_fetch_sub_explicit(&pool.pending, 1, memory_order_release);
    }
}

/* Workers go on with what `pool` says now. */
static void
start(void)
{
    atomic_fetch_add(&pool.generation, 1);
    pthread_mutex_lock(&pool.sleeping);
    if (atomic_load(&pool.sleepers) > 0)
        pthread_cond_broadcast(&pool.wake);
    pthread_mutex_unlock(&pool.sleeping);
}

static void
wait_for_all(void)
{
    for (int i = 0; atomic_load_explicit(&pool.pending, memory_order_acquire) > 0; i++)
        if (i < IMPATIENT)
            PAUSE();
        else
            sched_yield();
}

/* With `running` held. */
static void
stop_workers(void)
{
    atomic_store(&pool.stopping, true);
    start();
    for (int i = 0; i < pool.nworkers; i++)
        pthread_join(pool.workers[i], NULL);
    pool.nworkers = 0;
    atomic_store(&pool.stopping, false);
}

/* With `running` held: as many workers as wanted, or fewer where the system gives no more. */
static void
start_workers(void)
{
    if (pool.nworkers > pool.wanted - 1)
        stop_workers();
    while (pool.nworkers < pool.wanted - 1) {
        atomic_store(&pool.pending, 1);
        sigset_t all, before; /* signals are for Python's threads */
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        int error = pthread_create(&pool.workers[pool.nworkers], NULL, worker, (void *)(intptr_t)(pool.nworkers + 1));
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        if (error != 0) {
            atomic_store(&pool.pending, 0);
            return;
        }
        wait_for_all();
        pool.nworkers++;
    }
}

int
threads_wanted(void)
{
    return pool.wanted;
}

int
threads_run(KernelFunction function, void **pointers, const int64_t *ints, const void *scalars, int64_t high, double worth)
{
    if (pthread_mutex_trylock(&pool.running) != 0)
        return function(pointers, ints, scalars, 0, high);
    start_workers();
    int64_t parts = worth < pool.nworkers + 1 ? (int64_t)worth : pool.nworkers + 1, part = (high + parts - 1) / parts;
    if (part > 512)
        part = (part + 63) / 64 * 64; /* no two threads write one cache line */
    unsigned int mode = 0;
#if defined(__x86_64__)
    mode = _mm_getcsr();
#endif
    pool.job = (Job){function, pointers, ints, scalars, high, part, mode & ~0x3fu};
    atomic_store(&pool.failures, 0);
    atomic_store(&pool.float_status, 0);
    atomic_store(&pool.pending, pool.nworkers);
    start();
    run_part(0);
    wait_for_all();
    int status = atomic_load(&pool.failures) != 0;
#if defined(__x86_64__)
    unsigned int noted = atomic_load(&pool.float_status);
    if (noted != 0)
        _mm_setcsr(_mm_getcsr() | noted);
#endif
    pthread_mutex_unlock(&pool.running);
    return status;
}

/* ---- fork: a child has no workers, and the parent stops its own first, since a fork with threads alive is warned of ---- */
static void
before_fork(void)
{
    pthread_mutex_lock(&pool.running);
    if (pool.nworkers > 0)
        stop_workers();
}

static void
after_fork(void)
{
    pthread_mutex_unlock(&pool.running);
}

static void
after_fork_in_child(void)
{
    pthread_mutex_init(&pool.running, NULL);
    pthread_mutex_init(&pool.sleeping, NULL);
    pthread_cond_init(&pool.wake, NULL);
    pool.nworkers = 0;
}

/* ---- for Python ---- */
static int
processors(void)
{
#ifdef __linux__
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return CPU_COUNT(&set);
#endif
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (int)count : 1;
}

static int
number_in(const char *variable)
{
    const char *text = getenv(variable);
    long number = text != NULL ? strtol(text, NULL, 10) : 0;
    return number > 0 && number <= MOST_THREADS ? (int)number : 0;
}

static PyObject *
set_num_threads(PyObject *Py_UNUSED(module), PyObject *value)
{
    long count = PyLong_AsLong(value);
    if (count == -1 && PyErr_Occurred())
        return NULL;
    if (count < 1 || count > MOST_THREADS)
        return PyErr_Format(PyExc_ValueError, "the number of threads must be from 1 to %d, not %ld", MOST_THREADS, count);
    Py_BEGIN_ALLOW_THREADS
    pthread_mutex_lock(&pool.running);
    pool.wanted = (int)count;
    if (pool.nworkers > pool.wanted - 1)
        stop_workers();
    pthread_mutex_unlock(&pool.running);
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

static PyObject *
get_num_threads(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(ignored))
{
    return PyLong_FromLong(pool.wanted);
}

static PyMethodDef functions[] = {
    {"set_num_threads", set_num_threads, METH_O, "How many threads may run one kernel."},
    {"get_num_threads", get_num_threads, METH_NOARGS, "How many threads may run one kernel."},
    {NULL, NULL, 0, NULL},
};

int
threads_init(PyObject *module)
{
    int asked = number_in("FRAMESTANCE_NUM_THREADS");
    if (asked == 0)
        asked = number_in("OMP_NUM_THREADS");
    pool.wanted = asked != 0 ? asked : processors() < MOST_THREADS ? processors() : MOST_THREADS;
    if (pthread_atfork(before_fork, after_fork, after_fork_in_child) != 0)
        return -1;
    return PyModule_AddFunctions(module, functions);
}
