"""What is under way, in the words of the rulebook: the printed steps of each procedure, and the method each begins with."""

from __future__ import annotations

from typing import Final, NamedTuple

from primogen.rivals.rules import frame_kinds as k
from primogen.rivals.rules.roles import IN_SEASON, LASHING_OUT, PREEMPTIVE
from primogen.rivals.text.phrasebook import BOOKS
from primogen.text.phrasebooks import Said, numbered, together


class PrintedStep(NamedTuple):
    first: str  # the method of the procedure under which it begins
    number: int  # as printed; 0 if the rulebook gives it none
    name: Said


TITLES: Final[dict[int, Said]] = numbered(together(book.under_way for book in BOOKS), k)
STEPS: Final[dict[str, Said]] = together(book.steps for book in BOOKS)
WAYS: Final[dict[int, Said]] = {  # how a Monster's attack comes about
    PREEMPTIVE: TITLES[k.STRIKING],
    LASHING_OUT: TITLES[k.LASHING],
    IN_SEASON: STEPS["open-season"],
}

MAKE_AN_ATTACK: Final = (PrintedStep("announce", 0, STEPS["exhaust-target-intel"]),)
BEFORE_REACTIONS: Final = (
    PrintedStep("announce_attack_type", 1, STEPS["attack-type"]),
    PrintedStep("place_attack_card", 2, STEPS["attack-card"]),
    PrintedStep("blocking", 3, STEPS["blocking"]),
)
ON_A_MONSTER: Final = (
    PrintedStep("preemptive_strike", 0, TITLES[k.STRIKING]),
    PrintedStep("after_the_strike", 0, STEPS["tag-the-monster"]),
)
FROM_REACTIONS: Final = (
    PrintedStep("place_reaction", 4, STEPS["reaction-card"]),
    PrintedStep("take_one_back", 5, STEPS["reveal-cards"]),
    PrintedStep("attacking_players_abilities", 6, STEPS["attacker-abilities"]),
    PrintedStep("defending_players_abilities", 7, STEPS["defender-abilities"]),
    PrintedStep("determine_damage", 8, STEPS["determine-damage"]),
    PrintedStep("mitigate_damage", 9, STEPS["mitigate-damage"]),
    PrintedStep("apply_damage", 10, STEPS["apply-damage"]),
    PrintedStep("damage_taken", 11, STEPS["end-of-the-attack"]),
)
ATTACK_STEPS: Final = MAKE_AN_ATTACK + BEFORE_REACTIONS + FROM_REACTIONS
MONSTER_HUNT_STEPS: Final = MAKE_AN_ATTACK + BEFORE_REACTIONS + ON_A_MONSTER + FROM_REACTIONS
STRIKE_STEPS: Final = BEFORE_REACTIONS + FROM_REACTIONS

CONFLICT_STEPS: Final = (
    PrintedStep("read_question", 1, STEPS["read-the-question"]),
    PrintedStep("exert_influence", 2, STEPS["exert-influence"]),
    PrintedStep("closed_fist", 3, STEPS["prestige-in-a-closed-fist"]),
    PrintedStep("declare", 4, STEPS["say-yes-or-no"]),
    PrintedStep("reveal_all", 5, STEPS["reveal-everything"]),
    PrintedStep("count", 6, STEPS["count-a-tie-succeeds"]),
    PrintedStep("resolve", 7, STEPS["resolve"]),
)
CLAIMING_STEPS: Final = (
    PrintedStep("announce", 1, STEPS["the-claimant-exhausts"]),
    PrintedStep("responses", 2, STEPS["each-other-player-may-attack"]),
    PrintedStep("attach_title", 3, STEPS["attach-the-title"]),
)
LASHING_STEPS: Final = (
    PrintedStep("choose_monster", 1, STEPS["choose-a-monster"]),
    PrintedStep("choose_target", 2, STEPS["choose-its-target"]),
    PrintedStep("attack", 3, STEPS["it-attacks"]),
)
SETUP_STEPS: Final = (
    PrintedStep("city_deck", 1, STEPS["city-deck"]),
    PrintedStep("monster_deck", 2, STEPS["supplies"]),
    PrintedStep("mix_faction_decks", 3, STEPS["faction-deck-and-leader"]),
    PrintedStep("shuffle_decks", 4, STEPS["library-agenda-haven"]),
    PrintedStep("player_order", 7, STEPS["player-order"]),
    PrintedStep("reveal_leaders", 8, STEPS["reveal-leaders"]),
    PrintedStep("reveal_havens", 9, STEPS["reveal-havens"]),
    PrintedStep("determine_rivals", 10, STEPS["rivals"]),
    PrintedStep("starting_hand", 12, STEPS["starting-hand"]),
)
SHOWING_STEPS: Final = (
    PrintedStep("show_it", 1, STEPS["show-it"]),
    PrintedStep("may_contribute", 2, STEPS["contribute-prestige-or-not"]),
    PrintedStep("put_back", 3, STEPS["face-down-again"]),
)
RESOLVING_STEPS: Final = (
    PrintedStep("turn_up", 1, STEPS["turn-it-up"]),
    PrintedStep("carry_out", 2, STEPS["carry-it-out"]),
    PrintedStep("resolved", 3, STEPS["discard-it"]),
)
RITUAL_STEPS: Final = (
    PrintedStep("help", 1, STEPS["two-actions-or-one-and-a-helper"]),
    PrintedStep("blood", 2, STEPS["blood-on-the-ritual"]),
)
DEAL_STEPS: Final = (
    PrintedStep("choose_partner", 1, STEPS["with-whom"]),
    PrintedStep("add_terms", 2, STEPS["terms"]),
    PrintedStep("accept", 3, STEPS["yes-or-no"]),
)

OUTCOMES: Final[dict[str, Said]] = together(book.outcomes for book in BOOKS)
