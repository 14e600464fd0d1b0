"""Cards that lie in a hand, a library or an ash heap: "a card in your hand requiring an Anarch"."""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler import surface as s
from primogen.vtes.language.groups import ANYONES, YOUR_PREYS, YOURS, Group
from primogen.vtes.language.traits import AllOf, AnyOf, Fits, HasWord, IsKind, OfClan, OfSect, Trait
from primogen.vtes.language.traits_of_cards import (
    AsksFor,
    AsksForDiscipline,
    Named,
    OfCrypt,
    OfLibrary,
    OfMinions,
    OfType,
)
from primogen.vtes.lowering.nouns import KINDS, WORDS, clan_called, discipline_called, sect_called
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import cores_of, noun_trait, quality_trait
from primogen.vtes.rules import words as w

ZONES: Final = {
    s.Zone.HAND: w.HAND,
    s.Zone.ASH_HEAP: w.ASH_HEAP,
    s.Zone.LIBRARY: w.LIBRARY,
    s.Zone.CRYPT: w.CRYPT,
    s.Zone.UNCONTROLLED_REGION: w.UNCONTROLLED,
}
TYPES: Final[dict[s.CardType, Trait]] = {
    s.CardType.MASTER: OfType(w.MASTER),
    s.CardType.ACTION: OfType(w.ACTION),
    s.CardType.ACTION_MODIFIER: OfType(w.ACTION_MODIFIER),
    s.CardType.REACTION: OfType(w.REACTION),
    s.CardType.COMBAT: OfType(w.COMBAT),
    s.CardType.POLITICAL_ACTION: OfType(w.POLITICAL_ACTION),
    s.CardType.EVENT: OfType(w.EVENT),
    s.CardType.EQUIPMENT: OfType(w.EQUIPMENT),
    s.CardType.ALLY: OfType(w.ALLY),
    s.CardType.RETAINER: OfType(w.RETAINER),
    s.CardType.LIBRARY: OfLibrary(),
    s.CardType.MINION: OfMinions(),
    s.CardType.CRYPT: OfCrypt(),
    s.CardType.VAMPIRE: OfType(w.VAMPIRE),
    s.CardType.WEAPON: HasWord(w.WEAPON),
}


def lies_elsewhere(kind: s.Kind) -> bool:
    """In no place of a minion: its words are those of a card."""
    return any(isinstance(post, s.In) and zone_of(post) in ZONES for post in kind.posts)


def zone_of(post: s.In) -> s.Zone | None:
    return post.place.zone if isinstance(post.place, s.ZoneOf) else None


def in_hand(kind: s.Kind) -> Group:
    """ "Discard a master card": of one's own hand."""
    return Group((w.HAND,), YOURS, traits_of(kind))


def pile(kind: s.Kind) -> Group:
    places = [post for post in kind.posts if isinstance(post, s.In)]
    if len(places) != 1 or not isinstance(places[0].place, s.ZoneOf) or places[0].place.zone not in ZONES:
        raise unknown(kind, "as cards")
    place = places[0].place
    rest = s.Kind(kind.cores, tuple(post for post in kind.posts if post is not places[0]))
    return Group((ZONES[place.zone],), owner(place.of), traits_of(rest))


def owner(of: s.Whose) -> int:
    if isinstance(of, s.Your):
        return YOURS
    if of == s.Of(s.TheThing(s.Definite.YOUR_PREY)):
        return YOUR_PREYS
    if of == s.Of(s.Some(s.Quantifier.ANY, s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), ()))):
        return ANYONES
    raise unknown(of, "as an owner")


def traits_of(kind: s.Kind) -> tuple[Trait, ...]:
    nouns = [noun_of(core.noun) for core in cores_of(kind.cores)]
    found = [] if None in nouns else [each for each in nouns if each is not None]
    qualities = [quality_trait(each) for each in cores_of(kind.cores)[0].qualities]
    posts = [post_of(post) for post in kind.posts]
    either = (found[0] if len(found) == 1 else AnyOf(tuple(found)),) if found else ()
    return (*either, *qualities, *posts)


def noun_of(noun: s.Noun) -> Trait | None:
    """None: any card."""
    if isinstance(noun, s.CardOf) and noun.type in TYPES:
        return TYPES[noun.type]
    if isinstance(noun, s.Common) and noun.word == s.Word.CARD:
        return None
    if isinstance(noun, s.OfClan):
        return AllOf((IsKind(w.VAMPIRE), OfClan(clan_called(noun.clan.name))))
    if isinstance(noun, s.Common) and noun.word in KINDS:
        return IsKind(KINDS[noun.word])
    if isinstance(noun, s.Common) and noun.word in WORDS:
        return HasWord(WORDS[noun.word])
    if isinstance(noun, s.OfClan):
        return noun_trait(noun)
    raise unknown(noun, "as a card")


def post_of(post: s.Post) -> Trait:
    if isinstance(post, s.CalledName):
        return Named(post.card.name)
    if isinstance(post, s.RequiringDiscipline):
        return AsksForDiscipline(discipline_called(post.discipline.name))
    if isinstance(post, s.RequiringKind) and isinstance(post.who, s.Some):
        core = cores_of(post.who.kind.cores)[0]
        if isinstance(core.noun, s.OfSect) and not core.qualities and not post.who.kind.posts:
            return AsksFor(Fits(OfSect(sect_called(core.noun.sect.name))))
    raise unknown(post, "of a card")
