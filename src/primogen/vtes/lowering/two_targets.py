"""Texts about two that are chosen: "move up to 3 blood from a vampire to a younger vampire of the same clan"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import ChooseNumber, Pay, Target
from primogen.kernel.effects import MUST, Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import BloodOn, Fixed, Within
from primogen.vtes.language.comparisons import IsOther, NotBearerOf, OfClanOf, YoungerThan
from primogen.vtes.language.costs import Exactly
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import FIRST, THAT
from primogen.vtes.language.traits import AllOf, BorneBy, IsKind, WithBlood
from primogen.vtes.language.verbs_counters import GainBlood
from primogen.vtes.language.verbs_crypt import MoveChosen
from primogen.vtes.language.verbs_hand import RemoveFromGame
from primogen.vtes.language.verbs_moving import MoveBetween, PutFirstOn
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.naming import NameSecond

YOUNGER_VAMPIRE: Final = s.Only(s.Core((s.Being(s.Adjective.YOUNGER),), s.Common(s.Word.VAMPIRE)))
SAME_CLAN: Final = s.Only(s.Core((s.Being(s.Adjective.SAME),), s.Common(s.Word.CLAN)))


def is_between_two(deed: s.MoveThings) -> bool:
    return all(isinstance(who, s.Some) and is_choice(who) for who in (deed.source, deed.to))


def moved_between(deed: s.MoveThings, at: Scope) -> Effect:
    """Both are named as the card is played; how much, as it is resolved."""
    what = deed.what
    if what.thing != s.Thing.BLOOD or what.per is not None or not isinstance(what.amount, s.UpTo):
        raise unknown(what, "with two choices")
    assert isinstance(deed.source, s.Some)
    found, most = group(deed.source, at), Within(BloodOn(FIRST), 0, what.amount.number)
    moved = ChooseNumber(0, most, MoveChosen(FIRST, THAT))
    return Target(replace(found, traits=(*found.traits, WithBlood())), NameSecond(younger_clansmen(deed.to), moved))


def younger_clansmen(who: s.Who) -> Group:
    """ "... a younger vampire of the same clan in your uncontrolled region": than the first, and of his."""
    if not isinstance(who, s.Some) or who.kind.cores != YOUNGER_VAMPIRE or len(who.kind.posts) != 1:
        raise unknown(who, "with two choices")
    post = who.kind.posts[0]
    if not isinstance(post, s.OfWhat) or not isinstance(post.who, s.TheOf) or post.who.kind.cores != SAME_CLAN:
        raise unknown(post, "with two choices")
    plain = s.Kind(s.Only(s.Core((), s.Common(s.Word.VAMPIRE))), post.who.kind.posts)
    return replace(of_kind(plain), traits=(IsKind(w.VAMPIRE), YoungerThan(FIRST), OfClanOf(FIRST)))


def removed_for_another(deed: s.Pay, at: Scope) -> Effect | None:
    """ "Remove a vampire in your uncontrolled region from the game to add 4 blood to another"; none, if it is not."""
    cost, then = deed.cost, deed.effect
    if not isinstance(cost, s.RemoveFromGame) or not isinstance(cost.who, s.Some) or not isinstance(then, s.Add):
        return None
    if not is_choice(cost.who) or then.to != s.Some(s.Quantifier.ANOTHER, cost.who.kind):
        return None
    among = of_kind(cost.who.kind)
    others = replace(among, traits=(*among.traits, IsOther(THAT)))
    given = GainBlood(Fixed(how_much(then.what, s.Thing.BLOOD)), THAT)
    return Target(among, Pay(Exactly(Fixed(1), others, RemoveFromGame(THAT), MUST), given), MUST)


def moved_to_another(deed: s.MoveCardBetween, at: Scope) -> Effect:
    """ "Move an animal retainer from a vampire you control to another vampire you control"."""
    card, source, to = deed.card, deed.source, deed.to
    if not isinstance(card, s.Some) or not isinstance(source, s.Some) or not is_choice(card) or not is_choice(source):
        raise unknown(card, "with two choices")
    if to != s.Some(s.Quantifier.ANOTHER, source.kind):
        raise unknown(to, "with two choices")
    lying, bearers = group(card, at), group(source, at)
    if lying.zones != (w.ON_CARD,) or bearers.whose != YOURS:
        raise unknown(card, "with two choices")
    borne = replace(lying, whose=YOURS, traits=(*lying.traits, BorneBy(AllOf(bearers.traits))))
    others = replace(bearers, traits=(*bearers.traits, NotBearerOf(FIRST)))
    return Target(borne, NameSecond(others, PutFirstOn(THAT)))


def between_any_two(deed: s.MoveBetween) -> Effect:
    """ "Move blood, equipment and/or retainers between any two ready vampires you control"."""
    if not isinstance(deed.who, s.Several) or deed.who.amount != s.AnyN(2):
        raise unknown(deed.who, "with two choices")
    found = of_kind(deed.who.kind)
    return Target(found, NameSecond(replace(found, traits=(*found.traits, IsOther(FIRST))), MoveBetween()))
