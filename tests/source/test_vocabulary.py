"""The vocabulary of the card language is written down in one place, and every word of it can be printed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from primogen.rivals.cards.hunters_and_hunted import CARDS
from primogen.rivals.language import vocabulary
from sources import Module, functions, imports, module, within

DOCUMENT = "\n".join(
    ast.get_docstring(module(name).tree, clean=False) or ""
    for name in ("rivals.language", "rivals.language.vocabulary")
)
ENTRY = re.compile(r"^    .*$", re.MULTILINE)
LANGUAGE = within("rivals.language")
WORDS = [each for each in LANGUAGE if re.search(r"\.(says_\w+|faces|nouns\w*|sets)$", each.name)]
# what other words, and those who name sets, need
NOT_FOR_CARDS = {"many", "set_of", "SETS", "top_icon", "below_icon", "words_by_name"}
CARD_FILES = [each for each in within("rivals.cards") if each.path.count("/") > 2 and "/__init__" not in each.path]
LONGEST_IMPORTS = 10


def public_names(source: Module) -> Iterator[str]:
    """Functions, and the words and nouns that are values."""
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_word(node.target.id):
            yield node.target.id


def is_word(name: str) -> bool:
    """In small letters; a noun in capitals. What is neither is a type."""
    return name.islower() or name.isupper()


def entries() -> set[str]:
    """The words that begin a line of the document, or stand there in a list."""
    found: set[str] = set()
    for line in ENTRY.findall(DOCUMENT):
        words = re.split(r"  +", line.strip())[0].rstrip(",")
        found |= {word.split("(")[0] for word in re.split(r", (?![^(]*\))", words)}
    return found


def test_every_word_is_in_the_document() -> None:
    assert {word for word in vocabulary.__all__ if word.islower()} - entries() == set()


def test_every_noun_is_listed_by_what_it_is() -> None:
    """Under a heading of the vocabulary that says so, and no word among them."""
    text = module("rivals.language.vocabulary").text
    parts = [part for part in text.split("    # ")[1:] if part.startswith("nouns: ")]
    listed = {name for part in parts for name in re.findall(r'"(\w+)"', part)}
    assert listed == {noun for noun in vocabulary.__all__ if noun.isupper()}


def test_the_document_speaks_of_no_word_that_is_not_there() -> None:
    known = {*vocabulary.__all__, *(each.name.rpartition(".")[2] for each in LANGUAGE)}
    assert {word for word in entries() if word.isidentifier() and is_word(word)} - known == set()


@pytest.mark.parametrize("source", WORDS, ids=[each.name for each in WORDS])
def test_the_vocabulary_has_every_word_of_its_files(source: Module) -> None:
    """And nothing else of them: neither nodes, nor types, nor what only other words need."""
    assert set(public_names(source)) - set(vocabulary.__all__) == NOT_FOR_CARDS & set(public_names(source))


def test_the_vocabulary_is_words_and_nouns_alone() -> None:
    """Each once, and each made in a file of words: no node, no type, nothing of the rules."""
    made = {name for each in WORDS for name in public_names(each)}
    assert len(vocabulary.__all__) == len(set(vocabulary.__all__)) > 350
    assert set(vocabulary.__all__) - made == set()
    assert [name for name in vocabulary.__all__ if not is_word(name)] == []


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
    assert len(nodes) > 120
    assert nodes - spoken_of() == set()


def test_every_node_of_the_kernel_has_a_phrase() -> None:
    found = {node.name for each in within("kernel") for node in classes(each) if is_node(node)}
    nodes = {node.name for each in within("kernel") for node in classes(each) if base_names(node) & {"Effect"}}
    assert (nodes & found) - spoken_of() - {"Leaf"} == set()


def test_cards_are_written_in_the_vocabulary_alone() -> None:
    """One import; no nodes, no rules."""
    assert len(CARD_FILES) >= 7
    assert {each.path: imports(each) for each in CARD_FILES if imports(each) != {"rivals.language.vocabulary"}} == {}


@pytest.mark.parametrize("source", CARD_FILES, ids=[each.name for each in CARD_FILES])
def test_the_imports_of_a_card_file_are_a_few_lines(source: Module) -> None:
    lines = [
        node.end_lineno - node.lineno + 1
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Import | ast.ImportFrom) and node.end_lineno is not None
    ]
    assert 0 < sum(lines) < LONGEST_IMPORTS


@pytest.mark.parametrize("source", CARD_FILES, ids=[each.name for each in CARD_FILES])
def test_a_card_names_no_node(source: Module) -> None:
    """Whatever it reads is a word, a noun, or a name of its own file."""
    own = {node.id for node in ast.walk(source.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    read = {node.id for node in ast.walk(source.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    assert read - own - set(vocabulary.__all__) == set()


def test_no_card_has_code_of_its_own() -> None:
    """Neither function nor class in a card file: what a card does is all in the words."""
    assert [node.name for each in CARD_FILES for node in functions(each.tree)] == []
    assert [node.name for each in CARD_FILES for node in classes(each)] == []


def test_cards_are_frozen_values() -> None:
    """Each can be a member of a set, which nothing that can be changed can."""
    assert len(set(CARDS)) == len(CARDS)
