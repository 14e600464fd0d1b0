"""Plain data that came over a wire, taken for what it must be."""

from __future__ import annotations


def as_int(plain: object) -> int:
    assert isinstance(plain, int)
    return plain


def as_list(plain: object) -> list[object]:
    assert isinstance(plain, list)
    return plain


def as_ints(plain: object) -> list[int]:
    return [as_int(each) for each in as_list(plain)]


def as_dict(plain: object) -> dict[str, object]:
    assert isinstance(plain, dict)
    return plain


def as_columns(plain: object) -> dict[str, list[int]]:
    return {name: as_ints(column) for name, column in as_dict(plain).items()}
