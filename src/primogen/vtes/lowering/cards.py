"""Kinds of library cards, as other cards speak of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.ids import NONE
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.cards import Cards
from primogen.vtes.lowering.nouns import KINDS, WORDS, clan_called, discipline_called
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import ADJECTIVE_WORDS
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import NO_CLAN

TYPES: Final[dict[s.CardType, Cards]] = {
    s.CardType.ACTION: Cards((w.ACTION,)),
    s.CardType.ACTION_MODIFIER: Cards(played_as=w.ACTION_MODIFIER),
    s.CardType.REACTION: Cards(played_as=w.REACTION),
    s.CardType.COMBAT: Cards(played_as=w.COMBAT),
    s.CardType.POLITICAL_ACTION: Cards((w.POLITICAL_ACTION,)),
    s.CardType.EQUIPMENT: Cards((w.EQUIPMENT,)),
    s.CardType.ALLY: Cards((w.ALLY,)),
    s.CardType.RETAINER: Cards((w.RETAINER,)),
    s.CardType.FRENZY: Cards(word=w.FRENZY),
    s.CardType.MASTER: Cards((w.MASTER,)),
    s.CardType.EVENT: Cards((w.EVENT,)),
    s.CardType.MINION: Cards(w.MINION_CARDS),
}
SORTS: Final = {s.Sort.ELECTRONIC: w.ELECTRONIC, s.Sort.VEHICLE: w.VEHICLE, s.Sort.WEAPON: w.WEAPON}
COMPANY: Final = (w.ALLY, w.RETAINER)


def cards(kind: s.Kind) -> list[Cards]:
    """ "Cards requiring ...", "weapons", "allies and retainers"."""
    cores = kind.cores
    if isinstance(cores, s.AndKinds | s.Or) and not cores.first.qualities and not cores.second.qualities:
        found = [*core_cards(cores.first), *core_cards(cores.second)]
    elif isinstance(cores, s.Only):
        found = core_cards(cores.core)
    else:
        raise unknown(cores, "of cards")
    for post in kind.posts:
        found = [narrowed(each, post) for each in found]
    return found


def core_cards(core: s.Core) -> list[Cards]:
    found = noun_cards(core.noun)
    for quality in core.qualities:
        if isinstance(quality, s.NotOfSort) and quality.sort in SORTS:
            found = [replace(each, without=each.without | SORTS[quality.sort]) for each in found]
            continue
        if not (isinstance(quality, s.Being) and quality.quality in ADJECTIVE_WORDS):
            raise unknown(quality, "of cards")
        found = [with_word(each, ADJECTIVE_WORDS[quality.quality]) for each in found]
    return found


def noun_cards(noun: s.Noun) -> list[Cards]:
    if isinstance(noun, s.CardOf) and noun.type in TYPES:
        return [TYPES[noun.type]]
    if isinstance(noun, s.DisciplineCard):
        return [Cards(discipline=discipline_called(noun.discipline.name))]
    if isinstance(noun, s.Common):
        if noun.word == s.Word.CARD:
            return [Cards()]
        if noun.word in KINDS and KINDS[noun.word] in (w.ALLY, w.RETAINER, w.EQUIPMENT):
            return [Cards((KINDS[noun.word],))]
        if noun.word in WORDS and WORDS[noun.word] & (EQUIPMENT_WORDS | CREATURES):
            return [Cards((w.EQUIPMENT,) if WORDS[noun.word] & EQUIPMENT_WORDS else COMPANY, word=WORDS[noun.word])]
    raise unknown(noun, "of cards")


EQUIPMENT_WORDS: Final = w.WEAPON | w.MELEE | w.GUN | w.VEHICLE
CREATURES: Final = w.ANIMAL | w.MORTAL | w.GHOUL | w.MAGE | w.WEREWOLF | w.WRAITH | w.ZOMBIE | w.DEMON | w.CHANGELING


def with_word(found: Cards, word: int) -> Cards:
    if found.word:
        raise unknown(found, "of two words")
    return replace(found, word=word)


def narrowed(found: Cards, post: s.Post) -> Cards:
    if isinstance(post, s.RequiringDiscipline) and found.discipline == NONE:
        return replace(found, discipline=discipline_called(post.discipline.name))
    if isinstance(post, s.RequiringEither) and found.discipline == NONE:
        both = (discipline_called(post.first.name), discipline_called(post.second.name))
        return replace(found, discipline=both[0], or_discipline=both[1])
    if isinstance(post, s.RequiringKind) and isinstance(post.who, s.Some) and found.clan == NO_CLAN:
        cores = post.who.kind.cores
        if isinstance(cores, s.Only) and isinstance(cores.core.noun, s.OfClan) and not cores.core.qualities:
            return replace(found, clan=clan_called(cores.core.noun.clan.name))
    if isinstance(post, s.CalledName) and not found.name:
        return replace(found, name=post.card.name)
    if isinstance(post, s.ChangingBleed):
        return replace(found, redirecting=1)
    if isinstance(post, s.AlliesAndRetainers) and found.kinds == COMPANY:
        return found
    raise unknown(post, "of cards")
