"""A browser that keeps cookies, and sends the token beside the session's as our page does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from primogen.server.sessions import CSRF, CSRF_HEADER
from serving import LONG, Place


class Browser(httpx.Client):
    def request(self, method: str, url: httpx.URL | str, **more: object) -> httpx.Response:
        headers = {CSRF_HEADER: self.cookies[CSRF]} if CSRF in self.cookies else {}
        return self.send(self.build_request(method, url, headers=headers, json=more.get("json")))


@contextmanager
def browser(place: Place) -> Iterator[Browser]:
    with Browser(base_url=f"http://{place.address}", timeout=LONG) as found:
        yield found
