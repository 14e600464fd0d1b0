"""Accounts are optional: signing up, in and out; what follows a person; and nothing for those who guess."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from primogen.server.accounts import SESSION_SECONDS, Accounts, accounts, key_of, sessions
from primogen.server.sessions import CSRF, CSRF_HEADER, SESSION, Jar
from primogen.server.signing import LONGEST_PASSWORD, MOST_KEPT
from primogen.server.storage import Storage
from primogen.server.tries import CLUB, Tries
from serving import LONG, WIDE, Near, no_time_passes, serving

ANA = {"name": "Ana", "password": "correct horse"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("accounts")) as near:
        yield near


class Browser(httpx.Client):
    """Keeps cookies, and sends the token beside the session's as our page does."""

    def request(self, method: str, url: httpx.URL | str, **more: object) -> httpx.Response:
        headers = {CSRF_HEADER: self.cookies[CSRF]} if CSRF in self.cookies else {}
        return self.send(self.build_request(method, url, headers=headers, json=more.get("json")))


@contextmanager
def browser(place: Near) -> Iterator[Browser]:
    with Browser(base_url=f"http://{place.address}", timeout=LONG) as found:
        yield found


def remove(page: Browser, password: str) -> httpx.Response:
    return page.request("DELETE", "/api/account", json={"password": password})


# ---- in and out


def test_one_signs_up_out_and_in_again(place: Near) -> None:
    with browser(place) as page:
        assert page.get("/api/account").json() == {"name": ""}
        assert page.post("/api/account", json=ANA).status_code == 201
        assert page.get("/api/account").json() == {"name": "Ana"}
        assert page.delete("/api/account/session").status_code == 200
        assert page.get("/api/account").json() == {"name": ""} and not page.cookies
        again = page.post("/api/account/session", json={**ANA, "name": " ana "})
        assert (again.status_code, again.json()) == (201, {"name": "Ana"})
        assert remove(page, "wrong password").status_code == 401
        assert remove(page, ANA["password"]).status_code == 200
        assert page.post("/api/account/session", json=ANA).status_code == 401


def test_what_is_wrong_is_said_in_words(place: Near) -> None:
    with browser(place) as page:
        for change, status, why in (
            ({"password": "short"}, 400, "a password has at least 8 characters"),
            ({"name": "\u200b"}, 400, "a name that can be read"),
            ({"name": ""}, 400, "name"),
            ({"name": "x" * 41}, 400, "name"),
            ({"password": "x" * (LONGEST_PASSWORD + 1)}, 400, "password"),
            ({"mail": "a@b.c"}, 400, "mail"),
        ):
            refused = page.post("/api/account", json={**ANA, **change})
            assert refused.status_code == status and why in refused.text, refused.text
        assert not page.cookies


def test_a_name_is_taken_however_it_is_written(place: Near) -> None:
    with browser(place) as page:
        assert page.post("/api/account", json={**ANA, "name": "Inês"}).status_code == 201
        for name in ("inês", "INÊS", "Ine\u0302s", "  Inês ", "\uff29nês"):
            taken = page.post("/api/account", json={**ANA, "name": name})
            assert (taken.status_code, taken.json()["detail"]) == (409, "this name is taken")
    assert key_of("Straße") == key_of("STRASSE") and key_of("Ana") != key_of("Anna")


def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(place: Near) -> None:
    with browser(place) as page:
        page.post("/api/account", json={**ANA, "name": "Known"})
        page.delete("/api/account/session")
        wrong = page.post("/api/account/session", json={"name": "Known", "password": "wrong password"})
        unknown = page.post("/api/account/session", json={"name": "Unknown", "password": "wrong password"})
        assert wrong.status_code == unknown.status_code == 401
        assert wrong.content == unknown.content and "match" in wrong.text
        assert not page.cookies


def test_an_address_may_try_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At whatever name: known or not."""
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, bounds=replace(WIDE, tries_at_once=3)) as near, browser(near) as page:
        guesses = [page.post("/api/account/session", json={**ANA, "name": f"Name {n}"}) for n in range(3 * CLUB + 1)]
        assert [guess.status_code for guess in guesses] == [401] * 3 * CLUB + [429]
        assert "wait a minute" in guesses[-1].json()["detail"]


def guess(near: Near, by: str, password: str = "a wrong guess", name: str = "Ana") -> int:
    """Somebody at that address, by the word of a proxy, tries to sign in as Ana."""
    json, headers = {"name": name, "password": password}, {"X-Forwarded-For": by}
    url = f"http://{near.address}/api/account/session"
    return httpx.post(url, json=json, headers=headers, timeout=LONG).status_code


def test_nobody_is_kept_from_signing_in_by_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong guesses count against whoever made them. A stranger waits a moment for a name that
    is being guessed; who has signed in from there before does not.
    """
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    waits: list[str] = []

    async def noted(_: Tries) -> None:
        waits.append("slow")

    monkeypatch.setattr(Tries, "slow", noted)
    with serving(tmp_path, bounds=replace(WIDE, tries_at_once=3)) as near, browser(near) as page:
        page.post("/api/account", json=ANA)
        assert guess(near, "192.0.2.1", ANA["password"]) == 201
        assert [guess(near, "192.0.2.66") for _ in range(4)] == [401, 401, 401, 429]
        assert guess(near, "192.0.2.66", name="Ben") == 401  # it is Ana's name that this one has tried too often
        assert guess(near, "192.0.2.1", ANA["password"]) == 201 and waits == []
        assert guess(near, "192.0.2.2", ANA["password"]) == 201 and waits == ["slow"]


