"""Rituals of Blood & Alchemy, played: each lives on the Blood that lies on it."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

KEONDRA = Side(haven=["Keondra"])
RITUALS = (
    *("Blood Makes Noise", "Defense of the Sacred Haven", "Seek Knowledge", "Sleep of the Damned", "Truth of Blood"),
)


@pytest.mark.parametrize("name", RITUALS)
def test_a_ritual_takes_blood_sorcery_and_blood(name: str) -> None:
    """baa-blood-makes-noise, baa-defense-of-the-sacred-haven, baa-seek-knowledge, baa-sleep-of-the-damned,
    baa-truth-of-blood: RV-RITUAL-06: 1 to 3 Blood, of one with the Discipline."""
    one = Side(haven=["Faith Gray", "Grace"], exhausted=["Grace"], hand=[name])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(f"play {name}", "blood of Grace", "blood of Grace", "pass")
        assert (play.where(name), play.blood(name), play.blood("Grace")) == ("table", 2, 3)
    with scene(Side(haven=["Aurora Nix"], hand=[name]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal(f"play {name}")


def test_seek_knowledge_is_for_tremere() -> None:
    """baa-seek-knowledge: with one in the coterie."""
    with scene(Side(haven=["Adept"], hand=["Seek Knowledge"]), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal("play Seek Knowledge")


def test_seek_knowledge_draws_two_and_discards_one() -> None:
    """baa-seek-knowledge: any card of the hand, once a turn; with its last Blood the Ritual burns."""
    one = Side(haven=["Hope"], ongoing=["Seek Knowledge"], hand=["Owl"], library=["Awe", "Coat", "Coat"])
    one.blood = {"Seek Knowledge": 2}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Seek Knowledge")
        assert play.offered == ["Owl", "Awe", "Coat"]
        play.one("Owl")
        assert (play.names(0, w.HAND), play.blood("Seek Knowledge")) == (["Awe", "Coat"], 1)
        assert "was used this turn" in play.refusal("activate Seek Knowledge")
    one.blood = {"Seek Knowledge": 1}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Seek Knowledge", "Awe")
        assert (play.where("Seek Knowledge"), play.names(0, w.HAND)) == ("burned", ["Owl", "Coat"])


def test_truth_of_blood_costs_a_foe_agenda() -> None:
    """baa-truth-of-blood: 1 of target foe, for 1 Prestige and 1 Blood of the card."""
    one = Side(haven=["Hope"], ongoing=["Truth of Blood"], blood={"Truth of Blood": 1}, agenda=2)
    foes = (Side(haven=["Keondra"], agenda=3), Side(haven=["Sage"], agenda=3))
    with scene(one, *foes, book=BOOK) as play:
        play.one("activate Truth of Blood")
        assert play.offered == ["Two", "Three"]
        play.one("Three")
        assert (play.g.agenda[:3], play.g.prestige[0], play.where("Truth of Blood")) == ([2, 3, 2], 4, "burned")


def test_blood_makes_noise_for_prestige_in_a_foes_turn() -> None:
    """baa-blood-makes-noise: Relentless, 1 Blood for 1 Prestige; of Influence nobody speaks then."""
    two = Side(haven=["Keondra"], ongoing=["Blood Makes Noise"], blood={"Blood Makes Noise": 2})
    with scene(Side(haven=["Hope"]), two, book=BOOK) as play:
        play.one("pass action")
        play.two("activate Blood Makes Noise")
        assert (play.g.prestige[1], play.blood("Blood Makes Noise")) == (6, 1)


@pytest.mark.parametrize(
    ("said", "prestige"), [("Gain 4 Influence during this action or event", 5), ("Gain 1 Prestige", 6)]
)
def test_blood_makes_noise_for_influence_in_a_scheme(said: str, prestige: int) -> None:
    """baa-blood-makes-noise: 4 Influence outdo the 3 against it; 1 Prestige does not."""
    one = Side(haven=["Hope"], ongoing=["Blood Makes Noise"], hand=["Believer"], blood={"Blood Makes Noise": 1})
    with scene(one, Side(haven=["Ceraph"]), book=BOOK) as play:
        play.one("play Believer", "pass", "activate Blood Makes Noise", said, "pass", "fist 0")
        play.two("exert Ceraph", "pass", "fist 2", "NO")
        succeeds = said == "Gain 4 Influence during this action or event"
        assert (play.where("Believer"), play.g.prestige[0]) == ("table" if succeeds else "discard", prestige)
        assert play.where("Blood Makes Noise") == "burned"


def test_defense_of_the_sacred_haven() -> None:
    """baa-defense-of-the-sacred-haven: +1 Secrecy at home; 1 Blood less each turn of its player's, until it burns."""
    one = Side(haven=["Hope"], streets=["Sage"], leader="Sage", ongoing=["Defense of the Sacred Haven"])
    one.blood = {"Defense of the Sacred Haven": 2}
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Hope", "Sage")] == [1, 0]
        for left, where in ((1, "table"), (0, "burned")):
            end_turn(play, 0)
            assert play.blood("Defense of the Sacred Haven") == left + 1
            end_turn(play, 1)
            assert play.where("Defense of the Sacred Haven") == where
        assert play.value("Hope", w.SECRECY) == 0


def test_sleep_of_the_damned_keeps_foes_in_torpor() -> None:
    """baa-sleep-of-the-damned: whoever lies in a foe's torpor needs 2 Blood more; one's own do not."""
    one = Side(haven=["Hope"], torpor=["Sage"], ongoing=["Sleep of the Damned"])
    one.blood = {"Sleep of the Damned": 2, "Sage": 1}
    with scene(one, Side(haven=["Keondra"], torpor=["Jorge Guerrero"]), book=BOOK) as play:
        values = [play.value(name, w.BLOOD_POTENCY) for name in ("Sage", "Jorge Guerrero", "Keondra")]
        assert values == [3, 3 + 2, 6]


def test_who_wakes_from_the_sleep_of_the_damned_holds_no_more_than_before() -> None:
    """baa-sleep-of-the-damned, RV-POT-02: Jorge Guerrero needs 5 to leave torpor, and has 3 when he has left it."""
    one = Side(haven=["Hope"], ongoing=["Sleep of the Damned"], blood={"Sleep of the Damned": 2})
    two = Side(haven=["Keondra"], torpor=["Jorge Guerrero"], blood={"Jorge Guerrero": 4, "Keondra": 3}, hand=["Owl"])
    with scene(one, two, book=BOOK, turn=1, switches={"torpor.return_window": "at once"}) as play:
        play.two("pass action", "pass action", "end phase")
        assert play.is_asked(1, "mend")  # still in the End Phase
        assert (play.where("Jorge Guerrero"), play.blood("Jorge Guerrero")) == ("haven", 3)
        play.two("pass")


@pytest.mark.parametrize(("torpor", "left"), [([], 2), (["Sage"], 1)])
def test_sleep_of_the_damned_lasts_while_no_foe_sleeps(torpor: list[str], left: int) -> None:
    """baa-sleep-of-the-damned: 1 Blood less each turn, if a foe has somebody in torpor."""
    one = Side(haven=["Hope"], torpor=["Lucky"], ongoing=["Sleep of the Damned"], blood={"Sleep of the Damned": 2})
    with scene(one, Side(haven=["Keondra"], torpor=torpor, blood=dict.fromkeys(torpor, 0)), book=BOOK) as play:
        end_turn(play, 0)
        end_turn(play, 1)
        assert play.blood("Sleep of the Damned") == left
