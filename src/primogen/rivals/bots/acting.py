"""The Action Phase: what each act promises."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Option, card_of, number_of, verb_of
from primogen.kernel.ids import Card
from primogen.rivals.bots.thought import NEVER, Thought
from primogen.rivals.rules import words as w

AGENDA_FIRST: Final = 95.0  # a revealed Agenda begins to earn
DETACHING: Final = -30.0
TOO_SAFE: Final = -5.0  # moving out or regrouping with nothing to do there
RISKY_CARD: Final = 2  # damage an unseen Attack card adds, as a rule
RISKY_ABILITY: Final = 1  # ... and what an attacker's own text may add
FULL_HAND: Final = 6  # cards; with more than that one has plenty to do
LAST_STAND: Final = 2  # with fewer than so many, anybody is recruited at any price


def acts(thought: Thought, options: list[Option]) -> list[float]:
    return [act(thought, verb_of(option), card_of(option), number_of(option)) for option in options]


def act(thought: Thought, verb: int, card: Card, number: int) -> float:
    weights = thought.weights
    if verb == w.MAKE_ATTACK:
        return weights.attack + thought.hope(card)
    if verb == w.RECRUIT:
        return recruit(thought, card)
    if verb == w.MOVE_OUT:
        return move_out(thought)
    if verb == w.REGROUP:
        return regroup(thought)
    if verb == w.PLAY_CARD or verb == w.PLACE_CARD:
        return play(thought, card)
    if verb == w.ACTIVATE:
        return activate(thought, number)
    if verb == w.CLAIM:
        return weights.claim if is_safe_claim(thought, card) else NEVER
    if verb == w.DRAW:
        return draw(thought, len(thought.eyes.hand()))
    return plain_act(thought, verb)


def plain_act(thought: Thought, verb: int) -> float:
    weights = thought.weights
    if verb == w.INVESTIGATE:
        return weights.investigate
    if verb == w.RESOLVE_CARD:
        return weights.resolve
    if verb == w.ADD_PRESTIGE:
        return weights.add_prestige if thought.eyes.prestige() > weights.enough else NEVER
    if verb == w.SHOW:
        return weights.show
    if verb == w.END_PHASE:
        return weights.end_phase
    if verb == w.PASS_ACTION:
        return weights.pass_action
    if verb == w.REVEAL_AGENDA:
        return AGENDA_FIRST
    return DETACHING if verb == w.DETACH else 0.0


def recruit(thought: Thought, card: Card) -> float:
    """Whoever has nobody left loses at once: then Prestige does not matter."""
    eyes, weights, face = thought.eyes, thought.weights, thought.eyes.face(card)
    bp, own = face.bp if face is not None else 0, len(eyes.coterie(eyes.me))
    poor = eyes.prestige() - bp < weights.enough
    if own >= LAST_STAND and (poor or own >= weights.big):
        return weights.recruit_poor
    found = weights.recruit + weights.recruit_each * own + weights.recruit_bp * bp
    if own < LAST_STAND:
        found += weights.recruit_first
    return found


def draw(thought: Thought, cards: int) -> float:
    weights = thought.weights
    return weights.draw + weights.draw_each * cards + weights.draw_many * max(0, cards - FULL_HAND)


# ---- moving


def move_out(thought: Thought) -> float:
    """Worth it if somebody at home has an attack to make that pays for what waits outside."""
    eyes = thought.eyes
    if not eyes.actions():
        return TOO_SAFE
    best = NEVER
    for card in eyes.at_home():
        if eyes.is_ready(card):
            best = max(best, thought.hope(card) + hazard(thought, card))
    return TOO_SAFE if best <= NEVER else thought.weights.move_out + best


def hazard(thought: Thought, card: Card) -> float:
    """What Antagonists take from a party that this character leads out."""
    eyes, weights = thought.eyes, thought.weights
    harm, evils = eyes.hazards()
    if not harm and not evils:
        return 0
    if harm and eyes.is_vampire(card):
        if eyes.blood(card) <= harm:
            return NEVER
        return weights.hazard_blood * harm + weights.hazard_card * evils
    return weights.hazard_card * evils


def regroup(thought: Thought) -> float:
    """To attack out of a party whose other members have acted."""
    best = max([leaving(thought, card) for card in thought.eyes.in_streets()], default=NEVER)
    return TOO_SAFE if best <= NEVER else thought.weights.regroup + best


def leaving(thought: Thought, card: Card) -> float:
    eyes = thought.eyes
    if not eyes.is_ready(card) or not eyes.actions() or eyes.may_set_out(card):
        return NEVER
    return thought.hope(card)


# ---- cards and abilities


def play(thought: Thought, card: Card) -> float:
    eyes, weights, face = thought.eyes, thought.weights, thought.eyes.face(card)
    if face is None:
        return 0
    price = thought.sheet.price(face.text) + thought.sheet.price(face.price)
    if is_too_dear(thought, price):
        return NEVER
    if eyes.prestige() <= weights.enough:
        return weights.play_poor
    found = weights.play + weights.pay * price
    if face.words & (w.CONSPIRACY | w.SCHEME | w.RELIC):
        return found + weights.play_plot
    if face.words & w.ONGOING:
        return found + weights.play_ongoing
    return found + (weights.play_attach if thought.sheet.attaches[eyes.number(card)] else weights.play_other)


def activate(thought: Thought, row: int) -> float:
    eyes, weights, sheet = thought.eyes, thought.weights, thought.sheet
    node = eyes.ability_node(row)
    price = sheet.prices[node]
    if is_too_dear(thought, price):
        return NEVER
    found = weights.activate + weights.pay * price
    if sheet.aims_at_players[node]:
        best = max([for_player(thought, node, seat) for seat in range(eyes.seats())])
        return found + best if best > 0 else NEVER
    return found


def is_too_dear(thought: Thought, price: int) -> bool:
    """Nobody spends Prestige to the edge."""
    return price > 0 and thought.eyes.prestige() - price < thought.weights.enough


def for_player(thought: Thought, node: int, seat: int) -> float:
    """How much this seat likes that sentence to be about that player: nobody loses Agenda they do not have."""
    eyes, to = thought.eyes, thought.sheet.to_player[node]
    agenda = max(to.agenda, -eyes.agenda_of(seat))
    prestige = max(to.prestige, -eyes.prestige_of(seat))
    if not to.agenda and not to.prestige:
        gain = -1.0 if thought.sheet.unkind[node] else 1.0
    else:
        gain = AGENDA_WORTH * agenda + prestige
    if seat == eyes.me:
        return gain
    return -gain * (RIVAL_COUNTS if seat == eyes.rival() else 1.0)


AGENDA_WORTH: Final = 3.0  # of one Agenda, in Prestige
RIVAL_COUNTS: Final = 1.5  # the Rival's loss over any other foe's


def is_safe_claim(thought: Thought, card: Card) -> bool:
    """Everybody opposite may attack the claimant once; nobody Blocks for it, and only its Adversary plays a card."""
    eyes, threat = thought.eyes, 0
    for seat in range(eyes.seats()):
        if seat == eyes.me:
            continue
        best = max([bare_hit(thought, foe, card) for foe in eyes.coterie(seat) if eyes.is_ready(foe)], default=0)
        has_card = eyes.rival_of(seat) == eyes.me and eyes.hand_size(seat) > 0
        threat += best + RISKY_ABILITY + (RISKY_CARD if has_card else 0) if best else 0
    return threat < eyes.blood(card)


def bare_hit(thought: Thought, attacker: Card, target: Card) -> int:
    """What a foe's character would deal without a card, by the type that suits it best."""
    eyes = thought.eyes
    return max([max(0, eyes.value(attacker, stat) - eyes.defence(target, stat)) for stat in w.ATTRIBUTES])
