"""Peers, measured: decisions a second of random play. Run in an environment that has them (extra `bench`).

Prints one JSON object: name -> how many per second. A peer that is not installed is left out.
"""

import json
import logging
import random
import time

logging.disable(logging.CRITICAL)

LPSIM_DECK = """default_version:4.1
character:Rhodeia of Loch
character:Kamisato Ayaka
character:Yaoyao
Traveler's Handy Sword*5
Gambler's Earrings*5
Kanten Senmyou Blessing*5
Sweet Madame*5
Abyssal Summons*5
Fatui Conspiracy*5"""

FORCED = ("DeclareRoundEndRequest",)  # the only thing left to do


def lpsim() -> tuple[int, int, float]:
    """A trading-card engine in Python, two players: all responses, those with a choice, and the seconds."""
    from lpsim import Deck, Match
    from lpsim.agents import RandomAgent

    count, choices, spent = 0, 0, 0.0
    for _ in range(2):
        deck = Deck.from_str(LPSIM_DECK)
        match = Match()
        match.set_deck([deck, deck.copy(deep=True)])
        match.config.max_same_card_number = 30
        match.config.check_deck_restriction = False
        match.config.max_round_number = 30
        assert match.start()[0]
        agents = [RandomAgent(player_idx=player) for player in (0, 1)]
        begun = time.perf_counter()
        match.step()
        for _ in range(200):
            if match.is_game_end():
                break
            for agent in agents:
                response = agent.generate_response(match)
                if response is not None:
                    asked = [each for each in match.requests if each.player_idx == agent.player_idx]
                    choices += len(asked) > 1 or asked[0].name not in FORCED
                    match.respond(response)
                    count += 1
                    break
            match.step()
        spent += time.perf_counter() - begun
    return count, choices, spent


def lpsim_responses() -> float:
    count, _, spent = lpsim()
    return count / spent


def lpsim_choices() -> float:
    _, choices, spent = lpsim()
    return choices / spent


def catanatron() -> tuple[int, int, float]:
    """Settlers with four random players: all ticks, those at which there was a choice, and the seconds."""
    from catanatron import Color, Game, RandomPlayer

    chances = [0]

    class Chooser(RandomPlayer):
        def decide(self, game: object, playable_actions: list[object]) -> object:
            chances[0] += len(playable_actions) > 1
            return random.choice(playable_actions)

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    ticks, spent = 0, 0.0
    for seed in range(8):
        random.seed(seed)
        game = Game([Chooser(color) for color in colors], seed=seed)
        begun = time.perf_counter()
        game.play()
        spent += time.perf_counter() - begun
        ticks += len(game.state.actions)
    return ticks, chances[0], spent


def catanatron_ticks() -> float:
    ticks, _, spent = catanatron()
    return ticks / spent


def catanatron_choices() -> float:
    _, choices, spent = catanatron()
    return choices / spent


def chess() -> float:
    """Random legal moves, the list of all legal moves made at each."""
    import chess as board_game

    dice, count, spent = random.Random(1), 0, 0.0
    for _ in range(6):
        board = board_game.Board()
        begun = time.perf_counter()
        while not board.is_game_over() and board.ply() < 300:
            board.push(dice.choice(list(board.legal_moves)))
            count += 1
        spent += time.perf_counter() - begun
    return count / spent


def rlcard_mahjong() -> float:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("mahjong", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(4)])
    count, spent = 0, 0.0
    for _ in range(4):
        begun = time.perf_counter()
        trajectories, _ = env.run(is_training=False)
        spent += time.perf_counter() - begun
        count += sum(len(each) // 2 for each in trajectories)
    return count / spent


PEERS = {
    "lpsim, responses": lpsim_responses,
    "lpsim, choices": lpsim_choices,
    "catanatron, all ticks": catanatron_ticks,
    "catanatron, choices": catanatron_choices,
    "python-chess, moves": chess,
    "rlcard mahjong, moves": rlcard_mahjong,
}


def main() -> None:
    speeds: dict[str, float] = {}
    for name, measure in PEERS.items():
        try:
            speeds[name] = measure()
        except ImportError:
            continue
    print(json.dumps(speeds))


if __name__ == "__main__":
    main()
