"""A yardstick: what Python allows for a card game written plainly with objects.

Four players and 248 cards, a stack of frames, option lists at every decision, triggers, answers by other players, a toy
fight. It plays no game anybody knows; its speed says what ours may be compared with on any machine.
"""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 4
CARDS_EACH: Final = 62
HAND_SIZE: Final = 7
MOST_DECISIONS: Final = 200

DECK, HAND, TABLE, GRAVE = 0, 1, 2, 3
TURN, STRIKE, ANSWER, FIGHT, HEARD = 0, 1, 2, 3, 4
WAKES, ARRIVES, HITS, DIES = 0, 1, 2, 3
PASS, BRING, SEND, STAND, REPLY, BLOW, DUCK, PUSH = 0, 1, 2, 3, 4, 5, 6, 7


class Thing:
    __slots__ = ("asleep", "cost", "hears", "kind", "life", "number", "owner", "power", "wounds", "zone")

    def __init__(self, number: int, owner: int, kind: int, cost: int, power: int, life: int, hears: int) -> None:
        self.number = number
        self.owner = owner
        self.kind = kind
        self.cost = cost
        self.power = power
        self.life = life
        self.hears = hears
        self.zone = DECK
        self.asleep = False
        self.wounds = 0

    def copy(self) -> Thing:
        other = Thing(self.number, self.owner, self.kind, self.cost, self.power, self.life, self.hears)
        other.zone = self.zone
        other.asleep = self.asleep
        other.wounds = self.wounds
        return other


class Player:
    __slots__ = ("deck", "funds", "grave", "hand", "number", "out", "table")

    def __init__(self, number: int) -> None:
        self.number = number
        self.funds = 30
        self.out = False
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.table: list[int] = []
        self.grave: list[int] = []

    def copy(self) -> Player:
        other = Player(self.number)
        other.funds = self.funds
        other.out = self.out
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.table = self.table[:]
        other.grave = self.grave[:]
        return other


class Step:
    __slots__ = ("a", "at", "b", "count", "kind", "player")

    def __init__(self, kind: int, player: int, a: int = -1, b: int = -1) -> None:
        self.kind = kind
        self.player = player
        self.a = a
        self.b = b
        self.at = 0
        self.count = 0

    def copy(self) -> Step:
        other = Step(self.kind, self.player, self.a, self.b)
        other.at = self.at
        other.count = self.count
        return other


class Choice:
    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: int, a: int = -1, b: int = -1) -> None:
        self.verb = verb
        self.a = a
        self.b = b


