"""How many accounts one address may make in a day."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from command_line import primogen
from primogen.server.quotas import DAY, Exhausted, Quota
from serving import WIDE, serving
from signed import browser


def test_an_address_has_so_many_accounts_a_day(tmp_path: Path) -> None:
    """A name that is taken costs nothing; who has an account signs in as ever."""
    with serving(tmp_path, bounds=replace(WIDE, sign_ups_per_day=2)) as near:
        statuses = []
        for name in ("Ana", "Ana", "Ben", "Cem"):
            with browser(near) as page:
                answer = page.post("/api/account", json={"name": name, "password": "correct horse"})
                statuses.append(answer.status_code)
        assert statuses == [201, 409, 201, 429] and "wait until tomorrow" in answer.json()["detail"]
        with browser(near) as page:
            signed = page.post("/api/account/session", json={"name": "Ana", "password": "correct horse"})
            assert signed.status_code == 201


def test_tomorrow_there_are_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    quota = Quota(1)
    with quota.one("192.0.2.7"):
        pass
    for address, is_left in (("192.0.2.7", False), ("192.0.2.8", True)):
        try:
            with quota.one(address):
                assert is_left
        except Exhausted:
            assert not is_left
    tomorrow = time.time() + DAY

    def clock() -> float:
        return tomorrow

    monkeypatch.setattr(time, "time", clock)
    with quota.one("192.0.2.7"):
        pass
    assert quota.had == {"192.0.2.7": 1}


def test_a_bad_number_is_named() -> None:
    said = primogen("serve", "--sign-ups-per-day", -1)
    assert said.complains() and "--sign-ups-per-day -1: 0 or more" in said.err
