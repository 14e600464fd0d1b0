"""Everything asked outside one's own acts: fights, Influence, cards to give away, and what a card's text asks."""

from __future__ import annotations

from typing import Final

from primogen.kernel import effects as e
from primogen.kernel.decisions import Option, card_of, number_of, verb_of
from primogen.kernel.ids import NONE, Card
from primogen.rivals.bots.acting import RISKY_CARD, for_player, hazard, is_too_dear, leaving, recruit
from primogen.rivals.bots.keeping import keeping
from primogen.rivals.bots.thought import NEVER, TYPES, Thought, most_dealt
from primogen.rivals.rules import words as w
from primogen.rivals.rules.roles import ATTACK_CARD, ATTACKER, SEAT, TARGET, TYPE

DECLINING: Final = (e.PASS, e.NO, e.DONE_PICKING, w.DECLINE)
GOOD: Final = 10.0  # clearly better than not
SURE: Final = 30.0
TOUGH: Final = 0.5  # each Blood of whom something unkind befalls
NEUTRAL: Final = 3.0  # staying out of what nobody said anything about


def answers(thought: Thought, asks: str, options: list[Option]) -> list[float]:
    found: list[float] = []
    for option in options:
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        if verb in DECLINING:
            found.append(staying_out(thought, asks))
        elif asks in FIGHTING:
            found.append(fight(thought, asks, card, number))
        else:
            found.append(answer(thought, asks, verb, card, number))
    return found


# ---- a fight


def fight(thought: Thought, asks: str, card: Card, number: int) -> float:
    attack = thought.eyes.attack()
    if asks == "attack-claimant":
        return strike_claimant(thought, card)
    if attack is None:
        return 0
    if asks == "attack-target":
        return thought.worth(attack[ATTACKER], card)
    if asks == "attack-type":
        return by_type(thought, attack, number)
    if asks == "place-attack-card":
        return place_attack_card(thought, attack, card)
    if asks == "block":
        return block(thought, attack, card)
    return react(thought, card)


def by_type(thought: Thought, attack: list[int], number: int) -> float:
    """What the target would take; if the bare hand does as much, the card is kept."""
    eyes, strength, at = thought.eyes, thought.strength(attack[ATTACKER]), TYPES.index(number)
    against = eyes.defence(attack[TARGET], w.PHYSICAL if number == w.RANGED else number)
    blood = eyes.blood(attack[TARGET])
    with_card = min(blood, max(0, strength.sure[at] - against))
    bare = min(blood, max(0, strength.bare[at] - against))
    return 2.0 * with_card + 0.5 * bare


def missing_damage(thought: Thought, attack: list[int]) -> int:
    """What the attacker lacks, without a card, to fell the target."""
    eyes, kind = thought.eyes, attack[TYPE]
    against = eyes.defence(attack[TARGET], w.PHYSICAL if kind == w.RANGED else kind)
    return eyes.blood(attack[TARGET]) + against - thought.strength(attack[ATTACKER]).bare[TYPES.index(kind)]


def place_attack_card(thought: Thought, attack: list[int], card: Card) -> float:
    """The strongest; against a Mortal, which cannot answer, the least that will do."""
    power = thought.power(attack[ATTACKER], card)
    if thought.eyes.kind(attack[TARGET]) == w.MORTAL:
        missing = missing_damage(thought, attack)
        return GOOD - keeping(thought, card) / 10 if power >= missing > 0 else NEVER
    return GOOD + power - keeping(thought, card) / 100


def block(thought: Thought, attack: list[int], card: Card) -> float:
    """For the weak, by the strong."""
    eyes, target = thought.eyes, attack[TARGET]
    threat = eyes.strongest(attack[ATTACKER]) + RISKY_CARD
    if eyes.blood(target) > threat or eyes.blood(card) <= threat:
        return NEVER
    return thought.weights.block + eyes.blood(card) - eyes.blood(target)


def threat_to_target(thought: Thought, attack: list[int]) -> int:
    """What the target of the attack under way would take without a Reaction."""
    return dealt_so_far(thought, attack) + (RISKY_CARD if attack[ATTACK_CARD] != NONE else 0)


