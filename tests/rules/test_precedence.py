"""The Golden Rule: cards before rules, "can't" before "can", the active player first, and each orders their own."""

from __future__ import annotations

import pytest

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THAT,
    any_character,
    any_vampire,
    attack_or_reaction,
    attackers,
    each_of,
    gain,
    have,
    is_defeated,
    lose_blood,
    put,
    target,
    this_character,
    unhosted,
    vampire,
    when,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from setting_up import CAITIFF, FAITHFUL, INQUISITIVE, MINISTRY, begun, pass_turn
from support import book_with

# fmt: off
LONG_ARM = vampire("test-long-arm", "Long Arm", n.BRUJAH, bp=4, attributes=(2, 0, 0), disciplines=(),
                   keywords=(n.REACH,))
PACK_MULE = vampire("test-pack-mule", "Pack Mule", n.BRUJAH, bp=4, attributes=(0, 0, 0), disciplines=(),
                    abilities=(have(this_character, 1, n.ATTACHMENTS),))
UNSTOPPABLE = vampire("test-unstoppable", "Unstoppable", n.BRUJAH, bp=4, attributes=(2, 0, 0), disciplines=(),
                      abilities=(have(this_character, 1, n.CANNOT_BE_BLOCKED),))
WATCHERS = tuple(vampire(f"test-watcher-{each}", f"Watcher {each}", n.BRUJAH, bp=4, attributes=(0, 0, 0),
                         disciplines=(),
                         abilities=(when(is_defeated(any_character), gain(each, n.PRESTIGE)),))
                 for each in (1, 2, 3, 4))
OPEN_DOORS = unhosted("test-open-doors", "Open Doors", n.ONGOING, decks=n.BOTH,
                      abilities=(have(attackers, 1, n.CANNOT_BE_BLOCKED),))
SANCTUARY = unhosted("test-sanctuary", "Sanctuary", n.ONGOING, decks=n.BOTH,
                     abilities=(have(your_coterie, 1, n.BEYOND_FOES),))
SLANDER = unhosted("test-slander", "Slander", decks=n.BOTH, text=target(any_character, put(n.NO_INFLUENCE, THAT)))
SUNRISE = unhosted("test-sunrise", "Sunrise", decks=n.BOTH, text=each_of(any_vampire, lose_blood(Fixed(1), THAT)))
PLAGUE = unhosted("test-plague", "Plague", decks=n.BOTH, text=each_of(any_character, lose_blood(Fixed(1), THAT)))
BRAWL = attack_or_reaction("test-brawl", "Brawl", n.PHYSICAL, decks=n.BOTH, bp=1, damage=3)
# fmt: on

BOOK = book_with(LONG_ARM, PACK_MULE, UNSTOPPABLE, *WATCHERS, OPEN_DOORS, SANCTUARY, SLANDER, SUNRISE, PLAGUE, BRAWL)


def gains(play: Play) -> list[str]:
    return [line for line in play.log() if "gains" in line and "Prestige" in line]


# ---- cards before rules


def test_a_card_may_allow_what_the_rules_do_not() -> None:
    """RV-GOLD-01: attacks are made from The Streets, but Reach says otherwise, for its own character only."""
    one, two = Side(haven=["Long Arm", "Lucky"]), Side(streets=["Keondra"])
    with scene(one, two, city=City(streets=["Vagrant"]), book=BOOK) as play:
        assert play.refusal("attack with Lucky") == "Lucky is not in The Streets (RV-ATK-02)"
        play.one("attack with Long Arm", "Physical")
        assert play.blood("Keondra") == 4


