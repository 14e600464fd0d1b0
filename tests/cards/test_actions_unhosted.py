"""Unhosted Action cards that are played and gone: Hasty Embrace, One Man's Trash, Pass the Torch."""

from __future__ import annotations

from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import ready
from primogen.rivals.rules.atoms.clock import gain_unhosted_action
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side

LUCKY, RYAN = Side(haven=["Lucky"]), Side(haven=["Ryan"])

# ---- Hasty Embrace


def embracing(*hand: str) -> Side:
    """Matthew is about to take a Retainer; he has no text that would be asked about."""
    return Side(streets=["Matthew"], hand=["Hasty Embrace", *hand])


def attach(play: Play, mortal: str, how: str = "pass") -> None:
    play.one("attack with Matthew", f"target {mortal}", "Physical", how, f"attach {mortal}")


def test_a_hasty_embrace() -> None:
    """hah-hasty-embrace: a Caitiff from hand with 2 Blood of the general supply; the Retainer goes over to them."""
    with scene(embracing("Prudence"), RYAN, city=City(streets=["Vagrant"])) as play:
        attach(play, "Vagrant")
        assert play.host("Vagrant") == "Matthew"
        play.one("play Hasty Embrace", "Prudence")
        assert (play.where("Prudence"), play.blood("Prudence"), play.g.prestige[0]) == ("haven", 2, 5)
        assert (play.host("Vagrant"), play.where("Hasty Embrace")) == ("Prudence", "discard")
        assert (play.actions, play.unhosted_actions) == (0, 1)