def react(thought: Thought, card: Card) -> float:
    face = thought.eyes.face(card)
    return thought.weights.react + (face.shield + face.damage if face is not None else 0)


def strike_claimant(thought: Thought, card: Card) -> float:
    claimant = thought.eyes.decision().about
    quarry = thought.quarry(claimant)
    dealt = most_dealt(thought.strength(card).bare, quarry.against)
    return SURE if dealt >= quarry.blood else thought.weights.claimant * dealt


# ---- declining


def staying_out(thought: Thought, asks: str) -> float:
    weights, attack = thought.weights, thought.eyes.attack()
    if asks == "place-reaction":
        threatened = attack is not None and threat_to_target(thought, attack) > 0
        return weights.react_not if threatened else SURE
    if asks == "place-attack-card":
        return 0
    if asks == "block":
        return weights.block_not
    if asks == "move":
        return weights.stay
    return 0 if asks in PLAIN else NEUTRAL


PLAIN: Final = ("intel", "mend", "ignore", "may", "instead", "contribute")


# ---- everything else


def answer(thought: Thought, asks: str, verb: int, card: Card, number: int) -> float:
    weights = thought.weights
    if asks == "intel":
        return intel(thought, verb, card)
    if asks == "may":
        return may(thought)
    if asks == "mend":
        return mend(thought, card)
    if asks == "draw-from":
        return draw_from(thought, verb)
    if verb == w.DISCARD_CARD:
        return GOOD - keeping(thought, card)
    if asks in ("exert", "fist", "declare"):
        return influence(thought, verb, number)
    if asks == "move":
        return along(thought, card)
    if asks == "regroup":
        return leaving(thought, card)
    if asks == "recruit":
        return recruit(thought, card)
    if verb == w.ACTIVATE:
        return ability(thought, asks, number)
    if verb == e.CHOOSE_SEAT:
        return for_player(thought, thought.eyes.node(), number)
    if verb == e.PICK:
        return pick(thought, card)
    if asks == "instead":
        return weights.instead
    if asks == "contribute":
        return weights.contribute
    return plain_answer(thought, asks, verb, card, number)


def plain_answer(thought: Thought, asks: str, verb: int, card: Card, number: int) -> float:
    eyes, weights = thought.eyes, thought.weights
    if asks in ("leader", "leader-again"):
        face = eyes.face(card)
        return float(face.bp) if face is not None else 0
    if asks == "bid":
        return -abs(number - weights.bid)
    if asks == "burn-or-attach":
        return weights.attach if verb == w.ATTACH_REWARD else 0
    if asks == "investigate-with":
        return NEUTRAL + weights.send
    if asks == "regroup-with":
        return GOOD if verb == w.GO_ALONE else 0
    if asks == "assign-damage":
        return float(eyes.blood(card))
    if asks == "exhaust-for":
        return -float(eyes.strongest(card))
    if asks == "how-many" and verb == e.AMOUNT_OF:
        return -abs(number - max(1.0, eyes.prestige() - weights.enough)) if number else 0
    return NEUTRAL + weights.any


def intel(thought: Thought, verb: int, card: Card) -> float:
    """For one's own attack, what it can best do without; for another's nothing."""
    attack = thought.eyes.attack()
    if attack is None or attack[SEAT] != thought.eyes.me:
        return NEVER
    if thought.eyes.value(attack[ATTACKER], w.INTEL) >= thought.eyes.secrecy(attack[TARGET]):
        return NEVER  # there is enough
    if verb != w.DISCARD_FOR_INTEL:
        return SURE  # an ability that gives it costs no card
    return SURE - keeping(thought, card) - in_this_attack(thought, attack, card)


def in_this_attack(thought: Thought, attack: list[int], card: Card) -> float:
    """The very card this attack is to be made with is not thrown away for it."""
    face = thought.eyes.face(card)
    if face is None or not face.serves_as(w.ATTACK):
        return 0
    return 2.0 * thought.power(attack[ATTACKER], card)


def may(thought: Thought) -> float:
    node = thought.eyes.node()
    return thought.weights.may if node == NONE else sentence(thought, node, thought.weights.may)


