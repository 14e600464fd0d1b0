"""The Hunters & The Hunted: Physical Attack cards, and the Shotgun."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import attach_face_down
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

TITAN = fighter("Titan", bp=10, attributes=(0, 0, 0))
BRUTE = fighter("Brute", bp=4, attributes=(0, 0, 0), disciplines=(n.POTENCE,))
OUTCAST = fighter("Outcast", clan=n.THIN_BLOOD)
CONSPIRACIES = ("Snake Oil", "Pay Tribute", "Shed Your Skin", "Snake in the Grass")


# ---- Blaze of Glory


@pytest.mark.parametrize(
    ("attacker", "answer", "lost", "left"),
    [
        ("Deacon Jones", "no", 1 + 1 + 1 - 1, 5),  # Physical 1, Thwart the Unnatural
        ("Deacon Jones", "yes: Blaze of Glory", 1 + 1 + 1 + 3 - 1, 4),
        ("Maria Lopez", "no", 2 + 1 - 1, 5),  # Physical 2, no Thwart the Unnatural
        ("Maria Lopez", "yes: Blaze of Glory", 2 + 1 + 3 - 1, 4),
    ],
)
def test_blaze_of_glory(attacker: str, answer: str, lost: int, left: int) -> None:
    """hah-blaze-of-glory: 1 damage, 1 more with Thwart; 1 Prestige adds 3 against a Monster and burns the Hunter."""
    one = Side(streets=[attacker], haven=["Sara"], hand=["Blaze of Glory"], leader=attacker, tagged=["Brain-Eater"])
    with scene(one, Side(haven=["Lucky"]), city=City(monsters=["Brain-Eater"])) as play:
        play.one(f"attack with {attacker}", "target Brain-Eater", "Physical", "place Blaze of Glory", answer)
        assert (play.blood("Brain-Eater"), play.g.prestige[0]) == (7 - lost, left)
        assert play.where(attacker) == ("streets" if answer == "no" else "burned"), "even the Leader"
        assert (play.where("Sara"), play.where("Blaze of Glory")) == ("haven", "discard")


def test_blaze_of_glory_is_for_monsters() -> None:
    """hah-blaze-of-glory: against a vampire there is nothing to pay for; Thwart the Unnatural adds 1 all the same."""
    with scene(Side(streets=["Deacon Jones"], hand=["Blaze of Glory"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Deacon Jones", "Physical", "place Blaze of Glory")
        assert (play.blood("Keondra"), play.where("Deacon Jones")) == (6 - (1 + 1 + 1), "streets")


def test_blaze_of_glory_is_no_defeat() -> None:
    """hah-blaze-of-glory: burned after the attack, but by no defeat: Toquinho readies nobody; Martyrdom counts it."""
    one = Side(
        streets=[["Maria Lopez"], ["Toquinho", "Ryan"]],
        hand=["Blaze of Glory"],
        leader="Ryan",
        agenda_card="Martyrdom",
        tagged=["Brain-Eater"],
        exhausted=["Ryan"],
    )
    city = City(monsters=["Brain-Eater"], blood={"Brain-Eater": 4})
    with scene(one, Side(haven=["Lucky"]), city=city) as play:
        play.one("attack with Maria Lopez", "target Brain-Eater", "Physical", "place Blaze of Glory")
        play.one("yes: Blaze of Glory")
        assert (play.where("Maria Lopez"), play.where("Brain-Eater")) == ("burned", "box")
        assert (play.g.agenda, play.is_ready("Ryan")) == ([3 + 1, 0], False)


def test_blaze_of_glory_may_be_the_end() -> None:
    """hah-blaze-of-glory: a cell that burns its last Hunter is knocked out, by nobody."""
    one = Side(streets=["Maria Lopez"], hand=["Blaze of Glory"], tagged=["Werewolf"], agenda=4)
    with scene(one, Side(haven=["Lucky"], agenda=1), city=City(monsters=["Werewolf"])) as play:
        play.one("attack with Maria Lopez", "target Werewolf", "Physical", "place Blaze of Glory")
        play.one("yes: Blaze of Glory")
        assert (play.winner, play.g.agenda) == ("Two", [4, 1 + 3])


# ---- Coiled Strike


@pytest.mark.parametrize(("face_down", "more"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_coiled_strike(face_down: int, more: int) -> None:
    """hah-coiled-strike: 2 damage, and with Protean 1 more for every 2 face-down cards; a foe's do not count."""
    one = Side(streets=["Matthew"], hand=["Coiled Strike"], face_down=dict.fromkeys(CONSPIRACIES[:face_down], 1))
    two = Side(haven=["Titan"], face_down={"Snake Oil": 1, "Pay Tribute": 1})
    with scene(one, two, book=book_with(TITAN)) as play:
        play.one("attack with Matthew", "Physical", "place Coiled Strike")
        assert play.blood("Titan") == 10 - (2 + 2 + more)


