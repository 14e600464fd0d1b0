"""Forms of Fang & Talon, and what speaks of them, played."""

from __future__ import annotations

import pytest

from packs import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side

SAGE = Side(streets=["Sage"])  # with 6 Blood and 1 of each attribute
STATS = (w.BLOOD_POTENCY, w.PHYSICAL, w.SOCIAL, w.MENTAL)


def rage(play: Play, name: str) -> int:
    return play.g.rage[play.card(name)]


def form_of(play: Play, name: str) -> list[str]:
    return [play.g.face(card).name for card in play.g.attachments(play.card(name))]


@pytest.mark.parametrize(
    ("form", "price", "mended", "stats"),
    [("Crinos", 2, 2, [7, 3, 0, 0]), ("Glabro", 1, 1, [6, 2, 1, 1]), ("Hispo", 1, 1, [5, 2, 0, 1])],
)
def test_a_form_is_taken_for_rage(form: str, price: int, mended: int, stats: list[int]) -> None:
    """fat-crinos, fat-glabro, fat-hispo: what each costs, mends and makes of a werewolf of 5 and 1, 1, 1."""
    one = Side(haven=["Alpha", "Keondra"], rage={"Alpha": 3}, blood={"Alpha": 2})
    with scene(one, SAGE, book=BOOK) as play:
        play.one(f"activate {form}")
        assert (rage(play, "Alpha"), play.blood("Alpha"), form_of(play, "Alpha")) == (3 - price, 2 + mended, [form])
        assert [play.value("Alpha", stat) for stat in STATS] == stats


def test_forms_are_for_werewolves_with_rage() -> None:
    """fat-glabro: nobody else takes one, and nobody without Rage."""
    with scene(Side(haven=["Alpha", "Sage"], rage={"Sage": 3}), Side(streets=["Brute"]), book=BOOK) as play:
        assert not [each for each in play.offered if each.startswith("activate")]


def test_several_are_in_one_form_and_nobody_in_two() -> None:
    """fat-glabro: there are as many as are asked for; who is in a Form leaves it before taking another."""
    one = Side(haven=["Alpha", "Howler"], rage={"Alpha": 3, "Howler": 1}, blood={"Alpha": 4})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("activate Glabro", "Alpha", "activate Glabro")
        assert [form_of(play, name) for name in ("Alpha", "Howler")] == [["Glabro"], ["Glabro"]]
        assert not play.offers("activate Crinos")
        play.one("detach Glabro")
        assert (form_of(play, "Alpha"), play.blood("Alpha")) == ([], 5)
        play.one("activate Hispo")
        assert (form_of(play, "Alpha"), play.g.pile(0, w.BURNED_PILE), play.g.pile(0, w.DISCARD)) == (["Hispo"], (), ())


def test_a_form_is_left_in_torpor() -> None:
    """fat-glabro: whoever is defeated is in none; it can be taken again."""
    two = Side(streets=["Howler"], haven=["Seer"], attached={"Howler": ["Glabro"]}, blood={"Howler": 1})
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Howler", "Social")
        assert (play.where("Howler"), form_of(play, "Howler"), play.g.pile(1, w.DISCARD)) == ("torpor", [], ())


@pytest.mark.parametrize(("form", "mends"), [("Glabro", True), ("Hispo", True), ("Crinos", False)])
def test_glabro_and_hispo_mend(form: str, mends: bool) -> None:
    """fat-glabro, fat-hispo: 1 Blood for 1 Rage, once a turn."""
    one = Side(haven=["Alpha"], attached={"Alpha": [form]}, rage={"Alpha": 3}, blood={"Alpha": 2})
    with scene(one, SAGE, book=BOOK) as play:
        offered = [each for each in play.offered if each.startswith(f"activate {form}")]
        assert len(offered) == mends
        if mends:
            play.one(*offered)
            assert (play.blood("Alpha"), rage(play, "Alpha")) == (3, 2)


@pytest.mark.parametrize(("left", "stays"), [(3, True), (2, False)])
def test_crinos_lives_on_rage(left: int, stays: bool) -> None:
    """fat-crinos: before the Action Phase it is left with less than 3 Rage, and Blood beyond what there is room for."""
    one = Side(haven=["Alpha"], attached={"Alpha": ["Crinos"]}, rage={"Alpha": left}, blood={"Alpha": 7})
    with scene(one, SAGE, phase="beginning", city=City(deck=["Vagrant"]), book=BOOK) as play:
        assert (form_of(play, "Alpha") == ["Crinos"], play.blood("Alpha")) == (stays, 7 if stays else 5)


