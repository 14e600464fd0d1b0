"""The Agenda cards of Hunters & Hunted, all of them face up unless a test says otherwise."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    any_monster,
    attach_this,
    burn,
    choose,
    deal,
    draw,
    springs_when,
    target,
    trap,
    unhosted,
    you_recruit,
    your_coterie,
)
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(anybody, deal(9, THAT)))
SILVER = unhosted("test-silver", "Silver", decks=n.BOTH, text=target(any_monster, deal(9, THAT)))
PYRE = unhosted("test-pyre", "Pyre", decks=n.BOTH, text=choose(your_coterie, burn(THAT)))
LEECH = action("test-leech", "Leech", decks=n.BOTH, text=target(anybody, attach_this(THAT)))
SNARE = trap("test-snare", "Snare", springs_when(you_recruit()), text=draw(1))
BOOK = book_with(FIRE, SILVER, PYRE, LEECH, SNARE)

KEONDRA = Side(haven=["Keondra"])


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action", "pass action", "end phase"))


# ---- All Figured Out


@pytest.mark.parametrize(
    ("on_iara", "on_ghost", "on_mula", "agenda"),
    [(4, 0, 0, 1), (3, 0, 0, 0), (2, 0, 2, 1), (0, 3, 1, 1), (1, 1, 1, 0), (9, 0, 0, 1)],
)
def test_all_figured_out_at_the_start_of_the_turn(on_iara: int, on_ghost: int, on_mula: int, agenda: int) -> None:
    """hah-all-figured-out: 1 Agenda for 4 Prestige abroad, on a foe's vampire, a face-down and a face-up Monster."""
    stakes = {"Iara": on_iara, "Ghost": on_ghost, "Mula-Sem-Cabeça": on_mula}
    one = Side(haven=["Ryan"], agenda_card="All Figured Out", stakes=stakes)
    city = City(face_down=["Ghost"], monsters=["Mula-Sem-Cabeça"])
    with scene(one, Side(haven=["Keondra", "Iara"]), city=city, phase="beginning") as play:
        assert play.g.agenda == [agenda, 0]


def test_all_figured_out_counts_ones_own_colour_there() -> None:
    """hah-all-figured-out: neither another Hunter's Prestige, nor what lies on a card that is no character."""
    one = Side(haven=["Ryan"], agenda_card="All Figured Out", stakes={"Iara": 3, "Snake Oil": 2})
    two = Side(haven=["Iara"], face_down={"Snake Oil": 1})
    three = Side(haven=["Evangeline"], stakes={"Iara": 4})
    with scene(one, two, three, phase="beginning") as play:
        assert play.g.agenda == [0, 0, 0]


def test_all_figured_out_is_for_ones_own_turn() -> None:
    """hah-all-figured-out: at the start of a foe's turn it gives nothing."""
    one = Side(haven=["Ryan"], agenda_card="All Figured Out", stakes={"Iara": 4})
    with scene(one, Side(haven=["Iara"]), turn=1, phase="beginning") as play:
        assert play.g.agenda == [0, 0]


@pytest.mark.parametrize(("own", "other", "gained"), [(0, 0, 0), (1, 0, 0), (2, 0, 1), (3, 2, 2), (6, 0, 3), (5, 5, 3)])
def test_all_figured_out_for_a_defeat(own: int, other: int, gained: int) -> None:
    """hah-all-figured-out: 1 for every 2 Prestige on whom one defeats, of whatever colour, at most 3."""
    one = Side(haven=["Ryan"], hand=["Fire"], agenda_card="All Figured Out", stakes={"Iara": own})
    three = Side(haven=["Evangeline"], stakes={"Iara": other})
    with scene(one, KEONDRA, three, Side(haven=["Iara", "Gisele"]), book=BOOK) as play:
        play.one("play Fire", "Iara")
        assert (play.where("Iara"), play.g.agenda) == ("torpor", [gained, 0, 0, 0])


def test_all_figured_out_is_for_ones_own_defeats() -> None:
    """hah-all-figured-out: another player's defeat of the same vampire gives its holder nothing."""
    one = Side(haven=["Ryan"], agenda_card="All Figured Out", stakes={"Iara": 4})
    two = Side(haven=["Evangeline"], hand=["Fire"])
    with scene(one, two, Side(haven=["Iara", "Keondra"]), turn=1, book=BOOK) as play:
        play.two("play Fire", "Iara")
        assert play.g.agenda == [0, 1, 0]


