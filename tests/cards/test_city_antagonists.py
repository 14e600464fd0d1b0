"""The BOPE-RJ: the Antagonists of Rio de Janeiro."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THAT, any_character, attack_card, move_to_streets, target, unhosted
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

POKE = attack_card("test-poke", "Poke", n.PHYSICAL, decks=n.BOTH, bp=0, damage=2)
BLOW = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=0, damage=3)
LURE = unhosted("test-lure", "Lure", decks=n.BOTH, text=target(any_character, move_to_streets(THAT)))
BOOK = book_with(POKE, BLOW, LURE)

CAVEIRA, MARKSMAN, PSYOPS = "BOPE-RJ: Caveira", "BOPE-RJ: Marksman", "BOPE-RJ: Psyops"
BOPE = (CAVEIRA, MARKSMAN, PSYOPS)
KEONDRA = Side(haven=["Keondra"])
END_TURN = ("pass action", "pass action", "end phase")


# ---- all of them


@pytest.mark.parametrize("bope", BOPE)
def test_the_bope_have_4_blood(bope: str) -> None:
    """hah-bope-rj-caveira, hah-bope-rj-marksman, hah-bope-rj-psyops: 3 damage does nothing; 4 is a defeat, worth
    1 Agenda and nothing else: no Burn, no Attach, and into the discard pile.
    """
    for card, where, agenda in (("Poke", "streets", 0), ("Blow", "discard", 1)):
        one = Side(streets=["Lucky"], hand=[card], blood={"Lucky": 2})
        with scene(one, KEONDRA, city=City(streets=[bope]), book=BOOK) as play:
            play.one("attack with Lucky", f"target {bope}", "Physical", f"place {card}")
            assert (play.where(bope), play.g.agenda) == (where, [agenda, 0])
            assert (play.blood("Lucky"), play.g.prestige) == (2, [5, 5])


@pytest.mark.parametrize("bope", BOPE)
def test_a_hunter_recruits_off_the_bope(bope: str) -> None:
    """hah-bope-rj-caveira, hah-bope-rj-marksman, hah-bope-rj-psyops: the Agenda, and 4 Prestige off a recruit."""
    one = Side(streets=["Andrés"], hand=["Blow", "Ryan"], prestige=1)
    with scene(one, KEONDRA, city=City(streets=[bope]), book=BOOK) as play:
        play.one("attack with Andrés", f"target {bope}", "Physical", "place Blow", "recruit Ryan")
        assert (play.where(bope), play.g.agenda) == ("discard", [1, 0])
        assert (play.where("Ryan"), play.blood("Ryan"), play.g.prestige[0]) == ("haven", 4, 1)


def test_the_bope_gone_do_nothing() -> None:
    """hah-bope-rj-caveira, hah-bope-rj-marksman, hah-bope-rj-psyops: neither in the deck nor in the discard pile."""
    city = City(deck=[MARKSMAN], discard=[PSYOPS, CAVEIRA])
    with scene(Side(haven=["Lucky", "Sage"], hand=["Awe"]), KEONDRA, city=city) as play:
        play.one("move out", "move Lucky", "done")
        assert (play.blood("Lucky"), play.names(0, w.HAND)) == (5, ["Awe"])
    with scene(Side(haven=["Lucky"]), KEONDRA, city=city, phase="antagonists") as play:
        assert play.where("Lucky") == "haven"


# ---- Caveira


def test_caveira_wants_somebody_in_the_streets() -> None:
    """hah-bope-rj-caveira: one of the player's choice out of the Haven; it is no choice whether."""
    one = Side(haven=["Lucky", "Sage", "Grace"], exhausted=["Grace"])
    with scene(one, KEONDRA, city=City(streets=[CAVEIRA])) as play:
        play.one(*END_TURN)
        assert play.offered == ["Lucky", "Sage", "Grace"]
        play.one("Grace")
        assert [play.where(name) for name in ("Lucky", "Sage", "Grace")] == ["haven", "haven", "streets"]
        assert (play.is_ready("Grace"), play.where("Keondra")) == (False, "haven")


