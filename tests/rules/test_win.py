"""How to win, who is knocked out, and who wins when several could."""

from __future__ import annotations

import pytest

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.choices import ForEachPlayer
from primogen.rivals.language.vocabulary import (
    EACH_PLAYER,
    THAT,
    THAT_PLAYER,
    YOU,
    YOUR_SEAT,
    activated,
    after_this_attack,
    agenda,
    any_character,
    at_start_of_your_turn,
    attack_card,
    blood,
    burn,
    choose,
    event,
    gain,
    in_order,
    is_defeated,
    lose,
    players_have,
    target_foe,
    this_character,
    unhosted,
    vampire,
    when,
    you_defeat,
    your_coterie,
)
from primogen.rivals.rules.atoms.cards import take_control
from primogen.rivals.rules.atoms.clock import begin_turn
from primogen.rivals.rules.atoms.layout import set_first_player
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from setting_up import FOUR, opening
from support import book_with

# fmt: off
RUIN = unhosted("test-ruin", "Ruin", decks=n.BOTH, text=target_foe(lose(9, n.PRESTIGE, THAT_PLAYER)))
BRIBE = unhosted("test-bribe", "Bribe", decks=n.BOTH, text=target_foe(lose(2, n.PRESTIGE, THAT_PLAYER)))
ADVANCE = unhosted("test-advance", "Advance", decks=n.BOTH, text=gain(1, n.AGENDA))
FALTER = unhosted("test-falter", "Falter", decks=n.BOTH, text=in_order(gain(1, n.AGENDA), lose(1, n.AGENDA, YOU)))
RUIN_ONESELF = unhosted("test-ruin-oneself", "Ruin Oneself", decks=n.BOTH, text=lose(9, n.PRESTIGE, YOU))
WINDFALL = unhosted("test-windfall", "Windfall", decks=n.BOTH,
                    text=ForEachPlayer(EACH_PLAYER, gain(1, n.AGENDA, THAT_PLAYER)))
UPHEAVAL = unhosted("test-upheaval", "Upheaval", decks=n.BOTH,
                    text=in_order(ForEachPlayer(EACH_PLAYER, gain(1, n.AGENDA, THAT_PLAYER)),
                                  target_foe(lose(9, n.PRESTIGE, THAT_PLAYER))))
SACRIFICE = unhosted("test-sacrifice", "Sacrifice", decks=n.BOTH, text=choose(your_coterie, burn(THAT)))
AFTERTHOUGHT = attack_card("test-afterthought", "Afterthought", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1,
                           text=after_this_attack(gain(4, n.AGENDA)))
BLACKMAILER = vampire("test-blackmailer", "Blackmailer", n.BRUJAH, bp=3, attributes=(0, 0, 0), disciplines=(),
                      abilities=(activated(blood(1), in_order(target_foe(lose(9, n.PRESTIGE, THAT_PLAYER)),
                                                              gain(4, n.AGENDA))),))
AVENGED = vampire("test-avenged", "Avenged", n.BRUJAH, bp=3, attributes=(0, 0, 0), disciplines=(),
                  abilities=(when(is_defeated(this_character), target_foe(lose(9, n.PRESTIGE, THAT_PLAYER))),))
LONG_GAME = agenda("test-long-game", "Long Game", players_have(16, n.AGENDA_NEEDED, YOUR_SEAT), decks=n.BOTH)
SHORT_GAME = agenda("test-short-game", "Short Game", players_have(10, n.AGENDA_NEEDED, YOUR_SEAT), decks=n.BOTH)
HEADHUNTER = agenda("test-headhunter", "Headhunter",
                    when(you_defeat(any_character), gain(1, n.AGENDA)), decks=n.BOTH)
PATIENCE = agenda("test-patience", "Patience", at_start_of_your_turn(gain(1, n.AGENDA)), decks=n.BOTH)
FAR_AWAY = unhosted("test-far-away", "Far Away", n.ONGOING, decks=n.BOTH,
                    abilities=(players_have(99, n.AGENDA_NEEDED),))
STALEMATE = event("test-stalemate", "Stalemate", n.ONGOING, abilities=(players_have(99, n.AGENDA_NEEDED),))
# fmt: on

