"""The page: the files that `make web` has built, and the catalogue of cards that it shows."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from primogen.games.desks import DESKS
from primogen.server.asking import AskedIds, AskedTerms, Lang, language, terms_asked

BUILT: Final = Path(__file__).parent / "page"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
UNBUILT: Final = (
    "Primogen serves tables here, but its page has not been built.\n"
    "Run `make web` in the project's folder, and load this page again.\n"
)
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_EACH_TIME: Final = "no-cache"
MOST_IDS: Final = 200  # cards in one request
MOST_CATALOGUES: Final = 32  # by game, language and terms; whoever asks for ever others waits a little longer

Asking = Request[object, object, State]


class Content:
    """Some bytes, as they are and packed, and a tag that changes when they do."""

    def __init__(self, content: bytes, kind: str) -> None:
        self.plain: Final = content
        self.packed: Final = gzip.compress(content, mtime=0)
        self.kind: Final = kind
        self.tag: Final = f'"{hashlib.sha256(content).hexdigest()[:20]}"'

    def sent(self, request: Asking, keep: str) -> Response[bytes]:
        headers = {"Cache-Control": keep, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=headers, media_type=self.kind)
        return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)


@cache
def built(name: str, changed: int) -> Content:
    path = BUILT / name
    return Content(path.read_bytes(), KINDS[path.suffix])


def found(name: str) -> Content | None:
    """A file of the page. Only what lies in its folder can be asked for, by its plain name."""
    path = BUILT / name
    if path.suffix not in KINDS or not path.is_file():
        return None
    return built(name, path.stat().st_mtime_ns)


def is_built() -> bool:
    return found("index.html") is not None


@get("/", sync_to_thread=False)
def page(request: Asking) -> Response[bytes]:
    content = found("index.html")
    if content is None:
        return Response(UNBUILT.encode(), status_code=503, media_type="text/plain")
    return content.sent(request, ASK_EACH_TIME)


@get("/assets/{name:str}", sync_to_thread=False)
def asset(request: Asking, name: FromPath[str]) -> Response[bytes]:
    content = None if "/" in name or "\\" in name else found(f"assets/{name}")
    if content is None:
        raise HTTPException("there is no such file", status_code=404)
    return content.sent(request, FOR_EVER)


@lru_cache(MOST_CATALOGUES)
def packed_catalogue(game: str, lang: int, terms: tuple[tuple[str, str], ...]) -> Content:
    return Content(msgspec.json.encode(DESKS[game].catalogue(lang, dict(terms))), "application/json")


@get("/api/games/{game:str}/cards", sync_to_thread=True)
def cards(
    request: Asking,
    game: FromPath[str],
    lang: Lang = "en",
    terms: AskedTerms = "",
    ids: AskedIds = None,
) -> Response[bytes]:
    """Each as it is printed under those terms; only some, if their ids are given."""
    if game not in DESKS:
        raise HTTPException(f"no game is called {game!r}", status_code=404)
    settled = tuple(sorted(terms_asked(game, terms).items()))
    if ids is not None:
        found = DESKS[game].cards([key for key in ids.split(",") if key][:MOST_IDS], language(lang), dict(settled))
        return Content(msgspec.json.encode(found), "application/json").sent(request, ASK_EACH_TIME)
    return packed_catalogue(game, language(lang), settled).sent(request, ASK_EACH_TIME)


pages: Final = Router("/", route_handlers=[page, asset, cards])
