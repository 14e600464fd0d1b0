"""Lowered political actions: what their terms choose, what passing does, and titles that lie on a vampire."""

from __future__ import annotations

from primogen.vtes.rules.people import PRINCE
from primogen.vtes.rules.titles import has_title, votes_of
from primogen.vtes.rules.topics import CAPACITY
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def call(play: Play, card: str, *terms: str) -> None:
    """Nobody blocks, and the caller's prince votes for it."""
    play.one(f"play {card}")
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))
    play.one(*terms, "for: Andi Liu")
    play.all_pass()


def test_pool_of_a_richer_one_is_distributed() -> None:
    """101353: only of one who has more; among any others, herself too."""
    sides = [Side(ready=["Andi Liu"], hand=["Parity Shift"], pool=10), Side(pool=11), Side(pool=9)]
    with scene(*sides, book=book_with("Parity Shift")) as play:
        play.one("play Parity Shift")
        assert play.offered == ["One", "Three"]
        play.one("One", "One", "Three", "for: Andi Liu")
        play.all_pass()
        assert play.pool == [12, 8, 10]
    with scene(Side(ready=["Andi Liu"], hand=["Parity Shift"]), Side(), book=book_with("Parity Shift")) as play:
        assert "VT-ACTION-20" in play.refusal("play Parity Shift")


def test_each_burns_for_what_she_controls() -> None:
    """100065: minions in torpor, too."""
    sides = [Side(ready=["Andi Liu"], hand=["Ancilla Empowerment"]), Side(ready=["Sully"], torpor=["Lauren"]), Side()]
    with scene(*sides, book=book_with("Ancilla Empowerment")) as play:
        call(play, "Ancilla Empowerment")
        assert play.pool == [29, 28, 30]


def test_only_those_who_fit_count() -> None:
    """101417: 3 pool for each vampire of 8 or more."""
    sides = [Side(ready=["Andi Liu"], hand=["Political Stranglehold"]), Side(ready=["Catalina Vega", "Lauren"])]
    with scene(*sides, book=book_with("Political Stranglehold")) as play:
        call(play, "Political Stranglehold")
        assert play.pool == [30, 33]


def test_each_chooses_and_burns_what_her_predator_chose() -> None:
    """101591: 6 pool are gained in any case; who chooses none harms nobody."""
    sides = [Side(ready=["Andi Liu"], hand=["Reins of Power"]), Side(ready=["Catalina Vega"]), Side(ready=["Lauren"])]
    with scene(*sides, book=book_with("Reins of Power")) as play:
        call(play, "Reins of Power")
        play.one("Andi Liu")
        play.two("done")
        play.three("Lauren")
        assert play.pool == [36 - 4, 36 - 6, 36]


def test_each_gains_by_the_one_she_chose() -> None:
    """100064: and burns 5; of none, nothing is gained."""
    sides = [Side(ready=["Andi Liu"], hand=["Ancient Influence"]), Side(ready=["Catalina Vega"])]
    with scene(*sides, book=book_with("Ancient Influence")) as play:
        call(play, "Ancient Influence")
        play.one("done")
        play.two("Catalina Vega")
        assert play.pool == [25, 33]


def test_some_are_chosen_and_some_of_them_burn_more() -> None:
    """101265: 3 more of her who controls a ready vampire of 4 or less; who is not chosen burns none."""
    sides = [
        Side(ready=["Andi Liu"], hand=["Neonate Breach"]),
        Side(ready=["Lauren"]),
        Side(torpor=["Nik Sikko"]),
    ]
    with scene(*sides, book=book_with("Neonate Breach")) as play:
        call(play, "Neonate Breach", "Two", "Three", "done")
        assert play.pool == [30, 26, 29]


def test_points_among_others_than_the_chosen_one() -> None:
    """102270: two others at least, so three must be there; the chosen one gains 1."""
    sides = [Side(ready=["Andi Liu"], hand=["Camarilla's Iron Fist"]), Side(), Side()]
    with scene(*sides, book=book_with("Camarilla's Iron Fist")) as play:
        play.one("play Camarilla's Iron Fist", "One")
        assert play.offered == ["Two", "Three"]
        play.one("Two", "Two", "Two", "Two", "for: Andi Liu")
        play.all_pass()
        assert play.pool == [31, 26, 29]
    with scene(*sides[:2], book=book_with("Camarilla's Iron Fist")) as play:
        assert "VT-ACTION-20" in play.refusal("play Camarilla's Iron Fist")


