# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

.PHONY: help play test lint types unit test-modes compiled mutants bench simulate clean

help:  ## what there is to make
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | sort

$(VENV)/ready: pyproject.toml uv.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check "uv==0.13.7"
	$(BIN)/uv sync --quiet --locked --python $(BIN)/python
	@touch $@

play: $(VENV)/ready  ## deal a game against bots
	@$(BIN)/primogen play

test: lint types unit  ## ruff, mypy --strict and pytest: all of it

lint: $(VENV)/ready
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks

types: $(VENV)/ready
	$(BIN)/mypy

unit: $(VENV)/ready
	$(BIN)/pytest -n $(JOBS)

clean:  ## forget the environment and what was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .hypothesis