def test_coiled_strike_without_protean() -> None:
    """hah-coiled-strike: Grace has none, whatever lies on the table and whoever else has it."""
    one = Side(streets=["Grace"], haven=["Matthew"], hand=["Coiled Strike"], face_down=dict.fromkeys(CONSPIRACIES, 1))
    with scene(one, Side(haven=["Titan"]), book=book_with(TITAN)) as play:
        play.one("attack with Grace", "Physical", "place Coiled Strike")
        assert play.blood("Titan") == 10 - (2 + 2)


def test_coiled_strike_counts_conspiracies_and_traps_alone() -> None:
    """hah-coiled-strike: neither a face-down card on a character nor the face-down Agenda card counts."""
    one = Side(
        streets=["Matthew"],
        hand=["Coiled Strike", "Awe"],
        face_down={"Snake Oil": 1},
        agenda_card="The Snake Den",
        agenda_up=0,
    )
    with scene(one, Side(haven=["Titan"]), book=book_with(TITAN)) as play:
        attach_face_down(play.g, play.card("Awe"), play.card("Titan"), 0)
        play.one("attack with Matthew", "Physical", "place Coiled Strike")
        assert play.blood("Titan") == 10 - (2 + 2)


# ---- Release the Hounds


def test_release_the_hounds_is_played_face_up() -> None:
    """hah-release-the-hounds: there is no placing it face down; who may Block knows it, and what was paid for it."""
    one, two = Side(streets=["Hope"], hand=["Release the Hounds"]), Side(haven=["Keondra", "Iara"])
    with scene(one, two) as play:
        play.one("attack with Hope", "target Keondra", "Physical")
        assert play.offered == ["play Release the Hounds", "pass"]
        play.one("play Release the Hounds", "yes: Release the Hounds")
        assert play.is_asked(1, "block") and play.g.sees(1, play.card("Release the Hounds"))
        assert play.g.prestige == [4, 5]
        play.two("pass")
        assert (play.blood("Keondra"), play.where("Release the Hounds")) == (6 - (2 + 1), "discard")


@pytest.mark.parametrize(
    ("attacker", "answer", "lost", "left"),
    [
        ("Hope", ["no"], 2, 5),  # Animalism
        ("Gina Firenzo", ["yes: Release the Hounds"], 2 + 1, 4),  # Beast Whisperer
        ("Gina Firenzo", ["no"], 2, 5),
        ("Thaddeus", [], 2, 5),  # neither
    ],
)
def test_release_the_hounds(attacker: str, answer: list[str], lost: int, left: int) -> None:
    """hah-release-the-hounds: 2 damage; with Animalism or Beast Whisperer 1 more for 1 Prestige, if one likes."""
    one = Side(streets=[attacker], hand=["Release the Hounds"])
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one(f"attack with {attacker}", "Physical", "play Release the Hounds", *answer)
        assert (play.blood("Keondra"), play.g.prestige) == (6 - lost, [left, 5])


# ---- Risky Business


def test_risky_business() -> None:
    """hah-risky-business: 3 damage, if nobody Blocks or reacts; a Caitiff may hide it."""
    one, two = Side(streets=["Lucky"], hand=["Risky Business"]), Side(haven=["Keondra", "Iara"], hand=["Awe"])
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Keondra", "Physical")
        assert play.offered == ["place Risky Business", "pass"]
        play.one("place Risky Business")
        assert not play.g.sees(1, play.card("Risky Business"))
        play.two("pass", "pass")
        assert (play.blood("Keondra"), play.where("Risky Business")) == (6 - (1 + 3), "discard")


