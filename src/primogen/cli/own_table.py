"""`primogen play`: a table of one's own in the browser. It is open as long as the command runs, and kept."""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import sys
import threading
import urllib.request
import webbrowser
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from litestar import Litestar

from primogen.cli.choosing import decks_for, seats_at, terms_of, texts_of
from primogen.cli.databases import data_folder, prepared
from primogen.cli.misuse import Misused
from primogen.cli.playing import BOT, SEATS, person_name
from primogen.cli.serving import Host, address_of, bound, log_to_stderr
from primogen.games.register import FIRST, wing
from primogen.games.terms import Terms
from primogen.kernel.shapes import Shape
from primogen.server.addresses import NO_PROXIES
from primogen.server.app import Health, hall_of, make_app
from primogen.server.happenings import Misplayed
from primogen.server.protocol import LONGEST_NAME
from primogen.server.seating import SeatPlan
from primogen.server.tokens import plain
from primogen.server.wires import Wiring
from primogen.text.languages import LANGUAGES, pick

HERE: Final = "127.0.0.1"  # nobody else can reach it
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # without any of these, Linux has nowhere to show a page
PATIENCE: Final = 2.0  # seconds to find out who listens at our port


@dataclass(frozen=True)
class Wish:
    """How to play. A new table if anything is said of it, and otherwise the unfinished one, if there is one."""

    game: str | None
    seats: int | None
    bot: str | None
    decks: list[str]
    seed: str | None
    called: list[str]
    lang: str | None  # None: as the browser is set
    is_new: bool
    opens: bool
    edition: str | None
    settled: list[str]

    def says_what_table(self) -> bool:
        chosen = (self.game, self.seats, self.bot, self.seed, self.edition)
        return (
            self.is_new or bool(self.decks or self.called or self.settled) or any(each is not None for each in chosen)
        )

    def played(self) -> str:
        return self.game or FIRST

    def language(self) -> str:
        return self.lang or "en"

    def terms(self) -> Terms:
        return terms_of(wing(self.played()), self.edition, self.settled)


class Kept(msgspec.Struct):
    """From one time to the next: the seat, and the port, because a browser keeps what it keeps by the address."""

    port: int = 0
    room: str = ""
    token: str = ""


KEPT: Final = Shape(Kept)
HEALTH: Final = Shape(Health)


def play_in_browser(wish: Wish) -> int:
    plans = plans_of(wish)
    folder = data_folder()
    kept = read(folder / "play.json")
    if is_open(kept.port):
        address = f"http://{HERE}:{kept.port}"
        if wish.says_what_table():
            raise Misused(f"a table is open at {address}: end that with Ctrl-C first, or deal another in its lobby")
        show(address, kept, wish, is_old=True)
        return 0
    with ExitStack() as stack:
        try:
            listening = stack.enter_context(bound(HERE, kept.port))
        except Misused:  # another program is there by now
            listening = stack.enter_context(bound(HERE, 0))
        kept.port = listening.getsockname()[1]
        log_to_stderr(logging.WARNING)
        app = make_app(stack.enter_context(prepared(f"sqlite:///{folder / 'play.db'}")))
        server = OwnTable(app, address_of(HERE, listening), folder / "play.json", kept, wish, plans)
        server.run(sockets=[listening])
    return 0 if server.started else 1


def plans_of(wish: Wish) -> list[SeatPlan]:
    """Who sits at a new table; the seed also says which decks the bots take."""
    seed = secrets.token_bytes(32) if wish.seed is None else wish.seed.encode()
    played = wing(wish.played())
    seats = seats_at(played, SEATS if wish.seats is None else wish.seats)
    decks = decks_for(played, wish.decks, seats, seed, wish.terms())
    name = plain(person_name(0, wish.called, wish.language()))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Misused(f"--name: 1 to {LONGEST_NAME} characters that can be read")
    names = [name, *(plain(deck.name)[:LONGEST_NAME] or "Bot" for deck in decks[1:])]
    bots = ["", *[wish.bot or BOT] * (len(decks) - 1)]
    return [SeatPlan(*each) for each in zip(names, texts_of(played, decks), bots, strict=True)]


class OwnTable(Host):
    """A server that deals, or finds, one table as soon as it is open."""

    def __init__(self, app: Litestar, address: str, note: Path, kept: Kept, wish: Wish, plans: list[SeatPlan]) -> None:
        super().__init__(Wiring(app, NO_PROXIES), address)
        self.app: Final = app
        self.note: Final = note
        self.kept: Final = kept
        self.wish: Final = wish
        self.plans: Final = plans

    async def opened(self) -> None:
        is_old = not self.wish.says_what_table() and await self.finds_table()
        if not is_old:
            seed = None if self.wish.seed is None else self.wish.seed.encode()
            made = await hall_of(self.app.state).seating.make(
                self.wish.played(), self.plans, is_listed=False, seed=seed, terms=self.wish.terms()
            )
            self.kept.room, self.kept.token = made.room, made.tokens[0]
        write(self.note, self.kept)
        show(self.address, self.kept, self.wish, is_old=is_old)
        self.say(
            "Ctrl-C closes it; the game is kept, and `primogen play` goes on with it.",
            "Ctrl-C la cierra; la partida queda guardada, y `primogen play` la retoma.",
        )

    def say(self, english: str, spanish: str) -> None:
        print(pick(LANGUAGES[self.wish.language()], english, spanish), flush=True)

    async def finds_table(self) -> bool:
        """The one of last time, or the one that a rematch has led to, if it is not over."""
        with contextlib.suppress(Misplayed):
            while self.kept.room:
                room = (await hall_of(self.app.state).find(self.kept.room)).room
                if not room.is_over:
                    return True
                self.kept.room = room.next
        return False


# ---- the page


def show(address: str, kept: Kept, wish: Wish, *, is_old: bool) -> None:
    """Its address is always said, and opened where there is something to open it with."""
    asked = f"?lang={wish.lang}" if wish.lang else ""
    link = f"{address}/{asked}#/table/{kept.room}/{kept.token}"
    new = ("Your table: {}", "Tu mesa: {}")
    old = ("Your game goes on: {}\n--new deals another.", "Tu partida sigue: {}\n--new reparte otra.")
    print(pick(LANGUAGES[wish.language()], *(old if is_old else new)).format(link), flush=True)
    if wish.opens and (sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)):
        # Some browsers do not return before they are closed.
        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()


def is_open(port: int) -> bool:
    """Whether a table of ours is there already, begun from another terminal."""
    if not port:
        return False
    try:
        with urllib.request.urlopen(f"http://{HERE}:{port}/health", timeout=PATIENCE) as answer:
            HEALTH.read(answer.read())
    except (OSError, ValueError):
        return False
    return True


# ---- what is kept


def read(note: Path) -> Kept:
    """Nothing, if it cannot be read: a new table is dealt."""
    try:
        return KEPT.read(note.read_bytes())
    except (OSError, msgspec.MsgspecError):
        return Kept()


def write(note: Path, kept: Kept) -> None:
    """For the eyes of its user alone."""
    note.touch(mode=0o600)
    note.write_bytes(msgspec.json.encode(kept))
