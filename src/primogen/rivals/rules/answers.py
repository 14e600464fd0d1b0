"""What the table asks of the rules: one class that points to where each answer is given."""

from __future__ import annotations

from primogen.kernel.decisions import Decision, card_of, number_of, option, verb_of
from primogen.kernel.frames import Frame
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import Part
from primogen.kernel.windows import Window
from primogen.rivals.rules.activating import activate, offer_relentless
from primogen.rivals.rules.atoms.clock import keep_agendas_up, turn_up_agenda
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.conspiracy import Contribution, may_contribute_now
from primogen.rivals.rules.deal_making import BREAKING_OFF, DealMaking, may_break_off
from primogen.rivals.rules.deals import may_propose
from primogen.rivals.rules.due import next_due
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.given import given, is_fixed
from primogen.rivals.rules.intel import help_at_hand, help_unasked
from primogen.rivals.rules.resting import VOCABULARIES, wake
from primogen.rivals.rules.roles import target_at
from primogen.rivals.rules.rulebook import Rules
from primogen.rivals.rules.seeing import deduced, public_counts, sees, visible
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.winning import concede
from primogen.rivals.rules.words import (
    ACTION_PHASE,
    ACTIVATE,
    BREAK_OFF,
    CONFLICT,
    CONTRIBUTE,
    DISCARD_FOR_INTEL,
    PROPOSE_DEAL,
    REVEAL_AGENDA,
    TARGET_AT,
)


class Answers(Rules):
    def given(self, g: Table, card: Card, stat: int, parts: list[Part] | None) -> int:
        return given(g, card, stat, parts)

    def next_due(self, g: Table) -> Frame:
        return next_due(g)

    def offer_in_window(self, g: Table, window: Window, decision: Decision) -> None:
        offer_relentless(g, decision.seat, decision)

    def act_in_window(self, g: Table, window: Window, seat: Seat, option: int) -> None:
        """RV-RELENT-03, -06: each once; who wants to use more than one answers their own."""
        window.had_its_chance(g, seat)
        activate(g, number_of(option), seat)

    def picked(self, g: Table, card: Card, besides: list[Card]) -> Card:
        return leave_hand(g, card, besides)

    def interjections(self, g: Table, seat: Seat) -> list[int]:
        """RV-AGENDA-01; RV-ATK-22; RV-CONSP-09; RV-DEAL-01."""
        found: list[int] = []
        if g.agenda_card[seat] != NONE and not g.agenda_up[seat]:
            found.append(option(REVEAL_AGENDA, g.agenda_card[seat]))
        found.extend(help_at_hand(g, seat))
        if g.frames and g.frames[-1].kind == ACTION_PHASE:
            found.extend([option(CONTRIBUTE, card) for card in may_contribute_now(g, seat)])
        if g.frames and g.frames[-1].kind in (ACTION_PHASE, CONFLICT):
            if may_propose(g, seat):
                found.append(option(PROPOSE_DEAL))
        if g.frames and may_break_off(g, seat):
            found.append(option(BREAK_OFF))
        return found

    def interjected(self, g: Table, seat: Seat, option: int) -> None:
        verb = verb_of(option)
        if verb == REVEAL_AGENDA:
            turn_up_agenda(g, seat)
        elif verb == DISCARD_FOR_INTEL:
            help_unasked(g, seat, card_of(option))
        elif verb == ACTIVATE:
            activate(g, number_of(option), seat)
        elif verb == CONTRIBUTE:
            g.call(Contribution([card_of(option), seat]))
        elif verb == BREAK_OFF:
            g.frames[-1].go(BREAKING_OFF)
        else:
            g.call(DealMaking([seat, NONE]))

    def conceded(self, g: Table, seat: Seat) -> None:
        concede(g, seat)

    def is_forbidden(self, g: Table, topic: int, subject: Card) -> bool:
        return False

    def may_use(self, g: Table, row: int) -> bool:
        """Damage prevention and the like: once per card in a turn of any player."""
        ability = g.ability(row)
        assert isinstance(ability, Formed)
        return row not in g.used or not ability.is_once_a_turn()

    def is_fixed(self, g: Table, card: Card, stat: int) -> bool:
        return is_fixed(g, card, stat)

    def is_among(self, g: Table, group: int, card: Card) -> bool:
        """A lasting modifier on the target of an attack, or on all characters of a player's foes."""
        if group <= TARGET_AT:
            return card == target_at(g, TARGET_AT - group)
        owner = g.controller[card]
        return owner < g.seats() and owner != foes_of(group)

    def sees(self, g: Table, seat: Seat, card: Card) -> bool:
        return sees(g, seat, card)

    def visible(self, g: Table, seat: Seat) -> tuple[list[Card], list[Card]]:
        return visible(g, seat)

    def public_counts(self, g: Table) -> dict[str, list[int]]:
        return public_counts(g)

    def deduced(self, g: Table, seat: Seat) -> list[int]:
        return deduced(g, seat)

    def after_rewind(self, g: Table) -> None:
        keep_agendas_up(g)

    def wake(self, g: Table, cells: list[int]) -> None:
        wake(g, cells)

    def vocabulary(self, name: str) -> dict[str, int]:
        return VOCABULARIES[name]


def on_foes_of(seat: Seat) -> int:
    """As the `on` of a lasting modifier."""
    return -2 - seat


def foes_of(group: int) -> Seat:
    return -2 - group
