"""For every test: a failure is told when it happens, not only at the end of the run; tables are dealt by its name.

Tests of rules are also played by the older books that say the same.
"""

from __future__ import annotations

import pytest

from chance import IS_LOOSE, SECRETS, Secrets
from older import play_by_older_books, settle_as
from primogen.rivals.editions import NEWEST


class Telling:
    """Where tests run in several processes only the first hears of all: it tells."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.terminal.write_line(f"\nFAILED {report.nodeid} ({report.when}, {report.duration:.1f} s)")
            self.terminal.write_line(report.longreprtext)


@pytest.hookimpl(trylast=True)  # the terminal comes first
def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "differs(row, *editions): what it shows is settled otherwise in these editions")
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:
        config.pluginmanager.register(Telling(terminal))


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the tables of servers in this process."""
    if not IS_LOOSE and request.path.parent.name == "server":
        monkeypatch.setattr(SECRETS, Secrets(request.node.nodeid))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    play_by_older_books(metafunc)


@pytest.fixture(autouse=True)
def by_the_rules_of(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The edition by which a test of rules is played; its name says so."""
    edition = str(request.param) if hasattr(request, "param") else NEWEST
    settle_as(edition, monkeypatch)
    return edition
