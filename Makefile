# One command per task. Each sets up what it needs in .venv the first time, and again when a pyproject.toml changes.

export PYTHON
# Where Python may not keep what it has compiled, every worker of every run compiles all tests anew.
unexport PYTHONDONTWRITEBYTECODE

GAME ?= hedge-court
JOBS ?= auto

# Percent of branches that the tests must reach: in the engine (tabletop/_*/*.py), and in all of tabletop.
ENGINE_COVERAGE := 100
LIBRARY_COVERAGE := 95

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
MESSAGES := tools/messages
PLUGINS := $(wildcard examples/plugins/*/pyproject.toml)
PROJECTS := pyproject.toml $(PLUGINS)

PYTEST = $(BIN)/python -u -m pytest -n $(JOBS) --dist worksteal

# The tests that take no seconds; those of games lie in two places.
QUICK := not slow and not battery and not deep
GAMES := tests/games examples/plugins/hedge_court/tests

# $(call install,EXTRA): the library with an extra and the example plugins, all from the working tree.
install = $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	--editable '.[$(1)]' $(PLUGINS:%/pyproject.toml=--editable ./%)

.PHONY: help play test lint cover battery prove docs pages bench growth calls types deep nightly release mutate misspell clean
.NOTPARALLEL:
.DEFAULT_GOAL := help

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

play: $(READY)/terminal ## play a game in the terminal: make play GAME=tic-tac-toe
	$(BIN)/tabletop play $(GAME)

REACHED = $(BIN)/python -m coverage report
ENGINE_REACHED = $(REACHED) --include='tabletop/_*/*.py' --omit='tabletop/__main__.py' --fail-under=$(ENGINE_COVERAGE)

ifdef COVER
# All tests, each once: those of the engine are covered, scenes are walked from by `make prove`, and the rest goes with the battery,
# the samples of the documentation, too. They are not shuffled, so that a failure means the change; `make test` shuffles.
PYTEST += -p no:randomly
BATTERY := not deep and not ((engine or scene) and $(QUICK))

test: cover

cover: $(READY)/dev
	$(PYTEST) -m 'engine and $(QUICK)' --cov --cov-report=
	$(ENGINE_REACHED)
else
BATTERY := battery

test: $(READY)/dev ## run the tests
	@echo "Running the tests: about six minutes on two cores. The first dots come when all are collected."
	$(PYTEST)

cover: $(READY)/dev ## check how much of the code the tests reach
	@echo "Running the tests that are not slow, and noting what they reach: about five minutes on two cores."
	$(PYTEST) -m '$(QUICK)' --cov --cov-report=
	$(ENGINE_REACHED)
	$(REACHED) --fail-under=$(LIBRARY_COVERAGE)
endif

battery: $(READY)/dev ## play many whole games of every ruleset, under every check
	@echo "Playing many whole games: about five minutes on two cores."
	$(PYTEST) -m '$(BATTERY)' -v

prove: $(READY)/dev ## walk every way that an effect can go, from the scenes of the tests
	@echo "Walking every way from the scenes of the games: about three minutes on two cores."
	$(PYTEST) --dist loadfile -p no:randomly -p tabletop.testing.pytest_plugin --prove tests/games/proofs.toml \
		$(GAMES) -m 'scene and $(QUICK)'

lint: $(READY)/dev ## check style, types and who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/lint-imports --no-logo --config tools/floors.toml

docs: pages ## build the documentation and run its samples
ifndef COVER
	$(BIN)/python -m sphinx -q -W --keep-going -b doctest docs docs/_build/doctest
endif

pages: $(READY)/docs
	$(BIN)/python -m sphinx -q -n -W --keep-going docs docs/_build/html
	@echo "The documentation is in docs/_build/html/index.html"

bench: $(READY)/bench ## measure against other libraries
	$(BIN)/python -m benchmarks $(ARGS)

growth: $(READY)/bench ## measure how the cost of an answer grows, and draw it for the documentation
	$(BIN)/python -m benchmarks.growth --picture docs/_static/growth.svg $(ARGS)

deep: $(READY)/dev ## look for rare failures, for days; `make nightly` ends, and goes on where it was stopped
	$(PYTEST) --hypothesis-profile=deep -m 'deep or not deep' --timeout=14400

nightly: $(READY)/dev ## play every ruleset under every check for two hours; stop it at any time, and it goes on
	$(BIN)/python -m tools.reliability run nightly $(ARGS)

release: $(READY)/dev ## the same for a weekend: make release ARGS='--share 2/4' for the second of four machines
	$(BIN)/python -m tools.reliability run release $(ARGS)

mutate: $(READY)/dev ## change the engine in small ways, or a game (make mutate GAME=smash-up), and list what no test notices
ifeq ($(origin GAME),command line)
	nice $(BIN)/python -m tools.mutants $(GAME) $(ARGS)
else
	rm -rf mutants
	$(BIN)/mutmut run
	$(BIN)/mutmut results
endif

calls: $(READY)/dev ## count the functions that an answer calls, and fail if they are many more than before
	$(BIN)/python -m tools.calls $(ARGS)

types: $(READY)/dev $(MESSAGES)/node_modules ## compile messages of every game with the TypeScript types of the schemas
	$(BIN)/python -m tools.messages

misspell: $(READY)/dev ## measure how many misspelt attributes the type checker notices
	$(BIN)/python -m tools.misspell $(ARGS)

clean: ## remove all that these commands have made
	rm -rf $(MESSAGES)/node_modules $(MESSAGES)/made
	rm -rf $(VENV) docs/_build mutants .mutants .reliability dist .coverage .coverage.* .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY)/python: tools/make_venv
	@echo "Setting up $(VENV): this happens once, and takes less than a minute."
	tools/make_venv $(VENV)
	@mkdir -p $(READY) && touch $@

$(READY)/terminal $(READY)/dev $(READY)/docs $(READY)/bench: $(READY)/python $(PROJECTS)
	@echo "Installing what 'make' needs for this ($(notdir $@)) into $(VENV) ..."
	$(call install,$(notdir $@))
	@touch $@

$(MESSAGES)/node_modules: $(MESSAGES)/package.json $(MESSAGES)/package-lock.json
	@command -v npm >/dev/null || { echo "This needs Node.js 18 or newer with npm, and there is no npm here: install both (Debian: apt-get install nodejs npm)."; exit 1; }
	@echo "Installing what makes TypeScript types of schemas into $@ ..."
	npm ci --prefix $(MESSAGES) --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@
