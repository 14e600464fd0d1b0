"""`simple`: every option gets a number, the highest is taken. One step ahead, no memory."""

from __future__ import annotations

import random
from typing import Final

from primogen.bots.bot import Bot, options_of
from primogen.bots.eyes import Eyes
from primogen.bots.fighting import best_shield, best_type, worth
from primogen.bots.taste import is_kind_to, likes_of
from primogen.kernel import effects as e
from primogen.kernel.decisions import Option, card_of, number_of, verb_of
from primogen.kernel.ids import NONE, Card
from primogen.kernel.views import View
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Pool
from primogen.rivals.rules.roles import ATTACKER, SEAT, TARGET
from primogen.rivals.rules.table import TURN_NUMBER

ENOUGH_PRESTIGE: Final = 4  # below this a simple bot stops spending
BIG_COTERIE: Final = 4
PATIENCE: Final = 40  # turns; after that, the longer a game lasts the more it dares, so that none lasts for ever


class SimpleBot(Bot):
    def __init__(self, pool: Pool, seed: int) -> None:
        self.pool: Final = pool
        self.dice = random.Random(seed)

    def choose(self, view: View) -> int:
        options, eyes = options_of(view), Eyes(view, self.pool)
        if len(options) == 1:
            return 0
        assert view.decision is not None
        asks, daring = view.decision.asks, max(1, view.table["clock"][TURN_NUMBER] - PATIENCE)
        scores = [self.score(eyes, asks, option) + daring * self.dice.random() for option in options]
        return scores.index(max(scores))

    def score(self, eyes: Eyes, asks: str, option: Option) -> float:
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        if asks == "act":
            return self.act(eyes, verb, card)
        if verb in (e.PASS, e.NO, e.DONE_PICKING, w.DECLINE):
            return self.staying_out(eyes, asks)
        if asks in ("attack-target", "attack-type", "place-attack-card", "block", "place-reaction", "attack-claimant"):
            return self.fight(eyes, asks, card, number)
        return self.other(eyes, asks, verb, card, number)

    # ---- the Action Phase

    def act(self, eyes: Eyes, verb: int, card: Card) -> float:
        if verb == w.MAKE_ATTACK:
            return self.attack(eyes, card)
        if verb == w.RECRUIT:
            return self.recruit(eyes, card)
        if verb == w.MOVE_OUT:
            return self.move_out(eyes)
        if verb in (w.PLAY_CARD, w.PLACE_CARD):
            return 30 + likes_of(eyes.face(card)) if eyes.prestige > ENOUGH_PRESTIGE else 8
        if verb == w.ACTIVATE:
            return 38
        if verb == w.INVESTIGATE:
            return 33
        return ACTS.get(verb, 0)

    def attack(self, eyes: Eyes, attacker: Card) -> float:
        hopes = [worth(eyes, attacker, target) for target in self.targets(eyes)]
        return 12 + max(hopes, default=-30)

    def targets(self, eyes: Eyes) -> list[Card]:
        found = [card for foe in eyes.foes() for card in eyes.coterie(foe)]
        for card in eyes.cards(w.STREETS, w.CITY):
            face = eyes.face(card)
            if face is not None and (face.kind == w.MORTAL or (eyes.is_hunter and face.kind == w.MONSTER)):
                found.append(card)
        return found

    def recruit(self, eyes: Eyes, card: Card) -> float:
        face = eyes.face(card)
        left = eyes.prestige - (face.bp if face is not None else 0)
        if left < ENOUGH_PRESTIGE or len(eyes.coterie(eyes.me)) >= BIG_COTERIE:
            return 2
        return 60 - 6 * len(eyes.coterie(eyes.me)) + (face.bp if face is not None else 0)

    def move_out(self, eyes: Eyes) -> float:
        """Worth it if somebody at home has a good attack to make."""
        home = [card for card in eyes.cards(w.HAVEN, eyes.me) if eyes.fact(card, "ready")]
        hopes = [worth(eyes, card, target) for card in home for target in self.targets(eyes)]
        return 14 + max(hopes, default=-40) if eyes.actions and home else -5

    # ---- a fight

    def fight(self, eyes: Eyes, asks: str, card: Card, number: int) -> float:
        attack = self.attack_under_way(eyes)
        if asks == "attack-target":
            return worth(eyes, attack[ATTACKER], card) if attack else 0
        if asks == "attack-type" and attack:
            return 10.0 * (best_type(eyes, attack[ATTACKER], attack[TARGET])[1] == number)
        if asks == "place-attack-card" and attack:
            face = eyes.face(card)
            return 5 + (face.damage if face is not None else 0) + (face is not None and face.text is not None)
        if asks == "place-reaction":
            face = eyes.face(card)
            return 6 + (face.shield + face.damage if face is not None else 0)
        if asks == "block" and attack:
            return self.block(eyes, attack, card)
        if asks == "attack-claimant" and attack is None:
            return 6 if eyes.life(card) > 1 else -3
        return 0

    def block(self, eyes: Eyes, attack: list[int], card: Card) -> float:
        """For the weak, by the strong."""
        target, attacker = attack[TARGET], attack[ATTACKER]
        threat = max(eyes.attribute(attacker, kind) for kind in w.ATTRIBUTES) + 2
        if eyes.life(target) > threat or eyes.life(card) <= threat:
            return -4
        return 8 + eyes.life(card) - eyes.life(target)

    def attack_under_way(self, eyes: Eyes) -> list[int] | None:
        found = [frame[3:] for frame in eyes.view.frames if frame[0] == w.ATTACK_SEQUENCE]
        return found[-1] if found else None

    # ---- everything else

    def staying_out(self, eyes: Eyes, asks: str) -> float:
        if asks == "place-reaction":
            attack = self.attack_under_way(eyes)
            threatened = attack is not None and attack[SEAT] != NONE
            return 2 if threatened and best_shield(eyes) else 20
        return STAYING_OUT.get(asks, 3)

    def other(self, eyes: Eyes, asks: str, verb: int, card: Card, number: int) -> float:
        if asks == "leader":
            face = eyes.face(card)
            return float(face.bp) if face is not None else 0
        if asks == "draw-from":
            few = len(eyes.coterie(eyes.me)) < 2 and not self.recruits_in_hand(eyes)
            return 5.0 if (verb == w.DRAW_FACTION) == few else 0
        if asks in ("exert", "fist", "declare"):
            return self.influence(eyes, verb, number)
        if asks == "bid":
            return -abs(number - 1)
        if asks == "intel":
            mine = self.attack_under_way(eyes)
            return 5 if mine is not None and mine[SEAT] == eyes.me and len(eyes.hand()) > 2 else -2
        if asks == "burn-or-attach":
            return 5.0 * (verb == w.ATTACH_REWARD)
        if asks in ("mend", "keep"):
            return 4 if len(eyes.hand()) > 3 else -4
        if asks == "move":
            return eyes.life(card) - 1
        if asks == "recruit":
            return self.recruit(eyes, card)
        if verb in (e.PICK, w.CHOOSE_PLAYER):
            return self.pick(eyes, verb, card, number)
        return 6

    def recruits_in_hand(self, eyes: Eyes) -> bool:
        faces = [eyes.face(card) for card in eyes.hand()]
        return any(face is not None and face.kind == w.CHARACTER for face in faces)

    def influence(self, eyes: Eyes, verb: int, number: int) -> float:
        """For one's own Scheme everything; against another's, what costs nothing."""
        mine = eyes.is_my_turn
        if verb == w.FIST:
            wanted = 2 if mine and eyes.prestige > ENOUGH_PRESTIGE + 2 else 0
            return -abs(number - wanted)
        if verb == w.SAY_YES:
            return 5 if mine else 0
        if verb == w.SAY_NO:
            return 3
        return 8 if mine else 4

    def pick(self, eyes: Eyes, verb: int, card: Card, number: int) -> float:
        """Friends for what is kind, foes for what is not."""
        kind = is_kind_to(self.pool, eyes.view.frames)
        mine = number == eyes.me if verb == w.CHOOSE_PLAYER else eyes.is_mine(card)
        rival = (number if verb == w.CHOOSE_PLAYER else eyes.owner(card)) == eyes.rival
        return 6.0 * (mine == kind) + 2.0 * rival


ACTS: Final = {
    w.REVEAL_AGENDA: 95,
    w.RESOLVE_CARD: 70,
    w.CLAIM: 48,
    w.DRAW: 26,
    w.ADD_PRESTIGE: 16,
    w.SHOW: 4,
    w.END_PHASE: 15,
    w.PASS_ACTION: 1,
    w.REGROUP: -5,
    w.DETACH: -30,
}
STAYING_OUT: Final = {"intel": 0, "mend": 0, "instead": 1, "may": 1, "ignore": 0, "block": 2, "place-attack-card": 1}
