"""Learning the Ropes, Not Forgotten, Shameless, Share the Wealth, Take Careful Notes."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THAT, action, any_character, attack_or_reaction, deal, target
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

LUCKY, RYAN = Side(haven=["Lucky"]), Side(haven=["Ryan"])
PARRY = attack_or_reaction("test-parry", "Parry", n.PHYSICAL, decks=n.BOTH, bp=1, damage=2)
DUSKBORN = fighter("Duskborn", clan=n.THIN_BLOOD, bp=3, disciplines=(n.THIN_BLOOD_ALCHEMY,))
END_TURN = ("pass action", "pass action", "end phase")

# ---- Learning the Ropes


def test_ropes_are_learned_from_those_hurt() -> None:
    """hah-learning-the-ropes: a Discipline of the victim's, its player's choice, for the character who hurt it."""
    one = Side(streets=["Jorge Guerrero", "Hope"], hand=["Learning the Ropes"])
    with scene(one, Side(haven=["Keondra", "Iara"])) as play:
        play.one("play Learning the Ropes")
        assert (play.where("Learning the Ropes"), play.actions, play.is_ready("Hope")) == ("table", 1, True)
        play.one("attack with Jorge Guerrero", "target Keondra", "Physical")
        play.two("pass")
        assert play.offered == ["Obfuscate", "Presence", "Protean"]
        play.one("Obfuscate")
        assert [play.value(name, w.OBFUSCATE) for name in ("Jorge Guerrero", "Hope", "Keondra")] == [1, 0, 1]
        play.one("end phase")
        play.two(*END_TURN)
        assert play.value("Jorge Guerrero", w.OBFUSCATE) == 1, "for good"


def test_ropes_are_learned_only_by_damage() -> None:
    """hah-learning-the-ropes: nothing where nothing was taken, nor from a Mortal or a Hunter."""
    one = Side(streets=["Jorge Guerrero"], ongoing=["Learning the Ropes"])
    for two, at, attack in (
        (Side(haven=["Grace"]), [], "Physical"),  # 2 against 2
        (Side(haven=["Ryan"], leader_side="influence"), [], "Physical"),
        (Side(haven=["Grace"]), ["target Vagrant"], "Physical"),
    ):
        city = City(streets=["Vagrant"]) if at else City()
        with scene(one, two, city=city) as play:
            play.one("attack with Jorge Guerrero", *at, attack)
            if at:
                play.one("burn Vagrant")
            disciplines = [play.value("Jorge Guerrero", stat) for stat in range(w.DISCIPLINES_AT, w.DISCIPLINES_END)]
            assert (play.asked.asks, sum(disciplines)) == ("act", 2), "Dominate and Potence, as printed"


def test_ropes_are_not_learned_of_the_fallen() -> None:
    """hah-learning-the-ropes, RV-ATK-58, RV-DEF-14: damage taken is looked at when the defeated have left, and in
    torpor nobody has a Discipline."""
    two = Side(haven=["Keondra", "Iara"])
    for blood, where, learned in ((3, "haven", 1), (1, "torpor", 0)):
        two.blood = {"Iara": blood}
        with scene(Side(streets=["Jorge Guerrero"], ongoing=["Learning the Ropes"]), two) as play:
            play.one("attack with Jorge Guerrero", "target Iara", "Physical")
            play.two("pass")
            assert (play.where("Iara"), play.value("Jorge Guerrero", w.OBFUSCATE)) == (where, learned)


def test_ropes_are_learned_in_defence() -> None:
    """hah-learning-the-ropes: who strikes back deals damage too; a foe who deals it learns nothing."""
    two = Side(haven=["Jorge Guerrero"], ongoing=["Learning the Ropes"], hand=["Parry"])
    with scene(Side(streets=["Matthew"]), two, book=book_with(PARRY)) as play:
        play.one("attack with Matthew", "Physical")
        play.two("place Parry")
        assert (play.blood("Matthew"), play.blood("Jorge Guerrero")) == (3, 3)
        assert play.is_asked(1, "choose-discipline") and play.offered == ["Obfuscate", "Protean"]
        play.two("Protean")
        assert (play.value("Jorge Guerrero", w.PROTEAN), play.value("Matthew", w.DOMINATE)) == (1, 0)


def test_ropes_are_learned_by_other_means_of_foes_only() -> None:
    """hah-learning-the-ropes: Hex is no attack, but its damage will do; hurting one's own teaches nothing."""
    hexing = action("test-hex", "Hex", decks=n.VAMPIRES, text=target(any_character, deal(1, THAT)))
    one = Side(haven=["Jorge Guerrero", "Prudence"], ongoing=["Learning the Ropes"], hand=["Hex"])
    for victim, learned in (("Iara", 1), ("Prudence", 0)):
        with scene(one, Side(haven=["Keondra", "Iara"]), book=book_with(hexing)) as play:
            play.one("play Hex", "exhaust Jorge Guerrero", victim)
            assert (play.asked.asks, play.blood(victim)) == ("act", 2)
            assert play.value("Jorge Guerrero", w.OBFUSCATE) == learned


