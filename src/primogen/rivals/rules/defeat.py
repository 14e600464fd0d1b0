"""Defeated characters: what becomes of them, and of what was on them."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.events import happened, propose, propose_to_seat
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import (
    burn,
    discard,
    note_gone_with,
    play_face_up,
    remove_from_game,
    reveal,
    strip_tokens,
)
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.prestige import knock_out, place_last_resort
from primogen.rivals.rules.atoms.rows import note_shed
from primogen.rivals.rules.atoms.tokens import collect_agenda, gain_agenda, turn_leader_token
from primogen.rivals.rules.atoms.torpor import go_to_torpor, lie_defeated
from primogen.rivals.rules.attachments import is_curse, is_wraith
from primogen.rivals.rules.burning import burn_by
from primogen.rivals.rules.delayed import DEFEAT_OF, FELLS, call_all_delayed, call_delayed_about
from primogen.rivals.rules.flags import FIRST_FALL_UNPAID
from primogen.rivals.rules.frame_kinds import DEFEAT
from primogen.rivals.rules.legality import why_not_answer
from primogen.rivals.rules.prince import Succession, prince_on
from primogen.rivals.rules.reading import call_text
from primogen.rivals.rules.recruiting import AT_ONCE, offer_recruiting
from primogen.rivals.rules.roles import attack_under_way, the_attacker
from primogen.rivals.rules.solitary import is_alone_and_solitary
from primogen.rivals.rules.switches.winning import AGENDA_ON_CHARACTERS, ANYBODY, RIVAL_BURNED, WORTH_ONE
from primogen.rivals.rules.table import END_TIME, PHASE, Table
from primogen.rivals.rules.winning import has_nobody
from primogen.rivals.rules.words import (
    ACTIVE_ZONES,
    AGGRAVATED_QUALITY,
    BURNED_PILE,
    CITY,
    DEFEATED,
    DIABLERIST,
    GHOULISH,
    HUNTER,
    HUNTERS,
    KEEP,
    LIES_DEFEATED,
    MONSTROUS,
    PLAY_FACE_UP,
    POSSESSIVE,
    REACTS,
    RETAINER,
    SPARED,
    TITLE,
    TORPOR,
    WOULD_BE_DEFEATED,
    WOULD_LOSE_PRESTIGE,
    WRAITH,
)

CARD: Final = 0
BY: Final = 1
SEAT: Final = 2  # who defeats it; CITY if no player does
QUALITY: Final = 3
LEFT: Final = 4  # 1 unless something happens instead
DESTINATION: Final = 5
KEPT: Final = 6  # by a Possessive character
ALONE: Final = 7  # it was Solitary, and the player's only vampire
LOSER: Final = 8  # who controlled it: a burned card is its owner's again
RESORT: Final = 9  # how much Prestige it still gets on entering torpor
ANSWER: Final = 10  # the Reaction Special played
UNPAID: Final = 11  # 1 if it brings foes no Agenda


class Defeat(Procedure[Table]):
    kind = DEFEAT

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("defeat", self.card)

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    @property
    def victor(self) -> Seat:
        return self.cells[SEAT]

    @property
    def is_aggravated(self) -> bool:
        return self.cells[QUALITY] & AGGRAVATED_QUALITY != 0

    def may_answer(self, g: Table, chosen: Chosen) -> Asks:
        """RV-REACT-08: with a Reaction Special made for it, by whoever would be defeated."""
        if chosen != UNASKED:
            if verb_of(chosen) != PASS:
                self.cells[ANSWER] = leave_hand(g, card_of(chosen))
                play_face_up(g, self.cells[ANSWER], self.card)
            return None
        seat = g.controller[self.card]
        if seat == CITY or g.blood[self.card] or not g.hand(seat) or not g.has_any(g.pool.rescues):
            return None
        attack = attack_under_way(g)
        if attack.bars_reactions(g) if attack is not None else g.clock[PHASE] == END_TIME:  # RV-TURN-22
            return None
        decision = g.ask(seat, "reaction-special", "RV-REACT-08", ALWAYS, self.card)
        for card in g.hand(seat):
            decision.offer_unless(why_not_answer(g, card, self.card, {WOULD_BE_DEFEATED}), PLAY_FACE_UP, card)
        decision.offer(PASS)
        return decision

    def answer(self, g: Table) -> None:
        if self.cells[ANSWER] != NONE:
            call_text(g, self.cells[ANSWER], self.card, self.card, self.cells[BY])

    def answered(self, g: Table) -> None:
        card = self.cells[ANSWER]
        if card != NONE:
            discard(g, card)
            happened(g, REACTS, g.owner[card], card, self.card)

    def would_be_defeated(self, g: Table) -> None:
        if g.zone[self.card] not in ACTIVE_ZONES or g.blood[self.card]:
            self.done()  # it has left, or something has saved it
            return
        if g.face_down[self.card]:
            reveal(g, self.card)  # a Monster hurt to death before anyone saw it
        propose(g, WOULD_BE_DEFEATED, self.card, 1, self.cells[BY], LEFT)

    def is_defeated(self, g: Table) -> None:
        """Whatever hears it resolves at once, while everything is still on the character."""
        if not self.cells[LEFT]:
            self.done()
            return
        card, victor = self.card, self.victor
        self.cells[DESTINATION] = TORPOR if self.is_spared(g) else destination(g, card, self.cells[QUALITY])
        self.cells[ALONE] = int(is_alone_and_solitary(g, card))
        self.cells[LOSER] = g.controller[card]
        self.cells[UNPAID] = int(self.cells[DESTINATION] == TORPOR and falls_unpaid(g, card))
        tell(g, "defeated", g.controller[card], card, self.cells[BY])
        happened(g, DEFEATED, victor, card, self.cells[BY], self.cells[QUALITY])
        if g.delayed:
            call_all_delayed(g, DEFEAT_OF + card)
            if self.cells[BY] == the_attacker(g) != NONE:
                call_delayed_about(g, FELLS, g.controller[self.cells[BY]], card)
        if victor not in (CITY, g.controller[card]):
            earn(g, victor, card, paid=not self.cells[UNPAID])
        elif victor != CITY and g.switches[AGENDA_ON_CHARACTERS] == ANYBODY:
            collect_agenda(g, card, victor)

    def is_spared(self, g: Table) -> bool:
        """By a text about the attack that has brought it here."""
        return bool(g.lasting) and self.cells[BY] == the_attacker(g) != NONE and value(g, self.card, SPARED) > 0

    def title_of_prince(self, g: Table) -> None:
        prince = prince_on(g, self.card)
        if prince != NONE:
            g.call(Succession([prince, self.card, self.cells[BY], self.victor]))

    def may_keep(self, g: Table, chosen: Chosen) -> Asks:
        """RV-KEYW-02."""
        if chosen != UNASKED:
            self.cells[KEPT] = card_of(chosen)
            return None
        if self.cells[DESTINATION] != TORPOR or not value(g, self.card, POSSESSIVE):
            return None
        decision = g.ask(g.controller[self.card], "keep", "RV-KEYW-02", about=self.card)
        for attached in g.attachments(self.card):
            if not g.has_word(attached, TITLE) and not is_curse(g, attached):  # RV-TOKEN-21: Curses go
                decision.offer(KEEP, attached)
        decision.offer(PASS)
        return decision

    def attachments_go(self, g: Table) -> None:
        if g.zone[self.card] not in ACTIVE_ZONES:  # its own text has burned it
            self.cells[DESTINATION] = BURNED_PILE
        for attached in g.attachments(self.card):
            if attached != self.cells[KEPT]:
                seat = g.controller[attached]
                self.attachment_goes(g, attached)
                note_gone_with(g, attached, self.card, seat)

    def attachment_goes(self, g: Table, attached: Card) -> None:
        burned = self.cells[DESTINATION] != TORPOR
        if is_wraith(g, attached):
            wraith_goes(g, attached)
        elif g.has_word(attached, RETAINER) or g.face(attached).is_character():
            burn(g, attached)  # RV-DEF-03
        elif g.has_word(attached, TITLE):
            if burned:
                burn(g, attached)  # RV-TITLE-08: otherwise it stays
        elif self.is_aggravated or (burned and is_curse(g, attached) and g.being(self.card) != MONSTROUS):
            burn(g, attached)  # RV-DEF-06, RV-TOKEN-22; a Monster is only defeated, never burned
        else:
            discard(g, attached)  # RV-DEF-04, RV-TOKEN-21
            note_shed(g, self.card, attached)

    def leaves_play(self, g: Table) -> None:
        """RV-DEF-07 to -10."""
        card = self.card
        if g.zone[card] in ACTIVE_ZONES:
            strip_tokens(g, card)  # RV-DEF-05
            if self.cells[DESTINATION] == TORPOR:
                go_to_torpor(g, card)
                self.must_spend(g)
            elif self.cells[ALONE] and not self.is_aggravated and attack_under_way(g) is not None:
                lie_defeated(g, card)
            else:
                burn(g, card)

    def must_spend(self, g: Table) -> None:
        """RV-DEF-12; no cost, but its player is forced to spend it, unless something is done about that."""
        seat = self.cells[LOSER]
        self.cells[RESORT] = 1
        if g.prestige[seat]:
            propose_to_seat(g, WOULD_LOSE_PRESTIGE, seat, 1, RESORT)

    def last_resort(self, g: Table) -> None:
        seat = self.cells[LOSER]
        if self.cells[RESORT]:
            place_last_resort(g, seat, self.card, self.cause(g, seat))
        if g.zone[self.card] == TORPOR:
            happened(g, LIES_DEFEATED, self.victor, self.card, self.cells[BY], self.cells[QUALITY])
        if self.cells[ALONE]:
            offer_recruiting(g, seat, AT_ONCE, 0)  # RV-SOLITARY-04, -05

    def nobody_left(self, g: Table) -> None:
        """RV-WIN-07."""
        seat = self.cells[LOSER]
        if seat != CITY and has_nobody(g, seat):
            knock_out(g, seat, self.cause(g, seat))
        self.done()

    def burned_at_last(self, g: Table) -> None:
        """RV-SOLITARY-03: the attack is over, and it has not suffered diablerie."""
        if g.zone[self.card] == TORPOR:
            burn(g, self.card)
        self.done()

    def cause(self, g: Table, seat: Seat) -> Seat:
        """No foe knocks out a player who does it to themselves."""
        return CITY if self.victor == seat else self.victor


STEPS: Final = (
    asks(Defeat.may_answer),
    acts(Defeat.answer),
    acts(Defeat.answered),
    acts(Defeat.would_be_defeated),
    acts(Defeat.is_defeated),
    acts(Defeat.title_of_prince),
    asks(Defeat.may_keep),
    acts(Defeat.attachments_go),
    acts(Defeat.leaves_play),
    acts(Defeat.last_resort),
    acts(Defeat.nobody_left),
    acts(Defeat.burned_at_last),
)
BURN_STEP: Final = position(STEPS, Defeat.burned_at_last)


def destination(g: Table, card: Card, quality: int) -> int:
    """Torpor (or recovery), or a burned pile: RV-DEF-06 to -10, RV-DMG-11."""
    if quality & AGGRAVATED_QUALITY or g.being(card) in (GHOULISH, MONSTROUS):
        return BURNED_PILE
    if g.being(card) == HUNTER:
        return TORPOR if g.leader[g.controller[card]] == card else BURNED_PILE
    if is_alone_and_solitary(g, card):
        return BURNED_PILE  # RV-SOLITARY-03
    if value(g, card, DIABLERIST) and any(g.face(prey).is_character() for prey in g.attachments(card)):
        return BURNED_PILE  # RV-DIAB-09
    return TORPOR


def falls_unpaid(g: Table, card: Card) -> bool:
    """By a text that counts the first such fall in each turn."""
    for row in g.index[FIRST_FALL_UNPAID]:
        if row not in g.used and g.ability(row).amount(g, source_of(row), card) > 0:
            g.note_use(row)
            return True
    return False


def is_denied(g: Table, seat: Seat) -> bool:
    """Whether this foe gains no Agenda for the defeat under way."""
    frame = defeat_under_way(g)
    return frame is not None and frame.cells[UNPAID] == 1 and seat != frame.cells[LOSER]


def earn(g: Table, victor: Seat, card: Card, *, paid: bool) -> None:
    """What defeating a character is worth."""
    if paid:  # R229-CRD-146
        collect_agenda(g, card, victor)  # RV-TOKEN-26
        if g.being(card) == MONSTROUS:
            gain_agenda(g, victor, g.face(card).agenda)  # RV-MONSTER-02
        elif g.is_rival(victor, g.controller[card]) and g.being(card) != GHOULISH:
            gain_agenda(g, victor, 1)  # RV-DEF-11, RV-GHOUL-08
    if g.faction[victor] == HUNTERS:
        turn_leader_token(g, victor)  # RV-HUNTER-03


def burn_for(g: Table, seat: Seat, card: Card) -> None:
    """What a player burns. A vampire of a Rival's coterie may be worth as much as defeated: R20-AGD-06."""
    foe = g.controller[card]
    if g.switches[RIVAL_BURNED] == WORTH_ONE and g.is_rival(seat, foe) and g.is_active(card):
        defeat = defeat_under_way(g)
        if defeat is None or defeat.card != card:
            gain_agenda(g, seat, 1)
    mortal = g.host[card] if g.kind(card) == WRAITH else card
    if is_wraith(g, mortal):
        wraith_goes(g, mortal)  # R229-CRD-161
    else:
        burn_by(g, seat, card)


def wraith_goes(g: Table, mortal: Card) -> None:
    """RV-WRAITH-10: out of the game, its token too."""
    for token in g.attachments(mortal):
        remove_from_game(g, token)
    remove_from_game(g, mortal)


def defeat_under_way(g: Table) -> Defeat | None:
    for frame in reversed(g.frames):
        if frame.kind == DEFEAT:
            assert isinstance(frame, Defeat)
            return frame
    return None


def burn_at_last(card: Card) -> Defeat:
    frame = defeat(card, NONE, CITY, 0)
    frame.go(BURN_STEP)
    return frame


def defeat(card: Card, by: Card, seat: Seat, quality: int) -> Defeat:
    return Defeat([card, by, seat, quality, 1, NONE, NONE, 0, NONE, 0, NONE, 0])
