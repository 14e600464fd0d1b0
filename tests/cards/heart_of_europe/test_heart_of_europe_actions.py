"""Action cards, Traps and Influence Modifiers of Heart of Europe."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.kernel.decisions import verb_of
from primogen.rivals.rules import words as w
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])

# ---- Schemes and Influence


def test_prosperity() -> None:
    """hoe-prosperity: everybody draws 4, if the table agrees."""
    one = Side(haven=["Muse"], hand=["Prosperity"], library=["Awe"] * 9)
    for said, drawn in (("YES", 4), ("NO", 0)):
        with scene(one, Side(haven=["Keondra"], library=["Greed"] * 9, prestige=9), book=BOOK) as play:
            play.one("play Prosperity", "pass", "fist 0")
            play.two("exert Keondra", "pass", "fist 8", said)
            assert [len(play.names(seat, w.HAND)) for seat in (0, 1)] == [drawn, drawn]


@pytest.mark.parametrize(("said", "fear"), [("NO", 1), ("YES", 0)])
def test_bad_optics(said: str, fear: int) -> None:
    """hoe-bad-optics: 2 Influence; if the Scheme is lost, Fear for somebody with a 'No Influence' token, exhausted."""
    one = Side(haven=["Muse"], hand=["Prosperity", "Bad Optics"], library=["Awe"] * 9)
    two = Side(haven=["Keondra", "Hope"], library=["Greed"] * 9, prestige=9)
    with scene(one, two, book=BOOK) as play:
        play.one("play Prosperity", "place Bad Optics", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 8", said)
        assert (play.g.fear[play.card("Keondra")], play.is_ready("Keondra")) == (fear, not fear)
        assert play.g.fear[play.card("Hope")] == 0


@pytest.mark.parametrize(("said", "drawn"), [("NO", 1), ("YES", 0)])
def test_wild_ranting(said: str, drawn: int) -> None:
    """hoe-wild-ranting: 3 Influence; on the losing side, somebody draws 1 card."""
    one = Side(haven=["Banker"], hand=["Greed"], library=["Awe"] * 3)
    two = Side(haven=["Keondra"], hand=["Wild Ranting"], library=["Majesty"] * 3)
    with scene(one, two, book=BOOK) as play:
        play.one("play Greed", "exert Banker", "pass", "fist 4")
        play.two("place Wild Ranting", "pass", "fist 0", said)
        if drawn:
            play.two("Two")
        assert play.names(1, w.HAND) == ["Majesty"] * drawn


def test_bank_error_in_your_favor() -> None:
    """hoe-bank-error-in-your-favor, R226-PLY-07: with 2 Prestige, 3 cards for a foe who did not contribute."""
    one = Side(haven=["Seer"], face_down={"Bank Error In Your Favor": 2})
    two = Side(haven=["Keondra"], library=["Awe"] * 9)
    with scene(one, two, Side(haven=["Hope"]), book=BOOK) as play:
        play.one("reveal Bank Error In Your Favor", "Two")
        assert play.names(1, w.HAND) == ["Awe"] * 3
    with scene(Side(haven=["Seer"], face_down={"Bank Error In Your Favor": 1}), two, book=BOOK) as play:
        assert play.refusal("reveal Bank Error In Your Favor")


def test_whip_of_the_primogen() -> None:
    """hoe-whip-of-the-primogen: +1 Influence for each Presence; frees one of its clan at the end of the turn."""
    one = Side(haven=["Muse", "Maia", "Hope"], attached={"Muse": ["Whip of the Primogen"]}, leader="Hope",
               no_influence=["Maia", "Hope"])  # fmt: skip
    with scene(one, KEONDRA, book=BOOK) as play:
        with scene(Side(haven=["Hope", "Muse"]), KEONDRA, book=BOOK) as without:
            assert play.value("Muse", w.INFLUENCE) == without.value("Muse", w.INFLUENCE) + 2
        end_turn(play, 0)
        assert [play.g.no_influence[play.card(name)] for name in ("Maia", "Hope")] == [0, 1]


def test_the_whip_has_a_price() -> None:
    """hoe-whip-of-the-primogen: 2 Influence; one for each player."""
    with scene(Side(haven=["Muse"], hand=["Whip of the Primogen"]), KEONDRA, book=BOOK) as play:
        play.one("play Whip of the Primogen", "exert Muse", "1")
        assert (play.host("Whip of the Primogen"), play.g.prestige[0]) == ("Muse", 4)


# ---- Traps


@pytest.mark.parametrize(("on_it", "left"), [(1, 3), (3, 1)])
def test_blood_poisoning(on_it: int, left: int) -> None:
    """hoe-blood-poisoning, R226-PLY-08: 1 Blood for each Prestige on it, of a foe's who has attached a Retainer."""
    two = Side(haven=["Lurker"], face_down={"Blood Poisoning": on_it})
    one = Side(streets=["Brute", "Bully"])
    with scene(one, two, city=City(streets=["Bartender"]), book=BOOK) as play:
        play.one("attack with Brute", "target Bartender", "Physical")
        play.two("pass")
        play.one("attach Bartender")
        play.two("spring Blood Poisoning")
        assert (play.blood("Brute"), play.where("Blood Poisoning")) == (left, "discard")
        assert play.g.stakes == []


