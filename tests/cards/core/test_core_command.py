"""The Agendas and Havens of the core box."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])
HAVENS = ("Artist Lofts", "The Dockyards", "The Madhouse", "The Penthouse")


@pytest.mark.parametrize("haven", HAVENS)
def test_a_haven_hides(haven: str) -> None:
    """core-artist-lofts, core-the-dockyards, core-the-madhouse, core-the-penthouse: +1 Secrecy at home, not outside."""
    one = Side(haven=["Grace", "Lucky"], streets=["Hope"], leader="Hope", haven_card=f"Haven - {haven}")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Grace", "Lucky", "Hope")] == [1, 1, 0]


# ---- Agendas


def test_base_of_power() -> None:
    """core-base-of-power: 2 Agenda for a Title on one of yours; nothing for another card, or a foe's Title."""
    one = Side(haven=["Brute"], hand=["Keeper of Elysium", "Coat"], agenda_card="Base of Power")
    with scene(one, Side(haven=["Keondra"], agenda_card="Base of Power"), book=BOOK) as play:
        play.one("play Coat")
        assert play.g.agenda == [0, 0]
    with scene(one, Side(haven=["Keondra"], agenda_card="Base of Power"), book=BOOK) as play:
        play.one("play Keeper of Elysium", "exert Brute", "3")
        assert play.g.agenda == [2, 0]


def test_the_prince_is_a_title() -> None:
    """core-base-of-power, R20-PRI-15: so is the Prince."""
    one = Side(streets=["Brute"], agenda_card="Base of Power")
    with scene(one, KEONDRA, city=City(streets=["core-prince-of-the-city"]), book=BOOK) as play:
        play.one("claim with Brute")
        play.two("pass")
        assert play.g.agenda == [2, 0]


@pytest.mark.parametrize(("mortal", "agenda"), [("Student", 2), ("core-vagrant", 0)])
def test_playthings(mortal: str, agenda: int) -> None:
    """core-playthings: 1 Agenda for a Citizen that is attached, beside its own; none for a Vagrant."""
    one = Side(streets=["Brute"], agenda_card="Playthings")
    with scene(one, KEONDRA, city=City(streets=[mortal]), book=BOOK) as play:
        name = mortal.removeprefix("core-").title()
        play.one("attack with Brute", f"target {name}", "Physical", f"attach {name}")
        assert play.g.agenda[0] == agenda


@pytest.mark.parametrize(
    ("out", "blood", "agenda"),
    [(["Grace", "Hope"], {}, 0), (["Grace", "Hope", "Lucky"], {}, 1), (["Grace", "Hope", "Lucky", "Sage"], {}, 2),
     (["Grace", "Hope", "Lucky", "Sage"], {"Sage": 1}, 1)],
)  # fmt: skip
def test_strength_in_numbers(out: list[str], blood: dict[str, int], agenda: int) -> None:
    """core-strength-in-numbers: 1 Agenda for 3 in The Streets; 2, not 3, for 4 who have 2 Blood each."""
    one = Side(streets=[[name] for name in out], agenda_card="Strength in Numbers", blood=blood)
    with scene(KEONDRA, one, book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.agenda == [0, agenda]


def test_the_end_is_nigh() -> None:
    """core-the-end-is-nigh: 1 Prestige and 2 Agenda for the first Conspiracy of a turn; nothing for the second."""
    one = Side(haven=["Grace"], face_down={"Snake Oil": 2, "Shed Your Skin": 2}, agenda_card="The End is Nigh")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("reveal Snake Oil")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 2)
        play.one("reveal Shed Your Skin")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 2)


@pytest.mark.parametrize(("attacker", "target", "agenda"), [("Bully", "Keondra", 2), ("Weakling", "Keondra", 0)])
def test_drain_them_slowly(attacker: str, target: str, agenda: int) -> None:
    """core-drain-them-slowly: 2 Agenda for an attack that hurts somebody, and does not defeat them."""
    one = Side(streets=[attacker], agenda_card="Drain Them Slowly")
    with scene(one, Side(streets=[target], agenda_card="Drain Them Slowly"), book=BOOK) as play:
        play.one(f"attack with {attacker}", "Physical")
        assert play.g.agenda == [agenda, 0]


