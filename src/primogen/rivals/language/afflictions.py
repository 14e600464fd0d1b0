"""Afflictions that come off: a verb that asks which."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import PICK, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.cards import discard
from primogen.rivals.rules.atoms.tokens import relieve, take_token_off
from primogen.rivals.rules.attachments import afflicting_tokens, afflictions_on, is_curse
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import TAKE_OFF


@dataclass(frozen=True)
class RemoveAffliction(Effect):
    """A Curse, to its owner's discard pile, or a token: RV-TOKEN-16 to -18, -20."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        return card != NONE and afflictions_on(t, card) > 0

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t, card = table(g), one(table(g), at, self.ref)
        if chosen != UNASKED:
            at.done()
            if verb_of(chosen) == PICK:
                discard(t, card_of(chosen))
            else:
                take_token_off(t, card, number_of(chosen))
            relieve(t, card, at.you)
            return None
        if not self.can(g, at):
            at.done()
            return None
        decision = g.ask(at.you, "remove-which", "RV-TOKEN-20", about=card)
        for curse in t.attachments(card):
            if is_curse(t, curse):
                decision.offer(PICK, curse)
        for token in afflicting_tokens(t, card):
            decision.offer(TAKE_OFF, card, token)
        return decision
