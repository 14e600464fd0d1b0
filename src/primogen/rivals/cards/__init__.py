"""Every set of cards written so far: each is a package here, found by being here, and its SET says what it brings."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from primogen.rivals.language.sets import CardSet


def set_in(package: str) -> CardSet:
    found = import_module(package).SET
    assert isinstance(found, CardSet), f"{package} has no SET"
    return found


SETS: Final = {each.name: set_in(f"{__name__}.{each.name}") for each in iter_modules(__path__) if each.ispkg}
