"""Who a card in play lies on, by what is said of him: "this Ravnos", "the bearer with Auspex"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.traits import HasStat
from primogen.vtes.lowering.nouns import discipline_called
from primogen.vtes.lowering.whiles import provided
from primogen.vtes.lowering.who import of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import BASIC, SUPERIOR

BEARER: Final = s.TheThing(s.Definite.BEARER)
IN_PLAY: Final = (w.READY, w.TORPOR)
MINIONS: Final = (s.Common(s.Word.MINION), s.Common(s.Word.VAMPIRE))
ANYBODY: Final = RefFits(THIS, Group(IN_PLAY, ANYONES))
Told = s.Does | s.Can | s.CanAs | s.Cannot


def bearer(who: s.Who) -> Condition | None:
    """What must be so of who bears it, that the sentence holds for him; None, if it speaks of somebody else."""
    if isinstance(who, s.BearerWith):
        level = SUPERIOR if who.superior else BASIC
        trait = HasStat(discipline_called(who.discipline.name), level)
        return RefFits(THIS, Group(IN_PLAY, ANYONES, (trait,)))
    if isinstance(who, s.TheOf) and len(who.kind.posts) == 1 and is_this_card(who.kind.posts[0]):
        return being(who.kind.cores)
    if isinstance(who, s.This) and (isinstance(who.core.noun, s.OfClan | s.OfSect) or who.core.qualities):
        if who.core.noun in MINIONS or isinstance(who.core.noun, s.OfClan | s.OfSect):
            return being(s.Only(who.core))
    return None


def is_this_card(post: s.Post) -> bool:
    return isinstance(post, s.WithThis) and isinstance(post.who, s.This) and post.who.core.noun not in MINIONS


def being(cores: s.Cores) -> Condition:
    traits = of_kind(s.Kind(cores, ())).traits
    return RefFits(THIS, Group(IN_PLAY, ANYONES, traits)) if traits else ANYBODY


def of_bearer(sentence: s.Node) -> tuple[s.Node, Condition | None]:
    """The same sentence about "the bearer", and what is asked of him besides."""
    if not isinstance(sentence, Told):
        return sentence, None
    asked = bearer(sentence.who)
    return (sentence, None) if asked is None else (replace(sentence, who=BEARER), asked)


def so_far(found: list[Ability], asked: Condition | None) -> list[Ability]:
    return found if asked in (None, ANYBODY) else [provided(each, asked) for each in found if asked is not None]
