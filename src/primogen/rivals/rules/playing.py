"""Playing an Action card or an Unhosted Action card, and placing one face down."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Refusal, card_of, verb_of
from primogen.kernel.effects import NO, Effect, Pay, Resolve, Target, resolving, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
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
from primogen.rivals.rules.atoms.rows import note_contributor
from primogen.rivals.rules.atoms.tokens import stake_from_supply
from primogen.rivals.rules.exerting import Exerting, influence_at_hand
from primogen.rivals.rules.legality import NO_CHARACTER_OF_CLAN, NOT_NOW, has_clan
from primogen.rivals.rules.reading import holds
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.ritual import (
    RitualBlood,
    RitualCost,
    takes_blood,
    why_not_give_blood,
    why_not_two_actions,
)
from primogen.rivals.rules.solitary import is_alone_and_solitary
from primogen.rivals.rules.table import ACTIONS, UNHOSTED_ACTIONS, Table, table
from primogen.rivals.rules.words import (
    ACTION,
    ATTACHED,
    BLOOD_POTENCY,
    CITY,
    EXHAUST_ONE,
    FACE_DOWN_CARDS,
    GHOULISH,
    MODIFIER,
    NO_CLAN,
    ONE_PER_PLAYER,
    ONGOING,
    PLACED,
    PLACES,
    PLAYING,
    PLAYS,
    RITUAL,
    SCHEME,
    TABLED,
    TITLE,
    TORPOR,
    UNHOSTED,
    UNIQUE,
    VAMPIRE,
)

NO_ACTION_LEFT: Final = Refusal("RV-ACT-01", "no-action-left")
NOBODY_READY: Final = Refusal("RV-ACT-22", "nobody-ready")
NOT_AN_ACTION_CARD: Final = Refusal("RV-ACT-11", "not-an-action-card")
NO_LEGAL_TARGET: Final = Refusal("RV-TERM-28", "no-legal-target")
CANNOT_PAY: Final = Refusal("RV-ACT-19", "cannot-pay")
ACTORS_BP_TOO_LOW: Final = Refusal("RV-ACT-24", "actors-bp-too-low")
LACKS_DISCIPLINE: Final = Refusal("RV-ACT-25", "lacks-discipline")
GHOULS_PLAY_NO_ACTIONS: Final = Refusal("RV-GHOUL-14", "ghouls-play-no-actions")
EXHAUSTED_ACTOR: Final = Refusal("RV-ACT-08", "exhausted-actor")
ONLY_VAMPIRES_BEAR_TITLES: Final = Refusal("RV-TITLE-01", "only-vampires-bear-titles")
HAS_A_TITLE: Final = Refusal("RV-TITLE-06", "has-a-title")
UNIQUE_IN_PLAY: Final = Refusal("RV-UNIQ-01", "unique-in-play")
ONE_EACH: Final = Refusal("RV-UNIQ-05", "one-each")
TOO_LITTLE_INFLUENCE: Final = Refusal("RV-TITLE-04", "too-little-influence")
NO_PRESTIGE_TO_PLACE: Final = Refusal("RV-CONSP-03", "no-prestige-to-place")
NO_CLAN_FOR_ACTION: Final = Refusal("RV-ACT-28", "no-character-of-clan-for-action")
PLAY_ONLY_IF: Final = Refusal("RV-GOLD-01", "play-only-if")

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

AT_COST: Final = 0
FREE: Final = 1  # "at no cost": no action, no exhausting, no price, no Prestige placed (RV-ACT-37, RV-CARD-06)
NO_ACTION_COST: Final = 2  # "at no Action cost": no action and no exhausting, but every other cost (RV-ACT-38, -39)


def is_placed(g: Table, card: Card) -> bool:
    return g.has_word(card, FACE_DOWN_CARDS)


def why_no_action(g: Table, card: Card) -> Refusal | None:
    """RV-ACT-04."""
    left = g.clock[ACTIONS]
    if g.kind(card) == UNHOSTED:
        left += g.clock[UNHOSTED_ACTIONS]
    return None if left else NO_ACTION_LEFT


def why_not_play(g: Table, seat: Seat, card: Card) -> Refusal | None:
    """Could this player play or place it now, with anybody?"""
    kind = g.kind(card)
    if kind not in (ACTION, UNHOSTED):
        return NOT_AN_ACTION_CARD
    refusal = why_no_action(g, card) or why_not_copy(g, seat, card)
    if refusal is not None:
        return refusal
    if kind == UNHOSTED:
        return why_not_resolve(g, seat, card, NONE)
    refusal = NOBODY_READY
    for who in g.coterie(seat):
        if g.ready[who]:
            refusal = why_not_act(g, seat, card, who)
            if refusal is None:
                return None
    return refusal


def why_not_act(g: Table, seat: Seat, card: Card, who: Card) -> Refusal | None:
    """Could this character exhaust to play it?"""
    return why_not_suit(g, seat, card, who) if g.ready[who] else EXHAUSTED_ACTOR


def why_not_let_off(g: Table, seat: Seat, card: Card, who: Card, cost: int) -> Refusal | None:
    """Could this character play it, let off some of its cost? RV-ACT-37 to -40."""
    if g.kind(card) not in (ACTION, UNHOSTED):
        return NOT_AN_ACTION_CARD
    refusal = why_not_copy(g, seat, card)
    if refusal is not None:
        return refusal
    if g.kind(card) == UNHOSTED:
        return why_not_resolve(g, seat, card, NONE, cost)
    return why_not_suit(g, seat, card, who, cost)


def why_not_suit(g: Table, seat: Seat, card: Card, who: Card, cost: int = AT_COST) -> Refusal | None:
    """Does this character, ready or not, meet what it needs? RV-ACT-23 to -30."""
    if g.being(who) == GHOULISH:
        return GHOULS_PLAY_NO_ACTIONS
    if is_placed(g, card):  # RV-ACT-32: whatever it will need
        return None if g.prestige[seat] > 1 or cost == FREE else NO_PRESTIGE_TO_PLACE
    face = g.face(card)
    if face.needs_bp and value(g, who, BLOOD_POTENCY) < face.needs_bp:
        return ACTORS_BP_TOO_LOW
    if face.needs_discipline and not value(g, who, face.needs_discipline):
        return LACKS_DISCIPLINE
    if face.words & RITUAL:
        refusal = why_not_perform(g, seat, card, who, cost)
        if refusal is not None:
            return refusal
    if face.words & TITLE:
        refusal = why_not_entitle(g, seat, card, who, cost)
        if refusal is not None:
            return refusal
    return why_not_resolve(g, seat, card, who, cost)


def why_not_resolve(g: Table, seat: Seat, card: Card, who: Card, cost: int = AT_COST) -> Refusal | None:
    """Clan, targets and costs: RV-ACT-18, -20, -21, -28 to -30."""
    face = g.face(card)
    if face.clan != NO_CLAN and not has_clan(g, seat, face.clan):
        return NO_CLAN_FOR_ACTION
    if face.play_only_if is not None and not holds(g, face.play_only_if, card, who):
        return PLAY_ONLY_IF
    at = scope(seat, card, who)
    if face.price is not None and cost != FREE and not face.price.can(g, at):
        return CANNOT_PAY
    text = face.text.effect if isinstance(face.text, Pay) and cost == FREE else face.text
    if text is not None and not text.has_target(g, at):
        return CANNOT_PAY if isinstance(text, Pay) and text.effect.can(g, at) else NO_LEGAL_TARGET
    return None


def why_not_perform(g: Table, seat: Seat, card: Card, who: Card, cost: int) -> Refusal | None:
    """RV-RITUAL-03 to -09; "at no Action cost" still costs Blood: RV-ACT-38."""
    refusal = why_not_two_actions(g, card, who) if cost == AT_COST else None
    return refusal or (why_not_give_blood(g, seat, card) if cost != FREE else None)


def why_not_copy(g: Table, seat: Seat, card: Card) -> Refusal | None:
    """RV-UNIQ-01, -05, RV-TITLE-09 to -11: not beside a copy, unless that is on somebody in torpor."""
    if not g.has_word(card, UNIQUE | ONE_PER_PLAYER):
        return None
    unique = g.has_word(card, UNIQUE)
    for other in copies_in_play(g, card):
        if not is_in_torpor(g, other) and (unique or g.controller[other] == seat):
            return UNIQUE_IN_PLAY if unique else ONE_EACH
    return None


def copies_in_play(g: Table, card: Card) -> list[Card]:
    name, cards, definition = g.face(card).name, g.pool.cards, g.definition
    found: list[Card] = []
    for pile in (g.pile(CITY, ATTACHED), *[g.pile(seat, TABLED) for seat in range(g.seats())]):
        for other in pile:
            if cards[definition[other]].name == name and other != card and not g.face_down[other]:
                found.append(other)
    return found


def is_in_torpor(g: Table, card: Card) -> bool:
    return g.host[card] != NONE and g.zone[g.host[card]] == TORPOR


def why_not_entitle(g: Table, seat: Seat, card: Card, who: Card, cost: int) -> Refusal | None:
    """RV-TITLE-01 to -06."""
    if g.being(who) != VAMPIRE:
        return ONLY_VAMPIRES_BEAR_TITLES
    if any(g.has_word(other, TITLE) for other in g.attachments(who)):
        return HAS_A_TITLE
    if cost == FREE:
        return None
    modifiers = any(g.kind(other) == MODIFIER for other in g.hand(seat))
    if influence_at_hand(g, seat) < g.face(card).influence and not modifiers:
        return TOO_LITTLE_INFLUENCE
    return None


def target_of(text: Effect | None) -> Target | None:
    """What the card must name as it is played, if its text begins with it."""
    if isinstance(text, Pay):
        return text.target()
    return text if isinstance(text, Target) else None


class Playing(Procedure):
    kind = PLAYING

    def take(self, g: Game, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, table(g), chosen)

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
        return self.cells[COST] == FREE

    @property
    def takes_an_action(self) -> bool:
        return self.cells[COST] == AT_COST

    def scope(self) -> Resolve:
        return scope(self.seat, self.card, self.who, self.cells[THAT], number=self.cells[NUMBER])

    def announce(self, g: Table) -> None:
        """It leaves the hand before anything is asked about it: what follows depends on what it is."""
        lay_out(g, self.card, face_down=int(is_placed(g, self.card)))

    def exhaust_a_character(self, g: Table, chosen: Chosen) -> Asks:
        """RV-ACT-08, -09, -22; no acting character for an Unhosted Action: RV-ACT-10."""
        if chosen != UNASKED:
            self.cells[WHO] = card_of(chosen)
            return None
        if g.kind(self.card) == UNHOSTED or not self.takes_an_action:
            return None
        decision = g.ask(self.seat, "exhaust-for", "RV-ACT-22", about=self.card)
        for who in g.coterie(self.seat):
            refusal = why_not_act(g, self.seat, self.card, who)
            decision.offer_unless(refusal and SAID_OF_ACTOR.get(refusal, refusal), EXHAUST_ONE, who)
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

    def reveal(self, g: Table) -> None:
        """Or place it face down, saying nothing of what it is: RV-CONSP-01 to -03."""
        if not is_placed(g, self.card):
            play_face_up(g, self.card, self.who)
            return
        place_face_down(g, self.card, self.who, TABLED)
        if not self.is_free:
            stake_from_supply(g, self.seat, self.card, 1)
            note_contributor(g, self.card, self.seat)
        self.go(PLACED_STEP)
        if self.takes_an_action:
            self.responses(g)

    def placed(self, g: Table) -> None:
        happened(g, PLACES, self.seat, self.card, self.who)
        self.ready_if_solitary(g)
        self.done()

    def name_target(self, g: Table, chosen: Chosen) -> Asks:
        text = g.face(self.card).text
        target = target_of(text)
        if target is None:
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
        if face.words & RITUAL and not (self.is_free and takes_blood(g, self.card)):
            g.call(RitualBlood([self.card, self.seat]))
            return
        if self.is_free:  # RV-ACT-37
            return
        if face.influence:
            g.call(Exerting([self.seat, face.influence, NONE]), into=MISSING)
        elif face.price is not None:
            self.call(g, face.price)

    def pay_cost(self, g: Table) -> None:
        text = g.face(self.card).text
        if isinstance(text, Pay) and not self.is_free:
            self.call(g, text.cost, NUMBER if text.cost.counts() else NONE)

    def responses(self, g: Table) -> None:
        let_respond(g, self.seat, self.card)  # RV-ACT-06

    def resolve(self, g: Table) -> None:
        """RV-ACT-20, -21, -24 to -30: if it has become illegal it does nothing, and costs stay paid."""
        text = g.face(self.card).text
        if text is None or self.why_fails(g) is not None:
            return
        if isinstance(text, Pay):
            self.call(g, text.after())
        else:
            self.call(g, text.effect if isinstance(text, Target) else text)

    def why_fails(self, g: Table) -> Refusal | None:
        face = g.face(self.card)
        if self.cells[MISSING]:
            return TOO_LITTLE_INFLUENCE
        if face.clan != NO_CLAN and not has_clan(g, self.seat, face.clan):
            return NO_CHARACTER_OF_CLAN
        if self.who != NONE:
            if face.needs_bp and value(g, self.who, BLOOD_POTENCY) < face.needs_bp:
                return ACTORS_BP_TOO_LOW
            if face.needs_discipline and not value(g, self.who, face.needs_discipline):
                return LACKS_DISCIPLINE
        target = target_of(face.text)
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
        """RV-TITLE-10, -11: once the new one is in play."""
        if g.has_word(self.card, UNIQUE | ONE_PER_PLAYER) and g.zone[self.card] in (ATTACHED, TABLED):
            for other in copies_in_play(g, self.card):
                if is_in_torpor(g, other) and (g.has_word(other, UNIQUE) or g.controller[other] == self.seat):
                    burn(g, other)

    def played(self, g: Table) -> None:
        happened(g, PLAYS, self.seat, self.card, self.who)
        self.ready_if_solitary(g)
        self.done()

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
    """By whoever exhausts for it, or by a character that need not: RV-ACT-39."""
    return Playing([card, who, NONE, 0, seat, cost, NONE, 0])
