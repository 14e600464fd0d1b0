"""Vampires of Prince Pack 2, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import attach_face_down
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK

KEONDRA = Side(haven=["Keondra"])
MAIDS = City(deck=["Maid"] * 4)


# ---- Edward Kim


@pytest.mark.parametrize(("also", "spent"), [([], 1), (["Hope"], 2)])
def test_edward_kim_hurries(also: list[str], spent: int) -> None:
    """pp2-edward-kim: the only vampire of his player performs a Ritual with 1 Action less."""
    one = Side(haven=["Edward Kim", *also], hand=["Rite"])
    with scene(one, KEONDRA, book=BOOK) as play:
        before = play.actions
        play.one("play Rite", *["exhaust Edward Kim", "pass"] * bool(also), "blood of Edward Kim", "pass")
        assert before - play.actions == spent


@pytest.mark.parametrize(
    ("by", "answers", "blood"),
    [
        ("Edward Kim", ("yes: Edward Kim",), 3),
        ("Edward Kim", ("no",), 1),
        ("Adept", (), 1),
    ],
)
def test_edward_kim_keeps_traditions(by: str, answers: tuple[str, ...], blood: int) -> None:
    """pp2-edward-kim: his Rituals may have 1 Blood more for each Tradition in play; others' do not."""
    one = Side(haven=["Edward Kim", "Adept"], hand=["Rite"], ongoing=["First Tradition: The Masquerade"] * 2)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Rite", f"exhaust {by}", "pass", f"blood of {by}", "pass", *answers)
        assert play.blood("Rite") == blood


# ---- Fletcher


@pytest.mark.parametrize(("agenda", "stolen"), [(9, 1), (8, 0)])
def test_fletcher(agenda: int, stolen: int) -> None:
    """pp2-fletcher: from torpor, 1 Agenda of whoever has 9 or more."""
    one, two = Side(haven=["Hope"], torpor=["Fletcher"], blood={"Fletcher": 1}), Side(haven=["Keondra"], agenda=agenda)
    with scene(one, two, city=MAIDS, book=BOOK) as play:
        end_turn(play, 0)
        assert (play.g.agenda[0], play.g.agenda[1]) == (stolen, agenda - stolen)


