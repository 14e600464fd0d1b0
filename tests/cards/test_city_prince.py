"""The Prince of Rio de Janeiro."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THIS, attach_this, have, this_character, title
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

BARON = title("test-baron", "Baron", influence=0, bp=0, text=attach_this(THIS),
              abilities=(have(this_character, 3, n.INFLUENCE),))  # fmt: skip
BOOK = book_with(BARON)
PRINCE = "Prince of the City"
UNCLAIMED = City(streets=[PRINCE])
LUCKY, KEONDRA = Side(haven=["Lucky"]), Side(haven=["Keondra"])


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


# ---- attaching it


def test_the_new_prince_gains_agenda_and_influence() -> None:
    """hah-prince-of-the-city: 1 Agenda and +2 Influence for the bearer alone; no Prestige."""
    one = Side(streets=["Lucky", "Grace"])
    with scene(one, KEONDRA, city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("pass")
        assert (play.host(PRINCE), play.g.agenda, play.g.prestige) == ("Lucky", [1, 0], [5, 5])
        assert [play.value(name, w.INFLUENCE) for name in ("Lucky", "Grace", "Keondra")] == [3, 0, 1]


def test_the_agenda_comes_with_each_attaching_and_only_then() -> None:
    """hah-prince-of-the-city: none at the start of a turn; who defeats the Prince attaches it, and gains 1 too."""
    one = Side(haven=["Grace"], streets=["Sage"], blood={"Sage": 3}, leader="Grace")
    with scene(one, Side(haven=["Lucky", "Matthew"]), Side(haven=["Keondra"]), city=UNCLAIMED) as play:
        play.one("claim with Sage")
        play.two("pass")
        play.three("pass")
        assert play.g.agenda == [1, 0, 0]
        play.one("pass action", "end phase")
        play.two("move out", "move Lucky", "move Matthew", "attack with Matthew", "target Sage", "Physical")
        assert play.blood("Sage") == 1
        play.two("regroup", "attack with Lucky", "target Sage", "Physical")
        assert (play.host(PRINCE), play.where("Sage")) == ("Lucky", "torpor")
        assert (play.g.agenda, play.value("Lucky", w.INFLUENCE)) == ([1, 1, 0], 3)


def test_the_turns_of_a_prince_bring_nothing_more() -> None:
    """hah-prince-of-the-city: its Agenda is for attaching it."""
    one = Side(haven=["Lucky"], attached={"Lucky": [PRINCE]})
    with scene(one, KEONDRA) as play:
        for _ in range(2):
            end_turn(play, 0)
            end_turn(play, 1)
        assert (play.g.agenda, play.g.prestige, play.value("Lucky", w.INFLUENCE)) == ([0, 0], [5, 5], 3)


def test_it_is_a_title() -> None:
    """hah-prince-of-the-city: another Title burns as it is attached, and with it what that gave."""
    one = Side(streets=["Lucky"], attached={"Lucky": ["Baron"]})
    with scene(one, KEONDRA, city=UNCLAIMED, book=BOOK) as play:
        assert play.value("Lucky", w.INFLUENCE) == 4
        play.one("claim with Lucky")
        play.two("pass")
        assert (play.where("Baron"), play.host(PRINCE), play.value("Lucky", w.INFLUENCE)) == ("burned", "Lucky", 3)
        assert f"detach {PRINCE}" not in play.offered


def test_the_princes_influence_goes_with_the_title() -> None:
    """hah-prince-of-the-city: a Hunter's attack sends it back to The Streets; nobody gains Agenda for it."""
    two = Side(haven=["Sage", "Lucky"], attached={"Sage": [PRINCE]}, blood={"Sage": 1}, exhausted=["Lucky"])
    with scene(Side(streets=["Maria Lopez"]), two, Side(haven=["Keondra"]), rivals=[2, 0, 1]) as play:
        play.one("attack with Maria Lopez", "target Sage", "Physical")
        assert (play.where("Sage"), play.where(PRINCE), play.host(PRINCE)) == ("torpor", "streets", "")
        assert (play.g.agenda, play.value("Lucky", w.INFLUENCE)) == ([0, 0, 0], 0)


