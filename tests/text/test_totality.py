"""A card cannot lie: whatever is changed about it changes its text, in every language, or cannot be said at all.

Changed are all fields of all nodes of all cards, whatever their set: see changes.py. What stays unsaid is listed here,
with the reason; nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Final

import pytest

from changes import Change, changes
from primogen.rivals import language
from primogen.rivals.language import traits as t
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.groups import ANYONES, CONTROLLED, IN_HAND, IN_PLAY, NOT_YOURS, YOURS, Cards
from primogen.rivals.language.refs import THAT, THE_ATTACKER, THE_OTHER, THE_TARGET, YOU
from primogen.rivals.language.sentences import When
from primogen.rivals.language.verbs_cards import DiscardIt
from primogen.rivals.language.verbs_tokens import JUST_GAINED, Draw, Gain, Lose, PutTokens
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.text.cards import card_text
from primogen.rivals.text.effects import effect
from primogen.rivals.text.groups import group
from primogen.rivals.text.lexicon import banner
from primogen.rivals.text.nouns import MANY, ONE, TARGET
from primogen.text.grammar import NotSayable
from primogen.text.languages import EN, ES, LANGUAGES
from specimens import SPECIMENS
from support import EVERY_CARD

POOL: Final = EVERY_CARD
ALL: Final = (*POOL, *SPECIMENS)

# "Node.field" -> why its text says nothing of it.
UNSAID: Final[dict[str, str]] = {}

# Pronouns that mean the same card in what is told of such an event: either may be written.
WHO_ATTACKS: Final = frozenset({THAT, THE_ATTACKER})
WHOM: Final = frozenset({THE_OTHER, THE_TARGET})
OTHERS_ATTACK: Final = frozenset({THE_OTHER, THE_ATTACKER})
SAME: Final[dict[str, tuple[frozenset[int], ...]]] = {
    "Attacks": (WHOM, WHO_ATTACKS),
    "AttackEnds": (WHOM,),
    "MakesAttack": (WHO_ATTACKS,),
    "Blocks": (OTHERS_ATTACK,),  # whose attack is Blocked
    "IsDamaged": (OTHERS_ATTACK,),  # by an attack: other damage says who dealt it
}


def is_the_same(card: Printed, change: Change) -> bool:
    """One pronoun for another, of what is told of an event that makes them one card."""
    events = {node for each in card.abilities if isinstance(each, When) for node in nodes_in(each.pattern)}
    same = [pair for event in events if event in SAME for pair in SAME[event]]
    return change.within[0] == "Printed.abilities" and any({change.was, change.to} <= pair for pair in same)


def all_text(card: Printed, lang: int) -> str:
    return f"{banner(card.kind, card.words, lang)}\n{card_text(card, lang)}"


def unsaid(card: Printed) -> Iterator[str]:
    """Changes that a reader would not see."""
    texts = [all_text(card, lang) for lang in LANGUAGES.values()]
    for change in changes(card):
        if change.field in UNSAID or is_the_same(card, change):
            continue
        for lang, text in zip(LANGUAGES.values(), texts, strict=True):
            try:
                if all_text(change.changed, lang) == text:
                    yield f"{lang}: {change}"
            except NotSayable:
                continue


@pytest.mark.parametrize("card", ALL, ids=[card.key for card in ALL])
def test_whatever_is_changed_about_a_card_changes_its_text(card: Printed) -> None:
    assert list(unsaid(card)) == []


def test_changes_are_of_every_card_and_every_node() -> None:
    """The test above looks at something: thousands of changes, and every node of the language stands in some card."""
    assert all(any(True for _ in changes(card)) for card in POOL)
    assert sum(1 for card in POOL for _ in changes(card)) > 100 * len(POOL)
    assert nodes() - {node for card in ALL for node in nodes_in(card)} == set()


def nodes() -> set[str]:
    """All there are: frozen dataclasses of the language, and the kernel's effects."""
    found: set[str] = set()
    for name in (
        *OF_THE_KERNEL,
        *(each.name for each in walk_packages(language.__path__, "primogen.rivals.language.")),
    ):
        home = import_module(name)
        own = [each for each in vars(home).values() if isinstance(each, type) and each.__module__ == home.__name__]
        found |= {each.__name__ for each in own if is_dataclass(each)}
    return found


