"""Tables that no game comes to: refused with words, unless a scenario says `anyway`."""

from __future__ import annotations

from collections.abc import Iterator

from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.blood import maximum_blood
from primogen.rivals.rules.playable import copies_in_play, is_in_torpor
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    AGENDA_CARD,
    ATTACHED,
    ATTACHMENTS,
    CITY,
    EVENT,
    GHOULISH,
    HAND,
    HAVEN_CARD,
    LIBRARY,
    MONSTER,
    MORTAL,
    PRINCE,
    STREETS,
    TABLED,
    UNIQUE,
    WRAITH,
)

CITY_KINDS = (EVENT, MONSTER, MORTAL, PRINCE)


def why_impossible(g: Table) -> str:
    """The first reason; empty if there is none."""
    return next((reason for found in REASONS for reason in found(g)), "")


def name_of(g: Table, card: Card) -> str:
    return g.face(card).name


def twice_in_play(g: Table) -> Iterator[str]:
    """RV-UNIQ-01, -03; Ghouls are not unique. A Title of somebody in torpor may be played again: RV-TITLE-10."""
    characters = [card for seat in range(g.seats()) for card in g.controlled(seat) if g.being(card) != GHOULISH]
    names = [name_of(g, card) for card in characters]
    for name in names:
        if names.count(name) > 1:
            yield f"{name} is in play twice, and characters are Unique (RV-UNIQ-03)"
    for card in range(len(g.zone)):
        if g.zone[card] in (ATTACHED, TABLED) and g.has_word(card, UNIQUE) and not is_in_torpor(g, card):
            if any(not is_in_torpor(g, other) for other in copies_in_play(g, card)):
                yield f"{name_of(g, card)} is in play twice, and is Unique (RV-UNIQ-01)"


def too_much_borne(g: Table) -> Iterator[str]:
    for seat in range(g.seats()):
        for host in g.controlled(seat):
            borne = sum(g.kind(card) != WRAITH for card in g.attachments(host))
            most = value(g, host, ATTACHMENTS)
            if borne > most:
                yield f"{name_of(g, host)} bears {borne} cards, and {most} is the most (RV-ATTACH-02)"


def wrong_blood(g: Table) -> Iterator[str]:
    for seat in range(g.seats()):
        for card in g.controlled(seat):
            if g.blood[card] > maximum_blood(g, card):
                yield f"{name_of(g, card)} has {g.blood[card]} Blood, and {maximum_blood(g, card)} is the most"
        for card in g.coterie(seat):
            if g.blood[card] < 1:
                yield f"{name_of(g, card)} has no Blood, and is not in torpor (RV-DEF-01)"


def wrong_places(g: Table) -> Iterator[str]:
    for seat in range(g.seats()):
        for zone, where in ((HAND, "hand"), (LIBRARY, "library")):
            for card in g.pile(seat, zone):
                if g.kind(card) in (*CITY_KINDS, HAVEN_CARD, AGENDA_CARD):
                    yield f"{name_of(g, card)} is no card for a {where}"
        for card, kind, what in (
            (g.haven_card[seat], HAVEN_CARD, "a Haven card"),
            (g.agenda_card[seat], AGENDA_CARD, "an Agenda card"),
        ):
            if card != NONE and g.kind(card) != kind:
                yield f"{name_of(g, card)} is not {what}"
        leader = g.leader[seat]
        if leader != NONE and leader not in g.controlled(seat):
            yield f"{name_of(g, leader)} cannot lead those of another player"
    for card in g.pile(CITY, STREETS):
        if g.kind(card) not in CITY_KINDS:
            yield f"{name_of(g, card)} is no card of the city"


def wrong_tags(g: Table) -> Iterator[str]:
    for card, seat in enumerate(g.tagger):
        if seat != NONE and g.kind(card) != MONSTER:
            yield f"{name_of(g, card)} is tagged, and is no Monster"


REASONS = (twice_in_play, too_much_borne, wrong_blood, wrong_places, wrong_tags)