BOOK = book_with(
    RUIN, BRIBE, ADVANCE, FALTER, RUIN_ONESELF, WINDFALL, UPHEAVAL, SACRIFICE, AFTERTHOUGHT, BLACKMAILER, AVENGED,
    LONG_GAME, SHORT_GAME, HEADHUNTER, PATIENCE, FAR_AWAY, STALEMATE,
)  # fmt: skip


# ---- 13 Agenda


def test_the_thirteenth_agenda_wins() -> None:
    """RV-WIN-01: 12 are not enough, 13 are."""
    one, two = Side(haven=["Lucky"], hand=["Advance"] * 2, agenda=11), Side(haven=["Keondra"], agenda=12)
    with scene(one, two, book=BOOK) as play:
        play.one("play Advance")
        assert play.winner == ""
        play.one("play Advance")
        assert play.log()[-1] == "One wins: by Agenda"


def test_agenda_gained_at_the_start_of_a_turn_wins_before_any_action() -> None:
    """RV-WIN-01."""
    one = Side(haven=["Lucky"], agenda_card="Patience", agenda=12)
    with scene(one, Side(haven=["Keondra"]), phase="beginning", book=BOOK) as play:
        assert play.log()[-1] == "One wins: by Agenda"


def test_a_thirteenth_agenda_lost_before_the_action_is_complete_does_not_win() -> None:
    """RV-WIN-01: counted when the action is complete."""
    one = Side(haven=["Lucky"], hand=["Falter"], agenda=12)
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Falter")
        assert (play.winner, play.g.agenda[0]) == ("", 12)


def test_an_agenda_card_may_print_another_total() -> None:
    """RV-WIN-02: with 16 printed, 13 do not win; and it is that player's number alone."""
    one = Side(haven=["Lucky"], hand=["Windfall"] * 2, agenda_card="Long Game", agenda=14)
    with scene(one, Side(haven=["Keondra"], agenda=10), book=BOOK) as play:
        play.one("play Windfall")
        assert (play.winner, play.g.agenda[0]) == ("", 15)
        play.one("play Windfall")
        assert (play.winner, play.g.agenda[0]) == ("One", 16)


def test_the_total_of_ones_agenda_card_does_not_bind_the_others() -> None:
    """RV-WIN-02."""
    one = Side(haven=["Lucky"], hand=["Windfall"], agenda_card="Long Game", agenda=14)
    with scene(one, Side(haven=["Keondra"], agenda=12), book=BOOK) as play:
        play.one("play Windfall")
        assert play.winner == "Two"


def test_a_lower_total_wins_sooner() -> None:
    """RV-WIN-02."""
    one = Side(haven=["Lucky"], hand=["Windfall"], agenda_card="Short Game", agenda=9)
    with scene(one, Side(haven=["Keondra"], agenda=11), book=BOOK) as play:
        play.one("play Windfall")
        assert (play.winner, play.g.agenda) == ("One", [10, 12])


def test_a_face_down_agenda_card_asks_for_no_other_total() -> None:
    """RV-WIN-02: its text is not active, so 13 it is."""
    one = Side(haven=["Lucky"], hand=["Advance"], agenda_card="Long Game", agenda_up=0, agenda=12)
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Advance")
        assert play.winner == "One"