def test_whoever_is_signed_in_changes_their_password_however_often_it_is_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, bounds=replace(WIDE, tries_at_once=2)) as near, browser(near) as page:
        page.post("/api/account", json=ANA)
        here = "127.0.0.1"
        assert [guess(near, here) for _ in range(3)] == [401, 401, 429]
        changed = page.request(
            "PUT", "/api/account/password", json={"password": ANA["password"], "new": "quite another"}
        )
        assert (changed.status_code, changed.json()) == (200, {"name": "Ana"})


# ---- another password


def test_a_password_is_changed_and_everybody_else_is_out(place: Near) -> None:
    """Whoever learned it, or has a cookie of it, is a stranger from then on."""
    with browser(place) as page, browser(place) as thief:
        page.post("/api/account", json={**ANA, "name": "Changing"})
        thief.post("/api/account/session", json={**ANA, "name": "Changing"})
        old = {"password": ANA["password"]}
        for said, code in (
            ({**old, "new": "short"}, 400),
            ({"password": "a wrong one", "new": "quite another"}, 401),
            ({**old, "new": "quite another", "more": "x"}, 400),
        ):
            assert page.request("PUT", "/api/account/password", json=said).status_code == code
        before = page.cookies[SESSION]
        assert page.request("PUT", "/api/account/password", json={**old, "new": "quite another"}).status_code == 200
        assert page.cookies[SESSION] != before and page.get("/api/account").json() == {"name": "Changing"}
        assert thief.get("/api/account").json() == {"name": ""}
        assert thief.request("PUT", "/api/account/password", json={**old, "new": "a third one"}).status_code == 401
        for password, code in ((ANA["password"], 401), ("quite another", 201)):
            assert (
                thief.post("/api/account/session", json={"name": "Changing", "password": password}).status_code == code
            )


def test_all_sessions_end_at_once(place: Near) -> None:
    with browser(place) as one, browser(place) as two, browser(place) as stranger:
        one.post("/api/account", json={**ANA, "name": "Everywhere"})
        two.post("/api/account/session", json={**ANA, "name": "Everywhere"})
        stranger.post("/api/account", json={**ANA, "name": "Bystander"})
        assert one.request("DELETE", "/api/account/sessions").json() == {"name": ""}
        assert not one.cookies
        assert two.get("/api/account").json() == {"name": ""}
        assert stranger.get("/api/account").json() == {"name": "Bystander"}
        assert one.request("DELETE", "/api/account/sessions").status_code == 401


# ---- sessions


def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites(place: Near) -> None:
    with browser(place) as page:
        answer = page.post("/api/account", json={**ANA, "name": "Cookie"})
        told = SimpleCookie("; ".join(answer.headers.get_list("set-cookie")))
        jar = {each.split("=")[0]: each.lower() for each in answer.headers.get_list("set-cookie")}
        assert set(jar) == {SESSION, CSRF}
        for line in jar.values():
            assert "samesite=strict" in line and "path=/" in line and f"max-age={SESSION_SECONDS}" in line
            assert "domain" not in line and "secure" not in line
        assert "httponly" in jar[SESSION] and "httponly" not in jar[CSRF]
        assert len(told[SESSION].value) >= 32 and told[SESSION].value not in told[CSRF].value
        assert remove(page, ANA["password"]).status_code == 200


def test_over_https_cookies_are_for_https_alone() -> None:
    assert all(cookie.secure for cookie in Jar(is_https=False).filled("https", "token"))
    assert not any(cookie.secure for cookie in Jar(is_https=False).filled("http", "token"))


