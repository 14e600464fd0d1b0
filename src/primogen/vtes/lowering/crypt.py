"""Cards of the crypt: vampires, their advancements, and the imbued."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from primogen.vtes.compiler import surface as s
from primogen.vtes.compiler.printed import Card, all_cards
from primogen.vtes.lowering.levels import Reading, joined
from primogen.vtes.lowering.nouns import clan_called, sect_called, title_called, words_of
from primogen.vtes.lowering.standing import abilities
from primogen.vtes.lowering.unlowered import Unlowered, unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import NO_CLAN, NO_SECT, NO_TITLE, discipline
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.topics import BASIC, SUPERIOR

KINDS: Final = {("Vampire",): w.VAMPIRE, ("Imbued",): w.IMBUED}
MERGED: Final = "merged"


@dataclass
class Heading:
    """What is said of one before what he does."""

    words: int = w.UNIQUE
    sect: int = NO_SECT
    title: int = NO_TITLE
    city: str = ""
    slave_of: int = NO_CLAN
    circle: str = ""
    does: list[s.Sentence] = field(default_factory=list)


def crypt_card(card: Card, face: s.Face) -> Printed:
    if card.types not in KINDS:
        raise Unlowered(card.types[0])
    own, merged = parts(face)
    if own.passed or merged.passed:
        raise Unlowered("a referendum of the crypt")
    heading = headed((*own.sentences, *own.standing))
    when_merged = headed((*merged.sentences, *merged.standing))
    if when_merged != Heading(does=when_merged.does) or (when_merged.does and not card.advanced):
        raise Unlowered("another heading when merged")
    is_imbued = card.types == ("Imbued",)
    at = Scope(is_he=True)
    found = Printed(
        key=card.id,
        name=card.name,
        kind=KINDS[card.types],
        words=heading.words | (w.MORTAL if is_imbued else 0) | (w.ADVANCEMENT if card.advanced else 0),
        clans=(clan_called(card.clans[0]),),
        sect=heading.sect,
        capacity=int(card.capacity),
        life=int(card.capacity) if is_imbued else 0,
        group=int(card.group) if card.group.isdigit() else 0,
        disciplines=tuple(learned(sign) for sign in card.disciplines if sign != "-none-"),
        title=heading.title,
        city=heading.city,
        slave_of=heading.slave_of,
        circle=heading.circle,
        abilities=abilities(tuple(heading.does), at),
        merged=abilities(tuple(when_merged.does), at),
    )
    return replace(found, base=base_of(card)) if card.advanced else found


def parts(face: s.Face) -> tuple[Reading, Reading]:
    """What always holds, and what only when he is merged: VT-ADV-11."""
    if any(level.needs or level.mode not in ("", MERGED) for level in face.levels):
        raise Unlowered("more than one text")
    always = [level for level in face.levels if not level.mode]
    return joined(always), joined([level for level in face.levels if level.mode])


def headed(sentences: tuple[s.Sentence, ...]) -> Heading:
    found = Heading()
    for sentence in sentences:
        note(sentence, found)
    return found


def note(sentence: s.Sentence, found: Heading) -> None:
    if isinstance(sentence, s.Heading):
        found.sect = sect_called(sentence.sect.name)
        found.title = NO_TITLE if sentence.title is None else title_called(sentence.title.name)
        found.city = "" if sentence.city is None else sentence.city.name
    elif isinstance(sentence, s.HeadingSlave):
        found.sect, found.slave_of = sect_called(sentence.sect.name), clan_called(sentence.clan.name)
        found.words |= w.SLAVE
    elif isinstance(sentence, s.Keywords) and s.Keyword.NON_UNIQUE in sentence.words:
        note(s.Keywords(tuple(word for word in sentence.words if word != s.Keyword.NON_UNIQUE)), found)
        found.words &= ~w.UNIQUE
    elif isinstance(sentence, s.Keywords):
        found.words |= words_of(sentence.words)
    elif isinstance(sentence, s.SlaveOf):
        found.words |= w.SLAVE
        found.slave_of = clan_called(sentence.clan.name)
    elif isinstance(sentence, s.CircleOf):
        found.circle = sentence.city.name
    elif isinstance(sentence, s.Votes) or (isinstance(sentence, s.HasVotes) and isinstance(sentence.who, s.Self)):
        found.title = of_votes(sentence.number)
    elif isinstance(sentence, s.Does) and sentence.deed == s.Be(s.State.NOT_UNIQUE) and are_his_kind(sentence.who):
        found.words &= ~w.UNIQUE
    elif isinstance(sentence, s.Statement | s.Sequence):
        found.does.append(sentence)
    else:
        raise unknown(sentence, "of a vampire")


def are_his_kind(who: s.Who) -> bool:
    """All of his name."""
    if not isinstance(who, s.All) or not isinstance(who.kind.cores, s.Only):
        return False
    return isinstance(who.kind.cores.core.noun, s.OwnKinds)


def of_votes(number: int) -> int:
    return title_called(f"{number} vote{'s' if number > 1 else ''}")


def learned(sign: str) -> tuple[int, int]:
    return discipline(sign), SUPERIOR if sign.isupper() else BASIC


@cache
def bases() -> dict[tuple[str, str], str]:
    """Of every vampire that can be advanced, by name and group."""
    return {(card.name, card.group): card.id for card in all_cards() if card.crypt and not card.advanced}


def base_of(card: Card) -> str:
    """VT-ADV-01: the vampire of that name, and of the same group."""
    named = [key for (name, group), key in bases().items() if name == card.name and group in (card.group, "ANY")]
    if len(named) != 1:
        raise Unlowered("an advancement of nobody")
    return named[0]
