"""Break rules on purpose: every mutant (a one-line break of a rule) must be killed by the tests that are named for it.

python tests/mutants/run.py [--jobs N] [WORDS]     WORDS: only mutants whose rule, file or group matches

Each worker has a compiled copy of the project, in which one file at a time is broken, and a judge (judge.py) that runs
tests there, each time in a process of their own. A mutant that cannot be imported, or falls over a name or a type, is
no wrong result: it is told apart from those that are killed.
"""

from __future__ import annotations

import argparse
import compileall
import concurrent.futures
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Final

import msgspec
import yaml

ROOT: Final = Path(__file__).resolve().parents[2]
MUTANTS: Final = ROOT / "tests" / "mutants"
PATIENCE: Final = 300  # seconds for the tests of a mutant: they take one or two
PATIENCE_AT_FIRST: Final = 3600  # for all of them together, unbroken: some minutes, on a busy machine many
PROJECT: Final = ("src", "tests", "docs")
WRITE_COMPILED: Final = ""  # as Python wants it said
WRITE_NOTHING: Final = "1"
KILLED: Final = "killed"
SURVIVED: Final = "survived"
FAULTS: Final = "Name|UnboundLocal|Import|ModuleNotFound|Syntax|Indentation|Attribute|Type|Index|Key"
FAULT: Final = re.compile(rf"^(?:E +|\S+:\d+: )((?:(?:{FAULTS})Error|StopIteration)\b.*)", re.MULTILINE)
PYTEST: Final = ("-x", "-q", "--tb=line", "--no-header", "-p", "no:cacheprovider")
TOLD: Final = "told.txt"


@dataclass(frozen=True)
class Mutant:
    rule: str
    file: str
    find: str
    replace: str
    tests: str
    group: str = ""

    def matches(self, words: list[str]) -> bool:
        return all(word.lower() in f"{self.rule} {self.file} {self.group}".lower() for word in words)


def all_mutants() -> list[Mutant]:
    found: list[Mutant] = []
    for path in sorted(MUTANTS.glob("*.yaml")):
        for record in yaml.safe_load(path.read_text(encoding="utf-8")):
            found.append(msgspec.convert({**record, "group": path.stem}, Mutant))
    return found


class Judge:
    """The process of judge.py that runs tests in a copy of the project."""

    def __init__(self, copy: Path) -> None:
        self.copy: Final = copy
        command = [sys.executable, str(MUTANTS / "judge.py")]
        self.process: Final = subprocess.Popen(
            command, cwd=copy, env=surroundings(copy), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def verdict(self, tests: list[str]) -> str:
        """ "killed", "survived", or what is wrong with the mutant itself."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([TOLD, PATIENCE, *PYTEST, *tests]) + "\n")
        self.process.stdin.flush()
        code = int(self.process.stdout.readline())
        fault = FAULT.search((self.copy / TOLD).read_text(encoding="utf-8", errors="replace"))
        if code == -signal.SIGKILL:
            return f"no verdict: its tests do not end in {PATIENCE} seconds"
        if fault is not None:
            return f"no wrong result but a {fault.group(1)}"
        return {0: SURVIVED, 1: KILLED}.get(code, f"no verdict: pytest ended with {code}")

    def dismiss(self) -> None:
        self.process.communicate()


@dataclass(frozen=True)
class Workshop:
    """Copies of the project, one for each worker, compiled; where the source differs, it is compiled again."""

    folder: Path
    free: queue.SimpleQueue[Judge] = field(default_factory=queue.SimpleQueue)

    def copy_project(self, times: int, tests: list[str]) -> str:
        """Which of the tests fail on the program as it is: none should."""
        first = self.folder / "0"
        for name in PROJECT:
            shutil.copytree(ROOT / name, first / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        shutil.copy2(ROOT / "pyproject.toml", first)
        compileall.compile_dir(first / "src", quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        failing = run_unbroken(first, tests, times)
        for number in range(1, times):
            shutil.copytree(first, self.folder / str(number))
        return failing

    def open(self, times: int) -> None:
        for number in range(times):
            self.free.put(Judge(self.folder / str(number)))

    def close(self) -> None:
        while not self.free.empty():
            self.free.get().dismiss()

    def verdict(self, mutant: Mutant) -> str:
        judge = self.free.get()
        path = judge.copy / mutant.file
        text = path.read_text(encoding="utf-8")
        try:
            if text.count(mutant.find) != 1:
                return f"stale: its line occurs {text.count(mutant.find)} times"
            path.write_text(text.replace(mutant.find, mutant.replace), encoding="utf-8")
            return judge.verdict(mutant.tests.split())
        finally:
            path.write_text(text, encoding="utf-8")
            self.free.put(judge)


def surroundings(copy: Path, compiled: str = WRITE_NOTHING) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(copy / "src"),
        "PYTHONDONTWRITEBYTECODE": compiled,
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # a third of the time
    }


def run_unbroken(copy: Path, tests: list[str], jobs: int) -> str:
    """What pytest says if any of them fails."""
    command = [sys.executable, "-m", "pytest", "-p", "xdist.plugin", "-n", str(jobs), *PYTEST, *tests]
    environment = surroundings(copy, WRITE_COMPILED)
    out = subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE_AT_FIRST
    )
    return out.stdout + out.stderr if out.returncode else ""


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    ask.add_argument("words", nargs="*")
    wanted = ask.parse_args()
    mutants = [mutant for mutant in all_mutants() if mutant.matches(wanted.words)]
    if not mutants:
        print("No mutant is called that.")
        return 2
    began = time.monotonic()
    alive = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(wanted.jobs) as pool:
        workshop = Workshop(Path(folder))
        failing = workshop.copy_project(
            wanted.jobs, sorted({test for mutant in mutants for test in mutant.tests.split()})
        )
        if failing:
            print(failing, "\nThese tests fail on the program as it is.")
            return 2
        workshop.open(wanted.jobs)
        for number, (mutant, found) in enumerate(zip(mutants, pool.map(workshop.verdict, mutants), strict=True), 1):
            alive += found != KILLED
            mark = "." if found == KILLED else f"\n{mutant.group}: {mutant.rule} in {mutant.file}: {found}\n"
            print(mark, end="", flush=True)
            if number % 50 == 0:
                print(f" {number} of {len(mutants)}")
        workshop.close()
    print(f"\n{len(mutants) - alive} of {len(mutants)} mutants killed, in {time.monotonic() - began:.0f} seconds")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
