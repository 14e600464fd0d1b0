"""Patterns of events in words: every role is said, in both languages, as it happens and as it has happened."""

from __future__ import annotations

from inspect import signature
from itertools import product

import pytest

from primogen.kernel.story import Pattern
from primogen.rivals.language.patterns import deeds, fates, fights, outcomes
from primogen.rivals.language.patterns.deeds import ANY_POTENCY, BELOW_THE_LEADER
from primogen.rivals.language.patterns.roles import Happening
from primogen.rivals.language.vocabulary import (
    ANY_SEAT,
    ATTACK_DAMAGE,
    FOES_SEAT,
    HOSTS_SEAT,
    IN_AN_ATTACK,
    MENTAL,
    ORDINARY_DAMAGE,
    PHYSICAL,
    RIVALS_SEAT,
    SOCIAL,
    YOUR_SEAT,
    an_animal,
    any_character,
    any_monster,
    any_vampire,
    attack_ends,
    attacks,
    draw,
    exhausts,
    first_each_turn,
    first_ever,
    first_heard,
    happened,
    instead,
    is_burned,
    is_damaged,
    is_defeated,
    it_befell,
    mends,
    plays,
    prevent,
    springs_when,
    this_card,
    this_character,
    turn_ends,
    when,
    would_take_damage,
    you_attach,
    you_defeat,
    you_recruit,
    you_resolve,
    you_would_lose_prestige,
    your_attackers,
    your_coterie,
    your_retainers,
)
from primogen.rivals.rules.words import AFTER_ATTACK, BLOCKING_ENDS, BURNS, DETACHES, SCHEME_FAILS, SCHEME_SUCCEEDS
from primogen.rivals.text.conditions import clause
from primogen.rivals.text.groups import group
from primogen.rivals.text.nouns import ONE
from primogen.rivals.text.patterns import happens, has_happened
from primogen.rivals.text.sentences import ability
from primogen.text.grammar import NotSayable
from primogen.text.languages import EN, ES

KINDS = [
    kind
    for room in (deeds, fates, fights, outcomes)
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Happening) and kind is not Happening
]
CARDS = (this_character, any_vampire, any_monster, your_coterie)
SEATS = (ANY_SEAT, YOUR_SEAT, HOSTS_SEAT, FOES_SEAT, RIVALS_SEAT)
ROLES: dict[str, tuple[object, ...]] = {"int": SEATS, "Group | None": (None, *CARDS), "Group": CARDS}
OTHERS: dict[str, tuple[object, ...]] = {
    "of": (0, 1),
    "fate": fates.FATES,
    "blood": (0, 1),
    "how": (fates.IN_ANY_WAY, fates.BY_DISCARDING),
    "than": (ANY_POTENCY, BELOW_THE_LEADER),
    "does": (BURNS, DETACHES),
    "deed": deeds.DEEDS,
    "outcome": (SCHEME_FAILS, SCHEME_SUCCEEDS),
    "what": (AFTER_ATTACK, BLOCKING_ENDS),
    "through": (0, 1),
    "during": (0, 1),
    "types": ((), (PHYSICAL,), (SOCIAL, MENTAL)),
}


def of_kind(kind: type[Happening]) -> list[Happening]:
    """With every role filled in every way."""
    roles = signature(kind).parameters
    ways = [OTHERS.get(name) or ROLES[str(role.annotation)] for name, role in roles.items()]
    return [kind(*chosen) for chosen in product(*ways)]


def said(pattern: Pattern, lang: int) -> str:
    try:
        return happens(pattern, lang) + "|" + has_happened(pattern, lang)
    except NotSayable as error:
        assert "no phrase" in str(error)
        return ""


@pytest.mark.parametrize("lang", [EN, ES])
@pytest.mark.parametrize("kind", KINDS, ids=[kind.__name__ for kind in KINDS])
def test_no_two_patterns_of_a_kind_read_alike(kind: type[Happening], lang: int) -> None:
    """Whatever role changes, the words change; or there are no words, and the card is refused."""
    texts = [text for text in (said(pattern, lang) for pattern in of_kind(kind)) if text]
    assert texts and len(set(texts)) == len(texts)
    assert [text for text in texts if "  " in text or "{" in text] == []