@pytest.mark.parametrize(("attacker", "verb", "zone"), [("Lucky", "place", "placed"), ("Ceraph", "play", "discard")])
def test_risky_business_is_lost_when_blocked(attacker: str, verb: str, zone: str) -> None:
    """hah-risky-business: the attack goes on with the attribute alone; face up, the card leaves at once."""
    one, two = Side(streets=[attacker], hand=["Risky Business"]), Side(haven=["Keondra", "Hakim Owusu"], hand=["Awe"])
    with scene(one, two) as play:
        play.one(f"attack with {attacker}", "target Keondra", "Physical", f"{verb} Risky Business")
        play.two("block with Hakim Owusu")
        assert play.where("Risky Business") == zone
        play.two("pass")
        assert (play.blood("Hakim Owusu"), play.blood("Keondra")) == (3 - 1, 6)
        assert play.where("Risky Business") == "discard"


@pytest.mark.parametrize(("attacker", "verb"), [("Grace", "place"), ("Matthew", "play")])
def test_risky_business_is_lost_to_a_reaction(attacker: str, verb: str) -> None:
    """hah-risky-business: Physical 2 alone, less 1 Shield."""
    one, two = Side(streets=[attacker], hand=["Risky Business"]), Side(haven=["Keondra"], hand=["Layers of Protection"])
    with scene(one, two) as play:
        play.one(f"attack with {attacker}", "Physical", f"{verb} Risky Business")
        play.two("place Layers of Protection")
        assert (play.blood("Keondra"), play.where("Risky Business")) == (6 - (2 - 1), "discard")


@pytest.mark.parametrize(
    ("haven", "torpor", "verb"),
    [([], [], "play"), (["Sage"], [], "place"), ([], ["Sage"], "play"), (["Outcast"], [], "place")],
)
def test_who_hides_risky_business(haven: list[str], torpor: list[str], verb: str) -> None:
    """hah-risky-business: with a Caitiff or Thin-Blood in the coterie, wherever it is, but not with one in torpor."""
    one = Side(streets=["Matthew"], haven=haven, torpor=torpor, hand=["Risky Business"], blood=dict.fromkeys(torpor, 1))
    with scene(one, Side(haven=["Keondra"]), book=book_with(OUTCAST)) as play:
        play.one("attack with Matthew", "Physical")
        assert play.offered == [f"{verb} Risky Business", "pass"]
        play.one("pass")


# ---- Shotgun


@pytest.mark.parametrize(
    ("mortal", "burns", "zone"), [("Mugger", ["burn Mugger"], "burned"), ("BOPE-RJ: Psyops", [], "streets")]
)
def test_shotgun_and_mortals(mortal: str, burns: list[str], zone: str) -> None:
    """hah-shotgun: 2 Ranged damage without attribute, 3 to a Mortal of the City Deck: a Citizen falls, a BOPE not."""
    one = Side(streets=["Matthew"], hand=["Shotgun", "Awe"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=[mortal])) as play:
        play.one("attack with Matthew", f"target {mortal}", "Ranged", "place Shotgun", *burns)
        assert (play.where(mortal), play.names(0, w.HAND)) == (zone, ["Awe"])


def test_shotgun_hits_two() -> None:
    """hah-shotgun: a discard hits another of the party with 2 Ranged damage, which no bonus of the attacker raises."""
    one = Side(streets=["Keondra"], hand=["Shotgun", "Awe", "Subterfuge"], face_down={"Snake Oil": 2})
    two = Side(haven=["Lucky", "Jorge Guerrero", "Hope"], streets=["Sage"], leader="Lucky")
    with scene(one, two) as play:
        play.one("attack with Keondra", "target Lucky", "Ranged", "place Shotgun", "yes: Shotgun")
        assert sorted(play.offered) == ["Hope", "Jorge Guerrero"]
        play.one("Hope", "discard Awe")
        assert (play.blood("Lucky"), play.blood("Hope")) == (5 - (2 + 1 - 1), 4 - 2)
        assert (play.blood("Jorge Guerrero"), play.blood("Sage"), play.names(0, w.HAND)) == (3, 3, ["Subterfuge"])


