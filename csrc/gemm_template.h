/* Products of matrices for one type of elements and one kind of vectors. Included by the files of each kind with
 *
 *   T, W       the type, and how many of them a vector has
 *   ROWS       rows of the result that a tile has at most: 14 or 6, by the number of registers
 *   PANEL      ROWS or more: a number of rows that transpose_of() takes
 *   TARGET     the attribute of functions that use such vectors
 *   NAME(x)    names of this instance
 *   ALL(x), SUM_OF(v)                       x everywhere; the sum of a vector's elements
 *   PART, PART_OF(n)                        the first n elements of a vector
 *   LOAD_PART(p, part)                      these, and zeros; the others are not read
 *   LOAD_REPEATING(p, part)                 these, and anything that MULTIPLY_ADD_PART leaves out or that is one of them
 *   STORE_PART(p, v, part)
 *   COMPRESS(part, v)                       if there is such a thing: the elements of the part side by side
 *   JOIN(p, q)                              half a vector from each
 *   MULTIPLY_ADD(x, y, z), MULTIPLY_ADD_PART(x, y, z, part)    x * y + z; with numbers without meaning outside of the part */

typedef T NAME(Vector) __attribute__((vector_size(W * sizeof(T))));
typedef T NAME(Loose) __attribute__((vector_size(W * sizeof(T)), aligned(sizeof(T))));
#define VECTOR NAME(Vector)
#define LOOSE NAME(Loose)
#define COLUMNS (2 * W) /* of a tile with packed columns */
#define INLINE TARGET static inline __attribute__((always_inline))

INLINE VECTOR
NAME(load)(const T *from, int64_t count)
{
    return count == W ? *(const LOOSE *)from : (VECTOR)LOAD_PART(from, PART_OF(count));
}

INLINE void
NAME(store)(T *to, VECTOR value, int64_t count)
{
    if (count == W)
        *(LOOSE *)to = value;
    else
        STORE_PART(to, value, PART_OF(count));
}

typedef struct {
    int64_t k;
    const T *a;
    int64_t down, across; /* from row to row of a, and along one */
    const T *b;
    int64_t step; /* from row to row of b, whose columns lie side by side */
    T *c;
    int64_t width; /* from row to row of c */
    int grows; /* c is added to */
    int last; /* columns of the last vector */
    const int64_t *rows, *places; /* where b's columns do not lie side by side: where its rows are, and the vectors of a row, or halves of them */
} NAME(Tile);

/* c[i * width + j] becomes, or grows by, the sum over p of a[i * down + p * across] * b[p * step + j], one p after the other. Three rows of a share
 * a pointer: that many fit into registers, and the processor adds up to two of `down` as it loads. Elements behind the last column are neither read
 * nor computed with: an infinity times nothing would be noted as an error. `parts` is 0, or of how many parts the vectors of b are;
 * `whole` is 1 where the last vector has no such elements. */
INLINE void
NAME(tile)(const int rows, const int vectors, const int parts, const int whole, const NAME(Tile) *t, int64_t down, int64_t across)
{
    VECTOR sums[ROWS][8];
    const T *thirds[(ROWS + 2) / 3], *b = t->b;
    PART part = PART_OF(t->last);
    int64_t step = t->step;
    const int last = vectors - 1;
    _Pragma("GCC unroll 16") for (int i = 0; i < rows; i += 3) thirds[i / 3] = t->a + i * down;
    _Pragma("GCC unroll 16") for (int i = 0; i < rows; i++)
        _Pragma("GCC unroll 8") for (int v = 0; v < vectors; v++) {
            sums[i][v] = (VECTOR){0};
            if (t->k > 32)
                __builtin_prefetch(t->c + i * t->width + v * W, 1);
        }
    const int64_t *next = t->rows;
    int64_t places[4];
    _Pragma("GCC unroll 4") for (int v = 0; v < vectors * parts; v++) places[v] = t->places[v * W / parts];
    for (int64_t p = t->k; p > 0; p--) {
        VECTOR row[8];
        if (parts > 0)
            b = t->b + *next++;
        _Pragma("GCC unroll 8") for (int v = 0; v < vectors; v++)
            row[v] = parts == 1          ? *(const LOOSE *)(b + places[v])
                     : parts == 2        ? (VECTOR)JOIN(b + places[2 * v], b + places[2 * v + 1])
                     : whole || v < last ? *(const LOOSE *)(b + v * W)
                                         : (VECTOR)LOAD_REPEATING(b + v * W, part);
        _Pragma("GCC unroll 16") for (int i = 0; i < rows; i++) {
            VECTOR factor = (VECTOR)ALL(thirds[i / 3][(i % 3) * down]);
            _Pragma("GCC unroll 8") for (int v = 0; v < last; v++) sums[i][v] = (VECTOR)MULTIPLY_ADD(row[v], factor, sums[i][v]);
            sums[i][last] = whole ? (VECTOR)MULTIPLY_ADD(row[last], factor, sums[i][last])
                                  : (VECTOR)MULTIPLY_ADD_PART(row[last], factor, sums[i][last], part);
        }
        _Pragma("GCC unroll 16") for (int i = 0; i < rows; i += 3) thirds[i / 3] += across;
        b += step;
    }
    _Pragma("GCC unroll 16") for (int i = 0; i < rows; i++) {
        T *to = t->c + i * t->width;
        _Pragma("GCC unroll 8") for (int v = 0; v < vectors; v++) {
            int64_t count = !whole && v == last ? t->last : W;
            NAME(store)(to + v * W, t->grows ? NAME(load)(to + v * W, count) + sums[i][v] : sums[i][v], count);
        }
    }
}

