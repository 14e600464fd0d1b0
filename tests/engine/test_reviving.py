"""Whatever may lie on the stack comes back to life when a game is loaded or copied."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

from primogen.kernel.frames import Procedure
from primogen.rivals import language as rivals_language
from primogen.rivals import rules as rivals_rules
from primogen.rivals.rules import procedures as rivals_procedures
from primogen.vtes import language as vtes_language
from primogen.vtes import rules as vtes_rules
from primogen.vtes.rules import procedures as vtes_procedures

WINGS = {
    "rivals": (rivals_procedures, (rivals_rules, rivals_language)),
    "vtes": (vtes_procedures, (vtes_rules, vtes_language)),
}


def procedures_in(packages: tuple[ModuleType, ...]) -> Iterator[tuple[int, type]]:
    for package in packages:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for found in vars(import_module(module.name)).values():
                if isinstance(found, type) and issubclass(found, Procedure) and "kind" in vars(found):
                    yield found.kind, found


@pytest.mark.parametrize("wing", WINGS)
def test_every_procedure_is_registered_by_its_number(wing: str) -> None:
    """What others need to know of it may be a base of its own, in a module without its steps."""
    registered, packages = WINGS[wing]
    found = list(procedures_in(packages))
    assert {kind for kind, _ in found} == registered.PROCEDURES.keys()
    assert [procedure for kind, procedure in found if not issubclass(registered.PROCEDURES[kind], procedure)] == []
