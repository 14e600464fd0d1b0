"""Defeat, torpor and recovery."""

from __future__ import annotations

import pytest

from primogen.kernel.effects import Effect
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    any_character,
    attach_this,
    characters_you_control,
    deal,
    defeat,
    each_of,
    lose_blood,
    mend,
    put,
    steal_blood,
    target,
    title,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import attach
from primogen.rivals.rules.atoms.tokens import put_discipline_token
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

BARON = title("test-baron", "Baron", influence=0, bp=0, text=attach_this(THIS))
CHARM = action("test-charm", "Charm", decks=n.BOTH, text=attach_this(THIS))
SMITE = action("test-smite", "Smite", decks=n.BOTH, text=target(any_character, defeat(THAT)))


def curse(text: Effect) -> Printed:
    """An Action card that does so to a character."""
    return action("test-hex", "Hex", decks=n.BOTH, text=target(any_character, text))


ASHES = curse(deal(9, THAT, quality=n.AGGRAVATED_QUALITY))
BLAST = curse(deal(9, THAT))

WAYS_TO_ZERO = {
    "damage": deal(1, THAT),
    "loss": lose_blood(Fixed(1), THAT),
    "theft": steal_blood(1, thief=THIS, victim=THAT),
}


@pytest.mark.parametrize("way", WAYS_TO_ZERO)
def test_whoever_has_no_blood_is_defeated_whatever_took_it(way: str) -> None:
    """RV-DEF-01."""
    two = Side(haven=["Keondra", "Iara", "Gisele"], blood={"Iara": 1, "Gisele": 2})
    with scene(Side(haven=["Lucky"], hand=["Hex"]), two, book=book_with(curse(WAYS_TO_ZERO[way]))) as play:
        play.one("play Hex", "Iara")
        assert (play.where("Iara"), play.g.agenda[0]) == ("torpor", 1)
        assert play.where("Gisele") == "haven"


def test_a_minus_bp_token_can_take_the_last_blood() -> None:
    """RV-DEF-01."""
    two = Side(haven=["Keondra", "Judas"], minus_bp={"Judas": 1})
    with scene(Side(haven=["Lucky"], hand=["Hex"]), two, book=book_with(curse(put(n.MINUS_BP, THAT)))) as play:
        play.one("play Hex", "Judas")
        play.two("no")
        assert play.where("Judas") == "torpor"


def test_an_effect_that_defeats_takes_all_blood_and_nothing_mitigates_it() -> None:
    """RV-DEF-02."""
    two = Side(haven=["Keondra", "Lucky"], attached={"Keondra": ["Vagrant"]})
    with scene(Side(haven=["Grace"], hand=["Smite"]), two, book=book_with(SMITE)) as play:
        play.one("play Smite", "Keondra")
        assert (play.where("Keondra"), play.blood("Keondra"), play.g.agenda[0]) == ("torpor", 1, 1)
        assert play.blood("Lucky") == 5


def test_retainers_and_prey_of_the_defeated_are_burned() -> None:
    """RV-DEF-03."""
    two = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Politician"], "Iara": ["Vagrant"]}, discard=["Judas"])
    with scene(Side(haven=["Lucky"], hand=["Hex"]), two, book=book_with(BLAST)) as play:
        attach(play.g, play.card("Judas"), play.card("Keondra"), 1)
        play.one("play Hex", "Keondra")
        assert (play.where("Keondra"), play.where("Politician"), play.where("Judas")) == ("torpor", "burned", "burned")
        assert (play.names(w.CITY, w.BURNED_PILE), play.names(1, w.BURNED_PILE)) == (["Politician"], ["Judas"])
        assert play.host("Vagrant") == "Iara"


def test_other_attachments_of_the_defeated_are_discarded_and_titles_stay() -> None:
    """RV-DEF-04."""
    one = Side(haven=["Lucky"], hand=["Hex"], curses={"Keondra": ["Lingering Kiss"]})
    two = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Charm", "Baron"], "Iara": ["Charm"]})
    with scene(one, two, book=book_with(BLAST, CHARM, BARON)) as play:
        play.one("play Hex", "Keondra")
        assert play.names(1, w.DISCARD) == ["Charm"]
        assert "Lingering Kiss" in play.names(0, w.DISCARD)
        assert (play.host("Baron"), play.host("Charm (2)")) == ("Keondra", "Iara")


def test_the_defeated_lose_every_token_but_the_leader_token() -> None:
    """RV-DEF-05."""
    one = Side(haven=["Ryan"], hand=["Hex"], stakes={"Keondra": 2})
    two = Side(
        haven=["Keondra", "Iara"],
        no_influence=["Keondra"],
        fear=["Keondra"],
        minus_bp={"Keondra": 1},
        agenda_on={"Keondra": 1},
    )
    with scene(one, two, book=book_with(BLAST)) as play:
        keondra = play.card("Keondra")
        put_discipline_token(play.g, keondra, w.AUSPEX, 1)
        play.one("play Hex", "Keondra")
        g = play.g
        assert (g.no_influence[keondra], g.fear[keondra], g.minus_bp[keondra], g.agenda_on[keondra]) == (0, 0, 0, 0)
        assert (g.stakes, g.learned, play.value("Keondra", w.BLOOD_POTENCY)) == ([], [], 6)
        assert (g.leader[1], play.blood("Keondra")) == (keondra, 1)


