"""Reading lessons: a scenario, a title, and at each answer of the learner what the coach says before it.

    title: {en: Your first attack, es: Tu primer ataque}
    about: {en: ..., es: ...}
    table: ...                      # as in every scenario
    play:
      - coach:
          - {en: "{Matthew} is in The Streets.", es: "{Matthew} está en Las Calles.", at: [Matthew]}
        One: attack with Matthew
      - Two: pass
    end:
      - {en: Well done., es: Bien hecho.}

What stands in braces the engine prints: see filling.py. `at` are cards, or places of the page, that a line points at.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import yaml

from primogen.kernel.shapes import Shape
from primogen.scenarios.told import ScenarioError, Told, check_keys, documents
from primogen.text.languages import EN

OWN_KEYS: Final = ("title", "about", "end")
COMMON_LINES: Final = "common.yaml"


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In both languages, or it is no text."""

    en: str
    es: str

    def within(self, lang: int) -> str:
        return self.en if lang == EN else self.es


class CoachLine(Text, frozen=True, forbid_unknown_fields=True):
    at: list[str] = msgspec.field(default_factory=list)


@dataclass
class Lesson:
    """`lines` by the number of the step (from 0) they are said before. `mark` tells one wording from another."""

    name: str
    title: Text
    about: Text
    told: Told
    lines: dict[int, list[CoachLine]] = field(default_factory=dict)
    end: list[CoachLine] = field(default_factory=list)
    mark: str = ""


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says in every lesson."""

    go: CoachLine
    useful: CoachLine
    free: CoachLine
    off: Text
    own_end: CoachLine


TEXT: Final = Shape(Text)
LINES: Final = Shape(list[CoachLine])
COMMON: Final = Shape(Common)


@cache
def common() -> Common:
    content = files(__package__).joinpath(COMMON_LINES).read_text(encoding="utf-8")
    (document, _), *_ = documents(content, Path(COMMON_LINES))
    return COMMON.of(document)


def read_lesson(path: Path, keys: tuple[str, ...], read: Callable[[object, yaml.Node, str], Told]) -> Lesson:
    """`keys` are those of its scenario, which is read by `read`."""
    content = path.read_text(encoding="utf-8")
    (document, node), *others = documents(content, path)
    if others:
        raise ScenarioError(f"{path}: one lesson in a file")
    check_keys(document, (*keys, *OWN_KEYS), str(path))
    assert isinstance(document, dict)
    try:
        coached = [LINES.of(step.pop("coach", [])) for step in document.get("play", [])]
        title, about = (TEXT.of(document.pop(key, {})) for key in ("title", "about"))
        end = LINES.of(document.pop("end", []))
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{path}: {error}") from None
    told = read({"name": path.stem, **document}, node, str(path))
    lines = {number: said for number, said in enumerate(coached) if said}
    mark = hashlib.blake2b(content.encode(), digest_size=8).hexdigest()
    return Lesson(path.stem, title, about, told, lines, end, mark)
