"""The City Deck of Rio de Janeiro: what the rulebook says of single Events, and of its Prince."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import any_character, have, monster, this_character
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

RYAN = Side(haven=["Ryan"])


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


# ---- Crackdown and Corruption


def test_crackdown_outlasts_the_event() -> None:
    """RV-CITY-12: a Haven turned down stays so until its player's next turn, though the Event has burned meanwhile."""
    sides = [Side(haven=[name], haven_card="Haven - The Temple of Set") for name in ("Lucky", "Keondra", "Gisele")]
    city = City(streets=["Crackdown"], tokens={"Crackdown": 2})
    with scene(*sides, city=city, phase="beginning") as play:
        assert [play.value(name, w.SECRECY) for name in ("Lucky", "Keondra", "Gisele")] == [0, 1, 1]
        end_turn(play, 0)
        assert play.where("Crackdown") == "burned"
        assert [play.value(name, w.SECRECY) for name in ("Lucky", "Keondra", "Gisele")] == [0, 1, 1]
        end_turn(play, 1)
        assert play.value("Lucky", w.SECRECY) == 0
        end_turn(play, 2)
        assert [play.value(name, w.SECRECY) for name in ("Lucky", "Keondra", "Gisele")] == [1, 1, 1]


def test_crackdown_lets_go_at_the_start_of_the_turn() -> None:
    """RV-CITY-12: the Haven is up for start-of-turn effects, its own among them, and goes down after them."""
    one = Side(haven=["Lucky"], haven_card="Haven - The Clubhouse", hand=["Awe", "Ingratiate"])
    with scene(one, Side(haven=["Gisele"]), city=City(streets=["Crackdown"]), phase="beginning") as play:
        play.one("Awe")
        assert play.value("Lucky", w.SECRECY) == 0
        end_turn(play, 0)
        end_turn(play, 1)
        assert (play.asked.asks, play.value("Lucky", w.SECRECY)) == ("target", 1)
        play.one("Ingratiate")
        assert (play.value("Lucky", w.SECRECY), play.names(0, w.HAND)) == (0, [])


def test_corruption_gathers_what_is_gained() -> None:
    """RV-CITY-13: no token as it comes; 1 of each gain goes on it, of the gainer's colour."""
    one = Side(haven=["Lucky", "Benício"], hand=["Shameless"])
    with scene(one, RYAN, city=City(deck=["Corruption"]), phase="beginning") as play:
        assert (play.where("Corruption"), prestige_on(play, "Corruption", 0)) == ("streets", 0)
        play.one("play Shameless", "exhaust Lucky")
        assert (play.g.prestige, prestige_on(play, "Corruption", 0)) == ([5 + 2 - 1, 5], 1)
        assert prestige_on(play, "Corruption", 1) == 0


def test_corruption_burns_for_whose_prestige_is_on_it() -> None:
    """RV-CITY-14: in that player's Beginning Phase, however soon; not in another's."""
    for one, two, pile in ((1, 0, "streets"), (0, 1, "burned"), (0, 0, "streets")):
        sides = Side(haven=["Lucky"], stakes={"Corruption": one}), Side(haven=["Ryan"], stakes={"Corruption": two})
        with scene(*sides, city=City(streets=["Corruption"])) as play:
            end_turn(play, 0)
            assert (play.g.active, play.where("Corruption")) == (1, pile)


# ---- Cristo Redentor


def test_cristo_redentors_price_from_the_target() -> None:
    """RV-CITY-15: a Hunter pays with Prestige on the target; without any, the last Prestige cannot pay."""
    one = Side(streets=["Ryan"], prestige=1, stakes={"Lucky": 1})
    with scene(one, Side(haven=["Lucky", "Gisele", "Keondra"]), city=City(streets=["Cristo Redentor"])) as play:
        play.one("attack with Ryan", "Social")
        play.two("pass")
        assert (play.blood("Lucky"), prestige_on(play, "Lucky", 0), play.g.prestige[0]) == (5, 0, 1)


