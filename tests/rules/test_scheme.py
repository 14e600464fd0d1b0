"""Schemes: the Influence Conflict, from the question to who pays."""

from __future__ import annotations

from older import differs
from primogen.kernel.ids import NONE
from primogen.kernel.views import view
from primogen.rivals.language import nouns as n
from primogen.rivals.language.choices import ForEachPlayer
from primogen.rivals.language.vocabulary import (
    EACH_PLAYER,
    THAT_PLAYER,
    action,
    blood,
    draw,
    gain,
    influence_modifier,
    lose,
    relentless,
    should,
    target_foe,
    unhosted,
    vampire,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
BID = action("test-bid", "Bid", n.SCHEME, decks=n.VAMPIRES, text=should(gain(1, n.AGENDA)))
FEAST = action("test-feast", "Feast", n.SCHEME, decks=n.VAMPIRES,
               text=should(ForEachPlayer(EACH_PLAYER, gain(2, n.PRESTIGE, THAT_PLAYER))))
WHISPER = unhosted("test-whisper", "Whisper", n.SCHEME, decks=n.VAMPIRES, text=should(gain(1, n.AGENDA)))
GOSSIP = influence_modifier("test-gossip", "Gossip", decks=n.VAMPIRES, text=gain(2, n.INFLUENCE_GAINED))
SENTRY = vampire("test-sentry", "Sentry", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                 abilities=(relentless(blood(1), draw(1)),))
THIEF = vampire("test-thief", "Thief", n.BRUJAH, bp=4, attributes=(1, 1, 1), disciplines=(n.POTENCE,),
                abilities=(relentless(blood(1), target_foe(lose(3, n.PRESTIGE, THAT_PLAYER))),))
# fmt: on

BOOK = book_with(BID, FEAST, WHISPER, GOSSIP, SENTRY, THIEF)
ONE = Side(haven=["Keondra", "Iara"], hand=["Bid"])
TWO = Side(haven=["Lucky"])
THREE = Side(haven=["Ceraph"])
BEGIN = ("play Bid", "exhaust Iara")


def holding(*cards: str) -> Side:
    return Side(haven=["Keondra", "Iara"], hand=list(cards))


def secrets(play: Play) -> list[object]:
    """All that players One and Three, and a spectator, see of the table."""
    return [view(play.g, seat).plain() for seat in (0, 2, NONE)]


# ---- beginning


def test_a_scheme_puts_a_question_to_the_whole_table() -> None:
    """RV-SCHEME-01, RV-SCHEME-02, RV-SCHEME-03: Iara exhausts, the card lies face up, and everybody is asked."""
    with scene(ONE, TWO, THREE, book=BOOK) as play:
        play.one(*BEGIN)
        assert (play.is_ready("Iara"), play.is_ready("Keondra"), play.actions) == (False, True, 1)
        assert all(play.g.sees(seat, play.card("Bid")) for seat in (1, 2))
        assert "One asks the table: Bid" in play.log(2)
        play.one("pass", "fist 0")
        play.two("pass", "fist 0", "NO")
        play.three("pass", "fist 0", "NO")
        assert play.g.agenda == [1, 0, 0]


def test_a_scheme_needs_a_ready_character() -> None:
    """RV-SCHEME-02."""
    one = Side(haven=["Keondra"], exhausted=["Keondra"], hand=["Bid"])
    with scene(one, TWO, book=BOOK) as play:
        assert play.refusal("play Bid") == "Nobody is ready to play Bid (RV-ACT-22)"


def test_an_unhosted_scheme_exhausts_nobody() -> None:
    """RV-SCHEME-02: it can even be played with everybody exhausted."""
    one = Side(haven=["Keondra"], exhausted=["Keondra"], hand=["Whisper"])
    with scene(one, TWO, book=BOOK) as play:
        play.one("play Whisper", "exert Keondra", "pass", "fist 0")
        play.two("exert Lucky", "pass", "fist 0", "NO")
        assert (play.g.agenda, play.actions) == ([1, 0], 1)


def test_should_i_is_about_the_active_player_only() -> None:
    """RV-SCHEME-04: others gain nothing, whatever they said; a Scheme worded for each player reaches all."""
    with scene(ONE, TWO, THREE, book=BOOK) as play:
        play.one(*BEGIN, "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        play.three("pass", "fist 0", "YES")
        assert play.g.agenda == [1, 0, 0]
    with scene(holding("Feast"), TWO, THREE, book=BOOK) as play:
        play.one("play Feast", "exhaust Iara", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        play.three("pass", "fist 0", "NO")
        assert play.g.prestige == [7, 7, 7]


# ---- one after the other


def test_the_schemer_exerts_first_and_the_others_follow_clockwise() -> None:
    """RV-SCHEME-05, RV-SCHEME-15, RV-SCHEME-18: each has one place, and is not asked again after it."""
    asked: list[tuple[int, str]] = []
    with scene(TWO, holding("Bid"), THREE, turn=1, book=BOOK) as play:
        play.two(*BEGIN)
        while play.asked.asks != "act":
            asked.append((play.asked.seat, play.asked.asks))
            play.answer(len(play.offered) - 1)  # pass, the biggest fist, NO
        assert asked == [
            *((1, asks) for asks in ("exert", "fist")),
            *((2, asks) for asks in ("exert", "fist", "declare")),
            *((0, asks) for asks in ("exert", "fist", "declare")),
        ]


@differs("DIFF-30", "2020", "2022-06", "2022-09")
def test_nobody_adds_influence_after_their_place() -> None:
    """RV-SCHEME-15: once Two is asked, One's total stands, and there is nothing One could still do about it."""
    with scene(ONE, TWO, book=BOOK) as play:
        play.one(*BEGIN, "pass", "fist 1")
        before = list(play.g.exerted)
        assert play.asked.seat == 1
        assert [play.interjection_words(0, each) for each in play.g.interjections(0)] == ["propose a deal"]
        play.two("exert Lucky", "pass", "fist 1", "NO")
        assert (before, play.g.agenda) == ([0, 0], [0, 0])  # 1 for YES, 2 for NO


def test_others_use_only_relentless_abilities() -> None:
    """RV-SCHEME-06: Two's Hidden Temple must rest in One's turn, Sentry need not."""
    two = Side(haven=["Sentry"], haven_card="Haven - The Hidden Temple", library=["Awe"])
    with scene(ONE, two, book=BOOK) as play:
        play.one(*BEGIN)
        play.two("pass")  # the announcement could be answered
        play.one("pass", "fist 0")
        temple = "Haven - The Hidden Temple's ability is for your own Action Phase (RV-ABIL-18)"
        assert play.refusal("activate Haven - The Hidden Temple") == temple
        play.two("activate Sentry", "pass", "fist 0", "NO")
        assert (play.names(1, w.HAND), play.blood("Sentry")) == (["Awe"], 3)


def test_the_active_player_may_use_any_ability_in_their_place() -> None:
    """RV-SCHEME-06: One's Hidden Temple keeps Lucky from exerting."""
    one = Side(haven=["Keondra", "Iara"], hand=["Bid"], haven_card="Haven - The Hidden Temple")
    with scene(one, TWO, book=BOOK) as play:
        play.one(*BEGIN, "activate Haven - The Hidden Temple", "Lucky", "pass", "fist 0")
        assert play.refusal("exert Lucky") == "Lucky has a 'No Influence' token (RV-TOKEN-11)"
        play.two("pass", "fist 0", "NO")


def test_no_relentless_ability_while_another_exerts() -> None:
    """RV-SCHEME-20: Two's Sentry answers neither One's exerting nor an ability One uses in it."""
    one = Side(haven=["Keondra", "Iara"], hand=["Bid"], haven_card="Haven - The Hidden Temple")
    two = Side(haven=["Sentry"], library=["Awe"])
    with scene(one, two, THREE, book=BOOK) as play:
        play.one(*BEGIN)
        play.two("pass")
        play.one("activate Haven - The Hidden Temple", "Ceraph")
        assert (play.asked.seat, play.asked.asks) == (0, "exert")  # it has resolved without a window
        assert play.g.no_influence[play.card("Ceraph")] == 1
        play.one("exert Keondra", "pass", "fist 0")
        play.two("pass", "fist 0", "NO")
        assert (play.asked.seat, play.blood("Sentry")) == (2, 4)
        play.three("pass", "fist 0", "NO")


# ---- what is secret


def test_modifiers_lie_face_down_and_count_at_the_reveal() -> None:
    """RV-SCHEME-07: nobody else sees it, and it is not in One's total; then it makes the difference."""
    with scene(holding("Bid", "Gossip"), TWO, book=BOOK) as play:
        play.one(*BEGIN, "place Gossip", "pass", "fist 0")
        gossip = play.card("Gossip")
        assert [play.g.sees(seat, gossip) for seat in (0, 1, NONE)] == [True, False, False]
        assert (play.g.exerted, play.log(1)[-1]) == ([0, 0], "One says YES with 0 Influence in sight")
        assert "One places a card" in play.log(1)
        play.two("exert Lucky", "pass", "fist 1", "NO")
        assert play.g.agenda == [1, 0]  # 2 for YES, 2 for NO


def test_prestige_in_the_fist_is_secret() -> None:
    """RV-SCHEME-08, RV-SCHEME-10, RV-SCHEME-11, RV-SCHEME-13, RV-SCHEME-14.

    Whether Two's fist is empty or holds 3, the others see the same; and they still see Two's total.
    """
    seen = []
    for fist in (0, 3):
        with scene(ONE, TWO, THREE, book=BOOK) as play:
            play.one(*BEGIN, "pass", "fist 0")
            play.two("pass", f"fist {fist}")
            seen.append(secrets(play))
            assert (view(play.g, 0).table["prestige"], view(play.g, 1).own.get("fist")) == ([5, 5, 5], fist)
            play.two("YES")
            seen[-1] += secrets(play)
            play.three("pass", "fist 0", "YES")
    assert seen[0] == seen[1]


def test_the_fist_stays_closed_and_out() -> None:
    """RV-SCHEME-12: after it there is only YES or NO, and what was in it counts."""
    with scene(ONE, TWO, book=BOOK) as play:
        play.one(*BEGIN, "pass", "fist 0")
        play.two("pass", "fist 3")
        assert play.offered == ["YES", "NO"]
        play.two("NO")
        assert (play.g.agenda, play.g.prestige) == ([0, 0], [5, 2])


def test_all_is_revealed_together_after_the_last_declaration() -> None:
    """RV-SCHEME-21: before that nobody's fist or Modifier is known, and then everybody's."""
    two = Side(haven=["Lucky"], hand=["Gossip"])
    with scene(holding("Bid", "Gossip"), two, THREE, book=BOOK) as play:
        play.one(*BEGIN, "place Gossip", "pass", "fist 1")
        play.two("place Gossip", "pass", "fist 2", "NO")
        play.three("pass", "fist 3")
        assert not any("fist" in line or "turned face up" in line for line in play.log(2))
        play.three("YES")
        told = play.log(2)
        opened = [line for line in told if "in the fist" in line]
        assert opened == [f"{who} Prestige in the fist" for who in ("One had 1", "Two had 2", "Three had 3")]
        assert told.count("Gossip is turned face up") == 2
        assert told.index(opened[0]) > told.index("Three says YES with 0 Influence in sight")


# ---- YES and NO


def test_the_schemer_announces_a_total_without_the_fist_and_says_yes() -> None:
    """RV-SCHEME-16, RV-SCHEME-17: there is no other word to choose, so Two is asked next."""
    with scene(ONE, TWO, book=BOOK) as play:
        play.one(*BEGIN, "exert Keondra", "pass", "fist 3")
        assert play.log()[-1] == "One says YES with 1 Influence in sight"
        assert (play.asked.seat, play.asked.asks) == (1, "exert")
        play.two("pass", "fist 0", "NO")


def test_who_exerts_nothing_still_declares() -> None:
    """RV-SCHEME-19: either way."""
    for word in ("YES", "NO"):
        with scene(ONE, TWO, book=BOOK) as play:
            play.one(*BEGIN, "pass", "fist 0")
            play.two("pass", "fist 0")
            assert play.offered == ["YES", "NO"]
            play.two(word)
            assert f"Two says {word} with 0 Influence in sight" in play.log()


def test_a_scheme_fails_only_if_no_is_higher() -> None:
    """RV-SCHEME-22, RV-SCHEME-23: the sides are added up; a tie succeeds, one more for NO does not."""
    for fist, agenda in (("fist 0", 1), ("fist 1", 1), ("fist 2", 0)):
        with scene(ONE, TWO, THREE, book=BOOK) as play:
            play.one(*BEGIN, "exert Keondra", "pass", "fist 1")
            play.two("pass", "fist 1", "YES")  # 3 for YES in all
            play.three("exert Ceraph", "pass", fist, "NO")  # Ceraph has 2
            assert play.g.agenda == [agenda, 0, 0]


def test_influence_counts_for_the_side_its_player_declares() -> None:
    """RV-SCHEME-18, RV-SCHEME-22: Ceraph's 2 and a fist of 1 decide it."""
    for word, agenda in (("YES", 1), ("NO", 0)):
        with scene(ONE, TWO, THREE, book=BOOK) as play:
            play.one(*BEGIN, "pass", "fist 0")
            play.two("exert Lucky", "pass", "fist 0", "NO")
            play.three("exert Ceraph", "pass", "fist 1", word)
            assert play.g.agenda == [agenda, 0, 0]


# ---- the end of it


def test_a_failed_scheme_is_discarded_without_effect() -> None:
    """RV-SCHEME-24, RV-SCHEME-26, RV-SCHEME-27, RV-SCHEME-09: NO has won, so Two and Three pay, and One does not."""
    with scene(ONE, TWO, THREE, book=BOOK) as play:
        play.one(*BEGIN, "pass", "fist 2")
        play.two("pass", "fist 1", "NO")
        play.three("pass", "fist 3", "NO")
        assert (play.where("Bid"), play.g.agenda, play.g.prestige) == ("discard", [0, 0, 0], [5, 4, 2])


def test_a_successful_scheme_resolves_and_yes_pays() -> None:
    """RV-SCHEME-25, RV-SCHEME-26, RV-SCHEME-27, RV-SCHEME-09: One and Two pay, Three takes the fist back."""
    with scene(ONE, TWO, THREE, book=BOOK) as play:
        play.one(*BEGIN, "pass", "fist 2")
        play.two("pass", "fist 2", "YES")
        play.three("pass", "fist 4", "NO")
        assert (play.where("Bid"), play.g.agenda, play.g.prestige) == ("discard", [1, 0, 0], [3, 3, 5])


@differs("DIFF-32", "2020")
def test_a_fist_never_pays_the_last_prestige() -> None:
    """RV-SCHEME-26, RV-INF-13: One closed a fist on 4 of 5, but the Thief left 2; 1 is paid and 1 stays."""
    with scene(ONE, Side(haven=["Thief"]), book=BOOK) as play:
        play.one(*BEGIN)
        play.two("pass")
        play.one("pass", "fist 4")
        play.two("activate Thief", "pass", "fist 0", "NO")
        assert (play.g.agenda, play.g.prestige, play.winner) == ([1, 0], [1, 5], "")


def test_an_ongoing_scheme_stays_if_it_succeeds() -> None:
    """RV-SCHEME-28: and goes if it fails; Modifiers are discarded, whichever side they were for."""
    for fist, where in (("fist 0", "table"), ("fist 1", "discard")):
        two = Side(haven=["Lucky"], hand=["Gossip"])
        with scene(holding("Believer", "Gossip"), two, book=BOOK) as play:
            play.one("play Believer", "exhaust Iara", "place Gossip", "pass", "fist 0")
            play.two("place Gossip", "pass", fist, "NO")
            assert play.where("Believer") == where
            assert (play.where("Gossip"), play.where("Gossip (2)")) == ("discard", "discard")


def test_nothing_is_left_over_for_the_next_scheme() -> None:
    """RV-SCHEME-28: the second conflict begins at nothing on either side."""
    with scene(holding("Bid", "Feast"), TWO, book=BOOK) as play:
        play.one(*BEGIN, "exert Keondra", "pass", "fist 2")
        play.two("pass", "fist 0", "NO")
        play.one("play Feast", "pass", "fist 0")
        play.two("exert Lucky", "pass", "fist 0", "NO")
        assert (play.where("Feast"), play.g.prestige, play.g.agenda) == ("discard", [3, 5], [1, 0])


def test_the_example_of_the_book() -> None:
    """RV-EX-23, RV-EX-24: 7 for YES, of which 6 are the Persecution's, against 6 for NO."""
    one = Side(haven=["Keondra", "Hakim Owusu"], hand=["Plots Within Plots", "Persecution"], prestige=8)
    four = Side(haven=["Evangeline"], leader_side="influence", prestige=6)
    with scene(one, Side(haven=["Lucky"], prestige=6), Side(haven=["Ryan"], prestige=6), four) as play:
        play.one(
            "play Plots Within Plots", "exhaust Hakim Owusu", "exert Keondra", "place Persecution", "pass", "fist 0"
        )
        play.two("exert Lucky", "pass", "fist 2", "NO")
        play.three("pass", "fist 0", "YES")
        play.four("exert Evangeline", "pass", "fist 2", "NO")
        assert (play.where("Plots Within Plots"), play.where("Persecution")) == ("table", "discard")
        assert play.g.prestige == [8, 6, 6, 6]
        names = ("Keondra", "Lucky", "Evangeline", "Hakim Owusu", "Ryan")
        assert [play.g.no_influence[play.card(name)] for name in names] == [1, 1, 1, 0, 0]