# ---- at the end of each player's turn


def test_the_unclaimed_prince_hurts_each_player_in_turn() -> None:
    """hah-prince-of-the-city: 1 to a character of the active player's choice, at home or out, Hunters too."""
    one = Side(haven=["Lucky"], streets=["Sage"], torpor=["Grace"], blood={"Grace": 1})
    with scene(one, Side(haven=["Ryan", "Sara"]), city=UNCLAIMED) as play:
        end_turn(play, 0)
        assert sorted(play.offered) == ["Lucky", "Sage"]
        play.one("Sage")
        assert [play.blood(name) for name in ("Lucky", "Sage", "Ryan", "Sara")] == [5, 2, 4, 3]
        end_turn(play, 1)
        play.two("Ryan")
        assert [play.blood(name) for name in ("Lucky", "Sage", "Ryan", "Sara")] == [5, 2, 3, 3]


def test_the_princes_damage_is_aggravated() -> None:
    """hah-prince-of-the-city: the last Blood burns, and is nobody's merit while nobody has the Title."""
    one = Side(haven=["Lucky", "Matthew"], blood={"Matthew": 1})
    with scene(one, KEONDRA, city=UNCLAIMED, phase="end of turn") as play:
        play.one("Matthew")
        assert (play.where("Matthew"), play.g.agenda, play.g.prestige) == ("burned", [0, 0], [5, 5])


def test_the_princes_damage_may_be_prevented() -> None:
    """hah-prince-of-the-city, hah-vagrant: in the End Phase too."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Vagrant"]})
    with scene(one, KEONDRA, city=UNCLAIMED, phase="end of turn") as play:
        play.one("yes: Vagrant")
        assert play.blood("Lucky") == 5


def test_a_prince_in_the_streets_hurts_all_but_the_own_player() -> None:
    """hah-prince-of-the-city: each of the others at the end of their turns, by their own choice."""
    one = Side(streets=["Keondra"], attached={"Keondra": [PRINCE]})
    sides = one, Side(haven=["Lucky", "Sage"]), Side(haven=["Ryan"])
    with scene(*sides) as play:
        end_turn(play, 0)
        assert play.is_asked(1, "act")
        end_turn(play, 1)
        play.two("Sage")
        end_turn(play, 2)
        assert [play.blood(name) for name in ("Keondra", "Lucky", "Sage", "Ryan")] == [6, 5, 2, 3]


def test_a_prince_at_home_hurts_nobody() -> None:
    """hah-prince-of-the-city: nor one who has been brought home in time."""
    for one in (
        Side(haven=["Keondra"], attached={"Keondra": [PRINCE]}),
        Side(haven=["Gisele"], streets=["Keondra"], attached={"Keondra": [PRINCE, "Maid"]}, leader="Keondra"),
    ):
        with scene(one, LUCKY, phase="end of turn") as play:
            if one.streets:
                play.one("Gisele")
            end_turn(play, 1)
            assert (play.blood("Keondra"), play.blood("Lucky")) == (6, 5)


def test_the_prince_is_the_one_who_hurts() -> None:
    """hah-prince-of-the-city: a Rival's character felled by it is the Prince's doing."""
    one = Side(streets=["Keondra"], attached={"Keondra": [PRINCE]})
    two = Side(haven=["Lucky", "Sage"], blood={"Sage": 1})
    for rivals, agenda in (([1, 2, 0], 1), ([2, 0, 1], 0)):
        with scene(one, two, Side(haven=["Ryan"]), turn=1, rivals=rivals, phase="end of turn") as play:
            play.two("Sage")
            assert (play.where("Sage"), play.g.agenda) == ("burned", [agenda, 0, 0])