def test_cristo_redentors_price_from_the_supply() -> None:
    """RV-CITY-15: for everybody else, and for whoever likes; who cannot pay cannot attack."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Gisele"]), city=City(streets=["Cristo Redentor"])) as play:
        play.one("attack with Lucky", "Physical")
        assert play.g.prestige == [4, 5]
    one = Side(streets=["Lucky"], prestige=1)
    with scene(one, Side(haven=["Gisele"]), city=City(streets=["Cristo Redentor"])) as play:
        assert play.refusal("attack with Lucky") == "Lucky has nobody to attack (RV-ATK-10)"


def test_attacking_a_claimant_is_free_of_cristo_redentor() -> None:
    """RV-CITY-16: no Attack action, no price, even for one who could not pay."""
    two = Side(haven=["Keondra"], prestige=1)
    city = City(streets=["Cristo Redentor", "Prince of the City"])
    with scene(Side(streets=["Lucky"]), two, city=city) as play:
        play.one("claim with Lucky")
        play.two("attack with Keondra", "Social")
        assert (play.blood("Lucky"), play.g.prestige, play.host("Prince of the City")) == (4, [5, 1], "Lucky")


# ---- Meeting at Pão de Açúcar

MEETING = "Meeting at Pão de Açúcar"


def test_the_meeting_bears_no_token() -> None:
    """RV-CITY-17: it lies there turn after turn."""
    with scene(Side(haven=["Lucky"]), RYAN, city=City(deck=[MEETING]), phase="beginning") as play:
        assert (prestige_on(play, MEETING, 0), prestige_on(play, MEETING, 1)) == (0, 0)
        end_turn(play, 0)
        end_turn(play, 1)
        assert (play.g.active, play.where(MEETING)) == (0, "streets")


def test_a_meeting_that_succeeds() -> None:
    """RV-CITY-17, RV-CITY-18, RV-CITY-20: for an Action and a vampire; -2 Agenda, +2 Prestige, the card burned."""
    one = Side(haven=["Lucky", "Keondra"])
    two, three = Side(haven=["Gisele"], agenda=3), Side(haven=["Matthew"], agenda=3)
    with scene(one, two, three, city=City(streets=[MEETING])) as play:
        play.one(f"activate {MEETING}", "exhaust Keondra", "Two", "exert Lucky", "pass")
        assert (play.actions, play.is_ready("Keondra"), play.is_ready("Lucky")) == (1, False, True)
        play.two("pass", "NO")
        play.three("pass", "YES")
        assert (play.g.agenda, play.g.prestige) == ([0, 1, 3], [5, 7, 5])
        assert play.where(MEETING) == "burned"


def test_a_meeting_takes_no_more_agenda_than_there_is() -> None:
    """RV-CITY-20: 1 of 1; the Prestige comes all the same."""
    with scene(Side(haven=["Lucky"]), Side(haven=["Gisele"], agenda=1), city=City(streets=[MEETING])) as play:
        play.one(f"activate {MEETING}", "Two", "pass")
        play.two("pass", "NO")
        assert (play.g.agenda, play.g.prestige) == ([0, 0], [5, 7])


def test_only_vampires_call_the_meeting() -> None:
    """RV-CITY-18: exhausting one of their coterie; without an Action or a ready vampire there is none."""
    for side in (
        Side(haven=["Ryan"]),
        Side(haven=["Lucky"], exhausted=["Lucky"]),
    ):
        with scene(side, Side(haven=["Gisele"]), city=City(streets=[MEETING])) as play:
            assert play.refusal(f"activate {MEETING}") == (
                f"{MEETING}'s cost cannot be paid, or it would change nothing (RV-ABIL-04)"
            )


def test_what_applies_to_schemes_applies_to_the_meeting() -> None:
    """RV-CITY-18, RV-CITY-21: Dark Money lowers a foe's Influence in it; a tie succeeds, a majority of NO does not."""
    two = Side(haven=["Gisele"], agenda=3, ongoing=["Majesty"])
    for ongoing, succeeds in (([], False), (["Dark Money"], True)):
        one = Side(haven=["Keondra", "Iara", "Matthew", "Jimmy"], ongoing=ongoing)
        with scene(one, two, city=City(streets=[MEETING])) as play:
            play.one(f"activate {MEETING}", "exhaust Iara", "Two", "exert Keondra", "pass")
            play.two("exert Gisele", "pass", "NO")
            assert play.where(MEETING) == ("burned" if succeeds else "streets")
            assert (play.g.agenda[1], play.actions) == (1 if succeeds else 3, 1)


