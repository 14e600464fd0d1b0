"""Only our own page, and programs, change anything: every changing route there is, now and later, is tried."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute

from primogen.server.app import make_app
from primogen.server.sessions import CHANGING, CSRF, CSRF_HEADER, SESSION
from serving import ANA, BEN, BOT, LONG, WIDE, Near, end_of, heard, hello, serving

ELSEWHERE = (
    {"Origin": "http://elsewhere.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
)


def changing() -> list[tuple[str, str]]:
    """Method and path, of all routes of the server."""
    app = make_app("sqlite:///never-opened.db")
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return sorted((method, route.path) for route in routes for method in route.methods if method in CHANGING)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("csrf")) as near:
        yield near


def ask(place: Near, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
    there = re.sub(r"{\w+:\w+}", "some", path)
    return httpx.request(method, f"http://{place.address}{there}", json={}, headers=headers, timeout=LONG)


@pytest.mark.parametrize(("method", "path"), changing())
def test_a_page_from_elsewhere_changes_nothing(place: Near, method: str, path: str) -> None:
    like_ours = {"Origin": f"http://not-{place.address}"}
    for headers in (*ELSEWHERE, like_ours):
        refused = ask(place, method, path, headers)
        assert (refused.status_code, refused.json()["detail"]) == (403, "another origin")


@pytest.mark.parametrize(("method", "path"), changing())
def test_a_session_alone_changes_nothing(place: Near, method: str, path: str) -> None:
    """A browser sends the cookie by itself; the token beside it only our page can read."""
    ours = {"Origin": f"http://{place.address}", "Sec-Fetch-Site": "same-origin"}
    for headers in (ours, {**ours, CSRF_HEADER: "0" * 64}, {**ours, CSRF_HEADER: "some-session"}):
        refused = ask(place, method, path, {**headers, "Cookie": f"{SESSION}=some-session"})
        assert refused.status_code == 403 and CSRF_HEADER in refused.json()["detail"]


@pytest.mark.parametrize("path", ["/api/account", "/api/account/kept/seats"])
def test_what_is_one_persons_alone_is_not_even_told_to_a_page_from_elsewhere(place: Near, path: str) -> None:
    for headers in ELSEWHERE:
        refused = ask(place, "GET", path, headers)
        assert (refused.status_code, refused.json().get("detail")) == (403, "another origin")
    assert ask(place, "GET", "/api/tables", ELSEWHERE[2]).status_code == 200  # anybody's to read


def test_all_changing_routes_are_tried() -> None:
    """The tests above can fail: they know the routes that are there."""
    assert {("POST", "/api/tables"), ("POST", "/api/account"), ("DELETE", "/api/account/session")} <= set(changing())
    assert ("PUT", "/api/account/kept/{part:str}") in changing()


def test_our_page_signs_in_and_then_deals_with_its_token(place: Near) -> None:
    ours = {"Origin": f"http://{place.address}", "Sec-Fetch-Site": "same-origin"}
    with httpx.Client(base_url=f"http://{place.address}", headers=ours, timeout=LONG) as page:
        assert page.post("/api/account", json={"name": "Ana", "password": "long enough"}).status_code == 201
        assert page.post("/api/tables", json={"seats": [ANA, BOT]}).status_code == 403
        page.headers[CSRF_HEADER] = page.cookies[CSRF]
        assert page.post("/api/tables", json={"seats": [ANA, BOT]}).status_code == 201


def test_programs_without_a_session_need_no_token(place: Near) -> None:
    assert ask(place, "POST", "/api/tables", {}).status_code == 400  # no seats, but nothing else is wrong


# ---- headers


@pytest.mark.parametrize("path", ["/", "/health", "/api/tables", "/api/account", "/nowhere"])
def test_every_answer_says_what_browsers_must_not_do(place: Near, path: str) -> None:
    headers = place.asked(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
    assert "access-control-allow-origin" not in headers


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    """The next one is told why; when one leaves, there is room again."""
    with serving(tmp_path, bounds=replace(WIDE, sockets_at_once=2)) as near:
        at = near.deal(ANA, BEN)

        async def crowd() -> None:
            async with near.client(at, 0), near.client(at, 1) as ben:
                async with near.raw() as raw:
                    assert await end_of(raw) == 4429
                await ben.leave()
                async with near.raw() as raw:
                    await raw.send(hello(at))
                    assert (await heard(raw))["t"] == "welcome"

        asyncio.run(crowd())
