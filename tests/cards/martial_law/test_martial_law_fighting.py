"""Attack cards and Reactions of Martial Law, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
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


# ---- Flamethrower, Sniper Rifle


@pytest.mark.parametrize(
    ("who", "target", "price"),
    [("Gunner", "Elder", 2), ("Gunner", "Werewolf", 1), ("Rookie", "Werewolf", 2), ("Rookie", "Elder", 2)],
)
def test_flamethrower(who: str, target: str, price: int) -> None:
    """ml-flamethrower: face up, for 2 Prestige, or 1 with Arsenal against a Monster; Aggravated."""
    one = Side(streets=[who], hand=["Flamethrower"], tagged=["Werewolf"])
    two = Side(streets=["Elder"], exhausted=["Elder"])
    with scene(one, two, city=City(monsters=["Werewolf"]), book=BOOK) as play:
        play.one(f"attack with {who}", f"target {target}", "Ranged", "play Flamethrower")
        assert play.g.prestige[0] == 5 - price
        assert play.blood(target) == {"Elder": 6, "Werewolf": 10}[target] - 2


def test_flamethrower_must_be_paid_for() -> None:
    """ml-flamethrower: nobody plays it who has not the Prestige; the last is nobody's to spend."""
    with scene(Side(streets=["Gunner"], hand=["Flamethrower"], prestige=2), Side(streets=["Elder"]), book=BOOK) as play:
        play.one("attack with Gunner", "Ranged")
        assert play.offered == ["pass"]
        play.one("pass")


@pytest.mark.parametrize(("answer", "blocked"), [("yes: Sniper Rifle", False), ("no", True)])
def test_sniper_rifle(answer: str, blocked: bool) -> None:
    """ml-sniper-rifle: face up; for 1 Prestige the attack cannot be Blocked."""
    two = Side(streets=["Elder", "Watch"])
    with scene(Side(streets=["Gunner"], hand=["Sniper Rifle"]), two, book=BOOK) as play:
        play.one("attack with Gunner", "target Elder", "Ranged", "play Sniper Rifle", answer)
        assert play.offers("block with Watch") == blocked
        play.two(*["pass"] * blocked)
        assert (play.blood("Elder"), play.g.prestige[0]) == (3, 4 + blocked)


@pytest.mark.parametrize(("who", "struck"), [("Gunner", False), ("Rookie", True)])
def test_sniper_rifle_against_a_monster(who: str, struck: bool) -> None:
    """ml-sniper-rifle: with Arsenal there is no Preemptive Strike; the Monster is turned up and tagged all the same."""
    one = Side(streets=[who], hand=["Sniper Rifle"])
    with scene(one, KEONDRA, city=City(face_down=["Werewolf"]), book=BOOK) as play:
        play.one(f"attack with {who}", "target face-down Monster", "Ranged", "play Sniper Rifle", "no")
        assert (f"Werewolf strikes {who}: Physical" in play.log()) == struck
        assert (play.g.tagger[play.card("Werewolf")], play.blood("Werewolf")) == (0, 10)


# ---- Cruisin For a Bruisin, Spying


@pytest.mark.parametrize(
    ("card", "kind", "who", "dealt"),
    [
        ("Cruisin For a Bruisin", "Social", "Gunner", 3),
        ("Cruisin For a Bruisin", "Social", "Rookie", 0),
        ("Spying", "Mental", "Gunner", 3),
        ("Spying", "Mental", "Rookie", 0),
    ],
)
def test_strikes_of_another_type(card: str, kind: str, who: str, dealt: int) -> None:
    """ml-cruisin-for-a-bruisin, ml-spying: 1 Shield; with the Edge what it deals back is of the other type.

    The Statue has 5 in the type of the attack and 0 in the other.
    """
    two = Side(streets=[who], hand=[card], leader_side="influence")
    with scene(Side(streets=[f"{kind} Statue"]), two, book=BOOK) as play:
        play.one(f"attack with {kind} Statue", kind)
        play.two(f"place {card}")
        assert play.blood(f"{kind} Statue") == 6 - dealt
        assert play.blood(who) == 4 - (5 - 1 - 1)


@pytest.mark.parametrize(("card", "kind"), [("Cruisin For a Bruisin", "Social"), ("Spying", "Mental")])
def test_attacks_of_its_own_type(card: str, kind: str) -> None:
    """ml-cruisin-for-a-bruisin, ml-spying: as an Attack card there is nothing but its damage."""
    with scene(Side(streets=["Gunner"], hand=[card]), Side(streets=["Elder"]), book=BOOK) as play:
        play.one("attack with Gunner", kind, f"place {card}")
        assert (play.blood("Elder"), play.value("Gunner", w.SHIELD)) == (3, 0)


# ---- Smoke Bombs


@pytest.mark.parametrize(("answer", "place", "prestige"), [("play Smoke Bombs", "streets", 3), ("pass", "burned", 5)])
def test_smoke_bombs(answer: str, place: str, prestige: int) -> None:
    """ml-smoke-bomb: who would be defeated has 1 Blood of the supply instead, for 2 Prestige; or is defeated."""
    two = Side(streets=["Rookie"], haven=["Preacher"], leader="Preacher", leader_side="influence", hand=["Smoke Bombs"])
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Rookie", "Physical")
        play.two("pass", answer)
        assert (play.where("Rookie"), play.g.prestige[1]) == (place, prestige)
        if place == "streets":
            assert (play.blood("Rookie"), play.where("Smoke Bombs")) == (1, "discard")


