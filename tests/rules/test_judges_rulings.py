"""What judges were asked: Curses that leave, attacks tried again, cards out of the game, strikes that stay."""

from __future__ import annotations

import pytest

from fighters import fighter
from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.choices import TakeFromCollection
from primogen.rivals.language.vocabulary import THAT, any_character, deal, reaction_special, target, unhosted
from primogen.rivals.rules import words as w
from primogen.rivals.rules.switches.tables import BLUFFING
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

SUN = unhosted("test-sun", "Sun", decks=n.BOTH, text=target(any_character, deal(9, THAT, quality=n.AGGRAVATED_QUALITY)))
CALL = unhosted("test-call", "Call", decks=n.BOTH, text=TakeFromCollection(n.MODIFIER))
HELPING_HAND = reaction_special("test-helping-hand", "Helping Hand", n.AIDS_OTHERS, decks=n.BOTH, bp=1, shield=1)
MISER = fighter("Miser", keywords=(n.POSSESSIVE,))
TEMPLE = "Haven - The Temple of Set"  # its characters at home have +1 Secrecy


# ---- Curses


def stake_lucky(play: Play) -> None:
    play.one("attack with Maria Lopez", "target Lucky", "Physical", "place Wooden Stake")
    play.two("pass")
    assert (play.where("Lucky"), play.blood("Lucky")) == ("torpor", 1)


def test_curses_leave_whoever_goes_to_torpor_without_a_defeat() -> None:
    """RV-TOKEN-21: each to its owner's discard pile; what Lucky's own player has attached stays."""
    one = Side(streets=["Maria Lopez"], hand=["Wooden Stake"], curses={"Lucky": ["Confuse"]})
    two = Side(haven=["Keondra", "Lucky"], blood={"Lucky": 2}, attached={"Lucky": ["Politician"]})
    three = Side(haven=["Ryan"], curses={"Lucky": ["Holy Water"]})
    with scene(one, two, three) as play:
        stake_lucky(play)
        assert [play.names(seat, w.DISCARD) for seat in range(3)] == [["Confuse"], [], ["Holy Water"]]
        assert (play.host("Politician"), play.host("Wooden Stake")) == ("Lucky", "Lucky")


def test_a_stake_finds_the_room_that_curses_leave() -> None:
    """RV-TOKEN-21, RV-TOKEN-23: of Lucky's three attachments two are Curses; the Stake comes after them, and stays."""
    one = Side(streets=["Maria Lopez"], hand=["Wooden Stake"], curses={"Lucky": ["Confuse", "Get the Drop"]})
    two = Side(haven=["Keondra", "Lucky"], blood={"Lucky": 2}, attached={"Lucky": ["Politician"]})
    with scene(one, two) as play:
        stake_lucky(play)
        assert (play.host("Wooden Stake"), play.host("Politician")) == ("Lucky", "Lucky")
        assert play.names(0, w.DISCARD) == ["Confuse", "Get the Drop"]


def test_a_possessive_character_keeps_no_curse() -> None:
    """RV-KEYW-02, RV-TOKEN-21: only cards of its own player are on offer."""
    one = Side(streets=["Maria Lopez"], curses={"Miser": ["Confuse"]})
    two = Side(haven=["Keondra", "Miser"], blood={"Miser": 1}, attached={"Miser": ["Drive: Vengeance", "True Faith"]})
    with scene(one, two, book=book_with(MISER)) as play:
        play.one("attack with Maria Lopez", "target Miser", "Physical")
        play.two("pass")
        assert play.offered == ["keep Drive: Vengeance", "keep True Faith", "pass"]
        play.two("keep True Faith")
        assert (play.host("True Faith"), play.names(0, w.DISCARD)) == ("Miser", ["Confuse"])