def test_aggravated_damage_burns_all_that_was_attached() -> None:
    """RV-DEF-06: to the burned piles of their owners."""
    one = Side(haven=["Lucky"], hand=["Hex"], curses={"Keondra": ["Lingering Kiss"]})
    two = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Charm", "Baron"], "Iara": ["Charm"]})
    with scene(one, two, book=book_with(ASHES, CHARM, BARON)) as play:
        play.one("play Hex", "Keondra")
        assert (play.where("Keondra"), play.where("Charm"), play.where("Baron")) == ("burned", "burned", "burned")
        assert play.names(0, w.BURNED_PILE) == ["Lingering Kiss"]
        assert play.host("Charm (2)") == "Iara"


def test_all_but_the_prince_title_burns() -> None:
    """RV-DEF-06."""
    two = Side(haven=["Iara"], streets=["Keondra"], attached={"Keondra": ["Prince of the City", "Charm"]})
    with scene(Side(haven=["Ryan"], hand=["Hex"]), two, book=book_with(ASHES, CHARM)) as play:
        play.one("play Hex", "Keondra")
        assert (play.where("Charm"), play.where("Prince of the City")) == ("burned", "streets")


def test_a_defeated_vampire_leaves_for_torpor_which_is_not_the_haven() -> None:
    """RV-DEF-07, RV-DEF-08."""
    with scene(Side(haven=["Lucky"], hand=["Hex"]), Side(haven=["Keondra", "Iara"]), book=book_with(BLAST)) as play:
        play.one("play Hex", "Keondra")
        assert (play.names(1, w.TORPOR), play.names(1, w.HAVEN)) == (["Keondra"], ["Iara"])
        assert play.g.coterie(1) == (play.card("Iara"),)


def test_a_player_with_characters_in_torpor_only_has_nobody_left() -> None:
    """RV-DEF-08: who is in torpor is not active."""
    with scene(
        Side(haven=["Lucky"], hand=["Hex"]), Side(haven=["Keondra"], torpor=["Iara"]), book=book_with(BLAST)
    ) as play:
        play.one("play Hex", "Keondra")
        assert play.winner == "One"


def test_a_hunter_leader_goes_to_recovery_and_other_hunters_are_burned() -> None:
    """RV-DEF-09, RV-DEF-10."""
    two = Side(haven=["Evangeline", "Florencia", "Ingrid"], prestige=5)
    with scene(Side(haven=["Lucky", "Grace"], hand=["Hex", "Hex"]), two, book=book_with(BLAST)) as play:
        play.one("play Hex", "exhaust Lucky", "Florencia")
        assert (play.where("Florencia"), play.g.prestige[1]) == ("burned", 5)
        play.one("play Hex", "Evangeline")
        assert (play.where("Evangeline"), play.blood("Evangeline"), play.g.prestige[1]) == ("torpor", 1, 4)
        assert play.where("Ingrid") == "haven"


def test_a_hunter_leader_defeated_by_aggravated_damage_is_burned() -> None:
    """RV-DEF-09."""
    with scene(
        Side(haven=["Lucky"], hand=["Hex"]), Side(haven=["Evangeline", "Ingrid"]), book=book_with(ASHES)
    ) as play:
        play.one("play Hex", "Evangeline")
        assert play.where("Evangeline") == "burned"


def test_only_defeating_a_character_of_ones_rival_earns_agenda() -> None:
    """RV-DEF-11."""
    one = Side(haven=["Lucky", "Grace"], hand=["Hex", "Hex"])
    two, three = Side(haven=["Keondra", "Iara"]), Side(haven=["Matthew", "Jimmy"])
    with scene(one, two, three, book=book_with(BLAST)) as play:
        play.one("play Hex", "exhaust Lucky", "Jimmy")
        assert play.g.agenda == [0, 0, 0]
        play.one("play Hex", "Iara")
        assert play.g.agenda == [1, 0, 0]


def test_entering_torpor_takes_a_prestige_of_its_controller() -> None:
    """RV-DEF-12."""
    two = Side(haven=["Keondra", "Iara"], prestige=3)
    with scene(Side(haven=["Lucky"], hand=["Hex"], prestige=5), two, book=book_with(BLAST)) as play:
        play.one("play Hex", "Iara")
        assert (play.blood("Iara"), play.g.prestige) == (1, [5, 2])


def test_entering_torpor_takes_even_the_last_prestige() -> None:
    """RV-DEF-12: it is not a cost; the player is knocked out."""
    two = Side(haven=["Keondra", "Iara"], prestige=1)
    with scene(Side(haven=["Lucky"], hand=["Hex"]), two, book=book_with(BLAST)) as play:
        play.one("play Hex", "Iara")
        assert (play.g.prestige[1], play.blood("Iara"), play.winner) == (0, 1, "One")


def test_a_player_still_controls_who_is_in_torpor_and_what_is_attached() -> None:
    """RV-DEF-13."""
    chant = action("test-chant", "Chant", decks=n.BOTH, text=each_of(characters_you_control, mend(1, THAT)))
    one = Side(
        haven=["Lucky"],
        torpor=["Grace"],
        attached={"Grace": ["Baron"]},
        hand=["Chant"],
        blood={"Grace": 1, "Lucky": 2},
    )
    two = Side(haven=["Keondra"], torpor=["Iara"], blood={"Iara": 1})
    with scene(one, two, book=book_with(chant, BARON)) as play:
        play.one("play Chant")
        assert (play.blood("Grace"), play.blood("Lucky"), play.blood("Iara")) == (2, 3, 1)
        assert (play.g.controller[play.card("Grace")], play.g.controller[play.card("Baron")]) == (0, 0)
