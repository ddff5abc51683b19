# What people do with framestance: `make` lists it. Everything installs into .venv; nothing outside the tree is touched.

# The oldest supported CPython that runs here; PYTHON=python3.12 takes another.
PYTHON ?= $(firstword $(shell .ci/interpreters | cut -d' ' -f2))
VENV ?= .venv
# For `make ext`: any interpreter that has NumPy.
PY ?= $(VENV)/bin/python
# What `make test` passes to pytest, e.g. PYTEST='-x tests/t05_stance'.
PYTEST ?= --numprocesses 2 --dist worksteal --timeout 600
# How many random programs `make fuzz` runs, and the seed of the first one.
N ?= 2000
SEED ?= 0
# How many random calls of each operation `make table-fuzz` runs.
TABLE_N ?= 4
# One of how many tests that do not depend on the interpreter `make test-others` runs.
SHARE ?= 10
SHELL := bash
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Hundreds of processes that tests start would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

python := $(VENV)/bin/python
installed := $(VENV)/.installed
tools := $(VENV)/.tools
sanitized := build/asan-package

.DEFAULT_GOAL := help
.PHONY: help develop develop-others ext demo test test-others test-all fuzz table-fuzz smoke lint format bench size asan refleak cpython opinfo generate docs \
  report-screenshots wheel clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(python):
	@test -n "$(PYTHON)" || { echo "framestance needs CPython 3.11, 3.12 or 3.13; none was found"; exit 1; }
	$(PYTHON) -m venv $(VENV)

# Reinstalled only when the declarations change; the extension is kept up to date by `develop` itself.
$(installed): pyproject.toml csrc/build_backend.py | $(python)
	$(python) -m pip install --quiet --no-compile --editable '.[test,bench]'
	@touch $@

$(tools): pyproject.toml | $(installed)
	$(python) -m pip install --quiet --no-compile --editable '.[test,bench,dev]'
	@touch $@

develop: $(installed) ## set up .venv with framestance installed in place, and bring the C extension up to date
	@$(python) csrc/compile_extension.py

ext: ## only compile the C extension in place, for any interpreter with NumPy: make ext PY=path/to/python
	@$(PY) csrc/compile_extension.py

demo: develop ## the stance program with its output explained, then an eager/compiled/NumPy timing table
	@$(python) examples/stance_tutorial.py
	@echo
	@$(python) examples/timing_table.py

test: develop ## all tests on the one interpreter of .venv
	FRAMESTANCE_STRICT=1 $(python) -m pytest $(PYTEST)

# Runs its argument, a call of make, for each of them; fails at the end if one did.
for_others = status=0; while read -r version interpreter; do \
	    test "$$interpreter" = "$(PYTHON)" || $(1) VENV=.venv-$$version PYTHON=$$interpreter </dev/null || status=1; \
	  done < <(.ci/interpreters); exit $$status

develop-others: ## set up .venv-VERSION for every other supported CPython found
	@$(call for_others,$(MAKE) --no-print-directory develop)

test-others: ## the tests on every other supported CPython found, each in its own .venv-VERSION: a share of them (tests/share.py); on 3.13 with guards held against their slow reference
	@$(call for_others,FRAMESTANCE_TABLE= FRAMESTANCE_SHARE=$(SHARE) FRAMESTANCE_CHECK_GUARDS=$$(test $$version = 3.13 && echo 1) $(MAKE) --no-print-directory test)

test-all: export FRAMESTANCE_TABLE = all
test-all: SHARE = 1
test-all: test test-others ## all tests, with the whole of the operation table, on one CPython, and on every other supported one found what `make test` runs

fuzz: develop ## random Python programs, compiled against plain: make fuzz N=20000 SEED=0; fails on a difference, which is printed reduced
	PYTHONPATH=tests FRAMESTANCE_STRICT=1 $(python) -m t12_fuzz --count $(N) --seed $(SEED)

lint: $(tools) develop ## format, style, types (of programs, too), and the C code with warnings as errors
	$(python) -m ruff format --check --quiet .
	$(python) -m ruff check --quiet .
	$(python) -m mypy
	$(python) -m pytest -q -k mypy tests/t00_house/test_typing.py
	$(python) csrc/compile_extension.py --check