def test_a_hasty_embrace_needs_a_new_retainer() -> None:
    """hah-hasty-embrace: one attached this turn; an older one does not do, nor one a foe has attached."""
    one = embracing("Prudence")
    one.attached = {"Matthew": ["Vagrant"]}
    with scene(one, RYAN) as play:
        assert play.refusal("play Hasty Embrace").endswith("(RV-GOLD-01)")
    with scene(embracing("Prudence"), LUCKY, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Matthew", "target Vagrant", "Physical", "pass", "burn Vagrant")
        assert play.refusal("play Hasty Embrace").endswith("(RV-GOLD-01)")


def test_a_hasty_embrace_of_caitiff_only() -> None:
    """hah-hasty-embrace: not of another clan, nor of a name that is in play."""
    city = City(streets=["Vagrant"])
    with scene(embracing("Prudence", "Iara", "Lucky", "Sage"), LUCKY, city=city) as play:
        attach(play, "Vagrant")
        play.one("play Hasty Embrace")
        assert sorted(play.offered) == ["Prudence", "Sage"]
        play.one("Sage")
        assert (play.where("Sage"), play.where("Prudence")) == ("haven", "hand")
    with scene(embracing("Iara"), LUCKY, city=city) as play:
        attach(play, "Vagrant")
        assert play.refusal("play Hasty Embrace") == "Hasty Embrace has no legal target (RV-TERM-28)"


def test_a_hasty_embrace_is_a_recruiting() -> None:
    """hah-hasty-embrace: Lucky hears of the new Disciplines, and Thaddeus draws as he enters play."""
    one = embracing("Thaddeus")
    one.haven, one.library = ["Lucky"], ["Awe", "Ingratiate", "Awe"]
    with scene(one, RYAN, city=City(streets=["Vagrant"])) as play:
        attach(play, "Vagrant")
        play.one("play Hasty Embrace", "Thaddeus", "resolve Thaddeus")
        assert (len(play.names(0, w.HAND)), play.host("Vagrant"), play.g.prestige[0]) == (2, "Thaddeus", 5)


def test_a_hasty_embrace_moves_the_retainer_silently() -> None:
    """hah-hasty-embrace: its standing gift goes with the Retainer; no card is drawn, no Agenda earned again."""
    one = embracing("Prudence", "Coiled Strike")
    one.library = ["Awe", "Awe"]
    with scene(one, RYAN, city=City(streets=["Blood Cult Priest"])) as play:
        attach(play, "Blood Cult Priest", "place Coiled Strike")
        assert (len(play.names(0, w.LIBRARY)), play.g.agenda[0]) == (1, 1)
        play.one("play Hasty Embrace", "Prudence")
        assert (len(play.names(0, w.LIBRARY)), play.g.agenda[0]) == (1, 1)
        assert [play.value(name, w.BLOOD_SORCERY) for name in ("Prudence", "Matthew")] == [1, 0]


def test_a_hasty_embrace_passes_one_retainer_on() -> None:
    """hah-hasty-embrace: of two attached this turn, either; an older one stays where it is."""
    one = embracing("Prudence", "Coiled Strike")
    one.streets, one.attached = [["Matthew"], ["Judas"]], {"Judas": ["Mugger"]}
    with scene(one, RYAN, city=City(streets=["Vagrant", "Lookout"])) as play:
        attach(play, "Lookout", "place Coiled Strike")
        ready(play.g, play.card("Matthew"))
        play.ask_again()
        attach(play, "Vagrant")
        gain_unhosted_action(play.g, 1)
        play.ask_again()
        play.one("play Hasty Embrace", "Prudence")
        assert sorted(play.offered) == ["Lookout", "Vagrant"]
        play.one("Lookout")
        assert [play.host(name) for name in ("Lookout", "Vagrant", "Mugger")] == ["Prudence", "Matthew", "Judas"]


# ---- One Man's Trash


def test_one_mans_trash() -> None:
    """hah-one-mans-trash: 2 from the top into the discard pile; of a player's pile up to 2, shuffled into theirs."""
    one = Side(haven=["Keondra"], hand=["One Man's Trash"], library=["Awe", "Believer", "Ingratiate"])
    two = Side(haven=["Ryan"], discard=["Confuse", "Rebuke", "Sara", "Wrath"], library=["Holy Water"])
    with scene(one, two) as play:
        play.one("play One Man's Trash", "yes: One Man's Trash")
        assert (play.names(0, w.DISCARD), play.names(0, w.LIBRARY)) == (["Awe", "Believer"], ["Ingratiate"])
        play.one("Two")
        assert sorted(play.offered) == ["Confuse", "Rebuke", "Wrath", "done"], "Library cards"
        play.one("Confuse", "Wrath")
        assert sorted(play.names(1, w.LIBRARY)) == ["Confuse", "Holy Water", "Wrath"]
        assert (play.names(1, w.DISCARD), play.names(0, w.LIBRARY)) == (["Rebuke", "Sara"], ["Ingratiate"])
        assert (play.actions, play.where("One Man's Trash")) == (1, "discard")


def test_one_mans_trash_is_a_choice() -> None:
    """hah-one-mans-trash: the top may stay where it is, and the pile may stay as it is, or give 1."""
    one = Side(haven=["Keondra"], hand=["One Man's Trash"], library=["Awe", "Believer"])
    two = Side(haven=["Ryan"], discard=["Confuse", "Rebuke"])
    for picks, left in ((("done",), 2), (("Rebuke", "done"), 1)):
        with scene(one, two) as play:
            play.one("play One Man's Trash", "no", "Two", *picks)
            assert (len(play.names(0, w.LIBRARY)), len(play.names(1, w.DISCARD))) == (2, left)


def test_one_mans_trash_in_ones_own_pile() -> None:
    """hah-one-mans-trash: the target player may be oneself, and what was just put there may go back."""
    one = Side(haven=["Keondra"], hand=["One Man's Trash"], library=["Awe", "Believer", "Ingratiate"])
    with scene(one, RYAN) as play:
        play.one("play One Man's Trash", "yes: One Man's Trash", "One", "Awe", "done")
        assert sorted(play.names(0, w.LIBRARY)) == ["Awe", "Ingratiate"]
        assert play.names(0, w.DISCARD) == ["Believer", "One Man's Trash"]


def test_one_mans_trash_is_a_caitiffs_treasure() -> None:
    """hah-one-mans-trash: 1 Action with a Caitiff in the coterie; one in torpor, or a foe's, does not count."""
    for one, actions in (
        (Side(haven=["Keondra", "Sage"]), 2),
        (Side(haven=["Keondra"]), 1),
        (Side(haven=["Keondra"], torpor=["Sage"], blood={"Sage": 1}), 1),
    ):
        one.hand = ["One Man's Trash"]
        with scene(one, LUCKY) as play:
            play.one("play One Man's Trash", "One")
            assert (play.actions, play.unhosted_actions) == (actions, 0)


# ---- Pass the Torch


def test_the_torch_is_passed() -> None:
    """hah-pass-the-torch: the Leader token, with its Influence, goes to another of the coterie."""
    one = Side(haven=["Keondra", "Iara"], torpor=["Matthew"], blood={"Matthew": 1}, hand=["Pass the Torch"])
    with scene(one, LUCKY) as play:
        play.one("play Pass the Torch")
        assert sorted(play.offered) == ["Iara", "Keondra"], "nobody in torpor, and no foe's"
        play.one("Iara")
        assert [play.value(name, w.INFLUENCE) for name in ("Keondra", "Iara", "Lucky")] == [0, 1, 1]
        assert (play.actions, play.where("Pass the Torch")) == (1, "discard")


def test_the_torch_is_taken_up() -> None:
    """hah-pass-the-torch: though the Leader is in torpor; the Haven's Leader Ability serves again."""
    one = Side(
        haven=["Iara"],
        torpor=["Keondra"],
        blood={"Keondra": 1},
        leader="Keondra",
        hand=["Pass the Torch"],
        haven_card="Haven - The Hidden Temple",
    )
    with scene(one, LUCKY) as play:
        assert "activate Haven - The Hidden Temple" not in play.offered
        play.one("play Pass the Torch")
        assert play.value("Iara", w.INFLUENCE) == 2, "1 for the token, 1 for the Haven"
        assert "activate Haven - The Hidden Temple" in play.offered


def test_the_torch_of_a_burned_leader() -> None:
    """hah-pass-the-torch: for Hunters too, even from out of the game; it shows the side it showed before."""
    one = Side(haven=["Ryan", "Sara"], burned=["Evangeline"], leader="Evangeline", hand=["Pass the Torch"])
    with scene(one, LUCKY) as play:
        assert [play.value(name, w.SECRECY) for name in ("Ryan", "Sara")] == [0, 0]
        play.one("play Pass the Torch", "Ryan")
        assert [play.value(name, w.SECRECY) for name in ("Ryan", "Sara")] == [1, 1]
        assert play.value("Ryan", w.INFLUENCE) == 0


def test_the_torch_in_caitiff_hands() -> None:
    """hah-pass-the-torch: 1 Action with a Caitiff in the coterie, whoever gets the token."""
    for haven, actions in ((["Keondra", "Sage"], 2), (["Keondra", "Iara"], 1)):
        with scene(Side(haven=haven, hand=["Pass the Torch"]), LUCKY) as play:
            play.one("play Pass the Torch", "Keondra")
            assert (play.actions, play.unhosted_actions) == (actions, 0)
