"""What an option costs and what it brings, as far as the rules know: the second line of its button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from primogen.kernel import effects as e
from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import Option, card_of, number_of, verb_of
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.language import refs
from primogen.rivals.rules import words as w
from primogen.rivals.rules.activating import ActivatedAbility
from primogen.rivals.rules.attack import Attack
from primogen.rivals.rules.conspiracy import prestige_on
from primogen.rivals.rules.dealing import attribute_against
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.intel import IntelStep, missing
from primogen.rivals.rules.mortal import BY, Reward
from primogen.rivals.rules.recruiting import DISCOUNT, Recruiting, price_of
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.targets import attack_price
from primogen.rivals.text.costs import cost
from primogen.rivals.text.naming import by_name
from primogen.rivals.text.phrasebook import BOOKS
from primogen.rivals.text.sentences import ability
from primogen.text.grammar import COMMAND, listed
from primogen.text.phrasebooks import Said, together

if TYPE_CHECKING:
    from primogen.rivals.text.words import Words

SAYS: Final[dict[str, Said]] = together(book.brings for book in BOOKS)  # {0} and {1} are numbers
UNSPOKEN: Final = (e.YES, e.NO, e.MODE, e.RESOLVE_NEXT)  # their words say it all: what their card has is no matter


def brings(words: Words, g: Table, seat: Seat, option: Option) -> str | None:
    """None: nothing but what the card shows."""
    verb, card, number = verb_of(option), card_of(option), number_of(option)
    if verb in UNSPOKEN:
        return ""
    if verb == w.ACTIVATE:
        return of_ability(words, g, seat, number)
    found = of_table(words.lang, g, seat, verb, card, number) or of_text(words, g, seat, verb, card)
    return found or None


def say(lang: int, key: str, *numbers: int) -> str:
    return SAYS[key][lang].format(*numbers)


def of_table(lang: int, g: Table, seat: Seat, verb: int, card: Card, number: int) -> str:
    """Numbers that follow from how the table stands."""
    match verb:
        case w.RECRUIT:
            price = price_of(g, seat, card, discount_of(g))
            return say(lang, "recruit", price, g.prestige[seat] - price)
        case w.MEND:
            return say(lang, "mend")
        case w.EXERT:
            return say(lang, "influence", value(g, card, w.INFLUENCE))
        case w.ANNOUNCE:
            return of_type(lang, g, number)
        case w.MAKE_ATTACK | w.CLAIM:
            price = attack_price(g, seat, card) if verb == w.MAKE_ATTACK else 0
            parts = [say(lang, "exhausts"), *([say(lang, "prestige", price)] if price else [])]
            return listed(parts, lang, ", ")
        case w.ATTACK_TARGET:
            return of_target(lang, g, card)
        case w.DISCARD_FOR_INTEL:
            step = g.frames[-1]
            return say(lang, "intel", missing(g, step.cells[0], step.cells[1])) if isinstance(step, IntelStep) else ""
        case w.ADD_PRESTIGE | w.CONTRIBUTE:
            needs = g.face(card).needs_prestige if g.sees(seat, card) else 0  # shown once, it lies face down again
            return say(lang, "on-it" if needs else "trap", prestige_on(g, card), needs)
        case w.FIST:
            return say(lang, "fist", g.exerted[seat] + number)
        case w.HELP_RITUAL:
            return say(lang, "helper")
        case w.GIVE_BLOOD | w.FROM_SUPPLY:
            return say(lang, "blood")
    return ""


def discount_of(g: Table) -> int:
    frame = g.frames[-1]
    return frame.cells[DISCOUNT] if isinstance(frame, Recruiting) else 0


def of_type(lang: int, g: Table, attack_type: int) -> str:
    """What the attacker adds, and what the target has against it: RV-ATK-50, RV-DMG-09."""
    attack = g.frames[-1]
    if not isinstance(attack, Attack) or attack.target == NONE:
        return ""
    meets = value(g, attack.target, attribute_against(attack_type))
    if attack_type not in w.ATTRIBUTES:
        return say(lang, "ranged", meets)
    return say(lang, "against", value(g, attack.attacker, attack_type), meets)


def of_target(lang: int, g: Table, target: Card) -> str:
    attack = g.frames[-1]
    lacking = missing(g, attack.attacker, target) if isinstance(attack, Attack) else 0
    return say(lang, "secrecy", lacking) if lacking > 0 else ""


def of_text(words: Words, g: Table, seat: Seat, verb: int, card: Card) -> str:
    """What the card itself says."""
    if verb == w.BURN_REWARD:
        return of_reward(words, g, seat, card)
    if verb == w.ATTACH_REWARD:
        return of_attachment(words, g, seat, card)
    if verb in (w.RESOLVE_CARD, w.SPRING):
        text = g.face(card).text
        return "" if text is None else words.phrase(text)
    return price_to_play(words.lang, g, card) if verb in (w.PLAY_CARD, w.PLACE_CARD) else ""


def of_reward(words: Words, g: Table, seat: Seat, card: Card) -> str:
    text, reward = g.face(card).text, g.frames[-1]
    if text is None or not isinstance(reward, Reward):
        return ""
    return words.carried_out(g, seat, e.scope(seat, card, reward.cells[BY], node=g.number_of(text)))


def of_attachment(words: Words, g: Table, seat: Seat, card: Card) -> str:
    """What it gives to whoever will bear it."""
    reward = g.frames[-1]
    bearer = {refs.THIS: words.card(g, seat, reward.cells[BY])} if isinstance(reward, Reward) else {}
    found = [ability(each, words.lang) for each in g.face(card).abilities if isinstance(each, Formed)]
    return ". ".join(by_name(each, bearer, {}, words.lang) for each in found)


def price_to_play(lang: int, g: Table, card: Card) -> str:
    face = g.face(card)
    if face.words & w.FACE_DOWN_CARDS:
        return say(lang, "prestige", 1)
    if face.influence:
        return say(lang, "exert-price", face.influence)
    return "" if face.price is None else cost(face.price, COMMAND, lang)


def of_ability(words: Words, g: Table, seat: Seat, row: int) -> str | None:
    found, source = g.ability(row), source_of(row)
    if not isinstance(found, ActivatedAbility):
        return by_name(ability(found, words.lang), {refs.THIS: words.card(g, seat, source)}, {}, words.lang)
    pay = found.pay()
    return words.carried_out(g, seat, e.scope(seat, source, g.acting_for(source), node=g.number_of(pay)))
