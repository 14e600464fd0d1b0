"""Titles: who may have which, which are contested, and what a contest costs."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.atoms.titles import give_title
from primogen.vtes.rules.people import BISHOP, CARDINAL, PRIMOGEN, PRINCE, title_of
from primogen.vtes.rules.titles import has_title, is_titled, kind_held, votes_of
from primogen.vtes.scenes.laying import INFLUENCE, MASTER, UNTAP
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK, end_turn, end_until


def votes(play: Play, name: str) -> int:
    return votes_of(play.g, play.card(name))


def contest(one: str, two: str) -> Play:
    """The first comes into play while the second is there; then Two's turn begins."""
    play = begin(Side(uncontrolled=[one], blood={one: 10}), Side(ready=[two]), phase=INFLUENCE, book=BOOK)
    play.one("end")
    return play


RIVALS = (
    ("Prince Ann", "Prince Bob"), ("Prince Ann", "Archbishop Eve"), ("Archbishop Eve", "Archbishop Fay"),
    ("Baron Gus", "Prince Ann"), ("Baron Gus", "Archbishop Eve"), ("Baron Gus", "Baron Hal"),
    ("Justicar Ole", "Justicar Pia"), ("Elder Rex", "Elder Sam"), ("Regent Kim", "Regent Lea"),
    ("Kholo Tau", "Kholo Uli"),
)  # fmt: skip
NO_RIVALS = (
    ("Prince Ann", "Prince Dee"), ("Justicar Ole", "Justicar Quin"), ("Primogen Yan", "Primogen Zoe"),
    ("Bishop Mia", "Bishop Noa"), ("Cardinal Ivo", "Cardinal Jan"), ("Priscus 1", "Priscus 2"),
    ("Magaji Wim", "Magaji Xia"), ("Kholo Tau", "Kholo Vee"), ("Speaker", "Talker"), ("Regent Kim", "Cardinal Ivo"),
)  # fmt: skip


@pytest.mark.parametrize(("one", "two"), RIVALS)
def test_contested_titles(one: str, two: str) -> None:
    """VT-CONTEST-09, -10, VT-TITLE-08, -09, -12, -14, -17, VT-ANARCH-08: both count as untitled, and stay ready."""
    play = contest(one, two)
    assert (votes(play, one), votes(play, two)) == (0, 0)
    assert not is_titled(play.g, play.card(one)) and not is_titled(play.g, play.card(two))
    assert (play.where(one), play.where(two)) == ("ready", "ready")


@pytest.mark.parametrize(("one", "two"), NO_RIVALS)
def test_titles_that_are_not_contested(one: str, two: str) -> None:
    """VT-TITLE-08 to -10, -13, -14, -16, -17: of other cities and clans, or of any number."""
    play = contest(one, two)
    assert is_titled(play.g, play.card(one)) and is_titled(play.g, play.card(two))


def test_who_contests_a_title_acts_as_ever() -> None:
    """VT-CONTEST-11, VT-UNTAP-04: he pays, bleeds and blocks."""
    play = contest("Prince Ann", "Prince Bob")
    play.one("end")
    assert play.is_asked(1, "contest-title")
    play.two("contest Prince Bob")
    end_until(play, "act")
    play.two("bleed with Prince Bob")
    play.one("block with Prince Ann")
    assert play.is_asked(1, "strike")


def paying(one: str, two: str) -> Play:
    """It is Two's untap phase, and her vampire contests."""
    play = contest(one, two)
    play.one("end")
    return play


def test_a_contest_costs_a_blood_in_each_untap_phase() -> None:
    """VT-CONTEST-12, -16: when the other yields, the title is held from the next untap phase on."""
    play = paying("Prince Ann", "Prince Bob")
    play.two("contest Prince Bob")
    assert (play.blood("Prince Bob"), votes(play, "Prince Bob"), votes(play, "Prince Ann")) == (5, 0, 0)
    end_turn(play)
    assert play.is_asked(0, "contest-title")
    play.one("yield Prince Ann")
    assert (votes(play, "Prince Ann"), votes(play, "Prince Bob"), play.blood("Prince Ann")) == (0, 0, 6)
    end_turn(play)
    assert (votes(play, "Prince Ann"), votes(play, "Prince Bob"), play.blood("Prince Bob")) == (0, 2, 5)


