"""What the table asks of the rules: one class that points to where each answer is given."""

from __future__ import annotations

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import Decision, card_of, number_of, option, verb_of
from primogen.kernel.frames import Frame
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.rulebook import Rules
from primogen.kernel.values import Part
from primogen.kernel.windows import FIRST, Window
from primogen.rivals.rules.activating import activate, offer_relentless
from primogen.rivals.rules.at_any_time import at_any_time, may_wait
from primogen.rivals.rules.atoms.city import heed_event, ignore_event
from primogen.rivals.rules.atoms.clock import keep_agendas_up, turn_up_agenda
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.conspiracy import Contribution, add_prestige, may_contribute_now, resolve_card
from primogen.rivals.rules.damage import is_powerless
from primogen.rivals.rules.deal_making import BREAKING_OFF, DealMaking, may_break_off
from primogen.rivals.rules.deals import may_propose
from primogen.rivals.rules.due import next_due
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.frame_kinds import ACTION_PHASE, CONFLICT
from primogen.rivals.rules.given import given, is_fixed
from primogen.rivals.rules.ignoring import changes_of_mind
from primogen.rivals.rules.intel import help_at_hand, help_unasked
from primogen.rivals.rules.midst import in_the_midst
from primogen.rivals.rules.moving import Moving, Regrouping
from primogen.rivals.rules.resting import VOCABULARIES, wake
from primogen.rivals.rules.roles import target_at
from primogen.rivals.rules.seeing import lists_known, public_counts, sees, visible
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.trap import any_time_traps
from primogen.rivals.rules.winning import concede
from primogen.rivals.rules.words import (
    ACTIVATE,
    ADD_PRESTIGE,
    BREAK_OFF,
    CONTRIBUTE,
    DISCARD_FOR_INTEL,
    HEED,
    IGNORE,
    MOVE_OUT,
    POWERLESS,
    PROPOSE_DEAL,
    REGROUP,
    RESOLVE_CARD,
    REVEAL_AGENDA,
    SPRING,
    TARGET_AT,
)


class Answers(Rules[Table]):
    def given(self, g: Table, card: Card, stat: int, parts: list[Part] | None) -> int:
        return given(g, card, stat, parts)

    def next_due(self, g: Table) -> Frame[Table]:
        return next_due(g)

    def order_in_window(self, g: Table, window: Window) -> tuple[Seat, ...]:
        return g.clockwise_from(window.cells[FIRST])  # RV-RELENT-03, -06

    def offer_in_window(self, g: Table, window: Window, decision: Decision) -> None:
        offer_relentless(g, decision.seat, decision)

    def act_in_window(self, g: Table, window: Window, seat: Seat, option: int) -> None:
        """RV-RELENT-03, -06: each once; who wants to use more than one answers their own."""
        window.had_its_chance(g, seat)
        activate(g, number_of(option), seat)

    def picked(self, g: Table, card: Card, besides: list[Card]) -> Card:
        return leave_hand(g, card, besides)

    def interjections(self, g: Table, seat: Seat) -> list[int]:
        """RV-AGENDA-01; RV-ATK-22; RV-CONSP-09; RV-DEAL-01; of older rulebooks, R20-GLO-08 and others."""
        found: list[int] = []
        if g.agenda_card[seat] != NONE and not g.agenda_up[seat]:
            found.append(option(REVEAL_AGENDA, g.agenda_card[seat]))
        found.extend(help_at_hand(g, seat))
        found.extend(each for each in at_any_time(g, seat) if each not in found)
        if g.frames and may_wait(g):
            found.extend([option(SPRING, card) for card in any_time_traps(g, seat)])
            found.extend(changes_of_mind(g, seat))
        if g.frames and g.frames[-1].kind == ACTION_PHASE:
            found.extend([option(CONTRIBUTE, card) for card in may_contribute_now(g, seat)])
        elif g.frames:
            found.extend([each for each in in_the_midst(g, seat) if each not in found])
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
        elif verb == ADD_PRESTIGE:
            add_prestige(g, seat, card_of(option))
        elif verb in (RESOLVE_CARD, SPRING):
            g.call(resolve_card(card_of(option), seat))
        elif verb == MOVE_OUT:
            g.call(Moving([seat]))
        elif verb == REGROUP:
            g.call(Regrouping([seat, NONE]))
        elif verb == CONTRIBUTE:
            g.call(Contribution([card_of(option), seat]))
        elif verb == IGNORE:
            ignore_event(g, card_of(option), seat)
        elif verb == HEED:
            heed_event(g, card_of(option), seat)
        elif verb == BREAK_OFF:
            g.frames[-1].go(BREAKING_OFF)
        else:
            g.call(DealMaking([seat, NONE]))

    def conceded(self, g: Table, seat: Seat) -> None:
        concede(g, seat)

    def may_use(self, g: Table, row: int) -> bool:
        """Damage prevention and the like: once per card in a turn of any player."""
        ability = g.ability(row)
        assert isinstance(ability, Formed)
        if g.index[POWERLESS] and is_powerless(g, source_of(row)):
            return False
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

    def lists_known(self, seat: Seat) -> tuple[Seat, ...]:
        return lists_known(seat)

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
