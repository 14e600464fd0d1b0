"""Break rules on purpose: every mutant (a one-line break of a rule) must be killed by the tests that are named for it.

python tests/mutants/run.py [--jobs N] [WORDS]     WORDS: only mutants whose rule, file or group matches
"""

from __future__ import annotations

import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import msgspec
import yaml

ROOT = Path(__file__).resolve().parents[2]
MUTANTS = ROOT / "tests" / "mutants"


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


def verdict(mutant: Mutant) -> str:
    """ "killed", "survived", or what is wrong with the mutant itself."""
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    if text.count(mutant.find) != 1:
        return f"stale: its line occurs {text.count(mutant.find)} times"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (copy / mutant.file).write_text(text.replace(mutant.find, mutant.replace), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *mutant.tests.split()]
        out = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return {0: "survived", 1: "killed", 2: "killed"}.get(
        out.returncode, f"no verdict: pytest ended with {out.returncode}"
    )


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    ask.add_argument("words", nargs="*")
    wanted = ask.parse_args()
    mutants = [mutant for mutant in all_mutants() if mutant.matches(wanted.words)]
    alive = 0
    with concurrent.futures.ThreadPoolExecutor(wanted.jobs) as pool:
        for number, (mutant, found) in enumerate(zip(mutants, pool.map(verdict, mutants), strict=True), 1):
            alive += found != "killed"
            mark = "." if found == "killed" else f"\n{mutant.group}: {mutant.rule} in {mutant.file}: {found}\n"
            print(mark, end="", flush=True)
            if number % 50 == 0:
                print(f" {number} of {len(mutants)}")
    print(f"\n{len(mutants) - alive} of {len(mutants)} mutants killed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
