"""The Hunters & The Hunted: Mental Attack cards."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import have, hunter, this_character
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

LUCKY = Side(haven=["Lucky"])
ZEALOT = hunter("test-zealot", "Zealot", n.FAITHFUL, bp=4, attributes=(0, 0, 0), edges=(), keywords=(n.TRUE_FAITH,))
TURTLE = fighter("Turtle", have(this_character, 2, n.SHIELD), bp=6)
TWINS = fighter("Twins", attributes=(0, 0, 1), disciplines=(n.POTENCE, n.POTENCE, n.PRESENCE))
TRIPLETS = fighter("Triplets", attributes=(0, 0, 1), disciplines=(n.POTENCE, n.AUSPEX, n.PRESENCE))
BOOK = book_with(ZEALOT, TURTLE, TWINS, TRIPLETS)


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action",) * play.actions + ("end phase",))


def no_influence(play: Play, *names: str) -> list[int]:
    return [play.g.no_influence[play.card(name)] for name in names]


# ---- Awe


@pytest.mark.parametrize(
    ("attacker", "lost", "token"),
    [
        ("Grace", 1, 0),  # no Presence, Mental 0
        ("Lucky", 1 + 1, 1),  # Presence, Mental 1
        ("Keondra", 1 + 1, 1),
        ("Ociel Gonzalez", 1 + 1, 1),  # Presence twice, Mental 0
        ("Gisele", 1 + 1 + 1, 1),  # Presence twice, Mental 1
    ],
)
def test_awe(attacker: str, lost: int, token: int) -> None:
    """hah-awe: 1 damage; Presence takes the target's Influence, Presence twice deals 1 more."""
    one, two = Side(streets=[attacker], hand=["Awe"]), Side(haven=["Hope", "Thaddeus"])
    with scene(one, two) as play:
        play.one(f"attack with {attacker}", "target Hope", "Mental", "place Awe")
        play.two("pass")
        assert play.blood("Hope") == 4 - lost
        assert no_influence(play, "Hope", "Thaddeus", attacker) == [token, 0, 0]


def test_awe_keeps_its_target_from_exerting() -> None:
    """hah-awe: Hope leads, and has no Influence left for the Scheme that follows."""
    one = Side(streets=["Lucky"], haven=["Grace"], hand=["Awe", "Believer"])
    with scene(one, Side(haven=["Hope"])) as play:
        play.one("attack with Lucky", "Mental", "place Awe", "play Believer", "pass", "fist 0")
        assert play.offered == ["pass"]
        play.two("pass", "fist 0", "NO")
        assert play.where("Believer") == "table"


def test_awe_looks_at_who_is_the_target_by_then() -> None:
    """hah-awe: a Blocker gets the token; who was attacked first does not."""
    one, two = Side(streets=["Lucky"], hand=["Awe"]), Side(haven=["Hope", "Thaddeus"])
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Hope", "Mental", "place Awe")
        play.two("block with Thaddeus")
        assert (no_influence(play, "Hope"), play.blood("Hope"), play.where("Thaddeus")) == ([0], 4, "torpor")


# ---- Confuse


@pytest.mark.parametrize(
    ("attacker", "answers", "lost", "left", "host"),
    [
        ("Sara", ["yes: Confuse", "yes: Confuse"], 2 + 1 + 1 - 1, 4, "Lucky"),  # Sense the Unnatural, Mental 2
        ("Sara", ["yes: Confuse", "no"], 2 + 1 + 1 - 1, 4, ""),
        ("Sara", ["no", "yes: Confuse"], 2 + 1 - 1, 5, "Lucky"),
        ("Rio", ["yes: Confuse"], 1 + 1 + 1 - 1, 4, ""),  # no such Edge, Mental 1
        ("Rio", ["no"], 1 + 1 - 1, 5, ""),
    ],
)
def test_confuse(attacker: str, answers: list[str], lost: int, left: int, host: str) -> None:
    """hah-confuse: 1 damage, 2 for 1 Prestige; Sense the Unnatural may attach it to the target after the attack."""
    with scene(Side(streets=[attacker], hand=["Confuse"]), LUCKY) as play:
        play.one(f"attack with {attacker}", "Mental", "place Confuse", *answers)
        assert (play.blood("Lucky"), play.g.prestige[0], play.host("Confuse")) == (5 - lost, left, host)
        assert play.where("Confuse") == ("attached" if host else "discard")
        assert play.g.controller[play.card("Confuse")] == 0