def test_only_leaders_exert_in_the_meeting() -> None:
    """RV-CITY-18: nobody else, no Influence Modifier, no Prestige in a fist."""
    one = Side(haven=["Lucky", "Ceraph"], hand=["Persecution"])
    with scene(one, Side(haven=["Gisele"]), city=City(streets=[MEETING])) as play:
        play.one(f"activate {MEETING}", "exhaust Lucky", "Two")
        assert play.offered == ["exert Lucky", "pass"]
        assert play.refusal("exert Ceraph") == "Ceraph: only Leaders may exert Influence here (RV-CITY-18)"
        assert play.refusal("place Persecution") == "Persecution: only Leaders may exert Influence here (RV-CITY-18)"
        play.one("pass")
        assert (play.asked.seat, play.asked.asks) == (1, "exert"), "no fist was asked for"
        play.two("pass", "YES")


# ---- Open Season


def test_open_season_turns_up_an_unused_monster() -> None:
    """RV-CITY-22: the top one, though there is no Hunter player; it attacks each player's lowest BP in turn."""
    one, two = Side(haven=["Lucky", "Sage"]), Side(haven=["Gisele"])
    city = City(deck=["Open Season"], unused=["Brain-Eater", "Ghost"])
    with scene(one, two, city=city, phase="beginning") as play:
        assert (play.where("Brain-Eater"), play.where("Ghost")) == ("shown", "unused")
        end_turn(play, 0)
        play.one("pass")
        assert (play.blood("Sage"), play.blood("Lucky"), play.blood("Gisele")) == (2, 5, 4)
        end_turn(play, 1)
        assert (play.blood("Sage"), play.blood("Gisele")) == (2, 3)


def test_the_next_open_season_may_turn_up_any_unused_monster() -> None:
    """RV-CITY-22: the one that leaves with its Event is shuffled in, so that nobody knows which comes next."""
    unused, next_ones = ["Brain-Eater", "Ghost", "Chupacabra"], set()
    for seed in range(1, 13):
        city = City(deck=["Open Season", "Vagrant", "Vagrant", "Open Season"], unused=unused)
        with scene(Side(haven=["Keondra"]), Side(haven=["Lucky"]), city=city, phase="beginning", seed=seed) as play:
            assert play.names(w.CITY, w.SHOWN) == ["Brain-Eater"]
            end_turn(play, 0)
            end_turn(play, 1)
            assert (play.names(w.CITY, w.SHOWN), sorted(play.names(w.CITY, w.UNUSED))) == ([], sorted(unused))
            assert not any(play.g.sees(1, card) for card in play.g.pile(w.CITY, w.UNUSED))
            end_turn(play, 0)
            next_ones |= set(play.names(w.CITY, w.SHOWN))
    assert next_ones == set(unused)


def test_open_season_is_for_hunters_too() -> None:
    """RV-CITY-22: of equals their player chooses; Blocks and Reactions are allowed."""
    one = Side(haven=["Ingrid", "Sara"], hand=["Ready and Waiting"])
    with scene(
        one, Side(haven=["Lucky"]), city=City(deck=["Open Season"], unused=["Chupacabra"]), phase="beginning"
    ) as play:
        end_turn(play, 0)
        assert play.offered == ["Ingrid", "Sara"]
        play.one("Sara")
        assert play.offered == ["block with Ingrid", "pass"]
        play.one("block with Ingrid", "place Ready and Waiting")
        assert (play.blood("Ingrid"), play.blood("Sara")) == (3, 3)


def test_the_open_season_monster_is_not_in_play() -> None:
    """RV-CITY-23: nobody attacks or Investigates it; its attributes count, its text does not."""
    fiend = monster(
        "test-fiend",
        "Fiend",
        bp=9,
        attributes=(2, 0, 0),
        agenda=1,
        abilities=(have(any_character, 5, n.SECRECY), have(this_character, 3, n.DAMAGE)),
    )
    one = Side(haven=["Ryan"])
    two = Side(haven=["Gisele"])
    city = City(deck=["Open Season"], unused=["Fiend"], streets=["Vagrant"])
    with scene(one, two, city=city, phase="beginning", book=book_with(fiend)) as play:
        assert (play.where("Fiend"), play.value("Gisele", w.SECRECY)) == ("shown", 0)
        play.one("move out", "attack with Ryan")
        assert play.offered == ["target Gisele", "target Vagrant"]
        play.one("target Gisele", "Ranged", "pass action", "end phase")
        assert (play.blood("Ryan"), play.blood("Gisele")) == (2, 4)
        play.ends_asking("act")


