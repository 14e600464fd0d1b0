"""Which sentences happen when the card is played, which when its referendum passes, which hold while it is in play.

The text does not say so; its order does. What a card is and who may use it stays with the playing. After "put this card
on ..." or "in play", conditions, abilities and facts are the card's own text there; plain orders are still part of
playing it. What is printed on equipment, allies, retainers, events, locations and crypt cards holds while they are in
play.
"""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler import surface
from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.surface import Level, Sentence, Statement
from primogen.vtes.compiler.trees import nodes

PERMANENT: Final = {"Equipment", "Ally", "Retainer", "Event", "Vampire", "Imbued", "Power"}
PUTTING: Final = (
    *(surface.PutOn, surface.PutOnEither, surface.PutOnWith),
    *(surface.PutInPlay, surface.PutTitle, surface.PutTitleNamed),
)
BEING_PUT: Final = (surface.BePut, surface.BePutInPlay, surface.BePutTitle, surface.BePutTitleNamed)
THIS_CARD: Final = surface.This(surface.Core((), surface.Common(surface.Word.CARD)))
LATER: Final = (surface.EachTime, surface.WhenFact, surface.AfterFact, surface.DuringPhase)
VOTING: Final = (surface.Span.THIS_REFERENDUM, surface.Span.THAT_REFERENDUM, surface.Span.A_REFERENDUM)


TEXT: Final = (
    Statement,
    surface.Sequence,
    surface.WhereX,
    surface.Otherwise,
    surface.WithStrikeEach,
    surface.WeaponStrike,
    surface.LessDamage,
    surface.OnlyBurnWith,
    surface.DirectedThen,
)


def puts_itself(sentence: Sentence) -> bool:
    for node in nodes(sentence):
        if isinstance(node, PUTTING) and node.card == THIS_CARD:
            return True
        if (
            isinstance(node, surface.Does)
            and node.who == THIS_CARD
            and any(isinstance(n, BEING_PUT) for n in nodes(node))
        ):
            return True
    return False


def is_order(sentence: Sentence) -> bool:
    """Told once, at once: "unlock this vampire", but not "burn this card if it has no counters"."""
    if not isinstance(sentence, surface.Do):
        return False
    return not any(isinstance(node, LATER) for node in nodes(sentence))


def is_permanent(card: Card, levels: tuple[Level, ...]) -> bool:
    if PERMANENT & set(card.types) and len(card.types) == 1:
        return True
    sentences = [sentence for level in levels for sentence in level.sentences]
    words = {n for each in sentences if isinstance(each, surface.Keywords | surface.KeywordsOf) for n in nodes(each)}
    if "Master" not in card.types or not {surface.Keyword.LOCATION, surface.Keyword.TROPHY} & words:
        return False
    return not any(puts_itself(sentence) for sentence in sentences)


class Sorter:
    """Goes through a card in order and files each sentence."""

    def __init__(self, permanent: bool) -> None:
        self.permanent = permanent
        self.put = False  # the card has put itself somewhere

    def level(self, level: Level) -> Level:
        self.put = self.put and not level.needs
        self.called = False
        filed: dict[str, list[Sentence]] = {"sentences": [], "passed": [], "standing": []}
        for sentence in level.sentences:
            room = self.room(sentence)
            filed[room].append(sentence)
            if room != "standing":
                self.put = self.put or puts_itself(sentence)
        rooms = {room: tuple(sentences) for room, sentences in filed.items()}
        return Level(level.needs, level.mode, **rooms)

    def room(self, sentence: Sentence) -> str:
        if isinstance(sentence, surface.ReferendumEffect):
            self.called = True
            return "passed"
        about_votes = any(isinstance(node, surface.Span) and node in VOTING for node in nodes(sentence))
        if not isinstance(sentence, TEXT) or (self.called and about_votes):
            return "sentences"
        if self.permanent or (self.put and not is_order(sentence)):
            return "standing"
        return "passed" if self.called else "sentences"


def scoped(card: Card, levels: tuple[Level, ...]) -> tuple[Level, ...]:
    sorter = Sorter(is_permanent(card, levels))
    return tuple(sorter.level(level) for level in levels)