def test_ropes_are_not_learned_by_others() -> None:
    """hah-learning-the-ropes: One hurts Three's vampire; Two, whose card it is, has done nothing."""
    two = Side(haven=["Hope"], ongoing=["Learning the Ropes"])
    with scene(Side(streets=["Jorge Guerrero"]), two, Side(haven=["Iara"])) as play:
        play.one("attack with Jorge Guerrero", "target Iara", "Physical")
        assert (play.asked.asks, play.blood("Iara")) == ("act", 1)
        assert [play.value(name, w.OBFUSCATE) for name in ("Jorge Guerrero", "Hope")] == [0, 0]


# ---- Not Forgotten


@pytest.mark.parametrize(
    ("coterie", "discard", "back"),
    [
        (["Iara"], ["Awe"] * 3, 1),
        (["Keondra", "Iara"], ["Awe"] * 5, 3),
        (["Keondra", "Lucky"], ["Awe"] * 9, 5),
        (["Keondra", "Iara"], ["Awe", "Sage"], 1),
    ],
)
def test_the_forgotten_come_back(coterie: list[str], discard: list[str], back: int) -> None:
    """hah-not-forgotten: 1 Library card for each different Discipline in the coterie; no character comes back."""
    one = Side(haven=coterie, hand=["Not Forgotten"], discard=discard, torpor=["Grace"], blood={"Grace": 1})
    with scene(one, Side(haven=["Ryan"], discard=["Wrath"])) as play:
        play.one("play Not Forgotten", *([f"exhaust {coterie[0]}"] if len(coterie) > 1 else []))
        assert play.names(0, w.LIBRARY) == ["Awe"] * back
        assert len(play.names(0, w.DISCARD)) == len(discard) - back
        assert (play.where("Not Forgotten"), play.actions, play.names(1, w.DISCARD)) == ("table", 1, ["Wrath"])


def test_chance_decides_who_is_not_forgotten() -> None:
    """hah-not-forgotten: at random, not the player's choice; and shuffled in."""
    one = Side(haven=["Iara"], hand=["Not Forgotten"], discard=["Awe", "Subterfuge"], library=["Shotgun"] * 3)
    back, places = set(), set()
    for seed in range(16):
        with scene(one, RYAN, seed=seed) as play:
            play.one("play Not Forgotten")
            library = play.names(0, w.LIBRARY)
            back.update(set(library) - {"Shotgun"})
            places.add(next(place for place, name in enumerate(library) if name != "Shotgun"))
    assert back == {"Awe", "Subterfuge"} and len(places) > 1


def remembering(*hand: str) -> Side:
    one = Side(haven=["Keondra"], ongoing=["Not Forgotten"], library=["Shotgun"] * 4, faction=["Jimmy"])
    one.hand = list(hand)
    return one


