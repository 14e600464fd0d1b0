"""Tokens: the Leader's, Fear, '-1 BP', 'No Influence', Discipline tokens, and Agenda on characters."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.choices import ForEachPlayer
from primogen.rivals.language.verbs_cards import PutDiscipline
from primogen.rivals.language.vocabulary import FOE as EACH_FOE
from primogen.rivals.language.vocabulary import (
    THAT,
    THAT_PLAYER,
    THIS,
    YOUR_SEAT,
    action,
    agenda,
    attach_this,
    choose,
    deal,
    draw,
    lose,
    mend,
    players_have,
    put,
    put_tokens,
    target,
    unhosted,
    vampire,
    your_coterie,
)
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import attach
from primogen.rivals.rules.atoms.layout import add_card
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with, prestige_on

PLUS, MINUS = 1, -1


FIRE = unhosted("test-fire", "Fire", decks=n.BOTH, text=target(anybody, deal(9, THAT)))
HEX = unhosted("test-hex", "Hex", decks=n.BOTH, text=target(anybody, put(n.MINUS_BP, THAT)))
FRIGHT = unhosted("test-fright", "Fright", decks=n.BOTH, text=target(anybody, put(n.FEAR, THAT)))
SALVE = unhosted("test-salve", "Salve", decks=n.BOTH, text=choose(your_coterie, mend(9, THAT)))
TEACH = unhosted("test-teach", "Teach", decks=n.BOTH, text=target(anybody, PutDiscipline(THAT, n.POTENCE, PLUS)))
NUMB = unhosted("test-numb", "Numb", decks=n.BOTH, text=target(anybody, PutDiscipline(THAT, n.PRESENCE, MINUS)))
DULL = unhosted("test-dull", "Dull", decks=n.BOTH, text=target(anybody, PutDiscipline(THAT, n.POTENCE, MINUS)))
BREW = unhosted(
    "test-brew", "Brew", decks=n.BOTH, text=target(anybody, PutDiscipline(THAT, n.THIN_BLOOD_ALCHEMY, PLUS))
)
SPILL = unhosted(
    "test-spill", "Spill", decks=n.BOTH, text=target(anybody, PutDiscipline(THAT, n.THIN_BLOOD_ALCHEMY, MINUS))
)
PRAISE = unhosted("test-praise", "Praise", decks=n.BOTH, text=target(anybody, put_tokens(2, n.AGENDA, THAT)))
SLANDER = unhosted(
    "test-slander", "Slander", decks=n.BOTH, text=ForEachPlayer(EACH_FOE, lose(1, n.AGENDA, THAT_PLAYER))
)
RITE = action("test-rite", "Rite", decks=n.VAMPIRES, bp=5, text=draw(1))
CHARM = action("test-charm", "Charm", decks=n.VAMPIRES, text=attach_this(THIS))
DUSKBORN = vampire(
    "test-duskborn", "Duskborn", n.THIN_BLOOD, bp=2, attributes=(0, 0, 0), disciplines=(n.THIN_BLOOD_ALCHEMY, n.AUSPEX)
)
LONG_GAME = agenda("test-long-game", "Long Game", players_have(16, n.AGENDA_NEEDED, YOUR_SEAT), decks=n.BOTH)
BOOK = book_with(
    FIRE, HEX, FRIGHT, SALVE, TEACH, NUMB, DULL, BREW, SPILL, PRAISE, SLANDER, RITE, CHARM, DUSKBORN, LONG_GAME
)  # fmt: skip

FOE = Side(haven=["Keondra"])


def test_tokens_of_a_card_that_leaves_play_go_to_the_general_supply() -> None:
    """RV-TOKEN-01: One's Prestige on Sara does not come back to One; what lies on Ryan stays."""
    one = Side(haven=["Lucky"], hand=["Fire"], stakes={"Sara": 2, "Ryan": 1}, prestige=5)
    with scene(one, Side(haven=["Ryan", "Sara"], minus_bp={"Sara": 1}), book=BOOK) as play:
        play.one("play Fire", "Sara")
        assert (play.where("Sara"), prestige_on(play, "Sara", 0), prestige_on(play, "Ryan", 0)) == ("burned", 0, 1)
        assert (play.g.prestige[0], play.g.minus_bp[play.card("Sara")]) == (5, 0)


