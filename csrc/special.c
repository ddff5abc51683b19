/* Functions that NumPy lacks, of the C library and of our own, as NumPy ufuncs: their loops, broadcasting and errors are NumPy's. */
#include "framestance.h"
#include <numpy/ufuncobject.h>
#include <math.h>

#define EPSILON 1.1102230246251565e-16
#define EULER 0.57721566490153286061
#define SQRT_PI 1.77245385090551602730

/* ---- gamma and its kin ---- */

static double
log_gamma(double x)
{
    int sign;
    return lgamma_r(x, &sign);
}

/* log_gamma(1 + x), exact for small x too. */
static double
log_gamma_after_one(double x)
{
    return x < 1e-4 ? x * (-EULER + x * (M_PI * M_PI / 12 - x * 0.40068563438653142847)) : log_gamma(1 + x);
}

/* Bernoulli numbers B2, B4, ... */
static const double bernoulli[] = {1.0 / 6, -1.0 / 30, 1.0 / 42, -1.0 / 30, 5.0 / 66, -691.0 / 2730, 7.0 / 6, -3617.0 / 510, 43867.0 / 798, -174611.0 / 330};
enum { BERNOULLIS = sizeof bernoulli / sizeof *bernoulli };

/* The derivative of log_gamma: reflected to positive arguments, moved up to 10, then the asymptotic series. */
static double
digamma(double x)
{
    double result = 0;
    if (x == 0)
        return copysign(INFINITY, -x);
    if (x < 0) {
        double whole = floor(x);
        if (x == whole)
            return NAN;
        result = -M_PI / tan(M_PI * (x - whole));
        x = 1 - x;
    }
    for (; x < 10; x += 1)
        result -= 1 / x;
    double square = 1 / (x * x), power = square;
    result += log(x) - 0.5 / x;
    for (int k = 0; k < BERNOULLIS; k++, power *= square)
        result -= bernoulli[k] / (2 * (k + 1)) * power;
    return result;
}

/* Hurwitz's zeta, the sum of (q + k)**-s: some terms, then the Euler-Maclaurin formula for the rest. */
static double
zeta(double s, double q)
{
    if (isnan(s) || isnan(q) || s < 1)
        return NAN;
    if (s == 1)
        return INFINITY;
    if (q <= 0 && q == floor(q))
        return INFINITY;
    if (q <= 0 && s != floor(s))
        return NAN;
    if (isinf(q))
        return 0;
    double sum = 0;
    for (int k = 0; k < 10 || q <= 10; k++, q += 1) {
        double term = pow(q, -s);
        sum += term;
        if (q > 0 && fabs(term) < EPSILON * fabs(sum))
            return sum;
    }
    double power = pow(q, -s), factor = s, factorial = 2;
    sum += power * q / (s - 1) + 0.5 * power;
    power /= q;
    for (int k = 0; k < BERNOULLIS; k++) {
        double term = bernoulli[k] * factor / factorial * power;
        sum += term;
        if (fabs(term) < EPSILON * fabs(sum))
            break;
        factor *= (s + 2 * k + 1) * (s + 2 * k + 2);
        factorial *= (2 * k + 3) * (2 * k + 4);
        power /= q * q;
    }
    return sum;
}

/* The derivative of digamma that n counts. */
static double
polygamma(double n, double x)
{
    if (n == 0)
        return digamma(x);
    if (n == 1 && x < 0) {
        double sine = sin(M_PI * (x - floor(x)));
        return (M_PI / sine) * (M_PI / sine) - zeta(2, 1 - x);
    }
    return (fmod(n, 2) == 0 ? -1 : 1) * tgamma(n + 1) * zeta(n + 1, x);
}

/* The lower incomplete gamma function by its series, the upper one by its continued fraction; each where it converges fast. */
static double
gamma_series(double a, double x)
{
    double term = 1, sum = 1;
    for (double k = 1; k < 200000 && term > EPSILON * sum; k++) {
        term *= x / (a + k);
        sum += term;
    }
    return sum * exp(a * log(x) - x - log_gamma_after_one(a));
}

static double
gamma_fraction(double a, double x)
{
    double b = x + 1 - a, c = 1e300, d = 1 / b, product = d;
    for (double k = 1; k < 200000; k++) {
        double factor = -k * (k - a);
        b += 2;
        d = factor * d + b;
        d = 1 / (fabs(d) < 1e-300 ? 1e-300 : d);
        c = b + factor / c;
        c = fabs(c) < 1e-300 ? 1e-300 : c;
        product *= d * c;
        if (fabs(d * c - 1) < 2 * EPSILON)
            break;
    }
    return product * exp(a * log(x) - x - log_gamma(a));
}

