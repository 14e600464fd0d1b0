"""What a server counts, in the words of Prometheus (its text format 0.0.4). No names, no rooms: numbers only."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    def __init__(self) -> None:
        self.events: Final[Counter[str]] = Counter()  # what happened at tables, by kind
        self.refused: Final[Counter[str]] = Counter()  # requests, by code
        self.connections = 0  # open now
        self.kept: Final = [0] * (len(BOUNDS) + 1)  # how many events took so long until they were on disk and told
        self.seconds = 0.0

    def took(self, kind: str, seconds: float) -> None:
        self.events[kind] += 1
        self.kept[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, tables: int, over: int) -> str:
        lines = [
            *gauge("primogen_tables", "Tables in memory.", tables),
            *gauge("primogen_tables_over", "Those of them whose game is over.", over),
            *gauge("primogen_connections", "Open sockets.", self.connections),
            *counter("primogen_events_total", "What happened at tables.", "kind", self.events),
            *counter("primogen_refused_total", "Requests that were not carried out.", "code", self.refused),
            *self.histogram("primogen_event_seconds", "From a request to an event on disk and told."),
        ]
        return "\n".join(lines) + "\n"

    def histogram(self, name: str, help: str) -> list[str]:
        lines, total = [f"# HELP {name} {help}", f"# TYPE {name} histogram"], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.kept, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds:.6f}", f"{name}_count {total}"]


def gauge(name: str, help: str, value: int) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} gauge", f"{name} {value}"]


def counter(name: str, help: str, label: str, counts: Counter[str]) -> list[str]:
    head = [f"# HELP {name} {help}", f"# TYPE {name} counter"]
    return head + [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items())]
