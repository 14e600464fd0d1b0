"""The page's files and the catalogue of cards, as the server gives them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar.testing import TestClient

from primogen.rivals.text.cards import card_text
from primogen.server import pages
from primogen.server.app import make_app
from primogen.text.languages import EN
from support import RULEBOOK


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of two files, in a folder of its own."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Primogen</title>", encoding="utf-8")
    (folder / "assets" / "index-abc.js").write_text("export {};", encoding="utf-8")
    (folder / "secret.txt").write_text("not a file of the page", encoding="utf-8")
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


def test_an_unbuilt_page_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nothing")
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.sqlite")) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_the_page_is_asked_for_each_time_and_its_files_once(built: Path, tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.sqlite")) as client:
        page, script = client.get("/"), client.get("/assets/index-abc.js")
        again = client.get("/", headers={"if-none-match": page.headers["etag"]})
    assert page.status_code == script.status_code == 200
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", ["index-xyz.js", "..%2Fsecret.txt", "..%2f..%2fpages.py", "..%5Csecret.txt", "%00.js"])
def test_nothing_else_can_be_asked_for(built: Path, tmp_path: Path, name: str) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.sqlite")) as client:
        assert client.get(f"/assets/{name}").status_code == 404


def test_all_cards_in_both_languages(tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.sqlite")) as client:
        english = client.get("/api/games/rivals/cards").json()
        spanish = client.get("/api/games/rivals/cards?lang=es").json()
        wrong = client.get("/api/games/rivals/cards?lang=xx")
        assert client.get("/api/games/chess/cards").status_code == 404
    assert [card["id"] for card in english["cards"]] == [card.key for card in RULEBOOK.pool.cards]
    assert [card["id"] for card in spanish["cards"]] == [card["id"] for card in english["cards"]]
    silent = [card.key for card in RULEBOOK.pool.cards if not card_text(card, EN)]
    assert [card["id"] for card in english["cards"] if not card["text"]] == silent != []
    assert english["terms"]["presence"] == "Presence"
    assert spanish["terms"]["presence"] == "Presencia"
    assert wrong.status_code == 400


def test_what_is_sent_is_packed_for_those_who_can_unpack_it(tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.sqlite")) as client:
        plain = client.get("/api/games/rivals/cards", headers={"accept-encoding": "identity"})
        packed = client.get("/api/games/rivals/cards", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert len(gzip.compress(plain.content)) < len(plain.content) / 3
