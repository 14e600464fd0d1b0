"""Who acts, called by what the card requires of him: "put this card on the acting Anarch"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.vtes.compiler import surface as s
from primogen.vtes.compiler.trees import nodes
from primogen.vtes.lowering.levels import Reading
from primogen.vtes.lowering.nouns import clan_called
from primogen.vtes.lowering.seats import told_all

HIMSELF: Final = s.This(s.Core((), s.Common(s.Word.VAMPIRE)))


def is_required(noun: s.Noun, reading: Reading, clans: tuple[int, ...]) -> bool:
    if isinstance(noun, s.OfClan):
        return clan_called(noun.clan.name) in clans
    asked = [each.who for each in reading.sentences if isinstance(each, s.Requires)]
    cores = [who.kind.cores for who in asked if isinstance(who, s.Some)]
    return any(isinstance(each, s.Only) and each.core.noun == noun for each in cores)


def as_himself(reading: Reading, clans: tuple[int, ...]) -> Reading:
    """Of an action card, before it lies in play: he who plays it."""
    told = [each for each in nodes((reading.sentences, reading.passed)) if isinstance(each, s.The)]
    acting = [each for each in told if each.role == s.Role.ACTING and is_required(each.noun, reading, clans)]
    by: dict[s.Node, s.Node] = dict.fromkeys(acting, HIMSELF)
    if not by:
        return reading
    return replace(reading, sentences=told_all(reading.sentences, by), passed=told_all(reading.passed, by))
