"""Accounts, for those who want one: a name, a password that only its hash is kept of, and what should follow them.

All of this waits for the disk or burns time on purpose (argon2id): call it in a thread.
"""

from __future__ import annotations

import time
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import (
    Column,
    Engine,
    Float,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from primogen.server.schema import metadata

SESSION_SECONDS: Final = 30 * 86_400
MOST_PARTS: Final = 10  # documents that an account keeps

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(200), nullable=False, unique=True),  # the name, however it is written
    Column("name", String(64), nullable=False),
    Column("password", String(200), nullable=False),  # its hash, with all that is needed to compare it
    Column("made_at", Float, nullable=False),
)
sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # a digest, as those of seats
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("ends_at", Float, nullable=False, index=True),
)
kept: Final = Table(
    "kept",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("part", String(20), primary_key=True),
    Column("value", Text, nullable=False),  # JSON
)

hasher: Final = PasswordHasher()  # argon2id at the cost that RFC 9106 recommends where memory is scarce: 64 MiB


class NameTaken(ValueError):
    """Somebody else is called so."""


class TooMuchKept(ValueError):
    """An account keeps only so many documents."""


@dataclass(frozen=True)
class Account:
    id: int
    name: str


def key_of(name: str) -> str:
    """The same for all ways to write a name: Ana, ANA, and letters that only look like these to a machine."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def typed(password: str) -> str:
    """The same letters whatever keyboard they come from."""
    return unicodedata.normalize("NFC", password)


@cache
def hash_of_nobody() -> str:
    """For names that are not known, so that they take as long as a wrong password."""
    return hasher.hash("nobody")


def matches(password: str, hashed: str) -> bool:
    try:
        return hasher.verify(hashed, typed(password))
    except VerifyMismatchError:
        return False


class Accounts:
    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine

    # ---- accounts

    def add(self, name: str, password: str) -> Account:
        row = {"key": key_of(name), "name": name, "password": hasher.hash(typed(password)), "made_at": time.time()}
        try:
            with self.engine.begin() as db:
                made = db.execute(insert(accounts).values(row).returning(accounts.c.id)).scalar_one()
        except IntegrityError:
            raise NameTaken(name) from None
        return Account(int(made), name)

    def called(self, name: str, password: str) -> Account | None:
        """Whose name and password these are. It does not tell, nor show by its time, which of them is wrong."""
        with self.engine.connect() as db:
            row = db.execute(select(accounts).where(accounts.c.key == key_of(name))).first()
        if not matches(password, hash_of_nobody() if row is None else str(row.password)) or row is None:
            return None
        if hasher.check_needs_rehash(str(row.password)):
            with self.engine.begin() as db:
                better = hasher.hash(typed(password))
                db.execute(update(accounts).where(accounts.c.id == row.id).values(password=better))
        return Account(int(row.id), str(row.name))

    def change(self, account: int, password: str) -> None:
        """From now on; whoever is signed in with the one before is no more."""
        hashed = hasher.hash(typed(password))
        with self.engine.begin() as db:
            db.execute(update(accounts).where(accounts.c.id == account).values(password=hashed))
            db.execute(delete(sessions).where(sessions.c.account == account))

    def remove(self, account: int) -> None:
        """With all that was kept for it."""
        with self.engine.begin() as db:
            db.execute(delete(kept).where(kept.c.account == account))
            db.execute(delete(sessions).where(sessions.c.account == account))
            db.execute(delete(accounts).where(accounts.c.id == account))

    # ---- sessions, by the digest of their token

    def begin_session(self, account: int, token: str) -> None:
        """Those that are over are forgotten meanwhile."""
        now = time.time()
        with self.engine.begin() as db:
            db.execute(delete(sessions).where(sessions.c.ends_at <= now))
            db.execute(insert(sessions).values(token=token, account=account, ends_at=now + SESSION_SECONDS))

    def in_session(self, token: str) -> Account | None:
        wanted = select(accounts.c.id, accounts.c.name).join(sessions, sessions.c.account == accounts.c.id)
        with self.engine.connect() as db:
            row = db.execute(wanted.where(sessions.c.token == token, sessions.c.ends_at > time.time())).first()
        return None if row is None else Account(int(row.id), str(row.name))

    def end_session(self, token: str) -> None:
        with self.engine.begin() as db:
            db.execute(delete(sessions).where(sessions.c.token == token))

    def end_sessions(self, account: int) -> None:
        """In every browser."""
        with self.engine.begin() as db:
            db.execute(delete(sessions).where(sessions.c.account == account))

    # ---- what follows a person from one browser to another

    def kept(self, account: int, part: str) -> str | None:
        wanted = select(kept.c.value).where(kept.c.account == account, kept.c.part == part)
        with self.engine.connect() as db:
            return db.execute(wanted).scalar_one_or_none()

    def keep(self, account: int, part: str, value: str) -> None:
        mine = kept.c.account == account
        with self.engine.begin() as db:
            db.execute(delete(kept).where(mine, kept.c.part == part))
            if db.execute(select(func.count()).where(mine)).scalar_one() >= MOST_PARTS:
                raise TooMuchKept(f"an account keeps {MOST_PARTS} documents")
            db.execute(insert(kept).values(account=account, part=part, value=value))
