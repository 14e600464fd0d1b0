"""What the text of a card says of its type, Disciplines, clan and title is what its columns say."""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler import lexicon, surface
from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.surface import Keyword, Level, Sentence

TYPE_WORDS: Final = {
    Keyword.MASTER: ("Master",),
    Keyword.TRIFLE: ("Master",),
    Keyword.OUT_OF_TURN: ("Master",),
    Keyword.EQUIPMENT: ("Equipment", "Action", "Combat", "Political Action"),
    Keyword.ARCHETYPE: ("Master",),
    Keyword.ALLY: ("Ally",),
    Keyword.RETAINER: ("Retainer",),
    Keyword.GEHENNA: ("Event",),
}
OUTSIDE_MODES: Final = ("reflex", "merged", "flight")
UNLISTED: Final = ("str", "mal", "fli")


def column_fault(card: Card, levels: tuple[Level, ...]) -> str:
    """Where text and columns contradict each other, or nothing."""
    for level in levels:
        faults = (icon_fault(card, level), *(sentence_fault(card, sentence) for sentence in level.sentences))
        for fault in faults:
            if fault:
                return fault
    headings = [n for level in levels for n in level.sentences if isinstance(n, surface.Heading | surface.HeadingSlave)]
    return "no sect" if "Vampire" in card.types and card.crypt and not headings else ""


def icon_fault(card: Card, level: Level) -> str:
    icons = {lexicon.DISCIPLINES.get(name.lower(), "?") for name in card.disciplines}
    for need in level.needs:
        if not card.crypt and need.discipline not in icons and need.discipline not in UNLISTED:
            return f"[{need.discipline}] is not in the Discipline column"
    for mode in level.mode.split(" / ") if level.mode else ():
        if mode not in OUTSIDE_MODES and mode.title() not in card.types:
            return f"[{mode}] is not in the type column"
    return ""


def sentence_fault(card: Card, node: Sentence) -> str:
    match node:
        case surface.Keywords(words):
            return keyword_fault(card, words)
        case surface.KeywordsOf(first, words):
            return keyword_fault(card, (first, *words))
        case surface.Body() if not {"Ally", "Retainer"} & set(card.types):
            return "life, but neither ally nor retainer"
        case surface.ReferendumEffect() if "Political Action" not in card.types:
            return "a referendum, but no political action"
        case surface.Heading():
            return heading_fault(card, node)
        case surface.Votes(number) if card.crypt and not card.title.startswith(str(number)):
            return f"title column {card.title or 'empty'}"
    return ""


def keyword_fault(card: Card, words: tuple[Keyword, ...]) -> str:
    for word in words:
        if word in TYPE_WORDS and not set(TYPE_WORDS[word]) & set(card.types):
            return f"{word.value} is not the type column"
    return ""


def heading_fault(card: Card, heading: surface.Heading) -> str:
    title = heading.title.name if heading.title else ""
    if title != card.title.lower() and not card.title[:1].isdigit():
        return f"title column {card.title or 'empty'}"
    if heading.advanced and not card.advanced:
        return "advanced column"
    if heading.clan and heading.clan.name not in (clan.lower() for clan in card.clans):
        return "clan column"
    return ""
