"""What a seat is told of a table: the game in its eyes, what is true of the table itself, the story, what was said."""

from __future__ import annotations

from dataclasses import asdict

from primogen.games.desk import Looks, Scene, Teller
from primogen.games.lines import LogLine
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.server.company import LINK, OPEN
from primogen.server.releases import Held
from primogen.server.rooms import Room
from primogen.server.sitting import state_of


def scene(room: Room, by: Teller, looks: Looks | None) -> Scene:
    """Before the deal, the table alone."""
    table = table_of(room, by.seat)
    if room.journal is None or looks is None:
        return {"table": table}
    coach = room.desk.coach(room.journal, by)
    if coach is not None:
        table["coach"] = coach
    shown = room.desk.scene(by, room.question, looks)
    if room.held is not None:  # how it stands, and no question
        shown = {name: part for name, part in shown.items() if name not in ("prompt", "asides")}
    return {**shown, "table": table}


def table_of(room: Room, seat: Seat) -> Scene:
    """What is true of the table, whatever is played at it."""
    found: Scene = {"away": sorted(room.away)}
    if room.terms:
        found["terms"] = dict(room.terms)
    if room.conceded:
        found["conceded"] = sorted(room.conceded)
    if room.lucks.secret:
        found["commitment"] = room.lucks.commitment()
        if seat in room.lucks.added:
            found["luck"] = room.lucks.added[seat]
    if room.journal is None and room.held is None:
        found["awaited"] = room.awaited()
        found |= waiting(room, seat)
    if room.held is not None:
        found["held"] = held_of(room, room.held)
    if room.is_over:
        found |= room.lucks.revealed()
    if room.past and room.asked is not None and room.asked.seat == seat:
        found["undoable"] = len(room.past)
    if room.clock is not None:
        found["clock"] = room.clock.shown()
    if room.again:
        found["again"] = sorted(room.again)
    if room.next:
        found["next"] = room.next
    if room.stumbles:
        found["stumbles"] = {str(seat): times for seat, times in sorted(room.stumbles.items())}
    if room.wish is not None:
        found["undo"] = {"seat": room.wish.seat, "agreed": sorted(room.wish.agreed)}
    return found


def waiting(room: Room, seat: Seat) -> Scene:
    """Before the deal: who is where, and what one may still choose."""
    if not room.is_brought:
        return {}
    shown: list[Scene] = [
        {"state": state_of(room, at), **({"way": row.way} if row.way in (LINK, OPEN) else {})}
        for at, row in enumerate(room.seats)
    ]
    found: Scene = {"seats": shown, "host": room.host, "decks": room.decks}
    if room.pace.is_timed():
        found["pace"] = asdict(room.pace)
    if room.is_closed:
        found["closed"] = 1
    if seat != NONE and room.seats[seat].deck:
        found["deck"] = {"text": room.seats[seat].deck, "name": room.desk.called(room.seats[seat].deck)}
    return found


def held_of(room: Room, held: Held) -> Scene:
    """`offer`: from where the game could go on; empty if it cannot. `lost`: answers that would be taken back."""
    return {"offer": held.offer, "lost": held.lost, "consents": sorted(room.agreeing())}


def story(room: Room, by: Teller, since: int = 0) -> list[LogLine]:
    return room.desk.told(told_at(room), room.lines[since:], by) if room.lines else []


def told_at(room: Room) -> Game:
    """The table the story is told of; if the game cannot be opened any more, one that knows at least the cards."""
    if room.journal is not None:
        return room.g
    assert room.dealt is not None
    return room.desk.blank(room.dealt)


def said(room: Room, since: int = 0) -> list[dict[str, object]]:
    """What was said, unless it has been taken away; and which cards were spoken of."""
    found: list[dict[str, object]] = []
    for seat, text in room.chat.since(since):
        if not text:
            continue
        cards = room.desk.referred(text)
        found.append({"seat": seat, "text": text, **({"cards": cards} if cards else {})})
    return found