def test_confuse_is_paid_with_prestige_on_the_target_too() -> None:
    """hah-confuse: 1 of One's colour lies on Lucky; the last of the supply could not pay."""
    with scene(Side(streets=["Rio"], hand=["Confuse"], stakes={"Lucky": 1}, prestige=1), LUCKY) as play:
        play.one("attack with Rio", "Mental", "place Confuse", "yes: Confuse")
        assert (play.blood("Lucky"), play.g.prestige[0], prestige_on(play, "Lucky", 0)) == (5 - 2, 1, 0)
    with scene(Side(streets=["Rio"], hand=["Confuse"], prestige=1), LUCKY) as play:
        play.one("attack with Rio", "Mental", "place Confuse")
        assert (play.blood("Lucky"), play.g.prestige[0]) == (5 - 1, 1)


def test_confuse_goes_on_a_blocker() -> None:
    """hah-confuse: and waits for the damage to be dealt."""
    one, two = Side(streets=["Sara"], hand=["Confuse"]), Side(haven=["Lucky", "Gisele"])
    with scene(one, two) as play:
        play.one("attack with Sara", "target Lucky", "Mental", "place Confuse")
        play.two("block with Gisele")
        play.one("no")
        assert (play.blood("Gisele"), play.where("Confuse")) == (4 - (2 + 1 - 1), "placed")
        play.one("yes: Confuse")
        assert (play.host("Confuse"), play.blood("Lucky")) == ("Gisele", 5)