@pytest.mark.parametrize(
    ("pattern", "english", "spanish"),
    [
        (you_recruit(), "you recruit a character", "reclutas a un personaje"),
        (you_attach(an_animal, to=this_character), "you attach an Animal to this character",
         "adjuntas un Animal a este personaje"),
        (you_resolve(), "you resolve a Conspiracy or Trap", "resuelves una Conspiración o Trampa"),
        (plays(by=this_character), "this character plays a card", "este personaje juega una carta"),
        (is_defeated(this_character, during=IN_AN_ATTACK), "this character is defeated during an attack",
         "este personaje es derrotado durante un ataque"),
        (is_defeated(your_coterie, through=ORDINARY_DAMAGE),
         "a character in your coterie is defeated by Damage that is not Aggravated",
         "un personaje de tu coterie es derrotado por daño que no sea Agravado"),
        (is_defeated(any_character, by=your_attackers), "an attacker you control defeats a character",
         "un atacante que controlas derrota a un personaje"),
        (is_damaged(this_character, of=ATTACK_DAMAGE, whose=YOUR_SEAT), "you deal attack Damage to this character",
         "haces daño de ataque a este personaje"),
        (is_burned(this_card), "this card is burned", "esta carta es quemada"),
        (attacks(this_character, target=any_monster), "this character attacks a Monster",
         "este personaje ataca a un Monstruo"),
        (mends(this_character), "this character mends", "este personaje se cura"),
    ],
)  # fmt: skip
def test_as_it_happens(pattern: Pattern, english: str, spanish: str) -> None:
    assert (happens(pattern, EN), happens(pattern, ES)) == (english, spanish)


@pytest.mark.parametrize(
    ("pattern", "english", "spanish"),
    [
        (you_recruit(), "you have recruited a character this turn", "has reclutado a un personaje este turno"),
        (exhausts(this_character), "this character has exhausted this turn", "este personaje se ha agotado este turno"),
        (is_defeated(this_character), "this character has been defeated this turn",
         "este personaje ha sido derrotado este turno"),
        (is_burned(this_card), "this card has been burned this turn", "esta carta ha sido quemada este turno"),
    ],
)  # fmt: skip
def test_as_it_has_happened(pattern: Pattern, english: str, spanish: str) -> None:
    asked = happened(pattern)
    assert (clause(asked, EN), clause(asked, ES)) == (english, spanish)


def test_that_it_has_not_happened() -> None:
    not_so = ~happened(you_defeat(any_monster))
    assert clause(not_so, EN) == "you have not defeated a Monster this turn"
    assert clause(not_so, ES) == "no has derrotado a un Monstruo este turno"


def test_those_of_this_turn() -> None:
    those = your_retainers & it_befell(you_attach())
    assert group(those, ONE, EN) == "a Retainer you control that you have attached this turn"
    assert group(those, ONE, ES) == "un Criado que controlas que has adjuntado este turno"
    with pytest.raises(NotSayable, match="no phrase"):
        group(your_retainers & it_befell(exhausts(any_character)), ONE, EN)


@pytest.mark.parametrize(
    ("pattern", "english", "spanish"),
    [
        (first_each_turn(you_recruit()),
         "The first time you recruit a character during each of your turns, draw 1 card",
         "La primera vez que reclutas a un personaje en cada uno de tus turnos, roba 1 carta"),
        (first_each_turn(you_recruit(), turns=ANY_SEAT),
         "The first time you recruit a character each turn, draw 1 card",
         "La primera vez que reclutas a un personaje cada turno, roba 1 carta"),
        (first_heard(you_recruit(), turns=ANY_SEAT), "The first time you recruit a character each turn, draw 1 card",
         "La primera vez que reclutas a un personaje cada turno, roba 1 carta"),
        (first_ever(you_recruit()), "The very first time you recruit a character, draw 1 card",
         "La primerísima vez que reclutas a un personaje, roba 1 carta"),
        (turn_ends(HOSTS_SEAT), "At the end of this character's turn, draw 1 card",
         "Al final de el turno de este personaje, roba 1 carta"),
        (first_each_turn(attack_ends(whose=YOUR_SEAT)),
         "At the end of the first attack you make during each of your turns, draw 1 card",
         "Al final del primer ataque que realizas en cada uno de tus turnos, roba 1 carta"),
    ],
)  # fmt: skip
def test_how_often(pattern: Pattern, english: str, spanish: str) -> None:
    sentence = when(pattern, draw(1))
    assert (ability(sentence, EN), ability(sentence, ES)) == (english, spanish)


def test_what_springs_a_trap() -> None:
    assert ability(springs_when(you_recruit()), EN) == "You may resolve this when you recruit a character"


def test_what_would_happen() -> None:
    sentence = instead(would_take_damage(this_character), prevent(1))
    assert ability(sentence, EN) == "When this character would take Damage, prevent 1 Damage"
    assert ability(sentence, ES) == "Cuando este personaje fuera a recibir daño, previene 1 de daño"
    with pytest.raises(NotSayable, match="no phrase"):
        ability(instead(you_would_lose_prestige(), prevent(1)), EN)
