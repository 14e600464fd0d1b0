"""For whoever runs a server: how it stands, what it counts, and what becomes of a request that fails by our fault."""

from __future__ import annotations

from typing import Final

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap, Scope

from primogen.server.hall import Hall
from primogen.server.metrics import KIND, counter, gauge
from primogen.server.pulse import AWAY
from primogen.server.standing import Ready

OURS: Final = 500  # the status of an answer to what we should have been able to do


def hall_in(state: State) -> Hall:
    hall = state["hall"]
    assert isinstance(hall, Hall)
    return hall


@get("/ready", sync_to_thread=False)
def ready(state: State) -> Response[Ready]:
    """For whoever sends people here, and for whoever waits until nobody plays any more."""
    hall = hall_in(state)
    found = hall.standing.ready(hall)
    return Response(found, status_code=503 if found.why else 200)


@get("/metrics", media_type=KIND, sync_to_thread=False)
def metrics(state: State) -> str:
    hall = hall_in(state)
    over = sum(at.room.is_over for at in hall.open.values())
    found = hall.standing.ready(hall)
    more = [
        *gauge("primogen_ready", "Whether people can be sent here.", int(not found.why)),
        *gauge("primogen_draining", "Whether no new tables are taken.", int(found.is_draining)),
        *gauge("primogen_tables_left", "Tables at which somebody sits or something runs.", found.left),
        *gauge("primogen_tables_unopened", "Tables that cannot be opened.", len(hall.opening.unopened.names)),
        *counter("primogen_failures_total", "What could not be done.", "what", hall.failures.counts),
        *counter("primogen_database_failures_total", "What the database did not do.", "error", hall.pulse.failures),
    ]
    return hall.metrics.text(len(hall.open), over) + "\n".join(more) + "\n"


async def note_failure(error: Exception, scope: Scope) -> None:
    """The route is told as it is written down, without what was asked for."""
    if scope["type"] != ScopeType.HTTP or (isinstance(error, HTTPException) and error.status_code != OURS):
        return
    app = scope["litestar_app"]
    assert isinstance(app, Litestar)
    if not isinstance(error, RecursionError):
        route = f"{scope['method']} {scope.get('path_template', '')}"
        hall_in(app.state).failures.add("a request failed", error, route=route)


def database_is_away(_: Request[object, object, State], __: Exception) -> Response[dict[str, object]]:
    return Response({"status_code": 503, "detail": "nothing can be kept now: try again soon"}, status_code=503)


def too_deep(_: Request[object, object, State], __: RecursionError) -> Response[dict[str, object]]:
    """JSON within JSON, thousands of times."""
    return Response({"status_code": 400, "detail": "the request is not understood"}, status_code=400)


handlers: Final[ExceptionHandlersMap] = {RecursionError: too_deep, **dict.fromkeys(AWAY, database_is_away)}
