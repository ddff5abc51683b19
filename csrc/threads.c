/* A pool of threads that run parts of one kernel. They know nothing of Python.
 *
 * A kernel is split into more parts than there are threads, and everybody, the caller too, takes the next part until none is left: a worker that
 * gets no processor holds nobody up. Workers wait for the next kernel in a loop for a moment, then asleep. One kernel at a time is split: a second
 * caller meanwhile runs its own alone. */
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

#define PARTS_EACH 4        /* of items that are less work than a thread is worth; long ones, parts of products, lose by being cut up */

typedef struct {
    KernelCall call;
    int64_t high, part;     /* items altogether and in each part */
    unsigned int float_mode;
} Job;

static struct {
    pthread_mutex_t running, sleeping, parts;   /* held while a kernel is split; guards the workers' sleep; guards the job and `next` */
    pthread_cond_t wake;
    pthread_t workers[MOST_THREADS];
    int nworkers, wanted;               /* `wanted` threads, the caller among them */
#ifdef __linux__
    cpu_set_t allowed;                  /* processors that the workers may run on */
#endif
    Job job;
    int64_t next, count;                /* the part that nobody has taken yet, of so many; equal between jobs */
    atomic_uint generation;             /* of the job; workers look for parts when it changes */
    atomic_uint kept_away;              /* the generation for which the workers were last kept away from a processor */
    atomic_int taken, sleepers, failures; /* taken: parts that are being run */
    atomic_uint float_status;
    atomic_bool stopping;
} pool = {
    .running = PTHREAD_MUTEX_INITIALIZER, .sleeping = PTHREAD_MUTEX_INITIALIZER, .parts = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER,
};

static bool
take_part(Job *job, int64_t *number)
{
    pthread_mutex_lock(&pool.parts);
    bool found = pool.next < pool.count;
    if (found) {
        *job = pool.job;
        *number = pool.next++;
        atomic_fetch_add(&pool.taken, 1);
    }
    pthread_mutex_unlock(&pool.parts);
    return found;
}

/* Parts of the present job until none is left. */
static void
run_parts(bool caller)
{
    Job job;
    int64_t number;
    while (take_part(&job, &number)) {
        int64_t low = number * job.part, high = low + job.part < job.high ? low + job.part : job.high;
#if defined(__x86_64__)
        if (!caller)
            _mm_setcsr(job.float_mode);
#endif
        if (low < high && kernel_items(&job.call, low, high) != 0)
            atomic_fetch_add(&pool.failures, 1);
#if defined(__x86_64__)
        if (!caller)
            atomic_fetch_or(&pool.float_status, _mm_getcsr() & 0x3f);
#endif
        atomic_fetch_sub_explicit(&pool.taken, 1, memory_order_release);
    }
}

/* Linux wakes a thread on the processor of the one that wakes it unless it knows of an idle one nearby, and of two virtual processors neither is near
 * the other: the worker would begin when the caller is through. So sleepers are kept away from the caller's processor until they run. */
static bool
keep_away(void)
{
#ifdef __linux__
    cpu_set_t others = pool.allowed;
    int mine = sched_getcpu();
    if (mine < 0 || mine >= CPU_SETSIZE)
        return false;
    CPU_CLR(mine, &others);
    if (CPU_COUNT(&others) == 0)
        return false;
    for (int i = 0; i < pool.nworkers; i++)
        pthread_setaffinity_np(pool.workers[i], sizeof others, &others);
    return true;
#else
    return false;
#endif
}

static void
go_anywhere(void)
{
#ifdef __linux__
    sched_setaffinity(0, sizeof pool.allowed, &pool.allowed);
#endif
}

static void *
worker(void *argument)
{
    unsigned int seen = (unsigned int)(uintptr_t)argument, kept_away = 0;
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
        if (atomic_load(&pool.kept_away) != kept_away) {
            kept_away = atomic_load(&pool.kept_away);
            go_anywhere();
        }
        if (atomic_load(&pool.stopping))
            return NULL;
        run_parts(false);
    }
}

/* Workers go on with what `pool` says now. */
static void
start(void)
{
    pthread_mutex_lock(&pool.sleeping);
    bool asleep = atomic_load(&pool.sleepers) > 0;
    unsigned int next = atomic_load(&pool.generation) + 1;
    if (asleep && keep_away())
        atomic_store(&pool.kept_away, next);
    atomic_store(&pool.generation, next);
    if (asleep)
        pthread_cond_broadcast(&pool.wake);
    pthread_mutex_unlock(&pool.sleeping);
}

static void
wait_for_all(void)
{
    for (int i = 0; atomic_load_explicit(&pool.taken, memory_order_acquire) > 0; i++)
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
#ifdef __linux__
    if (pool.nworkers == 0)
        sched_getaffinity(0, sizeof pool.allowed, &pool.allowed);
#endif
    while (pool.nworkers < pool.wanted - 1) {
        sigset_t all, before; /* signals are for Python's threads */
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        int error = pthread_create(&pool.workers[pool.nworkers], NULL, worker, (void *)(uintptr_t)atomic_load(&pool.generation));
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        if (error != 0)
            return;
        pool.nworkers++;
    }
}

int
threads_wanted(void)
{
    return pool.wanted;
}

int
threads_run(const KernelCall *call, int64_t high, double worth)
{
    if (pthread_mutex_trylock(&pool.running) != 0)
        return kernel_items(call, 0, high);
    start_workers();
    int64_t parts = (worth < (double)high ? PARTS_EACH : 1) * (pool.nworkers + 1), most = (int64_t)(worth * 2), part;
    parts = parts < most ? parts : most;
    part = (high + parts - 1) / parts;
    if (part > 512)
        part = (part + 63) / 64 * 64; /* no two threads write one cache line */
    unsigned int mode = 0;
#if defined(__x86_64__)
    mode = _mm_getcsr();
#endif
    atomic_store(&pool.failures, 0);
    atomic_store(&pool.float_status, 0);
    pthread_mutex_lock(&pool.parts);
    pool.job = (Job){*call, high, part, mode & ~0x3fu};
    pool.next = 0;
    pool.count = (high + part - 1) / part;
    pthread_mutex_unlock(&pool.parts);
    start();
    run_parts(true);
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
    pthread_mutex_init(&pool.parts, NULL);
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