def ability(thought: Thought, asks: str, row: int) -> float:
    weights = thought.weights
    return NEUTRAL + sentence(
        thought, thought.eyes.ability_node(row), weights.mitigate if asks == "mitigate" else weights.ability
    )


def sentence(thought: Thought, node: int, liked: float) -> float:
    """What it costs, and what it adds to an attack of one's own."""
    sheet, price = thought.sheet, thought.sheet.prices[node]
    if is_too_dear(thought, price):
        return NEVER
    found = liked + thought.weights.pay * price
    attack, damage = thought.eyes.attack(), sheet.hurts[node]
    if attack is None or not damage or attack[SEAT] != thought.eyes.me or attack[TYPE] == NONE:
        return found
    missing = thought.eyes.blood(attack[TARGET]) - dealt_so_far(thought, attack)
    if missing <= 0:
        return NEVER  # the target falls anyway
    return GOOD + found if damage >= missing else found + thought.weights.plus_damage * damage


def dealt_so_far(thought: Thought, attack: list[int]) -> int:
    """By the attack under way, with the cards that lie open."""
    eyes, kind, attacker = thought.eyes, attack[TYPE], attack[ATTACKER]
    strength = eyes.value(attacker, kind) if kind in w.ATTRIBUTES else 0
    against = eyes.defence(attack[TARGET], w.PHYSICAL if kind == w.RANGED else kind)
    return strength + eyes.damage_added(attacker) - against


def mend(thought: Thought, card: Card) -> float:
    eyes, weights = thought.eyes, thought.weights
    cheapest = min([keeping(thought, each) for each in eyes.hand()], default=0.0)
    found = weights.mend - cheapest
    if eyes.is_fallen(card):
        found += weights.mend_torpor
    elif eyes.blood(card) <= 2:
        found += weights.mend_weak
    return found


def draw_from(thought: Thought, verb: int) -> float:
    """A character while there are few, here or in hand."""
    eyes = thought.eyes
    recruits = sum([eyes.kind(card) == w.CHARACTER for card in eyes.hand()])
    few = len(eyes.coterie(eyes.me)) + recruits < thought.weights.few
    return 5.0 if (verb == w.DRAW_FACTION) == few else 0


def influence(thought: Thought, verb: int, number: int) -> float:
    """For one's own Scheme everything; against another's, what costs nothing."""
    eyes, weights, mine = thought.eyes, thought.weights, thought.eyes.is_my_turn()
    if verb == w.FIST:
        wanted = weights.fist if mine and eyes.prestige() > weights.enough + 2 else 0.0
        return -abs(number - wanted)
    if verb == w.SAY_YES:
        return 5 if mine else 0
    if verb == w.SAY_NO:
        return 3
    return weights.exert if mine else weights.exert_other


def along(thought: Thought, card: Card) -> float:
    """Those who have an attack to make, as many as there are actions: one party pays what waits outside once."""
    eyes = thought.eyes
    if hazard(thought, card) <= NEVER:
        return NEVER
    gone = len(eyes.frame_cells()) - 1
    hope = thought.hope(card)
    if gone >= eyes.actions() or hope <= 0:
        return thought.weights.along if gone else hope
    return thought.weights.move_out + hope


def pick(thought: Thought, card: Card) -> float:
    """Friends for what is kind, foes for what is not; of one's own hand, what it can best do without."""
    eyes, node = thought.eyes, thought.eyes.node()
    owner, discards = eyes.controller(card), node != NONE and thought.sheet.discards[node]
    if eyes.is_in_hand(card) and owner == eyes.me:
        return GOOD + (-keeping(thought, card) if discards else keeping(thought, card))
    kind, mine = node != NONE and not thought.sheet.unkind[node], owner == eyes.me
    blood = 0.0 if kind else TOUGH * eyes.blood(card)  # of one's own the tough, of others the weak
    return 6.0 * (mine == kind) + 2.0 * (owner == eyes.rival()) + (blood if mine else -blood)


FIGHTING: Final = ("attack-target", "attack-type", "place-attack-card", "block", "place-reaction", "attack-claimant")