def test_a_session_ends_when_its_time_is_over_and_when_its_account_is_gone(place: Near) -> None:
    engine = place.hall.storage.engine
    with browser(place) as page, browser(place) as other:
        page.post("/api/account", json={**ANA, "name": "Late"})
        other.post("/api/account/session", json={**ANA, "name": "Late"})
        with engine.begin() as db:
            mine = accounts.c.key == key_of("Late")
            number = db.execute(accounts.select().where(mine)).one().id
            first = db.execute(sessions.select().where(sessions.c.account == number)).first()
            assert first is not None
            db.execute(sessions.update().where(sessions.c.token == first.token).values(ends_at=0.0))
        assert sorted(each.get("/api/account").json()["name"] for each in (page, other)) == ["", "Late"]
        kept = page if page.cookies else other
        assert remove(kept, ANA["password"]).status_code == 200
        assert kept.get("/api/account").json() == {"name": ""}


def test_a_new_session_ends_the_one_before(place: Near) -> None:
    with browser(place) as page:
        page.post("/api/account", json={**ANA, "name": "Twice"})
        before = page.cookies[SESSION]
        page.post("/api/account/session", json={**ANA, "name": "Twice"})
        assert page.cookies[SESSION] != before
        old = httpx.get(f"http://{place.address}/api/account", headers={"Cookie": f"{SESSION}={before}"})
        assert old.json() == {"name": ""}


def test_a_lost_second_cookie_is_given_back(place: Near) -> None:
    with browser(place) as page:
        page.post("/api/account", json={**ANA, "name": "Crumb"})
        page.cookies.delete(CSRF)
        assert page.delete("/api/account/session").status_code == 403
        assert page.get("/api/account").json() == {"name": "Crumb"}
        assert page.delete("/api/account/session").status_code == 200


def test_who_reads_the_file_learns_no_password_and_no_session(tmp_path: Path) -> None:
    with serving(tmp_path) as near, browser(near) as page:
        page.post("/api/account", json=ANA)
        token = page.cookies[SESSION]
        with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
            content = "\n".join(db.iterdump())
        assert "Ana" in content and "$argon2id$v=19$m=65536,t=3,p=4$" in content
        assert ANA["password"] not in content and token not in content and page.cookies[CSRF] not in content


def test_a_weaker_hash_is_replaced_when_its_owner_signs_in(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    found = Accounts(storage.engine)
    account = found.add("Ana", "correct horse")
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash("correct horse")
    with storage.engine.begin() as db:
        db.execute(accounts.update().values(password=weak))
    assert found.called("Ana", "wrong") is None and found.called("ANA", "correct horse") == account
    with storage.engine.connect() as db:
        assert "m=65536" in db.execute(accounts.select()).one().password
    assert found.called("Ana", "correct horse") == account
    storage.close()


# ---- what follows a person


def test_what_is_kept_is_there_in_another_browser_and_for_nobody_else(place: Near) -> None:
    seats = [{"room": "z6thV861f72A", "token": "secret", "names": ["Ana", "Inés"], "at": 1}]
    with browser(place) as one, browser(place) as two, browser(place) as stranger:
        one.post("/api/account", json={**ANA, "name": "Kept"})
        assert one.get("/api/account/kept/seats").json() == {"value": None}
        assert one.put("/api/account/kept/seats", json={"value": seats}).status_code == 200
        assert one.put("/api/account/kept/decks", json={"value": {"mine": "text"}}).status_code == 200
        two.post("/api/account/session", json={**ANA, "name": "Kept"})
        assert two.get("/api/account/kept/seats").json() == {"value": seats}
        two.put("/api/account/kept/seats", json={"value": []})
        assert one.get("/api/account/kept/seats").json() == {"value": []}
        assert one.get("/api/account/kept/decks").json() == {"value": {"mine": "text"}}
        assert stranger.get("/api/account/kept/seats").status_code == 401
        assert stranger.put("/api/account/kept/seats", json={"value": 1}).status_code == 401
        stranger.post("/api/account", json={**ANA, "name": "Stranger"})
        assert stranger.get("/api/account/kept/seats").json() == {"value": None}


def test_an_account_keeps_only_so_much(place: Near) -> None:
    with browser(place) as page:
        page.post("/api/account", json={**ANA, "name": "Hoarder"})
        assert page.put("/api/account/kept/seats", json={"value": "x" * (MOST_KEPT - 2)}).status_code == 200
        assert page.put("/api/account/kept/seats", json={"value": "x" * MOST_KEPT}).status_code == 413
        for name in ("UPPER", "a" * 21, "1", "%00"):
            assert page.put(f"/api/account/kept/{name}", json={"value": 1}).status_code == 404
        statuses = [page.put(f"/api/account/kept/{letter}", json={"value": 1}).status_code for letter in "abcdefghijk"]
        assert statuses == [200] * 9 + [409] * 2
        assert page.put("/api/account/kept/seats", json={"value": 2}).status_code == 200