def test_the_second_one_hit_by_a_shotgun_has_defences_of_its_own() -> None:
    """hah-shotgun: Physical 2 stops both."""
    one, two = Side(streets=["Matthew"], hand=["Shotgun", "Awe"]), Side(haven=["Lucky", "Jorge Guerrero"])
    with scene(one, two) as play:
        play.one("attack with Matthew", "target Lucky", "Ranged", "place Shotgun", "yes: Shotgun")
        assert (play.blood("Lucky"), play.blood("Jorge Guerrero"), play.where("Awe")) == (4, 3, "discard")


@pytest.mark.parametrize(
    ("hand", "haven", "answer"),
    [(["Awe"], ["Lucky", "Hope"], ["no"]), ([], ["Lucky", "Hope"], []), (["Awe"], ["Lucky"], [])],
)
def test_shotgun_need_not_hit_two(hand: list[str], haven: list[str], answer: list[str]) -> None:
    """hah-shotgun: declined, without a card to discard, or with nobody else to hit, only the target is hit."""
    one = Side(streets=["Matthew"], hand=["Shotgun", *hand])
    with scene(one, Side(haven=haven)) as play:
        play.one(
            "attack with Matthew", *(["target Lucky"] if "Hope" in haven else []), "Ranged", "place Shotgun", *answer
        )
        assert [play.blood(name) for name in haven] == [4, 4][: len(haven)]
        assert play.names(0, w.HAND) == hand


# ---- Triple Threat


@pytest.mark.parametrize(
    ("attacker", "drawn", "damage", "stolen"),
    [
        ("Lucky", 1, 1 + 1 + 1, 1),  # all three, Physical 1
        ("Grace", 1, 1 + 2, 0),  # Auspex, Physical 2
        ("Brute", 0, 1 + 1, 0),  # Potence, Physical 0
        ("Gisele", 0, 1 + 1, 1),  # Presence, Physical 1
    ],
)
def test_triple_threat(attacker: str, drawn: int, damage: int, stolen: int) -> None:
    """hah-triple-threat: 1 damage; Auspex draws, Potence hurts, Presence robs whoever has reacted."""
    one = Side(streets=[attacker], hand=["Triple Threat"], library=["Awe", "Awe"])
    two = Side(haven=["Keondra"], hand=["Layers of Protection"])
    with scene(one, two, Side(haven=["Iara"]), book=book_with(BRUTE)) as play:
        play.one(f"attack with {attacker}", "target Keondra", "Physical", "place Triple Threat")
        play.two("place Layers of Protection")
        assert (len(play.names(0, w.HAND)), play.blood("Keondra")) == (drawn, 6 - (damage - 1))
        assert play.g.prestige == [5 + stolen, 5 - stolen, 5]


def test_triple_threat_robs_nobody_who_has_not_reacted() -> None:
    """hah-triple-threat: a Block is no Reaction."""
    one, two = Side(streets=["Lucky"], hand=["Triple Threat"]), Side(haven=["Keondra", "Ceraph"], hand=["Awe"])
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Keondra", "Physical", "place Triple Threat")
        play.two("block with Ceraph", "pass")
        assert (play.blood("Ceraph"), play.g.prestige) == (5 - (1 + 1 + 1 - 1), [5, 5])


def test_blaze_of_glory_burns_after_the_attack() -> None:
    """hah-blaze-of-glory: whoever goes down in it strikes first."""
    one = Side(streets=["Maria Lopez"], haven=["Sara"], hand=["Blaze of Glory"], tagged=["Brain-Eater"])
    with scene(one, Side(haven=["Lucky"]), city=City(monsters=["Brain-Eater"])) as play:
        play.one("attack with Maria Lopez", "target Brain-Eater", "Physical", "place Blaze of Glory")
        play.one("yes: Blaze of Glory")
        told = play.log()
        struck = next(number for number, line in enumerate(told) if line.startswith("Brain-Eater loses"))
        assert told.index("Maria Lopez is burned") > struck