def test_yielding_does_nothing_else() -> None:
    """VT-CONTEST-13, -15: no blood, and he stays as he is."""
    play = paying("Prince Ann", "Prince Bob")
    play.two("yield Prince Bob")
    assert (play.blood("Prince Bob"), play.where("Prince Bob"), play.is_tapped("Prince Bob")) == (6, "ready", False)
    assert kind_held(play.g, play.card("Prince Bob")) == 0


@pytest.mark.parametrize(("torpor", "blood"), [(False, 0), (True, 6)])
def test_who_cannot_keep_it_up_yields(torpor: bool, blood: int) -> None:
    """VT-CONTEST-13, -14: without blood, or in torpor."""
    two = Side(torpor=["Prince Bob"] if torpor else [], ready=[] if torpor else ["Prince Bob"], blood={"Prince Bob": 6})
    play = begin(Side(uncontrolled=["Prince Ann"], blood={"Prince Ann": 6}), two, phase=INFLUENCE, book=BOOK)
    play.one("end")
    play.g.blood[play.card("Prince Bob")] = blood
    play.ask_again()
    play.one("end")
    assert not play.is_asked(1, "contest-title") and play.g.contests[play.card("Prince Bob")] == 0
    assert "Prince Bob loses a title" in play.told_since(0)


def test_a_baron_pays_more_against_a_prince() -> None:
    """VT-ANARCH-09: 2 against prince or archbishop, 1 against a baron."""
    for rival, blood in (("Prince Ann", 3), ("Archbishop Eve", 3), ("Baron Hal", 4)):
        play = paying(rival, "Baron Gus")
        play.two("contest Baron Gus")
        assert play.blood("Baron Gus") == blood


def test_the_prince_pays_no_more_than_ever() -> None:
    """VT-ANARCH-09, VT-CONTEST-12."""
    play = paying("Baron Gus", "Prince Ann")
    play.two("contest Prince Ann")
    assert play.blood("Prince Ann") == 5