def test_nobody_to_poison() -> None:
    """hoe-blood-poisoning: it needs one who has attached a Retainer, and Obfuscate in the coterie."""
    one = Side(streets=["Brute"], attached={"Brute": ["Maid"]})
    with scene(one, Side(haven=["Lurker"], face_down={"Blood Poisoning": 1}), book=BOOK) as play:
        play.one("attack with Brute", "Physical")
        assert play.offered == ["pass"]
        play.two("pass", "pass")


@pytest.mark.parametrize(("said", "left"), [("spring Off Limits", 4), ("pass", 1)])
def test_off_limits(said: str, left: int) -> None:
    """hoe-off-limits: +2 Shields for each Prestige on it, for whoever is attacked in The Streets, also a foe's."""
    one = Side(haven=["Lurker"], face_down={"Off Limits": 2})
    with scene(one, Side(streets=["Bully"]), Side(streets=["Hope"]), turn=1, book=BOOK) as play:
        play.two("attack with Bully", "target Hope", "Physical")
        play.one(said)
        assert play.blood("Hope") == left
        play.ends_asking(play.asked.asks)


def test_off_limits_only_out_there() -> None:
    """hoe-off-limits, R229-CRD-148: nobody at home, and no attacker who is struck by a Reaction."""
    one = Side(haven=["Lurker", "Hope"], face_down={"Off Limits": 2})
    with scene(one, Side(streets=["Bully"]), turn=1, book=BOOK) as play:
        play.two("attack with Bully", "target Hope", "Physical")
        play.one("pass")
        assert play.is_asked(0, "spring")
        assert play.offered == ["pass"]
        play.one("pass")
        play.ends_asking(play.asked.asks)


def test_off_limits_shields_a_mortal() -> None:
    """hoe-off-limits, R229-CRD-148: a Mortal that is attacked is harder to defeat."""
    one = Side(haven=["Lurker"], face_down={"Off Limits": 1})
    for said, place in (("spring Off Limits", "streets"), ("pass", "burned")):
        with scene(one, Side(streets=["Bully"]), city=City(streets=["Bartender"]), turn=1, book=BOOK) as play:
            play.two("attack with Bully", "target Bartender", "Physical")
            play.one(said)
            if place == "burned":
                play.two("burn Bartender")
                play.one("pass")
            assert play.where("Bartender") == place
            play.ends_asking(play.asked.asks)


def test_spiders() -> None:
    """hoe-spiders: a Fear token on a foe's character that has made an attack this turn; at any time, asked or not."""
    one = Side(haven=["Lurker"], face_down={"Spiders": 1})
    with scene(one, Side(streets=[["Bully"], ["Hope"]]), Side(haven=["Keondra"]), turn=1, book=BOOK) as play:
        play.two("attack with Bully", "target Keondra", "Physical")
        play.one("pass", "pass")
        assert play.is_asked(1, "act")
        play.interjects(0, "spring Spiders")
        assert [play.g.fear[play.card(name)] for name in ("Bully", "Hope")] == [1, 0]
        play.ends_asking("act")


