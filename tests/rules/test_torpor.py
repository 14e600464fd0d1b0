"""In torpor, or in recovery: what is left of a character, and what finds it there."""

from __future__ import annotations

import pytest

from fighters import fighter
from older import differs
from primogen.kernel.effects import Effect
from primogen.rivals.language import nouns as n
from primogen.rivals.language.conditions import Is
from primogen.rivals.language.groups import ANYONES, IN_TORPOR, Cards
from primogen.rivals.language.traits import IsBeing, OfClan, Wounded
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    YOUR_SEAT,
    action,
    activated,
    any_character,
    at_maximum_blood,
    characters_in_torpor,
    characters_you_control,
    deal,
    draw,
    each_of,
    gain,
    have,
    mend,
    prestige,
    target,
    torpor_step,
    vampire,
    when,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with


def curse(text: Effect) -> Printed:
    """An Action card that does so to a character."""
    return action("test-hex", "Hex", decks=n.BOTH, text=target(any_character, text))


BLAST = curse(deal(9, THAT))


def test_in_torpor_there_are_only_potency_kind_and_name() -> None:
    """RV-DEF-14."""
    one = Side(haven=["Lucky"], torpor=["Keondra"], blood={"Keondra": 1}, leader="Keondra")
    with scene(one, Side(haven=["Grace"])) as play:
        stats = (w.PHYSICAL, w.SOCIAL, w.MENTAL, w.OBFUSCATE, w.PRESENCE, w.PROTEAN, w.INFLUENCE)
        assert [play.value("Keondra", stat) for stat in stats] == [0] * 7
        assert play.value("Keondra", w.BLOOD_POTENCY) == 6


def test_a_vampire_in_torpor_is_still_a_vampire_but_of_no_clan() -> None:
    """RV-DEF-14."""
    kin = characters_you_control & OfClan((w.CAITIFF,))
    vampires = characters_you_control & IsBeing(w.VAMPIRE)
    clan = action("test-clan", "Clan", decks=n.BOTH, text=each_of(kin, mend(1, THAT)))
    kind = action("test-kind", "Kind", decks=n.BOTH, text=each_of(vampires, mend(1, THAT)))
    one = Side(haven=["Lucky", "Hope"], torpor=["Grace"], hand=["Clan", "Kind"], blood={"Grace": 1, "Lucky": 1})
    with scene(one, Side(haven=["Keondra"]), book=book_with(clan, kind)) as play:
        play.one("play Clan", "exhaust Lucky")
        assert (play.blood("Grace"), play.blood("Lucky")) == (1, 2)
        play.one("play Kind")
        assert (play.blood("Grace"), play.blood("Lucky")) == (2, 3)


def test_no_card_finds_its_clan_in_torpor() -> None:
    """RV-DEF-14."""
    one = Side(haven=["Lucky"], torpor=["Keondra"], hand=["Dark Money"], blood={"Keondra": 1})
    with scene(one, Side(haven=["Grace"])) as play:
        assert "play Dark Money" not in play.offered
    with scene(Side(haven=["Lucky", "Keondra"], hand=["Dark Money"]), Side(haven=["Grace"])) as play:
        assert "play Dark Money" in play.offered


def test_game_text_is_silent_in_torpor() -> None:
    """RV-DEF-14."""
    patron = vampire(
        "test-patron",
        "Patron",
        n.BRUJAH,
        bp=4,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(have(your_coterie, 1, n.SECRECY), activated(prestige(1), draw(1))),
    )
    one = Side(haven=["Lucky", "Patron"], hand=["Hex"], library=["Awe"])
    with scene(one, Side(haven=["Grace"]), book=book_with(patron, BLAST)) as play:
        assert (play.value("Lucky", w.SECRECY), "activate Patron" in play.offered) == (1, True)
        play.one("play Hex", "exhaust Lucky", "Patron")
        assert (play.value("Lucky", w.SECRECY), "activate Patron" in play.offered) == (0, False)


def test_a_name_in_torpor_gives_way_to_a_recruit_of_that_name() -> None:
    """RV-DEF-14: it has kept its name."""
    one = Side(haven=["Lucky"], hand=["Judas"], prestige=5)
    with scene(one, Side(haven=["Grace"], torpor=["Judas"], blood={"Judas": 1})) as play:
        play.one("recruit Judas")
        assert (play.names(0, w.HAVEN), play.names(1, w.BURNED_PILE)) == (["Lucky", "Judas"], ["Judas"])


DREAMER = vampire(
    "test-dreamer",
    "Dreamer",
    n.BRUJAH,
    bp=2,
    attributes=(0, 0, 0),
    disciplines=(),
    abilities=(
        when(
            torpor_step(YOUR_SEAT),
            gain(1, n.PRESTIGE),
            Is(THIS, ~at_maximum_blood),
            form=n.TORPOR_FORM,
        ),
    ),
)


@pytest.mark.parametrize(("place", "gained"), [("torpor", [1, 5]), ("haven", [0, 6])])
def test_a_torpor_ability_waits_for_torpor(place: str, gained: list[int]) -> None:
    """RV-DEF-15: and all other text of who sleeps there is off (RV-DEF-14)."""
    sleeper = fighter(
        "Sleeper",
        when(torpor_step(YOUR_SEAT), gain(1, n.AGENDA), form=n.TORPOR_FORM),
        when(torpor_step(YOUR_SEAT), gain(1, n.PRESTIGE)),
    )
    asleep = ["Sleeper"] if place == "torpor" else []
    awake = ["Lucky"] if asleep else ["Lucky", "Sleeper"]
    one = Side(haven=awake, torpor=asleep, blood={"Sleeper": 1}, prestige=5)
    with scene(one, Side(haven=["Grace"]), phase="end", book=book_with(sleeper)) as play:
        assert [play.g.agenda[0], play.g.prestige[0]] == gained


