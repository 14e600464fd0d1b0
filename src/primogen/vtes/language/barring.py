"""What minions cannot do, and what cards cost them: of cards of certain kinds, or requiring a Discipline."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Condition, Resolve, scope
from primogen.kernel.ids import Card
from primogen.vtes.language.cards import Cards
from primogen.vtes.language.groups import Group
from primogen.vtes.rules.barring import Bars
from primogen.vtes.rules.costing import EITHER, Costs, thing_of
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.targeting import Shelters
from primogen.vtes.rules.unaffected import is_unaffected


@dataclass(frozen=True)
class OfMinions:
    """Of whom it is said, and when: a group as the card's own minion sees it."""

    among: Group
    condition: Condition | None = None

    def about(self, g: Table, source: Card, who: Card) -> bool:
        at: Resolve = scope(g.controller[source], source, g.acting_for(source), who)
        if is_unaffected(g, source, who):
            return False
        return self.among.includes(g, at, who) and (self.condition is None or self.condition.holds(g, at))


@dataclass(frozen=True)
class CostsThem(Costs):
    """ "Combat cards cost him 1 fewer blood"."""

    cards: Cards
    by: int
    thing: int
    whom: OfMinions

    def more_for(self, g: Table, source: Card, face: Printed, use: Use, who: Card, thing: int) -> int:
        wanted = thing_of(face) if self.thing == EITHER else self.thing
        if thing != wanted or not self.cards.include(face, use):
            return 0
        return self.by if self.whom.about(g, source, who) else 0


@dataclass(frozen=True)
class CostsAtHim(Costs):
    """ "Master cards targeting this minion cost 1 additional pool": anybody's."""

    kind: int
    by: int

    def more_at(self, g: Table, source: Card, face: Printed, target: Card) -> int:
        return self.by if face.kind == self.kind and g.acting_for(source) == target else 0


@dataclass(frozen=True)
class CostsToAim(Costs):
    """ "Other Methuselahs' actions that target him cost an additional blood or life"."""

    by: int

    def more_to_aim(self, g: Table, source: Card, minion: Card, target: Card) -> int:
        is_others = g.controller[minion] != g.controller[target]
        return self.by if is_others and g.acting_for(source) == target else 0


@dataclass(frozen=True)
class CostsToContest(Costs):
    """ "Contesting a title costs him +1 blood"."""

    by: int
    condition: Condition | None = None

    def more_to_contest(self, g: Table, source: Card, who: Card) -> int:
        if g.acting_for(source) != who:
            return 0
        at: Resolve = scope(g.controller[source], source, who)
        return self.by if self.condition is None or self.condition.holds(g, at) else 0


@dataclass(frozen=True)
class CannotTake(Bars):
    """ "He cannot perform political actions"."""

    takes: tuple[int, ...]
    whom: OfMinions

    def bars_action(self, g: Table, source: Card, minion: Card, takes: int) -> bool:
        return takes in self.takes and self.whom.about(g, source, minion)


@dataclass(frozen=True)
class CannotPlay(Bars):
    """ "He cannot play reaction cards", "... cards requiring ..."."""

    cards: Cards
    whom: OfMinions

    def bars_playing(self, g: Table, source: Card, who: Card, face: Printed, use: Use) -> bool:
        return self.cards.include(face, use) and self.whom.about(g, source, who)


@dataclass(frozen=True)
class CannotUse(Bars):
    """ "She cannot use weapons"."""

    word: int
    whom: OfMinions

    def bars_using(self, g: Table, source: Card, who: Card, card: Card) -> bool:
        return g.has_word(card, self.word) and self.whom.about(g, source, who)


@dataclass(frozen=True)
class CannotStrike(Bars):
    """ "... cannot strike: combat ends"."""

    strike: int
    whom: OfMinions

    def bars_strike(self, g: Table, source: Card, who: Card, strike: int) -> bool:
        return strike == self.strike and self.whom.about(g, source, who)


@dataclass(frozen=True)
class SheltersFrom(Shelters):
    """ "Cannot be the target of a directed action performed by ..."."""

    among: Group

    def covers(self, g: Table, source: Card, card: Card, minion: Card, *, fights: bool) -> bool:
        if g.acting_for(source) != card:
            return False
        at = scope(g.controller[source], source, g.acting_for(source))
        return self.among.includes(g, at, minion)


@dataclass(frozen=True)
class DoesNotAttack(Shelters):
    """ "He cannot take actions to enter combat with ..."."""

    among: Group

    def covers(self, g: Table, source: Card, card: Card, minion: Card, *, fights: bool) -> bool:
        at = scope(g.controller[source], source, g.acting_for(source))
        return fights and g.acting_for(source) == minion and self.among.includes(g, at, card)
