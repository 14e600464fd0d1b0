"""The Events of Rio de Janeiro."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_fight import MakeAttack
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    action,
    any_character,
    attack_card,
    deal,
    gain,
    lose,
    steal,
    target,
    target_foe,
    unhosted,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

BLOW = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=0, damage=3)
AMBUSH = action("test-ambush", "Ambush", decks=n.BOTH, text=target(your_coterie, MakeAttack(THAT)))
BRIBE = unhosted("test-bribe", "Bribe", decks=n.BOTH, text=gain(2, n.PRESTIGE))
FINE = unhosted("test-fine", "Fine", decks=n.BOTH, text=target_foe(lose(1, n.PRESTIGE, THAT_PLAYER)))
SWINDLE = unhosted("test-swindle", "Swindle", decks=n.BOTH, text=target_foe(steal(2, n.PRESTIGE, THAT_PLAYER)))
FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(any_character, deal(9, THAT)))
PYRE = unhosted(
    "test-pyre", "Pyre", decks=n.BOTH, text=target(any_character, deal(9, THAT, quality=n.AGGRAVATED_QUALITY))
)
BOOK = book_with(BLOW, AMBUSH, BRIBE, FINE, SWINDLE, FIRE, PYRE)
LUCKY, KEONDRA, RYAN = Side(haven=["Lucky"]), Side(haven=["Keondra"]), Side(haven=["Ryan"])


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


# ---- all that are Ongoing

ROUND_EVENTS = (
    "Copacabana Réveillon",
    "Crackdown",
    "Cristo Redentor",
    "Dia da Independência",
    "Open Season",
    "Seeking Followers",
    "Uprising",
)


@pytest.mark.parametrize("event", ROUND_EVENTS)
def test_an_ongoing_event_lasts_a_round(event: str) -> None:
    """hah-copacabana-reveillon, hah-crackdown, hah-cristo-redentor, hah-dia-da-independencia, hah-open-season,
    hah-seeking-followers, hah-uprising: with a token of who revealed it, until that player's next turn.
    """
    with scene(LUCKY, KEONDRA, city=City(deck=[event]), phase="beginning") as play:
        assert (play.where(event), prestige_on(play, event, 0), prestige_on(play, event, 1)) == ("streets", 1, 0)
        end_turn(play, 0)
        assert play.where(event) == "streets"
        end_turn(play, 1)
        assert (play.g.active, play.where(event)) == (0, "burned")


# ---- Carnaval


@pytest.mark.parametrize("others", [[KEONDRA], [KEONDRA, RYAN], [KEONDRA, RYAN, Side(haven=["Hope"])]])
def test_carnaval_brings_a_card_for_each_player(others: list[Side]) -> None:
    """hah-carnaval: as many as there are players, whoever's turn it is; then it burns, and does not come back."""
    city = City(deck=["Carnaval", *["Vagrant"] * 6], burned=["Maid"])
    with scene(LUCKY, *others, city=city, phase="beginning") as play:
        players = 1 + len(others)
        assert play.names(w.CITY, w.STREETS) == ["Vagrant"] * players
        assert play.names(w.CITY, w.LIBRARY) == ["Vagrant"] * (6 - players)
        assert play.names(w.CITY, w.BURNED_PILE) == ["Maid", "Carnaval"]


def test_carnaval_revives_burned_events() -> None:
    """hah-carnaval: all of them, and no burned Mortal or discarded card; those that come up are resolved."""
    city = City(deck=["Carnaval"], burned=["Crackdown", "Vagrant", "Uprising", "Corruption"], discard=["Politician"])
    with scene(LUCKY, KEONDRA, city=city, phase="beginning") as play:
        assert play.names(w.CITY, w.BURNED_PILE) == ["Vagrant", "Carnaval"]
        assert play.names(w.CITY, w.DISCARD) == ["Politician"]
        came, left = play.names(w.CITY, w.STREETS), play.names(w.CITY, w.LIBRARY)
        assert (len(came), sorted(came + left)) == (2, ["Corruption", "Crackdown", "Uprising"])
        assert [prestige_on(play, event, 0) for event in came] == [int(event != "Corruption") for event in came]


