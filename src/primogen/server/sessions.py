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
CSRF_HEADER: Final = "x-csrf-token"
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
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


def ours_only(coming: Coming, _: BaseRouteHandler) -> None:
    """Before anything that changes something."""
    if coming.scope.get("method") not in CHANGING:
        return
    if is_from_elsewhere(coming.headers):
        raise HTTPException("another origin", status_code=403)
    token = coming.cookies.get(SESSION)
    if token and not hmac.compare_digest(csrf_of(token).encode(), coming.headers.get(CSRF_HEADER, "").encode()):
        raise HTTPException(f"a request with a session needs its {CSRF_HEADER}", status_code=403)


def cookies_for(scheme: str, token: str) -> list[Cookie]:
    """The session's, which no script can read, and the one beside it; both only for our own pages."""
    is_safe = scheme == "https"
    return [
        Cookie(SESSION, value=token, max_age=SESSION_SECONDS, secure=is_safe, httponly=True, samesite="strict"),
        Cookie(CSRF, value=csrf_of(token), max_age=SESSION_SECONDS, secure=is_safe, samesite="strict"),
    ]


def no_cookies() -> list[Cookie]:
    return [
        Cookie(SESSION, value="", max_age=0, httponly=True, samesite="strict"),
        Cookie(CSRF, value="", max_age=0, samesite="strict"),
    ]