def test_drain_them_slowly_but_not_to_death() -> None:
    """core-drain-them-slowly: nothing for a defeat, nor for a Mortal."""
    one = Side(streets=[["Brute"], ["Weakling"]], agenda_card="Drain Them Slowly", leader="Brute")
    with scene(one, Side(streets=["Sage", "Lucky"]), city=City(streets=["Student"]), book=BOOK) as play:
        play.one("attack with Brute", "target Sage", "Physical")
        play.two("pass")
        assert play.g.agenda == [1, 0]  # of the Rival's
        play.one("attack with Weakling", "target Student", "Physical")
        assert play.g.agenda == [1, 0]


def test_drain_them_slowly_before() -> None:
    """core-drain-them-slowly, DIFF-134: 1 Agenda in 2020."""
    one = Side(streets=["Hydra"], agenda_card="Drain Them Slowly")
    with scene(one, Side(streets=["Velvet"]), edition="2020") as play:
        play.one("attack with Hydra", "Physical", "pass")
        assert play.g.agenda[0] == 1


def test_hunt_the_hunters() -> None:
    """core-hunt-the-hunters, R226-ERR-09, R229-ERR-02, R229-CRD-17: 1 Prestige, 1 Agenda for the first Antagonist.

    It goes back into the City Deck, and the discard pile with it.
    """
    one = Side(streets=[["Brute"], ["Bully"]], agenda_card="Hunt the Hunters")
    city = City(streets=["BOPE-RJ: Marksman", "BOPE-RJ: Psyops"], discard=["BOPE-RJ: Caveira"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("attack with Brute", "target BOPE-RJ: Marksman", "Physical")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 2)
        assert sorted(play.names(w.CITY, w.LIBRARY)) == ["BOPE-RJ: Caveira", "BOPE-RJ: Marksman"]
        play.one("attack with Bully", "target BOPE-RJ: Psyops", "Physical")
        assert (play.g.prestige[0], play.g.agenda[0], play.where("BOPE-RJ: Psyops")) == (6, 3, "discard")


def test_hunt_the_hunters_with_a_sheriff() -> None:
    """core-hunt-the-hunters, R20-CRD-34, R229-CRD-41: 1 Agenda for an Antagonist that is burned."""
    one = Side(streets=["Lucky"], attached={"Lucky": ["Sheriff"]}, agenda_card="Hunt the Hunters")
    with scene(one, KEONDRA, city=City(streets=["BOPE-RJ: Marksman"]), book=BOOK) as play:
        play.one("activate Sheriff")
        assert (play.g.prestige[0], play.g.agenda[0]) == (5, 1)


@pytest.mark.parametrize(("victim", "agenda"), [("Keondra", 2), ("Sage", 1), ("Grace", 1 + 1), ("Hope", 1)])
def test_turf_war(victim: str, agenda: int) -> None:
    """core-turf-war, R20-CRD-14, R229-CRD-47: 1 Agenda for a foe's who is not the Rival's, 1 for Potency 5.

    A Rival's is worth 1 by the rules alone. What Blood they have left does not matter.
    """
    one = Side(streets=["Brute"], agenda_card="Turf War")
    two = Side(streets=[["Grace"], ["Hope"]], blood={"Grace": 1, "Hope": 1})
    three = Side(streets=[["Keondra"], ["Sage"]], blood={"Keondra": 1, "Sage": 1})
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Brute", f"target {victim}", "Physical")
        if victim == "Keondra":  # both lines
            play.one("resolve Turf War")
        assert play.g.agenda[0] == agenda


# ---- Havens


@pytest.mark.parametrize(("said", "hand"), [("yes: Haven - Artist Lofts", ["Owl"]), ("no", ["Coat"])])
def test_artist_lofts(said: str, hand: list[str]) -> None:
    """core-artist-lofts: at the end of the turn, with an exhausted Leader, 1 card for another."""
    one = Side(haven=["Grace"], exhausted=["Grace"], haven_card="Haven - Artist Lofts", hand=["Coat"],
               library=["Owl"] + ["Awe"] * 4)  # fmt: skip
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", said)
        if said != "no":
            assert sorted(play.offered) == ["Coat", "Owl"]
            play.one("Coat")
        assert play.names(0, w.HAND)[: len(hand)] == hand


def test_artist_lofts_are_for_an_exhausted_leader() -> None:
    """core-artist-lofts."""
    one = Side(haven=["Grace"], haven_card="Haven - Artist Lofts", hand=["Coat"], library=["Awe"] * 4)
    with scene(one, KEONDRA, book=BOOK) as play:
        end_turn(play, 0)


def test_the_dockyards() -> None:
    """core-the-dockyards: 1 Damage less for a card, each time the Leader would take any; or not."""
    two = Side(streets=["Keondra", "Lucky"], haven_card="Haven - The Dockyards", hand=["Coat", "Owl"])
    with scene(Side(streets=[["Bully"], ["Brute"]]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Keondra", "Physical")
        play.two("pass", "pass")
        play.two("yes: Haven - The Dockyards", "discard Coat")
        assert (play.blood("Keondra"), play.names(1, w.HAND)) == (3, ["Owl"])
        play.one("attack with Brute", "target Keondra", "Physical")
        play.two("pass", "pass", "no")
        assert (play.where("Keondra"), play.names(1, w.HAND)) == ("torpor", ["Owl"])


def test_the_dockyards_are_for_the_leader() -> None:
    """core-the-dockyards: nobody else is helped."""
    two = Side(streets=["Keondra", "Lucky"], exhausted=["Keondra"], haven_card="Haven - The Dockyards", hand=["Coat"])
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Lucky", "Physical")
        play.two("pass")
        assert (play.blood("Lucky"), play.names(1, w.HAND)) == (2, ["Coat"])


def test_the_madhouse() -> None:
    """core-the-madhouse: a card for 1 Prestige of the general supply on a face-down card of yours; once a turn."""
    one = Side(haven=["Grace"], exhausted=["Grace"], haven_card="Haven - The Madhouse", hand=["Coat", "Owl"],
               face_down={"Snake Oil": 1})  # fmt: skip
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Haven - The Madhouse", "discard Coat")
        assert (prestige_on(play, "Snake Oil", 0), play.g.prestige, play.where("Coat")) == (2, [5, 5], "discard")
        assert "turn" in play.refusal("activate Haven - The Madhouse")


def test_the_madhouse_before() -> None:
    """core-the-madhouse, DIFF-133, R20-ABL-16, R226-ERR-10: it cost the Leader's exhaustion, too, until June 2022."""
    for edition, ready in (("2020", False), ("2022-06", True)):
        one = Side(haven=["Velvet"], haven_card="Haven - The Madhouse", hand=["Mercy"], face_down={"All Tied Up": 1})
        with scene(one, Side(haven=["Hydra"]), edition=edition) as play:
            play.one("activate Haven - The Madhouse")
            assert play.is_ready("Velvet") is ready


@pytest.mark.parametrize(("who", "blood"), [("Brute", 3), ("Bully", 3)])
def test_the_penthouse(who: str, blood: int) -> None:
    """core-the-penthouse: whoever of yours attaches a Retainer mends 1, Leader or not."""
    one = Side(streets=[["Brute"], ["Bully"]], haven_card="Haven - The Penthouse", blood={"Brute": 2, "Bully": 2})
    with scene(one, KEONDRA, city=City(streets=["Student"]), book=BOOK) as play:
        play.one(f"attack with {who}", "target Student", "Physical", "attach Student")
        assert play.blood(who) == blood


def test_dragons_roost() -> None:
    """core-dragons-roost, DIFF-142, R226-ERR-13, R229-ERR-09: a ready Leader comes out and Blocks for anybody.

    Even a Ranged attack, without Guard; and 1 Prestige if it was on a character.
    """
    three = Side(haven=["Lucky"], haven_card="Haven - Dragon's Roost")
    with scene(Side(streets=["Weakling"]), Side(streets=["Keondra"]), three, book=BOOK) as play:
        play.one("attack with Weakling", "target Keondra", "Ranged")
        play.answers(2, ("activate Haven - Dragon's Roost",))
        assert (play.where("Lucky"), play.is_ready("Lucky"), play.g.prestige[2]) == ("streets", False, 6)


@pytest.mark.parametrize(("edition", "prestige"), [("2020", 6), ("2022-06", 6), ("2022-09", 5)])
def test_dragons_roost_and_mortals(edition: str, prestige: int) -> None:
    """core-dragons-roost, DIFF-142, R20-CRD-24, R226-ERR-12, R229-ERR-09: for a Mortal it pays no more."""
    two = Side(haven=["Velvet"], haven_card="Haven - Dragon's Roost")
    with scene(Side(streets=["Hydra"]), two, city=City(streets=["Student"]), edition=edition) as play:
        play.one("attack with Hydra")
        if "target Student" in play.offered:  # or nobody else could be found
            play.one("target Student")
        play.one("Social")
        play.two("activate Haven - Dragon's Roost")
        assert play.g.prestige[1] == prestige
        play.ends_asking(play.asked.asks)


def test_dragons_roost_is_no_duty() -> None:
    """core-dragons-roost: declined; not for an exhausted Leader, nor (but in 2020) against one's own attack."""
    one = Side(streets=[["Weakling"], ["Bully"]], haven_card="Haven - Dragon's Roost", leader="Bully")
    two = Side(haven=["Lucky"], haven_card="Haven - Dragon's Roost")
    with scene(one, two, city=City(streets=["Student"]), book=BOOK) as play:
        play.one("attack with Weakling", "target Student", "Social")
        play.two("pass")
        assert (play.where("Lucky"), play.g.prestige) == ("haven", [5, 5])
    two.exhausted = ["Lucky"]
    with scene(one, two, city=City(streets=["Student"]), book=BOOK) as play:
        play.one("attack with Weakling", "target Student", "Social")


def test_dragons_roost_joins_its_own() -> None:
    """core-dragons-roost, R20-CRD-25: Blocking for one of its coterie in The Streets the Leader joins that party."""
    two = Side(haven=["Lucky"], streets=["Keondra"], leader="Lucky", haven_card="Haven - Dragon's Roost")
    with scene(Side(streets=["Weakling"]), two, book=BOOK) as play:
        play.one("attack with Weakling", "target Keondra", "Social")
        play.two("activate Haven - Dragon's Roost")
        assert play.g.are_party(play.card("Lucky"), play.card("Keondra"))


def test_royal_retreat() -> None:
    """core-royal-retreat, R20-CRD-30: +1 Influence for the titled; a Mortal discarded for another card, once a turn."""
    titles = {"Grace": ["Herald"]}
    one = Side(haven=["Grace", "Lucky"], attached=titles, haven_card="Haven - Royal Retreat", leader="Lucky")
    city = City(streets=["Student", "Athlete"], deck=["Cop"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        assert [play.value(name, w.INFLUENCE) for name in ("Grace", "Lucky")] == [1, 1]
        play.one("activate Haven - Royal Retreat", "discard Student")
        assert [play.where(name) for name in ("Student", "Athlete", "Cop")] == ["discard", "streets", "streets"]
        assert (play.g.agenda, play.g.prestige) == ([0, 0], [5, 5])
        assert "turn" in play.refusal("activate Haven - Royal Retreat")