def test_caveira_cares_for_ones_own_characters_there() -> None:
    """hah-bope-rj-caveira: a foe's are no excuse, one's own are; who lies in torpor is not dragged out."""
    city = City(streets=[CAVEIRA])
    one = Side(haven=["Lucky"], torpor=["Grace"])
    with scene(one, Side(streets=["Keondra"]), city=city, phase="antagonists") as play:
        assert (play.where("Lucky"), play.where("Grace")) == ("streets", "torpor")
    with scene(Side(haven=["Lucky"], streets=["Sage"]), KEONDRA, city=city, phase="antagonists") as play:
        assert play.where("Lucky") == "haven"


def test_caveira_comes_to_each_player_in_turn() -> None:
    """hah-bope-rj-caveira: in one's own Antagonist Step, after the end of the turn, and to Hunters as well."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=City(streets=[CAVEIRA])) as play:
        play.one(*END_TURN)
        assert (play.where("Lucky"), play.where("Ryan")) == ("streets", "haven")
        play.two(*END_TURN)
        assert (play.where("Lucky"), play.where("Ryan")) == ("haven", "streets")


def test_caveira_comes_after_the_maid() -> None:
    """hah-bope-rj-caveira, hah-maid: brought home at the end of the turn, Lucky or Sage must go out again."""
    one = Side(haven=["Sage"], streets=["Lucky"], attached={"Lucky": ["Maid"]})
    with scene(one, KEONDRA, city=City(streets=[CAVEIRA]), phase="end of turn") as play:
        play.one("Sage", "Sage")
        assert (play.where("Lucky"), play.where("Sage")) == ("haven", "streets")


# ---- Marksman


def test_a_marksman_shoots_whom_the_player_chooses() -> None:
    """hah-bope-rj-marksman: a vampire of the party that moves; not one at home, out already, or a foe's."""
    one = Side(haven=["Lucky", "Sage", "Grace"], streets=["Hope"])
    with scene(one, Side(streets=["Keondra"]), city=City(streets=[MARKSMAN])) as play:
        play.one("move out", "move Lucky", "move Sage", "done")
        assert play.offered == ["Lucky", "Sage"]
        play.one("Sage")
        assert [play.blood(name) for name in ("Lucky", "Sage", "Grace", "Hope", "Keondra")] == [5, 2, 5, 4, 6]


def test_a_marksmans_shot_is_aggravated() -> None:
    """hah-bope-rj-marksman: no attribute helps, and the last Blood burns; who did it is no player."""
    one = Side(haven=["Grace", "Matthew"], blood={"Matthew": 1}, leader="Grace")
    with scene(one, KEONDRA, city=City(streets=[MARKSMAN])) as play:
        play.one("move out", "move Matthew", "done")
        assert (play.where("Matthew"), play.g.agenda, play.g.prestige) == ("burned", [0, 0], [5, 5])


def test_a_marksman_may_knock_a_player_out() -> None:
    """hah-bope-rj-marksman: the last of a coterie; the Adversary gains 3 Agenda, and the most wins."""
    sides = Side(haven=["Lucky"], blood={"Lucky": 1}), Side(haven=["Keondra"], agenda=2), Side(haven=["Ryan"])
    with scene(*sides, city=City(streets=[MARKSMAN])) as play:
        play.one("move out")
        assert (play.g.agenda, play.winner) == ([0, 2, 3], "Three")


def test_a_marksman_spares_hunters() -> None:
    """hah-bope-rj-marksman: no damage, no question."""
    with scene(Side(haven=["Ryan", "Sara"]), KEONDRA, city=City(streets=[MARKSMAN, MARKSMAN])) as play:
        play.one("move out", "move Ryan", "move Sara")
        assert (play.blood("Ryan"), play.blood("Sara"), play.where("Ryan")) == (4, 3, "streets")