def test_carnaval_shuffles_the_deck() -> None:
    """hah-carnaval: what comes is no longer what was on top."""
    came: set[tuple[str, ...]] = set()
    for seed in range(8):
        city = City(deck=["Carnaval", "Maid", "Mugger"], burned=["Corruption", "Uprising"])
        with scene(LUCKY, KEONDRA, city=city, phase="beginning", seed=seed) as play:
            came.add(tuple(sorted(play.names(w.CITY, w.STREETS))))
    assert len(came) > 1


# ---- Copacabana Réveillon


def test_copacabana_bares_everybody() -> None:
    """hah-copacabana-reveillon: -1 Secrecy for all characters, never below 0: a Monster's, a Hunter's, one's own."""
    temple = "Haven - The Temple of Set"
    one = Side(haven=["Lucky"], streets=["Grace"], haven_card=temple, leader="Lucky")
    sides = one, Side(haven=["Keondra"], haven_card=temple), Side(haven=["Ryan"], haven_card="Hideout - The Bunker")
    names = ("Lucky", "Grace", "Keondra", "Ryan", "Ghost")
    for streets, secrecy in (([], [1, 0, 1, 2, 1]), (["Copacabana Réveillon"], [0, 0, 0, 1, 0])):
        with scene(*sides, city=City(streets=streets, monsters=["Ghost"], blood={"Ghost": 3})) as play:
            assert [play.value(name, w.SECRECY) for name in names] == secrecy


def test_copacabana_makes_attacks_easier() -> None:
    """hah-copacabana-reveillon: no discard is needed while it lasts."""
    two = Side(haven=["Keondra"], haven_card="Haven - The Temple of Set")
    for streets, hand in ((["Copacabana Réveillon"], ["Awe"]), ([], [])):
        with scene(Side(streets=["Lucky"], hand=["Awe"]), two, city=City(streets=streets)) as play:
            play.one("attack with Lucky", *(["Physical", "pass"] if streets else ["discard Awe", "Physical"]))
            assert (play.blood("Keondra"), play.names(0, w.HAND)) == (5, hand)


# ---- Corruption


def test_corruption_takes_its_share_of_every_gain() -> None:
    """hah-corruption: 1 each time, in anybody's turn, of those tokens; of a gain of 1 nothing is left."""
    one = Side(streets=["Lucky"], hand=["Bribe", "Blow"])
    with scene(one, KEONDRA, city=City(streets=["Corruption", "Maid"]), book=BOOK) as play:
        play.one("play Bribe")
        assert (play.g.prestige, prestige_on(play, "Corruption", 0)) == ([6, 5], 1)
        play.one("attack with Lucky", "target Maid", "Physical", "place Blow", "burn Maid")
        assert (play.g.prestige, prestige_on(play, "Corruption", 0)) == ([6, 5], 2)
        assert prestige_on(play, "Corruption", 1) == 0


def test_corruption_takes_the_very_tokens() -> None:
    """hah-corruption: stolen ones are the victim's colour, so the victim's turn burns it; nothing comes back."""
    one = Side(haven=["Lucky"], hand=["Swindle"])
    with scene(one, KEONDRA, city=City(streets=["Corruption"]), book=BOOK) as play:
        play.one("play Swindle")
        assert (play.g.prestige, prestige_on(play, "Corruption", 0)) == ([6, 3], 0)
        assert prestige_on(play, "Corruption", 1) == 1
        play.one("pass action", "end phase")
        assert (play.g.active, play.where("Corruption"), play.g.prestige) == (1, "burned", [6, 3])


