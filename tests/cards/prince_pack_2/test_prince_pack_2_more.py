"""More of Prince Pack 2: what is fetched, what was set aside, and who is readied for a defeat."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Setting, Side
from princes import BOOK
from support import RULEBOOK

KEONDRA = Side(haven=["Keondra"])

# ---- Fetch


def fetched(play: Play, *answers: str) -> tuple[str, str, int]:
    play.one("play Fetch", *answers)
    return play.where("Owl"), play.host("Owl"), play.g.prestige[0]


@pytest.mark.parametrize(("who", "price"), [("Banker", 2), ("Hope", 1)])
@pytest.mark.parametrize("said", ["yes: Fetch", "no"])
def test_fetch(who: str, price: int, said: str) -> None:
    """pp2-fetch: a card of a character in The Streets is burned, and for Prestige it is the acting character's."""
    one = Side(haven=[who], hand=["Fetch"])
    two = Side(streets=["Singer"], haven=["Grace"], attached={"Singer": ["Owl", "Office"], "Grace": ["Coat"]})
    with scene(one, two, book=BOOK) as play:
        found = fetched(play, said)
        taken = said != "no"
        assert found == (("attached", who, 5 - price) if taken else ("burned", "", 5))
        assert (play.host("Coat"), play.host("Office")) == ("Grace", "Singer")


def test_what_cannot_be_fetched_is_burned() -> None:
    """pp2-fetch: who has no room for it is not asked; there is nothing to fetch from characters at home."""
    one = Side(haven=["Hope"], hand=["Fetch"], attached={"Hope": ["Coat", "Tramp", "Brew"]})
    with scene(one, Side(streets=["Singer"], attached={"Singer": ["Owl"]}), book=BOOK) as play:
        assert fetched(play) == ("burned", "", 5)
    with scene(one, Side(haven=["Singer"], attached={"Singer": ["Owl"]}), book=BOOK) as play:
        assert play.refusal("play Fetch")


def test_what_attaches_to_nobody_is_not_fetched() -> None:
    """pp2-fetch: a card that lay face down on somebody is no attachment of its own."""
    one = Side(haven=["Hope"], hand=["Fetch"])
    two = Side(streets=["Mister F"], hand=["Awe"], library=["Awe", "Awe"])
    with scene(one, two, turn=1, book=BOOK) as play:
        end_turn(play, 1)
        play.two("Awe", *(["draw from Library"] * 2 if play.offered and "draw from Library" in play.offered else []))
        play.one("play Fetch")
        assert play.names(1, w.BURNED_PILE) == ["Awe"]


# ---- Yacine Kout


@pytest.mark.parametrize(("lot", "gone", "left"), [(1, "Awe", "Owl"), (2, "Owl", "Awe")])
def test_yacine_kout_leaves_discards_to_chance(lot: int, gone: str, left: str) -> None:
    """pp2-yacine-kout: whatever a player would discard from hand, for a cost or to mend, is drawn by lot."""
    one = Side(haven=["Hope"], torpor=["Sage"], hand=["Awe", "Owl"], blood={"Sage": 1})
    two = Side(haven=["Yacine Kout"], attached={"Yacine Kout": ["Coat", "Coat", "Coat"]})
    with scene(one, two, book=BOOK, setting=Setting(chance=[lot])) as play:
        play.one("pass action", "pass action", "end phase", "mend Sage", "discard Awe")
        assert (play.names(0, w.DISCARD), play.names(0, w.HAND)) == ([gone], [left])


