"""Traps: face down like Conspiracies, sprung by what happens."""

from __future__ import annotations

from dataclasses import replace

from primogen.kernel.ids import NONE
from primogen.kernel.views import view
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed, Plus
from primogen.rivals.language.vocabulary import (
    ATTACKING_PLAYER,
    FOES_SEAT,
    THAT,
    THAT_PLAYER,
    THIS_CARD,
    YOUR_SEAT,
    attacks,
    deal,
    discards,
    draw,
    gain,
    having,
    lose,
    moves_out,
    places,
    springs_when,
    target_foe,
    tokens_on,
    trap,
    unhosted,
    vampire,
    when,
    you_play,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

foe_moves = springs_when(moves_out(FOES_SEAT))
anyone_discards = springs_when(discards())

# fmt: off
AMBUSH = trap("test-ambush", "Ambush", foe_moves, text=deal(Plus(Fixed(1), tokens_on(THIS_CARD, n.PRESTIGE)), THAT))
TRIPWIRE = trap("test-tripwire", "Tripwire", foe_moves, text=gain(1, n.AGENDA))
OWN_STEP = trap("test-own-step", "Own Step", springs_when(moves_out(YOUR_SEAT)), text=draw(1))
SLANDER = trap("test-slander", "Slander", foe_moves, text=target_foe(lose(1, n.AGENDA, THAT_PLAYER)))
LITTER = trap("test-litter", "Litter", anyone_discards, text=gain(1, n.AGENDA))
RUIN = trap("test-ruin", "Ruin", springs_when(attacks(whose=FOES_SEAT)), text=lose(9, n.PRESTIGE, ATTACKING_PLAYER))
TREMOR = trap("test-tremor", "Tremor", foe_moves, clan=n.BRUJAH, text=having(n.POTENCE, gain(1, n.AGENDA)))
POSER = vampire("test-poser", "Poser", n.BRUJAH, bp=2, attributes=(1, 0, 0), disciplines=(n.PRESENCE,))
SPY = unhosted("test-spy", "Spy", n.ONGOING, decks=n.VAMPIRES,
               abilities=(when(places(whose=YOUR_SEAT), gain(1, n.AGENDA)),))
CLERK = unhosted("test-clerk", "Clerk", n.ONGOING, decks=n.VAMPIRES,
                 abilities=(when(you_play(), gain(1, n.PRESTIGE)),))
# fmt: on

BOOK = book_with(AMBUSH, TRIPWIRE, OWN_STEP, SLANDER, LITTER, RUIN, TREMOR, POSER, SPY, CLERK)
TWO = Side(haven=["Lucky"])
END_TURN = ("pass action", "pass action", "end phase")


def on_it(play: Play, name: str) -> list[int]:
    return [staked(play.g, play.card(name), seat) for seat in range(play.g.seats())]


def may(play: Play, seat: int) -> list[str]:
    found = [play.interjection_words(seat, each) for each in play.g.interjections(seat)]
    return [words for words in found if words != "propose a deal"]


# ---- like a Conspiracy


def test_a_trap_is_placed_like_a_conspiracy() -> None:
    """RV-TRAP-01: a character exhausts, 1 Prestige goes on it, no requirement is asked for, and nobody sees it."""
    with scene(Side(haven=["Keondra", "Iara"], hand=["Tremor"]), TWO, book=BOOK) as play:
        play.one("place Tremor", "exhaust Iara")
        assert (play.where("Tremor"), on_it(play, "Tremor"), play.g.prestige) == ("table", [1, 0], [4, 5])
        assert (play.is_ready("Iara"), play.is_ready("Keondra"), play.actions) == (False, True, 1)
        assert [play.g.sees(seat, play.card("Tremor")) for seat in (0, 1, NONE)] == [True, False, False]


def test_its_controller_adds_one_a_turn() -> None:
    """RV-TRAP-01, RV-TRAP-02: as with a Conspiracy."""
    with scene(Side(haven=["Keondra"], face_down={"Ambush": 1}), TWO, book=BOOK) as play:
        play.one("add to Ambush")
        assert (on_it(play, "Ambush"), play.g.prestige) == ([2, 0], [4, 5])
        assert play.refusal("add to Ambush") == "The chance to add to Ambush this turn is used (RV-CONSP-08)"


def test_after_springing_it_is_discarded_and_its_prestige_is_gone() -> None:
    """RV-TRAP-01: to the general supply."""
    with scene(TWO, Side(haven=["Keondra"], face_down={"Tripwire": 2}), book=BOOK) as play:
        play.one("move out")
        play.two("spring Tripwire")
        assert (play.where("Tripwire"), on_it(play, "Tripwire"), play.g.prestige) == ("discard", [0, 0], [5, 5])


def test_clan_and_discipline_are_needed_to_spring_it() -> None:
    """RV-TRAP-01: Tremor asks for a Brujah and for Potence, of the same character or of two."""
    for coterie, missing in (["Keondra"], "clan"), (["Poser"], "Discipline"):
        with scene(TWO, Side(haven=coterie, face_down={"Tremor": 1}), book=BOOK) as play:
            play.one("move out")
            assert play.refusal("spring Tremor") == f"To resolve Tremor you need its {missing} (RV-ACT-33)"
            play.two("pass")
            assert play.g.agenda == [0, 0]
    with scene(TWO, Side(haven=["Poser", "Jorge Guerrero"], face_down={"Tremor": 1}), book=BOOK) as play:
        play.one("move out")
        play.two("spring Tremor")
        assert play.g.agenda == [0, 1]


# ---- unlike one


def test_no_foe_adds_to_a_trap_of_their_own_will() -> None:
    """RV-TRAP-02, RV-TRAP-03: it is never shown, so nobody is asked; nor may anybody in a later turn."""
    with scene(Side(haven=["Keondra"], face_down={"Ambush": 1, "Snake Oil": 1}), TWO, book=BOOK) as play:
        assert play.refusal("show Ambush to Two") == "Ambush is a Trap and may not be shown (RV-TRAP-03)"
        play.one("show Snake Oil to Two")
        play.two("contribute")
        play.one(*END_TURN)
        play.two(*END_TURN)
        assert may(play, 1) == ["contribute to Snake Oil"]


def test_a_foe_forced_to_put_prestige_on_a_trap_learns_nothing() -> None:
    """RV-TRAP-04: Jimmy takes 1 of Two's on it; Two sees the same as if it were a Conspiracy."""
    seen = []
    for name in ("Ambush", "Snake Oil"):
        one = Side(haven=["Keondra"], streets=["Jimmy"], leader="Keondra", face_down={name: 1})
        with scene(one, TWO, book=BOOK) as play:
            play.one("activate Jimmy", "Two")
            assert (on_it(play, name), play.g.sees(1, play.card(name))) == ([1, 1], False)
            seen.append((view(play.g, 1).plain(), play.log(1), may(play, 1)))
    assert seen[0] == seen[1]


def test_a_trap_springs_with_no_prestige_on_it() -> None:
    """RV-TRAP-05: placed at no cost; with Prestige it does more."""
    one = Side(haven=["Keondra"], hand=["Ambush"], ongoing=["Plots Within Plots"])
    with scene(one, TWO, book=BOOK) as play:
        play.one("activate Plots Within Plots", "Ambush")
        assert (on_it(play, "Ambush"), play.g.prestige) == ([0, 0], [5, 5])
        play.one(*END_TURN)
        play.two("move out")
        play.one("spring Ambush")
        assert (play.blood("Lucky"), play.blood("Keondra")) == (4, 6)


def test_prestige_makes_it_stronger() -> None:
    """RV-TRAP-05: 1 damage, and 1 for each Prestige."""
    with scene(TWO, Side(haven=["Keondra"], face_down={"Ambush": 2}), book=BOOK) as play:
        play.one("move out")
        play.two("spring Ambush")
        assert play.blood("Lucky") == 2


# ---- when


def test_a_trap_is_resolved_when_its_event_happens_and_not_before() -> None:
    """RV-TRAP-06, RV-TRAP-10: in a foe's Action Phase, though it is not Relentless; not at its player's pleasure."""
    with scene(Side(haven=["Keondra"], face_down={"Tripwire": 1}), TWO, book=BOOK) as play:
        assert not any(said in play.offered for said in ("reveal Tripwire", "spring Tripwire"))
        play.one("move out")  # not a foe's move
        play.one("pass")
        play.one(*END_TURN)
        play.two("move out")
        play.one("spring Tripwire")
        assert (play.g.agenda, play.asked.seat) == ([1, 0], 1)


def test_in_its_own_players_action_phase() -> None:
    """RV-TRAP-06: if the event is theirs."""
    with scene(Side(haven=["Keondra"], face_down={"Own Step": 1}, library=["Awe"]), TWO, book=BOOK) as play:
        play.one("move out", "spring Own Step")
        assert (play.where("Own Step"), play.names(0, w.HAND)) == ("discard", ["Awe"])


def test_nothing_waits_while_a_trap_may_spring() -> None:
    """RV-TRAP-06: whoever else has heard of it has been heard, so that a game loaded now goes on in the same way."""
    guide = unhosted("test-guide", "Guide", n.ONGOING, decks=n.VAMPIRES,
                     abilities=(when(moves_out(YOUR_SEAT), gain(1, n.AGENDA)),))  # fmt: skip
    one = Side(haven=["Keondra"], ongoing=["Guide"], face_down={"Own Step": 1}, library=["Awe"])
    with scene(one, TWO, book=book_with(OWN_STEP, guide)) as play:
        play.one("move out")
        assert (play.asked.asks, play.g.agenda[0], play.g.waiting) == ("spring", 1, [])
        play.one("spring Own Step")
        assert play.g.agenda[0] == 1


def test_outside_action_phases_no_trap_springs() -> None:
    """RV-TRAP-06: a discard for Intel sets it off, the same discard for mending in the End Phase does not."""
    one = Side(streets=["Lucky"], hand=["Awe", "Confuse"], blood={"Lucky": 3})
    two = Side(haven=["Keondra"], face_down={"Litter": 1}, haven_card="Haven - The Temple of Set")
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Lucky", "discard Awe")
        assert (play.asked.seat, play.asked.asks) == (1, "spring")
        play.two("pass")
        play.one("Physical", "pass", "pass action", "end phase", "mend Lucky")
        assert (play.blood("Lucky"), play.where("Confuse"), play.where("Litter")) == (4, "discard", "table")


def test_another_event_does_not_set_it_off() -> None:
    """RV-TRAP-06: Two recruits, and One is not asked."""
    one = Side(haven=["Keondra"], face_down={"Tripwire": 1})
    with scene(one, Side(haven=["Lucky"], hand=["Judas"]), turn=1, book=BOOK) as play:
        play.two("recruit Judas")
        assert (play.asked.seat, play.where("Judas"), play.where("Tripwire")) == (1, "haven", "table")


def test_who_contributed_does_not_matter_to_a_trap() -> None:
    """RV-TRAP-07: Two's Prestige is on the Slander, and Two may be its target all the same."""
    one = Side(haven=["Keondra"], streets=["Jimmy"], leader="Keondra", face_down={"Slander": 1})
    two, three = Side(haven=["Lucky"], agenda=3), Side(haven=["Ceraph"], agenda=3)
    with scene(one, two, three, book=BOOK) as play:
        play.one("activate Jimmy", "Two", *END_TURN)
        play.two("move out")
        play.one("spring Slander")
        assert play.offered == ["Two", "Three"]
        play.one("Two")
        assert play.g.agenda == [0, 2, 3]


def test_any_number_of_traps_on_one_event() -> None:
    """RV-TRAP-08: both of Two's, and Three's, each on the same move."""
    two = Side(haven=["Keondra"], face_down={"Tripwire": 1, "Ambush": 1})
    three = Side(haven=["Ceraph"], face_down={"Tripwire": 1})
    with scene(TWO, two, three, book=BOOK) as play:
        play.one("move out")
        play.two("spring Tripwire", "spring Ambush")
        play.three("spring Tripwire")
        assert (play.g.agenda, play.blood("Lucky")) == ([0, 1, 1], 3)
        assert [play.where(name) for name in ("Tripwire", "Ambush", "Tripwire (2)")] == ["discard"] * 3


def test_springing_a_trap_is_optional() -> None:
    """RV-TRAP-09: passed up, it waits for the next time."""
    with scene(TWO, Side(haven=["Keondra"], face_down={"Tripwire": 1}), book=BOOK) as play:
        play.one("move out")
        play.two("pass")
        assert (play.where("Tripwire"), play.g.agenda) == ("table", [0, 0])
        play.one(*END_TURN)
        play.two(*END_TURN)
        play.one("move out")
        play.two("spring Tripwire")
        assert play.g.agenda == [0, 1]


def test_who_has_a_conspiracy_is_asked_as_well() -> None:
    """RV-TRAP-04, RV-CONSP-02: so that the question tells nobody which it is; but a Conspiracy does not spring."""
    two = Side(haven=["Keondra"], face_down={"Pay Tribute": 3})
    with scene(TWO, replace(two, library=["Tripwire"]), book=BOOK) as play:
        play.one("move out")
        assert (play.asked.seat, play.offered) == (1, ["pass"])
        play.two("pass")
    with scene(TWO, two, book=BOOK) as play:  # no such Trap is in anybody's deck
        play.one("move out")
        assert play.is_asked(0, "act")


def test_a_trap_sprung_in_an_attack_does_not_end_the_game_before_the_attack_does() -> None:
    """RV-TRAP-06, RV-WIN-08: One is ruined, but defeats Two's last character; both are out, and One is active."""
    one = Side(streets=["Matthew"], prestige=3)
    two = Side(haven=["Judas"], blood={"Judas": 1}, face_down={"Ruin": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Matthew", "Physical")
        play.two("spring Ruin")
        assert (play.g.prestige[0], play.winner) == (0, "")
        play.two("no")  # Judas is not burned for Prestige
        assert play.winner == "One"


# ---- errata


def test_a_trap_is_placed_and_not_played() -> None:
    """RV-TRAP-11: the Spy hears a card being placed, the Clerk hears none being played."""
    with scene(Side(haven=["Keondra"], hand=["Ambush"], ongoing=["Spy", "Clerk"]), TWO, book=BOOK) as play:
        play.one("place Ambush")
        assert (play.g.agenda, play.g.prestige) == ([1, 0], [4, 5])