def test_corruption_takes_nothing_else() -> None:
    """hah-corruption: not of losses, nor of what a lost Scheme gives back; unmarked, it stays round after round."""
    one = Side(haven=["Lucky"], hand=["Fine", "Believer"])
    with scene(one, KEONDRA, city=City(deck=["Corruption"]), phase="beginning", book=BOOK) as play:
        assert (prestige_on(play, "Corruption", 0), prestige_on(play, "Corruption", 1)) == (0, 0)
        play.one("play Fine", "play Believer", "pass", "fist 1")
        play.two("exert Keondra", "pass", "fist 1", "NO")
        assert play.g.prestige == [5, 3]
        assert (prestige_on(play, "Corruption", 0), prestige_on(play, "Corruption", 1)) == (0, 0)
        play.one("end phase")
        end_turn(play, 1)
        assert (play.g.active, play.where("Corruption")) == (0, "streets")


# ---- Crackdown


def test_crackdown_turns_each_haven_down_in_turn() -> None:
    """hah-crackdown: Secrecy and Leader Ability are gone from the own Beginning Phase to the own next turn."""
    one = Side(haven=["Lucky"], haven_card="Haven - The Hidden Temple")
    two = Side(haven=["Ryan"], haven_card="Hideout - Fellowship Hall", leader_side="influence")

    def stands(play: Play) -> tuple[int, int, int]:
        return play.value("Lucky", w.SECRECY), play.value("Lucky", w.INFLUENCE), play.value("Ryan", w.SECRECY)

    with scene(one, two, city=City(deck=["Crackdown"]), phase="beginning") as play:
        assert stands(play) == (0, 1, 1)
        assert "activate Haven - The Hidden Temple" not in play.offered
        end_turn(play, 0)
        assert stands(play) == (0, 1, 0)
        end_turn(play, 1)
        assert (stands(play), play.where("Crackdown")) == ((1, 2, 0), "burned")
        assert "activate Haven - The Hidden Temple" in play.offered
        end_turn(play, 0)
        assert stands(play) == (1, 2, 1)


# ---- Cristo Redentor


def test_cristo_redentor_makes_attacks_cost_prestige() -> None:
    """hah-cristo-redentor: 1 for each, on a character or on a Mortal, to nobody's gain; other actions are free."""
    one = Side(streets=[["Lucky"], ["Grace"]], hand=["Blow"], library=["Awe"])
    with scene(one, KEONDRA, city=City(streets=["Cristo Redentor", "Vagrant"]), book=BOOK) as play:
        play.one("attack with Lucky", "target Keondra", "Social", "pass")
        assert play.g.prestige == [4, 5]
        play.one("attack with Grace", "target Vagrant", "Physical", "place Blow", "attach Vagrant")
        assert play.g.prestige == [3, 5]
        play.one("end phase")
        play.two("move out", "attack with Keondra", "target Lucky", "Social")
        play.one("pass")
        assert play.g.prestige == [3, 4]
    with scene(one, KEONDRA, city=City(streets=["Cristo Redentor"]), book=BOOK) as play:
        play.one("draw", "pass action")
        assert play.g.prestige == [5, 5]


def test_cristo_redentor_gives_the_price_back_for_no_attack() -> None:
    """hah-cristo-redentor: called off for lack of Intel, it was never made; the last Prestige pays for none."""
    two = Side(haven=["Keondra"], haven_card="Haven - The Temple of Set")
    with scene(Side(streets=["Lucky"], hand=["Awe"]), two, city=City(streets=["Cristo Redentor"])) as play:
        play.one("attack with Lucky", "pass")
        assert (play.g.prestige, play.actions, play.is_ready("Lucky")) == ([5, 5], 2, True)
    with scene(Side(streets=["Lucky"], prestige=1), KEONDRA, city=City(streets=["Cristo Redentor"])) as play:
        assert "attack with Lucky" not in play.offered


