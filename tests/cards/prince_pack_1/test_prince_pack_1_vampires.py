"""Vampires of Prince Pack 1, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from princes import BOOK

KEONDRA = Side(haven=["Keondra"])


def of_colour(play: Play, name: str, seat: int) -> int:
    return blood_of_colour(play.g, play.card(name), seat)


# ---- Abraham


@pytest.mark.parametrize(("card", "mended"), [("Brew", 1), ("Coat", 0)])
def test_abraham_mends_whoever_drinks(card: str, mended: int) -> None:
    """pp1-abraham: an Alchemy mends 1 Blood of whoever it is attached to; a coat does not."""
    one = Side(haven=["Abraham", "Alchemist"], hand=[card], blood={"Alchemist": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(f"play {card}", "exhaust Alchemist")
        assert play.blood("Alchemist") == 1 + mended


def test_abraham_saves_his_brews() -> None:
    """pp1-abraham: defeated, every Alchemy on him comes back to the hand; a coat goes the usual way."""
    two = Side(haven=["Keondra", "Abraham", "Alchemist"], attached={"Abraham": ["Brew", "Coat"], "Alchemist": ["Brew"]})
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Abraham", "Physical")
        play.two("pass")
        assert (play.names(1, w.HAND), play.names(1, w.DISCARD)) == (["Brew"], ["Coat"])


# ---- Emile René


def test_emile_rene() -> None:
    """pp1-emile-rene: for 1 Blood, 1 Blood of a character lies on an Ongoing card, of whatever colour it was."""
    one = Side(haven=["Emile René"], ongoing=["Rite"])
    with scene(one, Side(haven=["Keondra", "Hope"]), book=BOOK) as play:
        play.one("activate Emile René", "Hope")
        assert (play.blood("Emile René"), play.blood("Hope"), play.blood("Rite")) == (6, 3, 1)
        assert of_colour(play, "Rite", 1) == 1


def test_emile_rene_without_ongoing_cards() -> None:
    """pp1-emile-rene: there is nothing to put it on."""
    with scene(Side(haven=["Emile René"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Emile René")


# ---- Marcel Kraatz


@pytest.mark.parametrize(("agenda", "influence"), [(0, 1), (1, 4), (2, 4)])
def test_marcel_kraatz_has_weight(agenda: int, influence: int) -> None:
    """pp1-marcel-kraatz: 3 Influence more with Agenda on him, however much (and 1 as the Leader)."""
    with scene(Side(haven=["Marcel Kraatz"], agenda_on={"Marcel Kraatz": agenda}), KEONDRA, book=BOOK) as play:
        assert play.value("Marcel Kraatz", w.INFLUENCE) == influence


@pytest.mark.parametrize(("target", "prestige"), [("Keondra", 3), ("Hope", 4), ("Marcel Kraatz", 4)])
def test_marcel_kraatz_bestows(target: str, prestige: int) -> None:
    """pp1-marcel-kraatz: for 1 Prestige, 1 Agenda on somebody; on one of your Rival's, for another."""
    with scene(Side(haven=["Marcel Kraatz"]), KEONDRA, Side(haven=["Hope"]), book=BOOK) as play:
        assert play.g.rival[0] == 1
        play.one("activate Marcel Kraatz", target)
        assert (play.g.agenda_on[play.card(target)], play.g.prestige[0]) == (1, prestige)


# ---- Robert Bruce


@pytest.mark.parametrize(
    ("also", "marked", "shield"),
    [([], True, 1), ([], False, 0), (["Hope"], True, 0)],
)
def test_robert_bruce_guards_his_own(also: list[str], marked: bool, shield: int) -> None:
    """pp1-robert-bruce: alone, he gives a Shield to whoever has his Blood, in a foe's attack."""
    two, three = Side(streets=["Robert Bruce"], haven=also), Side(streets=["Loner"], leader="Loner")
    with scene(Side(streets=["Bully"]), two, three, book=BOOK) as play:
        if marked:
            play.g.foreign.extend((play.card("Loner"), 1, 1))
        play.one("attack with Bully", "target Loner")
        assert play.value("Loner", w.SHIELD) == shield
        play.ends_asking(play.asked.asks)


def test_robert_bruce_does_not_guard_from_himself() -> None:
    """pp1-robert-bruce: in an attack of his own there are no such Shields."""
    with scene(Side(streets=["Robert Bruce"]), Side(streets=["Loner"]), book=BOOK) as play:
        play.g.foreign.extend((play.card("Loner"), 0, 1))
        play.one("attack with Robert Bruce")
        assert play.value("Loner", w.SHIELD) == 0
        play.ends_asking(play.asked.asks)


def test_robert_bruce_marks_the_defenders() -> None:
    """pp1-robert-bruce: for 1 Blood, in anybody's turn, 1 Blood of a defender for his own; nobody else's."""
    two, three = Side(streets=["Robert Bruce"]), Side(streets=[["Loner", "Hope"], ["Adept"]], exhausted=["Hope"])
    with scene(Side(streets=["Bully"]), two, three, book=BOOK) as play:
        play.one("attack with Bully", "target Loner")
        play.two("activate Robert Bruce")
        assert play.offered == ["Loner", "Hope"]
        play.two("Hope")
        assert (of_colour(play, "Hope", 1), play.blood("Hope"), play.blood("Robert Bruce")) == (1, 4, 6)
        play.ends_asking(play.asked.asks)


# ---- Savage


@pytest.mark.parametrize(
    ("blood", "kind", "fear", "where"),
    [(4, "Physical", 1, "streets"), (2, "Social", 0, "streets"), (2, "Physical", 0, "torpor")],
)
def test_savage_frightens(blood: int, kind: str, fear: int, where: str) -> None:
    """pp1-savage: who becomes Wounded by his attack is exhausted and afraid; not who was so, nor who falls."""
    two = Side(streets=["Loner", "Hope"], blood={"Loner": blood}, exhausted=["Hope"])
    with scene(Side(streets=["Savage"]), two, book=BOOK) as play:
        play.one("attack with Savage", "target Loner", kind)
        assert (play.where("Loner"), play.g.fear[play.card("Loner")]) == (where, fear)
        assert play.is_ready("Loner") == (not fear)


@pytest.mark.parametrize(("party", "dealt"), [(["Loner", "Adept"], 1), (["Loner", "Adept", "Hope"], 2)])
def test_savage_among_many(party: list[str], dealt: int) -> None:
    """pp1-savage: 1 more against a party of 3."""
    with scene(Side(streets=["Savage"]), Side(streets=[party], exhausted=party), book=BOOK) as play:
        play.one("attack with Savage", "target Loner", "Social")
        assert play.blood("Loner") == 4 - dealt


# ---- Sirilla Rosselini


@pytest.mark.parametrize(
    ("answers", "blood"),
    [(("Adept", "Put 1 Blood on Adept"), 3), (("Adept", "Adept loses 1 Blood"), 1), (("no",), 2)],
)
def test_sirilla_rosselini(answers: tuple[str, ...], blood: int) -> None:
    """pp1-sirilla-rosselini: her first Ritual readies her, and gives or takes 1 Blood of one of hers, if she wants."""
    one = Side(haven=["Sirilla Rosselini", "Adept"], hand=["Rite"], blood={"Adept": 2})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Rite", "exhaust Sirilla Rosselini")
        play.one("pass", "blood of Sirilla Rosselini", "pass", *answers)
        assert (play.blood("Adept"), play.is_ready("Sirilla Rosselini")) == (blood, True)