@differs("DIFF-36", "2020", "2022-06", "2022-09")
@pytest.mark.parametrize(("place", "gained"), [("torpor", 1), ("haven", 0)])
def test_torpor_abilities_are_active_only_in_torpor(place: str, gained: int) -> None:
    """RV-DEF-15, RV-DEF-16: at the start of the step, before the step's own Blood makes Dreamer whole."""
    asleep = ["Dreamer"] if place == "torpor" else []
    awake = ["Lucky"] if asleep else ["Lucky", "Dreamer"]
    one = Side(haven=awake, torpor=asleep, blood={"Dreamer": 1}, prestige=5)
    with scene(one, Side(haven=["Grace"], prestige=5), phase="end", book=book_with(DREAMER)) as play:
        assert play.g.prestige == [5 + gained, 5]
        assert play.blood("Dreamer") == 1 + gained


def test_torpor_abilities_wait_for_ones_own_end_phase() -> None:
    """RV-DEF-16."""
    two = Side(haven=["Grace"], torpor=["Dreamer"], blood={"Dreamer": 1}, prestige=5)
    with scene(Side(haven=["Lucky"]), two, phase="end", book=book_with(DREAMER)) as play:
        assert play.g.prestige[1] == 5
        play.two("pass action", "pass action", "end phase")
        assert play.g.prestige[1] == 6


def test_who_is_in_torpor_acts_no_more() -> None:
    """RV-DEF-17."""
    one = Side(haven=["Lucky", "Sage"], torpor=["Grace"], streets=["Hope"], hand=["Shameless"], blood={"Grace": 1})
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Prince of the City"])) as play:
        assert {"attack with Hope", "claim with Hope"} <= set(play.offered)
        assert not {"attack with Grace", "claim with Grace"} & set(play.offered)
        play.one("move out")
        assert "move Grace" not in play.offered
        play.one("move Lucky", "move Sage", "play Shameless")
        assert set(play.offered) == {"exhaust Hope", "exhaust Lucky", "exhaust Sage"}
        play.one("exhaust Lucky")


def test_who_is_in_torpor_is_in_no_party_and_cannot_be_attacked() -> None:
    """RV-DEF-17: it neither Blocks nor shares what a party has."""
    two = Side(haven=["Keondra", "Juliana"], torpor=["Gisele"], blood={"Gisele": 2}, exhausted=["Keondra"])
    with scene(Side(streets=["Lucky"]), two) as play:
        assert play.g.party_of(play.card("Keondra")) == [play.card("Keondra"), play.card("Juliana")]
        play.one("attack with Lucky")
        assert play.offered == ["target Keondra", "target Juliana"]
        play.one("target Keondra", "Social")
        assert play.offered == ["block with Juliana", "pass"]
        play.two("pass")


def test_who_is_in_torpor_is_no_target_of_ordinary_effects() -> None:
    """RV-DEF-18."""
    one = Side(haven=["Lucky"], torpor=["Grace"], hand=["Hex"], blood={"Grace": 1})
    two = Side(haven=["Keondra"], torpor=["Iara"], blood={"Iara": 1, "Keondra": 1})
    with scene(one, two, book=book_with(curse(mend(1, THAT)))) as play:
        play.one("play Hex")
        assert play.offered == ["Lucky", "Keondra"]
        play.one("Keondra")


@pytest.mark.parametrize(
    ("group", "offered"),
    [
        (characters_you_control, ["Lucky", "Hope", "Grace"]),
        (characters_you_control & Wounded(), ["Hope", "Grace"]),
        (characters_in_torpor, ["Grace"]),
        (Cards(IN_TORPOR, ANYONES), ["Grace", "Iara"]),
    ],
)
def test_effects_on_characters_you_control_or_on_torpor_find_them(group: Cards, offered: list[str]) -> None:
    """RV-DEF-18: with or without a qualifier."""
    card = action("test-reach-out", "Reach Out", decks=n.BOTH, text=target(group, mend(1, THAT)))
    one = Side(haven=["Lucky", "Hope"], torpor=["Grace"], hand=["Reach Out"], blood={"Grace": 1, "Hope": 1})
    two = Side(haven=["Keondra"], torpor=["Iara"], blood={"Iara": 1, "Keondra": 1})
    with scene(one, two, book=book_with(card)) as play:
        play.one("play Reach Out", "exhaust Lucky")
        if len(offered) > 1:
            assert play.offered == offered
            play.one("Grace")
        assert (play.blood("Grace"), play.blood("Iara")) == (2, 1)


def test_burned_cards_stay_away_when_the_city_deck_runs_out() -> None:
    """RV-DEF-19."""
    city = City(discard=["Vagrant"], burned=["Politician"])
    one = Side(haven=["Lucky"], burned=["Grace"], faction=[], library=[])
    with scene(one, Side(haven=["Keondra"]), city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.STREETS) == ["Vagrant"]
        play.one("pass action", "pass action", "end phase")
        assert (play.where("Politician"), play.where("Grace")) == ("burned", "burned")
        assert play.names(w.CITY, w.STREETS) == ["Vagrant"]


def test_an_effect_that_says_so_brings_burned_cards_back() -> None:
    """RV-DEF-19: Carnaval speaks of Events."""
    city = City(deck=["Carnaval"], burned=["Politician", "Copacabana Réveillon"])
    with scene(Side(haven=["Lucky"]), Side(haven=["Keondra"]), city=city, phase="beginning") as play:
        assert (play.where("Copacabana Réveillon"), play.where("Politician")) == ("streets", "burned")
