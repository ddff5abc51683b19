/* Object code from disk becomes callable, and what the processor is; both without LLVM, which takes longer to load than the code to run.
 *
 * Knows what LLVM writes for x86-64 and the large code model: constants and instructions that name every address as a whole word. Whatever else
 * an object may hold (variables, thread-local memory, short jumps out of it) is refused and left to LLVM. Nothing unwinds through kernels, so
 * their unwind tables are not loaded. */
#include "framestance.h"
#if defined(__x86_64__) && defined(__linux__)
#include <cpuid.h>
#include <dlfcn.h>
#include <elf.h>
#include <sys/mman.h>

#define MOST_SECTIONS 64
#define PAGE ((size_t)4096)
#define LARGEST_IMAGE ((size_t)64 << 20)
#define LEFT_OUT SIZE_MAX
#define UNWIND_TABLE 0x70000001 /* SHT_X86_64_UNWIND */

typedef struct {
    const char *bytes;
    size_t size;
    Elf64_Shdr sections[MOST_SECTIONS];
    size_t count;
    size_t places[MOST_SECTIONS]; /* of the sections in the image, or LEFT_OUT */
    char *image;
    size_t image_size;
    PyObject *symbols;
} Object;

static int
refuse(const char *why)
{
    PyErr_Format(PyExc_ValueError, "the object code %s", why);
    return -1;
}

/* The bytes of a section that has some in the file, or NULL where it reaches out of the file. */
static const char *
content(const Object *object, size_t section)
{
    const Elf64_Shdr *s = &object->sections[section];
    return s->sh_offset <= object->size && s->sh_size <= object->size - s->sh_offset ? object->bytes + s->sh_offset : NULL;
}

static int
read_sections(Object *object)
{
    Elf64_Ehdr header;
    static const unsigned char kind[] = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB};
    if (object->size < sizeof header)
        return refuse("is too short");
    memcpy(&header, object->bytes, sizeof header);
    if (memcmp(header.e_ident, kind, sizeof kind) != 0 || header.e_type != ET_REL || header.e_machine != EM_X86_64)
        return refuse("is no ELF object for x86-64");
    object->count = header.e_shnum;
    if (header.e_shentsize != sizeof *object->sections || object->count > MOST_SECTIONS)
        return refuse("has too many sections");
    if (header.e_shoff > object->size || object->count * sizeof *object->sections > object->size - header.e_shoff)
        return refuse("ends within its table of sections");
    memcpy(object->sections, object->bytes + header.e_shoff, object->count * sizeof *object->sections);
    for (size_t i = 0; i < object->count; i++)
        if (object->sections[i].sh_type != SHT_NOBITS && object->sections[i].sh_type != SHT_NULL && content(object, i) == NULL)
            return refuse("ends within a section");
    return 0;
}

/* Where the sections go. */
static int
place_sections(Object *object)
{
    size_t end = 0;
    for (size_t i = 0; i < object->count; i++) {
        const Elf64_Shdr *s = &object->sections[i];
        object->places[i] = LEFT_OUT;
        if (!(s->sh_flags & SHF_ALLOC) || s->sh_size == 0 || s->sh_type == UNWIND_TABLE)
            continue;
        size_t alignment = s->sh_addralign > 0 ? s->sh_addralign : 1;
        if (s->sh_type != SHT_PROGBITS || s->sh_flags & (SHF_WRITE | SHF_TLS))
            return refuse("has variables");
        if (alignment > PAGE || (alignment & (alignment - 1)) != 0 || s->sh_size > LARGEST_IMAGE - end)
            return refuse("has a section that is too large, or oddly aligned");
        object->places[i] = (end + alignment - 1) / alignment * alignment;
        end = object->places[i] + s->sh_size;
    }
    object->image_size = (end + PAGE - 1) / PAGE * PAGE;
    return object->image_size > 0 ? 0 : refuse("is empty");
}

