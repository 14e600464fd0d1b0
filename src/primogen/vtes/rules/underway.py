"""What is going on: the cells of the action, the block, the combat, the damage and the referendum under way."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.effects import WINDOW
from primogen.kernel.frames import Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.windows import ABOUT, MOMENT
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import (
    AS_PLAYED,
    BECOMING_ANARCH,
    DIABLERIE,
    EMPLOYING,
    EQUIPPING,
    GAINING_POWER,
    HUNTING,
    HUNTING_RED_LIST,
    LEAVING_TORPOR,
    NO_STRIKE,
    POLITICS,
    RECRUITING,
    RESCUING,
    TAKING_EQUIPMENT,
)

# ---- an action
TAKES: Final = 0  # which kind of action
SEAT: Final = 1
MINION: Final = 2
CARD: Final = 3  # played for it, or NONE
WHICH_USE: Final = 4  # of that card
TARGET: Final = 5  # a card
DEFENDER: Final = 6  # the Methuselah it is directed at, or NONE: VT-BLOCK-01
BLOCKER: Final = 7
DECLINED: Final = 8  # a bit per Methuselah who makes no more attempts: VT-BLOCK-07
OUTCOME: Final = 9  # 0 while it is open
ROW: Final = 10  # of the ability of a card in play that allows it, or NONE: VT-ACTION-16
NUMBER: Final = 11  # how much of a rescue the rescuer pays; by how many votes a referendum passed; what was bled
DIRECTED: Final = 12  # a bit per Methuselah, if there are several: VT-BLOCK-03
OBLIGED: Final = 13  # the minion that attempts to block next, by a card, or NONE
FREELY: Final = 14  # whoever may block: only that minion attempts, and once
BLOCKED_CARD: Final = 15  # the card it was played for, burned by the block, or NONE
TAKEN_WITH: Final = 16  # the printed card it was announced with, or NONE
POOL_LOST: Final = 17  # to a bleed
ITS_REFERENDUM_PASSED: Final = 18
ACTION_CELLS: Final = 19  # from here on: equipment that is to be taken

SUCCEEDED: Final = 1
BLOCKED: Final = 2
ENDED: Final = 3  # by a card: from then on nothing is played in it

STEALTHY: Final = (  # VT-STEALTH-02
    *(HUNTING, EQUIPPING, TAKING_EQUIPMENT, EMPLOYING, RECRUITING, POLITICS, LEAVING_TORPOR),
    *(BECOMING_ANARCH, GAINING_POWER, HUNTING_RED_LIST),
)


class Acting(Procedure[Table]):
    kind = k.ACTION

    @property
    def takes(self) -> int:
        return self.cells[TAKES]

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    @property
    def minion(self) -> Card:
        return self.cells[MINION]

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    @property
    def target(self) -> Card:
        return self.cells[TARGET]

    @property
    def defender(self) -> Seat:
        return self.cells[DEFENDER]

    @property
    def blocker(self) -> Card:
        return self.cells[BLOCKER]

    def use(self, g: Table) -> Use | None:
        """What the card, or the ability, says of it; NONE of the actions that need neither."""
        raise NotImplementedError

    def source(self) -> Card:
        """The card whose text it is."""
        return self.card if self.cells[ROW] == NONE else source_of(self.cells[ROW])

    def is_stealthy(self) -> bool:
        own = self.defender == NONE and self.takes in (DIABLERIE, RESCUING)  # VT-DIAB-03, VT-TORPOR-16
        return own or self.takes in STEALTHY

    def defenders(self, g: Table) -> list[Seat]:
        """All Methuselahs it is directed at, clockwise: VT-BLOCK-03."""
        if self.cells[DIRECTED]:
            return [seat for seat in g.clockwise_from(self.seat) if self.cells[DIRECTED] >> seat & 1]
        return [] if self.defender == NONE else [self.defender]

    def who_may_block(self, g: Table) -> list[Seat]:
        """VT-BLOCK-02 to -05: the Methuselahs it is directed at; else prey, then predator."""
        found = self.defenders(g) or [g.prey(self.seat), g.predator(self.seat)]
        return [seat for seat in dict.fromkeys(found) if seat != NONE and not self.cells[DECLINED] >> seat & 1]

    def oblige(self, minion: Card, freely: int) -> None:
        """That minion attempts to block."""
        self.cells[OBLIGED], self.cells[FREELY] = minion, freely

    def can_continue(self, g: Table) -> bool:
        """As if it had not been blocked: its card must still be where the block left it."""
        raise NotImplementedError

    def continue_unblocked(self, g: Table) -> None:
        raise NotImplementedError

    def end(self) -> None:
        """Without being resolved any further."""
        raise NotImplementedError

    def end_block(self) -> None:
        """No combat comes of it; it stays a block."""
        raise NotImplementedError

    def forget(self, g: Table) -> None:
        """It was not performed: he may take it again."""
        raise NotImplementedError

    def redirect(self, seat: Seat) -> None:
        """To another Methuselah, who may attempt to block in her turn."""
        self.cells[DEFENDER] = seat
        self.cells[DECLINED] &= ~(1 << seat)


# ---- a block attempt
BLOCKING_SEAT: Final = 0
ATTEMPTING: Final = 1  # the minion, or NONE
IS_ONLY: Final = 2  # of one who may block by a card alone: no other attempt

# ---- a combat
ACTING_MINION: Final = 0
OPPOSING_MINION: Final = 1
ROUND: Final = 2
RANGE_NOW: Final = 3
LAST_MANEUVER: Final = 4  # whose, or NONE: VT-RANGE-05
LAST_PRESS: Final = 5
CONTINUES: Final = 6  # another round: VT-PRESS-06
IS_OVER: Final = 7
SETS_RANGE: Final = 8  # that of this round is set, and is not determined: the range and 1, or 0
NEXT_RANGE: Final = 9  # the same of the next round
HAS_STRUCK: Final = 10  # the first strikes of this round have been resolved
QUEUED: Final = 11  # another combat between the same follows
SIDES: Final = 12  # from here on, twice:
STRIKE_KIND: Final = 0
STRIKE_AMOUNT: Final = 1
STRIKE_BITS: Final = 2
STRIKE_CARD: Final = 3
STRIKE_USE: Final = 4  # which use of that card; what it says in play, downward from SAID_IN_PLAY; or NONE of these
SAID_IN_PLAY: Final = -2
STRIKE_AT: Final = 5  # a retainer of the opponent, or NONE: VT-DMG-21
COMMITTED: Final = 6  # to the first strike, by its maneuver: VT-RANGE-09
STRIKES_LEFT: Final = 7
HAS_ADDITIONAL: Final = 8  # one source in a round: VT-STRIKE-15
PRESSES_LEFT: Final = 9
MANEUVERS_LEFT: Final = 10  # one that came with another effect, and is optional
MANEUVERS_OWED: Final = 11  # the same, but it must be used: VT-RANGE-11
LOST: Final = 12  # blood lost to damage in this round
MANEUVERS_NEXT: Final = 13  # what is in MANEUVERS_LEFT when the next round begins
DEALT: Final = 14  # damage this one has inflicted in this round, and what he bears with him
TAKEN: Final = 15  # damage that was inflicted on him in this round
WHOSE: Final = 16  # who controlled him as it began
SIDE: Final = 17
COMBAT_CELLS: Final = SIDES + 2 * SIDE


class Fighting(Procedure[Table]):
    kind = k.COMBAT

    @property
    def acting(self) -> Card:
        return self.cells[ACTING_MINION]

    @property
    def opposing(self) -> Card:
        return self.cells[OPPOSING_MINION]

    @property
    def range(self) -> int:
        return self.cells[RANGE_NOW]

    def is_fighting(self, card: Card) -> bool:
        return card in (self.acting, self.opposing)

    def opponent(self, card: Card) -> Card:
        return self.opposing if card == self.acting else self.acting

    def at(self, card: Card, what: int) -> int:
        """The cell of that combatant."""
        return SIDES + (SIDE if card == self.opposing else 0) + what

    def of(self, card: Card, what: int) -> int:
        return self.cells[self.at(card, what)]

    def set(self, card: Card, what: int, number: int) -> None:
        self.cells[self.at(card, what)] = number

    def add(self, card: Card, what: int, number: int) -> None:
        self.cells[self.at(card, what)] += number

    def choose_strike(
        self, who: Card, kind: int, amount: int = 0, bits: int = 0, card: Card = NONE, use: int = NONE
    ) -> None:
        at = self.at(who, STRIKE_KIND)
        self.cells[at : at + COMMITTED] = (kind, amount, bits, card, use, NONE)

    def call_off(self) -> None:
        """Before it has begun."""
        raise NotImplementedError

    def end(self) -> None:
        """At once, whatever step it is at."""
        raise NotImplementedError

    def go_on(self) -> None:
        """With a new round, though this one was the last."""
        raise NotImplementedError

    def drop_strike(self, who: Card) -> None:
        self.choose_strike(who, NO_STRIKE)

    def maneuver(self, who: Card) -> None:
        """VT-RANGE-03."""
        self.cells[RANGE_NOW] = 1 - self.cells[RANGE_NOW]
        self.cells[LAST_MANEUVER] = who

    def press(self, who: Card) -> None:
        """VT-PRESS-03."""
        self.cells[CONTINUES] = 1 - self.cells[CONTINUES]
        self.cells[LAST_PRESS] = who


# ---- damage
HITS: Final = 1  # after the number of the hit being prevented: a row for each victim
VICTIM: Final = 0
NORMAL_POINTS: Final = 1
AGGRAVATED_POINTS: Final = 2
PREVENTABLE: Final = 3  # whether it can be prevented, and BY_STRIKE, as bits
DEALT_BY: Final = 4
HIT: Final = 5

CAN_BE_PREVENTED: Final = 1
BY_STRIKE: Final = 2
BUT_NOT_BY_FORTITUDE: Final = 4  # by cards requiring that Discipline
BY_GUN: Final = 8

# ---- a referendum
CALLER: Final = 0
CALLED_BY: Final = 1  # the card
ACTED_BY: Final = 2  # the vampire that called it
HUNTED: Final = 3  # the diablerist of a blood hunt, or NONE
FOR: Final = 4
AGAINST: Final = 5
CARD_VOTES: Final = 6  # a bit per Methuselah who has had her vote from a political action card: VT-VOTE-04
PRISCI_FOR: Final = 7  # in the prisci subreferendum: VT-VOTE-14
PRISCI_AGAINST: Final = 8
PASSED: Final = 9
TERMS: Final = 10  # six numbers: a clan, or what each Methuselah gets
CHOSEN_CARD: Final = 16  # by its terms, or NONE
CHOSEN_SEAT: Final = 17
CANCELLED: Final = 18  # AWAY or FAILED: it is not voted on any more
SEATS_AGAINST: Final = 19  # a bit per Methuselah who has cast any against by a card, or by the Edge
AWAY: Final = 1
FAILED: Final = 2  # as if it had been voted down
BY_ITSELF: Final = 20  # it passes, whatever anybody would have voted
VOTED: Final = 21  # from here on, of each minion that has voted:
VOTER: Final = 0
IS_FOR: Final = 1
VOTES_CAST: Final = 2
IS_BALLOT: Final = 3  # of a priscus
VOTE_ROW: Final = 4


def action_under_way(g: Table) -> Acting | None:
    wanted = k.ACTION
    for frame in reversed(g.frames):
        if frame.kind == wanted:
            assert isinstance(frame, Acting)
            return frame
    return None


def attempt_under_way(g: Table) -> Card:
    """The minion attempting to block, or NONE."""
    for frame in reversed(g.frames):
        if frame.kind == k.BLOCKING:
            return frame.cells[ATTEMPTING]
    return NONE


def seat_that_blocks(g: Table) -> Seat:
    """The Methuselah whose attempts are under way, or NONE."""
    for frame in reversed(g.frames):
        if frame.kind == k.BLOCKING:
            return frame.cells[BLOCKING_SEAT]
    return NONE


def combat_under_way(g: Table) -> Fighting | None:
    wanted = k.COMBAT
    for frame in reversed(g.frames):
        if frame.kind == wanted:
            assert isinstance(frame, Fighting)
            return frame
    return None


def about_to_fight(g: Table, who: Card) -> Card:
    """With whom: as the block is about to be resolved, or another combat is about to begin; or NONE."""
    fight = combat_under_way(g)
    if fight is not None:
        return fight.opponent(who) if fight.is_fighting(who) and not fight.cells[ROUND] else NONE
    action = action_under_way(g)
    if action is None or action.cells[OUTCOME] != BLOCKED or action.takes == LEAVING_TORPOR:
        return NONE
    both = (action.minion, action.blocker)
    return both[1 - both.index(who)] if who in both else NONE


def being_played(g: Table) -> Card:
    """The card that may be cancelled now, or NONE: VT-LIB-04."""
    for frame in reversed(g.frames):
        if frame.kind == WINDOW and frame.cells[MOMENT] == AS_PLAYED:
            return frame.cells[ABOUT]
    return NONE


def cells_under_way(g: Table, kind: int) -> list[int] | None:
    """Of the referendum, or of the damage."""
    for frame in reversed(g.frames):
        if frame.kind == kind:
            return frame.cells
    return None


def referendum_under_way(g: Table) -> list[int] | None:
    return cells_under_way(g, k.REFERENDUM)


def damage_under_way(g: Table) -> list[int] | None:
    return cells_under_way(g, k.DAMAGE)
