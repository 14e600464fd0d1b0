"""Verbs that bring a card somewhere else: into play, to The Streets, to torpor, to another player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.blood import give_blood, maximum_blood, put_blood, set_blood, take_blood
from primogen.rivals.rules.atoms.cards import (
    bring_into_streets,
    enter_haven,
    free_party,
    lose_prince,
    put_back,
    put_into_play,
    regroup,
    return_to_haven,
    step_into_party,
    take_control,
)
from primogen.rivals.rules.atoms.decks import put_under
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.prestige import knock_out
from primogen.rivals.rules.atoms.tokens import put_beside_haven
from primogen.rivals.rules.atoms.torpor import go_to_torpor
from primogen.rivals.rules.city import become_event, event_put_into_play
from primogen.rivals.rules.defeat import DESTINATION, defeat_under_way
from primogen.rivals.rules.moving import Moving, split_off
from primogen.rivals.rules.playable import is_placed, why_not_let_off
from primogen.rivals.rules.playing import play
from primogen.rivals.rules.prince import prince_on
from primogen.rivals.rules.recruiting import enter, why_not_enter
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.winning import has_nobody
from primogen.rivals.rules.words import (
    ANTAGONIST,
    ATTACHED,
    BURNED_PILE,
    CITY,
    EVENT,
    HAND,
    HAVEN,
    LIBRARY,
    MAKES_WRAITHS,
    PLACED,
    STREETS,
    TORPOR,
    UNHOSTED,
)
from primogen.rivals.rules.wraith import can_create_wraith, creating_wraith

NOBODY: Final = NONE  # acts for it, or is in its party
ANYBODY: Final = -2  # of its player's characters who could, ready or not

# whose Blood a Ghoul has
THE_SUPPLY: Final = 0
THE_ACTOR: Final = 1

# where a card goes
TO_STREETS: Final = 0
BACK_TO_STREETS: Final = 1  # a Retainer, or a card of the city that was burned: a Mortal again
TO_TORPOR: Final = 2
TO_RECOVERY: Final = 3  # as Hunters call it
ALONE_IN_STREETS: Final = 5  # a party of its own, wherever it was
TO_HAVEN: Final = 4  # as it stands, ready or exhausted
ON_LIBRARY: Final = 6  # on top of its owner's
BESIDE_HAVEN: Final = 7  # of that player: an Antagonist in The Streets
INTO_PLAY: Final = 8  # an Event, into The Streets, where it is resolved
UNDER_LIBRARY: Final = 9  # on the bottom of its owner's
AS_EVENT: Final = 10  # of the city, with Prestige of its player on it


@dataclass(frozen=True)
class PutThisIntoPlay(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        put_into_play(table(g), at.card, at.you)


@dataclass(frozen=True)
class PlayIt(Leaf):
    """A card is played, let off all its cost (FREE) or its Action (NO_ACTION_COST): RV-ACT-37 to -39, RV-CARD-06.

    A Ritual may be let off all but its Blood (FREE_BUT_BLOOD), some of which has just been lost.

    Whoever is named plays it, or (ANYBODY) a character of its player's choice, who does not place it; nobody acts for
    an Unhosted Action, nor (NOBODY) for what is placed face down.
    """

    ref: int
    by: int
    cost: int

    def actor(self, g: Table, at: Resolve) -> Card:
        return NONE if self.by in (NOBODY, ANYBODY) else one(g, at, self.by)

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card, who = one(t, at, self.ref), self.actor(t, at)
        if card == NONE or self.by == NOBODY:
            return card != NONE
        if self.by == ANYBODY:
            mine = () if is_placed(t, card) else t.coterie(at.you)
            return any(why_not_let_off(t, at.you, card, each, self.cost) is None for each in mine)
        return who != NONE and why_not_let_off(t, at.you, card, who, self.cost) is None

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            t = table(g)
            card = one(t, at, self.ref)
            table(g).call(play(card, at.you, self.cost, NONE if t.kind(card) == UNHOSTED else self.actor(t, at)))


@dataclass(frozen=True)
class RecruitAtNoCost(Leaf):
    """With so much Blood from the general supply: RV-EX-06; into torpor with none (R229-CRD-100)."""

    ref: int
    blood: int
    to: int = HAVEN

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and why_not_enter(table(g), card) is None  # RV-UNIQ-03

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            card = one(table(g), at, self.ref)
            enter(table(g), at.you, card, self.to)
            give_blood(table(g), card, self.blood)


@dataclass(frozen=True)
class MoveTo(Leaf):
    """A card goes somewhere else.

    To The Streets as a party of one, and Antagonists mind: RV-CITY-11. Going to torpor is no defeat by itself: no
    Prestige is placed, nobody earns anything; whoever is being defeated goes there instead of being burned.
    """

    ref: int
    to: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        if card == NONE:
            return False
        if self.to == TO_STREETS:
            return t.zone[card] == HAVEN
        if self.to == ALONE_IN_STREETS:
            return t.is_active(card) and (t.zone[card] == HAVEN or len(t.party_of(card)) > 1)
        if self.to == AS_EVENT:
            return t.zone[card] == PLACED
        if self.to == INTO_PLAY:
            return t.kind(card) == EVENT and t.zone[card] != STREETS
        if self.to == BACK_TO_STREETS:
            return t.zone[card] in (ATTACHED, BURNED_PILE)
        if self.to == BESIDE_HAVEN:
            return t.zone[card] == STREETS and t.has_word(card, ANTAGONIST) and t.tagger[card] == NONE
        if self.to == TO_HAVEN:
            return t.zone[card] in (STREETS, TORPOR) and t.face(card).is_character() and t.controller[card] != CITY
        if self.to in (ON_LIBRARY, UNDER_LIBRARY):
            return t.owner[card] != CITY and t.zone[card] != LIBRARY
        defeat = defeat_under_way(t)
        if defeat is not None and defeat.card == card:
            return defeat.cells[DESTINATION] != TORPOR
        return t.is_active(card)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.to != BESIDE_HAVEN or self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if not self.can(g, at):  # RV-MOVE-13
            return
        t, card = table(g), one(table(g), at, self.ref)
        defeat = defeat_under_way(t)
        if self.to == ALONE_IN_STREETS and t.zone[card] == STREETS:
            regroup(t, card, free_party(t, t.controller[card]))
        elif self.to in (TO_STREETS, ALONE_IN_STREETS):
            moving = Moving([t.controller[card], card])
            moving.go(1)
            table(g).call(moving)
        elif self.to == AS_EVENT:
            become_event(t, card, at.you)
        elif self.to in (BACK_TO_STREETS, INTO_PLAY):
            bring_into_streets(t, card)
            if self.to == INTO_PLAY:
                t.call(event_put_into_play(at.you, card))
        elif self.to == BESIDE_HAVEN:
            put_beside_haven(t, card, at.player)
        elif self.to == TO_HAVEN:
            return_to_haven(t, card)
        elif self.to == ON_LIBRARY:
            put_back(t, leave_hand(t, card) if t.zone[card] == HAND else card, LIBRARY)
        elif self.to == UNDER_LIBRARY:
            put_back(t, card, LIBRARY)
            put_under(t, card)
        elif defeat is not None and defeat.card == card:
            defeat.cells[DESTINATION] = TORPOR
        else:
            fall_into_torpor(t, card, at.you)


def fall_into_torpor(g: Table, card: Card, by: Seat) -> None:
    seat, prince = g.controller[card], prince_on(g, card)
    if prince != NONE:
        lose_prince(g, prince)  # RV-TITLE-08
    go_to_torpor(g, card)
    if has_nobody(g, seat):
        knock_out(g, seat, CITY if by == seat else by)


@dataclass(frozen=True)
class JoinPartyOf(Leaf):
    """Into that member's party, wherever it is, and Antagonists do not mind; NOBODY's: from The Streets, its own."""

    mover: int
    member: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, mover = table(g), one(table(g), at, self.mover)
        if self.member == NOBODY or mover == NONE:
            return mover != NONE and t.zone[mover] == STREETS
        member = one(t, at, self.member)
        return member != NONE and not t.are_party(mover, member)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.member == NOBODY or self.can(g, at)  # another party than its own

    def do(self, g: Game, at: Resolve) -> None:
        if not self.can(g, at):
            return
        t, mover = table(g), one(table(g), at, self.mover)
        if self.member == NOBODY:
            split_off(t, mover)
        else:
            step_into_party(t, mover, one(t, at, self.member))


@dataclass(frozen=True)
class TakeControl(Leaf):
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        take_control(table(g), one(table(g), at, self.ref), at.you)


@dataclass(frozen=True)
class CreateWraith(Leaf):
    """RV-WRAITH-03."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return can_create_wraith(table(g), at.you, one(table(g), at, self.ref))

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)  # RV-WRAITH-02

    def gives(self, stat: int) -> bool:
        return stat == MAKES_WRAITHS

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            table(g).call(creating_wraith(at.you, one(table(g), at, self.ref)))


@dataclass(frozen=True)
class EnterAsGhoul(Leaf):
    """This card comes into your Haven as a character, with its fixed Blood if it has any: RV-GHOUL-01, -04.

    That comes from the general supply, or off the acting character, who keeps the last (RV-ABIL-12).
    """

    fed_by: int = THE_SUPPLY

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return self.fed_by == THE_SUPPLY or (at.who != NONE and t.blood[at.who] > t.face(at.card).blood)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        blood = t.face(at.card).blood
        if not self.can(g, at):
            return
        tokens = take_blood(t, at.who, blood) if self.fed_by == THE_ACTOR else []
        enter_haven(t, at.card, at.you)
        if self.fed_by == THE_ACTOR:
            put_blood(t, at.card, tokens)
        else:
            give_blood(t, at.card, blood)


@dataclass(frozen=True)
class FeedGhoul(Leaf):
    """2 Blood for each Retainer it has now: RV-GHOUL-02."""

    def do(self, g: Game, at: Resolve) -> None:
        set_blood(table(g), at.card, maximum_blood(table(g), at.card))
