"""Events of Conclave, in The Streets."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.cards.conclave_22 import SET
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from primogen.rivals.terms import agreed_in, terms_offered
from primogen.text.languages import EN


def test_call_the_roll() -> None:
    """c22-call-the-roll: +1 Influence for all in The Streets, whosever they are; nobody at home."""
    one, two = Side(streets=["Adept"], haven=["Hope"], leader="Hope"), Side(streets=["Loner"], haven=["Keondra"])
    found: list[list[int]] = []
    for streets in ([], ["Call the Roll"]):
        with scene(one, two, city=City(streets=streets), book=BOOK) as play:
            found.append([play.value(name, w.INFLUENCE) for name in ("Adept", "Loner", "Hope", "Keondra")])
    assert [after - before for before, after in zip(*found, strict=True)] == [1, 1, 0, 0]


def test_enter_elysium() -> None:
    """c22-enter-elysium: +1 Secrecy for all characters, wherever they are."""
    one, two = Side(streets=["Adept"], haven=["Hope"]), Side(streets=["Loner"], haven=["Keondra", "Sage"])
    with scene(one, two, city=City(streets=["Enter Elysium"]), book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Adept", "Hope", "Loner", "Sage")] == [1, 1, 1, 1]


def test_new_blood() -> None:
    """c22-new-blood: 2 Prestige for the first recruit of each turn, whosever turn it is; none for the second."""
    one = Side(haven=["Hope"], hand=["Weakling", "Wendy"], library=["Awe"] * 9)
    two = Side(haven=["Keondra"], hand=["Judas"], library=["Awe"] * 9)
    with scene(one, two, city=City(streets=["New Blood"]), book=BOOK) as play:
        before = play.g.prestige[0]
        play.one("recruit Weakling")
        first = play.g.prestige[0] - before
        play.one("recruit Wendy")
        assert (first, play.g.prestige[0] - before - first) == (2 - 1, -1)  # each costs 1
        end_turn(play, 0)
        play.two("recruit Judas")
        assert play.g.prestige[1] == 5 + 2 - 2
        play.ends_asking(play.asked.asks)


# ---- Antagonists


MARKSMAN = "BOPE-RJ: Marksman"


@pytest.mark.parametrize(("streets", "prevented"), [([], True), (["Crack Shot"], False)])
def test_crack_shot(streets: list[str], prevented: bool) -> None:
    """c22-crack-shot: a Vagrant does not help against Antagonists; against anybody else it does."""
    one = Side(haven=["Adept"], attached={"Adept": ["hah-vagrant"]})
    with scene(one, Side(haven=["Keondra"]), city=City(streets=[*streets, MARKSMAN]), book=BOOK) as play:
        play.one("move out")
        assert play.offers("yes: Vagrant") == prevented
        play.one(*["yes: Vagrant"] * prevented)
        assert play.blood("Adept") == 4 - (not prevented)
    with scene(one, Side(streets=["Bully"]), city=City(streets=streets), turn=1, book=BOOK) as play:
        play.two("attack with Bully", "Physical")
        play.one("yes: Vagrant")
        assert play.blood("Adept") == 4 - (4 - 1 - 1)


def test_show_of_force() -> None:
    """c22-show-of-force: it stays until an Antagonist is defeated, which is burned and not discarded; then it burns."""
    with scene(Side(streets=["Brute"]), Side(haven=["Keondra"]),
               city=City(streets=["Show of Force", MARKSMAN, "hah-vagrant"]), book=BOOK) as play:  # fmt: skip
        play.one("attack with Brute", "target Vagrant", "Physical", "burn Vagrant")
        assert play.where("Show of Force") == "streets"
        end_turn(play, 0)
        end_turn(play, 1)
        play.one("move out", "attack with Brute", f"target {MARKSMAN}", "Physical")
        assert (play.where(MARKSMAN), play.where("Show of Force")) == ("burned", "burned")


def test_show_of_force_bears_no_token() -> None:
    """c22-show-of-force: nobody's token is placed on it as it comes."""
    sides = Side(haven=["Hope"]), Side(haven=["Keondra"])
    with scene(*sides, city=City(deck=["Show of Force"]), phase="beginning", book=BOOK) as play:
        assert (play.where("Show of Force"), play.g.stakes) == ("streets", [])


