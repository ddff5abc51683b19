/* The module framestance._C: what it exports, and the order in which its parts start. */
#define FRAMESTANCE_MODULE_FILE
#include "framestance.h"

/* One phase and global state: NumPy cannot live in a second interpreter of the process either. */
static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "framestance._C",
    .m_doc = "Decides in nanoseconds, without Python code, whether a call may run compiled.",
    .m_size = -1,
};

PyMODINIT_FUNC
PyInit__C(void)
{
    import_array();
    PyObject *module = PyModule_Create(&definition);
    if (module == NULL)
        return NULL;
    static int (*const parts[])(PyObject *) = {bfloat16_init, tensor_init, stance_init, guards_init, region_init, artifact_init, cache_init, compiled_init, evalhook_init, special_init, memory_init, threads_init, transpose_init, gemm_init, normals_init, method_init, object_code_init};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i](module) < 0) {
            Py_DECREF(module);
            return NULL;
        }
    return module;
}