/* A symbol of a table, and its name; -1 with an exception. */
static int
read_symbol(const Object *object, size_t table, size_t index, Elf64_Sym *symbol, const char **name)
{
    if (table >= object->count || object->sections[table].sh_type != SHT_SYMTAB || index >= object->sections[table].sh_size / sizeof *symbol)
        return refuse("names a symbol that it does not have");
    memcpy(symbol, content(object, table) + index * sizeof *symbol, sizeof *symbol);
    size_t strings = object->sections[table].sh_link;
    if (strings >= object->count || object->sections[strings].sh_type != SHT_STRTAB || symbol->st_name >= object->sections[strings].sh_size)
        return refuse("has a symbol without a name");
    *name = content(object, strings) + symbol->st_name;
    if (memchr(*name, 0, object->sections[strings].sh_size - symbol->st_name) == NULL)
        return refuse("has a symbol whose name does not end");
    return 0;
}

/* The address of a symbol: 1 found, 0 when this process has none of that name, -1 with an exception. */
static int
address_of(const Object *object, const Elf64_Sym *symbol, const char *name, uint64_t *address)
{
    if (symbol->st_shndx == SHN_UNDEF) {
        PyObject *key = PyUnicode_FromString(name), *given = key != NULL ? PyDict_GetItemWithError(object->symbols, key) : NULL;
        Py_XDECREF(key);
        if (given == NULL && PyErr_Occurred())
            return -1;
        *address = given != NULL ? (uint64_t)(uintptr_t)PyLong_AsVoidPtr(given) : (uint64_t)(uintptr_t)dlsym(RTLD_DEFAULT, name);
        return PyErr_Occurred() ? -1 : *address != 0;
    }
    size_t section = symbol->st_shndx;
    if (section >= object->count || object->places[section] == LEFT_OUT || symbol->st_value > object->sections[section].sh_size)
        return refuse("has a symbol outside of its code and constants");
    *address = (uint64_t)(uintptr_t)object->image + object->places[section] + symbol->st_value;
    return 1;
}

/* Puts addresses where a section wants them: 1 done, 0 when one is missing, -1 with an exception. */
static int
relocate(const Object *object, size_t relocations)
{
    const Elf64_Shdr *s = &object->sections[relocations];
    size_t target = s->sh_info;
    if (target >= object->count || object->places[target] == LEFT_OUT)
        return 1;
    char *base = object->image + object->places[target];
    for (size_t at = 0; at + sizeof(Elf64_Rela) <= s->sh_size; at += sizeof(Elf64_Rela)) {
        Elf64_Rela relocation;
        Elf64_Sym symbol;
        const char *name;
        uint64_t address;
        memcpy(&relocation, content(object, relocations) + at, sizeof relocation);
        if (read_symbol(object, s->sh_link, ELF64_R_SYM(relocation.r_info), &symbol, &name) < 0)
            return -1;
        int found = address_of(object, &symbol, name, &address);
        if (found <= 0)
            return found;
        uint64_t kind = ELF64_R_TYPE(relocation.r_info), size = object->sections[target].sh_size;
        if ((kind != R_X86_64_64 && kind != R_X86_64_PC64) || size < sizeof address || relocation.r_offset > size - sizeof address)
            return refuse("wants an address in a form that is not known here");
        address += (uint64_t)relocation.r_addend - (kind == R_X86_64_PC64 ? (uint64_t)(uintptr_t)(base + relocation.r_offset) : 0);
        memcpy(base + relocation.r_offset, &address, sizeof address);
    }
    return 1;
}

/* The address of the function of this name: 1 found, 0 not there, -1 with an exception. */
static int
find_function(const Object *object, const char *wanted, uint64_t *address)
{
    for (size_t table = 0; table < object->count; table++)
        for (size_t i = 0; object->sections[table].sh_type == SHT_SYMTAB && i < object->sections[table].sh_size / sizeof(Elf64_Sym); i++) {
            Elf64_Sym symbol;
            const char *name;
            if (read_symbol(object, table, i, &symbol, &name) < 0)
                return -1;
            if (symbol.st_shndx != SHN_UNDEF && ELF64_ST_TYPE(symbol.st_info) == STT_FUNC && strcmp(name, wanted) == 0)
                return address_of(object, &symbol, name, address);
        }
    return 0;
}

