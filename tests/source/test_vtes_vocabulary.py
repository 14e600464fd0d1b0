"""What cards of the Eternal Struggle are written with: one dialect, and one import."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module

import pytest

from primogen.vtes.language import vocabulary
from sources import Module, imports, module, within

CARD_FILES = [each for each in within("vtes.cards") if "/__init__" not in each.path]
GATHERED = sorted(name for name in imports(module("vtes.language.vocabulary")))
WORDS = {name for name in vars(vocabulary) if not name.startswith("__")}


def listed(name: str) -> list[str]:
    found: list[str] = import_module(f"primogen.{name}").__all__
    return found


def used(source: Module) -> set[str]:
    """Names that a file reads and has not made."""
    own = {node.id for node in ast.walk(source.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return read(source) - own


def read(source: Module) -> set[str]:
    return {node.id for node in ast.walk(source.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}


def test_no_word_means_two_things() -> None:
    """Each is listed by one file, and once."""
    counted = Counter(word for name in GATHERED for word in listed(name))
    assert len(counted) > 600
    assert [word for word, times in counted.items() if times > 1] == []
    assert set(counted) == WORDS


@pytest.mark.parametrize("name", GATHERED)
def test_a_file_lists_what_it_makes(name: str) -> None:
    """A word is found where it is looked for. Nouns are made by the rules."""
    made = {node.name for node in module(name).tree.body if isinstance(node, ast.FunctionDef)}
    made |= {
        node.target.id
        for node in module(name).tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    assert set(listed(name)) - made == set() or name.endswith(".nouns")


@pytest.mark.parametrize("source", CARD_FILES, ids=[each.name for each in CARD_FILES])
def test_a_card_is_written_in_the_vocabulary_alone(source: Module) -> None:
    """One import; neither nodes nor rules."""
    assert imports(source) == {"vtes.language.vocabulary"}
    assert used(source) - WORDS == set()
    assert [word for word in used(source) if not (word.islower() or word.isupper())] == []


def test_every_word_is_used_by_a_card_or_a_word() -> None:
    """Nothing is kept for later."""
    texts = [each for each in within("vtes") if not each.name.endswith(".vocabulary")]
    named = set().union(*(read(each) | attributes(each) for each in texts))
    assert sorted(WORDS - named) == []


def attributes(source: Module) -> set[str]:
    return {node.attr for node in ast.walk(source.tree) if isinstance(node, ast.Attribute)}