OF_THE_KERNEL: Final = (
    "primogen.kernel.amounts",
    "primogen.kernel.effects",
    "primogen.kernel.choosing",
    "primogen.kernel.naming",
    "primogen.kernel.story",
)


def nodes_in(part: object) -> Iterator[str]:
    if isinstance(part, tuple):
        for each in part:
            yield from nodes_in(each)
    elif is_dataclass(part) and not isinstance(part, type):
        yield type(part).__name__
        for field in fields(part):
            yield from nodes_in(vars(part)[field.name])


def test_what_stays_unsaid_is_a_field_of_some_card() -> None:
    found = {change.field for card in ALL for change in changes(card)}
    assert set(UNSAID) <= found


# ---- what cannot be said is refused, and named


@pytest.mark.parametrize(
    "node",
    [
        Gain(Fixed(1), w.BLOOD, YOU),
        Lose(Fixed(1), w.UNHOSTED_GAINED, YOU),
        PutTokens(Fixed(1), w.AGENDA, THAT, YOU, JUST_GAINED),
    ],
    ids=repr,
)
def test_a_verb_that_means_nothing_is_not_said(node: Gain | Lose | PutTokens) -> None:
    for lang in LANGUAGES.values():
        with pytest.raises(NotSayable):
            effect(node, lang)


@pytest.mark.parametrize(
    "of",
    [
        Cards(IN_PLAY, YOURS),  # "in your coterie" is another place
        Cards(IN_HAND, NOT_YOURS),
        Cards(CONTROLLED, YOURS, (t.HasWord(w.RELIC),)),  # no character
        Cards(IN_HAND, YOURS, (t.IsKind(w.MORTAL),)),
        Cards(IN_PLAY, ANYONES, (t.Has(w.STAYS_ITS_HAND),)),
        Cards(IN_PLAY, ANYONES, (t.HasWord(w.TOKENLESS),)),
        Cards(IN_PLAY, ANYONES, (t.IsCharacter(),)),  # goes without saying
    ],
    ids=repr,
)
def test_a_group_that_means_something_else_is_not_said(of: Cards) -> None:
    for lang in LANGUAGES.values():
        with pytest.raises(NotSayable):
            group(of, ONE, lang)


def test_a_card_that_cannot_say_what_it_does_is_named() -> None:
    mute = PutTokens(Fixed(1), w.BLOOD, THAT, YOU, 9)
    card = Printed(key="test-mute", name="Mute", set="Tests", kind=w.ACTION, text=mute)
    with pytest.raises(NotSayable, match="test-mute: no supply has that: PutTokens"):
        card_text(card, EN)


# ---- nouns take their gender and number with them


@pytest.mark.parametrize(
    ("of", "how", "english", "spanish"),
    [
        (Cards(IN_HAND, YOURS, (t.HasWord(w.TRAP),)), ONE, "a Trap in your hand", "una Trampa en tu mano"),
        (
            Cards(CONTROLLED, YOURS, (~t.IsReady(), t.IsBeing(w.HUNTER))),
            TARGET,
            "target exhausted Hunter you control",
            "un Cazador agotado a tu elección que controlas",
        ),
        (
            Cards(IN_HAND, YOURS, (t.HasWord(w.CONSPIRACY), t.IsFaceDown())),
            MANY,
            "face-down Conspiracies in your hand",
            "Conspiraciones boca abajo en tu mano",
        ),
        (
            Cards(IN_HAND, YOURS, (t.HasWord(w.RELIC), t.HasWord(w.RITUAL))),
            ONE,
            "a Relic in your hand that is a Ritual",
            "una Reliquia en tu mano que sea un Ritual",
        ),
    ],
)
def test_a_noun_is_spoken_of_as_its_language_does(of: Cards, how: int, english: str, spanish: str) -> None:
    assert (group(of, how, EN), group(of, how, ES)) == (english, spanish)


def test_two_of_something_are_many() -> None:
    assert effect(Gain(Fixed(2), w.ACTIONS_GAINED, YOU), EN) == "gain 2 Actions"
    assert effect(Gain(Fixed(2), w.UNHOSTED_GAINED, YOU), ES) == "gana 2 Acciones Independientes"
    assert effect(Draw(Fixed(1), YOU), EN) == "draw 1 card"
    assert effect(DiscardIt(THAT), EN) == "discard {that}"
