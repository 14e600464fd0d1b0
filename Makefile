# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
COMPILED := build/compiled
GAMES ?= 5000
CHROMIUM ?= /usr/bin/chromium
NGINX ?= /usr/sbin/nginx
export CHROMIUM NGINX

NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
MODULES := web/node_modules/.package-lock.json
PAGE := src/primogen/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/index.html web/*.js web/*.ts web/*.json -type f)
UNHURRIED := --timeout=0 --session-timeout=86400
SOAKED := $(addprefix tests/server/test_,durability.py storm.py fuzz.py injection.py openapi.py secrets.py hostile.py)

.PHONY: help play test lint types unit test-modes journals compiled mutants bench simulate soak load audit web browser wheel clean

help:  ## what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "%-12s %s\n", $$1, $$2 }'

$(VENV)/ready: pyproject.toml uv.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check "uv==0.13.7"
	$(BIN)/uv sync --quiet --locked --python $(BIN)/python
	@touch $@

$(MODULES): web/package-lock.json | $(VENV)/ready
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	$(NPM) run --silent build -- --logLevel warn

$(CHROMIUM):
	@test "$$(id -u)" = 0 || { echo "The tests need a browser: apt-get install chromium, or CHROMIUM=its path"; exit 1; }
	apt-get update -q && apt-get install -qy --no-install-recommends chromium

$(NGINX):
	@test "$$(id -u)" = 0 || { echo "The tests need a proxy: apt-get install nginx-light, or NGINX=its path"; exit 1; }
	apt-get update -q && apt-get install -qy --no-install-recommends nginx-light openssl

play: $(VENV)/ready $(PAGE)  ## a table in the browser, dealt, against bots
	@$(BIN)/primogen play

test: lint types unit  ## ruff, svelte-check, mypy --strict and pytest, in the browser too: all of it

lint: $(VENV)/ready $(MODULES)  ## ruff and svelte-check
	$(BIN)/ruff check src tests benchmarks hatch_build.py
	$(BIN)/ruff format --check src tests benchmarks hatch_build.py
	$(NPM) run --silent check

types: $(VENV)/ready  ## mypy --strict
	$(BIN)/mypy

unit: $(VENV)/ready $(PAGE) $(CHROMIUM) $(NGINX)  ## pytest, in parallel
	$(BIN)/pytest -n $(JOBS)

test-modes: $(VENV)/ready  ## all scenes again: cloned, saved and loaded, or rewound at every decision
	PRIMOGEN_MODE=clone $(BIN)/pytest -n $(JOBS) $(UNHURRIED) --ignore tests/browser
	PRIMOGEN_MODE=save $(BIN)/pytest -n $(JOBS) $(UNHURRIED) --ignore tests/browser
	PRIMOGEN_MODE=rewind $(BIN)/pytest -n $(JOBS) $(UNHURRIED) --ignore tests/browser

journals: $(VENV)/ready  ## 1,000 games, replayed to the same fingerprints under another hash seed
	PRIMOGEN_GAMES=1000 $(BIN)/pytest $(UNHURRIED) tests/engine/test_journals.py -k another_process

compiled: $(VENV)/ready  ## kernel, rules and language through mypyc; the same tests, and how much faster
	rm -rf $(COMPILED)
	HATCH_BUILD_HOOKS_ENABLE=1 $(BIN)/uv build --quiet --python $(BIN)/python -o $(COMPILED)
	UV_PROJECT_ENVIRONMENT=.venv-compiled $(BIN)/uv sync --quiet --locked --no-install-project --python $(BIN)/python
	$(BIN)/uv pip install --quiet --no-deps --reinstall --python .venv-compiled/bin/python $(COMPILED)/*.whl
	.venv-compiled/bin/pytest -n $(JOBS) --ignore tests/browser --ignore tests/wheel
	$(BIN)/python benchmarks/compiled.py $(BIN)/python .venv-compiled/bin/python

mutants: $(VENV)/ready  ## break each rule on purpose: a test must notice
	$(BIN)/python tests/mutants/run.py --jobs $(JOBS)

bench: $(VENV)/ready  ## speed, beside peers in the same run; kept in benchmarks/
	UV_PROJECT_ENVIRONMENT=.venv-bench $(BIN)/uv sync --quiet --locked --extra bench --no-dev --python $(BIN)/python
	$(BIN)/primogen bench --keep benchmarks/results.json

simulate: $(VENV)/ready  ## GAMES games over 2, 3 and 4 seats, starters and random decks, everything checked at every decision
	$(BIN)/primogen simulate --games $(GAMES) --seats 2 --seats 3 --seats 4 --bots random --bots simple --jobs $(JOBS) --check \
		--decks random --decks ministry --decks caitiff --decks faithful --decks inquisitive

soak: $(VENV)/ready $(PAGE) $(CHROMIUM)  ## the server's long runs (kills, storms, garbage, scripts, leaks), and tables of five from the deal
	PRIMOGEN_CHANCE=1 PRIMOGEN_KILLS=200 PRIMOGEN_CLIENTS=500 PRIMOGEN_ACTIONS=100000 PRIMOGEN_FRAMES=50000 PRIMOGEN_PAYLOADS=500 \
		PRIMOGEN_EXAMPLES=200 PRIMOGEN_GAMES=500 PRIMOGEN_HOSTILE=20 $(BIN)/pytest -rP $(UNHURRIED) $(SOAKED)
	PRIMOGEN_WHOLE=1 $(BIN)/pytest $(UNHURRIED) tests/browser/test_vtes_games.py -k five

load: $(VENV)/ready  ## 100 tables of four, 100 answers a second for five minutes: how long everybody waits
	$(BIN)/primogen load --tables 100 --seats 4 --rate 100 --minutes 5

audit: $(VENV)/ready $(MODULES)  ## known faults of what we depend on (OSV, npm): needs the network
	$(BIN)/uv audit --locked --no-extra bench
	$(NPM) audit --audit-level=moderate

web: $(PAGE)  ## the page, into src/primogen/server/page

browser: $(PAGE) $(CHROMIUM)  ## only the tests in the browser; screenshots in build/screenshots
	$(BIN)/pytest -n $(JOBS) tests/browser

wheel: $(VENV)/ready  ## what people install, with the page in it: dist/
	$(BIN)/uv build --quiet --python $(BIN)/python

clean:  ## forget the environments and what was built
	rm -rf $(VENV) .venv-bench .venv-compiled web/node_modules src/primogen/server/page build dist .mypy_cache .ruff_cache .hypothesis