def test_fletcher_awake() -> None:
    """pp2-fletcher: outside torpor nothing."""
    with scene(Side(haven=["Fletcher"]), Side(haven=["Keondra"], agenda=9), city=MAIDS, book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.agenda[1] == 9


# ---- Mister F


@pytest.mark.parametrize(("answer", "borne"), [("Awe", 1), ("no", 0)])
def test_mister_f_hides_cards(answer: str, borne: int) -> None:
    """pp2-mister-f: at the end of the turn a card of the hand may go under him, face down."""
    with scene(Side(haven=["Mister F"], hand=["Awe"]), KEONDRA, city=MAIDS, book=BOOK) as play:
        end_turn(play, 0)
        play.one(answer)
        cards = play.g.attachments(play.card("Mister F"))
        assert [play.g.face_down[card] for card in cards] == [1] * borne


def test_mister_f_uses_them() -> None:
    """pp2-mister-f: two such cards for 1 Prestige of a foe; cards that lie face up will not do."""
    one = Side(haven=["Mister F"], attached={"Mister F": ["Coat", "Coat", "Owl"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Mister F")


def test_mister_f_gives_up_what_he_hid() -> None:
    """pp2-mister-f: two face-down cards go to the discard pile for 1 Prestige of a foe."""
    with scene(Side(haven=["Mister F"], hand=["Awe", "Majesty"]), KEONDRA, book=BOOK) as play:
        for name in ("Awe", "Majesty"):
            attach_face_down(play.g, play.card(name), play.card("Mister F"), 0)
        play.ask_again()
        play.one("activate Mister F", "discard Awe")
        assert (list(play.g.prestige[:2]), play.names(0, w.DISCARD)) == ([6, 4], ["Awe", "Majesty"])


# ---- Coyote


@pytest.mark.parametrize(
    ("by", "picked", "blood", "marks"),
    [
        ("Victor Temple", "Hope", 3, 1),
        ("Victor Temple", "no", 3, 0),
        ("Lorenzo Murik", "Hope", 4, 0),
        ("Lorenzo Murik", "no", 3, 0),
    ],
)
def test_coyote_repeats_the_first_token(by: str, picked: str, blood: int, marks: int) -> None:
    """pp2-coyote: the first token of an Action Phase, and one like it on another character if wanted."""
    one = Side(haven=[by, "Adept"], blood={"Adept": 2})
    two = Side(haven=["Coyote", "Hope"], blood={"Hope": 3})
    with scene(one, two, book=BOOK) as play:
        play.one(f"activate {by}", *["Adept"] * (by == "Victor Temple"))
        assert "Adept" not in play.offered
        play.two(picked)
        assert (play.g.no_influence[play.card("Hope")], play.blood("Hope")) == (marks, blood)


def test_coyote_only_the_first_time() -> None:
    """pp2-coyote: a second token of the same Action Phase is not repeated."""
    one = Side(haven=["Victor Temple", "Lorenzo Murik", "Adept"], blood={"Adept": 2})
    with scene(one, Side(haven=["Coyote", "Hope"]), book=BOOK) as play:
        play.one("activate Victor Temple", "Adept")
        play.two("no")
        play.one("activate Lorenzo Murik", "Adept")
        assert (play.asked.seat, play.blood("Adept")) == (0, 3)


# ---- David Riffle


def test_david_riffle_makes_them_fear() -> None:
    """pp2-david-riffle: Influence as high as the Blood Potency of somebody without any: that one is afraid."""
    one = Side(haven=["David Riffle", "Marcel Kraatz"], agenda_on={"Marcel Kraatz": 1}, leader="David Riffle")
    two = Side(haven=["Hope", "Adept"], no_influence=["Adept"])
    with scene(one, two, book=BOOK) as play:
        play.one("activate David Riffle")
        assert play.offered[0].startswith("exert")
        play.one("exert Marcel Kraatz", "exert David Riffle")
        assert (play.g.fear[play.card("Adept")], play.g.no_influence[play.card("Marcel Kraatz")]) == (1, 1)


def test_david_riffle_falls_short() -> None:
    """pp2-david-riffle: what is too little is lost."""
    one = Side(haven=["David Riffle"], hand=["Awe"], prestige=2)
    two = Side(haven=["Hope", "Adept"], no_influence=["Adept"])
    with scene(one, two, book=BOOK) as play:
        play.one("activate David Riffle", "exert David Riffle", "pass")
        assert (play.g.fear[play.card("Adept")], play.g.no_influence[play.card("David Riffle")]) == (0, 1)


@pytest.mark.parametrize(("agenda", "influence"), [(0, None), (1, None), (5, 3)])
def test_david_riffle_has_his_way(agenda: int, influence: int | None) -> None:
    """pp2-david-riffle: exhausted, 1 Influence for every 2 Agenda this turn (and 1 as the Leader)."""
    with scene(Side(haven=["David Riffle"], agenda=agenda), KEONDRA, book=BOOK) as play:
        if influence is None:
            assert play.refusal("activate David Riffle")
        else:
            play.one("activate David Riffle")
            assert play.value("David Riffle", w.INFLUENCE) == influence


# ---- LunR


def test_lunr_earns_by_attacks() -> None:
    """pp2-lunr: an attack of this party lays 1 Agenda on everybody in it; of another party nothing."""
    one = Side(streets=[["LunR", "Adept"], ["Bully"]])
    with scene(one, Side(streets=["Loner", "Hope"], exhausted=["Loner", "Hope"]), book=BOOK) as play:
        play.one("attack with Bully", "target Loner", "Mental")
        assert [play.g.agenda_on[play.card(name)] for name in ("LunR", "Adept", "Bully")] == [0, 0, 0]
        play.one("attack with Adept", "pass", "Mental", "pass")
        assert [play.g.agenda_on[play.card(name)] for name in ("LunR", "Adept", "Bully")] == [1, 1, 0]


@pytest.mark.parametrize(("x", "left"), [("1", 3), ("3", 1)])
def test_lunr_strikes_attackers(x: str, left: int) -> None:
    """pp2-lunr: X Agenda of his own for X Aggravated damage to an attacker, but never the last Blood."""
    two = Side(streets=["LunR"], haven=["Hope"], agenda_on={"LunR": 3})
    with scene(Side(streets=["Adept"]), two, book=BOOK) as play:
        play.one("attack with Adept", "target Hope")
        play.two("activate LunR", x)
        assert (play.blood("Adept"), play.g.agenda_on[play.card("LunR")]) == (left, 3 - int(x))
        play.ends_asking(play.asked.asks)


# ---- Nagol


@pytest.mark.parametrize(("worn", "shield", "icons"), [([], 0, 1), (["Coat"], 1, 2), (["Coat", "Owl"], 1, 2)])
def test_nagol_is_fortified(worn: list[str], shield: int, icons: int) -> None:
    """pp2-nagol: with an attachment, a Shield and Fortitude once more."""
    with scene(Side(haven=["Nagol"], attached={"Nagol": worn}), KEONDRA, book=BOOK) as play:
        assert (play.value("Nagol", w.SHIELD), play.value("Nagol", w.FORTITUDE)) == (shield, icons)


@pytest.mark.parametrize(
    ("worn", "also", "dealt"), [(["Coat"], [], 2), (["Coat", "Owl"], [], 3), (["Coat"], ["Hope"], 1)]
)
def test_nagol_throws_things(worn: list[str], also: list[str], dealt: int) -> None:
    """pp2-nagol: for an attachment, 1 damage for each Fortitude left, and 1 more if he is alone."""
    one = Side(haven=["Nagol", *also], attached={"Nagol": worn})
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        play.one("activate Nagol", "Loner", *(["discard Coat"] if len(worn) > 1 else []))
        assert (play.blood("Loner"), play.names(0, w.DISCARD)) == (4 - dealt, ["Coat"])


# ---- Leah Brimstone


def test_leah_brimstone() -> None:
    """pp2-leah-brimstone: for 1 Blood, 1 Blood of the defender on any card with Blood, in torpor too."""
    one = Side(streets=["Leah Brimstone"], haven=["Adept"], torpor=["Hope"], blood={"Hope": 1, "Adept": 4})
    with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
        play.one("attack with Leah Brimstone", "Social", "activate Leah Brimstone", "Hope")
        assert (play.blood("Hope"), play.blood("Leah Brimstone"), play.blood("Loner")) == (2, 5, 4 - 1 - 1)


@pytest.mark.parametrize(("worn", "offered"), [("Office", True), ("Keondra", False)])
def test_nagol_pays_with_titles_but_not_with_prey(worn: str, offered: bool) -> None:
    """pp2-nagol: a Title may be detached to pay a cost (RV-TITLE-07); Prey stays where it is (RV-DIAB-13)."""
    one = Side(haven=["Nagol"], attached={"Nagol": [worn]})
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        if not offered:
            assert play.refusal("activate Nagol")
        else:
            play.one("activate Nagol", "Loner")
            assert play.names(0, w.DISCARD) == ["Office"]


# ---- Anna Marie


def test_anna_marie() -> None:
    """pp2-anna-marie: a Title for her draws a card, and attaches a Haven of your collection to any Leader."""
    one = Side(haven=["Hope", "Anna Marie"], hand=["Office"], library=["Awe"] * 3)
    with scene(one, Side(haven=["Loner", "Adept"]), book=BOOK) as play:
        play.one("play Office", "exhaust Anna Marie", "1")
        assert play.names(0, w.HAND) == ["Awe"]
        assert set(play.offered) == {"Hope", "Loner"}
        play.one("Loner")
        play.one(next(each for each in play.offered if "The Presidio" in each))
        assert play.host("Haven - The Presidio") == "Loner"


def test_anna_marie_minds_only_titles_of_hers() -> None:
    """pp2-anna-marie: nothing comes of another attachment, or of somebody else's Title."""
    one = Side(haven=["Hope", "Anna Marie"], hand=["Office", "Coat"], library=["Awe"] * 3)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Office", "exhaust Hope", "1", "play Coat")
        assert play.names(0, w.HAND) == []