def test_open_season_waits_for_the_second_round() -> None:
    """RV-CITY-25: another card comes instead, and it is shuffled back; no Monster shows or comes."""
    one, two = Side(haven=["Lucky"]), Side(haven=["Ryan"], turns_taken=0)
    city = City(deck=["Open Season", "Vagrant"], unused=["Ghost"], monster_deck=["Warlock"])
    with scene(one, two, city=city, phase="beginning") as play:
        assert (play.names(w.CITY, w.STREETS), play.names(w.CITY, w.LIBRARY)) == (["Vagrant"], ["Open Season"])
        assert (play.where("Ghost"), play.where("Warlock")) == ("unused", "monster deck")


def test_an_event_that_comes_instead_is_resolved() -> None:
    """RV-CITY-25: it is a card revealed like any other."""
    one, two = Side(haven=["Lucky"]), Side(haven=["Ryan"], turns_taken=0)
    city = City(deck=["Open Season", "Crackdown"], monster_deck=["Warlock"])
    with scene(one, two, city=city, phase="beginning") as play:
        assert (prestige_on(play, "Crackdown", 0), play.where("Warlock")) == (1, "streets")


# ---- the Prince of Rio

PRINCE = "Prince of the City"


def test_the_unclaimed_prince_hurts_everybody() -> None:
    """RV-CITY-26: 1 Aggravated damage to a character of the active player's choice, Hunters included."""
    one, two = Side(haven=["Lucky", "Sage"]), Side(haven=["Ryan"])
    with scene(one, two, city=City(streets=[PRINCE]), phase="end of turn") as play:
        play.one("Sage")
        assert (play.blood("Sage"), play.blood("Lucky"), play.blood("Ryan")) == (2, 5, 4)
        end_turn(play, 1)
        assert play.blood("Ryan") == 3


def test_a_prince_in_the_streets_hurts_the_others() -> None:
    """RV-CITY-26: whose player controls the Title is spared; a Prince at home hurts nobody."""
    for place, left in (("streets", 4), ("haven", 5)):
        for turn, lucky, keondra in ((0, 5, 6), (1, left, 6)):
            attached = {"Keondra": [PRINCE]}
            one = (
                Side(streets=["Keondra"], attached=attached)
                if place == "streets"
                else Side(haven=["Keondra"], attached=attached)
            )
            with scene(one, Side(haven=["Lucky"]), turn=turn, phase="end of turn") as play:
                assert (play.blood("Lucky"), play.blood("Keondra")) == (lucky, keondra)


def test_the_princes_player_deals_that_damage() -> None:
    """RV-CITY-28: and has defeated a Rival's character by it; an unclaimed Prince's damage is nobody's."""
    two = Side(haven=["Lucky", "Jorge Guerrero"], blood={"Jorge Guerrero": 1})
    one = Side(streets=["Keondra"], attached={"Keondra": [PRINCE]})
    with scene(one, two, turn=1, phase="end of turn") as play:
        play.two("Jorge Guerrero")
        assert (play.where("Jorge Guerrero"), play.g.agenda) == ("burned", [1, 0])
    with scene(Side(haven=["Keondra"]), two, city=City(streets=[PRINCE]), turn=1, phase="end of turn") as play:
        play.two("Jorge Guerrero")
        assert (play.where("Jorge Guerrero"), play.g.agenda) == ("burned", [0, 0])


def test_a_rival_knocked_out_by_the_princes_damage() -> None:
    """RV-CITY-28: the Prince's player has knocked out their Rival, and wins."""
    one, two = Side(streets=["Keondra"], attached={"Keondra": [PRINCE]}), Side(haven=["Lucky"], blood={"Lucky": 1})
    with scene(one, two, Side(haven=["Ryan"]), turn=1, phase="end of turn") as play:
        assert play.winner == "One"
