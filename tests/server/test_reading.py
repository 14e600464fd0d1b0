"""What anybody may look up costs little, and each address may look up only so much."""

from __future__ import annotations

import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from sqlalchemy import text

from primogen.books import ledger, terms
from primogen.books.ledger import document, read_document, search
from primogen.decks.deck import DeckError
from primogen.decks.lines import MOST_LISTED
from primogen.games.register import books
from primogen.rivals.decks.formats import read_deck
from primogen.server.reading import open_books
from primogen.server.storage import Storage
from serving import ANA, BEN, LONG, WIDE, no_time_passes, serving
from support import RULEBOOK

DECK = "Agenda: The Snake Den\nLibrary\n"


def test_all_that_is_looked_up_counts_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One allowance of an address for rules, decks, tables and what a game has; the page itself does not count."""
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, bounds=replace(WIDE, reads_at_once=5)) as place:
        paths = ["rules/documents", "rules?words=block", "rules/RV-BLOCK-05", "tables", "games/rivals", "rules"]
        codes = [place.asked(f"/api/{path}").status_code for path in paths]
        assert codes == [200] * 5 + [429]
        refused = place.asked("/api/games/rivals/decks/check", {"deck": DECK})
        assert refused.status_code == 429 and "wait a moment" in refused.json()["detail"]
        for path in ("/health", "/api/games/rivals/cards", "/"):
            assert place.asked(path).status_code in (200, 503)  # 503: the page is not built here
        place.make(ANA, BEN)


# ---- books


def test_books_are_read_once_however_many_ask_at_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    reads: Counter[str] = Counter()
    together = threading.Barrier(8)
    loader = ledger.loader

    def noted() -> type[yaml.SafeLoader] | type[yaml.CSafeLoader]:
        reads["a book"] += 1
        return loader()

    monkeypatch.setattr(ledger, "loader", noted)
    read_document.cache_clear()

    def look() -> int:
        together.wait(LONG)
        return len(document("rivals-2020"))

    with ThreadPoolExecutor(8) as people:
        found = [people.submit(look) for _ in range(8)]
        assert len({each.result(LONG) for each in found}) == 1
    assert reads["a book"] == 1


class Countable(str):
    """Words that note how often they are looked through."""

    seen = 0

    def __contains__(self, part: object) -> bool:
        Countable.seen += 1
        return super().__contains__(str(part))


def test_a_word_said_sixty_times_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {name: {rule.id: Countable(rule.rule.lower()) for rule in document(name)} for name in books()}
    monkeypatch.setattr(ledger, "haystacks", words.__getitem__)
    Countable.seen = 0
    found = search("a " * 60)
    assert len(found) > 300 and Countable.seen == sum(len(rules) for rules in words.values())


def test_the_spanish_terms_of_a_rule_are_found_once() -> None:
    terms.terms_in.cache_clear()
    rules = [rule.rule for rule in document("rivals-2023")]
    for _ in range(3):
        for rule in rules:
            terms.terms_in(rule)
    assert terms.terms_in.cache_info().misses == len(set(rules))


def test_books_are_open_when_the_server_is(tmp_path: Path) -> None:
    """Or soon after: nobody who comes first waits for that."""
    read_document.cache_clear()
    ledger.haystacks.cache_clear()
    with serving(tmp_path):
        until = time.monotonic() + LONG
        while ledger.haystacks.cache_info().currsize < len(books()):
            assert time.monotonic() < until
            time.sleep(0.01)
    open_books()
    assert read_document.cache_info().misses == len(books())


# ---- decks


@pytest.mark.parametrize(
    "lines",
    [
        "999 Awe\n" * 2000,
        f"{MOST_LISTED} Awe\nAwe\n",
        "500 Awe\n500 Coiled Strike\n",
        "Faction\n999 Keondra\nKeondra\n",
    ],
)
def test_a_deck_of_more_cards_than_anybody_has_is_not_read_to_its_end(lines: str) -> None:
    """What is too much is noticed at its line, before it takes any room."""
    with pytest.raises(DeckError, match=rf"line [45]: more than {MOST_LISTED} cards"):
        read_deck(DECK + lines, RULEBOOK.pool)


def test_nor_is_one_of_rivalsdb() -> None:
    content = '{"agenda": "x", "haven": "y", "factionDeck": {}, "libraryDeck": {"hah-awe": 1000000}}'
    with pytest.raises(DeckError, match=f"more than {MOST_LISTED} copies"):
        read_deck(content, RULEBOOK.pool)


def test_a_deck_of_as_many_is_read() -> None:
    assert read_deck(f"{DECK}{MOST_LISTED} Awe\n", RULEBOOK.pool).library == {"hah-awe": MOST_LISTED}


# ---- the database


def test_listing_tables_does_not_read_those_that_are_long_over(tmp_path: Path) -> None:
    """The database finds them by an index: its own plan says so."""
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    with storage.engine.connect() as db:
        for end in ("ended_at IS NULL", "ended_at > 5.0"):
            plan = f"EXPLAIN QUERY PLAN SELECT * FROM rooms WHERE listed = 1 AND {end} ORDER BY made_at DESC LIMIT 200"
            rows = [str(row.detail) for row in db.execute(text(plan))]
            assert any("rooms_listed" in row and "listed=? AND ended_at" in row for row in rows)
        plan = "EXPLAIN QUERY PLAN DELETE FROM sessions WHERE account = 1"
        assert any("ix_sessions_account" in str(row.detail) for row in db.execute(text(plan)))
    storage.close()