@pytest.mark.parametrize(
    ("two", "target"),
    [
        (Side(haven=["Lucky"], attached={"Lucky": ["Politician", "Maid", "Lookout"]}), "Lucky"),
        (Side(haven=["Lucky", "Gisele"], exhausted=["Gisele"], blood={"Lucky": 2}), "Lucky"),
        (LUCKY, "Vagrant"),
    ],
)
def test_confuse_finds_no_bearer(two: Side, target: str) -> None:
    """hah-confuse: not one who bears 3 cards, nor one whom it has felled, nor a Mortal."""
    with scene(Side(streets=["Sara"], hand=["Confuse"]), two, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Sara", f"target {target}", "Mental", "place Confuse", "no")
        assert (play.where("Confuse"), play.asked.asks) == ("discard", "act")


# ---- Get the Drop


@pytest.mark.parametrize(
    ("answers", "lost", "left", "host"),
    [
        (["Confuse", "yes: Get the Drop"], 2 + 1 + 1 - 1, 3, "Lucky"),
        (["Confuse", "no"], 2 + 1 - 1, 5, "Lucky"),
        (["no"], 2 + 1 - 1, 5, ""),  # with no Curse there is nothing to pay for
    ],
)
def test_get_the_drop(answers: list[str], lost: int, left: int, host: str) -> None:
    """hah-get-the-drop: 1 damage; a Library card of the hand goes on the target; 2 Prestige buy 1 per Curse there."""
    with scene(Side(streets=["Sara"], hand=["Get the Drop", "Confuse", "Rio"]), LUCKY) as play:
        play.one("attack with Sara", "Mental", "place Get the Drop")
        assert play.offered == ["Confuse", "no"], "not Rio: no Library card"
        play.one(*answers)
        assert (play.blood("Lucky"), play.g.prestige, play.host("Confuse")) == (5 - lost, [left, 5], host)
        assert (play.where("Get the Drop"), play.names(0, w.HAND)[-1:]) == ("discard", ["Rio"])


def test_get_the_drop_attaches_face_down() -> None:
    """hah-get-the-drop: only its player knows what it is, and the card has no text there."""
    one = Side(streets=["Sara"], hand=["Get the Drop", "Tracking Device"])
    with scene(one, LUCKY, Side(haven=["Keondra"])) as play:
        play.one("attack with Sara", "target Lucky", "Mental", "place Get the Drop", "Tracking Device", "no")
        assert [play.g.sees(seat, play.card("Tracking Device")) for seat in range(3)] == [True, False, False]
        assert not any("Tracking Device" in line for line in play.log(1))
        end_turn(play, 0)
        assert (play.host("Tracking Device"), prestige_on(play, "Lucky", 0)) == ("Lucky", 0)


@pytest.mark.parametrize(
    ("attacker", "attach", "more"),
    [
        ("Sara", ["Wrath"], 3),  # Library
        ("Ingrid", [], 2),  # no Library: only what is there already; Mental 2, too
    ],
)
def test_get_the_drop_counts_curses_of_all_players(attacker: str, attach: list[str], more: int) -> None:
    """hah-get-the-drop: those on the target; not its own attachments, nor Curses on others of its party."""
    one = Side(streets=[attacker], hand=["Get the Drop", "Wrath"], curses={"Lucky": ["Confuse"]})
    two = Side(haven=["Lucky", "Gisele"], exhausted=["Gisele"])
    three = Side(haven=["Ryan"], curses={"Lucky": ["Confuse"], "Gisele": ["Confuse"]})
    with scene(one, two, three) as play:
        play.one(f"attack with {attacker}", "target Lucky", "Mental", "place Get the Drop", *attach)
        play.one("yes: Get the Drop")
        lost = 2 + 1 + more - 1
        assert (play.where("Lucky"), play.blood("Lucky")) == (("torpor", 1) if lost >= 5 else ("haven", 5 - lost))
        assert (play.g.prestige[0], play.blood("Gisele")) == (3, 4)


def test_get_the_drop_does_not_count_what_its_target_has_itself() -> None:
    """hah-get-the-drop: a Politician is no Curse, so there is nothing to pay for."""
    two = Side(haven=["Lucky"], attached={"Lucky": ["Politician"]})
    with scene(Side(streets=["Ingrid"], hand=["Get the Drop", "Wrath"]), two) as play:
        play.one("attack with Ingrid", "Mental", "place Get the Drop")
        assert (play.blood("Lucky"), play.g.prestige[0], play.names(0, w.HAND)) == (5 - (2 + 1 - 1), 5, ["Wrath"])


@pytest.mark.parametrize("target", ["Lucky", "Vagrant"])
def test_get_the_drop_needs_room(target: str) -> None:
    """hah-get-the-drop: a character with 3 attachments, or a Mortal, can bear no card; nothing leaves the hand."""
    one = Side(streets=["Sara"], hand=["Get the Drop", "Wrath"])
    two = Side(haven=["Lucky"], attached={"Lucky": ["Politician", "Maid", "Lookout"]})
    with scene(one, two, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Sara", f"target {target}", "Mental", "place Get the Drop")
        assert play.offered == ["no"]
        play.one("no")
        assert play.where("Wrath") == "hand"


def test_get_the_drop_face_down_a_card_has_no_name() -> None:
    """hah-get-the-drop: a Drive is one to a character, but nobody can tell that this is one."""
    one = Side(streets=["Sara"], hand=["Get the Drop", "Drive: Vengeance"])
    drive = {"Evangeline": ["Drive: Vengeance"]}
    with scene(one, Side(haven=["Evangeline"], attached=drive, leader_side="influence")) as play:
        play.one("attack with Sara", "Mental", "place Get the Drop", "Drive: Vengeance", "no")
        assert len(play.g.attachments(play.card("Evangeline"))) == 2


# ---- Holy Water


def sprinkle(attacker: str, *answers: str) -> Play:
    """One attacks the Mula-Sem-Cabeça with Holy Water, and comes to the end of the turn."""
    one = Side(streets=[attacker], haven=["Maria Lopez"], hand=["Holy Water"], tagged=["Mula-Sem-Cabeça"])
    with scene(one, LUCKY, city=City(monsters=["Mula-Sem-Cabeça"]), book=BOOK) as play:
        play.one(f"attack with {attacker}", "target Mula-Sem-Cabeça", "Mental", "place Holy Water", *answers)
        play.one("pass action", "end phase")
        play.ends_asking(play.asked.asks)
    return play


@pytest.mark.parametrize(
    ("attacker", "answers", "lost", "left", "stays"),
    [
        ("Evangeline", ["yes: Holy Water"], 1 + 2 - 1, 4, True),  # Repel the Unnatural and True Faith, Mental 0
        ("Evangeline", ["no"], 1 - 1, 5, True),
        ("Zealot", ["yes: Holy Water"], 1 + 2 - 1, 4, False),  # True Faith alone
        ("Ingrid", [], 1 + 2 - 1, 5, True),  # Repel the Unnatural alone, Mental 2
        ("Sara", [], 1 + 2 - 1, 5, False),  # neither, Mental 2
    ],
)
def test_holy_water(attacker: str, answers: list[str], lost: int, left: int, stays: bool) -> None:
    """hah-holy-water: 1 damage, 3 for 1 Prestige with True Faith; repelled, the Monster stays its hand this turn."""
    play = sprinkle(attacker, *answers)
    assert (play.blood("Mula-Sem-Cabeça"), play.g.prestige[0]) == (6 - lost, left)
    assert (play.asked.asks == "lash-target", play.g.active) == ((False, 1) if stays else (True, 0))
    assert play.is_ready("Mula-Sem-Cabeça")


def test_holy_water_lasts_for_this_turn() -> None:
    """hah-holy-water: at the end of One's next turn the Monster attacks again."""
    play = sprinkle("Ingrid")
    end_turn(play, 1)
    end_turn(play, 0)
    play.two("target Maria Lopez")
    play.one("pass")
    assert (play.blood("Maria Lopez"), play.g.active) == (4 - 1, 1)


def test_holy_water_works_on_its_target_alone() -> None:
    """hah-holy-water: the Chupacabra attacks as ever."""
    one = Side(streets=["Ingrid"], hand=["Holy Water"], tagged=["Mula-Sem-Cabeça", "Chupacabra"])
    city = City(monsters=["Mula-Sem-Cabeça", "Chupacabra"])
    with scene(one, LUCKY, city=city) as play:
        play.one("attack with Ingrid", "target Mula-Sem-Cabeça", "Mental", "place Holy Water")
        assert play.blood("Ingrid") == 3 - 2
        play.one("pass action", "end phase")
        assert play.winner == "Two", "the Chupacabra has felled her"
        assert (play.is_ready("Mula-Sem-Cabeça"), play.is_ready("Chupacabra")) == (True, False)


def test_holy_water_that_is_blocked_stays_no_hand() -> None:
    """hah-holy-water: its target is Pregador then."""
    one = Side(streets=["Ingrid"], hand=["Holy Water"], tagged=["Mula-Sem-Cabeça"])
    with scene(one, LUCKY, Side(haven=["Pregador", "Sara"]), city=City(monsters=["Mula-Sem-Cabeça"])) as play:
        play.one("attack with Ingrid", "target Mula-Sem-Cabeça", "Mental", "place Holy Water")
        play.three("activate Pregador")
        play.one("pass action", "end phase")
        assert (play.is_ready("Mula-Sem-Cabeça"), play.blood("Ingrid")) == (False, 1)


def test_holy_water_burns_vampires_too() -> None:
    """hah-holy-water: the bought damage is for any target; with 1 Prestige left nobody is asked."""
    for prestige, answers, lost in ((5, ["yes: Holy Water"], 2), (1, [], 0)):
        with scene(Side(streets=["Evangeline"], hand=["Holy Water"], prestige=prestige), LUCKY) as play:
            play.one("attack with Evangeline", "Mental", "place Holy Water", *answers)
            assert play.blood("Lucky") == 5 - lost


# ---- Wide Array of Pain


@pytest.mark.parametrize(("attacker", "shields"), [("Triplets", 1), ("Twins", 2)])
def test_wide_array_of_pain(attacker: str, shields: int) -> None:
    """hah-wide-array-of-pain: 2 damage; with 3 different Disciplines the defender has 1 Shield less, in this attack."""
    with scene(Side(streets=[attacker], hand=["Wide Array of Pain"]), Side(haven=["Turtle"]), book=BOOK) as play:
        play.one(f"attack with {attacker}", "Mental", "place Wide Array of Pain")
        assert play.blood("Turtle") == 6 - (2 + 1 - shields - 1)
        assert play.value("Turtle", w.SHIELD) == 2


def test_wide_array_of_pain_takes_only_shields() -> None:
    """hah-wide-array-of-pain: who has none takes no more for it; a Reaction's Shield is lessened too."""
    one = Side(streets=["Keondra"], hand=["Wide Array of Pain"])
    with scene(one, LUCKY) as play:
        play.one("attack with Keondra", "Mental", "place Wide Array of Pain")
        assert play.blood("Lucky") == 5 - (2 + 1 - 1)
    with scene(one, Side(haven=["Lucky"], hand=["Shifting Organs"])) as play:
        play.one("attack with Keondra", "Mental", "place Wide Array of Pain")
        play.two("place Shifting Organs")
        assert play.blood("Lucky") == 5 - (2 + 1 - 1)


def test_wide_array_of_pain_strips_the_blocker() -> None:
    """hah-wide-array-of-pain: who defends, not who was attacked first."""
    one, two = Side(streets=["Triplets"], hand=["Wide Array of Pain"]), Side(haven=["Lucky", "Turtle"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Triplets", "target Lucky", "Mental", "place Wide Array of Pain")
        play.two("block with Turtle")
        assert (play.blood("Turtle"), play.blood("Lucky")) == (6 - (2 + 1 - 1 - 1), 5)