def test_no_card_of_a_foe_turns_the_agenda_victory_off() -> None:
    """RV-WIN-03: only one's own Agenda card sets another number."""
    one, two = Side(haven=["Lucky"], hand=["Advance"], agenda=12), Side(haven=["Keondra"], ongoing=["Far Away"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Advance")
        assert play.winner == "One"


def test_no_event_turns_the_agenda_victory_off() -> None:
    """RV-WIN-03."""
    one, city = Side(haven=["Lucky"], hand=["Advance"], agenda=12), City(streets=["Stalemate"])
    with scene(one, Side(haven=["Keondra"]), city=city, book=BOOK) as play:
        play.one("play Advance")
        assert play.winner == "One"


# ---- knocking out


def test_knocking_out_ones_rival_wins_whatever_the_scores() -> None:
    """RV-WIN-04."""
    one = Side(haven=["Lucky"], hand=["Ruin"])
    two, three = Side(haven=["Keondra"], agenda=5), Side(haven=["Ryan"], agenda=12)
    with scene(one, two, three, book=BOOK) as play:
        play.one("play Ruin", "Two")
        assert play.log()[-1] == "One wins: by knocking out their Rival"


def test_a_player_is_out_at_no_prestige_and_not_before() -> None:
    """RV-WIN-06."""
    one = Side(haven=["Lucky"], hand=["Bribe"] * 2)
    with scene(one, Side(haven=["Keondra"], prestige=3), book=BOOK) as play:
        play.one("play Bribe")
        assert (play.g.prestige[1], play.winner) == (1, "")
        play.one("play Bribe")
        assert (play.g.prestige[1], play.winner) == (0, "One")


def test_a_last_prestige_that_is_stolen_is_gone_too() -> None:
    """RV-WIN-06, RV-WIN-04: Pay Tribute takes it."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 3}, prestige=2)
    with scene(one, Side(haven=["Lucky"], prestige=2)) as play:
        play.one("reveal Pay Tribute")
        assert (play.g.prestige, play.winner) == ([4, 0], "One")


def test_the_prestige_for_torpor_may_be_the_last_and_knocks_out() -> None:
    """RV-WIN-06, RV-WIN-04: whoever defeated the vampire has done it, though another vampire still stands."""
    one, two = Side(streets=["Lucky"]), Side(haven=["Keondra", "Iara"], blood={"Iara": 1}, prestige=1)
    with scene(one, two, Side(haven=["Ryan"], agenda=9)) as play:
        play.one("attack with Lucky", "target Iara", "Physical")
        play.two("pass")
        assert (play.where("Iara"), play.g.prestige[1]) == ("torpor", 0)
        assert play.log()[-1] == "One wins: by knocking out their Rival"


@pytest.mark.parametrize(("others", "winner"), [({"haven": ["Keondra"]}, ""), ({"torpor": ["Keondra"]}, "One")])
def test_the_last_active_character_is_the_last(others: dict[str, list[str]], winner: str) -> None:
    """RV-WIN-07: one in torpor does not save its player; one in the Haven does."""
    one, two = Side(streets=["Lucky"]), Side(streets=["Iara"], blood={"Iara": 1}, prestige=9)
    two.haven, two.torpor = others.get("haven", []), others.get("torpor", [])
    with scene(one, two, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Lucky", "target Iara", "Physical")
        assert (play.where("Iara"), play.winner) == ("torpor", winner)
        assert play.g.prestige[1] == 8


def test_a_hunter_in_recovery_does_not_save_a_player() -> None:
    """RV-WIN-07."""
    one = Side(streets=["Lucky"])
    two = Side(haven=["Noriko"], torpor=["Ryan"], leader="Ryan", prestige=9)
    with scene(one, two, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Lucky", "target Noriko", "Physical")
        assert (play.where("Noriko"), play.where("Ryan")) == ("burned", "torpor")
        assert play.log()[-1] == "One wins: by knocking out their Rival"


def test_the_last_character_counts_for_whoever_controls_it() -> None:
    """RV-WIN-07: it is its controller who is left with nobody, not its owner."""
    one = Side(streets=["Lucky"], haven=["Noriko"], blood={"Noriko": 1})
    with scene(one, Side(torpor=["Keondra"], haven=["Iara"], prestige=9), Side(haven=["Sage"]), book=BOOK) as play:
        take_control(play.g, play.card("Noriko"), 1)  # a Hunter, so that it burns and goes back to its owner
        take_control(play.g, play.card("Iara"), 2)
        play.ask_again()
        play.one("attack with Lucky", "target Noriko", "Physical")
        assert play.log()[-1] == "One wins: by knocking out their Rival"


def test_a_player_without_an_active_character_is_out_even_if_none_was_defeated() -> None:
    """RV-WIN-07, RV-WIN-10: One burns their own last vampire; no foe has done it."""
    one = Side(haven=["Lucky"], torpor=["Grace"], blood={"Grace": 1}, hand=["Sacrifice"])
    with scene(one, Side(haven=["Keondra"], agenda=6), Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("play Sacrifice")
        assert (play.where("Lucky"), play.g.agenda) == ("burned", [0, 6, 3])
        assert play.log()[-1] == "Two wins: with the most Agenda"


def test_staking_the_last_active_vampire_knocks_its_player_out() -> None:
    """RV-WIN-07, RV-WIN-04: it goes to torpor with Blood left, and nobody active remains."""
    one = Side(streets=["Maria Lopez"], hand=["Wooden Stake"])
    two = Side(haven=["Keondra"], blood={"Keondra": 3})
    with scene(one, two, Side(haven=["Lucky"], agenda=9)) as play:
        play.one("attack with Maria Lopez", "target Keondra", "Physical", "place Wooden Stake")
        assert (play.where("Keondra"), play.blood("Keondra")) == ("torpor", 1)
        assert play.log()[-1] == "One wins: by knocking out their Rival"


# ---- when the game ends


def test_a_knock_out_ends_the_game_only_when_the_attack_is_complete() -> None:
    """RV-WIN-08: what follows "after this attack" still counts for the comparison."""
    one = Side(streets=["Lucky"], hand=["Afterthought"])
    two, three = Side(haven=["Ryan"]), Side(haven=["Iara"], blood={"Iara": 1})
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Afterthought")
        assert play.g.agenda[:2] == [4, 3]
        assert play.log()[-1] == "One wins: with the most Agenda"


def test_a_knock_out_ends_the_game_only_when_the_ability_is_complete() -> None:
    """RV-WIN-08."""
    two, three = Side(haven=["Ryan"]), Side(haven=["Iara"])
    with scene(Side(haven=["Blackmailer"]), two, three, book=BOOK) as play:
        play.one("activate Blackmailer", "Three")
        assert play.g.agenda[:2] == [4, 3]
        assert play.log()[-1] == "One wins: with the most Agenda"


def test_everybody_else_is_still_served_by_the_card_that_knocks_one_out() -> None:
    """RV-WIN-08: the second foe pays Tribute, too, and then the game is over for all."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 3})
    with scene(one, Side(haven=["Lucky"], prestige=1), Side(haven=["Ryan"])) as play:
        play.one("reveal Pay Tribute")
        assert (play.g.prestige, play.winner) == ([7, 0, 4], "One")
        assert play.g.decision is None


# ---- the comparison


def test_without_another_winner_the_most_agenda_wins() -> None:
    """RV-WIN-05: One knocks out Three, who is not One's Rival, and has the most Agenda."""
    one, two = Side(haven=["Lucky"], hand=["Ruin"], agenda=4), Side(haven=["Keondra"])
    with scene(one, two, Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("play Ruin", "Three")
        assert play.log()[-1] == "One wins: with the most Agenda"


def test_the_adversary_of_a_player_knocked_out_by_another_gains_three() -> None:
    """RV-WIN-09: Three's Adversary is Two. Four, a bystander, gains nothing, nor does One."""
    one, two = Side(haven=["Lucky"], hand=["Ruin"], agenda=5), Side(haven=["Keondra"], agenda=3)
    three, four = Side(haven=["Ryan"]), Side(haven=["Sage"], agenda=5)
    with scene(one, two, three, four, book=BOOK) as play:
        play.one("play Ruin", "Three")
        assert (play.g.agenda, play.winner) == ([5, 6, 0, 5], "Two")


def test_knocking_out_ones_own_rival_gives_the_adversary_nothing_more() -> None:
    """RV-WIN-09: it is for those whom somebody else has knocked out."""
    one = Side(haven=["Lucky"], hand=["Ruin"])
    with scene(one, Side(haven=["Keondra"]), Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("play Ruin", "Two")
        assert (play.g.agenda, play.winner) == ([0, 0, 0], "One")


def test_knocked_out_by_the_city_the_adversary_gains_three() -> None:
    """RV-WIN-10: Seeking Followers takes One's last Prestige; Three, the Adversary, gains 3, but Two has more."""
    city = City(streets=["Seeking Followers"], tokens={"Seeking Followers": 2})
    one, two, three = Side(haven=["Lucky"], prestige=1), Side(haven=["Keondra"], agenda=6), Side(haven=["Ryan"])
    with scene(one, two, three, city=city, phase="end of turn") as play:
        assert play.g.agenda == [0, 6, 3]
        assert play.log()[-1] == "Two wins: with the most Agenda"


def test_a_last_character_lost_to_an_antagonist_is_nobodys_doing() -> None:
    """RV-WIN-10: the Marksman burns One's only vampire; that is no knock-out by the Rival's hunter, Three."""
    one, two = Side(haven=["Sage"], blood={"Sage": 1}), Side(haven=["Keondra"], agenda=6)
    with scene(one, two, Side(haven=["Ryan"]), city=City(streets=["BOPE-RJ: Marksman"])) as play:
        play.one("move out")
        assert (play.where("Sage"), play.g.agenda) == ("burned", [0, 6, 3])
        assert play.log()[-1] == "Two wins: with the most Agenda"


@differs("DIFF-17", "2020")
def test_who_ruins_himself_is_knocked_out_by_no_foe() -> None:
    """RV-WIN-10: with two players the Adversary gains 3 and has the most, as the only one left."""
    one = Side(haven=["Lucky"], hand=["Ruin Oneself"], agenda=9)
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Ruin Oneself")
        assert play.g.agenda == [9, 3]
        assert play.log()[-1] == "Two wins: with the most Agenda"


def test_the_knocked_out_are_left_out_of_the_comparison() -> None:
    """RV-WIN-11: Three has the most Agenda by far."""
    one, two = Side(haven=["Lucky"], hand=["Ruin"], agenda=4), Side(haven=["Keondra"])
    with scene(one, two, Side(haven=["Ryan"], agenda=12), book=BOOK) as play:
        play.one("play Ruin", "Three")
        assert play.winner == "One"


def test_two_knocked_out_at_once_are_both_left_out() -> None:
    """RV-WIN-11: Two and Four fall to Pay Tribute; Three, with the most Agenda, cannot undo One's own claim."""
    one = Side(haven=["Keondra"], face_down={"Pay Tribute": 3}, agenda=1)
    two, three = Side(haven=["Lucky"], agenda=9, prestige=1), Side(haven=["Ryan"], agenda=2)
    four = Side(haven=["Sage"], agenda=9, prestige=1)
    with scene(one, two, three, four, rivals=[2, 0, 3, 1]) as play:
        play.one("reveal Pay Tribute")
        assert (play.g.agenda, play.winner) == ([1, 9, 5, 12], "Three")


# ---- tiebreakers


def test_among_the_tied_the_active_player_wins() -> None:
    """RV-WIN-12, RV-WIN-13: Two has more Prestige, and comes later."""
    one, two = Side(haven=["Lucky"], hand=["Windfall"], agenda=12), Side(haven=["Keondra"], agenda=12, prestige=9)
    with scene(one, two, book=BOOK) as play:
        play.one("play Windfall")
        assert (play.g.agenda, play.winner) == ([13, 13], "One")


def test_thirteen_agenda_does_not_go_before_a_knock_out() -> None:
    """RV-WIN-12, RV-WIN-13: Three reaches 13, One knocks out the Rival; One is the active player."""
    one, two = Side(haven=["Lucky"], hand=["Upheaval"]), Side(haven=["Keondra"])
    with scene(one, two, Side(haven=["Ryan"], agenda=12, prestige=9), book=BOOK) as play:
        play.one("play Upheaval", "Two")
        assert play.g.agenda[2] == 13
        assert play.log()[-1] == "One wins: by knocking out their Rival"


def test_a_knock_out_does_not_go_before_thirteen_agenda() -> None:
    """RV-WIN-12, RV-WIN-13: One's 13th comes as Two ruins Three, Two's Rival, in revenge."""
    one, two = Side(streets=["Lucky"], agenda=12), Side(haven=["Avenged", "Sage"], blood={"Avenged": 1})
    with scene(one, two, Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("attack with Lucky", "target Avenged", "Physical")
        play.two("pass", "Three")
        assert play.log()[-1] == "One wins: by Agenda"


def test_if_the_active_player_is_not_tied_the_most_prestige_wins() -> None:
    """RV-WIN-12, RV-WIN-14: One has even more, and Four comes later, but neither is as high."""
    one, two = Side(haven=["Lucky"], hand=["Windfall"], prestige=9), Side(haven=["Keondra"], agenda=12, prestige=7)
    three, four = Side(haven=["Ryan"], agenda=12, prestige=6), Side(haven=["Sage"], agenda=12, prestige=6)
    with scene(one, two, three, four, book=BOOK) as play:
        play.one("play Windfall")
        assert play.winner == "Two"


@pytest.mark.parametrize(("first", "winner"), [(0, "Four"), (2, "Two")])
def test_the_last_tie_goes_to_the_latest_in_player_order(first: int, winner: str) -> None:
    """RV-WIN-15: counted from Player 1. If Three is Player 1, Two is Player 4 and Four is Player 2."""
    one, two = Side(haven=["Lucky"], hand=["Windfall"]), Side(haven=["Keondra"], agenda=12)
    three, four = Side(haven=["Ryan"]), Side(haven=["Sage"], agenda=12)
    with scene(one, two, three, four, book=BOOK) as play:
        set_first_player(play.g, first)
        begin_turn(play.g, 0)
        play.ask_again()
        play.one("play Windfall")
        assert play.winner == winner


def test_the_tiebreakers_serve_the_comparison_as_well() -> None:
    """RV-WIN-12, RV-WIN-14: after Ruin on Four, Three (Four's Adversary) has 3, as Two has; Two has more Prestige."""
    one, two = Side(haven=["Lucky"], hand=["Ruin"]), Side(haven=["Keondra"], agenda=3, prestige=6)
    with scene(one, two, Side(haven=["Ryan"]), Side(haven=["Sage"]), book=BOOK) as play:
        play.one("play Ruin", "Four")
        assert (play.g.agenda, play.winner) == ([0, 3, 3, 0], "Two")


def test_the_example_of_the_tenth_agenda() -> None:
    """RV-EX-01: One's 10th comes with Two's last character; Four, Two's Adversary, comes to 10 as well."""
    one = Side(streets=["Lucky"], agenda_card="Headhunter", agenda=9)
    two, three = Side(haven=["Iara"], blood={"Iara": 1}), Side(haven=["Ryan"])
    four = Side(haven=["Sage"], agenda=7, prestige=9)
    with scene(one, two, three, four, rivals=[2, 0, 3, 1], book=BOOK) as play:
        play.one("attack with Lucky", "target Iara", "Physical")
        assert (play.g.agenda, play.winner) == ([10, 0, 0, 10], "One")


# ---- giving up


def test_who_concedes_leaves_the_game_to_the_other() -> None:
    """At any time, also while another is asked, and whatever the scores."""
    with scene(Side(haven=["Lucky"], agenda=3), Side(haven=["Keondra"], agenda=12)) as play:
        play.interjects(1, "concede")
        assert play.log()[-3:] == ["Two concedes", "One gains 3 Agenda", "One wins: by concession"]
        assert play.g.decision is None


@differs("DIFF-17", "2020")
def test_among_several_a_concession_is_a_knock_out_that_nobody_caused() -> None:
    """RV-WIN-10, -11: in the midst of an attack, which lapses. Three, the Adversary, gains 3; One's 12 do not count."""
    one = Side(streets=["Lucky"], hand=["Afterthought"], agenda=12)
    two, three = Side(haven=["Ryan"], agenda=4), Side(haven=["Iara"], blood={"Iara": 1}, agenda=2)
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Lucky", "target Iara", "Physical")
        play.interjects(0, "concede")
        assert (play.g.agenda, play.winner) == ([12, 4, 5], "Three")
        assert play.blood("Iara") == 1 and not play.g.frames


def test_one_may_concede_before_there_are_rivals() -> None:
    """And so no Adversary who would gain anything. Somebody else wins."""
    play = opening(FOUR)
    play.interjects(3, "concede")
    assert play.log()[-2] == "Four concedes" and play.g.agenda == [0, 0, 0, 0]
    assert play.winner in ("One", "Two", "Three")


def test_agenda_on_characters_is_not_compared() -> None:
    """RV-TOKEN-27, RV-WIN-05: One has 4; Two has 2 and as many again, and 1 more, on Keondra."""
    one, two = (
        Side(haven=["Lucky"], hand=["Ruin"], agenda=4),
        Side(haven=["Keondra"], agenda=2, agenda_on={"Keondra": 3}),
    )
    with scene(one, two, Side(haven=["Ryan"]), rivals=[1, 0, 0], book=BOOK) as play:
        play.one("play Ruin", "Three")
        assert play.log()[-1] == "One wins: with the most Agenda"
