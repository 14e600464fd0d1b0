"""krcg is the extra dependency of one game: nobody loads it, nor the compiler, who has not asked for it."""

from __future__ import annotations

import subprocess
import sys

ASKED = "import sys; {}; print(sorted(name for name in sys.modules if name.startswith(('krcg', 'primogen.vtes.'))))"


def loaded_by(statement: str) -> str:
    ran = subprocess.run([sys.executable, "-c", ASKED.format(statement)], capture_output=True, text=True, check=True)
    return ran.stdout.strip()


def test_rivals_loads_nothing_of_it() -> None:
    assert loaded_by("import primogen.cli.app, primogen.rivals.wing") == "[]"


def test_the_compiler_reads_the_files_of_krcg_without_loading_it() -> None:
    """Its own modules want a network; its files do not."""
    loaded = loaded_by("from primogen.vtes.compiler.printed import all_cards; all_cards()")
    assert "primogen.vtes.compiler.printed" in loaded
    assert "krcg" not in loaded