def test_all_figured_out_for_a_face_down_monster() -> None:
    """hah-all-figured-out: turned up as it falls, it is a character: 2 for the 4 Prestige, 2 for the Ghost."""
    one = Side(haven=["Ryan"], hand=["Silver"], agenda_card="All Figured Out", stakes={"Ghost": 4})
    with scene(one, KEONDRA, city=City(face_down=["Ghost"]), book=BOOK) as play:
        play.one("play Silver")
        assert (play.where("Ghost"), play.g.agenda[0]) == ("box", 4)


# ---- Birds of Different Feathers


@pytest.mark.parametrize(
    ("coterie", "torpor", "agenda"),
    [
        (["Lucky", "Grace"], [], 0),  # Auspex, Potence, Presence; Fortitude, Obfuscate
        (["Lucky", "Grace", "Judas"], [], 1),  # and Celerity, Protean
        (["Lucky", "Grace"], ["Judas"], 0),
        (["Gisele", "Ociel Gonzalez", "Jimmy", "Keondra", "Ceraph"], [], 0),  # Presence many times over
        (["Ryan", "Evangeline"], [], 1),  # six different Edges
        (["Ryan", "Sara", "Jamie"], [], 0),  # four
    ],
)
def test_birds_of_different_feathers(coterie: list[str], torpor: list[str], agenda: int) -> None:
    """hah-birds-of-different-feathers: 1 Agenda for 6 different Disciplines or Edges in the coterie."""
    one = Side(haven=coterie, torpor=torpor, blood=dict.fromkeys(torpor, 1), agenda_card="Birds of Different Feathers")
    foe = Side(haven=["Hope", "Thaddeus"], agenda_card="Birds of Different Feathers")
    with scene(one, foe, phase="beginning") as play:
        assert play.g.agenda == [agenda, 0]


def test_birds_of_different_feathers_count_what_is_lent() -> None:
    """hah-birds-of-different-feathers: Lucky and Grace have 5; a Mugger's Potence adds none, a Snake Handler's does."""
    for retainer, agenda in (("Mugger", 0), ("Snake Handler", 1)):
        attached = {"Grace": [retainer]}
        one = Side(haven=["Lucky", "Grace"], attached=attached, agenda_card="Birds of Different Feathers")
        with scene(one, KEONDRA, phase="beginning") as play:
            assert play.g.agenda == [agenda, 0]


def test_birds_of_different_feathers_in_a_foes_turn() -> None:
    """hah-birds-of-different-feathers: not then."""
    one = Side(haven=["Lucky", "Grace", "Judas"], agenda_card="Birds of Different Feathers")
    with scene(one, KEONDRA, turn=1, phase="beginning") as play:
        assert play.g.agenda == [0, 0]


# ---- Go For Broke


@pytest.mark.parametrize(
    ("ongoing", "agenda"),
    [(["Charmer"], 1), (["Charmer", "Plots Within Plots"], 1), (["Majesty"], 0), (["Dark Money", "Not Forgotten"], 0)],
)
def test_go_for_broke_at_the_start_of_the_turn(ongoing: list[str], agenda: int) -> None:
    """hah-go-for-broke: 1 for any number of Ongoing Schemes; other Ongoing cards and a foe's Schemes do not count."""
    one = Side(haven=["Keondra"], ongoing=ongoing, agenda_card="Go For Broke")
    with scene(one, Side(haven=["Lucky"], ongoing=["Believer"]), phase="beginning") as play:
        if "Charmer" in ongoing:
            play.one("resolve Go For Broke", "no")
        assert play.g.agenda == [agenda, 0]


def test_go_for_broke_for_a_scheme_that_succeeds() -> None:
    """hah-go-for-broke: 1 more; a Scheme that fails gives nothing."""
    one = Side(haven=["Ceraph"], hand=["Believer"], agenda_card="Go For Broke")
    for fist, agenda in (("fist 0", 1), ("fist 3", 0)):
        with scene(one, Side(haven=["Lucky"])) as play:
            play.one("play Believer", "exert Ceraph", "pass", "fist 0")
            play.two("pass", fist, "NO")
            assert play.g.agenda == [agenda, 0]