typedef void NAME(TileFunction)(const NAME(Tile) *);
#define TILE(rows, vectors) \
    TARGET static __attribute__((noinline)) void NAME(tile_##rows##_##vectors)(const NAME(Tile) *t) \
    { \
        if (t->last < W) \
            NAME(tile)(rows, vectors, 0, 0, t, t->down, t->across); \
        else if (t->down == 1 && t->across == PANEL) \
            NAME(tile)(rows, vectors, 0, 1, t, 1, PANEL); \
        else \
            NAME(tile)(rows, vectors, 0, 1, t, t->down, t->across); \
    }
#define WINDOWS(rows, parts) \
    TARGET static __attribute__((noinline)) void NAME(windows_##rows##_##parts)(const NAME(Tile) *t) { NAME(tile)(rows, 2, parts, 1, t, 1, PANEL); }
#define NARROW(rows) TILE(rows, 1) TILE(rows, 2) WINDOWS(rows, 1) WINDOWS(rows, 2)
NARROW(1) NARROW(2) NARROW(3) NARROW(4) NARROW(5) NARROW(6) TILE(1, 4) TILE(2, 4) TILE(3, 4) TILE(1, 8)
#define NAMES(rows) NAME(tile_##rows##_1), NAME(tile_##rows##_2)
#if ROWS == 14
NARROW(7) NARROW(8) NARROW(9) NARROW(10) NARROW(11) NARROW(12) NARROW(13) NARROW(14) TILE(4, 4) TILE(5, 4) TILE(6, 4) TILE(2, 8) TILE(3, 8)
#endif
static NAME(TileFunction) *const NAME(tiles)[ROWS + 1][4] = { /* with 1, 2, 4 and 8 vectors */
    {NULL}, {NAMES(1), NAME(tile_1_4), NAME(tile_1_8)},
#if ROWS == 14
    {NAMES(2), NAME(tile_2_4), NAME(tile_2_8)}, {NAMES(3), NAME(tile_3_4), NAME(tile_3_8)}, {NAMES(4), NAME(tile_4_4)}, {NAMES(5), NAME(tile_5_4)},
    {NAMES(6), NAME(tile_6_4)}, {NAMES(7)}, {NAMES(8)}, {NAMES(9)}, {NAMES(10)}, {NAMES(11)}, {NAMES(12)}, {NAMES(13)}, {NAMES(14)},
#else
    {NAMES(2), NAME(tile_2_4)}, {NAMES(3), NAME(tile_3_4)}, {NAMES(4)}, {NAMES(5)}, {NAMES(6)},
#endif
};

#undef NAMES
#define NAMES(rows) {NAME(windows_##rows##_1), NAME(windows_##rows##_2)}
static NAME(TileFunction) *const NAME(windows)[ROWS + 1][2] = { /* with vectors of 1 and 2 parts; a is packed */
    {NULL}, NAMES(1), NAMES(2), NAMES(3), NAMES(4), NAMES(5), NAMES(6),
#if ROWS == 14
    NAMES(7), NAMES(8), NAMES(9), NAMES(10), NAMES(11), NAMES(12), NAMES(13), NAMES(14),
#endif
};

/* c[i] for one column of b, whose elements lie side by side, as those of a row of a do. */
INLINE void
NAME(dots)(const int rows, int64_t k, const T *a, int64_t down, const T *b, T *c, int64_t width, int grows)
{
    VECTOR sums[4][2];
    _Pragma("GCC unroll 4") for (int i = 0; i < rows; i++) sums[i][0] = sums[i][1] = (VECTOR){0};
    int64_t p = 0;
    for (; p + 2 * W <= k; p += 2 * W)
        _Pragma("GCC unroll 2") for (int v = 0; v < 2; v++) {
            VECTOR other = *(const LOOSE *)(b + p + v * W);
            _Pragma("GCC unroll 4") for (int i = 0; i < rows; i++)
                sums[i][v] = (VECTOR)MULTIPLY_ADD(*(const LOOSE *)(a + i * down + p + v * W), other, sums[i][v]);
        }
    for (; p < k; p += W) {
        int64_t count = least(W, k - p);
        VECTOR other = NAME(load)(b + p, count);
        _Pragma("GCC unroll 4") for (int i = 0; i < rows; i++)
            sums[i][0] = (VECTOR)MULTIPLY_ADD(NAME(load)(a + i * down + p, count), other, sums[i][0]);
    }
    _Pragma("GCC unroll 4") for (int i = 0; i < rows; i++) {
        T total = SUM_OF(sums[i][0] + sums[i][1]);
        c[i * width] = grows ? c[i * width] + total : total;
    }
}

/* `count` elements side by side. */
static inline const T *
NAME(gathered)(T *to, const T *from, int64_t step, int64_t count)
{
    for (int64_t q = 0; q < count; q++)
        to[q] = from[q * step];
    return to;
}

/* One column of the result; 0 when there is no memory for some of b's. */
TARGET static int
NAME(column)(int64_t m, const T *a, int64_t down, int64_t across, const T *b, int64_t step, int64_t k, T *c, int64_t width)
{
    int apart = step != 1 && k > 1, rows_apart = across != 1 && k > 1;
    int64_t most = least(k, LONGEST);
    T *room = apart || rows_apart ? workspace((size_t)most * 2 * sizeof(T)) : NULL;
    if (room == NULL && (apart || rows_apart))
        return 0;
    for (int64_t p = 0; p < k || p == 0; p += LONGEST) {
        int64_t depth = least(k - p, LONGEST), i = 0;
        const T *rows = a + p * across, *column = apart ? NAME(gathered)(room, b + p * step, step, depth) : b + p * step;
        for (; i + 4 <= m && !rows_apart; i += 4)
            NAME(dots)(4, depth, rows + i * down, down, column, c + i * width, width, p > 0);
        for (; i < m; i++) {
            const T *row = rows_apart ? NAME(gathered)(room + most, rows + i * down, across, depth) : rows + i * down;
            NAME(dots)(1, depth, row, down, column, c + i * width, width, p > 0);
        }
    }
    return 1;
}

/* Tiles that read a and b where they are. */
TARGET static void
NAME(small)(int64_t m, int64_t n, int64_t k, const T *a, int64_t down, int64_t across, const T *b, int64_t step, T *c, int64_t width)
{
    int64_t tall = even_parts(m, ROWS), deep = even_parts(k, DEPTH);
    for (int64_t p = 0; p < k || p == 0; p += deep)
        for (int64_t i = 0; i < m; i += tall) {
            int height = (int)least(tall, m - i);
            NAME(TileFunction) *const *tiles = NAME(tiles)[height];
            NAME(Tile) tile = {least(deep, k - p), a + i * down + p * across, down, across, b + p * step, step, c + i * width, width, p > 0, W, NULL, NULL};
            int kind = tiles[2] == NULL ? 1 : tiles[3] == NULL ? 2 : 3;
            for (int64_t j = 0; j < n;) {
                while (kind > 0 && ((int64_t)W << kind) - W >= n - j)
                    kind--;
                while (kind > 1 && ((int64_t)W << kind) > n - j)
                    kind--;
                int64_t columns = least((int64_t)W << kind, n - j);
                tile.last = (int)(columns - ((int64_t)W << kind) + W);
                tiles[kind](&tile);
                j += columns;
                tile.b += columns;
                tile.c += columns;
            }
        }
}

/* Runs of columns that are `step` apart, each from within a vector. */
static inline int
NAME(runs)(const int64_t *places, int count, int64_t step, int *starts, int *lengths)
{
    int found = 0, most = step == 1 ? W : (int)((W - 1) / step) + 1;
    for (int j = 0; j < count; j++) {
        if (j > 0 && places[j] == places[j - 1] + step && lengths[found - 1] < most && (step > 1 || j % W))
            lengths[found - 1]++;
        else {
            starts[found] = j;
            lengths[found++] = 1;
        }
    }
    return found;
}

/* How many rows of this panel of b can be transposed: its columns lie along the rows, equally far from one another. */
static inline int64_t
NAME(transposable)(const int64_t *rows, int64_t k, const int64_t *columns, int count)
{
    int64_t line = LINE / (int64_t)sizeof(T);
    for (int j = 2; j < count; j++)
        if (columns[j] - columns[j - 1] != columns[1] - columns[0])
            return 0;
    for (int64_t p = 1; p < k; p++)
        if (rows[p] - rows[p - 1] != 1)
            return 0;
    return count % line ? 0 : k / line * line;
}

static inline int
NAME(all_are)(int length, int count, const int *lengths)
{
    int all = length > 1;
    for (int v = 0; v < count; v++)
        all &= lengths[v] == length;
    return all;
}

/* The first `length` elements and perhaps more, which what is stored next overwrites: a shorter store lies within a cache line more often. */
INLINE void
NAME(store_low)(T *to, VECTOR value, int length)
{
    if (length <= W / 4)
        memcpy(to, &value, sizeof value / 4);
    else if (length <= W / 2)
        memcpy(to, &value, sizeof value / 2);
    else
        *(LOOSE *)to = value;
}

/* Columns of which `length` lie side by side, a part of a vector that has a register of its own. */
INLINE void
NAME(pack_parts)(const int length, T *to, const T *b, const int64_t *rows, int64_t k, const int64_t *columns)
{
    int64_t places[COLUMNS];
    _Pragma("GCC unroll 32") for (int v = 0; v < COLUMNS / length; v++) places[v] = columns[v * length];
    for (int64_t p = 0; p < k; p++, to += COLUMNS) {
        const T *row = b + rows[p];
        _Pragma("GCC unroll 32") for (int v = 0; v < COLUMNS / length; v++) memcpy(to + v * length, row + places[v], length * sizeof(T));
    }
}

/* Columns a few elements apart, as those of a convolution with a stride; 0 where these are not, or the processor cannot. */
TARGET static int
NAME(pack_apart)(T *to, int64_t width, const T *b, const int64_t *rows, int64_t k, const int64_t *columns, int count)
{
#ifdef COMPRESS
    int64_t step = columns[count > 1] - columns[0];
    int starts[COLUMNS], lengths[COLUMNS];
    if (step < 2 || step > W / 2)
        return 0;
    int found = NAME(runs)(columns, count, step, starts, lengths);
    if (found > count / 2)
        return 0;
    PART parts[COLUMNS];
    for (int v = 0; v < found; v++) {
        parts[v] = 0;
        for (int j = 0; j < lengths[v]; j++)
            parts[v] |= (PART)(1u << (j * step));
    }
    for (int64_t p = 0; p < k; p++, to += width)
        for (int v = 0; v < found; v++)
            NAME(store_low)(to + starts[v], (VECTOR)COMPRESS(parts[v], LOAD_PART(b + rows[p] + columns[starts[v]], parts[v])), lengths[v]);
    return 1;
#else
    (void)to, (void)width, (void)b, (void)rows, (void)k, (void)columns, (void)count;
    return 0;
#endif
}

/* `count` columns of b, one row of `width` elements for each of the k; what is behind them has no meaning, nor have W elements behind all. */
TARGET static void
NAME(pack)(T *to, int64_t width, const T *b, const int64_t *rows, int64_t k, const int64_t *columns, int count)
{
    int starts[COLUMNS], lengths[COLUMNS], found = NAME(runs)(columns, count, 1, starts, lengths);
    int64_t line = LINE / (int64_t)sizeof(T), done = 0;
    if (found == count && count > 1)
        for (int64_t end = NAME(transposable)(rows, k, columns, count); done < end; done += line, to += line * width)
            transpose_of(sizeof(T), sizeof(VECTOR))((char *)to, width, (const char *)(b + rows[done] + columns[0]), columns[1] - columns[0], count);
    if (found == 2 && count == COLUMNS)
        for (int64_t p = done; p < k; p++, to += width) {
            *(LOOSE *)to = *(const LOOSE *)(b + rows[p] + columns[0]);
            *(LOOSE *)(to + W) = *(const LOOSE *)(b + rows[p] + columns[W]);
        }
    else if (count == COLUMNS && NAME(all_are)(W / 2, found, lengths))
        NAME(pack_parts)(W / 2, to, b, rows + done, k - done, columns);
    else if (count == COLUMNS && NAME(all_are)(W / 4, found, lengths))
        NAME(pack_parts)(W / 4, to, b, rows + done, k - done, columns);
    else if (found <= count / 2) {
        PART parts[COLUMNS] = {0};
        for (int v = 0; v < found; v++)
            parts[v] = PART_OF(lengths[v]);
        for (int64_t p = done; p < k; p++, to += width)
            for (int v = 0; v < found; v++)
                NAME(store_low)(to + starts[v], (VECTOR)LOAD_PART(b + rows[p] + columns[starts[v]], parts[v]), lengths[v]);
    }
    else if (!NAME(pack_apart)(to, width, b, rows + done, k - done, columns, count))
        for (int64_t p = done; p < k; p++, to += width)
            for (int j = 0; j < count; j++)
                to[j] = b[rows[p] + columns[j]];
}

/* So many rows before row i of m go into its panel too, which then has PANEL rows if there are as many. */
static inline int64_t
NAME(rows_before)(int64_t i, int64_t m)
{
    return m >= PANEL && i + PANEL > m ? i + PANEL - m : 0;
}

/* A panel of rows of a, PANEL elements for each of the k: the `count` rows from row i of m on, or some before them too. Where the first of them is. */
TARGET static T *
NAME(pack_rows)(T *to, const T *a, int64_t down, int64_t across, int64_t k, int64_t i, int64_t count, int64_t m)
{
    int64_t line = LINE / (int64_t)sizeof(T), done = 0, before = NAME(rows_before)(i, m);
    a += (i - before) * down;
    if (across == 1 && m >= PANEL)
        for (; done + line <= k; done += line)
            transpose_of(sizeof(T), sizeof(VECTOR))((char *)(to + done * PANEL), PANEL, (const char *)(a + done), down, PANEL);
    for (int64_t p = done; p < k; p++)
        for (int64_t q = before; q < before + count; q++)
            to[p * PANEL + q] = a[q * down + p * across];
    return to + before;
}

/* A tile's rows to where the columns of c are. */
TARGET static void
NAME(spread)(T *c, int64_t width, const int64_t *columns, int count, const T *tile, int height, int grows)
{
    int starts[COLUMNS], lengths[COLUMNS], found = NAME(runs)(columns, count, 1, starts, lengths);
    for (int i = 0; i < height; i++)
        for (int v = 0; v < found; v++) {
            T *to = c + i * width + columns[starts[v]];
            VECTOR sum = NAME(load)(tile + i * COLUMNS + starts[v], lengths[v]);
            NAME(store)(to, grows ? NAME(load)(to, lengths[v]) + sum : sum, lengths[v]);
        }
}

/* Rows times some columns of b, over some of what is summed up. */
typedef struct {
    int64_t m, tall, down, across;
    const T *a;
    int64_t depth, columns, rows[DEPTH], places[MOST_COLUMNS], targets[MOST_COLUMNS]; /* of b's rows and columns, and of c's columns */
    const T *b;
    T *c;
    int64_t width;
    int grows;
    T *panels; /* of rows that are packed: one, or all */
    int all_packed;
    T *packed;
    char parts[MOST_COLUMNS / COLUMNS]; /* of the vectors of b that a tile has, or 0 where it has packed ones */
} NAME(Block);

static T *
NAME(panel)(NAME(Block) *block, int64_t i)
{
    T *to = block->panels + (block->all_packed ? i / block->tall * PANEL * block->depth : 0);
    return NAME(pack_rows)(to, block->a, block->down, block->across, block->depth, i, least(block->tall, block->m - i), block->m);
}

/* One that has been packed. */
static T *
NAME(packed_panel)(NAME(Block) *block, int64_t i)
{
    return block->panels + i / block->tall * PANEL * block->depth + NAME(rows_before)(i, block->m);
}

/* Panels of rows, packed or not, times the columns. */
TARGET static void
NAME(rows_times_columns)(NAME(Block) *block, int windows)
{
    T buffer[ROWS * COLUMNS] __attribute__((aligned(LINE)));
    int64_t columns = block->columns, down = block->down, width = block->width;
    for (int64_t i = 0; i < block->m; i += block->tall) {
        int height = (int)least(block->tall, block->m - i);
        T *c = block->c + i * width;
        NAME(Tile) tile = {block->depth, block->a + i * down, down, block->across, NULL, 0, c, width, 0, W, block->rows, NULL};
        int packs = windows || columns >= FEW * COLUMNS || (columns > COLUMNS && down * sizeof(T) % PAGE == 0);
        if (packs || block->all_packed) {
            tile.a = block->all_packed ? NAME(packed_panel)(block, i) : NAME(panel)(block, i);
            tile.down = 1, tile.across = PANEL;
        }
        for (int64_t j = 0; j < columns; j += COLUMNS) {
            int count = (int)least(COLUMNS, columns - j), two = count > W, parts = block->parts[j / COLUMNS];
            int together = block->targets[j + count - 1] - block->targets[j] == count - 1;
            tile.b = parts ? block->b : block->packed + j * block->depth;
            tile.step = two ? COLUMNS : W;
            tile.places = block->places + j;
            tile.last = two ? count - W : count;
            tile.c = together ? c + block->targets[j] : buffer;
            tile.width = together ? width : COLUMNS;
            tile.grows = together && block->grows;
            (parts ? NAME(windows)[height][parts - 1] : NAME(tiles)[height][two])(&tile);
            if (!together)
                NAME(spread)(c, width, block->targets + j, count, buffer, height, block->grows);
        }
    }
}

/* Packed columns a row after the other, so that b is read in order: `columns` of them, of which all in a row of b lie side by side. */
TARGET static void
NAME(pack_in_order)(T *packed, const T *b, const int64_t *rows, int64_t k, int64_t columns)
{
    for (int64_t p = 0; p < k; p++)
        for (int64_t j = 0; j < columns; j += COLUMNS) {
            T *to = packed + j * k + p * COLUMNS;
            *(LOOSE *)to = *(const LOOSE *)(b + rows[p] + j);
            *(LOOSE *)(to + W) = *(const LOOSE *)(b + rows[p] + j + W);
        }
}

/* Columns packed, but for those that tiles take where they are. */
TARGET static void
NAME(prepare)(NAME(Block) *block, int64_t in_order, int windows)
{
    memset(block->parts, 0, sizeof block->parts);
    NAME(pack_in_order)(block->packed, block->b + block->places[0], block->rows, block->depth, in_order);
    for (int64_t j = in_order; j < block->columns; j += COLUMNS) {
        int count = (int)least(COLUMNS, block->columns - j), starts[COLUMNS], lengths[COLUMNS];
        int found = NAME(runs)(block->places + j, count, 1, starts, lengths);
        if (windows && count == COLUMNS && (found == 2 || NAME(all_are)(W / 2, found, lengths)))
            block->parts[j / COLUMNS] = (char)(found / 2);
        else
            NAME(pack)(block->packed + j * block->depth, count > W ? COLUMNS : W, block->b, block->rows, block->depth, block->places + j, count);
    }
}

/* Where neither packing nor anything else finds memory. */
static void
NAME(plain)(int64_t m, const T *a, int64_t down, int64_t across, const T *b, T *c, int64_t width, Steps *inner, Steps *outer)
{
    steps_begin(outer);
    for (int64_t j = 0, place, target; j < outer->count; j++) {
        steps_take(outer, 1, &place, &target);
        for (int64_t i = 0; i < m; i++) {
            T total = 0;
            steps_begin(inner);
            for (int64_t p = 0, row; p < inner->count; p++) {
                steps_take(inner, 1, &row, NULL);
                total += a[i * down + p * across] * b[row + place];
            }
            c[i * width + target] = total;
        }
    }
}

/* Whether the product has been computed without packing columns; of matrices only. */
TARGET static int
NAME(unpacked)(int64_t m, int64_t n, int64_t k, const T *a, int64_t down, int64_t across, const T *b, int64_t step, int64_t next, T *c, int64_t width,
               int64_t wide)
{
    if (n == 1 && m > 1 && down == 1 && across != 1 && width == 1) { /* a turned round, whose rows then lie as b's do in other products */
        NAME(small)(1, m, k, b, 0, step, a, across, c, 0);
        return 1;
    }
    if (n == 1 && (across == 1 || m <= 4)) /* more rows whose elements lie apart share the loads of b in tiles */
        return NAME(column)(m, a, down, across, b, step, k, c, width);
    if (m <= 4 && step == 1 && n > 1) {
        int done = 1;
        for (int64_t i = 0; i < m && done; i++)
            done = NAME(column)(n, b, next, 1, a + i * down, across, k, c + i * width, wide);
        return done;
    }
    if (next != 1 || wide != 1 || (m > ROWS && (k * n > SMALL / (int64_t)sizeof(T) || (k > WAYS && step * (int64_t)sizeof(T) % PAGE == 0))))
        return 0;
    NAME(small)(m, n, k, a, down, across, b, step, c, width);
    return 1;
}

/* With columns packed. */
TARGET static __attribute__((noinline)) void
NAME(packed)(int64_t m, const T *a, int64_t down, int64_t across, const T *b, T *c, int64_t width, const int64_t *shape, int64_t first)
{
    Steps inner, outer;
    steps_from(&outer, steps_from(&inner, shape, 2, -1), 3, first);
    int64_t k = inner.count, n = outer.count, deep = even_parts(k, DEPTH), tall = even_parts(m, ROWS);
    if (m <= 0 || n <= 0)
        return;
    NAME(Block) block; /* too large to be cleared for every small product: all of it is set before it is read */
    block.m = m, block.tall = tall, block.down = down, block.across = across, block.width = width;
    int windows = (inner.rank > 1 || outer.rank > 1) && m <= 4 * ROWS;
    int64_t most = (windows ? (int64_t)WINDOWS_BLOCK : block_bytes) / (int64_t)sizeof(T) / deep / COLUMNS * COLUMNS;
    most = least(most > COLUMNS ? most : COLUMNS, MOST_COLUMNS);
    block.all_packed = k <= DEPTH && n > most && m <= 16 * ROWS;
    int64_t panels = PANEL * deep * (block.all_packed ? (m + tall - 1) / tall : 1);
    block.panels = workspace((size_t)(panels + (least(n, most) + COLUMNS) * deep + COLUMNS) * sizeof(T));
    block.packed = block.panels + panels;
    if (block.panels == NULL) {
        NAME(plain)(m, a, down, across, b, c, width, &inner, &outer);
        return;
    }
    steps_begin(&outer);
    for (int64_t j0 = 0; j0 < n; j0 += most) {
        block.columns = least(most, n - j0);
        steps_take(&outer, block.columns, block.places, block.targets);
        int64_t in_order = outer.rank == 1 && outer.step[0] == 1 ? block.columns / COLUMNS * COLUMNS : 0;
        steps_begin(&inner);
        for (int64_t p = 0; p < k || p == 0; p += deep) {
            block.depth = least(deep, k - p);
            steps_take(&inner, block.depth, block.rows, NULL);
            block.a = a + p * across, block.b = b, block.c = c, block.grows = p > 0;
            if (block.all_packed && j0 == 0)
                for (int64_t i = 0; i < m; i += tall)
                    NAME(panel)(&block, i);
            NAME(prepare)(&block, in_order, windows);
            NAME(rows_times_columns)(&block, windows);
        }
    }
}

TARGET void
NAME(product)(int64_t m, const void *left, int64_t down, int64_t across, const void *right, void *result, int64_t width, const int64_t *shape, int64_t first)
{
    const int64_t *outer = shape + 1 + 2 * shape[0];
    if (shape[0] == 1 && outer[0] == 1 && first < 0) { /* else how a sum is taken would depend on how many columns this part has */
        int64_t k = shape[1], n = outer[1];
        if (m <= 0 || n <= 0 || NAME(unpacked)(m, n, k, left, down, across, right, shape[2], outer[2], result, width, outer[3]))
            return;
    }
    NAME(packed)(m, left, down, across, right, result, width, shape, first);
}

#undef VECTOR
#undef LOOSE
#undef COLUMNS
#undef INLINE
#undef TILE
#undef NARROW
#undef WINDOWS
#undef NAMES
#undef T
#undef W
#undef ROWS
#undef PANEL
#undef TARGET
#undef NAME
#undef ALL
#undef SUM_OF
#undef PART
#undef PART_OF
#undef LOAD_PART
#undef LOAD_REPEATING
#undef STORE_PART
#undef JOIN
#undef COMPRESS
#undef MULTIPLY_ADD
#undef MULTIPLY_ADD_PART
