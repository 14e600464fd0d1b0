"""Whatever the engine can ask, refuse, offer or tell has a phrase in both languages, and no phrase is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping

import pytest

from primogen.kernel import effects as e
from primogen.kernel.values import PRINTED, SET
from primogen.rivals.decks.validation import SIDE_KEYS
from primogen.rivals.desk.names import VERBS
from primogen.rivals.rules import blows, deals
from primogen.rivals.rules.atoms import clock
from primogen.rivals.text.faults import FAULTS
from primogen.rivals.text.log import BEGINNINGS, CAUSES, SAID, SEVERAL, TERMS, UNNAMED, WAYS
from primogen.rivals.text.prompts import ASKS, DOES, PROMISES
from primogen.rivals.text.refusals import WHY
from primogen.rivals.text.words import PARTS
from primogen.text.languages import EN, ES
from primogen.text.phrasebooks import Said
from sources import Module, calls, constants, functions, imports, is_in, module, within
from wording import placeholders, slips

ROOMS = ("text", "desk", "scenes", "lessons", "lab", "terms", "wing")  # of the wing, that speak
ENGINE = [each for each in within("kernel", "rivals") if not any(is_in(each.name, f"rivals.{room}") for room in ROOMS)]
RULE = re.compile(r"[A-Z0-9]+-[A-Z]+-\d+")


def strings(node: ast.expr | None) -> set[str]:
    """The strings an expression may be: itself, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    if isinstance(node, ast.Tuple):
        return {text for part in node.elts for text in strings(part)}
    return set()


def assigned(function: ast.FunctionDef, name: str) -> set[str]:
    """The strings a local name may be; if it is one of several set at once, all that are not rules."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            targets = [target.id for each in node.targets for target in ast.walk(each) if isinstance(target, ast.Name)]
            if name in targets:
                found |= strings(node.value)
    return {text for text in found if not RULE.fullmatch(text)}


def keys(name: str, at: int, among: list[Module] = ENGINE) -> set[str]:
    """What is given for that argument in all calls of this name."""
    found: set[str] = set()
    for each in among:
        for function in functions(each.tree):
            for call in calls(function, name):
                given = call.args[at] if len(call.args) > at else None
                found |= assigned(function, given.id) if isinstance(given, ast.Name) else strings(given)
    return found


def refusals() -> set[str]:
    return {text for each in ENGINE for call in calls(each.tree, "Refusal") for text in strings(call.args[1])}


def test_every_question_has_words_and_no_words_are_without_their_question() -> None:
    assert keys("ask", 1) == set(ASKS)


def test_every_refusal_has_words_and_no_words_are_without_their_refusal() -> None:
    assert refusals() == set(WHY)


def test_every_line_of_the_log_has_words_and_no_words_are_without_their_line() -> None:
    assert keys("tell", 1) == set(SAID)


def test_every_cause_has_words_or_explains_nothing() -> None:
    """A card's text needs no name: the card has one."""
    assert keys("Cause", 0) - {""} == set(CAUSES) | set(UNNAMED)
    assert set(CAUSES).isdisjoint(UNNAMED)


def test_lines_that_are_counted_or_begin_something_are_lines() -> None:
    assert {*SEVERAL, *BEGINNINGS} <= set(SAID)


def test_every_term_of_a_blow_has_words() -> None:
    assert {*blows.TERMS.values(), blows.BASE, blows.STOPPED, "shield"} == set(TERMS)


def test_every_way_to_win_has_words() -> None:
    ways = [clock.BY_AGENDA, clock.BY_KNOCK_OUT, clock.BY_MOST_AGENDA, clock.BY_CONCESSION, clock.BY_CARD]
    assert ways == list(range(len(WAYS)))


def test_every_promise_has_words() -> None:
    """And how long they are kept, where that may be said."""
    assert {*deals.PROMISES, deals.HOLDS_FOR} == set(PROMISES)


