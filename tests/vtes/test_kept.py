"""What was compiled before is not compiled again; and a cache that is broken, foreign or closed costs nobody a card."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from primogen.vtes import kept
from primogen.vtes.compiler.outcome import Compiled, Declined
from primogen.vtes.compiler.packing import packed, unpacked
from primogen.vtes.compiler.printed import Card
from primogen.vtes.playable import by_hand
from vtes_cards import compiled


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache of one's own; what these tests compare with was compiled before, and is not in it."""
    compiled()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept.file.cache_clear()
    yield tmp_path / "primogen" / "vtes"
    kept.file.cache_clear()


def one_that_is_read() -> Card:
    return next(each.card for key, each in compiled().items() if isinstance(each, Compiled) and key not in by_hand())


def one_that_is_not() -> Card:
    return next(each.card for each in compiled().values() if isinstance(each, Declined))


def test_every_tree_comes_back_as_it_was() -> None:
    faces = [each.face for each in compiled().values() if isinstance(each, Compiled)]
    assert len(faces) > 2500
    assert [face.id for face in faces if unpacked(packed(face)) != face] == []


def test_what_was_compiled_is_found_again(empty: Path) -> None:
    for card in (one_that_is_read(), one_that_is_not()):
        assert kept.look_up(card) is None
        kept.keep(compiled()[card.id])
        assert kept.look_up(card) == compiled()[card.id]


def test_a_card_with_another_text_is_another(empty: Path) -> None:
    card = one_that_is_read()
    kept.keep(compiled()[card.id])
    changed = Card(**{**vars(card), "text": f"{card.text} "})
    assert kept.look_up(changed) is None


def test_what_cannot_be_read_is_compiled_again(empty: Path) -> None:
    card = one_that_is_read()
    kept.keep(compiled()[card.id])
    for broken in (b"{", b'[{"NoSuchNode":[]}]', b'[{"Face":[1]}]', b'[{"Word":"NONE_OF_THEM"}]', b"[3]"):
        with closing(sqlite3.connect(kept.file())) as file, file:
            file.execute("UPDATE outcomes SET outcome = ?", (broken,))
        assert kept.look_up(card) is None
    kept.keep(compiled()[card.id])
    assert kept.look_up(card) is not None


def test_a_file_that_is_no_cache_is_none(empty: Path) -> None:
    kept.file().write_bytes(b"nothing of the kind" * 100)
    card = one_that_is_read()
    kept.keep(compiled()[card.id])
    assert kept.look_up(card) is None


def test_where_nothing_can_be_kept_cards_are_compiled_all_the_same(tmp_path: Path) -> None:
    """In a process of its own, whose cache is to be where a file lies."""
    (tmp_path / "closed").write_text("")
    assert names_of_modules(tmp_path / "closed") >= {"primogen.vtes.compiler.phrases"}


def test_with_all_kept_no_phrase_is_read(tmp_path: Path) -> None:
    """Which makes the difference for whoever deals the next table."""
    assert "primogen.vtes.compiler.phrases" in names_of_modules(tmp_path)
    assert "primogen.vtes.compiler.phrases" not in names_of_modules(tmp_path)


def names_of_modules(cache: Path) -> set[str]:
    """What a new process has imported once it knows a card."""
    key = one_that_is_read().id
    code = f"import sys; from primogen.vtes.playable import card_of; card_of({key!r}); print(*sys.modules)"
    env = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_what_an_old_grammar_read_is_forgotten(empty: Path) -> None:
    empty.mkdir(parents=True)
    old, recent = empty / "old.db", empty / "recent.db"
    for path in (old, recent):
        path.write_bytes(b"")
    os.utime(old, (0, 0))
    assert kept.file().exists()
    assert (old.exists(), recent.exists()) == (False, True)