@pytest.mark.parametrize(("prestige", "offered"), [(1, True), (2, True)])
def test_smoke_bombs_after_another_reaction(prestige: int, offered: bool) -> None:
    """ml-smoke-bomb: for nothing, if a Reaction was played in the turn already."""
    two = Side(streets=["Rookie"], haven=["Preacher"], leader="Preacher", leader_side="influence", prestige=prestige)
    two.hand = ["Smoke Bombs", "Parry"]
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Rookie", "Physical")
        play.two("place Parry")
        assert play.offers("play Smoke Bombs") == offered
        play.two("play Smoke Bombs")
        assert (play.where("Rookie"), play.g.prestige[1]) == ("streets", prestige)


@pytest.mark.parametrize(("who", "prestige"), [("Rookie", 2), ("Clarence", 5)])
def test_smoke_bombs_need_prestige_and_potency(who: str, prestige: int) -> None:
    """ml-smoke-bomb: 2 of the supply beside the last, and BP 2 of whoever would be defeated."""
    two = Side(streets=[who], haven=["Preacher"], leader="Preacher", leader_side="influence", prestige=prestige)
    two.hand, two.minus_bp = ["Smoke Bombs"], {"Clarence": 1} if who == "Clarence" else {}
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", f"target {who}", "Physical")
        play.two("pass")
        assert not play.offers("play Smoke Bombs")
        play.two("pass")
        assert play.where(who) == "burned"


# ---- Chimerstry


@pytest.mark.parametrize(("who", "price"), [("Trickster", 1), ("Conjurer", 2)])
def test_chimerstry(who: str, price: int) -> None:
    """ml-chimerstry: the attack goes to somebody else in The Streets, for 2 Prestige, or 1 with Presence."""
    one = Side(streets=["Bully", "Loner"], hand=["Club"])
    two = Side(streets=[[who], ["Elder"]], haven=["Adept"], hand=["Chimerstry"], exhausted=["Elder"])
    three = Side(streets=["Judge", "Watch"], hand=["Parry"])
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Bully", f"target {who}", "Physical", "place Club")
        play.two("play Chimerstry")
        assert sorted(play.offered) == sorted(["Loner", who, "Elder", "Judge", "Watch"])
        play.two("Judge")
        assert play.offered == ["block with Watch", "pass"]
        play.three("pass", "place Parry")
        assert (play.blood(who), play.where("Judge"), play.g.prestige[1]) == (4, "torpor", 5 - price)
        assert (play.where("Chimerstry"), play.where("Parry")) == ("discard", "discard")


def test_chimerstry_and_blockers() -> None:
    """ml-chimerstry: the new target may be Blocked for, whoever Blocked before."""
    one = Side(streets=["Bully"])
    two = Side(streets=["Elder", "Conjurer"], hand=["Chimerstry"])
    three = Side(streets=["Judge", "Watch"])
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Bully", "target Elder", "Social")
        play.two("block with Conjurer", "play Chimerstry", "Judge")
        play.three("block with Watch")
        assert [play.blood(name) for name in ("Elder", "Conjurer", "Judge", "Watch")] == [6, 4, 4, 4 - 3]


def test_chimerstry_on_ones_own() -> None:
    """ml-chimerstry: the attacker's companions are in The Streets as well; their player may Block for them."""
    one = Side(streets=["Bully", "Loner", "Weakling"], hand=["Awe"])
    two = Side(streets=["Conjurer"], hand=["Chimerstry"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Bully", "Social", "pass")
        play.two("play Chimerstry", "Weakling")
        play.one("block with Loner", "pass")
        assert (play.where("Loner"), play.g.agenda) == ("torpor", [0, 0])


def test_chimerstry_without_obfuscate() -> None:
    """ml-chimerstry: a Ravnos without Obfuscate has paid for nothing; and it needs a Ravnos, and the Prestige."""
    for who, hand in (("Wanderer", True), ("Elder", False)):
        with scene(Side(streets=["Bully"]), Side(streets=[who], hand=["Chimerstry"]), book=BOOK) as play:
            play.one("attack with Bully", "Physical")
            assert play.offers("play Chimerstry") == hand
            play.two("play Chimerstry" if hand else "pass")
            assert play.blood(who) < 4


def test_chimerstry_and_an_illegal_attack_card() -> None:
    """ml-chimerstry: what Step 5 undoes, it undoes from the first Step 3 on, the redirection too (RV-ATK-40)."""
    one = Side(streets=["Bully"], hand=["Reflex Blow"])
    two = Side(streets=[["Conjurer"], ["Elder"]], hand=["Chimerstry"])
    with scene(one, two, switches={"bluffing": "on"}, book=BOOK) as play:
        play.one("attack with Bully", "target Conjurer", "Physical", "place Reflex Blow")
        play.two("play Chimerstry", "Elder")
        assert (play.g.prestige[1], play.names(1, w.HAND)) == (5, ["Chimerstry"])
        play.two("pass")
        assert (play.where("Reflex Blow"), play.blood("Elder")) == ("discard", 6)