class Plain:
    def __init__(self, seed: int) -> None:
        self.dice = seed & 0x7FFFFFFF
        self.things: list[Thing] = []
        self.players: list[Player] = []
        self.stack: list[Step] = []
        self.choices: list[Choice] = []
        self.story: list[tuple[int, int, int]] = []
        self.decisions = 0
        self.turn = 0
        self.over = False

    def roll(self, bound: int) -> int:
        self.dice = (self.dice * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.dice >> 8) % bound

    def deal(self) -> Plain:
        for number in range(PLAYERS):
            player = Player(number)
            for _ in range(CARDS_EACH):
                numbers = (self.roll(4), self.roll(4), 1 + self.roll(3), 2 + self.roll(4), self.roll(12))
                thing = Thing(len(self.things), number, *numbers)
                self.things.append(thing)
                player.deck.insert(self.roll(len(player.deck) + 1), thing.number)
            self.players.append(player)
            for _ in range(HAND_SIZE):
                self.draw(player)
        self.stack.append(Step(TURN, 0))
        self.advance()
        return self

    def copy(self) -> Plain:
        other = Plain(self.dice)
        other.things = [thing.copy() for thing in self.things]
        other.players = [player.copy() for player in self.players]
        other.stack = [step.copy() for step in self.stack]
        other.choices = self.choices[:]
        other.story = self.story[:]
        other.decisions = self.decisions
        other.turn = self.turn
        other.over = self.over
        return other

    def draw(self, player: Player) -> None:
        if player.deck:
            number = player.deck.pop()
            player.hand.append(number)
            self.things[number].zone = HAND

    def carry(self, number: int, source: list[int], target: list[int], zone: int) -> None:
        source.remove(number)
        target.append(number)
        self.things[number].zone = zone

    def tell(self, event: int, number: int) -> None:
        self.story.append((event, number, self.turn))
        for player in self.players:
            if player.out:
                continue
            for each in player.table:
                thing = self.things[each]
                if thing.hears == event and not thing.asleep:
                    self.stack.append(Step(HEARD, player.number, each, number))

    def price(self, thing: Thing) -> int:
        price = thing.cost
        for each in self.players[thing.owner].table:
            if self.things[each].hears == 7 and price > 0:
                price -= 1
        return price

    def advance(self) -> None:
        while not self.choices and not self.over:
            step = self.stack[-1]
            if step.kind == TURN:
                self.take_turn(step)
            elif step.kind == STRIKE:
                self.strike(step)
            elif step.kind == ANSWER:
                self.may_answer(step)
            elif step.kind == FIGHT:
                self.fight(step)
            else:
                self.heard(step)

    def choose(self, index: int) -> None:
        choice = self.choices[index]
        self.choices = []
        self.decisions += 1
        if self.decisions >= MOST_DECISIONS:
            self.over = True
            return
        step = self.stack[-1]
        if step.kind == TURN:
            self.turn_chosen(step, choice)
        elif step.kind == ANSWER:
            self.answer_chosen(step, choice)
        else:
            self.blow_chosen(step, choice)
        self.advance()

    def take_turn(self, step: Step) -> None:
        player = self.players[step.player]
        if step.at == 0:
            for number in player.table:
                self.things[number].asleep = False
            step.at = 1
            self.tell(WAKES, -1)
        elif step.at == 1:
            found = [Choice(PASS)]
            for number in player.hand:
                thing = self.things[number]
                if thing.kind < 2 and self.price(thing) < player.funds:
                    found.append(Choice(BRING, number))
            for number in player.table:
                if not self.things[number].asleep:
                    for foe in self.players:
                        if foe.number != step.player and not foe.out:
                            found.append(Choice(SEND, number, foe.number))
            self.choices = found
        else:
            self.end_turn(step, player)

    def end_turn(self, step: Step, player: Player) -> None:
        while len(player.hand) < HAND_SIZE and player.deck:
            self.draw(player)
        self.stack.pop()
        self.turn += 1
        standing = [each.number for each in self.players if not each.out]
        if len(standing) < 2 or self.turn > 400:
            self.over = True
            return
        following = (step.player + 1) % PLAYERS
        while self.players[following].out:
            following = (following + 1) % PLAYERS
        self.stack.append(Step(TURN, following))

    def turn_chosen(self, step: Step, choice: Choice) -> None:
        player = self.players[step.player]
        step.count += 1
        if choice.verb == PASS or step.count > 6:
            step.at = 2
        elif choice.verb == BRING:
            player.funds -= self.price(self.things[choice.a])
            self.carry(choice.a, player.hand, player.table, TABLE)
            self.tell(ARRIVES, choice.a)
        else:
            self.things[choice.a].asleep = True
            self.stack.append(Step(STRIKE, step.player, choice.a, choice.b))

    def strike(self, step: Step) -> None:
        if step.at == 0:
            step.at = 1
            self.stack.append(Step(ANSWER, step.b, step.a, step.b))
            return
        self.stack.pop()
        foe = self.players[step.b]
        if step.count == 0 and not foe.out:
            foe.funds -= self.things[step.a].power
            self.tell(HITS, step.a)
            if foe.funds <= 0:
                foe.out = True
                self.players[step.player].funds += 6

    def may_answer(self, step: Step) -> None:
        player = self.players[step.player]
        if step.at == 1 or player.out:
            self.stack.pop()
            return
        found = [Choice(PASS)]
        found += [Choice(STAND, number) for number in player.table if not self.things[number].asleep]
        found += [Choice(REPLY, number) for number in player.hand if self.things[number].kind == 2]
        if len(found) == 1:
            self.stack.pop()
        else:
            self.choices = found

    def answer_chosen(self, step: Step, choice: Choice) -> None:
        step.at = 1
        if choice.verb == STAND:
            strike = self.stack[-2]
            strike.count = 1
            self.things[choice.a].asleep = True
            self.stack.append(Step(FIGHT, strike.player, step.a, choice.a))
        elif choice.verb == REPLY:
            player = self.players[step.player]
            self.carry(choice.a, player.hand, player.grave, GRAVE)
            self.stack[-2].count = self.roll(2)
            self.draw(player)

    def fight(self, step: Step) -> None:
        one, two = self.things[step.a], self.things[step.b]
        if step.at >= 4 or one.zone != TABLE or two.zone != TABLE:
            self.stack.pop()
            return
        mine = one if step.at % 2 == 0 else two
        found = [Choice(BLOW, mine.number), Choice(DUCK, mine.number)]
        found += [Choice(PUSH, n) for n in self.players[mine.owner].hand if self.things[n].kind == 3]
        self.choices = found

    def blow_chosen(self, step: Step, choice: Choice) -> None:
        one, two = self.things[step.a], self.things[step.b]
        mine, other = (one, two) if step.at % 2 == 0 else (two, one)
        step.at += 1
        force = mine.power
        if choice.verb == PUSH:
            player = self.players[mine.owner]
            self.carry(choice.a, player.hand, player.grave, GRAVE)
            self.draw(player)
            force += self.things[choice.a].power
        if choice.verb != DUCK:
            other.wounds += force
            if other.wounds >= other.life:
                player = self.players[other.owner]
                self.carry(other.number, player.table, player.grave, GRAVE)
                self.tell(DIES, other.number)

    def heard(self, step: Step) -> None:
        self.stack.pop()
        thing, player = self.things[step.a], self.players[step.player]
        if thing.hears == ARRIVES:
            thing.wounds = 0
        elif thing.hears == HITS:
            self.draw(player)
        else:
            player.funds += 1


def play(seed: int) -> Plain:
    game = Plain(seed).deal()
    pick = seed * 2654435761 & 0x7FFFFFFF
    while not game.over:
        pick = (pick * 1103515245 + 12345) & 0x7FFFFFFF
        game.choose((pick >> 8) % len(game.choices))
    return game
