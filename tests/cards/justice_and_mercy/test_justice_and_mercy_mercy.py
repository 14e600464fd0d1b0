"""Justice & Mercy: who mends whom, and Afflictions that come off."""

from __future__ import annotations

import pytest

from extras import HELPERS, end_turn
from fighters import fighter
from judges import BOOK, JUDGES
from primogen.rivals.language import nouns as n
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

KEONDRA = Side(haven=["Keondra"])
SEERS = book_with(
    *HELPERS, *JUDGES, fighter("Seer", disciplines=(n.AUSPEX,)), fighter("Rock", disciplines=(n.FORTITUDE,))
)


# ---- Afflictions


def test_kashi_takes_off_whatever_it_is() -> None:
    """jam-kashi: as she exhausts, a Curse or a token of anybody's, whichever she likes; who has none is no target."""
    one = Side(haven=["Kashi", "Loner"], hand=["Coat"], fear=["Loner"], minus_bp={"Loner": 1})
    two = Side(haven=["Keondra", "Sage"], curses={"Loner": ["Hex"]}, discipline_tokens={"Keondra": ["-Presence"]})
    for target, which, left in (
        ("Loner", "Hex", (0, 1, 1, 1)),
        ("Loner", "a Fear token", (1, 0, 1, 1)),
        ("Loner", "a '-1 Blood Potency' token", (1, 1, 0, 1)),
        ("Keondra", "", (1, 1, 1, 0)),
    ):
        with scene(one, two, book=BOOK) as play:
            play.one("play Coat", "exhaust Kashi")
            assert not play.offers("Sage")
            play.one(target, *[which] * bool(which))
            g, loner = play.g, play.card("Loner")
            found = (int(play.where("Hex") == "attached"), g.fear[loner], g.minus_bp[loner], len(g.learned) // 4)
            assert found == left
            if which == "Hex":
                assert play.names(1, w.DISCARD) == ["Hex"]


def test_kashi_may_leave_it() -> None:
    """jam-kashi: or not; with nobody afflicted nothing is asked."""
    with scene(Side(haven=["Kashi"], hand=["Coat"], fear=["Kashi"]), KEONDRA, book=BOOK) as play:
        play.one("play Coat", "no")
        assert play.g.fear[play.card("Kashi")] == 1
    with scene(Side(haven=["Kashi"], hand=["Coat"]), KEONDRA, book=BOOK) as play:
        play.one("play Coat")


@pytest.mark.parametrize(
    ("coterie", "answers", "found"),
    [
        (["Saint"], ("yes: Obeah", "yes: Obeah"), (0, 2)),
        (["Saint"], ("no", "no"), (1, 1)),
        (["Mareike"], ("yes: Obeah", "yes: Obeah"), (0, 2)),
        (["Adept"], (), (1, 1)),
    ],
)
def test_obeah(coterie: list[str], answers: tuple[str, ...], found: tuple[int, int]) -> None:
    """jam-obeah: with Auspex in the coterie an Affliction comes off, with Fortitude a Wounded target mends; or not."""
    one = Side(haven=coterie, ongoing=["Obeah"])
    two = Side(haven=["Keondra"], fear=["Keondra"], blood={"Keondra": 1})
    with scene(one, two, book=BOOK) as play:
        assert play.offers("activate Obeah") == bool(answers)
        if answers:
            play.one("activate Obeah", *answers)
            assert (play.g.fear[play.card("Keondra")], play.blood("Keondra")) == found
            assert not play.is_ready("Obeah")


@pytest.mark.parametrize(("who", "found"), [("Loner", (0, 5)), ("Seer", (0, 1)), ("Rock", (1, 2))])
def test_obeah_asks_for_each_discipline(who: str, found: tuple[int, int]) -> None:
    """jam-obeah: each line by its own Discipline; who is hurt but not Wounded does not mend."""
    hurt = 5 if who == "Loner" else 1
    one = Side(haven=["Saint" if who == "Loner" else who], ongoing=["Obeah"])
    with scene(one, Side(haven=["Keondra"], blood={"Keondra": hurt}, fear=["Keondra"]), book=SEERS) as play:
        play.one("activate Obeah", "yes: Obeah")
        assert (play.g.fear[play.card("Keondra")], play.blood("Keondra")) == found


def test_obeah_answers_others() -> None:
    """jam-obeah: it is Relentless."""
    two = Side(haven=["Saint"], ongoing=["Obeah"], blood={"Saint": 1})
    with scene(Side(haven=["Loner"], hand=["Coat"]), two, book=BOOK) as play:
        play.one("play Coat")
        play.two("activate Obeah", "yes: Obeah")
        assert play.blood("Saint") == 2


# ---- mending


def test_amara_discards_what_the_wounded_bear() -> None:
    """jam-amara: of whoever she mends while they are Wounded, though they are not after it; no Title."""
    one = Side(
        haven=["Amara", "Magus"], hand=["Awe"], blood={"Magus": 2}, attached={"Magus": ["Coat", "Owl", "Office"]}
    )
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Magus")
        assert not play.offers("Office")
        play.one("Coat")
        assert [play.where(name) for name in ("Coat", "Owl", "Office")] == ["discard", "attached", "attached"]
        assert play.blood("Magus") == 3
        play.ends_asking("act")


@pytest.mark.parametrize(("blood", "asked"), [(2, True), (3, False)])
def test_amara_asks_for_a_wound(blood: int, asked: bool) -> None:
    """jam-amara: nothing of who was not Wounded; and it may be left."""
    one = Side(haven=["Amara", "Magus"], hand=["Awe"], blood={"Magus": blood}, attached={"Magus": ["Coat"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Magus", *["no"] * asked)
        assert play.where("Coat") == "attached"
        play.ends_asking("act")


def test_amara_does_not_mind_what_others_mend() -> None:
    """jam-amara: of what a foe mends, even on her, she takes nothing; of a foe's whom she mends, she does."""
    one = Side(haven=["Baptiste"])
    two = Side(haven=["Amara"], blood={"Amara": 1}, attached={"Amara": ["Coat"]})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Baptiste")
        assert (play.blood("Amara"), play.where("Coat")) == (3, "attached")
    one = Side(haven=["Amara", "Baptiste"], leader="Amara")
    two = Side(haven=["Keondra"], blood={"Keondra": 1}, attached={"Keondra": ["Coat"]})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Baptiste", "Coat")
        assert play.where("Coat") == "discard"


def test_minnie() -> None:
    """jam-minnie: what her Rival mends by discarding is Blood of her colour, in torpor, too; nobody else's is."""
    one = Side(haven=["Keondra"], torpor=["Loner"], hand=["Awe", "Awe"], blood={"Keondra": 3, "Loner": 1})
    two = Side(haven=["Minnie"])
    for rivals, marked in (([1, 0], 1), ([2, 2, 0], 0)):
        sides = (one, two, Side(haven=["Sage"]))[: len(rivals)]
        with scene(*sides, rivals=rivals, book=BOOK) as play:
            play.one("pass action", "pass action", "end phase", "mend Keondra", "discard Awe", "mend Loner")
            found = [blood_of_colour(play.g, play.card(name), 1) for name in ("Keondra", "Loner")]
            assert found == [marked, marked]
            assert (play.blood("Keondra"), play.blood("Loner")) == (4, 3)  # and 1 in torpor for nothing
            play.ends_asking(play.asked.asks)


# ---- Agendas


def test_good_samaritan_is_paid_once_a_turn() -> None:
    """jam-good-samaritan: for the first mending of its player's own in an Action Phase, and for no other."""
    one = Side(haven=["Baptiste", "Anita"], agenda_card="Good Samaritan", hand=["Coat"], leader="Baptiste")
    two = Side(haven=["Keondra"], blood={"Keondra": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Baptiste")
        first = play.g.agenda[0]
        play.one("play Coat", "Keondra")
        assert (first, play.g.agenda[0], play.blood("Keondra")) == (1, 1, 4)


def test_good_samaritan_counts_afflictions() -> None:
    """jam-good-samaritan: an Affliction that comes off is as good."""
    one = Side(haven=["Kashi"], agenda_card="Good Samaritan", hand=["Coat"])
    with scene(one, Side(haven=["Keondra"], fear=["Keondra"]), book=BOOK) as play:
        play.one("play Coat", "Keondra")
        assert play.g.agenda[0] == 1


def test_good_samaritan_counts_in_everybodys_turn() -> None:
    """jam-good-samaritan: in a foe's Action Phase, too, what its player mends; not what the foe mends."""
    one = Side(haven=["Baptiste"], blood={"Baptiste": 4})
    two = Side(haven=["Saint"], agenda_card="Good Samaritan", ongoing=["Obeah"], blood={"Saint": 1})
    for answers, gained in ((("pass",), 0), (("activate Obeah", "yes: Obeah"), 1)):
        with scene(one, two, book=BOOK) as play:
            play.one("activate Baptiste", "Saint")
            play.two(*answers)
            assert play.g.agenda[1] == gained


def test_good_samaritan_counts_only_in_action_phases() -> None:
    """jam-good-samaritan: what is mended at another time counts for nothing, and uses nothing up."""
    one = Side(haven=["Baptiste"], agenda_card="Good Samaritan", blood={"Baptiste": 1}, hand=["Awe"],
               attached={"Baptiste": ["Blood Doll"]})  # fmt: skip
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("pass action", "pass action", "end phase", "mend Baptiste")
        assert (play.blood("Baptiste"), play.g.agenda[0]) == (2, 0)
        end_turn(play, 1)
        assert (play.blood("Baptiste"), play.g.agenda[0]) == (3, 0)
        play.one("activate Baptiste")
        assert (play.blood("Baptiste"), play.g.agenda[0]) == (5, 1)


def test_ritual_master_counts_blood_on_ongoing_cards() -> None:
    """jam-ritual-master: 3 Blood on Ongoing cards of its player give a card and 1 Agenda; 2 do not."""
    for blood, gained in ((1, 0), (2, 1)):
        one = Side(haven=["Keondra"], ongoing=["Rite", "Obeah"], blood={"Rite": blood, "Obeah": 1},
                   agenda_card="Ritual Master", library=["Awe"] * 9)  # fmt: skip
        with scene(one, Side(haven=["Sage"], ongoing=["Obeah"], blood={"Sage": 1}), turn=1, book=BOOK) as play:
            end_turn(play, 1)
            assert (play.g.agenda[0], len(play.g.hand(0))) == (gained, gained)
            play.ends_asking("act")


def test_ritual_master_is_paid_for_the_last_blood() -> None:
    """jam-ritual-master: for the last Blood its player takes off a Ritual, not for one before; once in a turn."""
    rites = ["Ishtar's Touch", "Secrets of the Blood"]
    for blood, gained in ((2, 0), (1, 1)):
        one = Side(haven=["Keondra"], ongoing=rites, blood={rites[0]: blood, rites[1]: 2}, agenda_card="Ritual Master")
        with scene(one, Side(haven=["Adept"], agenda=9), book=BOOK) as play:
            play.one(f"activate {rites[0]}", "Adept")
            assert (play.g.agenda[0], play.where(rites[0])) == (gained, "burned" if gained else "table")
            play.one(f"activate {rites[1]}")
            assert (play.g.agenda[0], play.where(rites[1])) == (2, "burned")  # 1 of them is stolen


# ---- what is stolen of the defeated


@pytest.mark.parametrize(("answers", "host"), [(("yes: Soul Thieving", "Owl", "Sage"), "Sage"), (("no",), "")])
def test_soul_thieving(answers: tuple[str, ...], host: str) -> None:
    """jam-soul-thieving: its player takes another card off whom they defeat, for anybody of theirs; or leaves it."""
    one = Side(streets=["Bully"], haven=["Sage"], curses={"Weakling": ["Soul Thieving"]})
    two = Side(haven=["Weakling", "Keondra"], exhausted=["Keondra"], attached={"Weakling": ["Owl", "Coat"]})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Bully", "target Weakling", "Physical", *answers)
        assert (play.host("Owl"), play.where("Coat"), play.where("Soul Thieving")) == (host, "discard", "discard")
        assert not host or play.g.controller[play.card("Owl")] == 0


def test_soul_thieving_is_for_its_player() -> None:
    """jam-soul-thieving: whoever else defeats the bearer, nothing is stolen; it needs Auspex to be played."""
    one = Side(streets=["Bully"])
    two = Side(haven=["Weakling", "Keondra"], exhausted=["Keondra"], attached={"Weakling": ["Owl"]})
    with scene(one, two, Side(haven=["Sage"], curses={"Weakling": ["Soul Thieving"]}), book=BOOK) as play:
        play.one("attack with Bully", "target Weakling", "Physical")
        assert play.where("Owl") == "discard"
    for who, may in (("Saint", True), ("Judge", False)):
        with scene(
            Side(haven=[who, "Mareike"], hand=["Soul Thieving"], exhausted=["Mareike"]), KEONDRA, book=BOOK
        ) as play:
            assert play.offers("play Soul Thieving") == may