/* The whole object in memory, its entry's address in `address`: 1 done, 0 when it cannot be linked here, -1 with an exception. */
static int
load(Object *object, const char *entry, uint64_t *address)
{
    if (read_sections(object) < 0 || place_sections(object) < 0)
        return -1;
    object->image = mmap(NULL, object->image_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (object->image == MAP_FAILED) {
        PyErr_SetFromErrno(PyExc_OSError);
        return -1;
    }
    for (size_t i = 0; i < object->count; i++)
        if (object->places[i] != LEFT_OUT)
            memcpy(object->image + object->places[i], content(object, i), object->sections[i].sh_size);
    int done = 1;
    for (size_t i = 0; done > 0 && i < object->count; i++)
        if (object->sections[i].sh_type == SHT_RELA)
            done = relocate(object, i);
        else if (object->sections[i].sh_type == SHT_REL)
            done = refuse("has relocations without addends");
    if (done > 0)
        done = find_function(object, entry, address);
    if (done > 0 && mprotect(object->image, object->image_size, PROT_READ | PROT_EXEC) < 0) {
        PyErr_SetFromErrno(PyExc_OSError);
        done = -1;
    }
    if (done <= 0)
        munmap(object->image, object->image_size);
    return done;
}

static PyObject *
load_object(PyObject *Py_UNUSED(module), PyObject *args)
{
    Object object = {0};
    const char *entry;
    Py_ssize_t size;
    uint64_t address = 0;
    if (!PyArg_ParseTuple(args, "y#sO!:load_object", &object.bytes, &size, &entry, &PyDict_Type, &object.symbols))
        return NULL;
    object.size = (size_t)size;
    return load(&object, entry, &address) < 0 ? NULL : PyLong_FromUnsignedLongLong(address);
}

/* What LLVM derives the processor's name and features from: of each leaf the registers that do not number cores or count them. */
static PyObject *
processor(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(ignored))
{
    static const struct { unsigned leaf, part; bool eax, ebx, ecx, edx; } asked[] = {
        {0x1, 0, true, false, true, true}, {0x7, 0, false, true, true, true}, {0x7, 1, true, true, true, true}, {0xd, 1, true, false, false, false},
        {0x14, 0, false, true, false, false}, {0x19, 0, false, true, false, false}, {0x1e, 1, true, false, false, false}, {0x24, 0, false, true, false, false},
        {0x80000001, 0, false, false, true, true}, {0x80000008, 0, false, true, false, false},
    };
    unsigned vendor[4] = {0}; /* text, and a zero */
    char features[sizeof asked / sizeof *asked * 4 * 9 + 17] = "";
    size_t end = 0;
    unsigned a = 0, b = 0, c = 0, d = 0, states = 0;
    bool saves_states = __get_cpuid(1, &a, &b, &c, &d) && c & bit_OSXSAVE;
    if (saves_states)
        __asm__("xgetbv" : "=a"(states), "=d"(d) : "c"(0));
    __get_cpuid(0, &a, &vendor[0], &vendor[2], &vendor[1]);
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        a = b = c = d = 0;
        __get_cpuid_count(asked[i].leaf, asked[i].part, &a, &b, &c, &d);
        const unsigned registers[] = {a, b, c, d};
        const bool wanted[] = {asked[i].eax, asked[i].ebx, asked[i].ecx, asked[i].edx};
        for (int j = 0; j < 4; j++)
            if (wanted[j])
                end += (size_t)snprintf(features + end, sizeof features - end, "%x ", registers[j]);
    }
    snprintf(features + end, sizeof features - end, "%x", states);
    return PyUnicode_FromFormat("%s %s", (const char *)vendor, features);
}
#else
static PyObject *
load_object(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(args))
{
    PyErr_SetString(PyExc_ValueError, "the object code is left to LLVM on this system");
    return NULL;
}

static PyObject *
processor(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(ignored))
{
    Py_RETURN_NONE;
}
#endif

static PyMethodDef functions[] = {
    {"load_object", load_object, METH_VARARGS, "load_object(code, entry, symbols): the address of the function `entry` in ELF object code, which stays in memory; 0 when it calls what neither `symbols` nor the process has, or has no such function. ValueError for what only LLVM understands."},
    {"processor", processor, METH_NOARGS, "Vendor, model and features of the processor as CPUID tells them, or None where nothing does."},
    {NULL, NULL, 0, NULL},
};

int
object_code_init(PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
