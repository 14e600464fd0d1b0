"""The vocabulary of the card language is written down in one place, and every word of it can be printed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from primogen.rivals.cards.hunters_and_hunted import CARDS
from sources import Module, functions, imports, module, within

DOCUMENT = ast.get_docstring(module("rivals.language").tree, clean=False) or ""
ENTRY = re.compile(r"^    .*$", re.MULTILINE)
LANGUAGE = within("rivals.language")
CARD_FILES = within("rivals.cards.hunters_and_hunted")


def public_names(source: Module) -> Iterator[str]:
    """Functions, and the words that are values."""
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.islower():
            yield node.target.id


def entries() -> set[str]:
    """The words that begin a line of the document, or stand there in a list."""
    found: set[str] = set()
    for line in ENTRY.findall(DOCUMENT):
        words = re.split(r"  +", line.strip())[0]
        found |= {word.split("(")[0] for word in re.split(r", (?![^(]*\))", words)}
    return found


@pytest.mark.parametrize("name", ["says", "faces"])
def test_every_word_is_in_the_document(name: str) -> None:
    assert set(public_names(module(f"rivals.language.{name}"))) - entries() == set()


def test_the_document_speaks_of_no_word_that_is_not_there() -> None:
    known = {name for each in ("says", "faces") for name in public_names(module(f"rivals.language.{each}"))}
    files = {each.name.rpartition(".")[2] for each in LANGUAGE}
    assert {word for word in entries() if word.isidentifier() and word.islower()} - known - files == set()


def test_every_module_of_the_language_is_in_the_document() -> None:
    named = set(re.findall(r"^    (\w+)  ", DOCUMENT, re.MULTILINE))
    assert {each.name.rpartition(".")[2] for each in LANGUAGE} - {"language"} <= named


def test_the_modules_it_names_have_the_nodes_it_names() -> None:
    """ "Activated, When, Static ..." stand in the line of their module."""
    for name, says in re.findall(r"^    (\w+)  +(.*)$", DOCUMENT, re.MULTILINE):
        found = [each for each in LANGUAGE if each.name == f"rivals.language.{name}"]
        for each in found:
            nodes = set(re.findall(r"\b[A-Z][a-z]+(?:[A-Z][a-z]*)+\b", says))
            assert nodes - {node.name for node in classes(each)} == set()


def test_the_sample_is_a_card_of_the_box() -> None:
    sample = DOCUMENT.split('vampire("')[1].split('"')[0]
    judas = next(card for card in CARDS if card.key == sample)
    assert (judas.name, judas.bp, judas.attributes) == ("Judas", 2, (1, 0, 0))


# ---- nodes


def classes(source: Module) -> list[ast.ClassDef]:
    return [node for node in source.tree.body if isinstance(node, ast.ClassDef)]


def base_names(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def is_node(node: ast.ClassDef) -> bool:
    """A frozen value, as everything a card is made of is."""
    return any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)


def spoken_of() -> set[str]:
    """Every name the printer of texts mentions."""
    found: set[str] = set()
    for each in within("rivals.text"):
        for node in ast.walk(each.tree):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
    return found


def test_every_node_has_a_phrase() -> None:
    """The printer must know each of them: a card that uses it could not be read otherwise."""
    nodes = {node.name for each in LANGUAGE for node in classes(each) if is_node(node)}
    assert len(nodes) > 150
    assert nodes - spoken_of() == set()


def test_every_node_of_the_kernel_has_a_phrase() -> None:
    found = {node.name for each in within("kernel") for node in classes(each) if is_node(node)}
    nodes = {node.name for each in within("kernel") for node in classes(each) if base_names(node) & {"Effect"}}
    assert (nodes & found) - spoken_of() - {"Leaf"} == set()


def test_cards_are_written_in_the_language_alone() -> None:
    """They import its words, the nouns, and what combines effects; no rules."""
    for each in CARD_FILES:
        allowed = (
            "rivals.language.",
            "rivals.rules.words",
            "kernel.effects",
            "kernel.choosing",
            "rivals.cards.hunters_and_hunted.",
        )
        assert [name for name in imports(each) if not name.startswith(allowed)] == []


def test_no_card_has_code_of_its_own() -> None:
    """Neither function nor class in a card file: what a card does is all in the words."""
    assert [node.name for each in CARD_FILES for node in functions(each.tree)] == []
    assert [node.name for each in CARD_FILES for node in classes(each)] == []


def test_cards_are_frozen_values() -> None:
    """Each can be a member of a set, which nothing that can be changed can."""
    assert len(set(CARDS)) == len(CARDS)