def test_tokens_removed_as_a_cost_go_to_the_general_supply() -> None:
    """RV-TOKEN-01: Deacon Jones pays from what lies on his target; it comes to nobody's supply."""
    one = Side(streets=["Deacon Jones"], ongoing=["Thorn from the Crown"], stakes={"Keondra": 2}, prestige=5)
    with scene(one, FOE) as play:
        play.one("attack with Deacon Jones", "Physical", "activate Deacon Jones", "2 from Keondra", "pass")
        assert (prestige_on(play, "Keondra", 0), play.g.prestige) == (0, [5, 5])


def test_the_leader_token_gives_its_bearer_what_it_shows() -> None:
    """RV-TOKEN-02: who bears it leads and has its ability; when it moves, so does the ability."""
    with scene(Side(haven=["Lucky", "Sage"], hand=["Pass the Torch"]), FOE) as play:
        assert (play.value("Lucky", w.INFLUENCE), play.value("Sage", w.INFLUENCE)) == (1, 0)
        play.one("play Pass the Torch", "Sage")
        assert (play.value("Lucky", w.INFLUENCE), play.value("Sage", w.INFLUENCE)) == (0, 1)


@pytest.mark.parametrize(("side", "influence", "secrecy"), [("influence", 1, 0), ("secrecy", 0, 1)])
def test_the_two_sides_of_a_leader_token(side: str, influence: int, secrecy: int) -> None:
    """RV-TOKEN-03: +1 Influence for the Leader alone; or +1 Secrecy for the Leader's party, and nobody elsewhere."""
    one = Side(haven=["Ryan", "Sara"], streets=["Rio"], leader="Ryan", leader_side=side)
    with scene(one, FOE) as play:
        assert [play.value(name, w.INFLUENCE) for name in ("Ryan", "Sara", "Rio")] == [influence, 0, 0]
        assert [play.value(name, w.SECRECY) for name in ("Ryan", "Sara", "Rio")] == [secrecy, secrecy, 0]


