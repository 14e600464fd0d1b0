"""Words for what a card may be. A group is narrowed by them: `your_coterie & wounded`; `card_is` asks of one card."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount
from primogen.rivals.language import traits as t
from primogen.rivals.language.attached import AttachedTo, Bears, BearsMany, FightsWith, IsCurse, IsPrey, MayLieOn
from primogen.rivals.language.holding import BY_ANY_CARD, Held
from primogen.rivals.language.icons import RELENTLESS, Named, Shows, SpeaksOf
from primogen.rivals.language.nouns import (
    NO_CLAN,
    OF_ANY_COLOUR,
    REACTION,
    TITLE,
    Affiliation,
    AnyStat,
    AnyToken,
    AttackType,
    Being,
    Colour,
    Icon,
    Kind,
    Ref,
    Word,
)

wounded: Final[t.Wounded] = t.Wounded()
readied: Final[t.IsReady] = t.IsReady()
exhausted: Final = ~readied
face_down: Final[t.IsFaceDown] = t.IsFaceDown()
afflicted: Final[t.Afflicted] = t.Afflicted()
at_maximum_blood: Final[t.AtMaximumBlood] = t.AtMaximumBlood()
with_a_new_discipline: Final[t.BringsNewDiscipline] = t.BringsNewDiscipline()
of_your_rival: Final = t.OfPlayer(t.YOUR_RIVAL)
of_its_coterie: Final = t.OfPlayer(t.THIS_ONES_PLAYER)
tagged_by_you: Final = t.OfPlayer(t.TAGGED_BY_YOU)
of_active_player: Final = t.OfPlayer(t.ACTIVE_PLAYERS)
with_relentless: Final = Shows(RELENTLESS)
at_home: Final[t.AtHome] = t.AtHome()
a_curse: Final = IsCurse()
a_leader: Final[t.IsLeader] = t.IsLeader()
a_character: Final[t.IsCharacter] = t.IsCharacter()
a_character_card: Final[t.IsCharacterCard] = t.IsCharacterCard()
prey: Final[IsPrey] = IsPrey()
a_wraith: Final[t.IsWraith] = t.IsWraith()
a_library_card: Final[t.IsLibraryCard] = t.IsLibraryCard()


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


def named(called: str) -> Named:
    return Named(called)


def an_attack_card(*types: AttackType) -> t.IsAttackCard:
    return t.IsAttackCard(types)


def a_reaction_card(*types: AttackType) -> t.IsAttackCard:
    """That answers one of these; of none, the type just named."""
    return t.IsAttackCard(types, REACTION)


def a_card_of(*types: AttackType) -> t.IsAttackCard:
    """An Attack card or a Reaction, of one of these types."""
    return t.IsAttackCard(types, t.IN_A_FIGHT)


def fights_with(trait: t.Trait) -> FightsWith:
    """It has played such a card in what is under way."""
    return FightsWith(trait)


def of_clan(*clans: Affiliation) -> t.OfClan:
    return t.OfClan(clans)


of_any_clan: Final = ~of_clan(NO_CLAN)


def has(stat: AnyStat, least: int = 1) -> t.Has:
    """A Discipline, a keyword, or at least so much of a value."""
    return t.Has(stat, least)


def has_exactly(stat: AnyStat, number: int) -> t.Has:
    return t.Has(stat, number, t.EXACTLY)


def has_more(stat: AnyStat, than: Amount) -> t.Has:
    """Than that amount."""
    return t.Has(stat, over=than)


def lowest(stat: AnyStat) -> t.Extreme:
    """In its coterie."""
    return t.Extreme(t.LOWEST, stat)


def highest(stat: AnyStat, like: t.Trait | None = None) -> t.Extreme:
    """In its coterie; of those there that are like this."""
    return t.Extreme(t.HIGHEST, stat, like)


def highest_of_all(stat: AnyStat) -> t.Extreme:
    """In all coteries together."""
    return t.Extreme(t.HIGHEST, stat, within=t.ALL_COTERIES)


def is_card(ref: Ref) -> t.IsIt:
    """The very card spoken of."""
    return t.IsIt(ref)


def with_tokens(least: int, token: AnyToken, colour: Colour = OF_ANY_COLOUR) -> t.WithTokens:
    """At least so many on it."""
    return t.WithTokens(token, colour, least)


def with_at_most(most: int, token: AnyToken) -> t.WithTokens:
    """ "... with 0-2 tokens on it"."""
    return t.WithTokens(token, OF_ANY_COLOUR, most, t.AT_MOST)


def held_by(ref: Ref) -> Held:
    """It belongs to that card without leaving its place."""
    return Held(ref)


unattached: Final = ~Held(BY_ANY_CARD)


def bears(trait: t.Trait) -> Bears:
    """A card of that trait is attached to it."""
    return Bears(trait)


def bears_at_least(least: int, *traits: t.Trait) -> BearsMany:
    """So many attachments, of these traits."""
    return BearsMany(least, traits)


def bears_exactly(number: int) -> BearsMany:
    """So many attachments, neither more nor fewer."""
    return BearsMany(number, (), t.EXACTLY)


def may_lie_on(ref: Ref) -> MayLieOn:
    """You could attach it to that character."""
    return MayLieOn(ref)


def with_attachments_at_most(most: int) -> t.NotTrait:
    return ~BearsMany(most + 1, ())


def with_printed_icon(discipline: Icon) -> Shows:
    """Of a Library card: the icon stands on it."""
    return Shows(discipline)


def speaks_of(kind: Being) -> SpeaksOf:
    """It is one, or names them in its game text."""
    return SpeaksOf(kind)


def namesake_of(group: AttachedTo) -> Named:
    """Called as one of them is."""
    return Named(group)


titled: Final = bears(with_word(TITLE))
