"""Attack cards and Reactions of Martial Law, played."""

from __future__ import annotations

import pytest

from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from soldiers import BOOK

KEONDRA = Side(haven=["Keondra"])

# ---- Feint, Death From Above, Turnabout


@pytest.mark.parametrize(
    ("companions", "victim", "ready"), [([], "Elder", True), (["Keondra"], "Elder", False), ([], "Weakling", False)]
)
def test_feint(companions: list[str], victim: str, ready: bool) -> None:
    """ml-feint: readies the attacker if it is its player's only vampire and has not defeated the target."""
    one = Side(streets=["Bully", "Page"], torpor=companions, hand=["Feint"])
    two = Side(streets=[["Elder"], ["Weakling"]])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Bully", f"target {victim}", "Physical", "place Feint")
        assert play.is_ready("Bully") == ready


@pytest.mark.parametrize(("who", "answer", "actions"), [("Hermit", "yes: Feint", 2), ("Hermit", "no", 1)])
def test_feint_of_somebody_solitary(who: str, answer: str, actions: int) -> None:
    """ml-feint: who is Solitary may have an Action of it for 1 Prestige."""
    one = Side(streets=[who], haven=["Keondra"], hand=["Feint"])
    with scene(one, Side(streets=["Elder"]), book=BOOK) as play:
        play.one(f"attack with {who}", "Physical", "place Feint", answer)
        assert (play.actions, play.g.prestige[0]) == (actions, 5 - (actions - 1))


def test_feint_is_no_action_of_another_turn() -> None:
    """ml-feint: in an attack on a claimant, in a foe's turn, there is no Action to be had, and nothing to pay for."""
    one, two = Side(streets=["Elder"]), Side(streets=["Hermit"], haven=["Keondra"], hand=["Feint"])
    with scene(one, two, rivals=[1, 0], city=City(streets=["Prince of the City"]), book=BOOK) as play:
        play.one("claim with Elder")
        play.two("attack with Hermit", "Physical", "place Feint")
        assert (play.blood("Elder"), play.g.prestige[1], play.actions) == (3, 5, 1)


@pytest.mark.parametrize(("answer", "dealt"), [("yes: Death From Above", 3), ("no", 2)])
def test_death_from_above_as_an_attack(answer: str, dealt: int) -> None:
    """ml-death-from-above: 1 more for 1 Prestige; as an Attack card the icon gives nothing."""
    one = Side(streets=["Gunner"], hand=["Death From Above"])
    with scene(one, Side(streets=["Elder"]), book=BOOK) as play:
        play.one("attack with Gunner", "Physical", "place Death From Above", answer)
        assert (play.blood("Elder"), play.g.prestige[0]) == (6 - dealt, 5 - (dealt - 2))


@pytest.mark.parametrize(
    ("who", "answer", "dealt"), [("Gunner", "yes: Death From Above", 4), ("Gunner", "no", 3), ("Rookie", "no", 2)]
)
def test_death_from_above_as_a_reaction(who: str, answer: str, dealt: int) -> None:
    """ml-death-from-above: with Drone Jockey 1 more, and for 1 Prestige 1 more yet."""
    two = Side(streets=[who], hand=["Death From Above"], leader_side="influence")
    with scene(Side(streets=["Elder"]), two, book=BOOK) as play:
        play.one("attack with Elder", "Physical")
        play.two("place Death From Above", answer)
        assert play.blood("Elder") == 6 - dealt


@pytest.mark.parametrize(("who", "dealt"), [("Gunner", 2), ("Rookie", 1)])
def test_turnabout(who: str, dealt: int) -> None:
    """ml-turnabout: 1 Physical Damage to the attacker, 2 with Ordnance; no attribute is added."""
    two = Side(streets=[who], hand=["Turnabout"], leader_side="influence")
    with scene(Side(streets=["Elder"]), two, book=BOOK) as play:
        play.one("attack with Elder", "Social")
        play.two("place Turnabout")
        assert (play.blood("Elder"), play.blood(who)) == (6 - dealt, 4)
    two.streets, one = ["Gunner"], Side(streets=["Bully"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Bully", "Mental")
        play.two("place Turnabout")
        assert (play.blood("Bully"), play.blood("Gunner")) == (
            4,
            3,
        )  # 4 Physical; 2 Shields and 1 Mental