def test_not_forgotten_draws_for_a_small_hand() -> None:
    """hah-not-forgotten: with 2 Library cards or fewer, whatever characters, 1 card of either deck may be drawn."""
    with scene(remembering("Awe", "Awe", "Iara", "Gisele"), RYAN, phase="end of turn") as play:
        play.one("yes: Not Forgotten", "faction")
        assert play.names(0, w.HAND)[4:] == ["Jimmy", "Shotgun", "Shotgun"]
    with scene(remembering("Awe", "Awe"), RYAN, phase="end of turn") as play:
        play.one("no", "library", "library")
        assert play.names(0, w.HAND) == ["Awe", "Awe", "Shotgun", "Shotgun"]


def test_not_forgotten_has_nothing_for_a_full_hand() -> None:
    """hah-not-forgotten: with 3 there is no question; nor at the end of a foe's turn."""
    with scene(remembering("Awe", "Awe", "Awe"), RYAN, phase="end of turn") as play:
        play.one("library", "library")
        assert len(play.names(0, w.HAND)) == 5
    with scene(remembering(), RYAN, turn=1, phase="end of turn") as play:
        assert play.is_asked(0, "act") and play.names(0, w.HAND) == []


# ---- Shameless


@pytest.mark.parametrize(
    ("coterie", "gained"),
    [
        (["Matthew"], 0),
        (["Keondra"], 1),
        (["Keondra", "Iara"], 1),
        (["Keondra", "Lucky"], 1),
        (["Keondra", "Grace", "Lucky"], 2),
        (["Lucky", "Grace", "Benício"], 2),
        (["Lucky", "Grace", "Benício", "Hope"], 3),
    ],
)
def test_shameless_gains_by_the_variety_of_disciplines(coterie: list[str], gained: int) -> None:
    """hah-shameless: 1 Prestige for every 3 different ones in the coterie, and none for a rest."""
    one = Side(haven=coterie, hand=["Shameless"], torpor=["Judas"], blood={"Judas": 1})
    with scene(one, RYAN) as play:
        play.one("play Shameless", *([f"exhaust {coterie[0]}"] if len(coterie) > 1 else []))
        assert (play.g.prestige, play.where("Shameless")) == ([5 + gained, 5], "discard")
        assert (play.actions, play.is_ready(coterie[0])) == (1, False)


# ---- Share the Wealth


def influence(play: Play, *names: str) -> list[int]:
    return [play.value(name, w.INFLUENCE) for name in names]


def test_wealth_is_shared_with_the_leaders_party() -> None:
    """hah-share-the-wealth: all Retainers of the Leader: a Mugger's Potence and Blood Potency; not other cards."""
    one = Side(haven=["Grace", "Sage"], streets=["Judas"], hand=["Share the Wealth"], leader="Grace")
    one.attached = {"Grace": ["Mugger", "Cobra Form", "Politician"]}
    with scene(one, RYAN) as play:
        assert [play.value("Sage", stat) for stat in (w.POTENCE, w.INFLUENCE, w.BLOOD_POTENCY)] == [0, 0, 3]
        play.one("play Share the Wealth", "exhaust Judas")
        assert [play.value("Sage", stat) for stat in (w.POTENCE, w.INFLUENCE, w.BLOOD_POTENCY)] == [1, 2, 4]
        assert [play.value("Judas", stat) for stat in (w.POTENCE, w.INFLUENCE, w.BLOOD_POTENCY)] == [0, 0, 2]
        assert [play.value("Grace", stat) for stat in (w.POTENCE, w.INFLUENCE, w.BLOOD_POTENCY)] == [1, 3, 6]
        assert [play.value(name, w.SECRECY) for name in ("Grace", "Sage")] == [1, 0]
        assert (play.where("Share the Wealth"), play.actions) == ("table", 1)


