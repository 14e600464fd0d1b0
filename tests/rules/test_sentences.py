"""How a sentence is built, on cards made for the test: names, restrictions, forms, icons, "if you don't"."""

from __future__ import annotations

import pytest

from fighters import fighter
from primogen.kernel.effects import resolving
from primogen.kernel.ids import NONE
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THE_BEARER,
    THE_CARD,
    THE_CHARACTER,
    THE_OTHER_CHARACTER,
    THIS,
    YOU,
    action,
    activated,
    any_character,
    at_start_of_your_turn,
    attach,
    attach_this,
    attacker,
    blood,
    called,
    choose,
    conspiracy,
    deal,
    discard_a_card,
    draw,
    exhaust,
    exhaust_this,
    gain,
    haven,
    having,
    having_twice,
    in_order,
    in_the_streets,
    leader,
    lines,
    lose,
    may,
    mend,
    prestige,
    put,
    readied,
    should,
    target,
    unhosted,
    with_word,
    your_coterie,
    your_hand,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from primogen.rivals.text.cards import card_text
from primogen.rivals.text.effects import effect
from primogen.text.languages import EN, ES
from support import book_with

TWO = Side(haven=["Keondra"])
OWL = action("test-owl", "Owl", n.ANIMAL, decks=n.VAMPIRES, text=attach_this(THIS))
FIST = action("test-fist", "Fist", decks=n.VAMPIRES, text=attach_this(THIS))
WARDEN = fighter(
    "Warden",
    activated(
        exhaust_this & blood(1),
        choose(
            THE_CARD,
            your_hand & with_word(n.ANIMAL),
            choose(THE_BEARER, your_coterie, attach(THE_CARD, to=THE_BEARER)),
        ),
    ),
)

# ---- names


def test_two_names_in_one_sentence() -> None:
    """What is attached, and to whom, are two choices: the first is still known when the second is made."""
    one = Side(haven=["Lucky", "Warden"], hand=["Owl", "Fist"])
    with scene(one, TWO, book=book_with(OWL, FIST, WARDEN)) as play:
        play.one("activate Warden", "Owl")
        assert play.offered == ["Lucky", "Warden"]
        play.one("Lucky")
        assert (play.host("Owl"), play.where("Fist"), play.blood("Warden")) == ("Lucky", "hand", 3)


def test_names_are_printed_by_what_was_chosen() -> None:
    assert card_text(WARDEN, EN).splitlines()[-1] == (
        "Exhaust, Pay 1 Blood: Attach 1 Animal from your hand to a character in your coterie."
    )
    assert "1 Animal de tu mano a un personaje de tu coterie" in card_text(WARDEN, ES)


def test_what_is_named_is_called_so_again() -> None:
    """The first mention says what it is, the next ones its name; each is hurt as it should be."""
    duel = action("test-duel", "Duel", decks=n.VAMPIRES, text=target(any_character, called(THE_CHARACTER, choose(
        THE_OTHER_CHARACTER, your_coterie,
        in_order(deal(1, THE_CHARACTER), mend(1, THE_OTHER_CHARACTER), put(n.FEAR, THE_CHARACTER))))))  # fmt: skip
    assert card_text(duel, EN) == (
        "Deal 1 Damage to target character, a character in your coterie mends 1 Blood and put a Fear token on that "
        "character."
    )
    one = Side(haven=["Lucky", "Hope"], hand=["Duel"], blood={"Hope": 1})
    with scene(one, TWO, book=book_with(duel)) as play:
        play.one("play Duel", "exhaust Lucky", "Keondra", "Hope")
        assert (play.blood("Keondra"), play.blood("Hope")) == (5, 2)
        assert [play.g.fear[play.card(name)] for name in ("Keondra", "Hope")] == [1, 0]