def test_crinos_strikes_again() -> None:
    """fat-crinos: for 2 Rage the attacker readies, and the defender is in Fear."""
    one = Side(streets=["Alpha"], attached={"Alpha": ["Crinos"]}, rage={"Alpha": 2})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Alpha", "Physical", "activate Crinos")
        assert (play.is_ready("Alpha"), play.g.fear[play.card("Sage")], rage(play, "Alpha")) == (True, 1, 0)


@pytest.mark.parametrize(("hand", "aggravated"), [([], True), (["Swipe"], False)])
def test_hispo_bites(hand: list[str], aggravated: bool) -> None:
    """fat-hispo: without an Attack card 1 Aggravated Damage more for 1 Rage."""
    one = Side(streets=["Alpha"], attached={"Alpha": ["Hispo"]}, rage={"Alpha": 1}, hand=hand)
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Alpha", "Physical", *[f"place {card}" for card in hand])
        bites = [each for each in play.offered if each.startswith("activate Hispo")]
        assert (bites != []) == aggravated
        play.one(*bites[-1:])
        assert play.blood("Sage") == 6 - (2 - 1) - 1
        assert rage(play, "Alpha") == 1 - aggravated


@pytest.mark.parametrize(("borne", "answer", "dealt"), [([], "no", 1), (["Glabro"], "no", 3), (["Glabro"], "yes", 4)])
def test_sink_your_teeth(borne: list[str], answer: str, dealt: int) -> None:
    """fat-sink-your-teeth: 1 more in a Form (and Glabro's own), 1 more for 1 Rage."""
    one = Side(streets=["Alpha"], attached={"Alpha": borne}, rage={"Alpha": 1}, hand=["Sink Your Teeth"])
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Alpha", "Physical", "place Sink Your Teeth")
        play.one("yes: Sink Your Teeth" if answer == "yes" else "no", *["pass"] * (not borne))
        assert play.blood("Sage") == 6 - dealt


def test_the_culling() -> None:
    """fat-the-culling: 1 more for each of the party in a Form, and for nobody else."""
    one = Side(streets=[["Alpha", "Howler", "Judge"], ["Seer"]], hand=["The Culling"])
    one.attached = {name: ["Hispo"] for name in ("Howler", "Judge", "Seer")}
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Alpha", "Physical", "place The Culling")
        assert play.blood("Sage") == 6 - (1 + 2 + 2 - 1)


@pytest.mark.parametrize(
    ("forms", "gained"),
    [([], 0), (["Glabro"], 1), (["Glabro", "Glabro", "Hispo"], 1), (["Glabro", "Crinos", "Hispo"], 2)],
)
def test_shapes_of_death(forms: list[str], gained: int) -> None:
    """fat-shapes-of-death: 1 Agenda with anybody in a Form, 2 with three in three."""
    names = ["Alpha", "Howler", "Judge"]
    one = Side(haven=names, agenda_card="Shapes of Death", rage=dict.fromkeys(names, 3))
    one.attached = {name: [form] for name, form in zip(names, forms, strict=False)}
    with scene(one, SAGE, phase="beginning", city=City(deck=["Vagrant"]), book=BOOK) as play:
        assert play.g.agenda[0] == gained


@pytest.mark.parametrize(("answer", "cards", "rages"), [("Draw", 1, [0, 0]), ("Put", 0, [1, 0])])
def test_lucas_batista_leads_out(answer: str, cards: int, rages: list[int]) -> None:
    """fat-lucas-batista: as he moves out, a card, or 1 Rage for each of the others with him."""
    one = Side(haven=["Lucas Batista", "Alpha", "Howler"], library=["Swipe"])
    with scene(one, SAGE, book=BOOK) as play:
        play.one("move out", "move Lucas Batista", "move Alpha")
        play.one(*["done"] * play.offers("done"))
        play.one(next(each for each in play.offered if each.startswith(answer)))
        assert (len(play.g.hand(0)), [rage(play, name) for name in ("Alpha", "Howler")]) == (cards, rages)
        assert rage(play, "Lucas Batista") == 0


@pytest.mark.parametrize(("borne", "influence"), [([], 1), (["Glabro"], 2)])
def test_lucas_batista_in_a_form(borne: list[str], influence: int) -> None:
    """fat-lucas-batista: 1 Influence more in a Form, beside the Leader's own."""
    with scene(Side(haven=["Lucas Batista"], attached={"Lucas Batista": borne}), SAGE, book=BOOK) as play:
        assert play.value("Lucas Batista", w.INFLUENCE) == influence