def test_points_among_others_than_yourself() -> None:
    """101563."""
    one = Side(ready=["Casey Snyder"], hand=["Reckless Agitation"])
    with scene(one, Side(), Side(), book=book_with("Reckless Agitation", "Casey Snyder")) as play:
        play.one("play Reckless Agitation")
        assert play.offered == ["Two", "Three"]
        play.one(*["Two"] * 5, "pass")
        assert play.pool == [30, 30, 30]


def test_as_many_points_as_there_are_methuselahs() -> None:
    """100414."""
    sides = [Side(ready=["Andi Liu"], hand=["Conservative Agitation"]), Side(), Side()]
    with scene(*sides, book=book_with("Conservative Agitation")) as play:
        call(play, "Conservative Agitation", "Two", "Two", "Three")
        assert play.pool == [30, 28, 29]


def test_a_location_changes_hands() -> None:
    """100563."""
    sides = [Side(ready=["Andi Liu"], hand=["Disputed Territory"]), Side(in_play=["Asylum Hunting Ground"]), Side()]
    with scene(*sides, book=book_with("Disputed Territory", "Asylum Hunting Ground")) as play:
        call(play, "Disputed Territory", "Three")
        assert play.g.controller[play.card("Asylum Hunting Ground")] == 2


def test_a_title_is_lost() -> None:
    """100392: of a ready prince."""
    sides = [Side(ready=["Andi Liu"], hand=["Command of the Harpies"]), Side(ready=["Belinde", "Sully"])]
    with scene(*sides, book=book_with("Command of the Harpies")) as play:
        call(play, "Command of the Harpies", "Belinde")
        assert not has_title(play.g, play.card("Belinde"), PRINCE)
        assert has_title(play.g, play.card("Andi Liu"), PRINCE)


def test_a_prince_by_a_card_and_larger_by_his_clan() -> None:
    """101432, VT-SPECIAL-12: a Toreador holds 1 more in Paris; with the card the title is gone."""
    for name, capacity in (("Tamoszius", 6), ("Lauren", 4)):
        sides = [Side(ready=[name], hand=["Praxis Seizure: Paris"]), Side()]
        play = begin(*sides, book=book_with("Praxis Seizure: Paris"))
        play.one("play Praxis Seizure: Paris", "for: Praxis Seizure: Paris")
        play.all_pass()
        assert (play.host("Praxis Seizure: Paris"), play.value(name, CAPACITY)) == (name, capacity)
        assert votes_of(play.g, play.card(name)) == 2


def test_a_new_archbishop_unlocks_in_the_discard_phase() -> None:
    """100465: a Lasombra alone."""
    for name, tapped in (("Banjoko", False), ("Agatha", True)):
        sides = [Side(ready=[name], hand=["Crusade: Berlin"]), Side()]
        play = begin(*sides, book=book_with("Crusade: Berlin", name))
        play.one("play Crusade: Berlin", "for: Crusade: Berlin")
        play.all_pass()
        while play.asked.asks != "discard":
            play.one("end")
        assert play.is_tapped(name) == tapped


def test_in_this_referendum_clansmen_have_more_votes() -> None:
    """101300: every Nosferatu, and no other; the chosen one is justicar then."""
    sides = [Side(ready=["Aunt Linda"], hand=["Nosferatu Justicar"]), Side(ready=["Horace Radcliffe", "Sully"])]
    with scene(*sides, book=book_with("Nosferatu Justicar")) as play:
        play.one("play Nosferatu Justicar")
        play.two("decline")
        play.one("Aunt Linda")
        assert [votes_of(play.g, play.card(name)) for name in ("Aunt Linda", "Horace Radcliffe", "Sully")] == [1, 1, 0]
        play.one("for: Aunt Linda")
        play.all_pass()
        assert votes_of(play.g, play.card("Aunt Linda")) == 3


def test_a_referendum_burns_a_card_and_other_titles_are_worth_less() -> None:
    """100724: a baron's card; during that referendum a prince has 1 vote less, and nobody a vote from the card."""
    card = "Fee Stake: Perth"
    one = Side(ready=["Andi Liu"])
    two = Side(ready=["Casey Snyder"], on={"Casey Snyder": [card]})
    with scene(one, two, book=book_with(card, "Casey Snyder")) as play:
        play.one(f"Andi Liu: act with {card}")
        play.two("decline")
        assert votes_of(play.g, play.card("Andi Liu")) == 1
        assert play.offered == ["for: Andi Liu", "against: Andi Liu", "pass"]
        play.one("for: Andi Liu")
        play.all_pass()
        assert play.where(card) == "ash heap"
        assert votes_of(play.g, play.card("Andi Liu")) == 2
