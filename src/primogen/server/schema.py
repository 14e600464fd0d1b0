"""What is kept, as tables of the database. `migrations/` tells how they came to be."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()
rooms: Final = Table(
    "rooms",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("header", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("reserve", Integer, nullable=False, server_default="0"),  # of the clocks: see clocks.py
    Column("increment", Integer, nullable=False, server_default="0"),
    Column("days", Integer, nullable=False, server_default="0"),
    Column("secret", String(64), nullable=False, server_default=""),  # half of the seed, if it was not settled at once
    Column("release", String(32), nullable=False, server_default=""),  # by which rules and cards: see releases.py
    Column("host", Integer, nullable=False, server_default="-1"),  # a seat
    Column("decks", String(16), nullable=False, server_default="any"),  # which may be brought: see sitting.py
    Column("seeking", Integer, nullable=False, server_default="0"),  # seats that anybody may take
    Column("glance", Text, nullable=False, server_default=""),  # see glances.py
    Index("rooms_listed", "listed", "ended_at", "made_at"),
    Column("on_time_out", String(8), nullable=False, server_default="bot"),  # see timing_out.py
    Column("terms", Text, nullable=False, server_default=""),  # JSON: what else the table has settled, by name
)
seats: Final = Table(
    "seats",
    metadata,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(16), nullable=False),  # empty: a person
    Column("token", String(64), nullable=False),  # a digest: who reads this file sits nowhere. Empty: nobody's yet
    Column("way", String(16), nullable=False, server_default=""),  # how a person comes to it: see sitting.py
    Column("invitation", String(64), nullable=False, server_default=""),  # a digest, too
    Column("deck", Text, nullable=False, server_default=""),  # and what it was, for a rematch
)
events: Final = Table(
    "events",
    metadata,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0, without a gap: what is numbered cannot happen twice
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("luck", String(64), nullable=False, server_default=""),  # what a seat adds to the seed
    Column("chance", Text, nullable=False, server_default=""),  # what came of it: see rows.py
    Column("fingerprint", String(32), nullable=False, server_default=""),
    Column("told", Text, nullable=False, server_default=""),
    Column("took", Float),  # seconds since the event before, where somebody's time runs: see clocks.py
)
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of events that had happened
    Column("kind", String(8), primary_key=True),
    Column("release", String(32), nullable=False),
    Column("under", String(32), nullable=False),
    Column("content", LargeBinary, nullable=False),
)
processes: Final = Table(  # by which rules and cards each of those that share a database plays
    "processes",
    metadata,
    Column("name", BigInteger, primary_key=True),
    Column("rules", Text, nullable=False),
)
chat: Final = Table(
    "chat",
    metadata,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
leases: Final = Table(  # see leases.py
    "leases",
    metadata,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("holder", BigInteger, nullable=False),
)
unopened: Final = Table(  # see unopened.py
    "unopened",
    metadata,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("version", String(32), nullable=False),
    Column("why", String(200), nullable=False),
    Column("at", Float, nullable=False),
)
releases: Final = Table(  # which version has brought the database to which step: see migrating.py
    "releases",
    metadata,
    Column("step", String(32), primary_key=True),
    Column("version", String(32), nullable=False),
    Column("at", Float, nullable=False),
)