def test_wealth_goes_where_the_leader_goes() -> None:
    """hah-share-the-wealth: to The Streets with one of them, and those left at home have nothing of it."""
    one = Side(haven=["Lucky", "Sage", "Judas"], ongoing=["Share the Wealth"], attached={"Lucky": ["Politician"]})
    with scene(one, RYAN) as play:
        assert influence(play, "Lucky", "Sage", "Judas") == [3, 2, 2]
        play.one("move out", "move Lucky", "move Sage", "done")
        assert influence(play, "Lucky", "Sage", "Judas") == [3, 2, 0]


def test_wealth_that_is_gone() -> None:
    """hah-share-the-wealth: when the Leader leaves them, the Blood above what they can hold is lost."""
    one = Side(haven=["Lucky", "Sage"], ongoing=["Share the Wealth"], attached={"Lucky": ["Mugger"]})
    with scene(one, RYAN) as play:
        assert (play.value("Sage", w.BLOOD_POTENCY), play.blood("Sage")) == (4, 4)
        play.one("move out", "move Lucky", "done")
        assert (play.value("Sage", w.BLOOD_POTENCY), play.blood("Sage")) == (3, 3)


def test_wealth_of_others_is_not_shared() -> None:
    """hah-share-the-wealth: a Retainer of somebody else's than the Leader; nor is a foe's party given any."""
    one = Side(haven=["Lucky", "Sage"], ongoing=["Share the Wealth"], attached={"Sage": ["Politician"]})
    two = Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Politician"]})
    with scene(one, two) as play:
        assert influence(play, "Lucky", "Sage", "Keondra", "Iara") == [1, 2, 3, 0]


@pytest.mark.parametrize(
    ("haven", "torpor", "where"),
    [
        (["Keondra", "Sage"], [], "table"),
        (["Keondra", "Duskborn"], [], "table"),
        (["Keondra", "Iara"], [], "burned"),
        (["Keondra"], ["Sage"], "burned"),
    ],
)
def test_wealth_ends_without_caitiff(haven: list[str], torpor: list[str], where: str) -> None:
    """hah-share-the-wealth: burned at the start of its player's turn with no Caitiff or Thin-Blood in the coterie."""
    one = Side(haven=haven, torpor=torpor, ongoing=["Share the Wealth"], blood=dict.fromkeys(torpor, 1))
    two = Side(haven=["Lucky"], ongoing=["Share the Wealth (2)"])
    with scene(one, two, phase="beginning", book=book_with(DUSKBORN)) as play:
        assert (play.where("Share the Wealth"), play.where("Share the Wealth (2)")) == (where, "table")


def test_wealth_lasts_through_foes_turns() -> None:
    """hah-share-the-wealth: not burned as a foe's turn begins, and playable without any Caitiff."""
    one = Side(haven=["Keondra", "Iara"], hand=["Share the Wealth"], attached={"Keondra": ["Politician"]})
    with scene(one, LUCKY) as play:
        play.one("play Share the Wealth", "exhaust Iara", "pass action", "end phase")
        assert (play.where("Share the Wealth"), influence(play, "Iara")) == ("table", [2])
        play.two(*END_TURN)
        assert (play.where("Share the Wealth"), influence(play, "Iara")) == ("burned", [0])


# ---- Take Careful Notes


def noting(*ongoing: str) -> Side:
    return Side(haven=["Ryan"], ongoing=["Take Careful Notes", *ongoing], hand=["Weigh Down"])


def test_notes_are_of_the_inquisitive() -> None:
    """hah-take-careful-notes: an Unhosted Action that stays; not without one of the Inquisitive in the cell."""
    with scene(Side(haven=["Ryan"], hand=["Take Careful Notes"]), LUCKY) as play:
        play.one("play Take Careful Notes")
        assert (play.where("Take Careful Notes"), play.actions, play.is_ready("Ryan")) == ("table", 1, True)
    with scene(Side(haven=["Noriko"], hand=["Take Careful Notes"]), LUCKY) as play:
        assert play.refusal("play Take Careful Notes").endswith("(RV-ACT-28)")


