# Pentapolis. `make` alone lists what can be made.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

BIN := .venv/bin
INSTALLED := .venv/.installed
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install -c constraints.txt

.PHONY: help play test install lint types imports unit coverage format clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: install ## play The Flow of History in the terminal
	@$(BIN)/pentapolis play flow_of_history

test: lint types imports coverage ## everything a change must pass

install: $(INSTALLED) ## make .venv with the command and the tools for development

lint: install ## ruff: rules and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install ## mypy, strict
	$(BIN)/mypy

imports: install ## the contracts between the rooms
	$(BIN)/lint-imports

unit: install ## the tests alone, without coverage
	$(BIN)/pytest -n $(JOBS)

coverage: install ## the tests with branch coverage; kernel and games need 95 %
	rm -f .coverage .coverage.*
	$(BIN)/pytest -n $(JOBS) --cov --cov-report=term </dev/null
	@for room in kernel games; do \
	  printf 'branch coverage of %s, percent: ' $$room; \
	  $(BIN)/coverage report --include="src/pentapolis/$$room/*" --format=total --fail-under=95; \
	done

format: install ## let ruff format and fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove everything that make made, .venv included
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The build backends (chess comes as source) are installed first, from the same pins: nothing unpinned is ever fetched.
$(INSTALLED): pyproject.toml constraints.txt
	@$(call make_venv)
	$(PIP) hatchling editables setuptools
	$(PIP) --no-build-isolation -e '.[test,bench,server]'
	@touch $@

# A working .venv is kept; a missing or broken one is made anew with the first Python that is new enough.
define make_venv
if $(BIN)/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then exit 0; fi; \
python=; \
for name in python3 python3.14 python3.13 python3.12 python3.11; do \
  if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$name; break; fi; \
done; \
if [ -z "$$python" ]; then \
  echo "Pentapolis needs Python 3.11 or newer, and found none. On Debian 12 or later: apt-get install python3 python3-venv" >&2; \
  exit 1; \
fi; \
if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
  package=$$($$python -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    echo "Installing $$package"; \
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$$package"; \
  else \
    echo "$$python cannot make virtual environments yet. Run: sudo apt-get install $$package" >&2; \
    exit 1; \
  fi; \
fi; \
echo "Making .venv with $$($$python --version)"; \
rm -rf .venv; \
$$python -m venv .venv
endef
