"""Attack cards and Reactions of Dragon & Rogue, played."""

from __future__ import annotations

import pytest

from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize(
    ("ghouls", "borne", "dealt"),
    [([], [], 6 + 1 - 1), (["Hound"], [], 6 + 2 - 1), (["Hound"], ["Coat", "Owl", "Vagrant"], 6 + 3 - 1)],
)
def test_siege_engine_counts_ghouls(ghouls: list[str], borne: list[str], dealt: int) -> None:
    """dar-siege-engine: +1 for each Ghoul you control, and +2 instead for one that bears 3 cards or more."""
    one = Side(streets=["Brute"], haven=ghouls, hand=["Siege Engine"], attached={"Hound": borne} if borne else {})
    with scene(one, Side(haven=["Bishop"]), book=BOOK) as play:
        play.one("attack with Brute", "Physical", "place Siege Engine")
        assert play.blood("Bishop") == 20 - dealt


def besieged(say: str, *ongoing: str) -> Play:
    one = Side(streets=["Brute"], hand=["Siege Engine"], attached={"Brute": ["Maid", "Coat"]}, ongoing=["Shrine"])
    with scene(one, Side(haven=["Bishop"], ongoing=[*ongoing]), book=BOOK) as play:
        play.one("attack with Brute", "Physical", "place Siege Engine", *filter(None, say.split(", ")))
    return play


def test_siege_engine_burns_an_ongoing_card() -> None:
    """dar-siege-engine: for a Retainer of the attacker, an Ongoing card of the defending player, or not at all."""
    play = besieged("yes: Siege Engine", "Altar")
    assert [play.where(name) for name in ("Maid", "Altar", "Shrine", "Coat")] == [
        "burned",
        "burned",
        "table",
        "attached",
    ]
    play = besieged("no", "Altar")
    assert [play.where(name) for name in ("Maid", "Altar")] == ["attached", "table"]
    assert besieged("").where("Maid") == "attached"  # there is nothing to burn


@pytest.mark.parametrize("reacts", [True, False])
def test_sleight_of_hand_picks_pockets(reacts: bool) -> None:
    """dar-sleight-of-hand: a defender who reacted discards a card."""
    one, two = Side(streets=["Drifter"], hand=["Sleight of Hand"]), Side(haven=["Loner"], hand=["Duck", "Coat"])
    one.attached = {"Drifter": ["Mugger"]}  # 3 Blood Potency
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Drifter", "Mental", "place Sleight of Hand")
        play.two(*(("place Duck", "Coat") if reacts else ("pass",)))
        assert play.where("Coat") == ("discard" if reacts else "hand")
        assert play.g.prestige[1] == 5


def test_sleight_of_hand_steals() -> None:
    """dar-sleight-of-hand: with Presence and Obfuscate in the party, 1 Prestige, whatever the defender does."""
    one = Side(streets=["Brute", "Rover"], hand=["Sleight of Hand"])
    with scene(one, Side(haven=["Loner"], hand=["Coat"]), book=BOOK) as play:
        play.one("attack with Brute", "Mental", "place Sleight of Hand")
        play.two("pass")
        assert (play.g.prestige, play.where("Coat")) == ([6, 4], "hand")


def hat_trick(attacker: str, party: list[str], say: str) -> Play:
    one = Side(streets=[attacker, *party], hand=["The Hat Trick"], ongoing=["Altar"])
    with scene(one, KEONDRA, city=City(streets=["Tramp"]), book=BOOK) as play:
        play.one(f"attack with {attacker}", "target Tramp", "Social", "place The Hat Trick", "burn Tramp", *say.split())
    return play


def test_the_hat_trick_places_prestige() -> None:
    """dar-the-hat-trick: with Presence, a Mortal it defeats may be 1 Prestige of yours on a card you control."""
    assert prestige_on(hat_trick("Haya", [], "Altar"), "Altar", 0) == 1
    assert prestige_on(hat_trick("Haya", [], "no"), "Altar", 0) == 0
    assert prestige_on(hat_trick("Boyar", [], ""), "Altar", 0) == 0  # no Presence


def test_the_hat_trick_gains_an_unhosted_action() -> None:
    """dar-the-hat-trick: with Animalism and Obfuscate in the party, an Unhosted Action; a character is no Mortal."""
    one = Side(streets=["Haya", "Rover"], hand=["The Hat Trick"])
    with scene(one, Side(haven=["Loner"], blood={"Loner": 2}), book=BOOK) as play:
        play.one("attack with Haya", "Social", "place The Hat Trick")
        assert (play.where("Loner"), play.unhosted_actions) == ("burned", 1)
    assert hat_trick("Haya", ["Boyar"], "no").unhosted_actions == 0


def test_back_with_a_vengeance_attacks() -> None:
    """dar-back-with-a-vengeance: +1 Damage for each card on the attacker, in a Physical or a Mental attack."""
    for kind in ("Physical", "Mental"):
        one = Side(streets=["Adept"], hand=["Back with a Vengeance"], attached={"Adept": ["Coat", "Owl"]})
        with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
            play.one("attack with Adept", kind, "place Back with a Vengeance")
            assert play.blood("Loner") == 4 - 1 - 2


@pytest.mark.parametrize(("reactor", "where"), [("Boyar", "burned"), ("Adept", "torpor")])
def test_back_with_a_vengeance_strikes_back(reactor: str, where: str) -> None:
    """dar-back-with-a-vengeance: as a Reaction, Physical Damage to the attacker; Aggravated with Protean."""
    one = Side(streets=["Loner", "Brute"], blood={"Loner": 1})
    two = Side(haven=[reactor], hand=["Back with a Vengeance"], attached={reactor: ["Coat"]})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Loner", "Mental")
        play.two("place Back with a Vengeance")
        assert play.where("Loner") == where


def test_back_with_a_vengeance_counts_nothing_as_a_reaction() -> None:
    """dar-back-with-a-vengeance: the cards on who strikes back add nothing; it is Physical against a Mental attack."""
    two = Side(haven=["Adept"], hand=["Back with a Vengeance"], attached={"Adept": ["Coat", "Owl"]})
    with scene(Side(streets=["Loner"]), two, book=BOOK) as play:
        play.one("attack with Loner", "Mental")
        play.two("place Back with a Vengeance")
        assert play.blood("Loner") == 4 - 1


@pytest.mark.parametrize(("face_down", "ongoing", "shields"), [(1, 1, 3), (0, 2, 3), (2, 0, 3), (0, 1, 1), (1, 0, 1)])
def test_escape_artist(face_down: int, ongoing: int, shields: int) -> None:
    """dar-escape-artist: 1 Shield; 2 more with 2 Ongoing or face-down cards of yours."""
    two = Side(haven=["Rover"], hand=["Escape Artist"], ongoing=["Altar", "Shrine"][:ongoing])
    two.face_down = dict.fromkeys(["Snare", "Plot"][:face_down], 1)
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two("place Escape Artist")
        assert play.blood("Rover") == 4 - max(0, 4 - shields - 1)