def test_notes_put_prestige_or_cost_agenda() -> None:
    """hah-take-careful-notes: 1 of the general supply on the character, or this card is burned and its controller
    loses 1 Agenda."""
    two, three = Side(haven=["Lucky"], agenda=3), Side(haven=["Keondra"], agenda=3)
    with scene(noting(), two, three) as play:
        play.one("play Weigh Down", "Lucky")
        assert play.is_asked(0, "one-of")
        prestige, agenda = play.offered
        play.one(prestige)
        assert (prestige_on(play, "Lucky", 0), play.g.prestige, play.g.agenda) == (1, [5, 5, 5], [0, 3, 3])
        assert play.where("Take Careful Notes") == "table"
    with scene(noting(), two, three) as play:
        play.one("play Weigh Down", "Lucky", agenda)
        assert (prestige_on(play, "Lucky", 0), play.g.prestige, play.g.agenda) == (0, [5, 5, 5], [0, 2, 3])
        assert play.where("Take Careful Notes") == "burned"


def test_notes_on_a_foe_without_agenda() -> None:
    """hah-take-careful-notes: with nothing to lose, the Prestige is put without a question; on a Monster as well."""
    with scene(noting(), LUCKY) as play:
        play.one("play Weigh Down", "Lucky")
        assert (prestige_on(play, "Lucky", 0), play.where("Take Careful Notes")) == (1, "table")
    with scene(noting(), Side(haven=["Lucky"], agenda=3), city=City(monsters=["Warlock"])) as play:
        play.one("play Weigh Down", "Warlock")
        assert (prestige_on(play, "Warlock", 0), play.where("Take Careful Notes"), play.g.agenda) == (
            1,
            "table",
            [0, 3],
        )


def test_notes_are_not_taken_of_ones_own() -> None:
    """hah-take-careful-notes: nor of a face-down Monster, which is no character, nor of what a foe attaches."""
    with scene(noting(), Side(haven=["Lucky"], agenda=3)) as play:
        play.one("play Weigh Down", "Ryan")
        assert (play.asked.asks, prestige_on(play, "Ryan", 0)) == ("act", 0)
    one = Side(haven=["Ryan"], ongoing=["Take Careful Notes"], hand=["Tracking Device"])
    with scene(one, Side(haven=["Lucky"], agenda=3), city=City(face_down=["Ghost"])) as play:
        play.one("play Tracking Device", "face-down Monster")
        assert (play.asked.asks, prestige_on(play, "Ghost", 0)) == ("act", 0)
    two, three = Side(haven=["Sara"], hand=["Weigh Down"]), Side(haven=["Lucky"], agenda=3)
    with scene(noting(), two, three, turn=1) as play:
        play.two("play Weigh Down", "Lucky")
        assert (play.asked.asks, prestige_on(play, "Lucky", 0), play.g.agenda) == ("act", 0, [0, 0, 3])


def test_notes_are_taken_in_a_fight() -> None:
    """hah-take-careful-notes: however the card comes to be attached; here Ryan's Confuse, after an attack."""
    one = Side(streets=["Ryan"], ongoing=["Take Careful Notes"], hand=["Confuse"], prestige=1)
    with scene(one, Side(haven=["Matthew"])) as play:
        play.one("attack with Ryan", "Mental", "place Confuse", "yes: Confuse")
        assert (play.host("Confuse"), prestige_on(play, "Matthew", 0)) == ("Matthew", 1)


def test_two_sets_of_notes() -> None:
    """hah-take-careful-notes: each its own."""
    with scene(noting("Take Careful Notes (2)"), Side(haven=["Lucky"], agenda=3)) as play:
        play.one("play Weigh Down", "Lucky", "resolve Take Careful Notes")
        prestige, agenda = play.offered
        play.one(prestige, agenda)
        assert (prestige_on(play, "Lucky", 0), play.g.agenda[1]) == (1, 2)
        assert sorted(play.where(name) for name in ("Take Careful Notes", "Take Careful Notes (2)")) == [
            "burned",
            "table",
        ]
