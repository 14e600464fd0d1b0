"""Verbs about the minion one fights: what he cannot do for a while, and which of his cards are cancelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import OPPOSING_MINION, one
from primogen.vtes.language.sentences import MayUse
from primogen.vtes.language.verbs_combat import InCombat, moments_of
from primogen.vtes.language.verbs_rounds import OnlyHandStrikes
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.aiming import equipment_on
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.cancelling import playing_now
from primogen.vtes.rules.playing import Playing
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import CANNOT_END_COMBAT, CANNOT_USE_EQUIPMENT, NOT_ENDED_AT_FIRST, ONLY_HANDS
from primogen.vtes.rules.underway import combat_under_way
from primogen.vtes.rules.words import AS_PLAYED, BEFORE_RANGE, COMBAT, STRIKE

FEWER_STRIKES: Final = (ONLY_HANDS, CANNOT_END_COMBAT, NOT_ENDED_AT_FIRST)


@dataclass(frozen=True)
class Hinder(InCombat):
    """So much of these values, of the opposing minion, if he is one of those."""

    stats: tuple[int, ...]
    until: int
    whom: Group
    number: int = 1

    def moments(self) -> int:
        return BEFORE_RANGE

    def can(self, g: Game, at: Resolve) -> bool:
        opponent = one(table(g), at, OPPOSING_MINION)
        return opponent != NONE and self.whom.includes(table(g), at, opponent)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            for stat in self.stats:
                modify(table(g), stat, self.number, at.card, one(table(g), at, OPPOSING_MINION), self.until)


def restricts(g: Table, effect: Effect, who: Card) -> bool:
    """Whether it leaves that minion fewer strikes to choose from: not whether he has any (reading 87)."""
    if isinstance(effect, OnlyHandStrikes):
        return True
    if isinstance(effect, Hinder):
        barred = CANNOT_USE_EQUIPMENT in effect.stats and bool(weapons_of(g, who))
        return barred or bool({*effect.stats} & {*FEWER_STRIKES})
    if isinstance(effect, CancelHis) and effect.strikes and is_strike_of(g, who):
        return True
    return any([restricts(g, part, who) for part in effect.parts()])


def weapons_of(g: Table, who: Card) -> list[Card]:
    """What he could strike with."""
    found = []
    for card in equipment_on(g, who):
        abilities = [ability for ability in g.face(card).abilities if isinstance(ability, MayUse)]
        if any([moments_of(ability.then) & STRIKE for ability in abilities]):
            found.append(card)
    return found


def is_strike_of(g: Table, who: Card) -> bool:
    """Among the cards being played, one of his is a strike."""
    playing = [frame for frame in g.frames if frame.kind == k.PLAYING]
    return any([isinstance(frame, Playing) and frame.who == who and is_strike(g, frame) for frame in playing])


def is_strike(g: Table, playing: Playing) -> bool:
    text = playing.use(g).text
    return text is not None and bool(moments_of(text) & STRIKE)


@dataclass(frozen=True)
class CancelHis(InCombat):
    """The combat card that the opposing minion plays: with one of these words, or a strike, or what restricts his."""

    words: int = 0
    strikes: int = 0
    restricting: int = 0

    def moments(self) -> int:
        return AS_PLAYED

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        fight, playing = combat_under_way(t), playing_now(t)
        if fight is None or playing is None or not fight.is_fighting(at.who):
            return False
        use = playing.use(t)
        if use.kind != COMBAT or playing.who != fight.opponent(at.who):
            return False
        if self.words and t.has_word(playing.card, self.words):
            return True
        if self.strikes and is_strike(t, playing):
            return True
        return self.restricting == 1 and use.text is not None and restricts(t, use.text, at.who)

    def do(self, g: Game, at: Resolve) -> None:
        playing = playing_now(table(g))
        if playing is not None:
            burn(table(g), playing.card)
