"""Words for what a card may be. A group is narrowed by them: `your_coterie & wounded`; `card_is` asks of one card."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import traits as t
from primogen.rivals.language.nouns import Affiliation, AnyStat, AttackType, Being, Kind, Ref, Word

wounded: Final = t.Wounded()
readied: Final = t.IsReady()
exhausted: Final = t.IsExhausted()
face_down: Final = t.IsFaceDown()
afflicted: Final = t.Afflicted()
below_maximum_blood: Final = t.NotAtMaximumBlood()
of_lowest_potency: Final = t.LowestPotency()
of_any_clan: Final = t.HasAClan()
with_a_new_discipline: Final = t.BringsNewDiscipline()
able_to_enter_play: Final = t.MayEnterPlay()
a_character: Final = t.IsCharacter()
a_character_card: Final = t.IsCharacterCard()
a_library_card: Final = t.IsLibraryCard()
a_city_mortal: Final = t.IsCityMortal()
an_antagonist_or_monster: Final = t.IsAntagonistOrMonster()


def being(kind: Being) -> t.IsBeing:
    return t.IsBeing(kind)


def of_kind(kind: Kind) -> t.IsKind:
    return t.IsKind(kind)


def with_word(word: Word) -> t.HasWord:
    return t.HasWord(word)


def with_either_word(first: Word, second: Word) -> t.HasWord:
    return t.HasWord(first | second)


def with_both_words(first: Word, second: Word) -> t.HasWords:
    return t.HasWords(first | second)


def an_attack_card(*types: AttackType) -> t.IsAttackCard:
    return t.IsAttackCard(types)


def of_clan(*clans: Affiliation) -> t.OfClan:
    return t.OfClan(clans)


def has(stat: AnyStat, least: int = 1) -> t.Has:
    """A Discipline, a keyword, or at least so much of a value."""
    return t.Has(stat, least)


def other_than(ref: Ref) -> t.Other:
    return t.Other(ref)


def with_prestige(least: int) -> t.WithPrestige:
    return t.WithPrestige(least)


def with_your_prestige(least: int) -> t.WithYourPrestige:
    return t.WithYourPrestige(least)
