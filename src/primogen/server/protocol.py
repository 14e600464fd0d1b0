"""What goes over a socket: JSON objects, one per frame, each with its kind in `t`. See docs/protocol.md."""

from __future__ import annotations

from typing import Final

import msgspec

from primogen.games.lines import LogLine

LONGEST_FRAME: Final = 16 * 1024  # bytes of a message from a client
LONGEST_CHAT: Final = 500
LONGEST_NAME: Final = 24  # at a table of four, all names fit above the board
VERSION: Final = 2


class Heard(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """From a client."""


class Hello(Heard, tag="hello"):
    """The first message. `since` and `epoch`: the last event this client has had, to hear only of what came after.
    `token` is this player's own secret. With an `invitation`, or the number of an open `seat`, it takes that seat; sent
    again, it finds the seat taken by itself. `luck`: what a player adds to the shuffles by sitting down.
    """

    room: str
    token: str = ""
    invitation: str = ""
    seat: int = -1
    lang: str = "en"
    epoch: str = ""
    since: int = -1
    luck: str = ""


class Sit(Heard, tag="sit"):
    """Ready, under this name and with this deck: a starter's name, a text, or nothing for the one that lies there."""

    id: int
    name: str
    deck: str = ""


class Wait(Heard, tag="wait"):
    """Not ready any more."""

    id: int


class Stand(Heard, tag="stand"):
    """The seat is free for somebody else."""

    id: int


class Change(Heard, tag="change"):
    """The host's: from now on a seat is a `bot`'s, or taken by `way` of a link, or open."""

    id: int
    seat: int
    bot: str = ""
    way: str = ""
    name: str = ""
    deck: str = ""


class Decks(Heard, tag="decks"):
    """The host's: which may be brought."""

    id: int
    allow: str


class Close(Heard, tag="close"):
    """The host's: nothing comes of this table."""

    id: int


class Answer(Heard, tag="answer"):
    """`number` says which question is answered: a second answer to the same question is not taken."""

    id: int
    number: int
    option: int


class Aside(Heard, tag="aside"):
    """Something that a seat may do out of turn, while question `number` is put: an option of the scene's `asides`."""

    id: int
    number: int
    option: int


class Leave(Heard, tag="leave"):
    """A bot plays for this seat until its player comes back."""

    id: int


class Back(Heard, tag="back"):
    id: int


class Concede(Heard, tag="concede"):
    """For good: a bot plays on if there are others who do, else the game is over."""

    id: int


class Undo(Heard, tag="undo"):
    """A wish to take back the last answer, while question `number` is put."""

    id: int
    number: int


class Agree(Heard, tag="agree"):
    """To somebody else's wish."""

    id: int
    number: int


class Decline(Heard, tag="decline"):
    id: int
    number: int


class Rematch(Heard, tag="rematch"):
    """Once more: the first who says so makes a new table, where all people of this one are awaited."""

    id: int


class Consent(Heard, tag="consent"):
    """That a held game goes on under rules or cards that have changed."""

    id: int


class Why(Heard, tag="why"):
    """What may not be done now, and which rule says so."""

    id: int


class Sum(Heard, tag="sum"):
    """Where a number on a card comes from."""

    id: int
    card: int
    stat: str


class Known(Heard, tag="known"):
    """Which cards must be among those that this seat does not see."""

    id: int


class Chat(Heard, tag="chat"):
    id: int
    text: str


class Ping(Heard, tag="ping"):
    id: int


Seating = Sit | Wait | Stand | Change | Decks | Close  # before the deal
Playing = (  # what only players do
    Seating | Answer | Aside | Leave | Back | Concede | Undo | Agree | Decline | Rematch | Consent | Chat
)
Message = Hello | Playing | Why | Sum | Known | Ping


class Told(msgspec.Struct, tag_field="t", omit_defaults=True):
    """From the server."""


class Welcome(Told, tag="welcome"):
    """Everything: sent after hello unless the gap could be told."""

    room: str
    seat: int
    names: list[str]
    epoch: str
    n: int
    scene: dict[str, object]
    log: list[LogLine]
    chat: list[dict[str, object]]
    version: int = msgspec.field(name="v", default=0)
    game: str = ""


class Event(Told, tag="event"):
    """What has changed. Numbers follow each other without a gap."""

    n: int
    patch: dict[str, object] = msgspec.field(default_factory=dict)
    log: list[LogLine] = msgspec.field(default_factory=list)
    chat: list[dict[str, object]] = msgspec.field(default_factory=list)


class Done(Told, tag="done"):
    """The request with this id has been carried out, and is kept."""

    id: int


class Refused(Told, tag="refused"):
    """Nothing has changed. `code` is for programs, `why` for people."""

    id: int
    code: str
    why: str


class Invited(Told, tag="invited"):
    """Done, and this opens the seat to the first who comes with it."""

    id: int
    invitation: str


class Present(Told, tag="present"):
    """How many connections each seat has now. It has no number: whoever comes is told."""

    seats: list[int]


class Greyed(Told, tag="greyed"):
    id: int
    acts: list[dict[str, object]]


class Summed(Told, tag="summed"):
    id: int
    text: str


class Knowledge(Told, tag="knowledge"):
    """How many of each card, by its id."""

    id: int
    cards: dict[str, dict[str, int]]


decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
encoder: Final = msgspec.json.Encoder()
