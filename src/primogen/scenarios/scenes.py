"""What scenario files must know of a game: what may be written, how a table is laid, and what may be expected of it."""

from __future__ import annotations

import yaml

from primogen.kernel.game import Game
from primogen.scenarios.acting import Acting
from primogen.scenarios.told import Told


class Scenes:
    def read(self, document: object, node: yaml.Node, where: str) -> Told:
        """A `ScenarioError` says what is wrong, and where."""
        raise NotImplementedError

    def laid(self, told: Told, lang: int) -> Acting[Game]:
        """At its first question. `Unknown` says why it cannot be laid."""
        raise NotImplementedError

    def expect(self, play: Acting[Game], said: object) -> None:
        """`Amiss` if the table is not so."""
        raise NotImplementedError
