"""For every test: a failure is told when it happens, not only at the end of the run; tables are dealt by its name."""

from __future__ import annotations

import pytest

from chance import IS_LOOSE, SECRETS, Secrets


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
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:
        config.pluginmanager.register(Telling(terminal))


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the tables of servers in this process."""
    if not IS_LOOSE and request.path.parent.name == "server":
        monkeypatch.setattr(SECRETS, Secrets(request.node.nodeid))