def test_each_party_that_moves_is_shot_at() -> None:
    """hah-bope-rj-marksman: Lucky, and then Sage on their own; joining up out there is no matter."""
    with scene(Side(haven=["Lucky", "Sage"]), KEONDRA, city=City(streets=[MARKSMAN])) as play:
        play.one("move out", "move Lucky", "done")
        play.one("move out", "regroup", "regroup Sage")
        assert (play.blood("Lucky"), play.blood("Sage")) == (4, 2)


def test_the_marksman_watches_the_active_players_moves() -> None:
    """hah-bope-rj-marksman: whoever is lured out in a foe's turn is not shot at; in one's own turn they are."""
    one = Side(haven=["Lucky"], hand=["Lure"])
    with scene(one, KEONDRA, city=City(streets=[MARKSMAN]), book=BOOK) as play:
        play.one("play Lure", "Keondra")
        assert (play.where("Keondra"), play.blood("Keondra"), play.blood("Lucky")) == ("streets", 6, 5)
    with scene(one, KEONDRA, city=City(streets=[MARKSMAN]), book=BOOK) as play:
        play.one("play Lure", "Lucky")
        assert (play.where("Lucky"), play.blood("Lucky")) == ("streets", 4)


# ---- Psyops


def test_psyops_take_a_card_of_ones_choice() -> None:
    """hah-bope-rj-psyops: 1 card of the hand, a character's too; no foe discards."""
    one = Side(haven=["Lucky", "Sage"], hand=["Awe", "Grace", "Ingratiate"])
    with scene(one, Side(haven=["Keondra"], hand=["Awe"]), city=City(streets=[PSYOPS])) as play:
        play.one("move out", "move Lucky", "move Sage")
        assert play.offered == ["Awe", "Grace", "Ingratiate"]
        play.one("Grace")
        assert (play.names(0, w.HAND), play.where("Grace")) == (["Awe", "Ingratiate"], "discard")
        assert (play.names(1, w.HAND), play.blood("Lucky")) == (["Awe"], 5)


def test_psyops_take_nothing_from_an_empty_hand() -> None:
    """hah-bope-rj-psyops: the party moves all the same."""
    with scene(Side(haven=["Lucky"]), KEONDRA, city=City(streets=[PSYOPS])) as play:
        play.one("move out")
        assert play.where("Lucky") == "streets"


def test_psyops_take_a_card_for_each_party() -> None:
    """hah-bope-rj-psyops: Hunters too; not for regrouping in The Streets, nor for coming home."""
    one = Side(haven=["Ryan", "Sara"], hand=["Wrath", "Confuse", "Shotgun"])
    with scene(one, KEONDRA, city=City(streets=[PSYOPS])) as play:
        play.one("move out", "move Ryan", "done", "Wrath")
        play.one("move out", "Confuse", "regroup", "regroup Sara")
        assert play.names(0, w.HAND) == ["Shotgun"]
        play.one(*END_TURN)
        play.two(*END_TURN)
        assert (play.where("Ryan"), play.names(0, w.HAND)) == ("haven", ["Shotgun"])


def test_psyops_watch_the_active_players_moves() -> None:
    """hah-bope-rj-psyops: Pregador comes out to Block in a foe's turn, and nobody discards."""
    two = Side(haven=["Pregador"], hand=["Wrath"])
    with scene(
        Side(streets=["Lucky"], hand=["Awe"]), two, Side(haven=["Keondra"]), city=City(streets=[PSYOPS])
    ) as play:
        play.one("attack with Lucky", "target Keondra", "Social", "pass")
        play.two("activate Pregador", "pass")
        assert (play.where("Pregador"), play.names(0, w.HAND), play.names(1, w.HAND)) == ("streets", ["Awe"], ["Wrath"])