format: $(tools) ## rewrite the Python files as `make lint` wants them
	$(python) -m ruff format --quiet .
	$(python) -m ruff check --quiet --fix .

bench: develop ## the benchmarks with their bars; fails where one is missed
	$(python) -m benchmarks overhead
	$(python) -m benchmarks kernels
	$(python) -m benchmarks startup
	$(python) -m benchmarks plugin
	$(python) -m benchmarks programs --peers numpy,hand
	$(python) -m benchmarks applications --peers numpy,torch
	$(python) -m benchmarks scale

smoke: develop ## the benchmark suite, briefly: that it runs and its answers are right, no bars
	@mkdir -p build
	$(python) -m benchmarks programs --peers numpy,numba,hand --smoke --json build/programs.json --plot build/programs.html
	$(python) -m benchmarks programs --peers numpy --smoke --seed 1 --threads 2
	$(python) -m benchmarks applications --peers numpy --smoke --json build/applications.json
	$(python) -m benchmarks scale --smoke --largest 1e5 --json build/scale.json --plot build/scale.html
	$(python) -m benchmarks compare build/programs.json build/programs.json

size: | $(python) ## lines per module, function and C file against their limits
	@$(python) tests/t00_house/sizes.py

# The package with a sanitized extension in a directory of its own; only the C-facing tests, in one process.
asan: develop ## the C-facing tests under AddressSanitizer and UndefinedBehaviorSanitizer
	@rm -rf $(sanitized) && mkdir -p $(sanitized)/framestance
	@for entry in src/framestance/*; do case $$entry in *.so) ;; *) ln -s $(CURDIR)/$$entry $(sanitized)/framestance/ ;; esac; done
	$(python) csrc/compile_extension.py --sanitize --into $(sanitized)/framestance
	PYTHONPATH=$(sanitized) PYTHONMALLOC=malloc FRAMESTANCE_STRICT=1 \
	ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 \
	LD_PRELOAD="$$($(CC) -print-file-name=libasan.so) $$($(CC) -print-file-name=libubsan.so)" \
	$(python) -m pytest -m native -p no:cacheprovider

cpython: develop ## CPython's own tests with their methods compiled, and after something was compiled: a table of tests and captured frames
	PYTHONPATH=tests $(python) -m t13_cpython

# Torch and what its test package needs, in an environment of their own; only on 3.11, for which a build without CUDA is at hand.
opinfo: develop ## torch's own sample inputs against framestance, uncompiled and compiled; writes docs/opinfo.md
	test -x .venv-opinfo/bin/python || $(PYTHON) -m venv .venv-opinfo
	.venv-opinfo/bin/python -m pip install --quiet torch==2.13.0 expecttest --editable '.[test]'
	PYTHONPATH=tests .venv-opinfo/bin/python -m t14_opinfo --write docs/opinfo.md

table-fuzz: develop ## random calls of every operation, compiled against uncompiled: make table-fuzz TABLE_N=4 SEED=0
	PYTHONPATH=tests FRAMESTANCE_STRICT=1 $(python) -m t15_table.fuzz --count $(TABLE_N) --compiled $(TABLE_N) --seed $(SEED)

refleak: develop ## a million cached calls must leave no block and no reference behind
	$(python) -m benchmarks leaks

generate: develop ## rewrite the generated functions and typing stubs after a change of the operation table
	@$(python) src/framestance/tensor/generate.py

docs: develop generate ## the reference pages from the code, and all pages as a site in build/site; fails on a warning
	$(python) -m pip install --quiet --no-compile --editable '.[docs]'
	$(python) docs/generate.py
	NO_MKDOCS_2_WARNING=1 $(python) -m mkdocs build --quiet --strict

report-screenshots: develop ## the pictures of docs/report.md, made by Chromium from the report of a traced program
	PYTHONPATH=tests $(python) docs/report_screenshots.py

wheel: | $(installed) ## a wheel for the interpreter of .venv, in dist/
	$(python) -m pip wheel --quiet --no-deps --wheel-dir dist .
	@ls dist

clean: ## remove everything that make made
	rm -rf .venv .venv-* build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src csrc tests benchmarks examples docs -name __pycache__ -prune -exec rm -rf {} +
	rm -f src/framestance/*.so
	rm -rf src/*.egg-info
