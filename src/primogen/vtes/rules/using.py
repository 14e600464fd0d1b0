"""Effects of cards in play that their controller may use: which may be used now, and using one."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import MOST_ABILITIES, Ability, number_of, source_of
from primogen.kernel.decisions import Decision, Refusal
from primogen.kernel.effects import Effect, resolving, scope
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.vtes.rules.atoms.clock import is_used, note_used
from primogen.vtes.rules.barring import cannot_use
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import BARS, CANNOT_USE_EQUIPMENT, ENABLES, UNUSABLE, USABLE
from primogen.vtes.rules.underway import action_under_way, combat_under_way
from primogen.vtes.rules.words import ACTION_MODIFIER, COMBAT_MOMENTS, EQUIPMENT, REACTION, READY, USE

OTHER_ACTIONS: Final = -1000  # beyond all kinds of action, and below

ALREADY_USED: Final = Refusal("VT-TERM-05", "already-used")
NOT_IN_COMBAT: Final = Refusal("VT-COMBAT-05", "not-in-combat")
NO_USE: Final = Refusal("VT-SEQ-09", "no-use")
STOLEN: Final = Refusal("VT-STRIKE-21", "stolen")
MAY_NOT: Final = Refusal("VT-TERM-06", "may-not-use")


class Usable(Ability):
    """`once_in` says how often."""

    def topics(self) -> tuple[int, ...]:
        return (USABLE,)

    def effect(self) -> Effect:
        raise NotImplementedError

    def once_in(self) -> int:
        """The time in which it may be used once; NONE, if as often as one likes."""
        raise NotImplementedError

    def is_for(self, g: Table, source: Card, seat: Seat) -> bool:
        """Whether that Methuselah may use it: its controller."""
        return g.controller[source] == seat

    def is_of_combatant(self) -> bool:
        """In combat: whether only he uses it who fights."""
        return True

    def is_of_combat(self) -> bool:
        """At a moment of combat: whether there must be one."""
        return True

    def looks_at_hand(self) -> bool:
        """Whether what can be done depends on what its controller holds."""
        return False

    def may(self, g: Table, who: Card) -> bool:
        """Whether the one whose effect it is can use it as he is: ready, say."""
        return True


def may_use_as(g: Table, kind: int, who: Card, *, though_locked: bool = False) -> bool:
    """VT-POWER-07: of an effect that is used as a card of that kind is."""
    action = action_under_way(g)
    if kind == REACTION:
        can_react = g.can_react(who) or (though_locked and g.is_ready(who))
        return action is not None and action.seat != g.controller[who] and can_react
    return kind != ACTION_MODIFIER or (action is not None and action.minion == who)


class Enables(Ability):
    """Lets a minion take an action: VT-ACTION-16. Whose text it is, or who bears it, takes it."""

    def topics(self) -> tuple[int, ...]:
        return (ENABLES,)

    def use(self) -> Use:
        raise NotImplementedError

    def effect(self) -> Effect | None:
        return self.use().text

    def is_mandatory(self) -> bool:
        """VT-ACTION-04."""
        return False

    def actors(self, g: Table, source: Card) -> list[Card]:
        """Who may take it: here, the minion that prints or bears it."""
        who = g.acting_for(source)
        return [who] if g.zone[who] == READY else []


def enabling(g: Table, row: int) -> Use:
    return enabler(g, row).use()


def done_by_row(g: Table, row: int) -> int:
    """How the rows of `acted` name an action of a card in play: of several that it allows each is one by itself."""
    source, number = source_of(row), number_of(row)
    before = [ability for ability in g.face(source).abilities[:number] if isinstance(ability, Enables)]
    definition = g.definition[source]
    return definition if not before else OTHER_ACTIONS - definition * MOST_ABILITIES - len(before)


def enabler(g: Table, row: int) -> Enables:
    ability = g.ability(row)
    assert isinstance(ability, Enables)
    return ability


def usable(g: Table, row: int) -> Usable:
    ability = g.ability(row)
    assert isinstance(ability, Usable)
    return ability


def why_not_use(g: Table, row: int, seat: Seat, moment: int) -> Refusal | None:
    source, ability = source_of(row), usable(g, row)
    who = g.acting_for(source)
    if ability.once_in() != NONE and is_used(g, row):
        return ALREADY_USED
    if not ability.may(g, who):
        return MAY_NOT
    if value(g, source, UNUSABLE) or (g.kind(source) == EQUIPMENT and value(g, who, CANNOT_USE_EQUIPMENT)):
        return STOLEN
    if g.index[BARS] and source != who and cannot_use(g, who, source):
        return MAY_NOT
    if moment & COMBAT_MOMENTS and ability.is_of_combat():
        combat = combat_under_way(g)
        if combat is None or (ability.is_of_combatant() and g.is_minion(who) and not combat.is_fighting(who)):
            return NOT_IN_COMBAT
    return None if ability.effect().can(g, scope(seat, source, who)) else NO_USE


def usable_at(g: Table, moment: int) -> list[int]:
    moments, definition = g.pool.usable_at, g.definition
    return [row for row in g.index[USABLE] if moments[definition[row // MOST_ABILITIES]][row % MOST_ABILITIES] & moment]


def offer_effects(g: Table, seat: Seat, moment: int, decision: Decision) -> None:
    for row in usable_at(g, moment) if g.index[USABLE] else ():
        source = source_of(row)
        if usable(g, row).is_for(g, source, seat):
            decision.offer_unless(why_not_use(g, row, seat, moment), USE, source, row)


def help_for_others(g: Table, seat: Seat, moment: int) -> list[int]:
    """What she may use at a moment that is another's own."""
    hers = [row for row in usable_at(g, moment) if usable(g, row).is_for(g, source_of(row), seat)]
    return [row for row in hers if not usable(g, row).is_of_combatant()]


def helps_others(g: Table, seat: Seat, moment: int) -> bool:
    return bool(help_for_others(g, seat, moment))


def offer_help(g: Table, seat: Seat, moment: int, decision: Decision) -> None:
    for row in help_for_others(g, seat, moment):
        decision.offer_unless(why_not_use(g, row, seat, moment), USE, source_of(row), row)


def has_hidden_effects(g: Table, seat: Seat, moment: int) -> bool:
    for row in usable_at(g, moment):
        ability = usable(g, row)
        if ability.looks_at_hand() and ability.is_for(g, source_of(row), seat):
            return True
    return False


def use(g: Table, row: int, seat: Seat) -> None:
    source: Card = source_of(row)
    once_in = usable(g, row).once_in()
    if once_in != NONE:
        note_used(g, row, once_in)
    tell(g, "uses", seat, source)
    g.call(resolving(g, usable(g, row).effect(), seat, source, g.acting_for(source)))
