"""Choice nodes about the top of a deck: what is revealed, and what one looks at alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, verb_of
from primogen.kernel.effects import LISTED, NO, NODE, NUMBER, THAT, YES, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.rivals.language.groups import Group
from primogen.rivals.language.refs import YOU, player
from primogen.rivals.language.traits import Trait
from primogen.rivals.rules.atoms.cards import discard, draw_from, shuffle
from primogen.rivals.rules.atoms.decks import put_under
from primogen.rivals.rules.atoms.showing import hide, show, show_to_all
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import CITY, DRAW_FACTION, DRAW_LIBRARY, FACTION, LIBRARY

# which decks are looked at
YOUR_LIBRARY: Final = 0
EITHER_DECK: Final = 1


@dataclass(frozen=True)
class RevealTopCard(Effect):
    """Of your Library: a card with the trait is drawn; any other you leave or discard."""

    drawn: Trait

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(table(g).pile(at.you, LIBRARY))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        library = t.pile(at.you, LIBRARY)
        if not library:
            at.done()
            return None
        card = library[-1]
        if step == 0:
            show_to_all(t, card)
            tell(g, "reveals-top", at.you, card)
            return None
        if chosen == UNASKED and not self.drawn.fits(t, at, card):
            decision = g.ask(at.you, "leave-or-discard", "RV-TERM-30", about=card)
            decision.offer(NO, card)
            decision.offer(YES, card)
            return decision
        at.done()
        for seat in range(g.seats()):
            hide(t, card, seat)
        if chosen == UNASKED:
            draw_from(t, at.you, LIBRARY)
        elif verb_of(chosen) == YES:
            discard(t, card)
        return None


@dataclass(frozen=True)
class LookAtTop(Effect):
    """You look at the top card of a deck of yours, and leave it there or put it on the bottom."""

    decks: int

    def piles(self, g: Table, at: Resolve) -> list[int]:
        zones = (LIBRARY, FACTION) if self.decks == EITHER_DECK else (LIBRARY,)
        return [zone for zone in zones if g.pile(at.you, zone)]

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.piles(table(g), at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t, piles = table(g), self.piles(table(g), at)
        if not piles:
            at.done()
            return None
        if step == 0:
            return self.which_deck(t, at, piles, chosen)
        card = t.pile(at.you, at.number)[-1]
        if step == 1:
            show(t, card, at.you)
            tell(g, "looks-at-top", at.you)
            return None
        if chosen == UNASKED:
            decision = g.ask(at.you, "leave-or-bottom", "RV-TERM-30", ALWAYS, card)
            decision.offer(NO, card)
            decision.offer(YES, card)
            return decision
        at.done()
        hide(t, card, at.you)
        if verb_of(chosen) == YES:
            put_under(t, card)
        return None

    def which_deck(self, g: Table, at: Resolve, piles: list[int], chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            at.cells[NUMBER] = FACTION if verb_of(chosen) == DRAW_FACTION else LIBRARY
            return None
        if len(piles) == 1:
            at.cells[NUMBER] = piles[0]
            return None
        decision = g.ask(at.you, "look-at-deck", "RV-TERM-30", about=at.card)
        decision.offer(DRAW_LIBRARY)
        decision.offer(DRAW_FACTION)
        return decision


@dataclass(frozen=True)
class RevealTop(Effect):
    """So many cards off the top of a Library are shown to everybody; the rest of the sentence is about them.

    Of one card it is about THAT. Whatever is still there goes back as it lay.
    """

    number: int
    effect: Effect
    who: int = YOU
    until: Trait | None = None

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.library(table(g), at)) or (self.number > 1 and self.effect.can(g, at))

    def library(self, g: Table, at: Resolve) -> tuple[Card, ...]:
        seat = CITY if self.until is not None else player(g, at, self.who)
        return () if seat == NONE else g.pile(seat, LIBRARY)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if self.until is not None:
            at.done()
            at.cells[THAT] = self.discarded(t, at, self.until)
            if at.that != NONE:
                at.resolve(g, self.effect)
            return None
        top = self.library(t, at)[-self.number :]
        if step == 0 and (top or self.number > 1):  # of several, what follows may be about there being none
            for card in reversed(top):
                show_to_all(t, card)
                tell(g, "reveals-top", t.controller[card], card)
            at.cells[THAT] = top[-1] if top else NONE
            at.cells.extend(top)
            at.resolve(g, self.effect)
            return None
        for card in at.cells[LISTED:]:
            for seat in range(g.seats()):
                hide(t, card, seat)
        at.done()
        return None

    def discarded(self, g: Table, at: Resolve, until: Trait) -> Card:
        """The one at last, or NONE when the deck is empty."""
        while self.library(g, at):
            card = self.library(g, at)[-1]
            discard(g, card)
            if until.fits(g, at, card):
                return card
        return NONE


@dataclass(frozen=True)
class LookThrough(Effect):
    """You look at all cards of a group, alone, while you do what follows. A Library is shuffled afterwards."""

    among: Group
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.among.cards(g, at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step == 0:
            at.cells.extend(self.among.cards(g, at))
            for card in at.cells[LISTED:]:
                show(t, card, at.you)
            if self.searched(t, at):
                tell(g, "searches", at.you)
            else:
                tell(g, "looks-through", at.you, number=len(at.cells) - LISTED)
            at.resolve(g, self.effect)
            return None
        for card in at.cells[LISTED:]:
            hide(t, card, at.you)
        at.done()
        for seat in self.searched(t, at):
            shuffle(t, seat, LIBRARY)
        return None

    def searched(self, g: Table, at: Resolve) -> list[Seat]:
        """Whose Libraries they are."""
        return list(dict.fromkeys([g.controller[card] for card in at.cells[LISTED:] if g.zone[card] == LIBRARY]))


@dataclass(frozen=True)
class Revealed(Group):
    """Of the cards a text has just revealed, those that still lie in the Library, with certain traits."""

    traits: tuple[Trait, ...] = ()

    def __and__(self, trait: Trait) -> Revealed:
        return replace(self, traits=(*self.traits, trait))

    def includes(self, g: Table, at: Resolve, card: Card) -> bool:
        return card in self.cards(g, at)

    def cards(self, g: Game, at: Resolve) -> list[Card]:
        t = table(g)
        for frame in reversed(g.frames):
            if isinstance(frame, Resolve) and isinstance(g.effect(frame.cells[NODE]), RevealTop):
                still = [card for card in reversed(frame.cells[LISTED:]) if t.zone[card] == LIBRARY]
                return [card for card in still if all(trait.fits(t, at, card) for trait in self.traits)]
        return []