/* The upper one for small x, by the series of its difference from 1, so that small results are exact too. */
static double
gamma_difference(double a, double x)
{
    double term = 1, sum = 0, exponent = a * log(x) - log_gamma_after_one(a);
    for (double k = 1; fabs(term) > EPSILON; k++) {
        term *= -x / k;
        sum += term / (a + k);
    }
    return -expm1(exponent) - exp(exponent) * a * sum;
}

static double
incomplete_gamma(double a, double x, int upper)
{
    if (isnan(a) || isnan(x) || x < 0 || a < 0)
        return NAN;
    if (a == 0)
        return x > 0 ? !upper : NAN;
    if (x == 0)
        return upper;
    if (isinf(a))
        return isinf(x) ? NAN : upper;
    if (isinf(x))
        return !upper;
    if (upper && x <= 1.1)
        return gamma_difference(a, x);
    if (x <= a + 1) {
        double lower = gamma_series(a, x);
        return upper ? 1 - lower : lower;
    }
    double rest = gamma_fraction(a, x);
    return upper ? rest : 1 - rest;
}

static double
igamma(double a, double x)
{
    return incomplete_gamma(a, x, 0);
}

static double
igammac(double a, double x)
{
    return incomplete_gamma(a, x, 1);
}

/* ---- the normal distribution ---- */

/* exp(x * x) * erfc(x): that product near 0, a continued fraction from 1 on. */
static double
erfcx(double x)
{
    if (isnan(x))
        return x;
    if (x < 1)
        return x < -27 ? INFINITY : exp(x * x) * erfc(x);
    if (x > 1e8)
        return 1 / (x * SQRT_PI);
    double below = x;
    for (int k = 10 + (int)(200 / (x * x)); k > 0; k--)
        below = x + 0.5 * k / below;
    return 1 / (below * SQRT_PI);
}

/* A first guess for the inverse of erf (Winitzki), off by a few thousandths, from log(1 - y * y). */
static double
guessed_inverse(double logarithm)
{
    double a = 0.147, b = 2 / (M_PI * a) + logarithm / 2;
    return sqrt(fmax(sqrt(b * b - logarithm / a) - b, 0));
}

/* The z >= 0 with erfc(z) == q <= 1/2: Newton's steps on the logarithm. */
static double
inverse_erfc(double q)
{
    if (q <= 0)
        return q == 0 ? INFINITY : NAN;
    double z = guessed_inverse(log(q) + log(2 - q)), wanted = log(q);
    for (int k = 0; k < 5; k++) {
        double scaled = erfcx(z);
        z += (log(scaled) - z * z - wanted) * scaled * SQRT_PI / 2;
    }
    return z;
}

static double
erfinv(double y)
{
    double size = fabs(y), z;
    if (!(size <= 1))
        return NAN;
    if (size > 0.5)
        return copysign(inverse_erfc(1 - size), y);
    if (size < 1e-10)
        return y * (SQRT_PI / 2);
    z = guessed_inverse(log1p(-size * size));
    for (int k = 0; k < 3; k++) {
        double step = (erf(z) - size) * SQRT_PI / 2 * exp(z * z);
        z -= step / (1 + z * step);
    }
    return copysign(z, y);
}

/* The argument at which the normal distribution function is p. */
static double
ndtri(double p)
{
    if (p >= 0.25 && p <= 0.75)
        return M_SQRT2 * erfinv(2 * p - 1);
    return p < 0.25 ? -M_SQRT2 * inverse_erfc(2 * p) : M_SQRT2 * inverse_erfc(2 * (1 - p));
}

/* The logarithm of the normal distribution function. */
static double
log_ndtr(double x)
{
    if (x < -1)
        return log(erfcx(-x * M_SQRT1_2) / 2) - x * x / 2;
    return log1p(-erfc(x * M_SQRT1_2) / 2);
}

/* ---- Bessel functions and Airy's ---- */

static double
bessel_y0(double x)
{
    return x > 0 ? y0(x) : x == 0 ? -INFINITY : NAN;
}

static double
bessel_y1(double x)
{
    return x > 0 ? y1(x) : x == 0 ? -INFINITY : NAN;
}

