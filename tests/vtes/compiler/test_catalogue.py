"""The docstring of the surface nodes is their catalogue."""

from __future__ import annotations

import re
from enum import Enum

from primogen.vtes.compiler import surface
from primogen.vtes.compiler.surface import Node


def nodes_there_are() -> set[str]:
    found = [value for value in vars(surface).values() if isinstance(value, type)]
    return {each.__name__ for each in found if issubclass(each, Node | Enum) and each is not Enum}


def test_the_catalogue_names_every_node_and_nothing_else() -> None:
    listed = re.findall(r"^    (\w.*)$", surface.__doc__ or "", re.MULTILINE)
    named = {name for line in listed for name in re.findall(r"\w+", line)}
    assert named == nodes_there_are()
    assert len(named) > 500


def test_nodes_are_frozen_values() -> None:
    for name in nodes_there_are():
        node = vars(surface)[name]
        if issubclass(node, Node):
            assert node.__dataclass_params__.frozen, name
