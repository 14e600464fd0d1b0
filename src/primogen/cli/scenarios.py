"""`primogen scenario`: each file, whatever the others hold; then a summary."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from primogen.cli.misuse import Misused, readable
from primogen.scenarios.files import Outcome, run_file
from primogen.scenarios.told import ScenarioError
from primogen.text.languages import LANGUAGES

AMISS: Final = 1  # exit codes: a scenario is not as expected; a file is none
UNREADABLE: Final = 2


def run_scenarios(files: list[Path], lang: str, *, as_json: bool) -> int:
    if not files:
        raise Misused("which scenario files?")
    rows: list[dict[str, object]] = []
    for path in files:
        found = outcomes(path, lang)
        if isinstance(found, str):
            rows.append({"file": str(path), "unreadable": found})
        else:
            rows += [as_row(path, each) for each in found]
    print(json.dumps(rows, indent=1, ensure_ascii=False) if as_json else "\n".join([*map(told, rows), summary(rows)]))
    return code_of(rows)


def outcomes(path: Path, lang: str) -> list[Outcome] | str:
    """What became of each scenario, or why there is none."""
    try:
        return run_file(readable(path), LANGUAGES[lang])
    except (ScenarioError, Misused) as error:
        return str(error)
    except OSError as error:
        return f"{path}: {error.strerror}"


def as_row(path: Path, found: Outcome) -> dict[str, object]:
    row: dict[str, object] = {"file": str(path), "name": found.name, "as_expected": found.amiss is None}
    if found.amiss is not None:
        row |= {"amiss": found.amiss, "log": found.log, "asked": found.asked, "offered": found.offered}
    return row


def told(row: dict[str, object]) -> str:
    if "unreadable" in row:
        return str(row["unreadable"])
    said = f"{row['file']}: {row['name']}: {row.get('amiss', 'as expected')}"
    return "\n".join([said, *behind(row)])


def behind(row: dict[str, object]) -> list[str]:
    """Of one that failed: what was told since the last answer, and what is on offer now."""
    log, offered = row.get("log"), row.get("offered")
    lines = ["    since the last answer:", *(f"      {line}" for line in log)] if isinstance(log, list) and log else []
    if isinstance(offered, list) and offered:
        lines += [f"    {row['asked']} and may: {', '.join(map(str, offered))}"]
    return lines


def summary(rows: list[dict[str, object]]) -> str:
    bad = sum("unreadable" in row for row in rows)
    amiss = sum("amiss" in row for row in rows)
    well = len(rows) - bad - amiss
    said = f"{well} as expected" + (f", {amiss} not" if amiss else "")
    return said + (f"; {bad} {'file' if bad == 1 else 'files'} could not be read" if bad else "")


def code_of(rows: list[dict[str, object]]) -> int:
    if any("unreadable" in row for row in rows):
        return UNREADABLE
    return AMISS if any("amiss" in row for row in rows) else 0
