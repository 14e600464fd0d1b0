"""Havens from outside the game, stashes, and what else Heart of Europe keeps at hand."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.kernel.decisions import number_of
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side

KEONDRA = Side(haven=["Keondra"])
TOWER, STATION, CASTLE = "Haven - The Guard Tower", "Haven - Old Rail Station", "Haven - The Castle"


def havens_offered(play: Play) -> list[str]:
    return [play.g.pool.cards[number_of(option)].name for option in play.asked.options]


def choose(play: Play, seat: int, name: str) -> None:
    play.answers(seat, (play.offered[havens_offered(play).index(name)],))


def test_property_developer() -> None:
    """hoe-property-developer, R229-CRD-129, -130: 1 Prestige for a Haven on the Leader, with its Leader Ability only.

    Not another copy of one's own; one that a foe has may be chosen, but no Hideout of Hunters.
    """
    one = Side(haven=["Banker", "Hope"], hand=["Property Developer"], haven_card=STATION, exhausted=["Hope"])
    with scene(one, Side(haven=["Keondra"], haven_card=CASTLE), book=BOOK) as play:
        play.one("play Property Developer")
        assert STATION not in havens_offered(play)
        assert {TOWER, CASTLE} <= set(havens_offered(play))
        assert all(play.g.pool.cards[number_of(option)].decks & w.VAMPIRES for option in play.asked.options)
        choose(play, 0, TOWER)
        assert (play.host(TOWER), play.g.prestige[0]) == ("Banker", 4)
        assert play.value("Hope", w.SECRECY) == 1  # of the active one still
        play.one("pass action", "end phase")
        assert play.is_asked(0, "target")  # the Tower readies somebody
        play.one("Banker")
        assert play.is_ready("Banker")


def test_borek_wagner_is_shown_two() -> None:
    """hoe-borek-wagner, R229-CRD-129, -150: two Havens, of which the Rival chooses; in the first turn only.

    As with Property Developer: not another copy of one's own, and one that a foe has may be chosen.
    """
    two = Side(haven=["Hope", "Borek Wagner"], haven_card=STATION, turns_taken=0)
    with scene(KEONDRA, two, Side(haven=["Grace"]), book=BOOK) as play:
        end_turn(play, 0)
        assert STATION not in havens_offered(play)
        choose(play, 1, TOWER)
        assert TOWER not in havens_offered(play)
        choose(play, 1, CASTLE)
        assert (play.asked.seat, havens_offered(play)) == (2, [TOWER, CASTLE])
        choose(play, 2, CASTLE)
        assert (play.host(CASTLE), play.value("Borek Wagner", w.SECRECY)) == ("Borek Wagner", 1)  # of the Station alone
    with scene(KEONDRA, Side(haven=["Borek Wagner"]), book=BOOK) as play:
        end_turn(play, 0)
        assert play.is_asked(1, "act")


@pytest.mark.parametrize("leader", ["Hope", "Borek Wagner"])
def test_his_haven_speaks_of_him(leader: str) -> None:
    """hoe-borek-wagner, R229-CRD-130: its Leader Ability is his, leading or not, and means him; nothing else counts."""
    camp = "Haven - Campsite"  # +1 Secrecy at home for everybody, and for "your Leader"
    one = Side(haven=["Hope", "Borek Wagner"], leader=leader, attached={"Borek Wagner": [camp]})
    with scene(one, KEONDRA, book=BOOK) as play:
        assert (play.value("Borek Wagner", w.SECRECY), play.value("Hope", w.SECRECY)) == (1, 0)
        assert "activate Haven - Campsite" in play.offered


def test_who_else_bears_a_haven_has_nothing_of_it() -> None:
    """hoe-borek-wagner, RV-HAVEN-08: on anybody else but the Leader it is only a card; in torpor it is no use."""
    camp = "Haven - Campsite"
    with scene(Side(haven=["Grace", "Hope"], attached={"Hope": [camp]}), KEONDRA, book=BOOK) as play:
        assert play.value("Hope", w.SECRECY) == 0
        assert "activate Haven - Campsite" not in play.offered
    one = Side(haven=["Grace"], torpor=["Borek Wagner"], attached={"Borek Wagner": [camp]}, blood={"Borek Wagner": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        assert "activate Haven - Campsite" not in play.offered


@pytest.mark.parametrize(("number", "left"), [("4", [5, 0]), ("3", [4, 1]), ("0", [1, 4])])
def test_hidden_stash(number: str, left: list[int]) -> None:
    """hoe-hidden-stash, R229-CRD-145: what lies on it pays for abilities of the coterie; empty, it is burned."""
    one = Side(haven=["Nomad", "Payer"], hand=["Hidden Stash"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Hidden Stash", "exhaust Nomad")
        assert play.g.stakes == [play.card("Hidden Stash"), 0, 4]
        play.one("activate Payer")
        play.one(next(option for option in play.offered if number in option))
        on_it = sum(play.g.stakes[2::3])
        assert ([play.g.prestige[0], on_it], play.g.agenda[0]) == (left, 1)
        assert play.where("Hidden Stash") == ("table" if on_it else "burned")


def test_a_stash_pays_for_nothing_else() -> None:
    """hoe-hidden-stash: neither for playing cards, nor for a foe's abilities."""
    one = Side(haven=["Nomad", "Banker"], hand=["Property Developer"], ongoing=["Hidden Stash"], prestige=1)
    one.stakes = {"Hidden Stash": 4}
    with scene(one, Side(haven=["Payer"], prestige=1), book=BOOK) as play:
        assert play.refusal("play Property Developer")
        end_turn(play, 0)
        assert play.refusal("activate Payer")