def test_one_title_at_a_time() -> None:
    """VT-TITLE-01, -02: the new one, though it is lower."""
    with scene(Side(ready=["Prince Ann"], hand=["Honor"]), Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Honor", "end")
        assert (kind_held(play.g, play.card("Prince Ann")), votes(play, "Prince Ann")) == (PRIMOGEN, 1)


def test_who_gains_a_title_gives_up_the_contested_one() -> None:
    """VT-TITLE-03: and pays no more for it."""
    play = paying("Prince Ann", "Prince Bob")
    play.two("contest Prince Bob")
    give_title(play.g, play.card("Prince Bob"), title_of(PRIMOGEN))
    play.ask_again()
    assert (kind_held(play.g, play.card("Prince Bob")), play.g.contests[play.card("Prince Bob")]) == (PRIMOGEN, 0)
    end_turn(play)
    assert play.is_asked(0, "untap") and votes(play, "Prince Ann") == 2


def test_a_title_only_for_its_sect() -> None:
    """VT-TITLE-04, -07, -11, -15, VT-ANARCH-07: a bishop's mitre is for the Sabbat."""
    one = Side(ready=["Prince Dee", "Loner", "Kholo Tau", "Rebel"], hand=["Mitre"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        assert "VT-SEQ-09" in play.refusal("play Mitre")
        play.one("end")
    one = Side(ready=["Prince Dee", "Turncoat", "Loner"], hand=["Mitre"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Mitre", "end")
        assert kind_held(play.g, play.card("Turncoat")) == BISHOP


@pytest.mark.parametrize(
    ("name", "card"), [("Prince Dee", "Disguise"), ("Prince Dee", "Crusade"), ("Bishop Mia", "Writ")]
)
def test_an_unsuitable_title_lies_dormant(name: str, card: str) -> None:
    """VT-TITLE-05, -07, -11: until it suits again."""
    with scene(Side(ready=[name], hand=[card]), Side(), phase=MASTER, book=BOOK) as play:
        assert votes(play, name) > 0
        play.one(f"play {card}", "end")
        assert (votes(play, name), is_titled(play.g, play.card(name))) == (0, False)


def test_it_comes_back_when_it_suits_again() -> None:
    """VT-TITLE-05, VT-SECT-02: by another change of clan."""
    one = Side(ready=["Prince Dee"], hand=["Disguise", "Mask"], in_play=["The Parthenon"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Disguise")
        assert votes(play, "Prince Dee") == 0
        play.one("use The Parthenon", "play Mask", "end")
        assert votes(play, "Prince Dee") == 2


def test_a_dormant_title_is_lost_to_another() -> None:
    """VT-TITLE-06: a new title; or somebody else claims the dormant one, who then holds it alone."""
    one = Side(ready=["Prince Dee"], hand=["Disguise", "Mitre", "Mask"], in_play=["The Parthenon"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Disguise", "use The Parthenon", "play Mitre")
        assert kind_held(play.g, play.card("Prince Dee")) == BISHOP
        play.one("end")
    one = Side(ready=["Prince Ann"], hand=["Crusade"], uncontrolled=["Prince Bob"], blood={"Prince Bob": 6})
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Crusade", "end", "end", "end")
        assert (votes(play, "Prince Bob"), "Prince Ann loses a title" in play.told_since(0)) == (2, True)
        play.ends_asking("discard")


def test_the_regent_is_a_cardinal() -> None:
    """VT-TITLE-14: for what requires one; and a bishop is none."""
    for name, plays in (("Regent Kim", True), ("Cardinal Ivo", True), ("Bishop Mia", False)):
        with scene(Side(ready=[name], hand=["Court"]), Side(), book=BOOK) as play:
            assert play.offers("play Court") == plays == has_title(play.g, play.card(name), CARDINAL)


def test_a_baron_must_be_an_anarch() -> None:
    """VT-ANARCH-05, -07, -10: who joins a sect is none, and has no benefit of the title."""
    with scene(Side(ready=["Baron Gus"], hand=["Writ"]), Side(), phase=MASTER, book=BOOK) as play:
        assert votes(play, "Baron Gus") == 2
        play.one("play Writ", "end")
        assert (votes(play, "Baron Gus"), play.offers("play Riot")) == (0, False)
        play.g.sect[play.card("Baron Gus")] = -1
        assert votes(play, "Baron Gus") == 2


def test_a_title_card_is_burned_with_its_title() -> None:
    """VT-SPECIAL-12: contested in blood like any other; yielded, and the card is burned."""
    one = Side(ready=["Prince Dee", "Cursed"], hand=["Office"])
    with scene(one, Side(ready=["Prince Ann"]), phase=MASTER, book=BOOK) as play:
        play.one("play Office", "Cursed")
        assert (play.host("Office"), votes(play, "Cursed"), votes(play, "Prince Ann")) == ("Cursed", 0, 0)
        end_turn(play)
        play.two("contest Prince Ann")
        end_turn(play)
        assert (play.is_asked(0, "contest-title"), play.blood("Prince Ann")) == (True, 5)
        play.one("yield Cursed")
        assert (play.where("Office"), votes(play, "Cursed"), play.blood("Cursed")) == ("ash heap", 0, 6)
        play.ends_asking("untap")


def test_another_title_burns_the_card_too() -> None:
    """VT-SPECIAL-12, VT-TITLE-02; and without the card there is no title."""
    one = Side(ready=["Cursed"], hand=["Office", "Honor"], in_play=["The Parthenon"])
    with scene(one, Side(), phase=MASTER, book=BOOK) as play:
        play.one("play Office")
        assert (votes(play, "Cursed"), kind_held(play.g, play.card("Cursed"))) == (2, PRINCE)
        play.one("use The Parthenon", "play Honor", "end")
        assert (play.where("Office"), kind_held(play.g, play.card("Cursed"))) == ("ash heap", PRIMOGEN)


def test_every_contest_is_settled_in_the_untap_phase() -> None:
    """VT-UNTAP-04, VT-CONTEST-05: a card and a title, one after the other."""
    one = Side(ready=["Prince Ann"], hand=["Vault"], uncontrolled=[])
    two = Side(in_play=["Vault"], uncontrolled=["Prince Bob"], blood={"Prince Bob": 6})
    play = begin(one, two, phase=MASTER, book=BOOK)
    play.one("play Vault")
    end_turn(play)
    assert play.is_asked(1, "contest")
    play.two("contest Vault")
    end_turn(play)
    assert (play.is_asked(0, "contest"), play.pool) == (True, [30, 29])
    play.one("contest Vault")
    assert play.is_asked(0, "contest-title")
    play.one("contest Prince Ann")
    assert (play.pool, play.blood("Prince Ann")) == ([29, 29], 5)


def test_nothing_is_contested_in_a_first_untap_phase() -> None:
    """VT-UNTAP-04: with no contest nobody is asked."""
    with scene(Side(ready=["Prince Ann"]), Side(ready=["Prince Dee"]), phase=UNTAP, book=BOOK) as play:
        assert play.is_asked(0, "untap")
        play.ends_asking("untap")