/* exp(-x) * I of order 0 or 1 at x >= 0: the power series, whose terms are all positive, or the asymptotic one. */
static double
scaled_i(int order, double x)
{
    double term = order ? x / 2 : 1, sum = term;
    if (isinf(x))
        return 0;
    if (x <= 30) {
        double quarter = x * x / 4;
        for (int k = 1; term > EPSILON * sum; k++) {
            term *= quarter / (k * (double)(k + order));
            sum += term;
        }
        return sum * exp(-x);
    }
    term = sum = 1;
    for (int k = 1; k < 60 && fabs(term) > EPSILON; k++) {
        double odd = 2 * k - 1;
        term *= (odd * odd - 4 * order) / (8 * x * k);
        sum += term;
    }
    return sum / sqrt(2 * M_PI * x);
}

static double i0e(double x) { return isnan(x) ? x : scaled_i(0, fabs(x)); }
static double i1e(double x) { return isnan(x) ? x : copysign(scaled_i(1, fabs(x)), x); }
/* In two factors, because exp alone overflows sooner than the product. */
static double unscaled(double value, double x) { double half = exp(fabs(x) / 2); return value * half * half; }
static double i0(double x) { return fabs(x) > 750 ? INFINITY : unscaled(i0e(x), x); }
static double i1(double x) { return fabs(x) > 750 ? copysign(INFINITY, x) : unscaled(i1e(x), x); }

/* exp(x) * K: the integral of exp(-x * (cosh(t) - 1)) * cosh(order * t) from 0 on, whose trapezoidal sums converge exponentially. */
static double
scaled_k(double order, double x)
{
    double step = fmin(0.2, 0.6 / sqrt(x)), sum = 0.5;
    for (double t = step;; t += step) {
        double half = sinh(t / 2), exponent = 2 * x * half * half;
        if (exponent > 45 + order * t)
            return sum * step;
        sum += exp(-exponent) * cosh(order * t);
    }
}

static double
scaled_k0(double x)
{
    if (!(x > 0) || isinf(x))
        return x == 0 ? INFINITY : x > 0 ? 0 : NAN;
    return x < 1e-9 ? (-log(x / 2) - EULER) * (1 + x) : scaled_k(0, x);
}

static double
scaled_k1(double x)
{
    if (!(x > 0) || isinf(x))
        return x == 0 ? INFINITY : x > 0 ? 0 : NAN;
    return x < 1e-9 ? (1 + x) / x : scaled_k(1, x);
}

static double k0(double x) { double scaled = scaled_k0(x); return isinf(scaled) ? scaled : exp(-x) * scaled; }
static double k1(double x) { double scaled = scaled_k1(x); return isinf(scaled) ? scaled : exp(-x) * scaled; }

/* Airy's function: by K of order 1/3 above 1, by its asymptotic series below -8, by its power series between. */
static double
airy_ai(double x)
{
    if (!isfinite(x))
        return NAN;
    double z = fabs(x), argument = 2 * z * sqrt(z) / 3;
    if (x > 1)
        return argument > 750 ? 0 : sqrt(x / 3) / M_PI * exp(-argument) * scaled_k(1.0 / 3, argument);
    if (x < -8) {
        double term = 1, sums[2] = {1, 0}, phase = argument - M_PI_4;
        for (int k = 1; k < 40; k++) {
            double next = term * (6 * k - 5) * (6 * k - 3) * (6 * k - 1) / (216.0 * k * (2 * k - 1)) / argument;
            if (next > term || next < EPSILON)
                break;
            term = next;
            sums[k & 1] += k & 2 ? -term : term;
        }
        return (cos(phase) * sums[0] + sin(phase) * sums[1]) / (SQRT_PI * sqrt(sqrt(z)));
    }
    long double cube = (long double)x * x * x, f = 1, g = x, even = 1, odd = x;
    for (int k = 1; k < 120 && (fabsl(even) > 1e-22L || fabsl(odd) > 1e-22L); k++) {
        even *= cube / ((3.0L * k - 1) * (3.0L * k));
        odd *= cube / ((3.0L * k) * (3.0L * k + 1));
        f += even;
        g += odd;
    }
    return (double)(0.355028053887817239260063186004183177L * f - 0.258819403792806798405183560189203963L * g);
}

static double
spherical_bessel_j0(double x)
{
    if (isinf(x))
        return 0;
    return fabs(x) < 1e-4 ? 1 - x * x / 6 : sin(x) / x;
}

/* ---- orthogonal polynomials of degree n (its whole part; 0 below 0) ---- */