@pytest.mark.parametrize("said", ["yes: Yacine Kout", "no"])
def test_yacine_kout_takes_what_is_discarded(said: str) -> None:
    """pp2-yacine-kout: a card that attaches itself may be his, at no cost; also one of his own player's."""
    one = Side(haven=["Hope"], torpor=["Sage"], hand=["Owl"], blood={"Sage": 1})
    with scene(one, Side(haven=["Yacine Kout"]), book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Sage")
        play.two(said)
        assert (play.where("Owl"), play.host("Owl")) == (
            ("attached", "Yacine Kout") if said != "no" else ("discard", "")
        )
        if play.is_asked(0, "mend"):
            play.one("pass")


def test_yacine_kout_takes_only_what_may_lie_on_him() -> None:
    """pp2-yacine-kout: no card that attaches to nobody, none that asks for more than he has, none beyond his room."""
    one = Side(haven=["Hope"], torpor=["Sage"], hand=["Awe"], blood={"Sage": 1})
    for card in ("Awe", "Cobra Form"):
        one.hand = [card]
        with scene(one, Side(haven=["Yacine Kout"]), book=BOOK) as play:
            play.one("pass action", "pass action", "end phase", "mend Sage")
            assert play.where(card) == "discard"
    one.hand = ["Owl"]
    full = Side(haven=["Yacine Kout"], attached={"Yacine Kout": ["Coat", "Brew", "Tramp"]})
    with scene(one, full, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Sage")
        assert play.where("Owl") == "discard"


# ---- B. Thorn


def succeeds(play: Play) -> None:
    """Nobody exerts anything, and everybody who is asked says YES."""
    while play.asked.asks in ("exert", "fist", "declare"):
        said = {"exert": "pass", "fist": "fist 0", "declare": "YES"}[play.asked.asks]
        play.answers(play.asked.seat, (said,))


def test_b_thorn() -> None:
    """pp2-b-thorn: +1 Influence for each Event out; the first Scheme that succeeds each turn brings one set aside.

    Its player alone looks at them, all at once, and must choose; it is resolved, and no Monster comes with it.
    """
    one = Side(haven=["B. Thorn", "Singer"], hand=["Prosperity", "Prosperity"], library=["Awe"] * 9)
    city = City(set_aside=["Walpurgis Night", "Midnight Curfew"], monster_deck=["The Swarm"])
    two = Side(haven=["Keondra"], library=["Greed"] * 9)
    with scene(one, two, city=city, book=BOOK) as play:
        assert play.value("B. Thorn", w.INFLUENCE) == 1
        play.one("play Prosperity", "exhaust Singer")
        succeeds(play)
        assert play.offered == ["Walpurgis Night", "Midnight Curfew"]
        assert (play.sees(0, "Midnight Curfew"), play.sees(1, "Midnight Curfew")) == (True, False)
        play.one("Walpurgis Night")
        assert (play.where("Walpurgis Night"), play.where("Midnight Curfew")) == ("streets", "box")
        assert not play.sees(0, "Midnight Curfew")
        assert play.g.stakes == [play.card("Walpurgis Night"), 0, 1]  # a token of hers is on it, as on any other
        assert play.value("B. Thorn", w.INFLUENCE) == 2
        assert play.names(w.CITY, w.MONSTER_DECK) == ["The Swarm"]
        play.one("play Prosperity")
        succeeds(play)
        assert play.is_asked(0, "act")  # the second one brings nothing


def test_b_thorn_needs_a_scheme_that_succeeds() -> None:
    """pp2-b-thorn: not one that fails, and not one of a foe's; of none set aside there is nothing to choose."""
    one = Side(haven=["B. Thorn"], hand=["Prosperity"], library=["Awe"] * 9)
    two = Side(haven=["Keondra"], hand=["Prosperity"], library=["Greed"] * 9, prestige=9)
    with scene(one, two, city=City(set_aside=["Walpurgis Night"]), book=BOOK) as play:
        play.one("play Prosperity", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 8", "NO")
        assert play.where("Walpurgis Night") == "box"
    with scene(one, two, city=City(set_aside=["Walpurgis Night"]), turn=1, book=BOOK) as play:
        play.two("play Prosperity")
        succeeds(play)
        assert play.where("Walpurgis Night") == "box"
    with scene(one, two, book=BOOK) as play:
        play.one("play Prosperity")
        succeeds(play)


def test_b_thorns_event_is_resolved() -> None:
    """pp2-b-thorn: one that is not Ongoing is burned when it is resolved."""
    one = Side(haven=["B. Thorn"], hand=["Prosperity"], library=["Awe"] * 9)
    city = City(set_aside=["Midnight Curfew"], streets=["Butcher"])
    with scene(one, Side(haven=["Keondra"], library=["Greed"] * 9), city=city, book=RULEBOOK) as play:
        play.one("play Prosperity")
        succeeds(play)
        play.one("Midnight Curfew")
        assert (play.where("Midnight Curfew"), play.where("Butcher")) == ("burned", "library")


# ---- Brother Jason


def jason(*victims: str) -> tuple[Side, Side]:
    one = Side(haven=["Brother Jason", "Hope", *victims], blood={"Brother Jason": 5, "Hope": 3})
    one.exhausted = ["Hope"]
    return one, Side(streets=["Bully"])


def test_brother_jason_readies_somebody_for_a_defeat() -> None:
    """pp2-brother-jason: 1 Blood off one of the coterie; if another loses the last by it, somebody may be readied."""
    one, two = jason("Singer")
    one.blood["Singer"] = 1
    with scene(one, two, book=BOOK) as play:
        play.one("activate Brother Jason", "Brother Jason", "Singer")
        assert (play.blood("Brother Jason"), play.where("Singer")) == (4, "torpor")
        assert "Hope" in play.offered and "no" in play.offered
        play.one("Hope")
        assert play.is_ready("Hope")


@pytest.mark.parametrize("said", ["Hope", "no"])
def test_brother_jason_waits_for_the_defeat(said: str) -> None:
    """pp2-brother-jason: whenever in this turn that character is defeated; and one may decline."""
    one, two = jason()
    one.streets, one.haven = [["Singer"]], ["Brother Jason", "Hope"]
    one.blood["Singer"] = 2
    with scene(one, two, turn=1, book=BOOK) as play:
        play.two("attack with Bully", "target Singer")
        play.one("activate Brother Jason", "Hope", "Singer")
        assert (play.blood("Singer"), play.blood("Hope")) == (1, 2)
        play.two("Physical")
        play.one(said)
        assert (play.where("Singer"), play.is_ready("Hope")) == ("torpor", said == "Hope")


def test_brother_jason_watches_one_for_one_turn() -> None:
    """pp2-brother-jason: nobody is readied for another's defeat, for one in a later turn, or if no Blood is removed."""
    one, two = jason()
    one.streets, one.haven = [["Singer"], ["Adept"]], ["Brother Jason", "Hope"]
    one.blood |= {"Singer": 2, "Adept": 1}
    with scene(one, two, turn=1, book=BOOK) as play:
        play.two("attack with Bully", "target Adept")
        play.one("activate Brother Jason", "Hope", "Singer")
        play.two("Physical")
        assert (play.where("Adept"), play.is_ready("Hope")) == ("torpor", False)
        end_turn(play, 1)
    with scene(one, two, book=BOOK) as play:
        play.one("activate Brother Jason", "Hope", "Singer", "pass action", "pass action", "end phase")
        assert play.g.delayed == []
    with scene(one, two, book=BOOK) as play:
        play.one("activate Brother Jason", "Hope", "no")
        assert (play.blood("Singer"), play.blood("Hope")) == (2, 2)