def test_every_part_of_a_sum_has_words() -> None:
    """Those with a card are called by its name; the others by what they are."""
    assert keys("note", 1, within("rivals.rules.given")) | {PRINTED, SET} == set(PARTS)


def test_every_fault_of_a_deck_has_words_and_no_words_are_without_their_fault() -> None:
    """Some are made of what is missing, "no-agenda", "not-haven", or of the side that may not have a card."""
    made = {f"{what}-{card}" for what in ("no", "not") for card in ("agenda", "haven")} | set(SIDE_KEYS.values())
    assert keys("Fault", 1, within("rivals.decks")) | made == set(FAULTS)


# ---- options


def option_names() -> dict[str, int]:
    """The verbs of the kernel and of the game by their names in the source."""
    words = module("rivals.rules.words")
    section = words.text.split("# ---- What an option does")[1].split("# ----")[0]
    game = {name: value for name, value in constants(words).items() if re.search(rf"^{name}: Final", section, re.M)}
    choices = ("YES", "NO", "RESOLVE_NEXT", "PICK", "DONE_PICKING", "MODE", "AMOUNT_OF", "CHOOSE_SEAT")
    kernel = (*choices, "PASS", "CONCEDE")
    return game | {name: value for name, value in constants(module("kernel.effects")).items() if name in kernel}


def offered() -> Iterator[str]:
    """Names that stand in what is offered, or in a variable called `verb`."""
    for each in ENGINE:
        for call in calls(each.tree, "offer", "offer_unless", "option", "ask"):
            for argument in call.args:
                yield from names_in(argument)
        for node in ast.walk(each.tree):
            if isinstance(node, ast.Assign) and "verb" in {name for each in node.targets for name in names_in(each)}:
                yield from names_in(node.value)


def names_in(node: ast.AST) -> Iterator[str]:
    return (each.id for each in ast.walk(node) if isinstance(each, ast.Name))


def test_every_option_has_words_and_no_words_are_without_their_option() -> None:
    verbs = option_names()
    assert set(verbs.values()) == set(DOES)
    assert verbs.keys() - set(offered()) == set()


def test_every_verb_is_called_on_the_wire_what_it_is_called_in_the_rules() -> None:
    assert {verb: name.lower().replace("_", "-") for name, verb in option_names().items()} == VERBS


def test_no_two_verbs_share_a_number() -> None:
    """The kernel has those below 10."""
    verbs = option_names()
    assert len(set(verbs.values())) == len(verbs) > 60
    assert all((value < 10) == (name in vars(e)) for name, value in verbs.items())


# ---- the phrases themselves

TABLES: dict[str, Mapping[int, Said] | Mapping[str, Said]] = {
    "ASKS": ASKS,
    "WHY": WHY,
    "SAID": SAID,
    "SEVERAL": SEVERAL,
    "CAUSES": CAUSES,
    "TERMS": TERMS,
    "DOES": DOES,
    "PROMISES": PROMISES,
    "FAULTS": FAULTS,
    "PARTS": PARTS,
}


@pytest.mark.parametrize("table", TABLES)
def test_a_phrase_says_the_same_in_both_languages(table: str) -> None:
    """It speaks of the same cards, players and numbers."""
    for key, phrase in TABLES[table].items():
        assert (key, placeholders(phrase[EN])) == (key, placeholders(phrase[ES]))


@pytest.mark.parametrize("table", TABLES)
def test_a_phrase_is_clean(table: str) -> None:
    for key, phrase in TABLES[table].items():
        for lang in (EN, ES):
            text = re.sub(r"\{\d\}", "Lucky", phrase[lang])
            assert (key, slips(text, lang)) == (key, [])


def test_words_are_made_in_one_place() -> None:
    """No other module of the engine prints: none of them imports the words."""
    assert [
        each.name for each in ENGINE if any(is_in(name, "text") or is_in(name, "rivals.text") for name in imports(each))
    ] == []