/* next = ((a + b k) x + (c + d k)) current - (e + f k) before, divided by k + 1 where it says so. */
typedef struct { double a, b, c, d, e, f; int divide; } Recurrence;

static double
recur(const Recurrence *r, double before, double current, double x, double n)
{
    if (n == 0)
        return before;
    for (double k = 1; k < n && isfinite(current); k++) {
        double next = ((r->a + r->b * k) * x + (r->c + r->d * k)) * current - (r->e + r->f * k) * before;
        before = current;
        current = r->divide ? next / (k + 1) : next;
    }
    return current;
}

static const Recurrence chebyshev = {2, 0, 0, 0, 1, 0, 0}, hermite = {2, 0, 0, 0, 0, 2, 0}, hermite_e = {1, 0, 0, 0, 0, 1, 0},
                        laguerre = {-1, 0, 1, 2, 0, 1, 1}, legendre = {1, 2, 0, 0, 0, 1, 1};

static double
chebyshev_t(double x, double n)
{
    n = trunc(n);
    if (!(n >= 0))
        return 0;
    return n > 8 && fabs(x) <= 1 ? cos(n * acos(x)) : recur(&chebyshev, 1, x, x, n);
}

/* The second to fourth kinds: a trigonometric form inside the interval for high degrees; the ends have the limits. */
static double
chebyshev_u(double x, double n)
{
    n = trunc(n);
    if (!(n >= 0))
        return 0;
    if (fabs(x) == 1)
        return x > 0 || fmod(n, 2) == 0 ? n + 1 : -(n + 1);
    return n > 8 && fabs(x) < 1 ? sin((n + 1) * acos(x)) / sin(acos(x)) : recur(&chebyshev, 1, 2 * x, x, n);
}

static double
chebyshev_v(double x, double n)
{
    n = trunc(n);
    if (!(n >= 0))
        return 0;
    if (fabs(x) == 1)
        return x > 0 ? 1 : fmod(n, 2) == 0 ? 2 * n + 1 : -(2 * n + 1);
    return n > 8 && fabs(x) < 1 ? cos((n + 0.5) * acos(x)) / cos(acos(x) / 2) : recur(&chebyshev, 1, 2 * x - 1, x, n);
}

static double
chebyshev_w(double x, double n)
{
    n = trunc(n);
    if (!(n >= 0))
        return 0;
    if (fabs(x) == 1)
        return x > 0 ? 2 * n + 1 : fmod(n, 2) == 0 ? 1 : -1;
    return n > 8 && fabs(x) < 1 ? sin((n + 0.5) * acos(x)) / sin(acos(x) / 2) : recur(&chebyshev, 1, 2 * x + 1, x, n);
}

static double shifted_t(double x, double n) { return chebyshev_t(2 * x - 1, n); }
static double shifted_u(double x, double n) { return chebyshev_u(2 * x - 1, n); }
static double shifted_v(double x, double n) { return chebyshev_v(2 * x - 1, n); }
static double shifted_w(double x, double n) { return chebyshev_w(2 * x - 1, n); }
static double degree(const Recurrence *r, double first, double x, double n) { n = trunc(n); return n >= 0 ? recur(r, 1, first, x, n) : 0; }
static double hermite_h(double x, double n) { return degree(&hermite, 2 * x, x, n); }
static double hermite_he(double x, double n) { return degree(&hermite_e, x, x, n); }
static double laguerre_l(double x, double n) { return degree(&laguerre, 1 - x, x, n); }
static double legendre_p(double x, double n) { return degree(&legendre, x, x, n); }

/* ---- the table ---- */

/* NumPy's own loops, read by its ufuncs for as long as they live. Floats are computed as doubles where the C library has no float function. */
static PyUFuncGenericFunction exact_loops[2], unary_loops[2], binary_loops[2];
static const char types[] = {NPY_FLOAT, NPY_FLOAT, NPY_DOUBLE, NPY_DOUBLE};
static const char binary_types[] = {NPY_FLOAT, NPY_FLOAT, NPY_FLOAT, NPY_DOUBLE, NPY_DOUBLE, NPY_DOUBLE};

typedef struct { const char *name; void *functions[2]; const char *doc; } Ufunc;
#define DOUBLE(name, doc) {#name, {(void *)name, (void *)name}, doc}

static Ufunc exact[] = {
    {"erf", {(void *)erff, (void *)erf}, "The error function, 2 / sqrt(pi) times the integral of exp(-t * t) from 0 to x."},
    {"erfc", {(void *)erfcf, (void *)erfc}, "1 - erf(x), precise where that is tiny."},
};