def test_names_last_through_an_influence_conflict() -> None:
    vow = action("test-vow", "Vow", n.SCHEME, decks=n.VAMPIRES, text=target(any_character, called(
        THE_CHARACTER, choose(THE_OTHER_CHARACTER, your_coterie, should(put(n.FEAR, THE_CHARACTER))))))  # fmt: skip
    with scene(Side(haven=["Lucky", "Hope"], hand=["Vow"]), TWO, book=book_with(vow)) as play:
        play.one("play Vow", "exhaust Lucky", "Keondra", "Hope", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert [play.g.fear[play.card(name)] for name in ("Keondra", "Hope")] == [1, 0]


def test_two_names_of_one_place_are_refused_when_the_card_is_written() -> None:
    with pytest.raises(ValueError, match="cannot stand in one sentence"):
        choose(THE_CARD, your_hand, choose(THE_CHARACTER, your_coterie, attach(THE_CARD, to=THE_CHARACTER)))


# ---- restrictions

LOITERER = fighter(
    "Loiterer", activated(prestige(1), gain(1, n.AGENDA), only_if=in_the_streets(THIS)), disciplines=(n.POTENCE,)
)


def test_use_only_is_asked_before_anything_is_paid() -> None:
    """RV-GOLD-01: it is greyed with what it asks for, in one's own language; where it holds, it works."""
    for lang, said in ((EN, "use only in The Streets"), (ES, "úsala solo en Las Calles")):
        with scene(Side(haven=["Loiterer"]), TWO, book=book_with(LOITERER), lang=lang) as play:
            why = [play.words.refusal(play.g, 0, each) for each in play.greyed]
            assert f"Loiterer: {said} (RV-GOLD-01)" in why
    with scene(Side(streets=["Loiterer"]), TWO, book=book_with(LOITERER)) as play:
        play.one("activate Loiterer")
        assert (play.g.agenda[0], play.g.prestige[0]) == (1, 4)


def test_a_restriction_is_printed_as_one() -> None:
    assert card_text(LOITERER, EN) == "Pay 1 Prestige: Gain 1 Agenda. Use only in The Streets."
    assert card_text(LOITERER, ES) == "Paga 1 de Prestigio: Gana 1 de Objetivo. Úsala solo en Las Calles."


# ---- forms

CELLAR = haven("test-cellar", "Cellar", leader(attacker(discard_a_card, deal(1, n.THE_TARGET))), decks=n.VAMPIRES)


def test_a_leader_ability_may_be_an_attackers() -> None:
    """RV-ABIL-26, RV-HAVEN-04: the Leader, and only when the Leader attacks."""
    one = Side(streets=["Lucky", "Hope"], hand=["Awe"], haven_card="Cellar", leader="Lucky")
    for who, offered in (("Lucky", True), ("Hope", False)):
        with scene(one, Side(streets=["Keondra"]), book=book_with(CELLAR)) as play:
            assert "not the attacker" in play.refusal("activate Cellar")
            play.one(f"attack with {who}", "Mental", "pass")
            play.ends_asking(play.asked.asks)
            assert play.offers("activate Cellar") is offered


def test_both_forms_are_printed() -> None:
    assert card_text(CELLAR, EN).splitlines()[:2] == [
        "Leader Ability",
        "Attacker - Discard 1 card: Deal 1 Damage to the target.",
    ]


# ---- icons


def test_the_icon_of_the_top_line_is_what_a_card_needs() -> None:
    """RV-ACT-26: there it is a requirement; on a line below, only that line asks for it."""
    top = action(
        "test-top", "Top", decks=n.VAMPIRES, text=lines(having(n.POTENCE, gain(1, n.AGENDA)), gain(1, n.PRESTIGE))
    )
    low = action(
        "test-low", "Low", decks=n.VAMPIRES, text=lines(gain(1, n.PRESTIGE), having(n.POTENCE, gain(1, n.AGENDA)))
    )
    assert (top.needs_discipline, low.needs_discipline) == (n.POTENCE, 0)
    assert card_text(top, EN) == "[Potence] Gain 1 Agenda.\nGain 1 Prestige."
    assert card_text(low, EN) == "Gain 1 Prestige.\n[Potence] Gain 1 Agenda."
    with scene(Side(haven=["Hope"], hand=["Top", "Low"]), TWO, book=book_with(top, low)) as play:  # no Potence
        assert "Discipline" in play.refusal("play Top")
        play.one("play Low")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 0)
    with scene(Side(haven=["Lucky"], hand=["Top"]), TWO, book=book_with(top)) as play:
        play.one("play Top")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 1)


def test_a_face_down_card_needs_what_its_top_line_says() -> None:
    """RV-ACT-33."""
    plot = conspiracy("test-plot", "Plot", needs=1, text=having(n.DOMINATE, gain(1, n.AGENDA)))
    assert plot.needs_discipline == n.DOMINATE


def test_an_icon_twice_is_no_requirement_that_can_be_written() -> None:
    with pytest.raises(ValueError, match="one Discipline, once"):
        action("test-odd", "Odd", decks=n.VAMPIRES, text=having_twice(n.POTENCE, draw(1)))


# ---- if you don't

CLOCK = unhosted("test-clock", "Clock", n.ONGOING, decks=n.VAMPIRES, abilities=(
    at_start_of_your_turn(may(choose(your_coterie & readied, mend(1, THAT)), if_not=lose(1, n.PRESTIGE, YOU))),
))  # fmt: skip


def test_if_you_do_not() -> None:
    """Whoever declines, and whoever cannot, pays for it; whoever does it does not."""
    one = Side(haven=["Lucky"], blood={"Lucky": 1}, ongoing=["Clock"])
    for said, blood_left, left in (("yes: Clock", 2, 5), ("no", 1, 4)):
        with scene(one, TWO, book=book_with(CLOCK), phase="beginning") as play:
            play.one(said)
            assert (play.blood("Lucky"), play.g.prestige[0]) == (blood_left, left)
    with scene(Side(torpor=["Lucky"], haven=["Hope"], ongoing=["Clock"]), TWO, book=book_with(CLOCK)) as play:
        cannot = CLOCK.abilities[0].effect()
        assert cannot is not None
        play.g.ready[play.card("Hope")] = 0
        play.g.call(resolving(play.g, cannot, 0, play.card("Clock"), NONE))
        play.ask_again()
        assert play.g.prestige[0] == 4


def test_if_you_do_not_is_printed() -> None:
    said = may(choose(your_coterie & readied, exhaust(THAT)), if_not=lose(1, n.PRESTIGE, YOU))
    assert effect(said, EN) == "you may exhaust a ready character in your coterie. If you don't, lose 1 Prestige"
    assert effect(said, ES).endswith(". Si no lo haces, pierde 1 de Prestigio")