# ---- tokens


def test_offer_of_help() -> None:
    """c22-offer-of-help: each player may put 1 Blood or 1 Prestige on a card of theirs, or nothing."""
    one = Side(haven=["Hope"], blood={"Hope": 2}, ongoing=["Rite"])
    two = Side(haven=["Keondra"], torpor=["Adept"], blood={"Adept": 1})
    three = Side(haven=["Magus"])
    with scene(one, two, three, city=City(deck=["Offer of Help"]), phase="beginning", book=BOOK) as play:
        assert not play.offers("Keondra")
        play.one("Rite", "Put 1 Blood on Rite")
        play.two("Adept", "Put 1 Prestige from your general supply on Adept")
        play.answers(2, ("no",))
        assert (play.blood("Rite"), play.blood("Adept"), play.where("Offer of Help")) == (1, 1, "burned")
        assert play.g.stakes == [play.card("Adept"), 1, 1]
        assert play.g.prestige == [5, 5, 5]


def test_purge_the_old_guard() -> None:
    """c22-purge-the-old-guard: 1 Agenda on whoever has the highest BP of all, several if equal; not in torpor."""
    one = Side(haven=["Keondra", "Weakling"])
    two = Side(haven=["Adept", "Chiara"], torpor=["Illona"], blood={"Illona": 1})
    for others, marked in ((two, ["Chiara"]), (Side(haven=["Anita"]), ["Keondra", "Anita"])):
        with scene(one, others, city=City(deck=["Purge the Old Guard"]), phase="beginning", book=BOOK) as play:
            found = [play.g.face(card).name for card in range(play.g.handles()) if play.g.agenda_on[card]]
            assert found == marked


# ---- abilities of the city


@pytest.mark.parametrize(("tired", "gained"), [(["Hope"], 1), (["Hope", "Adept", "Magus"], 3)])
def test_opening_ceremonies(tired: list[str], gained: int) -> None:
    """c22-opening-ceremonies: up to 3 characters exhaust, for 1 Prestige each; whosever turn it is may use it, once."""
    one = Side(haven=["Hope", "Adept", "Magus", "Novice"])
    sides = one, Side(haven=["Keondra"])
    with scene(*sides, city=City(streets=["Opening Ceremonies"]), book=BOOK) as play:
        play.one("activate Opening Ceremonies", *tired, *["done"] * (gained < 3))
        assert play.g.prestige[0] == 5 + gained
        assert [play.is_ready(name) for name in one.haven] == [name not in tired for name in one.haven]
        assert not play.offers("activate Opening Ceremonies")
        play.ends_asking("act")


def test_to_absent_friends() -> None:
    """c22-to-absent-friends: each character of the coterie once a turn, the very Blood, but not the last."""
    one = Side(haven=["Hope", "Adept", "Weakling"], torpor=["Magus"], blood={"Magus": 1})
    two = Side(haven=["Keondra"], torpor=["Novice"], blood={"Novice": 1})
    with scene(one, two, city=City(streets=["To Absent Friends"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Adept"), 1, 4)
        play.one("activate To Absent Friends")
        assert play.offered == ["Hope", "Adept"]  # Weakling has but 1
        play.one("Adept", "Magus")
        assert (play.blood("Adept"), play.blood("Magus")) == (3, 2)
        assert blood_of_colour(play.g, play.card("Magus"), 1) == 1
        play.one("activate To Absent Friends", "Novice")  # Hope alone is left
        assert (play.blood("Novice"), blood_of_colour(play.g, play.card("Novice"), 0)) == (2, 1)
        assert not play.offers("activate To Absent Friends")
        end_turn(play, 0)
        assert play.offers("activate To Absent Friends")
        play.ends_asking("act")


# ---- with a city


def test_conclave_may_be_added_to_any_city() -> None:
    """Its Events are shuffled into whatever city the table plays in, from September 2022 on."""
    book = agreed_in({}).book
    assert set(book.city_deck("rio+conclave")) - set(book.city_deck("rio")) == {card.key for card in SET.cards}
    values = {value.key for term in terms_offered({}, EN) for value in term.values}
    assert {"rio", "rio+conclave", "san-francisco+conclave"} <= values
    assert "conclave" not in " ".join(agreed_in({"edition": "2022-06"}).book.city_names())
