# Two commands for a newcomer: `make play` and `make test`. Everything else stands beside them.
# Each target goes through the stamp of the virtual environment, so nothing is installed by hand.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CODE := core tgbot tests

.DEFAULT_GOAL := help
.PHONY: help setup play run test check static format lint types contracts dependencies mutants lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv with the locked dependencies

$(READY): requirements-dev.lock
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements-dev.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

play: $(READY) ## a whole game in the browser: no token, no Telegram, no Redis
	$(BIN)/python -m tgbot play

run: $(READY) ## the real bot; settings come from the environment (see .env.example)
	$(BIN)/python -m tgbot run

test: $(READY) ## every test
	$(BIN)/python -m pytest

check: static test ## everything: format, lint, types, import contracts, dependencies, tests

static: lint types contracts dependencies ## what can be checked without running the bot

format: $(READY) ## write the code the way `check` wants it
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

lint: $(READY)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)

types: $(READY)
	$(BIN)/mypy

contracts: $(READY)
	$(BIN)/lint-imports --no-logo

dependencies: $(READY)
	$(BIN)/deptry .

mutants: $(READY) ## break the rules engine on purpose and see that a test notices
	$(BIN)/mutmut run

lock: ## renew both lock files from pyproject.toml; needs uv on PATH
	uv pip compile pyproject.toml --universal --upgrade --generate-hashes \
		--no-annotate --no-header --quiet --output-file requirements.lock
	uv pip compile pyproject.toml --group dev --universal --upgrade --generate-hashes \
		--no-annotate --no-header --quiet --output-file requirements-dev.lock

clean: ## remove what the tools made; games under data/ stay
	rm -rf $(VENV) dist mutants htmlcov .coverage .hypothesis
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
