"""A player over the wire: connects to a table, follows it, answers. For bots, tests and other programs."""

from __future__ import annotations

import json
import secrets
from types import TracebackType
from typing import Final

from websockets.asyncio.client import ClientConnection, connect

from primogen.kernel.plain import as_dict, as_int, as_list
from primogen.server.patches import patched

NONE: Final = -1  # no seat


class Refusal(Exception):
    """The server did not do it: `code` says why."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(f"{code}: {why}")
        self.code: Final = code


class Client:
    """`scene` is what this seat sees now, `lines` the story so far. Without a token one looks on.

    With an `invitation`, or the number of an `open_seat`, the token is this player's own: made here, if none is given.
    `luck` is what this player adds to the shuffles; after the end it must be in the scene's proof. Chance chooses it.
    """

    def __init__(
        self,
        address: str,
        room: str,
        token: str = "",
        lang: str = "en",
        *,
        invitation: str = "",
        open_seat: int = NONE,
    ) -> None:
        self.address: Final = address
        self.luck: Final = secrets.token_hex(16)
        self.token: Final = token or (secrets.token_urlsafe(24) if invitation or open_seat != NONE else "")
        self.hello: Final[dict[str, object]] = {
            "t": "hello",
            "room": room,
            "token": self.token,
            "lang": lang,
            "luck": self.luck,
            **({"invitation": invitation} if invitation else {}),
            **({"seat": open_seat} if open_seat != NONE else {}),
        }
        self.present: list[int] = []  # how many connections each seat has
        self.socket: ClientConnection | None = None
        self.seat = -1
        self.names: list[str] = []
        self.scene: dict[str, object] = {}
        self.lines: list[dict[str, object]] = []  # as docs/protocol.md has them
        self.chat: list[object] = []
        self.n = -1
        self.epoch = ""
        self.asked = 0
        self.bytes = 0  # received so far

    async def __aenter__(self) -> Client:
        await self.join()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    # ---- coming and going

    async def join(self) -> None:
        """Also after a lost connection: then only what was missed is sent."""
        self.socket = await connect(f"{self.address}/socket", max_size=None)
        await self.send({**self.hello, "epoch": self.epoch, "since": self.n})
        if self.n < 0:
            while self.n < 0:
                await self.receive()

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    # ---- talking

    async def send(self, message: dict[str, object]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, object]:
        assert self.socket is not None
        content = await self.socket.recv()
        self.bytes += len(content)
        message = json.loads(content)
        assert isinstance(message, dict)
        self.hear(message)
        return message

    def hear(self, message: dict[str, object]) -> None:
        kind = message["t"]
        if kind == "welcome":
            self.seat, self.n, self.epoch = as_int(message["seat"]), as_int(message["n"]), str(message["epoch"])
            self.names = [str(name) for name in as_list(message["names"])]
            self.scene = as_dict(message["scene"])
            self.lines = [as_dict(line) for line in as_list(message["log"])]
            self.chat = as_list(message["chat"])
        elif kind == "event":
            if as_int(message["n"]) != self.n + 1:
                raise ConnectionError(f"event {message['n']} after {self.n}")
            self.n += 1
            self.scene = patched(self.scene, as_dict(message.get("patch", {})))
            self.lines += [as_dict(line) for line in as_list(message.get("log", []))]
            self.chat += as_list(message.get("chat", []))
        elif kind == "present":
            self.present = [as_int(each) for each in as_list(message["seats"])]
        elif kind == "refused" and message["id"] == 0:
            raise Refusal(str(message["code"]), str(message["why"]))

    async def request(self, kind: str, **said: object) -> dict[str, object]:
        """Its reply; what happens meanwhile is heard, too."""
        self.asked += 1
        await self.send({"t": kind, "id": self.asked, **said})
        while True:
            message = await self.receive()
            if message.get("id") == self.asked:
                if message["t"] == "refused":
                    raise Refusal(str(message["code"]), str(message["why"]))
                return message

    # ---- before the deal

    @property
    def is_awaited(self) -> bool:
        """Whether the others wait until this player sits down."""
        return self.seat in as_list(as_dict(self.scene.get("table", {})).get("awaited", []))

    async def sit(self, name: str, deck: str = "") -> None:
        """With the name of a starter deck or the text of any other; without either, with the deck that lies there."""
        await self.request("sit", name=name, deck=deck)

    # ---- playing

    @property
    def prompt(self) -> dict[str, object]:
        """Empty before the cards are dealt, and when the game is over."""
        return as_dict(self.scene.get("prompt") or {})

    @property
    def log(self) -> list[str]:
        """The story in sentences."""
        return [sentence(line) for line in self.lines]

    @property
    def is_asked(self) -> bool:
        return bool(self.prompt) and self.prompt["seat"] == self.seat

    @property
    def is_over(self) -> bool:
        return self.scene.get("ended") is not None

    @property
    def options(self) -> list[str]:
        return [str(as_dict(each)["words"]) for each in as_list(self.prompt.get("options", []))]

    async def answer(self, option: int) -> None:
        await self.request("answer", number=self.prompt["number"], option=option)

    async def until_asked(self) -> bool:
        """Whether this seat must answer; otherwise the game is over."""
        while not self.is_asked and not self.is_over:
            await self.receive()
        return self.is_asked


def sentence(line: dict[str, object]) -> str:
    """The words of a line, and before them why it came about, if that is said."""
    pieces = [*as_list(line.get("because", [])), *as_list(line["words"])]
    return "".join(piece if isinstance(piece, str) else str(as_dict(piece)["text"]) for piece in pieces)
