"""Key terms about cards: what they are, whose, where they lie, and what is done with them."""

from __future__ import annotations

import pytest

from primogen.kernel.views import view
from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.language import nouns as n
from primogen.rivals.language.choices import TakeFromCollection
from primogen.rivals.language.groups import ATTACHED_ANYWHERE, FOES, Cards
from primogen.rivals.language.looks import RevealTopCard
from primogen.rivals.language.traits import HasWord, HasWords
from primogen.rivals.language.verbs_places import TakeControl
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    YOUR_LEADER,
    activated,
    any_character,
    attach,
    blood,
    burn,
    choose,
    discard_a_card,
    draw,
    each,
    gain,
    mend,
    prestige,
    relentless,
    target,
    unhosted,
    vampire,
    your_coterie,
    your_discard_pile,
    your_face_down_cards,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.setup import new_game
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import MONSTER_STACK, RIO_DECK, RULEBOOK, book_with

# ---- types


def test_all_words_of_a_banner_are_types() -> None:
    """RV-TERM-06: "Action - Scheme - Ongoing" is played as an Action, asks the table, stays as an Ongoing Scheme."""
    one = Side(haven=["Hakim Owusu", "Keondra"], hand=["Believer"], leader="Keondra")
    with scene(one, Side(haven=["Lucky"])) as play:
        assert play.value("Hakim Owusu", w.INFLUENCE) == 0
        play.one("play Believer", "exhaust Hakim Owusu", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert (play.actions, play.where("Believer"), play.value("Hakim Owusu", w.INFLUENCE)) == (1, "table", 1)


def test_types_hold_in_every_zone() -> None:
    """RV-TERM-06: in the Library and in the discard pile as in play; "Ongoing Scheme" is both words."""
    peek = unhosted("test-peek", "Peek", decks=n.BOTH, text=RevealTopCard(HasWord(n.SCHEME)))
    count = unhosted(
        "test-count",
        "Count",
        decks=n.BOTH,
        text=gain(each(1, your_discard_pile & HasWords(n.SCHEME | n.ONGOING)), n.PRESTIGE),
    )
    one = Side(haven=["Lucky"], hand=["Peek", "Count"], library=["Charmer"], discard=["Believer", "Majesty", "Awe"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(peek, count)) as play:
        play.one("play Peek", "play Count")
        assert (play.where("Charmer"), play.g.prestige[0]) == ("hand", 6)


# ---- burning and discarding


def test_to_burn_is_to_remove_to_a_burned_pile() -> None:
    """RV-TERM-09, RV-TERM-22: each player's own, and one for the city."""
    pyre = unhosted("test-pyre", "Pyre", decks=n.BOTH, text=target(any_character, burn(THAT)))
    one = Side(haven=["Lucky"], hand=["Pyre"])
    two = Side(haven=["Keondra", "Iara"], attached={"Iara": ["Vagrant", "Cobra Form"]})
    with scene(one, two, book=book_with(pyre)) as play:
        play.one("play Pyre", "Iara")
        assert play.names(1, w.BURNED_PILE) == ["Cobra Form", "Iara"]
        assert play.names(w.CITY, w.BURNED_PILE) == ["Vagrant"]
        assert play.names(0, w.BURNED_PILE) == [] and play.names(1, w.HAVEN) == ["Keondra"]


def test_burned_piles_are_face_up() -> None:
    """RV-TERM-10, RV-TERM-31: a face-down card that is burned, everybody sees; its neighbour they do not."""
    purge = unhosted("test-purge", "Purge", decks=n.BOTH, text=choose(your_face_down_cards, burn(THAT)))
    one = Side(haven=["Lucky"], hand=["Purge"], face_down={"Snake Oil": 1, "Pay Tribute": 1})
    with scene(one, Side(haven=["Keondra"]), book=book_with(purge)) as play:
        snake_oil, tribute = play.card("Snake Oil"), play.card("Pay Tribute")
        assert not play.g.sees(1, snake_oil)
        play.one("play Purge", "Snake Oil")
        assert play.names(0, w.BURNED_PILE) == ["Snake Oil"]
        assert snake_oil in view(play.g, 1).cards and tribute not in view(play.g, 1).cards


def test_a_discard_pile_takes_library_and_faction_cards_for_all_to_see() -> None:
    """RV-TERM-15, RV-TERM-31: the foe sees what is discarded, and not what is still in hand."""
    one = Side(haven=["Lucky", "Grace"], blood={"Lucky": 1, "Grace": 1}, hand=["Awe", "Judas", "Shotgun"])
    with scene(one, Side(haven=["Keondra"]), phase="end") as play:
        play.one("mend Lucky", "discard Awe", "mend Grace", "discard Judas")
        assert play.names(0, w.DISCARD) == ["Awe", "Judas"]
        seen = view(play.g, 1).cards
        assert play.card("Awe") in seen and play.card("Judas") in seen and play.card("Shotgun") not in seen


def test_the_city_has_a_discard_pile_of_its_own() -> None:
    """RV-TERM-15: a defeated Antagonist goes there, face up."""
    with scene(
        Side(streets=["Jorge Guerrero"], hand=["Awe", "Risky Business"]),
        Side(haven=["Keondra"]),
        city=City(streets=["BOPE-RJ: Psyops"]),
    ) as play:
        play.one("attack with Jorge Guerrero", "target BOPE-RJ: Psyops", "Physical", "place Risky Business", "pass")
        assert play.names(w.CITY, w.DISCARD) == ["BOPE-RJ: Psyops"]
        assert play.names(0, w.DISCARD) == ["Risky Business"]
        assert play.card("BOPE-RJ: Psyops") in view(play.g, 1).cards


def test_discarding_is_from_hand() -> None:
    """RV-TERM-30: neither from the Library nor from play; elsewhere only where the text says so, as Grace's does."""
    spendthrift = unhosted(
        "test-spend",
        "Spendthrift",
        n.ONGOING,
        decks=n.BOTH,
        abilities=(activated(discard_a_card, gain(1, n.PRESTIGE)),),
    )
    one = Side(streets=["Grace"], hand=["Awe", "Sage"], library=["Shotgun"] * 2, ongoing=["Spendthrift", "Majesty"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(spendthrift)) as play:
        play.one("activate Spendthrift")
        assert play.offered == ["discard Awe", "discard Sage"]
        play.one("discard Sage", "attack with Grace", "Physical", "pass", "activate Grace", "pass")
        assert play.names(0, w.DISCARD) == ["Sage", "Shotgun", "Shotgun"]
        assert (play.names(0, w.HAND), play.where("Majesty")) == (["Awe"], "table")


# ---- control and owning


def test_a_player_controls_what_they_played_wherever_it_lies() -> None:
    """RV-TERM-13: a card put on a foe's character stays theirs, and the foe cannot take it off."""
    one = Side(haven=["Ryan"], hand=["Tracking Device"])
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("play Tracking Device", "Keondra", "pass action", "end phase")
        assert play.host("Tracking Device") == "Keondra"
        assert play.refusal("detach Tracking Device") == "Tracking Device is not yours to detach (RV-ATTACH-06)"


def test_a_player_controls_what_they_willingly_acquired() -> None:
    """RV-TERM-13, RV-TERM-21: a Retainer is its captor's to detach, and goes to the city's pile all the same."""
    with scene(Side(streets=["Grace"]), Side(haven=["Keondra"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Grace", "target Vagrant", "Physical", "attach Vagrant")
        assert play.g.controller[play.card("Vagrant")] == 0
        play.one("detach Vagrant")
        assert play.names(w.CITY, w.BURNED_PILE) == ["Vagrant"] and play.names(0, w.BURNED_PILE) == []


SEDUCE = unhosted("test-seduce", "Seduce", decks=n.BOTH, text=target(any_character, TakeControl(THAT)))
PYRE = unhosted("test-pyre", "Pyre", decks=n.BOTH, text=choose(your_coterie, burn(THAT)))


def test_a_card_goes_to_its_owners_piles_whoever_controls_it() -> None:
    """RV-TERM-13, RV-TERM-21, RV-TERM-22: a character taken from a foe acts for the thief and burns for the foe."""
    one = Side(haven=["Lucky"], hand=["Seduce", "Pyre"])
    with scene(one, Side(haven=["Keondra", "Iara"]), book=book_with(SEDUCE, PYRE)) as play:
        play.one("play Seduce", "Iara")
        assert (play.names(0, w.HAVEN), play.names(1, w.HAVEN)) == (["Lucky", "Iara"], ["Keondra"])
        play.one("play Pyre", "Iara")
        assert (play.names(0, w.BURNED_PILE), play.names(1, w.BURNED_PILE)) == ([], ["Iara"])


def test_a_curse_goes_to_its_owners_discard_pile() -> None:
    """RV-TERM-21, RV-TERM-22: not to that of the player whose character bore it."""
    one = Side(streets=["Grace"])
    two = Side(haven=["Keondra", "Iara"], blood={"Iara": 1})
    three = Side(haven=["Ryan"], curses={"Iara": ["Weigh Down"]})
    with scene(one, two, three) as play:
        play.one("attack with Grace", "target Iara", "Physical")
        play.two("pass")
        assert play.where("Iara") == "torpor" and play.names(2, w.DISCARD) == ["Weigh Down"]
        assert play.names(0, w.DISCARD) == [] and play.names(1, w.DISCARD) == []


def test_a_stolen_attachment_is_discarded_to_its_owners_pile() -> None:
    """RV-TERM-13, RV-TERM-21, RV-TERM-22: One uses what was Two's, and Two gets it back in the discard pile."""
    filch = unhosted(
        "test-filch",
        "Filch",
        decks=n.BOTH,
        text=choose(Cards(ATTACHED_ANYWHERE, FOES), attach(THAT, to=YOUR_LEADER)),
    )
    one, two = Side(streets=["Grace"], hand=["Filch"]), Side(haven=["Keondra"], attached={"Keondra": ["Cobra Form"]})
    with scene(one, two, book=book_with(filch)) as play:
        play.one("play Filch")
        assert play.host("Cobra Form") == "Grace"
        play.one("attack with Grace", "Physical", "activate Cobra Form")
        assert (play.blood("Keondra"), play.names(1, w.DISCARD), play.names(0, w.DISCARD)) == (
            3,
            ["Cobra Form"],
            ["Filch"],
        )


def test_from_ones_collection_is_what_one_does_not_have_in_the_game() -> None:
    """RV-TERM-29, RV-TERM-21: 1 of each Agenda; what a foe has in the game counts for nothing, and it is one's own."""
    call = unhosted("test-call", "Call", decks=n.BOTH, text=TakeFromCollection(n.AGENDA_CARD))
    one = Side(haven=["Lucky"], hand=["Call"], agenda_card="Go For Broke")
    with scene(one, Side(haven=["Keondra"], agenda_card="Playthings"), book=book_with(call)) as play:
        play.one("play Call")
        assert "Go For Broke" not in play.offered and "Playthings" in play.offered
        own = [card for card in RULEBOOK.pool.cards if card.kind == w.AGENDA_CARD and card.decks & w.VAMPIRES]
        assert len(play.offered) == len(own) - 1
        play.one("Playthings")
        assert play.names(0, w.HAND) == ["Playthings"]
        assert play.g.owner[play.g.hand(0)[0]] == 0


@pytest.mark.parametrize(("copies", "gets"), [(2, ["Persecution"]), (3, [])])
def test_a_collection_has_three_of_each_library_card(copies: int, gets: list[str]) -> None:
    """RV-TERM-29: less the copies the player has in the game, in whatever pile of theirs."""
    call = unhosted("test-call", "Call", decks=n.BOTH, text=TakeFromCollection(n.MODIFIER))
    places = Side(haven=["Keondra"], hand=["Call"], library=["Persecution"], discard=["Persecution"])
    places.library += ["Persecution"] * (copies - 2)
    with scene(places, Side(haven=["Lucky"], hand=["Persecution"] * 3), book=book_with(call)) as play:
        play.one("play Call")
        assert ("Persecution" in play.offered) is bool(gets)
        play.one(*gets or ["The Last Word"])
        assert play.names(0, w.HAND) == (gets or ["The Last Word"])


# ---- doing


def test_payments_come_from_the_personal_supply() -> None:
    """RV-TERM-23: not from what lies on cards, nor from anybody's Blood."""
    patron = unhosted("test-patron", "Patron", n.ONGOING, decks=n.BOTH, abilities=(activated(prestige(2), draw(1)),))
    one = Side(haven=["Ryan"], ongoing=["Patron"], stakes={"Keondra": 3}, library=["Confuse"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(patron)) as play:
        play.one("activate Patron")
        assert play.g.prestige == [3, 5] and play.g.stakes == [play.card("Keondra"), 0, 3]
        assert (play.blood("Ryan"), play.names(0, w.HAND)) == (4, ["Confuse"])


def test_a_card_may_name_another_source() -> None:
    """RV-TERM-23: Gina Firenzo's 2 Prestige come from the general supply; only her own price is paid."""
    with scene(Side(haven=["Ryan"], hand=["Gina Firenzo"]), Side(haven=["Keondra"])) as play:
        play.one("recruit Gina Firenzo", "Keondra")
        assert play.g.prestige == [3, 5] and play.g.stakes == [play.card("Keondra"), 0, 2]


def test_to_play_is_to_bring_a_card_to_the_table_and_to_resolve_to_carry_it_out() -> None:
    """RV-TERM-24, RV-TERM-25: while others respond it lies on the table and has done nothing yet."""
    watcher = vampire(
        "test-watcher",
        "Watcher",
        n.CAITIFF,
        bp=4,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(relentless(blood(1), mend(1, THIS)),),
    )
    one, two = Side(haven=["Lucky"], hand=["Shameless"]), Side(haven=["Watcher"], blood={"Watcher": 3})
    with scene(one, two, book=book_with(watcher)) as play:
        play.one("play Shameless")
        assert (play.where("Shameless"), play.g.prestige[0]) == ("placed", 5)
        play.two("pass")
        assert (play.where("Shameless"), play.g.prestige[0]) == ("discard", 6)


def test_exhausted_is_sideways_and_ready_is_upright() -> None:
    """RV-TERM-17, RV-TERM-18: who is exhausted acts no more, until something readies them."""
    one = Side(haven=["Evangeline"], ongoing=["Bone of the Apostle James"], hand=["Thorn from the Crown", "Wrath"])
    with scene(one, Side(haven=["Keondra"])) as play:
        play.one("play Thorn from the Crown")
        assert not play.is_ready("Evangeline")
        assert play.refusal("play Wrath") == "Nobody is ready to play Wrath (RV-ACT-22)"
        play.one("activate Bone of the Apostle James")
        assert play.is_ready("Evangeline") and not play.is_ready("Bone of the Apostle James")
        play.one("play Wrath", "Keondra")
        assert not play.is_ready("Evangeline")


def test_a_card_with_no_legal_target_cannot_be_played() -> None:
    """RV-TERM-28: with one, it can."""
    one = Side(haven=["Ryan"], hand=["Anonymous Tip"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["BOPE-RJ: Psyops"])) as play:
        assert play.refusal("play Anonymous Tip") == "Anonymous Tip has no legal target (RV-TERM-28)"
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["BOPE-RJ: Psyops"], monsters=["Ghost"])) as play:
        play.one("play Anonymous Tip")
        assert play.blood("Ghost") == 5


@pytest.mark.parametrize("disciplines", [(), (n.POTENCE,), (n.FORTITUDE, n.POTENCE, n.CELERITY, n.PRESENCE)])
def test_disciplines_do_nothing_of_themselves(disciplines: tuple[n.Discipline, ...]) -> None:
    """RV-TERM-16: an attack with or without them is the same, on either side."""
    one = vampire("test-one", "Same", n.CAITIFF, bp=5, attributes=(2, 0, 0), disciplines=disciplines)
    two = vampire("test-two", "Other", n.CAITIFF, bp=5, attributes=(1, 0, 0), disciplines=disciplines)
    with scene(Side(streets=["Same"]), Side(haven=["Other"]), book=book_with(one, two)) as play:
        play.one("attack with Same", "Physical")
        assert (play.blood("Same"), play.blood("Other")) == (5, 4)
        stats = (w.INFLUENCE, w.SECRECY, w.INTEL, w.SHIELD, w.DAMAGE, w.BLOOD_POTENCY)
        assert [play.value("Other", stat) for stat in stats] == [1, 0, 0, 0, 0, 5]  # 1 of the Leader token


def test_leaders_start_in_the_haven() -> None:
    """RV-TERM-20: of vampires and Hunters alike."""
    faces = RULEBOOK.pool.cards
    decks = [
        Deck(agenda, haven, [face.key for face in faces if face.clan == clan][:7], ["hah-shotgun"] * 40)
        for clan, agenda, haven in (
            (w.CAITIFF, "Birds of Different Feathers", "Haven - The Clubhouse"),
            (w.FAITHFUL, "Martyrdom", "Hideout - The Bunker"),
        )
    ]
    play = Play(new_game(RULEBOOK, decks, RIO_DECK, MONSTER_STACK, b"1", switches=EDITIONS[NEWEST].settled()))
    play.one("lead with Grace")
    play.two("lead with Evangeline")
    assert (play.names(0, w.HAVEN), play.names(1, w.HAVEN)) == (["Grace"], ["Evangeline"])
