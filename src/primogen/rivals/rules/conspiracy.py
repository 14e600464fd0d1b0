"""Conspiracies on the table: showing, contributing, resolving. Traps resolve the same way: see trap.py."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import IF_OPEN, UNASKED, Decision, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import discard, reveal
from primogen.rivals.rules.atoms.prestige import stake_from_supply
from primogen.rivals.rules.atoms.rows import has_row, held_by, note_chance, note_contributor, note_shown
from primogen.rivals.rules.atoms.showing import hide, show
from primogen.rivals.rules.deals import KEEP_YOUR_WORD, WILL_CONTRIBUTE, has_promised
from primogen.rivals.rules.frame_kinds import CONTRIBUTION, RESOLVING_CARD, SHOWING
from primogen.rivals.rules.legality import has_clan, why_barred
from primogen.rivals.rules.reading import call_text
from primogen.rivals.rules.switches.conspiracies import (
    AT_ONCE,
    BY_COLOUR,
    EVERY_TIME,
    FIRST_TIME,
    PERMISSION,
    PROTECTION,
    SHOWN_ADD,
)
from primogen.rivals.rules.switches.playing import PLACING_IS, PLAYING_IT
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ADD_PRESTIGE,
    ALLOW,
    CONSPIRACY,
    CONTRIBUTE,
    DECLINE,
    FACE_DOWN_CARDS,
    FORBID,
    NO_CLAN,
    PLAYS,
    RESOLVE_CARD,
    RESOLVES,
    SHOW,
    TABLED,
    ZONES,
)

LAST_PRESTIGE: Final = Refusal("RV-ABIL-10", "last-prestige")
ALREADY_SHOWN: Final = Refusal("RV-CONSP-06", "already-shown")
HAD_THEIR_CHANCE: Final = Refusal("RV-CONSP-08", "had-their-chance")
TOO_LITTLE_ON_IT: Final = Refusal("RV-CONSP-12", "too-little-on-it")
NO_CLAN_TO_RESOLVE: Final = Refusal("RV-ACT-33", "no-clan-to-resolve")
NO_DISCIPLINE_TO_RESOLVE: Final = Refusal("RV-ACT-33", "no-discipline-to-resolve")
NO_TARGET_TO_RESOLVE: Final = Refusal("RV-CONSP-15", "no-target-to-resolve")
NOT_A_CONSPIRACY: Final = Refusal("RV-TRAP-03", "not-a-conspiracy")


def face_down_cards(g: Table, seat: Seat) -> list[Card]:
    """Conspiracies and Traps this seat has on the table."""
    return [card for card in g.piles[seat * ZONES + TABLED] if g.face_down[card] and g.has_word(card, FACE_DOWN_CARDS)]


def prestige_on(g: Table, card: Card) -> int:
    return held_by(g.stakes, card)


def why_not_show(g: Table, card: Card, foe: Seat) -> Refusal | None:
    """RV-CONSP-04, -06, RV-TRAP-03; R20-CON-02: who has seen it may add to it, so once is enough."""
    if not g.has_word(card, CONSPIRACY):
        return NOT_A_CONSPIRACY
    rows = g.added if g.switches[SHOWN_ADD] == AT_ONCE else g.shown_to
    return ALREADY_SHOWN if has_row(rows, card, foe) else None


def why_not_add(g: Table, seat: Seat, card: Card) -> Refusal | None:
    """RV-CONSP-07, -08, RV-ABIL-10."""
    if has_row(g.added, card, seat):
        return HAD_THEIR_CHANCE
    return None if g.prestige[seat] > 1 else LAST_PRESTIGE


def why_not_reveal(g: Table, seat: Seat, card: Card) -> Refusal | None:
    """RV-CONSP-12, -15, RV-ACT-33."""
    face, barred = g.face(card), why_barred(g, card)
    if barred is not None:
        return barred  # R226-PLY-03
    if prestige_on(g, card) < face.needs_prestige:
        return TOO_LITTLE_ON_IT
    if face.clan != NO_CLAN and not has_clan(g, seat, face.clan):
        return NO_CLAN_TO_RESOLVE
    if face.needs_discipline and not any(value(g, who, face.needs_discipline) for who in g.coterie(seat)):
        return NO_DISCIPLINE_TO_RESOLVE
    if face.text is not None and not face.text.has_target(g, scope(seat, card, NONE)):
        return NO_TARGET_TO_RESOLVE
    return None


def protects(g: Table, card: Card) -> bool:
    """R20-CON-06, R226-CON-07: those whose Prestige lies on it. RV-CONSP-16: whomever its text spares."""
    return g.switches[PROTECTION] == BY_COLOUR and g.has_word(card, CONSPIRACY)


def offer_face_down_cards(g: Table, seat: Seat, decision: Decision) -> None:
    for card in face_down_cards(g, seat):
        for foe in g.foes(seat):
            decision.offer_unless(why_not_show(g, card, foe), SHOW, card, foe)
        decision.offer_unless(why_not_add(g, seat, card), ADD_PRESTIGE, card)
        if g.has_word(card, CONSPIRACY):
            decision.offer_unless(why_not_reveal(g, seat, card), RESOLVE_CARD, card)


def add_prestige(g: Table, seat: Seat, card: Card) -> None:
    note_chance(g, card, seat)
    note_contributor(g, card, seat)
    stake_from_supply(g, seat, card, 1)


CARD: Final = 0
SEAT: Final = 1


class Showing(Procedure[Table]):
    """RV-CONSP-04 to -06: a foe looks at it, and may contribute at once or not this turn."""

    kind = SHOWING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return SHOWING_STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.cells[CARD])

    def show_it(self, g: Table) -> None:
        card, foe = self.cells[CARD], self.cells[SEAT]
        show(g, card, foe)
        note_shown(g, card, foe)
        tell(g, "shows", g.controller[card], card, number=foe)

    def may_contribute(self, g: Table, chosen: Chosen) -> Asks:
        card, foe = self.cells[CARD], self.cells[SEAT]
        if chosen != UNASKED:
            if g.switches[SHOWN_ADD] == AT_ONCE:  # R20-CON-03: otherwise later in that turn, too
                note_chance(g, card, foe)
            if verb_of(chosen) == CONTRIBUTE:
                add_prestige(g, foe, card)
            return None
        decision = g.ask(foe, "contribute", "RV-CONSP-05", IF_OPEN, card)
        able = g.prestige[foe] > 1
        bound = bool(g.deals) and able and has_promised(g, foe, WILL_CONTRIBUTE, g.controller[card])
        decision.offer_unless(None if able else LAST_PRESTIGE, CONTRIBUTE, card)
        decision.offer_unless(KEEP_YOUR_WORD if bound else None, DECLINE, card)
        return decision

    def put_back(self, g: Table) -> None:
        hide(g, self.cells[CARD], self.cells[SEAT])
        self.done()


SHOWING_STEPS: Final = (acts(Showing.show_it), asks(Showing.may_contribute), acts(Showing.put_back))


class Contribution(Procedure[Table]):
    """RV-CONSP-09 to -11: a player shown it before adds 1 of their own accord, the first time by permission."""

    kind = CONTRIBUTION

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return self.with_permission(g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.cells[CARD])

    def with_permission(self, g: Table, chosen: Chosen) -> Asks:
        card, foe = self.cells[CARD], self.cells[SEAT]
        if chosen == UNASKED and must_ask(g, card, foe):
            decision = g.ask(g.controller[card], "allow", "RV-CONSP-10", about=card)
            decision.offer(ALLOW, card, foe)
            decision.offer(FORBID, card, foe)
            return decision
        if chosen == UNASKED or verb_of(chosen) == ALLOW:
            add_prestige(g, foe, card)
        else:
            note_chance(g, card, foe)
        self.done()
        return None


def must_ask(g: Table, card: Card, foe: Seat) -> bool:
    """RV-CONSP-10; R226-CON-04: also those who have contributed; R20-CON-03: nobody."""
    if g.switches[PERMISSION] == FIRST_TIME:
        return not has_row(g.contributors, card, foe)
    return g.switches[PERMISSION] == EVERY_TIME


def may_contribute_now(g: Table, seat: Seat) -> list[Card]:
    """RV-CONSP-07, -09: in a turn of the controller after it was shown."""
    if g.prestige[seat] <= 1 or g.active == seat:
        return []
    return [
        card
        for card in face_down_cards(g, g.active)
        if g.has_word(card, CONSPIRACY) and has_row(g.shown_to, card, seat) and not has_row(g.added, card, seat)
    ]


class ResolvingCard(Procedure[Table]):
    """Turned up, carried out, and discarded: RV-CONSP-12 to -17."""

    kind = RESOLVING_CARD

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return RESOLVING_STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.cells[CARD])

    def turn_up(self, g: Table) -> None:
        reveal(g, self.cells[CARD])

    def carry_out(self, g: Table) -> None:
        call_text(g, self.cells[CARD], NONE, self.cells[2], self.cells[3])

    def resolved(self, g: Table) -> None:
        """RV-CONSP-17: what lies on it goes to the general supplies. R226-PLY-02: now it is played."""
        if g.switches[PLACING_IS] != PLAYING_IT:
            happened(g, PLAYS, self.cells[SEAT], self.cells[CARD])
        happened(g, RESOLVES, self.cells[SEAT], self.cells[CARD], number=self.sole_contributor(g))

    def put_away(self, g: Table) -> None:
        """Who has won is asked when the action is complete, in the midst of which a Trap may spring: RV-WIN-08."""
        if g.zone[self.cells[CARD]] == TABLED:
            discard(g, self.cells[CARD])
        self.done()

    def sole_contributor(self, g: Table) -> int:
        rows = g.contributors
        given = {rows[at + 1] for at in range(0, len(rows), 2) if rows[at] == self.cells[CARD]}
        return int(given == {self.cells[SEAT]})


RESOLVING_STEPS: Final = (
    acts(ResolvingCard.turn_up),
    acts(ResolvingCard.carry_out),
    acts(ResolvingCard.resolved),
    acts(ResolvingCard.put_away),
)


def resolve_card(card: Card, seat: Seat, that: Card = NONE, by: Card = NONE) -> ResolvingCard:
    return ResolvingCard([card, seat, that, by])


def show_to(chosen: Chosen) -> Showing:
    return Showing([card_of(chosen), number_of(chosen)])
