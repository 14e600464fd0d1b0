"""The Action Phase: two actions, and what may be done around them. RV-ACT-01 to -11."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, Decision, Refusal, card_of, number_of, verb_of
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.log import Cause, tell
from primogen.rivals.rules.activating import activate, offer_abilities
from primogen.rivals.rules.atoms.blood import fit_all_blood
from primogen.rivals.rules.atoms.cards import detached
from primogen.rivals.rules.atoms.clock import (
    begin_phase,
    hear_what_waited,
    new_moment,
    spend_unhosted_action,
    turn_up_agenda,
)
from primogen.rivals.rules.atoms.rows import something_changed
from primogen.rivals.rules.attachments import why_not_detach
from primogen.rivals.rules.attack import make_an_attack
from primogen.rivals.rules.burning import burn_by
from primogen.rivals.rules.claim import claim, why_not_claim
from primogen.rivals.rules.conspiracy import add_prestige, offer_face_down_cards, resolve_card, show_to
from primogen.rivals.rules.drawing import can_draw, draw
from primogen.rivals.rules.frame_kinds import ACTION_PHASE, UNHOSTED_ACT
from primogen.rivals.rules.investigating import Investigation, why_not_investigate
from primogen.rivals.rules.moving import Moving, Regrouping, why_not_move, why_not_regroup
from primogen.rivals.rules.playable import NO_ACTION_LEFT, is_placed, why_not_play
from primogen.rivals.rules.playing import play
from primogen.rivals.rules.prince import unclaimed_prince
from primogen.rivals.rules.recruiting import AS_ACTION, Recruiting, why_not_recruit
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.switches.turn import ACTION_LIST, ACTIONS_MUST, MAY, WITH_PASS
from primogen.rivals.rules.table import ACTION_TIME, ACTIONS, UNHOSTED_ACTIONS, Table
from primogen.rivals.rules.targets import why_not_attack
from primogen.rivals.rules.torpor import recover
from primogen.rivals.rules.winning import settle
from primogen.rivals.rules.words import (
    ACTION,
    ACTIVATE,
    ADD_PRESTIGE,
    ATTACHED,
    CHARACTER,
    CITY,
    CLAIM,
    DETACH,
    DRAW,
    END_PHASE,
    HUNTERS,
    INVESTIGATE,
    MAKE_ATTACK,
    MOVE_OUT,
    PASS_ACTION,
    PLACE_CARD,
    PLAY_CARD,
    RECRUIT,
    REGROUP,
    RESOLVE_CARD,
    REVEAL_AGENDA,
    SHOW,
    UNHOSTED,
    ZONES,
)

ACTIONS_LEFT: Final = Refusal("RV-TURN-21", "actions-left")
DECKS_EMPTY: Final = Refusal("RV-TURN-35", "decks-empty")

SEAT: Final = 0


class ActionPhase(Procedure[Table]):
    """Step 0: what is due between acts. Step 1: an act. Step 2: responses to ending it."""

    kind = ACTION_PHASE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            self.between_acts(g)
            return None
        if step == 1:
            return self.act(g, chosen)
        hear_what_waited(g)
        self.done()
        return None

    def because(self, g: Game) -> Cause | None:
        return Cause("action", NONE)

    def between_acts(self, g: Table) -> None:
        begin_phase(g, ACTION_TIME)
        if g.put_off:
            hear_what_waited(g)
            self.go(0)
            return
        fit_all_blood(g)  # RV-POT-02
        if not settle(g):  # RV-WIN-08
            recover(g, self.cells[SEAT])  # RV-MEND-05

    def act(self, g: Table, chosen: Chosen) -> Asks:
        seat = self.cells[SEAT]
        if chosen == UNASKED:
            return acts(g, seat)
        verb, card = verb_of(chosen), card_of(chosen)
        if verb != REVEAL_AGENDA:  # which still hears what has just happened: RV-AGENDA-04
            new_moment(g)
        if verb == END_PHASE:
            let_respond(g, seat)  # RV-RELENT-04
            return None
        self.go(0)
        if verb != MAKE_ATTACK:
            something_changed(g)
        if verb in FREE:
            self.act_for_free(g, seat, chosen)
            return None
        if verb == DRAW or verb == PASS_ACTION:
            g.call(Unhosted([seat, verb]))
        elif verb == RECRUIT:
            g.call(Recruiting([seat, card, AS_ACTION, 0]))
        elif verb == PLAY_CARD or verb == PLACE_CARD:
            g.call(play(card, seat))
        elif verb == CLAIM:
            g.call(claim(card))
        return None

    def act_for_free(self, g: Table, seat: Seat, chosen: Chosen) -> None:
        """What spends no action, or (an attack) spends it by itself."""
        verb, card = verb_of(chosen), card_of(chosen)
        if verb == MAKE_ATTACK:
            g.call(make_an_attack(g, card))
        elif verb == MOVE_OUT:
            g.call(Moving([seat]))
        elif verb == REGROUP:
            g.call(Regrouping([seat, NONE]))
        elif verb == ACTIVATE:
            activate(g, number_of(chosen), seat)
        elif verb == INVESTIGATE:
            g.call(Investigation([seat, NONE]))
        elif verb == SHOW:
            g.call(show_to(chosen))
        elif verb == ADD_PRESTIGE:
            add_prestige(g, seat, card)
        elif verb == RESOLVE_CARD:
            g.call(resolve_card(card, seat))
        elif verb == DETACH:
            detached(g, card, seat)
            burn_by(g, seat, card)  # RV-ATTACH-04
        elif verb == REVEAL_AGENDA:
            turn_up_agenda(g, seat)


FREE: Final = (
    MAKE_ATTACK,
    MOVE_OUT,
    REGROUP,
    ACTIVATE,
    INVESTIGATE,
    SHOW,
    ADD_PRESTIGE,
    RESOLVE_CARD,
    DETACH,
    REVEAL_AGENDA,
)


def acts(g: Table, seat: Seat) -> Decision:
    """Everything the active player may do now; always asked, since the moment is theirs."""
    decision = g.ask(seat, "act", "RV-ACT-11", ALWAYS)
    actions = g.clock[ACTIONS]
    no_action = None if actions else NO_ACTION_LEFT
    no_unhosted = None if actions + g.clock[UNHOSTED_ACTIONS] else NO_ACTION_LEFT
    decision.offer_unless(no_unhosted or (None if can_draw(g, seat) else DECKS_EMPTY), DRAW)
    if g.switches[ACTION_LIST] == WITH_PASS:
        decision.offer_unless(no_unhosted, PASS_ACTION)
    if no_unhosted is None or decision.explains:
        offer_hand(g, seat, decision, no_unhosted)
    if no_action is None or decision.explains:
        offer_attacks_and_claims(g, seat, decision, no_action)
    offer_moves(g, seat, decision)
    offer_abilities(g, seat, decision)
    offer_face_down_cards(g, seat, decision)
    offer_detaching(g, seat, decision)
    if not g.agenda_up[seat] and g.agenda_card[seat] != NONE:
        decision.offer(REVEAL_AGENDA, g.agenda_card[seat])
    is_free = no_unhosted is not None or g.switches[ACTIONS_MUST] == MAY
    decision.offer_unless(None if is_free else ACTIONS_LEFT, END_PHASE)
    return decision


def offer_hand(g: Table, seat: Seat, decision: Decision, spent: Refusal | None) -> None:
    kinds, definition = g.pool.kinds, g.definition
    for card in g.hand(seat):
        kind = kinds[definition[card]]
        if kind == CHARACTER:
            decision.offer_unless(spent or why_not_recruit(g, seat, card, 0), RECRUIT, card)
        elif kind == ACTION or kind == UNHOSTED:
            verb = PLACE_CARD if is_placed(g, card) else PLAY_CARD
            decision.offer_unless(why_not_play(g, seat, card), verb, card)


def offer_attacks_and_claims(g: Table, seat: Seat, decision: Decision, spent: Refusal | None) -> None:
    claims = unclaimed_prince(g) != NONE
    for card in g.coterie(seat):
        decision.offer_unless(spent or why_not_attack(g, card), MAKE_ATTACK, card)
        if claims:
            decision.offer_unless(spent or why_not_claim(g, card), CLAIM, card)


def offer_moves(g: Table, seat: Seat, decision: Decision) -> None:
    decision.offer_unless(why_not_move(g, seat), MOVE_OUT)
    decision.offer_unless(why_not_regroup(g, seat), REGROUP)
    if g.faction[seat] == HUNTERS:
        decision.offer_unless(why_not_investigate(g, seat), INVESTIGATE)


def offer_detaching(g: Table, seat: Seat, decision: Decision) -> None:
    """RV-ATTACH-03."""
    for card in g.piles[CITY * ZONES + ATTACHED]:
        if g.controller[card] == seat or (decision.explains and g.controller[g.host[card]] == seat):
            decision.offer_unless(why_not_detach(g, seat, card), DETACH, card)


class Unhosted(Procedure[Table]):
    """Draw and Pass: announced, answered, done. RV-ACT-06, -13, -41."""

    kind = UNHOSTED_ACT

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        seat, verb = self.cells[0], self.cells[1]
        if step == 0:
            spend_unhosted_action(g)
            tell(g, "passes" if verb == PASS_ACTION else "draw-action", seat)
            let_respond(g, seat)
        else:
            self.done()
            if verb == DRAW:
                draw(g, seat, 1)
        return None