def test_go_for_broke_wants_no_influence_modifier() -> None:
    """hah-go-for-broke: of its own player; a foe's Modifier does not matter."""
    one = Side(haven=["Ceraph"], hand=["Believer", "Persecution"], agenda_card="Go For Broke")
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Believer", "place Persecution", "exert Ceraph", "pass", "fist 0")
        play.two("pass", "fist 0", "NO")
        assert (play.where("Believer"), play.g.agenda) == ("table", [0, 0])
    one = Side(haven=["Ceraph"], hand=["Believer"], agenda_card="Go For Broke")
    with scene(one, Side(haven=["Lucky"], hand=["Persecution"])) as play:
        play.one("play Believer", "exert Ceraph", "pass", "fist 4")
        play.two("place Persecution", "pass", "fist 0", "NO")
        assert (play.where("Believer"), play.g.agenda) == ("table", [1, 0])


def test_go_for_broke_is_for_ones_own_schemes() -> None:
    """hah-go-for-broke: neither a foe's Scheme nor the one of a city Event, which nobody plays."""
    two = Side(haven=["Keondra"], agenda_card="Go For Broke")
    with scene(Side(haven=["Ceraph"], hand=["Believer"]), two) as play:
        play.one("play Believer", "exert Ceraph", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert (play.where("Believer"), play.g.agenda) == ("table", [0, 0])
    city = City(streets=["Meeting at Pão de Açúcar"])
    with scene(two, Side(haven=["Lucky"], agenda=2), city=city) as play:
        play.one("activate Meeting at Pão de Açúcar", "Two", "exert Keondra", "pass")
        play.two("pass", "NO")
        assert play.g.agenda == [0, 0]


# ---- Martyrdom


def test_martyrdom() -> None:
    """hah-martyrdom: 1 Agenda for a character of one's own that is burned; the foes' gain nothing by theirs."""
    two = Side(haven=["Ryan", "Sara"], agenda_card="Martyrdom")
    three = Side(haven=["Evangeline", "Andrés"], agenda_card="Martyrdom")
    with scene(Side(haven=["Lucky"], hand=["Fire"]), two, three, book=BOOK) as play:
        play.one("play Fire", "Sara")
        assert (play.where("Sara"), play.g.agenda) == ("burned", [1, 1, 0])


def test_martyrdom_is_not_for_a_leader_who_recovers() -> None:
    """hah-martyrdom: defeated, but not burned. Burned out of recovery by an effect, it is heard."""
    two = Side(haven=["Ryan", "Sara"], agenda_card="Martyrdom")
    with scene(Side(haven=["Lucky"], hand=["Fire"]), two, Side(haven=["Evangeline"]), book=BOOK) as play:
        play.one("play Fire", "Ryan")
        assert (play.where("Ryan"), play.g.agenda[1]) == ("torpor", 0)
    one = Side(haven=["Sara"], torpor=["Ryan"], leader="Ryan", blood={"Ryan": 1}, agenda_card="Martyrdom")
    with scene(Side(haven=["Lucky"], hand=["Ryan"], prestige=9), one, book=BOOK) as play:
        play.one("recruit Ryan")
        assert (play.where("Ryan (2)"), play.g.agenda) == ("burned", [0, 1])


def test_martyrdom_without_a_defeat() -> None:
    """hah-martyrdom: whatever burns them, and as often as it happens; what burns besides characters does not count."""
    one = Side(haven=["Ryan", "Sara", "Rio"], hand=["Pyre", "Pyre"], agenda_card="Martyrdom")
    one.attached = {"Rio": ["Drive: Curiosity"]}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("detach Drive: Curiosity")
        assert (play.where("Drive: Curiosity"), play.g.agenda[0]) == ("burned", 0)
        play.one("play Pyre", "Sara", "play Pyre", "Rio")
        assert play.g.agenda == [2, 0]


# ---- Observe and Report


def test_observe_and_report() -> None:
    """hah-observe-and-report: 1 Agenda for a card attached to a foe's character, none for one attached at home."""
    one = Side(haven=["Ryan", "Sara"], hand=["Leech"], agenda_card="Observe and Report")
    for host, agenda in (("Keondra", 1), ("Sara", 0)):
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one("play Leech", "exhaust Ryan", host)
            assert (play.host("Leech"), play.g.agenda) == (host, [agenda, 0])


def test_observe_and_report_on_monsters() -> None:
    """hah-observe-and-report: nobody controls a Monster, face up or face down."""
    one = Side(haven=["Ryan"], hand=["Tracking Device"], agenda_card="Observe and Report")
    for city in (City(monsters=["Ghost"]), City(face_down=["Ghost"])):
        with scene(one, KEONDRA, city=city) as play:
            play.one("play Tracking Device", "Ghost" if city.monsters else "face-down Monster")
            assert (play.host("Tracking Device"), play.g.agenda) == ("Ghost", [1, 0])


def test_observe_and_report_in_torpor_and_face_down() -> None:
    """hah-observe-and-report: a Stake on a vampire it has sent to torpor; a card slipped to a target unseen."""
    one = Side(streets=["Maria Lopez"], hand=["Wooden Stake"], agenda_card="Observe and Report")
    with scene(one, Side(haven=["Keondra", "Lucky"], blood={"Lucky": 2})) as play:
        play.one("attack with Maria Lopez", "target Lucky", "Physical", "place Wooden Stake")
        play.two("pass")
        assert (play.where("Lucky"), play.g.agenda) == ("torpor", [1, 0])
    one = Side(streets=["Maria Lopez"], hand=["Get the Drop", "Wrath"], agenda_card="Observe and Report")
    with scene(one, KEONDRA) as play:
        play.one("attack with Maria Lopez", "Mental", "place Get the Drop", "Wrath", "no")
        assert (play.host("Wrath"), play.g.agenda) == ("Keondra", [1, 0])


def test_observe_and_report_hears_its_own_player_only() -> None:
    """hah-observe-and-report: a foe's Curse gives its holder nothing, though it is on a card the holder lacks."""
    one = Side(haven=["Ryan"], agenda_card="Observe and Report")
    two, three = Side(haven=["Lucky"], hand=["Leech"], agenda_card="Observe and Report"), KEONDRA
    with scene(one, two, three, turn=1, book=BOOK) as play:
        play.two("play Leech", "Keondra")
        assert play.g.agenda == [0, 1, 0]


# ---- Symbolic Meaning

RELICS = ["Thorn from the Crown", "Blood of Saint Dominic", "Bone of the Apostle James"]


@pytest.mark.parametrize(("relics", "gained"), [([], 0), (RELICS[:1], 1), (RELICS, 3), (RELICS + RELICS[:1], 3)])
def test_symbolic_meaning(relics: list[str], gained: int) -> None:
    """hah-symbolic-meaning: 1 for each Relic one controls, at most 3, beside the Warlock's own 3."""
    one = Side(haven=["Evangeline"], hand=["Silver"], ongoing=relics, agenda_card="Symbolic Meaning")
    two = Side(haven=["Keondra"], ongoing=["Thorn from the Crown"])
    with scene(one, two, city=City(monsters=["Warlock"]), book=BOOK) as play:
        play.one("play Silver")
        assert play.g.agenda == [3 + gained, 0]


def test_symbolic_meaning_is_for_the_first_monster_of_a_turn() -> None:
    """hah-symbolic-meaning: not for the second; in the next turn again for the first."""
    hand = ["Silver", "Silver", "Silver"]
    one = Side(haven=["Evangeline"], hand=hand, ongoing=RELICS[:1], agenda_card="Symbolic Meaning")
    city = City(monsters=["Ghost", "Chupacabra", "Mula-Sem-Cabeça"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("play Silver", "Ghost")
        assert play.g.agenda[0] == 2 + 1
        play.one("play Silver", "Chupacabra")
        assert play.g.agenda[0] == 3 + 2
        play.one("end phase")
        end_turn(play, 1)
        play.one("play Silver")
        assert play.g.agenda[0] == 5 + 2 + 1


def test_symbolic_meaning_is_for_monsters() -> None:
    """hah-symbolic-meaning: a vampire gives nothing, and leaves the Monster after it the first of the turn."""
    one = Side(haven=["Evangeline"], hand=["Fire", "Silver"], ongoing=RELICS[:2], agenda_card="Symbolic Meaning")
    two = Side(haven=["Keondra", "Iara"])
    with scene(one, two, city=City(monsters=["Ghost"]), book=BOOK) as play:
        play.one("play Fire", "Iara")
        assert play.g.agenda[0] == 1
        play.one("play Silver")
        assert play.g.agenda[0] == 1 + 2 + 2


# ---- The Ash Heap of History

ASH_HEAP = "The Ash Heap of History"


@pytest.mark.parametrize(("cards", "gained"), [(5, 1), (10, 1), (11, 2), (12, 1)])
def test_the_ash_heap_of_history(cards: int, gained: int) -> None:
    """hah-the-ash-heap-of-history: 1 Agenda for 5 cards in the discard pile, 2 for exactly 11, characters included."""
    discarded = ["Grace", *["Awe"] * (cards - 1)]
    one = Side(haven=["Lucky"], discard=discarded, agenda_card=ASH_HEAP)
    with scene(one, Side(haven=["Keondra"], discard=["Awe"])) as play:
        play.one(f"activate {ASH_HEAP}")
        assert (play.g.agenda, play.is_ready(ASH_HEAP), play.actions) == ([gained, 0], False, 2)
        assert play.refusal(f"activate {ASH_HEAP}").endswith("(RV-ABIL-17)")


def test_the_ash_heap_of_history_needs_5() -> None:
    """hah-the-ash-heap-of-history: with 4, burned cards beside them, it cannot be activated."""
    one = Side(haven=["Lucky"], discard=["Awe"] * 4, burned=["Awe"] * 7, agenda_card=ASH_HEAP)
    with scene(one, KEONDRA) as play:
        assert play.refusal(f"activate {ASH_HEAP}").endswith("(RV-ABIL-04)")


def test_the_ash_heap_of_history_is_ready_every_turn() -> None:
    """hah-the-ash-heap-of-history: exhausted through the foe's turn."""
    one = Side(haven=["Lucky"], discard=["Awe"] * 5, agenda_card=ASH_HEAP)
    with scene(one, KEONDRA) as play:
        play.one(f"activate {ASH_HEAP}")
        end_turn(play, 0)
        assert not play.is_ready(ASH_HEAP)
        end_turn(play, 1)
        play.one(f"activate {ASH_HEAP}")
        assert play.g.agenda == [2, 0]


# ---- The Snake Den


@pytest.mark.parametrize(
    ("face_down", "ongoing", "agenda"),
    [
        ({"Snake Oil": 1}, [], 1),
        ({"Snake Oil": 0}, [], 0),
        ({"Snake Oil": 2, "Pay Tribute": 3}, [], 1),
        ({}, ["Majesty"], 0),
    ],
)
def test_the_snake_den_at_the_start_of_the_turn(face_down: dict[str, int], ongoing: list[str], agenda: int) -> None:
    """hah-the-snake-den: 1 Agenda for any number of one's own face-down cards with Prestige on them."""
    one = Side(haven=["Lucky"], face_down=face_down, ongoing=ongoing, agenda_card="The Snake Den")
    with scene(one, Side(haven=["Keondra"], face_down={"Pay Tribute (2)": 3}), phase="beginning") as play:
        assert play.g.agenda == [agenda, 0]


def test_the_snake_den_for_the_first_conspiracy_of_a_turn() -> None:
    """hah-the-snake-den: 1 for the first one resolves in a turn of one's own; not for the second, nor for a foe's."""
    one = Side(haven=["Keondra"], face_down={"Snake Oil": 2, "Shed Your Skin": 2}, agenda_card="The Snake Den")
    two = Side(haven=["Matthew"], face_down={"Pay Tribute": 3})
    with scene(one, two) as play:
        play.one("reveal Snake Oil")
        assert play.g.agenda == [1, 0]
        play.one("reveal Shed Your Skin")
        assert play.g.agenda == [1, 0]
        end_turn(play, 0)
        play.two("reveal Pay Tribute")
        assert play.g.agenda == [1, 0]


def test_the_snake_den_is_for_conspiracies() -> None:
    """hah-the-snake-den: a Trap gives nothing, and leaves the Conspiracy after it the first of the turn."""
    one = Side(haven=["Keondra"], hand=["Judas"], face_down={"Snare": 1, "Snake Oil": 2}, library=["Awe"])
    one.agenda_card = "The Snake Den"
    with scene(one, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("recruit Judas", "spring Snare", "pass")
        assert (play.where("Snare"), play.g.agenda) == ("discard", [0, 0])
        play.one("reveal Snake Oil")
        assert play.g.agenda == [1, 0]