def test_spiders_need_somebody_who_attacked() -> None:
    """hoe-spiders, RV-TRAP-06: nobody has attacked yet; and in no End Phase."""
    one = Side(haven=["Lurker"], face_down={"Spiders": 1})
    with scene(one, Side(streets=["Bully"]), turn=1, book=BOOK) as play:
        assert w.SPRING not in [verb_of(option) for option in play.g.interjections(0)]
        play.ends_asking("act")


# ---- Unhosted Actions


def test_blood_transfusion() -> None:
    """hoe-blood-transfusion: 1 Blood of your colour on whom your attacks do not defeat."""
    one = Side(streets=[["Mirror"], ["Warlock"]], ongoing=["Blood Transfusion"])
    with scene(one, Side(haven=["Meek"]), book=BOOK) as play:
        play.one("attack with Mirror", "Physical")
        assert (play.blood("Meek"), play.g.foreign) == (2, [play.card("Meek"), 0, 1])
    with scene(one, Side(haven=["Meek", "Lamb"], blood={"Meek": 1}), book=BOOK) as play:
        play.one("attack with Mirror", "target Meek", "Physical")
        play.two("pass")
        assert (play.where("Meek"), play.g.foreign) == ("torpor", [])


@pytest.mark.parametrize(("party", "left"), [(["Meek"], 3), (["Meek", "Hope"], 2)])
def test_lone_wolf_at_bay(party: list[str], left: int) -> None:
    """hoe-lone-wolf: +1 Shield for who is alone, in turns of others."""
    two = Side(streets=[party], haven=["Keondra"], leader="Keondra", ongoing=["Lone Wolf"])
    with scene(Side(streets=["Mirror"]), two, book=BOOK) as play:
        play.one("attack with Mirror", "target Meek", "Physical")
        if len(party) > 1:
            play.two("pass")
        assert (play.blood("Meek"), play.value("Meek", w.SHIELD)) == (left, 1 if len(party) == 1 else 0)
    with scene(two, KEONDRA, book=BOOK) as play:
        assert play.value("Meek", w.SHIELD) == 0


@pytest.mark.parametrize(("party", "left"), [(["Mirror"], 2), (["Mirror", "Hope"], 3)])
def test_lone_wolf_hunting(party: list[str], left: int) -> None:
    """hoe-lone-wolf: who attacks alone takes a Shield off the target."""
    two = Side(haven=["Meek"], attached={"Meek": ["Nun"]})
    with scene(Side(streets=[party], ongoing=["Lone Wolf"]), two, book=BOOK) as play:
        play.one("attack with Mirror", "Physical")
        assert play.blood("Meek") == left


def test_royal_bling() -> None:
    """hoe-royal-bling: 1 Agenda on each of the coterie that has a Title, at the start of the turn."""
    two = Side(haven=["Magnate", "Hope"], ongoing=["Royal Bling"], attached={"Hope": ["Office"]})
    with scene(KEONDRA, two, book=BOOK) as play:
        end_turn(play, 0)
        assert [play.g.agenda_on[play.card(name)] for name in ("Magnate", "Hope")] == [0, 1]


# ---- Withering Spirit


@pytest.mark.parametrize(("said", "left", "wraiths"), [("no", 1, 2), ("yes: Withering Spirit", 2, 1)])
def test_withering_spirit(said: str, left: int, wraiths: int) -> None:
    """hoe-withering-spirit, R229-CRD-161: 1 Damage for each wraith and each Curse; Aggravated for a wraith burned.

    That one is not counted, and leaves the game with its Retainer.
    """
    one = Side(haven=["Necromancer", "Hope"], hand=["Withering Spirit"], wraiths=["Shade", "Moth"],
               curses={"Meek": ["Coat"]})  # fmt: skip
    with scene(one, Side(haven=["Meek"]), city=City(burned=["Bartender", "Butcher"]), book=BOOK) as play:
        for name in ("Necromancer", "Hope"):
            create_wraith(play.g, 0, play.card(name))
        play.ask_again()
        play.one("play Withering Spirit", "Meek", said)
        if wraiths == 1:
            play.one(play.offered[0])
        assert play.blood("Meek") == left
        tokens = [card for card in play.g.pile(w.CITY, w.ATTACHED) if play.g.kind(card) == w.WRAITH]
        assert (len(tokens), len(play.names(w.CITY, w.UNUSED))) == (wraiths, 2 - wraiths)
