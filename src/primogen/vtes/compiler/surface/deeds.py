"""Deeds joined, timed and paid for."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.roots import Adverb, Deed, Event, Fact, Piece, Run, Simple


@dataclass(frozen=True)
class Timed(Piece):
    do: Simple
    when: tuple[Adverb, ...]


@dataclass(frozen=True)
class Then(Run):
    """Both, in this order."""

    first: Piece
    rest: Run


@dataclass(frozen=True)
class Alternatively(Run):
    """One or the other, as its doer chooses."""

    first: Piece
    rest: Run


@dataclass(frozen=True)
class EitherOr(Run):
    first: Piece
    rest: Run
    by_controller: bool = False  # who chooses


@dataclass(frozen=True)
class Pay(Deed):
    """Do the first in order to have the second."""

    cost: Run
    effect: Run


@dataclass(frozen=True)
class EitherOrPay(Deed):
    """One of them with a price."""

    first: Deed
    rest: Deed


@dataclass(frozen=True)
class PayEither(Deed):
    """One price, one of two effects."""

    cost: Run
    first: Run
    second: Run


@dataclass(frozen=True)
class PayWhen(Deed):
    """A price that may be paid at a certain moment."""

    cost: Run
    effect: Run
    when: Event


@dataclass(frozen=True)
class PayIf(Deed):
    """A price that may be paid only if something is so."""

    cost: Run
    fact: Fact
    effect: Run
