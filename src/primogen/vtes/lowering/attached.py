"""What lies on him whose text it is, and cards of a hand that are spoken of in the same words."""

from __future__ import annotations

from primogen.vtes.compiler import surface as s
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.traits_of_cards import LiesOnThis, LostLife
from primogen.vtes.lowering.piles import lies_elsewhere
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Asked, Scope, narrow, of_kind, ref
from primogen.vtes.rules import words as w


@narrow.register
def _(post: s.AttachedTo, asked: Asked) -> None:
    """ "Each equipment attached to him"."""
    if post.who != s.It():
        raise unknown(post.who, "with something attached")
    asked.traits.append(LiesOnThis())


@narrow.register
def _(post: s.EmployedBy, asked: Asked) -> None:
    """ "An animal retainer employed by this vampire"."""
    if not isinstance(post.who, s.This) or ref(post.who, Scope()) != THIS:
        raise unknown(post.who, "with a retainer")
    asked.traits.append(LiesOnThis())


@narrow.register
def _(post: s.FewerLife, asked: Asked) -> None:
    """ "An ally who has fewer life than its starting life"."""
    asked.traits.append(LostLife())


def attached(whose: s.Theirs, at: Scope) -> Group:
    """ "One of her retainers": of those on the minion whose text it is."""
    if not isinstance(whose.of, s.Their) or not at.is_minion:
        raise unknown(whose.of, "as a cost")
    found = of_kind(whose.kind)
    return Group((w.ON_CARD,), ANYONES, (*found.traits, LiesOnThis()))


def is_of_hand(who: s.Who) -> bool:
    return isinstance(who, s.Some) and lies_elsewhere(who.kind)
