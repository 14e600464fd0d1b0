"""What is printed on the cards, as far as a simple mind reckons with it: read off the pool once."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import ChooseSeat, Pay, Target
from primogen.kernel.effects import Condition, Effect, ForEach, If, May, Seq
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.conditions import Having, Is
from primogen.rivals.language.costs import PayPrestige
from primogen.rivals.language.groups import ON_TABLE, Cards
from primogen.rivals.language.refs import THAT_PLAYER, THE_ATTACKER, THIS, THIS_CARD, YOU
from primogen.rivals.language.traits import Has
from primogen.rivals.rules.printed import Pool
from primogen.rivals.rules.words import AGENDA, BLOOD, DAMAGE, PRESTIGE

UNKIND: Final = (
    vf.DealDamage,
    vt.Lose,
    vt.StealFrom,
    vc.ExhaustIt,
)


class Bonus:
    """Damage an Attack card adds if its player has what its line asks for: one of these icons, and some Prestige."""

    def __init__(self, icons: tuple[int, ...], least: int, price: int, damage: int) -> None:
        self.icons: Final = icons  # none: nothing is asked for
        self.least: Final = least
        self.price: Final = price
        self.damage: Final = damage


class Turnover:
    """What a sentence gives to one player, and takes from them."""

    def __init__(self, prestige: int, agenda: int) -> None:
        self.prestige: Final = prestige
        self.agenda: Final = agenda


class Sheet:
    def __init__(self, pool: Pool) -> None:
        self.pool: Final = pool
        self.bonuses: Final = [bonuses_of(card.text, (), 1, 0) for card in pool.cards]
        self.attaches: Final = [card.text is not None and attaches(card.text) for card in pool.cards]
        self.prices: Final = [price_of(node) for node in pool.nodes]
        self.unkind: Final = [is_unkind(node) for node in pool.nodes]
        self.discards: Final = [any(isinstance(each, vc.DiscardIt) for each in nodes_of(node)) for node in pool.nodes]
        self.hurts: Final = [gives_damage(node) for node in pool.nodes]
        self.to_you: Final = [turnover(node, YOU) for node in pool.nodes]
        self.to_player: Final = [turnover(node, THAT_PLAYER) for node in pool.nodes]
        self.aims_at_players: Final = [
            any(isinstance(each, ChooseSeat) for each in nodes_of(node)) for node in pool.nodes
        ]

    def price(self, text: Effect | None) -> int:
        return 0 if text is None else self.prices[self.pool.numbers[id(text)]]


def nodes_of(effect: Effect) -> list[Effect]:
    found = [effect]
    for part in effect.parts():
        found.extend(nodes_of(part))
    return found


def attaches(effect: Effect) -> bool:
    return any(isinstance(node, vc.Attach) and node.card == THIS_CARD for node in nodes_of(effect))


def is_unkind(effect: Effect) -> bool:
    """What is put on cards on the table, for all one knows, helps them along."""
    if isinstance(effect, UNKIND) or burdens(effect):
        return True
    on_table = (
        isinstance(effect, ForEach | Target) and isinstance(effect.among, Cards) and effect.among.place == ON_TABLE
    )
    return any(is_unkind(part) for part in effect.parts() if not (on_table and isinstance(part, vt.PutTokens)))


def burdens(node: Effect) -> bool:
    """Tokens nobody wants: those that mark a character, and Prestige that pays against it; or Blood lost."""
    if isinstance(node, vt.PutTokens):
        return node.token not in (AGENDA, BLOOD)
    return isinstance(node, vt.RemoveTokens) and node.token == BLOOD


def price_of(effect: Effect) -> int:
    """The Prestige of all costs in it."""
    return sum(node.number for node in nodes_of(effect) if isinstance(node, PayPrestige))


def damage_of(effect: Effect) -> int:
    """What one sentence surely adds to an attack."""
    if not isinstance(effect, vf.Modify) or effect.stat != DAMAGE or effect.ref not in (THIS, THE_ATTACKER):
        return 0
    return effect.amount.number if isinstance(effect.amount, Fixed) else 0


def gives_damage(effect: Effect) -> int:
    return sum(damage_of(node) for node in nodes_of(effect))


def bonuses_of(effect: Effect | None, icons: tuple[int, ...], least: int, price: int) -> list[Bonus]:
    """Only what can be told from the attacker alone: other conditions count as not met."""
    if isinstance(effect, Seq):
        return [bonus for part in effect.effects for bonus in bonuses_of(part, icons, least, price)]
    if isinstance(effect, May):
        return bonuses_of(effect.effect, icons, least, price)
    if isinstance(effect, Pay):
        if not isinstance(effect.cost, PayPrestige):
            return []
        return bonuses_of(effect.effect, icons, least, price + effect.cost.number)
    if isinstance(effect, If):
        asked = icons_asked(effect.condition)
        return bonuses_of(effect.effect, asked[0], asked[1], price) if asked is not None else []
    damage = damage_of(effect) if effect is not None else 0
    return [Bonus(icons, least, price, damage)] if damage else []


def icons_asked(condition: Condition) -> tuple[tuple[int, ...], int] | None:
    if isinstance(condition, Having):
        return condition.disciplines, condition.least
    if isinstance(condition, Is) and condition.ref == THIS and isinstance(condition.trait, Has):
        return (condition.trait.stat,), condition.trait.least
    return None


def turnover(effect: Effect, who: int) -> Turnover:
    prestige, agenda = 0, 0
    for node in nodes_of(effect):
        amount = 0
        if isinstance(node, (vt.Gain, vt.Lose, vt.StealFrom)) and isinstance(node.amount, Fixed):
            if node.who == who:
                amount = node.amount.number if isinstance(node, vt.Gain) else -node.amount.number
            elif isinstance(node, vt.StealFrom) and who == YOU:
                amount = node.amount.number
            prestige += amount if node.resource == PRESTIGE else 0
            agenda += amount if node.resource == AGENDA else 0
    return Turnover(prestige, agenda)
