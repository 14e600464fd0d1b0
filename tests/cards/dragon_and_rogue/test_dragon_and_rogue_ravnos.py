"""The Ravnos of Dragon & Rogue, played."""

from __future__ import annotations

import pytest

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language.vocabulary import THE_TARGET, attacker, lose_blood, prestige
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK, ROVERS
from support import book_with, prestige_on

KEONDRA = Side(haven=["Keondra"])
BLED = book_with(
    *HELPERS, *ROVERS, fighter("Bleeder", attacker(prestige(1), lose_blood(1, THE_TARGET)), attributes=(1, 0, 0))
)


def test_chance_stakes_for_influence() -> None:
    """dar-chance: one of yours with Influence is marked and exhausted; 1 Prestige from the general supply is staked."""
    one = Side(haven=["Chance", "Brute", "Bully"], face_down={"Snare": 1, "Plot": 0})
    one.attached, one.exhausted = {"Brute": ["Politician"]}, ["Bully"]
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Chance")
        assert set(play.offered) == {"Snare", "Plot"}
        play.one("Plot")
        assert play.offered == ["Chance", "Brute"]
        play.one("Brute")
        assert (play.is_ready("Brute"), play.is_ready("Chance")) == (False, True)
        assert play.g.no_influence[play.card("Brute")] == 1
        assert (prestige_on(play, "Plot", 0), play.g.prestige[0]) == (1, 5)


def test_chance_needs_influence_and_a_face_down_card() -> None:
    """dar-chance: nobody with Influence is ready, or no card lies face down: it cannot be used."""
    for one in (
        Side(haven=["Brute", "Chance"], face_down={"Snare": 1}, exhausted=["Brute"], leader="Brute"),
        Side(haven=["Chance"]),
    ):
        with scene(one, KEONDRA, book=BOOK) as play:
            assert play.refusal("activate Chance")