@differs("DIFF-43", "2020")
def test_curses_on_a_defeated_monster_are_discarded() -> None:
    """RV-TOKEN-21, RV-DEF-04: a Monster is defeated, not burned; each Curse goes to its owner's discard pile."""
    one = Side(streets=["Maria Lopez"], tagged=["Brain-Eater"], curses={"Brain-Eater": ["Confuse"]})
    two = Side(haven=["Ryan"], curses={"Brain-Eater": ["Tracking Device"]})
    city = City(monsters=["Brain-Eater"], blood={"Brain-Eater": 1})
    with scene(one, two, city=city) as play:
        play.one("attack with Maria Lopez", "target Brain-Eater", "Physical")
        assert (play.where("Brain-Eater"), play.g.agenda) == ("box", [3, 0])
        assert [play.names(seat, w.DISCARD) for seat in (0, 1)] == [["Confuse"], ["Tracking Device"]]
        assert [play.names(seat, w.BURNED_PILE) for seat in (0, 1)] == [[], []]


def test_aggravated_damage_burns_the_curses_on_a_monster() -> None:
    """RV-DEF-06: as it burns everything on whomever it defeats."""
    one = Side(haven=["Ryan"], hand=["Sun"], curses={"Brain-Eater": ["Confuse"]})
    with scene(one, Side(haven=["Keondra"]), city=City(monsters=["Brain-Eater"]), book=book_with(SUN)) as play:
        play.one("play Sun", "Brain-Eater")
        assert (play.names(0, w.BURNED_PILE), play.names(0, w.DISCARD)) == (["Confuse"], ["Sun"])


# ---- an attack called off


def call_off(play: Play) -> None:
    """Nobody gives Lucky the Intel for Keondra, the only one there is to attack."""
    play.one("attack with Lucky")
    while not play.is_asked(0, "act"):
        play.answers(play.asked.seat, ("pass",))
    assert "attack with Lucky" not in play.offered


def secretive() -> tuple[Side, Side]:
    return Side(haven=["Keondra"], haven_card=TEMPLE), Side(haven=["Ryan"], hand=["Confuse"], turns_taken=0)


@differs("DIFF-45", "2022-09")
def test_a_deal_for_the_intel_lets_the_attack_be_tried_again() -> None:
    """RV-ATK-26, RV-DEAL-01: something has changed."""
    with scene(Side(streets=["Lucky"]), *secretive()) as play:
        call_off(play)
        play.interjects(0, "propose a deal")
        play.one("Three", "Three gives 1 Intel", "done")
        play.three("accept")
        play.one("attack with Lucky")
        assert play.is_asked(0, "attack-type") and play.names(2, w.DISCARD) == ["Confuse"]
        play.one("Physical")
        assert play.blood("Keondra") == 5


@differs("DIFF-45", "2022-09")
def test_a_deal_that_is_declined_changes_nothing() -> None:
    """RV-ATK-26."""
    with scene(Side(streets=["Lucky"]), *secretive()) as play:
        call_off(play)
        play.interjects(0, "propose a deal")
        play.one("Three", "Three gives 1 Intel", "done")
        play.three("decline")
        assert "attack with Lucky" not in play.offered


@differs("DIFF-45", "2022-09")
def test_whatever_is_done_in_between_lets_the_attack_be_tried_again() -> None:
    """RV-ATK-26: Lucky's party is another one now, and may be one that knows more."""
    one = Side(streets=["Lucky"], haven=["Grace"], attached={"Grace": ["Cobra Form"]})
    for acts in (["move out"], ["detach Cobra Form"], ["pass action"]):
        with scene(one, *secretive()) as play:
            call_off(play)
            play.one(*acts)
            assert "attack with Lucky" in play.offered, acts


@differs("DIFF-45", "2022-09")
def test_another_attack_that_is_made_lets_the_first_be_tried_again() -> None:
    """RV-ATK-26: one that is called off as well does not."""
    one = Side(streets=[["Lucky"], ["Grace"]])
    two = Side(haven=["Keondra"], streets=["Iara"], haven_card=TEMPLE)
    with scene(one, two, Side(haven=["Ryan"], turns_taken=0, hand=["Confuse"])) as play:
        for attacker in ("Lucky", "Grace"):
            play.one(f"attack with {attacker}", "target Keondra")
            play.three("pass")
        play.one("attack with Grace")  # Iara is the only target left to her
        play.one("Social")
        play.one("attack with Lucky")
        assert "target Keondra" in play.offered
        play.one("target Iara", "Social")