static Ufunc unary[] = {
    {"lgamma", {(void *)log_gamma, (void *)log_gamma}, "The logarithm of the magnitude of the gamma function."},
    DOUBLE(digamma, "The derivative of lgamma."),
    DOUBLE(erfinv, "The inverse of erf."),
    DOUBLE(erfcx, "exp(x * x) * erfc(x)."),
    DOUBLE(ndtri, "The inverse of the normal distribution function."),
    DOUBLE(log_ndtr, "The logarithm of the normal distribution function."),
    DOUBLE(i0, "The modified Bessel function of the first kind, order 0."),
    DOUBLE(i0e, "exp(-|x|) * i0(x)."),
    DOUBLE(i1, "The modified Bessel function of the first kind, order 1."),
    DOUBLE(i1e, "exp(-|x|) * i1(x)."),
    DOUBLE(k0, "The modified Bessel function of the second kind, order 0."),
    DOUBLE(k1, "The modified Bessel function of the second kind, order 1."),
    DOUBLE(scaled_k0, "exp(x) * k0(x)."),
    DOUBLE(scaled_k1, "exp(x) * k1(x)."),
    {"bessel_j0", {(void *)j0, (void *)j0}, "The Bessel function of the first kind, order 0."},
    {"bessel_j1", {(void *)j1, (void *)j1}, "The Bessel function of the first kind, order 1."},
    DOUBLE(bessel_y0, "The Bessel function of the second kind, order 0."),
    DOUBLE(bessel_y1, "The Bessel function of the second kind, order 1."),
    DOUBLE(spherical_bessel_j0, "sin(x) / x."),
    DOUBLE(airy_ai, "Airy's function Ai."),
};

static Ufunc binary[] = {
    DOUBLE(zeta, "Hurwitz's zeta function of an exponent and a first term."),
    DOUBLE(polygamma, "The n-th derivative of digamma."),
    DOUBLE(igamma, "The regularised lower incomplete gamma function."),
    DOUBLE(igammac, "The regularised upper incomplete gamma function."),
    DOUBLE(chebyshev_t, "Chebyshev's polynomial of the first kind."),
    DOUBLE(chebyshev_u, "Chebyshev's polynomial of the second kind."),
    DOUBLE(chebyshev_v, "Chebyshev's polynomial of the third kind."),
    DOUBLE(chebyshev_w, "Chebyshev's polynomial of the fourth kind."),
    DOUBLE(shifted_t, "chebyshev_t of 2 x - 1."),
    DOUBLE(shifted_u, "chebyshev_u of 2 x - 1."),
    DOUBLE(shifted_v, "chebyshev_v of 2 x - 1."),
    DOUBLE(shifted_w, "chebyshev_w of 2 x - 1."),
    DOUBLE(hermite_h, "Hermite's polynomial (physicists')."),
    DOUBLE(hermite_he, "Hermite's polynomial (probabilists')."),
    DOUBLE(laguerre_l, "Laguerre's polynomial."),
    DOUBLE(legendre_p, "Legendre's polynomial."),
};

static int
add_all(PyObject *module, Ufunc *ufuncs, size_t count, PyUFuncGenericFunction *loops, const char *loop_types, int arguments)
{
    for (size_t i = 0; i < count; i++) {
        PyObject *ufunc = PyUFunc_FromFuncAndData(loops, ufuncs[i].functions, loop_types, 2, arguments, 1, PyUFunc_None, ufuncs[i].name, ufuncs[i].doc, 0);
        if (ufunc == NULL || PyModule_AddObject(module, ufuncs[i].name, ufunc) < 0) {
            Py_XDECREF(ufunc);
            return -1;
        }
    }
    return 0;
}

#define ADD(table, loops, loop_types, arguments) add_all(module, table, sizeof table / sizeof *table, loops, loop_types, arguments)

int
special_init(PyObject *module)
{
    if (_import_umath() < 0)
        return -1;
    exact_loops[0] = PyUFunc_f_f;
    unary_loops[0] = PyUFunc_f_f_As_d_d;
    exact_loops[1] = unary_loops[1] = PyUFunc_d_d;
    binary_loops[0] = PyUFunc_ff_f_As_dd_d;
    binary_loops[1] = PyUFunc_dd_d;
    if (ADD(exact, exact_loops, types, 1) < 0 || ADD(unary, unary_loops, types, 1) < 0)
        return -1;
    return ADD(binary, binary_loops, binary_types, 2);
}