@pytest.mark.parametrize("said", ["activate Hope", "pass"])
def test_wake_with_evenings_freshness(said: str) -> None:
    """hoe-wake-with-evenings-freshness: 1 Blood off it, and somebody ready at home Blocks, whoever is attacked."""
    ritual = "Wake With Evening's Freshness"
    one = Side(haven=["Warlock", "Hope", "Sage"], ongoing=[ritual], blood={ritual: 1}, exhausted=["Sage", "Warlock"])
    with scene(one, Side(streets=["Mirror"]), Side(streets=["Lamb"]), turn=1, book=BOOK) as play:
        play.two("attack with Mirror", "target Lamb", "Physical")
        assert play.offered == ["activate Hope", "pass"]
        play.one(said)
        blocked = said != "pass"
        assert (play.blood("Lamb") == 4, play.where("Hope")) == (blocked, "streets" if blocked else "haven")
        assert play.where(ritual) == ("burned" if blocked else "table")
        play.ends_asking(play.asked.asks)


def test_nobody_wakes_for_a_shot() -> None:
    """hoe-wake-with-evenings-freshness: not against Ranged attacks, and once in a turn."""
    one = Side(haven=["Warlock", "Hope"], ongoing=["Wake With Evening's Freshness"],
               blood={"Wake With Evening's Freshness": 2})  # fmt: skip
    with scene(one, Side(streets=[["Mirror"], ["Bully"]]), Side(streets=["Lamb"]), turn=1, book=BOOK) as play:
        play.two("attack with Mirror", "target Lamb", "Ranged")
        assert play.is_asked(1, "act")
        play.two("attack with Bully", "target Lamb", "Social")
        play.one("activate Hope")
        play.ends_asking(play.asked.asks)


@pytest.mark.parametrize(("said", "lost"), [("NO", 1), ("YES", 0)])
def test_voter_suppression(said: str, lost: int) -> None:
    """hoe-voter-suppression, R229-CRD-158: whoever exerts Influence for NO loses 1 Blood; nobody else does."""
    one = Side(haven=["Muse"], hand=["Prosperity"], ongoing=["Voter Suppression"], library=["Awe"] * 9)
    two = Side(haven=["Keondra", "Hope", "Grace"], library=["Awe"] * 9)
    with scene(one, two, book=BOOK) as play:
        before = {name: play.blood(name) for name in ("Muse", "Keondra", "Hope", "Grace")}
        influence = play.value("Muse", w.INFLUENCE)
        play.one("play Prosperity", "activate Voter Suppression", "exert Muse", "pass", "fist 0")
        assert play.g.exerted[0] == influence + 1
        play.two("exert Keondra", "pass", "fist 0", said)
        after = {name: before[name] - play.blood(name) for name in before}
        assert after == {"Muse": 0, "Keondra": lost, "Hope": 0, "Grace": 0}


def test_voter_suppression_in_a_foes_scheme() -> None:
    """hoe-voter-suppression, R229-CRD-158: it is about one's own Schemes; its other ability is not Relentless."""
    one = Side(haven=["Muse"], hand=["Prosperity"], library=["Awe"] * 9)
    two = Side(haven=["Keondra"], ongoing=["Voter Suppression"], library=["Awe"] * 9)
    with scene(one, two, book=BOOK) as play:
        before = play.blood("Keondra")
        play.one("play Prosperity", "exert Muse", "pass", "fist 0")
        assert not any("Voter" in option for option in play.offered)
        play.two("exert Keondra", "pass", "fist 0", "NO")
        assert (play.blood("Keondra"), play.blood("Muse")) == (before, 5)


def test_the_accounting() -> None:
    """hoe-fourth-tradition-the-accounting: a Leader pays for attacks and abilities of others, not for their own."""
    two = Side(streets=[["Brute"], ["Bully"]], haven=["Payer"], leader="Brute")
    one = Side(
        haven=["Hope", "Sage"], streets=["Lamb"], curses={"Brute": ["Fourth Tradition: The Accounting"]}, leader="Hope"
    )
    with scene(one, two, turn=1, book=BOOK) as play:
        play.two("activate Payer")
        assert play.blood("Brute") == 3
        play.two("attack with Bully", "target Lamb", "Physical")
        assert play.blood("Brute") == 2
        play.two("attack with Brute", "target Hope", "Physical")
        play.one("pass")
        assert play.blood("Brute") == 2
        play.ends_asking(play.asked.asks)


def test_what_is_used_is_paid_for_before_the_accounting() -> None:
    """RV-ABIL-06: what comes of using an ability does not take away what it is paid with: a Curse on who falls."""
    accounting = "Fourth Tradition: The Accounting"
    one = Side(haven=["Keondra", "Roman Monstrum"], blood={"Keondra": 1}, attached={"Keondra": [accounting]})
    two = Side(haven=["Brute"], curses={"Keondra": ["Coat"]})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Roman Monstrum")
        assert (play.where("Keondra"), play.where("Coat")) == ("torpor", "discard")


def test_whom_the_accounting_is_for() -> None:
    """hoe-fourth-tradition-the-accounting: any Leader with 2 attachments or fewer; nobody else."""
    one = Side(haven=["Hope", "Sage"], hand=["Fourth Tradition: The Accounting"])
    two = Side(haven=["Keondra", "Grace"], attached={"Keondra": ["Owl", "Coat", "Maid"]})
    with scene(one, two, Side(haven=["Lamb"]), book=BOOK) as play:
        play.one("play Fourth Tradition: The Accounting", "exhaust Sage")
        assert play.offered == ["Hope", "Lamb"]
        play.one("Lamb")
        assert play.host("Fourth Tradition: The Accounting") == "Lamb"
