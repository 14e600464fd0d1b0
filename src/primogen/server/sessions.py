"""Who may change anything: pages of our own, and whoever is signed in only with what their own page can know.

A browser sends a session's cookie by itself, whoever made it ask. So what changes something and comes with that cookie
must also name a token that follows from it, which only our own page can read: in a cookie beside it.
"""

from __future__ import annotations

import hmac
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers, State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from primogen.server.accounts import SESSION_SECONDS
from primogen.server.tokens import digest

SESSION: Final = "primogen-session"
CSRF: Final = "primogen-csrf"
OURS_ALONE: Final = "__Host-"  # before a name: browsers take such a cookie from this host by https, and nobody else's
CSRF_HEADER: Final = "x-csrf-token"
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
PERSONAL: Final = "/api/account"  # what begins so is one person's alone
OURS: Final = ("same-origin", "none")  # what a browser says of a request by our page, or by the person alone

Coming = ASGIConnection[object, object, object, State]


def is_from_elsewhere(headers: Headers) -> bool:
    """A page of another site speaks through somebody's browser. Programs say nothing of where they come from."""
    origin = headers.get("origin")
    if origin is not None and origin.split("://")[-1] != headers.get("host"):
        return True
    return headers.get("sec-fetch-site", OURS[0]) not in OURS


def csrf_of(token: str) -> str:
    return digest(f"csrf/{token}")


class Jar:
    """The cookies of this server: what they are called, and how they travel."""

    def __init__(self, is_https: bool) -> None:
        self.is_https: Final = is_https
        before = OURS_ALONE if is_https else ""
        self.session: Final = before + SESSION
        self.csrf: Final = before + CSRF

    def filled(self, scheme: str, token: str) -> list[Cookie]:
        """The session's, which no script can read, and the one beside it; both only for our own pages."""
        return self.cookies(token, csrf_of(token), SESSION_SECONDS, is_safe=self.is_https or scheme == "https")

    def empty(self) -> list[Cookie]:
        return self.cookies("", "", 0, is_safe=self.is_https)

    def cookies(self, token: str, csrf: str, seconds: int, *, is_safe: bool) -> list[Cookie]:
        return [
            Cookie(self.session, value=token, max_age=seconds, secure=is_safe, httponly=True, samesite="strict"),
            Cookie(self.csrf, value=csrf, max_age=seconds, secure=is_safe, samesite="strict"),
        ]


def jar_of(state: State) -> Jar:
    jar = state["jar"]
    assert isinstance(jar, Jar)
    return jar


def ours_only(coming: Coming, _: BaseRouteHandler) -> None:
    """Before anything that changes something, or tells what only the person themselves may know."""
    path = str(coming.scope.get("path", ""))
    is_changing = coming.scope.get("method") in CHANGING
    if not is_changing and not path.startswith(PERSONAL):
        return
    if is_from_elsewhere(coming.headers):
        raise HTTPException("another origin", status_code=403)
    token = coming.cookies.get(jar_of(coming.app.state).session)
    if not is_changing or not token:
        return
    if not hmac.compare_digest(csrf_of(token).encode(), coming.headers.get(CSRF_HEADER, "").encode()):
        raise HTTPException(f"a request with a session needs its {CSRF_HEADER}", status_code=403)