@differs("DIFF-106", "2020")
def test_a_card_may_change_a_number_of_the_rules() -> None:
    """RV-GOLD-01: three attachments are the most, or four for Pack Mule."""
    burden = ["Vagrant", "Vagrant", "Vagrant"]
    one = Side(haven=["Pack Mule", "Lucky"], attached={"Pack Mule": burden, "Lucky": burden}, hand=["Poison Pill"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Poison Pill")
        assert play.host("Poison Pill") == "Pack Mule"


# ---- "can't" before "can"


def test_what_a_foe_forbids_no_permission_allows() -> None:
    """RV-GOLD-02: neither the defending party nor Pregador, who may Block for anyone, Blocks Unstoppable."""
    one, two = Side(streets=["Unstoppable", "Lucky"]), Side(haven=["Keondra", "Gisele"])
    three = Side(haven=["Pregador"])
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Unstoppable", "target Keondra", "Physical")
        assert (play.blood("Keondra"), play.is_ready("Gisele"), play.is_ready("Pregador")) == (4, True, True)


def test_without_the_prohibition_the_permission_holds() -> None:
    """RV-GOLD-02: the same attack by Lucky may be Blocked by both."""
    one, two = Side(streets=["Lucky"]), Side(haven=["Keondra", "Gisele"])
    with scene(one, two, Side(haven=["Pregador"])) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        play.two("pass")
        play.three("activate Pregador")
        assert (play.blood("Keondra"), play.blood("Pregador")) == (6, 1)


def test_what_ones_own_card_forbids_is_forbidden_too() -> None:
    """RV-GOLD-02: whoever controls the two; Two's own Open Doors keep Gisele from Blocking."""
    one, two = Side(streets=["Lucky"]), Side(haven=["Keondra", "Gisele"], ongoing=["Open Doors"])
    with scene(one, two, Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert (play.blood("Keondra"), play.is_ready("Gisele")) == (5, True)


def test_a_target_that_foes_cannot_name_is_not_named() -> None:
    """RV-GOLD-02: Slander may target any character, but not those of Two's Sanctuary."""
    one, two = Side(haven=["Lucky"], hand=["Slander"]), Side(haven=["Keondra"], ongoing=["Sanctuary"])
    with scene(one, two, Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("play Slander")
        assert play.offered == ["Lucky", "Ryan"]
        play.one("Ryan")


def test_a_barred_modifier_is_refused_by_that_rule() -> None:
    """RV-GOLD-02: Majesty bars Two's Influence Modifiers for the Scheme, though Two holds one."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer"], ongoing=["Majesty"], prestige=2)
    two = Side(haven=["Lucky"], hand=["Persecution"], prestige=1)
    with scene(one, two) as play:
        play.one("play Believer", "exhaust Iara", "activate Majesty", "Two", "pass", "fist 0")
        assert play.refusal("place Persecution") == "Influence Modifiers are barred: Persecution (RV-GOLD-02)"
        play.two("pass", "YES")


# ---- whose effects come first


@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 4]), (2, [3, 4, 1, 2])])
def test_of_simultaneous_effects_the_active_players_come_first(active: int, order: list[int]) -> None:
    """RV-GOLD-03: four players' Watchers hear the same defeat; then clockwise."""
    sides = [Side(haven=[f"Watcher {n}"], streets=["Lucky"] if n == active + 1 else []) for n in (1, 2, 3, 4)]
    prey = sides[active - 1]
    prey.haven, prey.blood = [*prey.haven, "Iara"], {"Iara": 1}
    with scene(*sides, turn=active, book=BOOK) as play:
        play.answers(active, ("attack with Lucky", "target Iara", "Physical"))
        play.answers((active - 1) % 4, ("pass",))
        names = ["One", "Two", "Three", "Four"]
        assert gains(play) == [f"{names[n - 1]} gains {n} Prestige" for n in order]


@pytest.mark.parametrize("active", [0, 1])
@differs("DIFF-76", "2022-06")
def test_of_two_who_fall_at_once_the_active_players_falls_first(active: int) -> None:
    """RV-GOLD-03: a strike-back lands with the attack."""
    one = Side(streets=["Lucky"], haven=["Grace"], blood={"Lucky": 1}, hand=["Brawl"])
    two = Side(streets=["Sage"], haven=["Hope"], blood={"Sage": 1}, hand=["Brawl"])
    attacker, target = ("Lucky", "Sage") if active == 0 else ("Sage", "Lucky")
    with scene(one, two, Side(haven=["Ryan"]), turn=active, book=BOOK) as play:
        play.answers(active, (f"attack with {attacker}", f"target {target}", "Physical", "place Brawl"))
        play.answers(1 - active, ("place Brawl",))
        falls = [line for line in play.log() if "is defeated" in line]
        assert falls == [f"{attacker} is defeated", f"{target} is defeated"]


@pytest.mark.parametrize("first", ["Believer", "Charmer"])
def test_a_player_orders_their_own_effects_and_finishes_one_before_the_next(first: str) -> None:
    """RV-GOLD-04: two start-of-turn effects; the other has not begun while the first still asks."""
    one = Side(haven=["Keondra"], ongoing=["Believer", "Charmer"], library=["Awe", "Awe"])
    with scene(one, Side(haven=["Lucky"]), phase="beginning") as play:
        assert sorted(play.offered) == ["resolve Believer", "resolve Charmer"]
        play.one(f"resolve {first}")
        assert play.is_asked(0, "target")
        assert len(play.g.hand(0)) == (1 if first == "Believer" else 0)
        play.one("Lucky")
        assert (len(play.g.hand(0)), play.is_ready("Lucky")) == (1, False)


# ---- vampires, Hunters, characters


def test_a_rule_for_vampires_leaves_hunters_alone() -> None:
    """RV-GOLD-05: only a vampire claims the Prince; a Hunter in the same place is refused."""
    city = City(streets=["Prince of the City"])
    with scene(Side(streets=["Ryan"]), Side(haven=["Lucky"]), city=city) as play:
        assert play.refusal("claim with Ryan") == "Ryan is not a vampire and cannot claim (RV-PRINCE-02)"
    with scene(Side(streets=["Lucky"]), Side(haven=["Ryan"]), city=city) as play:
        assert "claim with Lucky" in play.offered


@pytest.mark.parametrize("name", ["Ryan", "Lucky"])
def test_a_rule_for_characters_binds_both(name: str) -> None:
    """RV-GOLD-05: from the Haven neither a Hunter nor a vampire attacks."""
    with scene(Side(haven=[name]), Side(haven=["Keondra"])) as play:
        assert play.refusal(f"attack with {name}") == f"{name} is not in The Streets (RV-ATK-02)"


@pytest.mark.parametrize(("card", "left"), [("Sunrise", [4, 4, 5]), ("Plague", [4, 3, 5])])
def test_an_effect_on_vampires_and_one_on_characters(card: str, left: list[int]) -> None:
    """RV-GOLD-05: a Hunter is a character, and no vampire."""
    one, two, three = Side(haven=["Lucky"], hand=[card]), Side(haven=["Ryan"]), Side(haven=["Keondra"])
    with scene(one, two, three, book=BOOK) as play:
        play.one(f"play {card}")
        assert [play.blood(name) for name in ("Lucky", "Ryan", "Keondra")] == left


MIXES = (
    [MINISTRY, CAITIFF, MINISTRY[1:] + MINISTRY[:1], CAITIFF[1:] + CAITIFF[:1]],
    [MINISTRY, CAITIFF, FAITHFUL],
    [MINISTRY, FAITHFUL, CAITIFF, INQUISITIVE],
    [FAITHFUL, MINISTRY],
    [FAITHFUL, INQUISITIVE, CAITIFF],
    [FAITHFUL, INQUISITIVE, FAITHFUL[1:] + FAITHFUL[:1], INQUISITIVE[1:] + INQUISITIVE[:1]],
)


@pytest.mark.parametrize("factions", MIXES)
def test_vampires_and_hunters_sit_together_in_any_mix(factions: list[list[str]]) -> None:
    """RV-GOLD-06: set-up and a whole round go through, and each Hunter player has brought a Monster."""
    play = begun(*factions)
    hunters = sum(faction[0] in FAITHFUL + INQUISITIVE for faction in factions)
    monsters = [card for card in play.g.pile(w.CITY, w.STREETS) if play.g.kind(card) == w.MONSTER]
    assert len(monsters) == hunters
    asked: list[int] = []
    for _ in factions:
        asked.append(play.asked.seat)
        pass_turn(play)
    assert sorted(asked) == list(range(len(factions)))
