"""Playing an Action card or an Unhosted Action card, and placing one face down."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Pay, Target
from primogen.kernel.decisions import UNASKED, Refusal, card_of, verb_of
from primogen.kernel.effects import NO, PICK, Effect, Resolve, Seq, resolving, scope
from primogen.kernel.effects import NUMBER as HOW_MUCH
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import (
    burn,
    discard,
    exhaust,
    lay_out,
    place_face_down,
    play_face_up,
    put_into_play,
    ready,
)
from primogen.rivals.rules.atoms.clock import spend_action, spend_unhosted_action
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.prestige import stake_from_supply
from primogen.rivals.rules.atoms.rows import note_chance, note_contributor
from primogen.rivals.rules.delayed import call_delayed_about
from primogen.rivals.rules.exerting import Exerting
from primogen.rivals.rules.frame_kinds import PLAYING
from primogen.rivals.rules.legality import NO_CHARACTER_OF_CLAN, NOT_NOW, has_clan, needed_potency
from primogen.rivals.rules.playable import (
    ACTORS_BP_TOO_LOW,
    AT_COST,
    COSTS_NOTHING,
    FREE,
    FREE_BUT_BLOOD,
    HAS_A_TITLE,
    LACKS_DISCIPLINE,
    NO_LEGAL_TARGET,
    ONLY_VAMPIRES_BEAR_TITLES,
    TOO_LITTLE_INFLUENCE,
    copies_in_play,
    influence_for,
    is_icon_required,
    is_in_torpor,
    is_placed,
    lacks_icon,
    target_of,
    why_not_act,
    why_not_suit,
)
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.ritual import (
    RitualCost,
    ritual_blood,
    takes_blood,
    the_defeated,
)
from primogen.rivals.rules.solitary import is_alone_and_solitary
from primogen.rivals.rules.switches.conspiracies import ADDED_WHEN_PLACED, NOT_IN_THAT_TURN
from primogen.rivals.rules.switches.playing import PLACING_IS, PLAYING_IT
from primogen.rivals.rules.switches.princes import BURNED, TORPOR_COPY
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ATTACHED,
    BLOOD_POTENCY,
    EXHAUST_ONE,
    EXHAUSTING,
    NEXT_ACTION_CARD,
    NO_CLAN,
    ONE_PER_PLAYER,
    ONGOING,
    PERFORMS,
    PLACED,
    PLACES,
    PLAYS,
    RITUAL,
    SCHEME,
    TABLED,
    UNHOSTED,
    UNIQUE,
)

# the same, said of the character and not of the card
SAID_OF_ACTOR: Final = {
    ACTORS_BP_TOO_LOW: Refusal("RV-ACT-24", "has-too-little-bp"),
    LACKS_DISCIPLINE: Refusal("RV-ACT-25", "has-not-the-discipline"),
    ONLY_VAMPIRES_BEAR_TITLES: Refusal("RV-TITLE-01", "is-no-vampire"),
    HAS_A_TITLE: Refusal("RV-TITLE-06", "bears-a-title"),
}

CARD: Final = 0
WHO: Final = 1
THAT: Final = 2
NUMBER: Final = 3
SEAT: Final = 4
COST: Final = 5  # AT_COST, or what a card has let off
HELPER: Final = 6
MISSING: Final = 7  # of the Influence a Title costs
WHOSE_BLOOD: Final = 8  # of a Ritual


class Playing(Procedure[Table]):
    kind = PLAYING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("play", self.card)

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    @property
    def who(self) -> Card:
        return self.cells[WHO]

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    @property
    def is_free(self) -> bool:
        return self.cells[COST] in COSTS_NOTHING

    @property
    def takes_an_action(self) -> bool:
        return self.cells[COST] == AT_COST

    def scope(self) -> Resolve:
        return scope(self.seat, self.card, self.who, self.cells[THAT], number=self.cells[NUMBER])

    def announce(self, g: Table) -> None:
        """It leaves the hand before anything is asked about it: what follows depends on what it is."""
        self.cells[CARD] = leave_hand(g, self.card)
        lay_out(g, self.card, face_down=int(is_placed(g, self.card)))

    def exhaust_a_character(self, g: Table, chosen: Chosen) -> Asks:
        """RV-ACT-08, -09, -22; no acting character for an Unhosted Action: RV-ACT-10."""
        if chosen != UNASKED:
            self.cells[WHO] = card_of(chosen)
            return None
        if g.kind(self.card) == UNHOSTED or self.is_free or self.who != NONE:
            return None
        if not self.takes_an_action:
            return self.ask_who_plays(g)
        decision = g.ask(self.seat, "exhaust-for", "RV-ACT-22", about=self.card)
        for who in g.coterie(self.seat):
            refusal = why_not_act(g, self.seat, self.card, who)
            decision.offer_unless(refusal and SAID_OF_ACTOR.get(refusal, refusal), EXHAUST_ONE, who)
        return decision

    def ask_who_plays(self, g: Table) -> Asks:
        """Nobody exhausts for it: whoever could play it, ready or not (RV-ACT-39)."""
        decision = g.ask(self.seat, "who-plays", "RV-ACT-39", about=self.card)
        for who in g.coterie(self.seat):
            if why_not_suit(g, self.seat, self.card, who, self.cells[COST]) is None:
                decision.offer(PICK, who)
        return decision

    def spend(self, g: Table) -> None:
        if not self.takes_an_action:
            return
        if g.kind(self.card) == UNHOSTED:
            spend_unhosted_action(g)
        elif g.has_word(self.card, RITUAL):
            g.call(RitualCost([self.card, self.who, self.seat, NONE]), into=HELPER)
        else:
            spend_action(g)

    def exhaust_actor(self, g: Table) -> None:
        if self.who != NONE and self.takes_an_action:  # RV-ACT-39
            exhaust(g, self.who)

    def is_performed(self, g: Table) -> None:
        is_exhausted = self.who != NONE and self.takes_an_action
        happened(g, PERFORMS, self.seat, self.who, self.card, EXHAUSTING if is_exhausted else 0)

    def reveal(self, g: Table) -> None:
        """Or place it face down, saying nothing of what it is: RV-CONSP-01 to -03."""
        if not is_placed(g, self.card):
            play_face_up(g, self.card, self.who)
            self.is_performed(g)
            return
        self.is_performed(g)
        place_face_down(g, self.card, self.who, TABLED)
        if not self.is_free:
            stake_from_supply(g, self.seat, self.card, 1)
            note_contributor(g, self.card, self.seat)
        if g.switches[ADDED_WHEN_PLACED] == NOT_IN_THAT_TURN:  # R20-CON-04
            note_chance(g, self.card, self.seat)
        self.go(PLACED_STEP)
        if self.takes_an_action:
            self.responses(g)

    def placed(self, g: Table) -> None:
        happened(g, PLACES, self.seat, self.card, self.who)
        if g.switches[PLACING_IS] == PLAYING_IT:  # R20-ABL-18
            happened(g, PLAYS, self.seat, self.card, self.who)
            self.hear_of_it(g)
        self.ready_if_solitary(g)
        self.done()

    def name_target(self, g: Table, chosen: Chosen) -> Asks:
        text = g.face(self.card).text
        target = target_of(text)
        if target is None or self.is_without_icon(g):
            return None
        if chosen != UNASKED:
            self.cells[THAT] = NONE if verb_of(chosen) == NO else card_of(chosen)
            return None
        at = self.scope()
        targets = text.targets(g, at) if isinstance(text, Pay) else target.targets(g, at)
        return target.choose(g, at, targets) if targets else None

    def pay_price(self, g: Table) -> None:
        """RV-ACT-18, -23: a bold cost at the top; a Title's Influence; a Ritual's Blood."""
        face = g.face(self.card)
        if face.words & RITUAL and not (self.cells[COST] == FREE and takes_blood(g, self.card)):
            origin = the_defeated(g) if self.cells[COST] == FREE_BUT_BLOOD else NONE
            g.call(ritual_blood(self.card, self.seat, origin), into=WHOSE_BLOOD)
            return
        if self.is_free:  # RV-ACT-37
            return
        needed = influence_for(g, self.seat, self.card, self.who) if face.influence else 0
        if needed:
            g.call(Exerting([self.seat, needed, NONE]), into=MISSING)
        elif face.price is not None:
            self.call(g, face.price)

    def unpaid(self, g: Game) -> bool:
        self.cells[MISSING] = 1
        return True

    def pay_cost(self, g: Table) -> None:
        text = g.face(self.card).text
        if isinstance(text, Pay) and not self.is_free and not self.is_without_icon(g):
            self.call(g, text.cost, NUMBER if text.cost.tells() == HOW_MUCH else NONE)

    def responses(self, g: Table) -> None:
        let_respond(g, self.seat, self.card)  # RV-ACT-06

    def resolve(self, g: Table) -> None:
        """RV-ACT-20, -21, -24 to -30: if it has become illegal it does nothing, and costs stay paid."""
        text = g.face(self.card).text
        if text is None or self.why_fails(g) is not None:
            return
        if self.is_without_icon(g):
            self.resolve_the_rest(g, text)
        elif isinstance(text, Pay):
            self.call(g, text.after())
        else:
            self.call(g, text.effect if isinstance(text, Target) else text)

    def is_without_icon(self, g: Table) -> bool:
        return lacks_icon(g, self.card, self.who)

    def resolve_the_rest(self, g: Table, text: Effect) -> None:
        """R20-ABL-13: all but the line that opens with the icon."""
        if isinstance(text, Seq):
            at = self.scope()
            frame = resolving(g, text, at.you, at.card, at.who, at.that, NONE, at.number)
            frame.go(1)
            g.call(frame)

    def why_fails(self, g: Table) -> Refusal | None:
        face = g.face(self.card)
        if self.cells[MISSING]:
            return TOO_LITTLE_INFLUENCE
        if face.clan != NO_CLAN and not has_clan(g, self.seat, face.clan):
            return NO_CHARACTER_OF_CLAN
        if self.who != NONE:
            if face.needs_bp and value(g, self.who, BLOOD_POTENCY) < needed_potency(g, self.card):
                return ACTORS_BP_TOO_LOW
            if self.is_without_icon(g) and is_icon_required(g, self.card):
                return LACKS_DISCIPLINE
        target = None if self.is_without_icon(g) else target_of(face.text)
        if target is not None and self.cells[THAT] not in target.among.cards(g, self.scope()):
            return NO_LEGAL_TARGET
        return None if g.zone[self.card] == PLACED else NOT_NOW

    def stays_or_goes(self, g: Table) -> None:
        """RV-ACT-36, RV-ONGO-01; a Scheme stays only by its own success."""
        if g.zone[self.card] == PLACED:
            if g.has_word(self.card, ONGOING) and not g.has_word(self.card, SCHEME) and self.why_fails(g) is None:
                put_into_play(g, self.card, self.seat)
                if g.has_word(self.card, RITUAL) and not g.blood[self.card]:
                    burn(g, self.card)  # RV-RITUAL-13
            else:
                discard(g, self.card)

    def burn_old_copy(self, g: Table) -> None:
        """RV-TITLE-10, -11, R20-TIT-09: once the new one is in play."""
        if g.has_word(self.card, UNIQUE | ONE_PER_PLAYER) and g.zone[self.card] in (ATTACHED, TABLED):
            for other in copies_in_play(g, self.card):
                if is_in_torpor(g, other) and (g.has_word(other, UNIQUE) or g.controller[other] == self.seat):
                    if g.switches[TORPOR_COPY] == BURNED:
                        burn(g, other)
                    else:
                        discard(g, other)

    def played(self, g: Table) -> None:
        happened(g, PLAYS, self.seat, self.card, self.who, self.cells[WHOSE_BLOOD])
        self.ready_if_solitary(g)
        self.done()
        self.hear_of_it(g)

    def hear_of_it(self, g: Table) -> None:
        """What has waited for the next Action card of a character."""
        if self.who != NONE and g.delayed:
            call_delayed_about(g, NEXT_ACTION_CARD, self.seat, self.who)

    def ready_if_solitary(self, g: Table) -> None:
        """RV-SOLITARY-06."""
        if self.who != NONE and is_alone_and_solitary(g, self.who):
            ready(g, self.who)

    def call(self, g: Table, effect: Effect, into: int = NONE) -> None:
        at = self.scope()
        g.call(resolving(g, effect, at.you, at.card, at.who, at.that, NONE, at.number), into)


STEPS: Final = (
    acts(Playing.announce),
    asks(Playing.exhaust_a_character),
    acts(Playing.spend),
    acts(Playing.exhaust_actor),
    acts(Playing.reveal),
    asks(Playing.name_target),
    acts(Playing.pay_price),
    acts(Playing.pay_cost),
    acts(Playing.responses),
    acts(Playing.resolve),
    acts(Playing.stays_or_goes),
    acts(Playing.burn_old_copy),
    acts(Playing.played),
    acts(Playing.placed),
)
PLACED_STEP: Final = position(STEPS, Playing.placed)


def play(card: Card, seat: Seat, cost: int = AT_COST, who: Card = NONE) -> Playing:
    """By whoever exhausts for it, or by a character that need not, whom its player may still choose: RV-ACT-39."""
    return Playing([card, who, NONE, 0, seat, cost, NONE, 0, 0])
