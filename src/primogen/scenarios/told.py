"""What a scenario file says: YAML, every key known and none twice, every line remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import yaml

from primogen.scenarios.names import known

T = TypeVar("T")


class ScenarioError(ValueError):
    """A file that is no scenario: where, and why."""


class Unknown(ValueError):
    """Something that no table has, or no card is called."""


@dataclass
class Told:
    """One scenario as written, as far as all games have it."""

    play: list[dict[str, object]] = field(default_factory=list)
    name: str = "scenario"
    game: str = ""
    rules: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # of the file: where each step begins

    def place(self, step: int) -> str:
        """Steps count from 1."""
        return f"line {self.lines[step - 1]}, step {step}"


class Loader(yaml.SafeLoader):
    """Written in Python, so that a file nested too deep is an error and no crash. `yes` and `no` are answers: words."""

    yaml_implicit_resolvers = {
        first: [(tag, shape) for tag, shape in rows if first in "tTfF" or tag != "tag:yaml.org,2002:bool"]
        for first, rows in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


def read_file(path: Path, understood: Callable[[object, yaml.Node, str], T]) -> list[T]:
    """All of it, or the first that is wrong. `understood` has each document, its node, and where it begins."""
    try:
        found = [
            understood(document, node, f"{path}, line {node.start_mark.line + 1}")
            for document, node in documents(path.read_text(encoding="utf-8-sig"), path)
        ]
    except yaml.YAMLError as error:
        raise ScenarioError(f"{path}: not YAML: {' '.join(str(error).split())}") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: is not a text file") from None
    except RecursionError:
        raise ScenarioError(f"{path}: nested too deep") from None
    if not found:
        raise ScenarioError(f"{path}: holds no scenario")
    return found


def documents(text: str, path: Path) -> Iterable[tuple[object, yaml.Node]]:
    loader = Loader(text)
    while loader.check_node():
        node = loader.get_node()
        assert node is not None
        check_twice(node, path, set())
        try:
            document = loader.construct_document(node)
        except ValueError as error:  # a date that no calendar has
            raise ScenarioError(f"{path}, line {node.start_mark.line + 1}: {error}") from None
        if document is not None:
            yield document, node


def check_twice(node: yaml.Node, path: Path, done: set[int]) -> None:
    """YAML itself would let the last of two equal keys win. A node may stand in many places: it is looked at once."""
    if id(node) in done:
        return
    done.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        for each in node.value:
            check_twice(each, path, done)
    if not isinstance(node, yaml.MappingNode):
        return
    seen: set[str] = set()
    for key, each in node.value:
        if isinstance(key, yaml.ScalarNode) and key.value in seen:
            raise ScenarioError(f"{path}, line {key.start_mark.line + 1}: {key.value!r} stands twice")
        seen.add(str(key.value))
        check_twice(each, path, done)


def check_keys(said: object, keys: tuple[str, ...], where: str) -> None:
    if not isinstance(said, dict):
        raise ScenarioError(f"{where}: a map is wanted, with {', '.join(keys)}")
    unknown = [key for key in said if key not in keys]
    if unknown:
        raise ScenarioError(f"{where}: there is no key {unknown[0]!r}{known(str(unknown[0]), keys)}")


def lines_of_steps(node: yaml.Node) -> list[int]:
    assert isinstance(node, yaml.MappingNode)
    for key, value in node.value:
        if key.value == "play" and isinstance(value, yaml.SequenceNode):
            return [step.start_mark.line + 1 for step in value.value]
    return []
