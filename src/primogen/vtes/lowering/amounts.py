"""Numbers, as they are written: 2, +1, 2R."""

from __future__ import annotations

from primogen.vtes.compiler import surface as s
from primogen.vtes.lowering.unlowered import unknown


def number(amount: s.Amount) -> int:
    if isinstance(amount, s.Fixed):
        return amount.number
    raise unknown(amount)


def signed(amount: s.Signed) -> int:
    """+2, or -1."""
    said = amount.number if isinstance(amount, s.More | s.Less | s.AnAdditional) else None
    if isinstance(said, s.Plus | s.Minus) and said.number.lstrip("+-").isdigit():
        return int(said.number)
    raise unknown(amount)


def plus(said: s.Plus) -> int:
    if not said.number.lstrip("+").isdigit():
        raise unknown(said)
    return int(said.number)


def ranged(said: s.RangedNumber) -> int:
    """2R."""
    if not said.number[:-1].isdigit():
        raise unknown(said)
    return int(said.number[:-1])


def how_much(what: s.Quantity, *things: s.Thing) -> int:
    """Of one of these things, and nothing that depends."""
    if what.thing not in things:
        raise unknown(what.thing)
    if what.per is not None:
        raise unknown(what.per)
    return number(what.amount)
