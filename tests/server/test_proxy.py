"""Behind a proxy, as the document says: everybody has their own address, whatever they say; cookies are safe."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from command_line import primogen
from primogen.server.addresses import NO_PROXIES, Proxies
from primogen.server.sessions import CSRF, CSRF_HEADER, OURS_ALONE, SESSION
from proxies import Front, in_front_of
from serving import ANA, LONG, WIDE, Away, no_time_passes, serving

TABLES = 3  # a minute
TABLE = {"seats": [ANA, {"way": "link"}]}


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp("proxy")
    folder.chmod(0o755)
    place = Away("--proxies", "127.0.0.1", "--https", "--tables-per-minute", TABLES, folder=folder)
    try:
        with in_front_of(place.address, folder) as found:
            yield found
    finally:
        place.ends(signal.SIGKILL)


def browser(front: Front, by: str = "127.0.0.1") -> httpx.Client:
    """From an address of this machine: it has many."""
    transport = httpx.HTTPTransport(verify=front.trust, local_address=by)
    return httpx.Client(base_url=f"https://{front.address}", transport=transport, timeout=LONG)


def test_everybody_has_their_own_address_and_made_up_ones_do_not_help(front: Front) -> None:
    with browser(front, "127.0.0.5") as greedy, browser(front, "127.0.0.6") as other:
        made_up = [{"X-Forwarded-For": f"192.0.2.{n}"} for n in range(TABLES + 1)]
        codes = [greedy.post("/api/tables", json=TABLE, headers=each).status_code for each in made_up]
        assert codes == [201] * TABLES + [429]
        assert other.post("/api/tables", json=TABLE).status_code == 201


def test_one_plays_through_it_and_only_from_our_own_page(front: Front) -> None:
    with browser(front, "127.0.0.7") as page:
        dealt = page.post("/api/tables", json=TABLE).json()
    url, ours = f"wss://{front.address}/socket", f"https://{front.address}"
    with connect(url, ssl=front.trust, additional_headers={"Origin": ours}) as raw:
        raw.send(json.dumps({"t": "hello", "room": dealt["room"], "token": dealt["tokens"][0]}))
        assert json.loads(raw.recv(timeout=LONG))["t"] == "welcome"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, ssl=front.trust, additional_headers={"Origin": "https://elsewhere.example"})
    assert refused.value.response.status_code == 403


def test_cookies_are_for_this_host_and_https_alone(front: Front) -> None:
    with browser(front, "127.0.0.8") as page:
        answer = page.post("/api/account", json={"name": "Ana", "password": "correct horse"})
        jar = {each.split("=")[0]: each.lower() for each in answer.headers.get_list("set-cookie")}
        assert set(jar) == {OURS_ALONE + SESSION, OURS_ALONE + CSRF}
        assert all("secure" in line and "path=/" in line and "domain" not in line for line in jar.values())
        assert page.get("/api/account").json() == {"name": "Ana"}
        page.headers[CSRF_HEADER] = page.cookies[OURS_ALONE + CSRF]
        assert page.delete("/api/account/session").status_code == 200 and not page.cookies
        planted = {"Cookie": f"{SESSION}=of-a-sibling; {CSRF}=0"}  # a name that anybody may set is nothing here
        assert page.get("/api/account", headers=planted).headers.get_list("set-cookie") == []


def test_browsers_are_told_what_they_may_do(front: Front) -> None:
    with browser(front) as page:
        told = page.get("/api/account").headers
    assert told["strict-transport-security"] == "max-age=31536000"
    assert told["cache-control"] == "no-store"
    assert told["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in told["permissions-policy"] and told["referrer-policy"] == "no-referrer"


def test_what_is_ours_to_know_is_closed(front: Front) -> None:
    with browser(front) as page:
        codes = [page.get(path).status_code for path in ("/metrics", "/schema", "/schema/openapi.json", "/health")]
    assert codes == [403, 403, 403, 200]


# ---- without one


def test_nobody_comes_in_anothers_name_unless_they_are_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    for number, (proxies, last) in enumerate(((NO_PROXIES, 429), (Proxies(["127.0.0.0/8"]), 201))):
        folder = tmp_path / str(number)
        folder.mkdir()
        with serving(folder, bounds=replace(WIDE, tables_per_minute=1), proxies=proxies) as place:
            url = f"http://{place.address}/api/tables"
            codes = [
                httpx.post(url, json=TABLE, headers={"X-Forwarded-For": f"192.0.2.{n}"}, timeout=LONG).status_code
                for n in range(2)
            ]
            assert codes == [201, last]


def test_all_addresses_of_a_household_are_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, bounds=replace(WIDE, tables_per_minute=1)) as place:
        url = f"http://{place.address}/api/tables"
        by = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"]
        codes = [
            httpx.post(url, json=TABLE, headers={"X-Forwarded-For": each}, timeout=LONG).status_code for each in by
        ]
        assert codes == [201, 429, 201]


@pytest.mark.parametrize("named", ["nonsense", "10.0.0.1/8", "300.1.1.1"])
def test_a_proxy_that_is_none_is_named(named: str) -> None:
    said = primogen("serve", "--port", 0, "--proxies", named)
    assert said.complains() and named in said.err
