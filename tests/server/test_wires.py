"""Half a request is not waited for, and nobody has all the wires."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from primogen.server.addresses import NO_PROXIES, Proxies, counted
from primogen.server.limits import LONGEST_WAIT, Allowances
from serving import ANA, BEN, LONG, Near, no_time_passes, serving

WHOLE = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
MADE = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
SOON = 0.3  # seconds


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Near]:
    with serving(tmp_path, proxies=NO_PROXIES) as near:
        yield near


def wire(place: Near, by: str = "127.0.0.1") -> socket.socket:
    """From an address of this machine: it has many."""
    host, port = place.address.split(":")
    return socket.create_connection((host, int(port)), timeout=LONG, source_address=(by, 0))


def is_cut(each: socket.socket) -> bool:
    """Whether the other side has hung up; waits until it has said something, or has."""
    try:
        return each.recv(1 << 16) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("half", [b"", b"G", b"GET /health HTTP/1.1\r\nHost: here\r\n", WHOLE[:-2] + b"X-More: "])
def test_a_head_that_does_not_end_is_not_waited_for(place: Near, monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr("primogen.server.wires.HEAD_WITHIN", SOON)
    with wire(place) as one:
        one.sendall(half)
        assert is_cut(one)
    assert place.asked("/health").status_code == 200


def test_nor_is_the_next_one_on_the_same_wire(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("primogen.server.wires.HEAD_WITHIN", SOON)
    with wire(place) as one:
        one.sendall(WHOLE)
        assert b"200 OK" in one.recv(1 << 16)
        one.sendall(WHOLE[:-2])
        while not is_cut(one):
            pass


def test_nor_a_body_that_does_not_end(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("primogen.server.wires.BODY_WITHIN", SOON)
    with wire(place) as one:
        one.sendall(MADE)
        assert is_cut(one)


def test_who_drips_is_cut_all_the_same(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then is not the end of a head."""
    monkeypatch.setattr("primogen.server.wires.HEAD_WITHIN", SOON)
    with wire(place) as one:
        one.sendall(WHOLE[:-2])
        with pytest.raises(ConnectionError):
            while True:
                one.sendall(b"x")
                time.sleep(SOON / 10)


def test_an_answer_may_take_its_time(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has said all of it waits for us, not we for them."""
    monkeypatch.setattr("primogen.server.wires.HEAD_WITHIN", SOON)
    listed = place.hall.storage.listed

    def slowly() -> object:
        time.sleep(SOON * 3)
        return listed()

    monkeypatch.setattr(place.hall.storage, "listed", slowly)
    assert place.asked("/api/tables").json() == []


def test_a_socket_is_not_a_request_that_does_not_end(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """People sit for hours, and may be silent all the while."""
    for name in ("HEAD_WITHIN", "BODY_WITHIN"):
        monkeypatch.setattr(f"primogen.server.wires.{name}", 0.05)
    at = place.make(ANA, BEN)

    async def sit() -> None:
        async with place.client(at, 0) as ana:
            await asyncio.sleep(SOON * 3)
            assert (await ana.request("ping"))["t"] == "done"

    asyncio.run(sit())


def test_who_asks_faster_than_anybody_may_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each request a little longer than the one before, and nobody for ever; others do not wait at all."""
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    allowances = Allowances(per_second=2.0, at_once=3.0)
    assert [allowances.takes_ahead("greedy") for _ in range(6)] == [0.0, 0.0, 0.0, 0.5, 1.0, 1.5]
    for _ in range(1000):
        allowances.takes_ahead("greedy")
    assert allowances.takes_ahead("greedy") == LONGEST_WAIT
    assert allowances.takes_ahead("somebody else") == 0.0


def test_a_request_that_comes_too_early_is_answered_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its own address alone; sockets are counted elsewhere."""
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    monkeypatch.setattr("primogen.server.pacing.REQUESTS_AT_ONCE", 2.0)
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    with serving(tmp_path, proxies=NO_PROXIES, pace=5.0) as place:
        monkeypatch.setattr("primogen.server.pacing.asyncio", SimpleNamespace(sleep=noted))
        assert [place.asked("/health").status_code for _ in range(4)] == [200] * 4
        assert waits == [0.2, 0.4]
        with wire(place, "127.0.0.2") as other:
            other.sendall(WHOLE)
            assert b"200 OK" in other.recv(1 << 16)
        assert len(waits) == 2


def test_an_address_has_only_so_many_wires(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others come in, and so does this one when some are gone."""
    monkeypatch.setattr("primogen.server.wires.WIRES_AT_ONCE", 3)
    held = [wire(place) for _ in range(3)]
    while place.wiring.inside["127.0.0.1"] < 3:
        time.sleep(0.01)
    with wire(place) as surplus:
        assert is_cut(surplus)
    with wire(place, "127.0.0.2") as other:
        other.sendall(WHOLE)
        assert b"200 OK" in other.recv(1 << 16)
    for each in held:
        each.close()
    while place.wiring.inside["127.0.0.1"]:
        time.sleep(0.01)
    assert place.asked("/health").status_code == 200


def test_all_who_come_by_a_proxy_do_not_share_its_wires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("primogen.server.wires.WIRES_AT_ONCE", 3)
    with serving(tmp_path, proxies=Proxies(["127.0.0.0/8"])) as place:
        held = [wire(place) for _ in range(5)]
        for each in held:
            each.sendall(WHOLE)
            assert b"200 OK" in each.recv(1 << 16)
            each.close()


def test_when_there_is_no_room_for_more_wires_one_is_told_or_cut(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """Better than a server that cannot open a file any more."""
    monkeypatch.setattr(place.wiring, "most", 2)
    held = [wire(place) for _ in range(2)]
    while place.wiring.inside["127.0.0.1"] < 2:
        time.sleep(0.01)
    with wire(place) as surplus:
        assert is_cut(surplus)
    for each in held:
        each.close()
    monkeypatch.undo()
    monkeypatch.setattr(place.wiring, "limit_concurrency", 1)
    assert place.asked("/health").status_code == 503


# ---- who is who


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_of_ipv6_a_household_counts_as_one(host: str, counts_as: str) -> None:
    """Whoever has one address of it has 2 to the power of 64."""
    assert counted(host) == counts_as


def test_a_proxy_is_an_address_or_within_a_network() -> None:
    proxies = Proxies(["127.0.0.1", "172.17.0.0/16", "2001:db8::/32"])
    assert [proxies.are(host) for host in ("127.0.0.1", "172.17.3.4", "2001:db8:5::1")] == [True] * 3
    assert not any(proxies.are(host) for host in ("127.0.0.2", "172.18.0.1", "::1", "", "testclient"))