@pytest.mark.parametrize(("party", "felled"), [(["Haya", "Rover"], True), (["Haya", "Bully"], False)])
def test_haya_and_mortals(party: list[str], felled: bool) -> None:
    """dar-haya: 1 Damage more to Mortals for each Ravnos of the party, herself too; to characters none."""
    with scene(Side(streets=party), KEONDRA, city=City(streets=["Maid"]), book=BOOK) as play:
        play.one("attack with Haya", "target Maid", "Physical")
        if felled:
            play.one("attach Maid")
        assert (play.host("Maid") == "Haya") == felled
    with scene(Side(streets=party), Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Haya", "Physical")
        assert play.blood("Loner") == 4 - 1


def test_haya_helps_from_within_the_party() -> None:
    """dar-haya: another attacker of her party; one of another party has nothing of her."""
    for streets, dealt in (([["Haya", "Drifter"]], 3), ([["Haya"], ["Drifter"]], 1)):
        with scene(Side(streets=streets), KEONDRA, city=City(streets=["Maid"]), book=BOOK) as play:
            play.one("attack with Drifter", "target Maid", "Physical")
            if dealt >= 3:
                play.one("attach Maid")
            assert play.where("Maid") == ("attached" if dealt >= 3 else "streets")


@pytest.mark.parametrize(("said", "drawn"), [("Coat", "Owl"), ("Owl", "Coat")])
def test_jack_sorts_his_cards(said: str, drawn: str) -> None:
    """dar-jack: of the top two, shown to all, he discards one and draws the other; the third stays."""
    with scene(Side(streets=["Jack"], library=["Coat", "Owl", "Fist"]), KEONDRA, book=BOOK) as play:
        play.one("activate Jack")
        assert set(play.offered) == {"Coat", "Owl"}
        assert play.sees(1, "Coat") and play.sees(1, "Owl") and not play.sees(1, "Fist")
        play.one(said)
        assert (play.where(said), play.where(drawn), play.where("Fist")) == ("discard", "hand", "library")
        assert not play.sees(1, drawn) and not play.is_ready("Jack")


def test_jack_only_in_the_streets_and_with_what_there_is() -> None:
    """dar-jack: not at home; of a single card left, it goes."""
    with scene(Side(haven=["Jack"], library=["Coat", "Owl"]), KEONDRA, book=BOOK) as play:
        assert "The Streets" in play.refusal("activate Jack")
    with scene(Side(streets=["Jack"], library=["Coat"]), KEONDRA, book=BOOK) as play:
        play.one("activate Jack")
        assert play.where("Coat") == "discard"


@pytest.mark.parametrize("mortals", [["Maid"], ["Maid", "Tramp"], ["Maid", "BOPE-RJ: Marksman"]])
def test_kwaku_hides_in_the_crowd(mortals: list[str]) -> None:
    """dar-kwaku: with 2 Citizens or Vagrants about, 1 Secrecy for his party, in The Streets only."""
    crowd = "Tramp" in mortals
    one = Side(streets=[["Kwaku", "Brute"], ["Bully"]], leader="Bully", leader_side="influence")
    with scene(one, KEONDRA, city=City(streets=mortals), book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Kwaku", "Brute", "Bully")] == [crowd, crowd, 0]
    with scene(Side(haven=["Brute", "Kwaku"]), KEONDRA, city=City(streets=mortals), book=BOOK) as play:
        assert play.value("Kwaku", w.SECRECY) == 0


def recruited(play: Play) -> tuple[int, int]:
    return play.actions, play.unhosted_actions


def test_mircea_recruits_below_the_leader() -> None:
    """dar-mircea: the first recruit of less Blood Potency than the Leader's is worth an Unhosted Action."""
    one = Side(haven=["Brute", "Mircea"], hand=["Drifter", "Weakling", "Master"], prestige=20)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Master")  # 6, not below 4
        assert recruited(play) == (1, 0)
        play.one("recruit Drifter")
        assert recruited(play) == (0, 1)
        play.one("recruit Weakling")
        assert recruited(play) == (0, 0)


def test_mircea_counts_those_before_him() -> None:
    """dar-mircea: he is below the Leader himself; but not the first, if somebody came before him."""
    one = Side(haven=["Brute"], hand=["Drifter", "Mircea"], prestige=20)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Mircea")
        assert recruited(play) == (1, 1)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Drifter", "recruit Mircea")
        assert recruited(play) == (0, 0)


def shweta(said: str, two: Side) -> Play:
    one = Side(streets=["Shweta"], ongoing=["Altar"], haven_card="Haven - Social Housing")
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Shweta", "Physical")
        if said:
            play.one(*said.split(", "))
    return play


def test_shweta_robs_houses() -> None:
    """dar-shweta: 1 Damage to somebody at home is 1 Prestige, which may lie on any card of yours but a Haven."""
    play = shweta("yes: Shweta, Altar", Side(haven=["Loner"]))
    assert (play.g.prestige[0], play.g.prestige[1], prestige_on(play, "Altar", 1)) == (5, 4, 1)
    play = shweta("no", Side(haven=["Loner"]))
    assert (play.g.prestige[0], play.g.prestige[1], prestige_on(play, "Altar", 1)) == (6, 4, 0)


def test_shweta_robs_the_defeated_too() -> None:
    """dar-shweta: who was at home when the blow fell, wherever they are now."""
    one = Side(streets=["Shweta"], ongoing=["Altar"])
    two = Side(haven=["Loner", "Brute"], blood={"Loner": 2}, exhausted=["Brute"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Shweta", "target Loner", "Physical", "no")
        assert (play.where("Loner"), play.g.prestige[0]) == ("torpor", 6)


def test_shweta_needs_a_house_damage_and_to_be_alone() -> None:
    """dar-shweta: nothing in The Streets, nothing without damage, nothing with company."""
    assert shweta("", Side(streets=["Loner"])).g.prestige[0] == 5
    assert shweta("", Side(haven=["Brute"])).g.prestige[0] == 5
    with scene(Side(streets=["Shweta", "Bully"]), Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Shweta", "Physical")
        assert play.g.prestige[0] == 5


def test_stefan_moves_a_token() -> None:
    """dar-stefan-cel-tradat: as he exhausts, 1 Blood or Prestige of a card of yours goes to another of yours."""
    one = Side(haven=["Stefan Cel Tradat", "Brute"], ongoing=["Altar"], face_down={"Snare": 2}, hand=["Coat"])
    one.blood = {"Brute": 3}
    with scene(one, Side(haven=["Keondra"], face_down={"Plot": 1}), book=BOOK) as play:
        play.one("play Coat", "exhaust Stefan Cel Tradat", "yes: Stefan Cel Tradat")
        assert set(play.offered) == {"Stefan Cel Tradat", "Brute", "Snare"}
        play.one("Snare")
        assert set(play.offered) == {"Stefan Cel Tradat", "Brute", "Altar"}
        play.one("Altar")
        assert (prestige_on(play, "Snare", 0), prestige_on(play, "Altar", 0)) == (1, 1)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "exhaust Stefan Cel Tradat", "yes: Stefan Cel Tradat", "Stefan Cel Tradat", "Brute")
        assert (play.blood("Stefan Cel Tradat"), play.blood("Brute")) == (3, 4)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "exhaust Stefan Cel Tradat", "no")
        assert prestige_on(play, "Snare", 0) == 2


def test_stefan_may_fall_while_he_pays() -> None:
    """dar-stefan-cel-tradat, dar-urban-fox, RV-DEF-01: of 2 Blood he gives 1 away as he exhausts, and pays 1."""
    one = Side(haven=["Stefan Cel Tradat", "Brute"], blood={"Stefan Cel Tradat": 2, "Brute": 3}, hand=["Urban Fox"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Urban Fox", "yes: Stefan Cel Tradat", "Stefan Cel Tradat")
        assert (play.blood("Brute"), play.where("Stefan Cel Tradat")) == (4, "torpor")


def test_stefan_chooses_what_to_move() -> None:
    """dar-stefan-cel-tradat: where Blood and Prestige lie on one card, either."""
    one = Side(haven=["Brute", "Stefan Cel Tradat"], stakes={"Brute": 1}, ongoing=["Altar"], hand=["Coat"])
    for said, left in (("Blood", (3, 1)), ("Prestige", (4, 0))):
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one("play Coat", "exhaust Stefan Cel Tradat", "yes: Stefan Cel Tradat", "Brute", "Altar")
            play.one(next(each for each in play.offered if said in each))
            assert (play.blood("Brute"), prestige_on(play, "Brute", 0)) == left
            assert play.blood("Altar") + prestige_on(play, "Altar", 0) == 1


def test_mahendra_chanda_spends_his_blood_well() -> None:
    """dar-mahendra-chanda: as a Blocker, each Blood he loses to damage may lie on another card, on either side."""
    two = Side(streets=["Loner", "Mahendra Chanda"], ongoing=["Altar"], face_down={"Snare": 1})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Loner", "Physical")
        play.two("block with Mahendra Chanda")
        assert play.offered == ["Altar", "Snare", "no"]
        play.two("Altar", "Put that Blood on Altar", "no", "Snare")
        play.two("Put that Blood on Snare, flipped to its Prestige side")
        assert play.blood("Mahendra Chanda") == 4 - 3
        assert (play.blood("Altar"), play.blood("Snare"), prestige_on(play, "Snare", 1)) == (1, 0, 2)


def test_mahendra_chanda_defeated() -> None:
    """dar-mahendra-chanda: also with the Blood whose loss defeats him, of whatever colour it is."""
    two = Side(streets=["Loner", "Mahendra Chanda"], ongoing=["Altar"], blood={"Mahendra Chanda": 2})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        swap_blood(play.g, play.card("Mahendra Chanda"), 0, 1)
        play.one("attack with Bully", "target Loner", "Physical")
        play.two("block with Mahendra Chanda", "Altar", "Put that Blood on Altar", "One", "no")
        assert (play.where("Mahendra Chanda"), blood_of_colour(play.g, play.card("Altar"), 0)) == ("torpor", 1)


def test_mahendra_chanda_blocks_for_it() -> None:
    """dar-mahendra-chanda: not as the target; nor for what a text takes off him while he Blocks."""
    two = Side(streets=["Mahendra Chanda"], ongoing=["Altar"])
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        assert (play.blood("Mahendra Chanda"), play.blood("Altar")) == (1, 0)
    two = Side(streets=["Loner", "Mahendra Chanda"], ongoing=["Altar"])
    with scene(Side(streets=["Bleeder"]), two, book=BLED) as play:
        play.one("attack with Bleeder", "target Loner", "Physical")
        play.two("block with Mahendra Chanda")
        play.one("activate Bleeder")
        assert (play.blood("Mahendra Chanda"), play.blood("Altar")) == (4 - 1, 0)
