"""The worked examples of the core rulebook of 2020, played by its rules, with their numbers.

Its cards go by other names here: they are made for the test, and print what the examples need of them.
"""

from __future__ import annotations

from fighters import fighter
from primogen.kernel.choosing import ChooseSeat
from primogen.rivals.language.choices import Players
from primogen.rivals.language.vocabulary import (
    AGENDA,
    AGGRAVATED,
    AGGRAVATED_QUALITY,
    EACH_PLAYER,
    FOE_WHO_DID_NOT_CONTRIBUTE,
    INFLUENCE,
    INFLUENCE_GAINED,
    ONE_PER_PLAYER,
    ONLY_ONE,
    PHYSICAL,
    PRESTIGE,
    RANGED,
    SCHEME,
    SECRECY,
    THAT,
    THAT_PLAYER,
    THE_ATTACKER,
    THIS,
    THIS_SCHEME,
    UNIQUE,
    VAMPIRES,
    YOUR_SEAT,
    action,
    agenda,
    also_deal,
    attach_this,
    attack_card,
    attack_dealt,
    attack_ends,
    attacker,
    blood,
    card_is,
    conspiracy,
    deals_plus,
    discard_a_card,
    draw,
    during_attack,
    each_of,
    each_player,
    exhaust_this,
    foes_characters,
    gain,
    have,
    in_scheme,
    influence_modifier,
    lose,
    lose_blood,
    may_pay,
    others_in_defending_party,
    party,
    places,
    plus,
    provided,
    reaction,
    relentless,
    should,
    target_defeated,
    targeted,
    this_character,
    title,
    was_blocked,
    when,
    wounded,
    you_defeat,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from then import book_in

# fmt: off
FIGHTERS = (
    fighter("Scamp", bp=3, attributes=(1, 0, 1)),
    fighter("Comrade", party(exhaust_this, deals_plus(1)), bp=5),
    fighter("Star", bp=6, attributes=(1, 1, 1)),
    fighter("Bruiser", bp=5, attributes=(2, 0, 0)),
    fighter("Belle", bp=4),
    fighter("Frail", have(this_character, 1, SECRECY, card_is(THIS, wounded)), bp=5),
    fighter("Gunner", attacker(blood(1), deals_plus(1)), bp=5, attributes=(0, 1, 2)),
    fighter("Chief", when(places(whose=YOUR_SEAT), draw(1), ~during_attack), bp=5),
    fighter("Satin", bp=4, attributes=(0, 1, 1)),
    fighter("Flirt", relentless(blood(1), plus(3, INFLUENCE, THIS, THIS_SCHEME), only_if=in_scheme), bp=4),
    *(fighter(name, bp=bp) for name, bp in (("Ana", 5), ("Ben", 4), ("Cleo", 6), ("Dora", 4), ("Elder", 6))),
)
CARDS = (
    attack_card("test-jab", "Jab", PHYSICAL, decks=VAMPIRES, bp=2, damage=2, text=targeted),
    attack_card("test-flask", "Flask", RANGED, decks=VAMPIRES, bp=3, damage=1, keywords=(AGGRAVATED,),
                text=may_pay(discard_a_card, each_of(others_in_defending_party, also_deal(
                    1, THAT, of=RANGED, quality=AGGRAVATED_QUALITY)))),
    reaction("test-limelight", "Limelight", (PHYSICAL,), decks=VAMPIRES, bp=0, shield=2,
             text=provided(was_blocked, lose_blood(2, THE_ATTACKER))),
    agenda("test-draining", "Draining", when(attack_ends(whose=YOUR_SEAT), gain(1, AGENDA),
                                             attack_dealt(1) & ~target_defeated), decks=VAMPIRES),
    agenda("test-turf", "Turf", when(you_defeat(foes_characters), gain(1, AGENDA)), decks=VAMPIRES),
    action("test-windfall", "Windfall", SCHEME, decks=VAMPIRES,
           text=should(each_player(EACH_PLAYER, gain(3, PRESTIGE, THAT_PLAYER)))),
    influence_modifier("test-hedge", "Hedge", ONLY_ONE, decks=VAMPIRES, text=gain(2, INFLUENCE_GAINED)),
    title("test-councillor", "Councillor", ONE_PER_PLAYER, influence=3, bp=1, text=attach_this(THIS),
          abilities=(have(this_character, 1, INFLUENCE),)),
    title("test-warden", "Warden", UNIQUE, influence=4, bp=4, text=attach_this(THIS)),
    conspiracy("test-downfall", "Downfall", needs=4,
               text=ChooseSeat(Players(FOE_WHO_DID_NOT_CONTRIBUTE), lose(2, AGENDA, THAT_PLAYER))),
)
# fmt: on
BOOK = book_in("2020", *FIGHTERS, *CARDS)
PASSED = ("end phase",)


def on_it(play: Play, name: str) -> list[int]:
    """How much Prestige of each player's colour lies on the card."""
    return [staked(play.g, play.card(name), seat) for seat in range(play.g.seats())]


def test_who_is_wounded() -> None:
    """R20-GLO-07: of Blood Potency 5, at 2 or 1 Blood (at 0 nobody stays), and not at 3 or more."""
    for blood_left, is_wounded in ((5, 0), (3, 0), (2, 1), (1, 1)):
        one = Side(haven=["Frail"], blood={"Frail": blood_left})
        with scene(one, Side(haven=["Ana"]), edition="2020", book=BOOK) as play:
            assert play.value("Frail", w.SECRECY) == is_wounded


def test_the_worked_attack() -> None:
    """R20-SEQ-16: 2 of the card, 1 of Scamp, 1 of Comrade; less 1 of Star and 1 of the Vagrant: 2, and 1 Agenda."""
    one = Side(haven=["Scamp", "Comrade"], hand=["Jab", "Flask"], agenda_card="Draining")
    two = Side(haven=["Star", "Belle"], attached={"Star": ["Vagrant"]}, hand=["Limelight"],
               haven_card="Haven - The Temple of Set")  # fmt: skip
    with scene(one, two, edition="2020", book=BOOK) as play:
        play.one("move out", "move Scamp", "move Comrade")
        play.one("attack with Scamp", "target Star")
        assert (play.is_ready("Scamp"), play.value("Star", w.SECRECY), play.value("Scamp", w.INTEL)) == (False, 1, 0)
        play.one("discard Flask", "pass", "Physical", "place Jab")
        play.two("block with Belle", "place Limelight")
        assert (play.is_ready("Belle"), play.blood("Scamp")) == (False, 3)
        play.one("retarget Star", "activate Comrade")
        play.two("yes: Vagrant")
        assert (play.blood("Scamp"), play.blood("Star"), play.blood("Belle")) == (3 - 2, 6 - 2, 4)
        assert play.g.agenda == [1, 0]
        assert not play.is_ready("Vagrant") and not play.is_ready("Comrade")


def test_who_has_not_blocked_may_play_it_all_the_same() -> None:
    """R20-REA-09: the 2 Shields are there, but the attacker loses no Blood."""
    two = Side(haven=["Star"], hand=["Limelight"])
    with scene(Side(streets=["Scamp"], hand=["Jab"]), two, edition="2020", book=BOOK) as play:
        play.one("attack with Scamp", "Physical", "place Jab")
        play.two("place Limelight")
        assert (play.blood("Scamp"), play.blood("Star")) == (3, 6)  # 2 + 1, less 2 and 1


def test_a_bonus_is_for_the_target_alone() -> None:
    """R20-CMB-07: Gunner adds 1 to a Flask; the target takes 2, and the others 1 as the card says."""
    two = Side(streets=["Star", "Belle", "Dora"], exhausted=["Belle", "Dora"])
    with scene(Side(streets=["Gunner"], hand=["Flask", "Jab"]), two, edition="2020", book=BOOK) as play:
        play.one("attack with Gunner", "target Star", "Ranged", "place Flask")
        play.one("yes: Flask", "activate Gunner")
        assert [play.blood(name) for name in ("Star", "Belle", "Dora")] == [6 - 2, 4 - 1, 4 - 1]


def test_the_worked_scheme() -> None:
    """R20-SCH-20: 6 and 1 for YES, 4 and 3 for NO: a tie, so YES. One is the book's player 3."""
    one = Side(haven=["Elder", "Ben"], hand=["Windfall", "Hedge"], attached={"Elder": ["Councillor"]}, prestige=6)
    two, three = Side(haven=["Ana"], prestige=6), Side(haven=["Dora"], torpor=["Cleo"], leader="Cleo", prestige=6)
    four = Side(haven=["Star", "Flirt"], no_influence=["Star"], prestige=6)
    with scene(one, two, three, four, edition="2020", book=BOOK) as play:
        play.one("play Windfall", "exhaust Ben", "exert Elder", "place Hedge", "pass", "fist 2")
        play.two("exert Ana", "pass", "fist 3", "NO")
        play.three("pass", "fist 1", "YES")
        play.four("activate Flirt", "exert Flirt", "pass", "fist 0", "NO")
        assert play.g.prestige == [6 - 2 + 3, 6 + 3, 6 - 1 + 3, 6 + 3]
        assert (play.blood("Flirt"), sorted(play.names(0, w.DISCARD))) == (3, ["Hedge", "Windfall"])
        assert [play.g.no_influence[play.card(name)] for name in ("Elder", "Ana", "Flirt", "Cleo")] == [1, 1, 1, 0]


def test_the_worked_title() -> None:
    """R20-TIT-11: 1 of the Leader, 2 of the modifier, 1 Prestige; what lies face up is not placed."""
    one = Side(haven=["Chief", "Satin"], hand=["Warden", "Hedge"], library=["Jab"], prestige=6)
    with scene(one, Side(haven=["Ana"]), edition="2020", book=BOOK) as play:
        play.one("play Warden", "exhaust Satin", "exert Chief", "play Hedge")
        play.one("1")
        assert (play.host("Warden"), play.is_ready("Satin"), play.is_ready("Chief")) == ("Satin", False, True)
        assert (play.g.prestige[0], play.g.no_influence[play.card("Chief")]) == (5, 1)
        assert (play.names(0, w.HAND), play.names(0, w.DISCARD)) == ([], ["Hedge"])


def test_the_worked_conspiracy() -> None:
    """R20-CON-10: 2 of One, 1 of Four, 1 of Two; Three, who did not contribute, drops from 10 Agenda to 8."""
    one = Side(haven=["Chief", "Ben"], hand=["Downfall"], library=["Jab"], prestige=6)
    others = Side(haven=["Ana"], prestige=6), Side(haven=["Cleo"], agenda=10), Side(haven=["Dora"], prestige=6)
    with scene(one, *others, edition="2020", book=BOOK) as play:
        play.one("place Downfall", "exhaust Chief")
        assert (play.names(0, w.HAND), on_it(play, "Downfall")) == (["Jab"], [1, 0, 0, 0])
        play.one("show Downfall to Four")
        play.four("contribute")
        for seat in range(4):
            play.answers(seat, PASSED)
        play.one("add to Downfall", "show Downfall to Two")
        play.two("contribute")
        assert (on_it(play, "Downfall"), play.actions) == ([2, 1, 0, 1], 2)
        for seat in range(4):
            play.answers(seat, PASSED)
        assert "show Downfall to Three" in play.offered
        play.one("reveal Downfall")
        assert (play.g.agenda, play.actions, play.where("Downfall")) == ([0, 0, 8, 0], 2, "discard")
        assert (on_it(play, "Downfall"), play.g.prestige) == ([0, 0, 0, 0], [4, 5, 5, 5])


def test_the_worked_tie() -> None:
    """R20-MIS-05: in Two's turn One and Four come to 10 Agenda; the active player is out, so most Prestige decides."""
    for prestige, winner in ((6, "One"), (4, "Four")):
        one = Side(haven=["Bruiser"], agenda_card="Turf", agenda=9, prestige=prestige)
        two, three = Side(streets=["Scamp"], blood={"Scamp": 1}), Side(haven=["Ana"])
        four = Side(haven=["Dora"], agenda=7, prestige=5)
        city = City(streets=["Prince of the City"])
        with scene(one, two, three, four, city=city, turn=1, rivals=[2, 0, 3, 1], edition="2020", book=BOOK) as play:
            play.two("claim with Scamp")
            for seat in (2, 3):
                play.answers(seat, ("pass",))
            play.one("attack with Bruiser", "Physical")
            assert (play.g.agenda, play.winner) == ([10, 0, 0, 10], winner)
