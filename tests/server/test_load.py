"""`primogen load` plays real games against a server of its own, and says how long everybody waited."""

from __future__ import annotations

import re

import pytest

from command_line import primogen


def test_a_little_load_is_borne() -> None:
    """`make load` is the long version; how quick it is depends on the machine, that nothing fails does not."""
    said = primogen("load", "--tables", 5, "--seats", 4, "--rate", 10, "--minutes", 0.1)
    assert said.code == 0, said.out
    answers = re.search(r"^5 tables of 4, (\d+) answers in 6 s: ([\d.]+) a second", said.out)
    assert answers is not None and 20 < int(answers[1]) < 90
    assert "errors: 0" in said.out and re.search(r"p50 [\d.]+ ms, p90 [\d.]+ ms, p99 [\d.]+ ms", said.out)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("--tables 0", "--tables 0: at least 1"),
        ("--seats 5", "a table seats 2 to 4 players, not 5 (RV-SETUP-02)"),
        ("--rate 0", "--rate 0"),
        ("--minutes -1", "--minutes -1"),
        ("--database mysql://x", "mysql is not known here"),
    ],
)
def test_a_bad_option_is_named(arguments: str, named: str) -> None:
    said = primogen("load", *arguments.split())
    assert said.complains() and named in said.err
