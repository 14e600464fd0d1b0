"""Attack cards and Reactions of Justice & Mercy, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from judges import BOOK, CARE, PEACE, SILENCE
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])

# ---- Attack cards


@pytest.mark.parametrize(
    ("who", "answer", "paid"),
    [("Saint", "yes: Bleeding Edge", 1), ("Adept", "yes: Bleeding Edge", 2), ("Adept", "no", 0)],
)
def test_bleeding_edge(who: str, answer: str, paid: int) -> None:
    """jam-bleeding-edge: +2 for 2 Blood, for 1 with Fortitude twice; or neither."""
    with scene(Side(streets=[who], hand=["Bleeding Edge"]), KEONDRA, book=BOOK) as play:
        play.one(f"attack with {who}", "Physical", "place Bleeding Edge", answer)
        assert (play.blood(who), play.blood("Keondra")) == (4 - paid, 6 - (4 if paid else 2))


@pytest.mark.parametrize(("taken", "dealt"), [([], 2), (["Rite"], 4), (["Rite", SILENCE], 6)])
def test_blood_fueled_rage(taken: list[str], dealt: int) -> None:
    """jam-blood-fueled-rage: +2 for each Ongoing card of one's own that gives 1 Blood, no more of each; or for none."""
    one = Side(streets=["Naomi"], hand=["Blood-Fueled Rage"], ongoing=["Rite", SILENCE, PEACE])
    one.blood = {"Rite": 2, SILENCE: 2}
    two = Side(haven=["Chiara"], ongoing=["Ishtar's Touch"], blood={"Ishtar's Touch": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Naomi", "Physical", "place Blood-Fueled Rage", *taken, *["done"] * (len(taken) < 2))
        dealt += 2 - 1  # two Traditions of Naomi's; Chiara's attribute
        assert play.blood("Chiara") == 7 - dealt
        assert [play.blood(name) for name in ("Rite", SILENCE)] == [2 - (name in taken) for name in ("Rite", SILENCE)]


@pytest.mark.parametrize(("answer", "left"), [("yes: Cursed Blade", 1), ("no", 2)])
def test_cursed_blade(answer: str, left: int) -> None:
    """jam-cursed-blade: may stay on the target, who loses 1 Blood at the end of each of their own turns."""
    one = Side(streets=["Judge"], hand=["Cursed Blade"])
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Judge", "Physical", "place Cursed Blade", answer)
        end_turn(play, 0)
        assert play.blood("Loner") == 2
        play.answers(1, ("pass action",) * play.actions + ("end phase",))
        assert play.blood("Loner") == left
        play.ends_asking(play.asked.asks)


@pytest.mark.parametrize(("who", "worn", "dealt"), [("Saint", 2, 3), ("Saint", 0, 1), ("Adept", 2, 1)])
def test_divisive(who: str, worn: int, dealt: int) -> None:
    """jam-divisive: with Dominate +1 for each Retainer on the target; no other attachment counts."""
    two = Side(haven=["Keondra"], attached={"Keondra": [*["Vagrant"] * worn, "Coat"]})
    with scene(Side(streets=[who], hand=["Divisive"]), two, book=BOOK) as play:
        play.one(f"attack with {who}", "Mental", "place Divisive")
        play.two(*["no"] * (worn > 0))
        assert play.blood("Keondra") == 6 - dealt


@pytest.mark.parametrize(
    ("card", "mortal", "dealt"),
    [
        ("Divisive", "BOPE-RJ: Marksman", 1 + 1 + 2),
        ("Divisive", "Athlete", 1 + 1 + 2),
        ("Ritualistic Combat", "BOPE-RJ: Marksman", 1 + 1 + 2),
        ("Ritualistic Combat", "Athlete", 1 + 1),
    ],
)
def test_attacks_on_mortals(card: str, mortal: str, dealt: int) -> None:
    """jam-divisive: +2 to Mortals. jam-ritualistic-combat: +2 to Antagonists alone."""
    city = City(streets=[mortal])
    with scene(Side(streets=["Adept"], hand=[card]), KEONDRA, city=city, book=BOOK) as play:
        play.one("attack with Adept", f"target {mortal}", "Mental", f"place {card}")
        assert [line[-3:] for line in play.log() if card in line and "=" in line] == [f"= {dealt}"]
        play.ends_asking(play.asked.asks)


@pytest.mark.parametrize(("who", "foe", "mended"), [("Judge", 1, 2), ("Judge", 6, 0), ("Saint", 1, 0)])
def test_ritualistic_combat(who: str, foe: int, mended: int) -> None:
    """jam-ritualistic-combat: with Blood Sorcery, 1 mended for each Ritual of one's own, if the target is defeated."""
    one = Side(streets=[who], hand=["Ritualistic Combat"], ongoing=["Rite", "Rite", PEACE], blood={who: 1})
    two = Side(haven=["Keondra", "Hope"], blood={"Keondra": foe}, exhausted=["Hope"], ongoing=["Rite"])
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {who}", "target Keondra", "Mental", "place Ritualistic Combat")
        assert play.blood(who) == 1 + mended


@pytest.mark.parametrize(
    ("discarded", "more"), [(["Parry"], 0), (["Parry", ".38 Special"], 1), (["Parry"] * 5 + ["Awe"], 2)]
)
def test_dont_be_so_defensive(discarded: list[str], more: int) -> None:
    """jam-dont-be-so-defensive: +1 for every 2 Reactions in the defending player's discard pile, not in one's own."""
    one = Side(streets=["Judge"], hand=["Don't Be So Defensive"], discard=["Parry", "Parry"])
    with scene(one, Side(haven=["Grace"], discard=discarded), book=BOOK) as play:
        play.one("attack with Judge", "Social", "place Don't Be So Defensive")
        assert play.blood("Grace") == 5 - (1 + 1 - 1 + more)


def test_dont_be_so_defensive_against_a_mortal() -> None:
    """jam-dont-be-so-defensive: whom nobody defends."""
    one = Side(streets=["Adept"], hand=["Don't Be So Defensive"], discard=["Parry"] * 8)
    city = City(streets=["BOPE-RJ: Marksman"])
    with scene(one, Side(haven=["Loner"], discard=["Parry"] * 8), city=city, book=BOOK) as play:
        play.one("attack with Adept", "target BOPE-RJ: Marksman", "Social", "place Don't Be So Defensive")
        assert play.where("BOPE-RJ: Marksman") == "streets"


@pytest.mark.parametrize(
    ("who", "foe", "ready", "gained"),
    [("Alzbeta", 6, True, 1), ("Alzbeta", 1, False, 1), ("Grace", 6, True, 0), ("Naomi", 6, False, 0)],
)
def test_of_two_minds(who: str, foe: int, ready: bool, gained: int) -> None:
    """jam-of-two-minds: with Auspex, ready again unless the target is defeated; a Solitary one gains 1 Action."""
    one = Side(streets=[who], haven=["Judge"], hand=["Of Two Minds"])
    two = Side(haven=["Keondra", "Hope"], blood={"Keondra": foe}, exhausted=["Hope"])
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {who}", "target Keondra", "Mental", "place Of Two Minds")
        assert (play.is_ready(who), play.actions) == (ready, 1 + gained)


@pytest.mark.parametrize(("who", "dealt"), [("Judge", 2), ("Adept", 1)])
def test_split_second(who: str, dealt: int) -> None:
    """jam-split-second: with Celerity the target's attribute stops nothing."""
    with scene(Side(streets=[who], hand=["Split Second"]), Side(haven=["Magus"]), book=BOOK) as play:
        play.one(f"attack with {who}", "Physical", "place Split Second")
        assert play.blood("Magus") == 4 - dealt


# ---- Reactions


@pytest.mark.parametrize(("ongoing", "shield"), [([], 1), ([SILENCE, SILENCE, "Rite"], 2), ([SILENCE, PEACE], 3)])
def test_rules_lawyer(ongoing: list[str], shield: int) -> None:
    """jam-rules-lawyer: 1 Shield, and 1 for each different Ongoing Tradition of one's own; none that is borne."""
    two = Side(haven=["Keondra"], hand=["Rules Lawyer"], ongoing=ongoing, attached={"Keondra": [CARE]})
    with scene(Side(streets=["Brute"], ongoing=[PEACE]), two, book=BOOK) as play:
        play.one("attack with Brute", "Social")
        play.two("place Rules Lawyer")
        assert play.blood("Keondra") == 6 - (6 - 2 - shield)


@pytest.mark.parametrize(("attacker", "gained", "struck"), [("Brute", 3 - 1, 0), ("Adept", 0, 3 - 1)])
def test_third_eyes_a_charm(attacker: str, gained: int, struck: int) -> None:
    """jam-third-eyes-a-charm: 3 Prestige if the defender is defeated, which costs 1; or 3 Mental damage back."""
    one = Side(streets=[attacker])
    two = Side(
        haven=["Mareike", "Saint"], hand=["Third Eye's a Charm"], exhausted=["Mareike"], prestige=5, leader="Mareike"
    )
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {attacker}", "target Saint", "Physical")
        play.two("place Third Eye's a Charm")
        assert (play.g.prestige[1], play.blood(attacker)) == (5 + gained, 4 - struck)


@pytest.mark.parametrize(("rituals", "shield"), [(1, 1), (2, 2)])
def test_warding_circle(rituals: int, shield: int) -> None:
    """jam-warding-circle: 1 Shield for each Ritual of one's own, for everybody of the party."""
    two = Side(streets=[["Adept", "Judge"]], hand=["Warding Circle"], ongoing=["Rite"] * rituals, exhausted=["Judge"])
    with scene(Side(streets=["Bully"], ongoing=["Rite"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Adept", "Physical")
        play.two("place Warding Circle")
        assert play.blood("Adept") == 4 - (4 - 1 - shield)


@pytest.mark.parametrize(("where", "mended"), [("streets", 2), ("haven", 0)])
def test_just_a_taste(where: str, mended: int) -> None:
    """jam-just-a-taste: a defender in The Streets mends 2; at home not."""
    two = Side(streets=["Alzbeta"], blood={"Alzbeta": 2}, hand=["Just a Taste"])
    if where == "haven":
        two.streets, two.haven = [], ["Alzbeta"]
    with scene(Side(streets=["Adept"]), two, book=BOOK) as play:
        play.one("attack with Adept", "Mental")
        play.two("place Just a Taste")
        assert play.blood("Alzbeta") == 2 + mended


def test_just_a_taste_is_for_the_solitary() -> None:
    """jam-just-a-taste: only they may play it, also for somebody else's defender."""
    with scene(Side(streets=["Adept"]), Side(streets=["Magus"], hand=["Just a Taste"]), book=BOOK) as play:
        play.one("attack with Adept", "Mental")
        assert play.refusal("place Just a Taste")
        play.two("pass")
    two, three = Side(streets=["Magus"], blood={"Magus": 1}), Side(haven=["Alzbeta"], hand=["Just a Taste"])
    with scene(Side(streets=["Adept"]), two, three, book=BOOK) as play:
        play.one("attack with Adept", "target Magus", "Mental")
        play.answers(2, ("place Just a Taste",))
        assert play.blood("Magus") == 3
