"""Plain data is read by shapes alone: a class that msgspec first meets in two threads at once ends the process."""

from __future__ import annotations

import re

from sources import modules

SHOWN_LATE = re.compile(r"msgspec\.convert\(|\bdecode\([^)]*type=")
WHILE_LOADING = {"rivals.text.phrasebook", "vtes.text.phrasebook"}  # read once, before anybody can ask
OWN = {"kernel.shapes"}


def test_no_class_is_shown_to_msgspec_when_it_is_first_needed() -> None:
    found = {module.name for module in modules() if SHOWN_LATE.search(module.text)}
    assert found == OWN | WHILE_LOADING