def test_who_is_afraid_does_not_ready_but_returns() -> None:
    """RV-TOKEN-04, RV-TOKEN-05: Sage is not afraid and readies; the token is gone, and next turn Lucky readies too."""
    one = Side(streets=["Lucky", "Sage"], exhausted=["Lucky", "Sage"], fear=["Lucky"])
    with scene(one, FOE, phase="beginning") as play:
        assert (play.is_ready("Lucky"), play.is_ready("Sage")) == (False, True)
        assert (play.where("Lucky"), play.g.fear[play.card("Lucky")]) == ("haven", 0)
        play.one("pass action", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert play.is_ready("Lucky")


def test_two_fear_tokens_do_no_more_than_one() -> None:
    """RV-TOKEN-06: both go at once."""
    one = Side(haven=["Lucky"], exhausted=["Lucky"])
    with scene(one, Side(haven=["Keondra"], hand=["Fright", "Fright"]), turn=1, book=BOOK) as play:
        play.two("play Fright", "Lucky", "play Fright", "Lucky")
        assert play.g.fear[play.card("Lucky")] == 2
        play.two("end phase")
        assert (play.is_ready("Lucky"), play.g.fear[play.card("Lucky")]) == (False, 0)
        play.one("pass action", "pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert play.is_ready("Lucky")


def test_fear_does_nothing_to_the_ready() -> None:
    """RV-TOKEN-07: Lucky can still act and Block; the token stays until One's turn begins, and then is gone."""
    one = Side(haven=["Lucky", "Sage"], fear=["Lucky"])
    with scene(one, Side(streets=["Keondra"]), turn=1) as play:
        play.two("attack with Keondra", "target Sage", "Mental")
        play.one("block with Lucky")
        assert play.blood("Lucky") == 5
        play.two("pass action", "end phase")
        assert play.g.fear[play.card("Lucky")] == 0
    with scene(one, Side(haven=["Keondra"]), turn=1) as play:
        play.two("pass action", "pass action")
        assert play.g.fear[play.card("Lucky")] == 1
        play.two("end phase")
        assert (play.is_ready("Lucky"), play.g.fear[play.card("Lucky")]) == (True, 0)


def test_each_minus_bp_token_lowers_potency_and_the_maximum() -> None:
    """RV-TOKEN-08: Grace with two of them has BP 3, mends to 3, and cannot perform what asks for 5; Lucky can."""
    one = Side(haven=["Grace", "Lucky"], minus_bp={"Grace": 2}, blood={"Grace": 1}, hand=["Rite", "Salve"])
    with scene(one, FOE, book=BOOK) as play:
        assert (play.value("Grace", w.BLOOD_POTENCY), play.value("Lucky", w.BLOOD_POTENCY)) == (3, 5)
        play.one("play Salve", "Grace")
        assert play.blood("Grace") == 3
        play.one("play Rite")
        assert (play.is_ready("Grace"), play.is_ready("Lucky")) == (True, False)


def test_nothing_mitigates_a_minus_bp_token() -> None:
    """RV-TOKEN-09: not her Vagrant, not Benício beside her: nobody is even asked."""
    two = Side(haven=["Grace", "Benício"], attached={"Grace": ["Vagrant"]}, hand=["Awe"])
    with scene(Side(haven=["Keondra"], hand=["Hex"]), two, book=BOOK) as play:
        play.one("play Hex", "Grace")
        assert (play.blood("Grace"), play.g.minus_bp[play.card("Grace")], play.asked.asks) == (4, 1, "act")
        assert (play.is_ready("Vagrant"), play.blood("Benício")) == (True, 4)


def test_only_at_maximum_does_a_minus_bp_token_cost_blood() -> None:
    """RV-TOKEN-10, RV-EX-28: Keondra at 6 drops to 5; with 5 of her 6 she loses none; a second token costs her 1."""
    with scene(Side(haven=["Lucky"], hand=["Hex"]), FOE, book=BOOK) as play:
        play.one("play Hex", "Keondra")
        assert (play.value("Keondra", w.BLOOD_POTENCY), play.blood("Keondra")) == (5, 5)
    two = Side(haven=["Keondra"], blood={"Keondra": 5})
    with scene(Side(haven=["Lucky"], hand=["Hex", "Hex"]), two, book=BOOK) as play:
        play.one("play Hex", "Keondra")
        assert (play.value("Keondra", w.BLOOD_POTENCY), play.blood("Keondra")) == (5, 5)
        play.one("play Hex", "Keondra")
        assert (play.value("Keondra", w.BLOOD_POTENCY), play.blood("Keondra")) == (4, 4)


def test_a_no_influence_token_stops_all_influence() -> None:
    """RV-TOKEN-11: the Leader's own and what a Politician grants; Jimmy, who has no token, may exert."""
    one = Side(haven=["Ceraph", "Jimmy"], attached={"Ceraph": ["Politician"], "Jimmy": ["Politician"]})
    one.no_influence, one.hand = ["Ceraph"], ["Believer"]
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Believer", "exhaust Jimmy")
        assert play.refusal("exert Ceraph") == "Ceraph has a 'No Influence' token (RV-TOKEN-11)"
        assert "exert Jimmy" in play.offered
        play.ends_asking("exert")


def test_a_player_has_one_token_of_each_discipline() -> None:
    """RV-TOKEN-12, RV-TOKEN-13: Lucky learns Protean of Keondra; Grace, after her, has that choice no more."""
    one = Side(streets=[["Lucky"], ["Grace"]], ongoing=["Learning the Ropes"])
    with scene(one, FOE) as play:
        play.one("attack with Lucky", "Physical")
        assert play.offered == ["Obfuscate", "Presence", "Protean"]
        play.one("Protean", "attack with Grace", "Physical")
        assert play.offered == ["Obfuscate", "Presence"]
        play.one("Presence")
        assert (play.value("Lucky", w.PROTEAN), play.value("Grace", w.PROTEAN), play.value("Grace", w.PRESENCE)) == (
            1,
            0,
            1,
        )


def test_each_player_has_a_set_of_their_own() -> None:
    """RV-TOKEN-12: One's Potence token is out, and a second one is not to be had; Two's is."""
    one, two = Side(haven=["Hope"], hand=["Teach", "Teach"]), Side(haven=["Keondra"], hand=["Teach"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Teach", "Hope", "play Teach", "Hope", "end phase")
        assert play.value("Hope", w.POTENCE) == 1
        play.two("play Teach", "Keondra")
        assert play.value("Keondra", w.POTENCE) == 1


def test_the_minus_side_takes_one_instance_away() -> None:
    """RV-TOKEN-14: of Gisele's two Presence icons one is left, and that is still Presence; Keondra's stays."""
    with scene(Side(haven=["Lucky"], hand=["Numb"]), Side(haven=["Gisele", "Keondra"]), book=BOOK) as play:
        play.one("play Numb", "Gisele")
        assert (play.value("Gisele", w.PRESENCE), play.value("Keondra", w.PRESENCE)) == (1, 1)


def test_the_minus_side_also_takes_what_is_gained_later() -> None:
    """RV-TOKEN-14: the Potence a Mugger brings is cancelled; a second Mugger's is not."""
    with scene(Side(haven=["Lucky"], hand=["Dull"]), Side(haven=["Hope"]), book=BOOK) as play:
        play.one("play Dull", "Hope")
        assert play.value("Hope", w.POTENCE) == 0
        for expected in (0, 1):
            attach(play.g, add_card(play.g, "Mugger", w.CITY, w.DISCARD), play.card("Hope"), 1)
            assert play.value("Hope", w.POTENCE) == expected


def test_thin_blood_alchemy_has_no_token() -> None:
    """RV-TOKEN-12, RV-TOKEN-15: it can be neither taught, nor taken away, nor learned from the Duskborn."""
    one = Side(streets=["Lucky"], ongoing=["Learning the Ropes"], hand=["Brew", "Spill"])
    two = Side(haven=["Duskborn"], prestige=5)
    with scene(one, two, book=BOOK) as play:
        play.one("play Brew", "Lucky", "play Spill", "Duskborn")
        assert (play.value("Lucky", w.THIN_BLOOD_ALCHEMY), play.value("Duskborn", w.THIN_BLOOD_ALCHEMY)) == (0, 1)
    one.hand = []
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        assert (play.value("Lucky", w.THIN_BLOOD_ALCHEMY), play.value("Lucky", w.AUSPEX)) == (0, 2)


def test_agenda_on_a_character_is_nobodys_before() -> None:
    """RV-TOKEN-25, RV-TOKEN-27: it comes from the general supply and adds to no total: 14 in sight win nothing."""
    one = Side(haven=["Lucky"], hand=["Praise", "Praise"], agenda=12)
    with scene(one, Side(haven=["Keondra"], agenda=12), book=BOOK) as play:
        play.one("play Praise", "Lucky", "play Praise", "Keondra")
        assert [play.g.agenda_on[play.card(name)] for name in ("Lucky", "Keondra")] == [2, 2]
        assert (play.g.agenda, play.winner) == ([12, 12], "")


def test_agenda_on_a_character_adds_to_no_total_of_an_agenda_card() -> None:
    """RV-TOKEN-27: with 16 to reach, 15 and 2 on Lucky win nothing."""
    one = Side(haven=["Lucky"], hand=["Praise", "Praise"], agenda_card="Long Game", agenda=15)
    with scene(one, Side(haven=["Keondra"], agenda=12), book=BOOK) as play:
        play.one("play Praise", "Lucky", "play Praise", "Keondra")
        assert (play.g.agenda, play.winner) == ([15, 12], "")


def test_who_defeats_a_character_earns_the_agenda_on_it() -> None:
    """RV-TOKEN-26: beside the 1 for a Rival's vampire; what lies on others stays there."""
    two = Side(haven=["Keondra", "Iara"], agenda_on={"Iara": 3, "Keondra": 1})
    with scene(Side(haven=["Lucky"], hand=["Fire"]), two, book=BOOK) as play:
        play.one("play Fire", "Iara")
        assert (play.g.agenda, play.g.agenda_on[play.card("Iara")]) == ([4, 0], 0)
        assert play.g.agenda_on[play.card("Keondra")] == 1


def test_what_takes_a_foes_agenda_leaves_that_on_characters() -> None:
    """RV-TOKEN-27: Two has 0 and stays at 0, with 2 on Keondra untouched; Three loses 1."""
    two, three = Side(haven=["Keondra"], agenda_on={"Keondra": 2}), Side(haven=["Ceraph"], agenda=4)
    with scene(Side(haven=["Lucky"], hand=["Slander"]), two, three, book=BOOK) as play:
        play.one("play Slander")
        assert (play.g.agenda, play.g.agenda_on[play.card("Keondra")]) == ([0, 0, 3], 2)