# ---- burned cards


@pytest.mark.parametrize(
    ("burned", "discarded", "gets"), [(3, 0, ["Persecution"]), (1, 2, ["Persecution"]), (0, 3, [])]
)
def test_a_burned_card_has_left_the_game(burned: int, discarded: int, gets: list[str]) -> None:
    """RV-TERM-29, RV-TERM-09: it is not one of those the player has in the game; a discarded one is."""
    one = Side(haven=["Keondra"], hand=["Call"])
    one.burned, one.discard = ["Persecution"] * burned, ["Persecution"] * discarded
    with scene(one, Side(haven=["Lucky"]), book=book_with(CALL)) as play:
        play.one("play Call")
        assert ("Persecution" in play.offered) == bool(gets)
        play.one(gets[0] if gets else "Hedge Your Bets")
        assert play.names(0, w.HAND) == (gets or ["Hedge Your Bets"])


# ---- an illegal Attack card after a Preemptive Strike


def test_a_preemptive_strike_is_not_undone_by_an_illegal_attack_card() -> None:
    """RV-ATK-40, RV-MONSTER-13: nor made again. The Reactions to the attack itself are undone, and placed anew."""
    one = Side(streets=["Maria Lopez"], hand=["Confuse"])
    two = Side(haven=["Keondra"], hand=["Helping Hand"])
    with scene(one, two, city=City(face_down=["Brain-Eater"]), book=book_with(HELPING_HAND)) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical")
        play.g.switches[BLUFFING] = 1
        play.ask_again()
        play.one("place Confuse")
        play.two("pass")  # nobody aids the Hunter who is struck
        struck = play.blood("Maria Lopez")
        assert struck == 4 - 2
        play.two("place Helping Hand")  # for the Monster; then Confuse turns out to be Mental
        assert (play.blood("Maria Lopez"), play.where("Confuse"), play.where("Helping Hand")) == (2, "discard", "hand")
        assert play.g.tagger[play.card("Brain-Eater")] == 0 and not play.g.face_down[play.card("Brain-Eater")]
        assert play.is_asked(1, "place-reaction")
        play.two("pass")
        assert (play.blood("Maria Lopez"), play.blood("Brain-Eater")) == (2, 7 - (2 - 1))


def test_a_block_is_undone_before_the_monster_strikes() -> None:
    """RV-ATK-40, RV-MONSTER-12: it had not struck yet, and strikes when nobody Blocks any more."""
    one = Side(streets=["Maria Lopez"], hand=["Confuse"])
    two = Side(haven=["Pregador"])
    with scene(one, two, city=City(face_down=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target face-down Monster", "Physical")
        play.g.switches[BLUFFING] = 1
        play.ask_again()
        play.one("place Confuse")
        play.two("activate Pregador")
        assert play.is_asked(1, "block") and play.where("Pregador") == "haven"
        play.two("pass")
        assert (play.blood("Maria Lopez"), play.blood("Brain-Eater")) == (2, 6)


# ---- characters in torpor


@pytest.mark.parametrize(("on_sage", "agenda"), [(3, 1), (2, 0)])
def test_all_figured_out_counts_prestige_on_the_staked(on_sage: int, agenda: int) -> None:
    """RV-TERM-07, RV-TERM-11: a character is a character in torpor too, where a text does not say active."""
    one = Side(haven=["Ryan"], agenda_card="All Figured Out", stakes={"Sage": on_sage, "Ghost": 1})
    two = Side(haven=["Keondra"], torpor=["Sage"])
    with scene(one, two, city=City(face_down=["Ghost"]), phase="beginning") as play:
        assert play.g.agenda == [agenda, 0]
