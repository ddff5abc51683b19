/* The frame hook and what it does to frames. */
#ifndef FRAMESTANCE_EVALHOOK_H
#define FRAMESTANCE_EVALHOOK_H
#include "framestance.h"

/* evalhook.c */
PyObject *evaluate_frame(PyThreadState *ts, InterpreterFrame *f, int throwflag);

PyObject *call_watching_stack(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames);

/* region.c */
extern _PyFrameEvalFunction previous_hook;
extern _Thread_local char *stack_floor; /* no Python call may begin with the C stack below this; NULL until found */
void find_stack_floor(void);

/* frame.c: all of them for frames that have not started */
bool frame_is_interceptable(InterpreterFrame *f);
bool frame_retarget(PyThreadState *ts, InterpreterFrame *f, PyCodeObject *code); /* false if the frame cannot grow */
PyObject *frame_finish(PyThreadState *ts, InterpreterFrame *f, PyObject *result);  /* ends it; NULL: with the exception that is set */
PyObject *frame_call_instead(PyThreadState *ts, InterpreterFrame *f, PyObject *flat_code);
PyObject *flatten_code(PyObject *code); /* the same code with positional parameters only */
int frame_init(void);
#endif