def test_cristo_redentor_minds_attack_actions_only() -> None:
    """hah-cristo-redentor: a card that has somebody attack is another action."""
    one = Side(streets=["Lucky"], hand=["Ambush"])
    with scene(one, KEONDRA, city=City(streets=["Cristo Redentor"]), book=BOOK) as play:
        play.one("play Ambush", "Physical")
        assert (play.blood("Keondra"), play.g.prestige) == (5, [5, 5])


def test_cristo_redentors_price_from_the_target() -> None:
    """hah-cristo-redentor: a Hunter pays with Prestige on the target, or else from the supply."""
    one = Side(streets=["Ryan"], stakes={"Lucky": 2})
    for paid, prestige, on_lucky in (("1 from Lucky", 5, 1), ("0 from Lucky", 4, 2)):
        with scene(one, Side(haven=["Lucky"]), city=City(streets=["Cristo Redentor"])) as play:
            play.one("attack with Ryan", paid, "Mental")
            assert (play.g.prestige[0], prestige_on(play, "Lucky", 0)) == (prestige, on_lucky)


# ---- Dia da Independência


@pytest.mark.parametrize("card", ["Fire", "Pyre"])
def test_a_retainer_goes_free_on_the_day_of_independence(card: str) -> None:
    """hah-dia-da-independencia: 1 of the two at random, the other burns; Aggravated or not."""
    attached = {"Sage": ["Politician", "Mugger"], "Lucky": ["Vagrant"]}
    two = Side(haven=["Lucky", "Sage"], attached=attached, curses={"Sage": ["Lingering Kiss"]})
    city = City(streets=["Dia da Independência"])
    one = Side(haven=["Keondra"], hand=[card])
    freed: set[str] = set()
    for seed in range(8):
        with scene(one, two, city=city, book=BOOK, seed=seed) as play:
            play.one(f"play {card}", "Sage")
            where = {name: play.where(name) for name in ("Politician", "Mugger")}
            assert sorted(where.values()) == ["burned", "streets"]
            assert (play.host("Vagrant"), play.where("Lingering Kiss")) == (
                "Lucky",
                "burned" if card == "Pyre" else "discard",
            )
            freed.update(name for name in where if where[name] == "streets")
    assert freed == {"Politician", "Mugger"}, "at random"


def test_who_went_free_is_a_mortal_again() -> None:
    """hah-dia-da-independencia: of one's own too; somebody else may defeat it anew, for its Agenda."""
    one = Side(haven=["Keondra"], streets=["Grace"], attached={"Keondra": ["Politician"]}, hand=["Fire", "Blow"])
    with scene(one, LUCKY, city=City(streets=["Dia da Independência"]), book=BOOK) as play:
        play.one("play Fire", "Keondra")
        assert (play.where("Keondra"), play.where("Politician")) == ("torpor", "streets")
        play.one("attack with Grace", "target Politician", "Physical", "place Blow", "attach Politician")
        assert (play.host("Politician"), play.g.agenda, play.value("Grace", w.INFLUENCE)) == ("Grace", [1, 0], 3)


def test_retainers_go_free_whoever_felled_their_master() -> None:
    """hah-dia-da-independencia: no player at all, at the end of a turn."""
    one = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Politician"]}, blood={"Sage": 1})
    city = City(streets=["Dia da Independência", "Prince of the City"])
    with scene(one, KEONDRA, city=city, phase="end of turn") as play:
        play.one("Sage")
        assert (play.where("Sage"), play.where("Politician")) == ("burned", "streets")


def test_on_other_days_retainers_burn() -> None:
    """hah-dia-da-independencia: without it; nor does anything return for who has none, or is only hurt."""
    two = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Politician"]})
    one = Side(streets=["Matthew"], hand=["Fire"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Fire", "Sage")
        assert play.where("Politician") == "burned"
    with scene(one, two, city=City(streets=["Dia da Independência"]), book=BOOK) as play:
        play.one("attack with Matthew", "target Sage", "Physical", "pass")
        play.two("pass")
        assert (play.blood("Sage"), play.host("Politician")) == (1, "Sage")
