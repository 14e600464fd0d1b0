"""Every set of cards written so far: each is a package here, found by being here, and its SET says what it brings."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from primogen.rivals.language.sets import CardSet


def sets_in(folders: Iterable[str], package: str) -> dict[str, CardSet]:
    return {each.name: set_in(f"{package}.{each.name}") for each in iter_modules(folders) if each.ispkg}


def set_in(package: str) -> CardSet:
    found = import_module(package).SET
    if not isinstance(found, CardSet):
        raise TypeError(f"the SET of {package} is no CardSet")
    return found


SETS: Final = sets_in(__path__, __name__)
