"""Signing up, in and out over HTTP, and what an account keeps. Nobody needs one to play."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath

from primogen.server.accounts import Account, Accounts, NameTaken, TooMuchKept, key_of
from primogen.server.addresses import address_of
from primogen.server.forgetting import SEATS, Place, forget, look_again, places_in, unsay
from primogen.server.hall import Hall
from primogen.server.limits import TRIES_AT_ONCE
from primogen.server.protocol import LONGEST_NAME
from primogen.server.quotas import Exhausted, Quota
from primogen.server.sessions import Jar
from primogen.server.storage import Storage
from primogen.server.tokens import digest, new_token, plain
from primogen.server.tries import Tries
from primogen.server.turns import Turns

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200  # characters
HASHES_AT_ONCE: Final = 2  # each takes 64 MiB and a core
MOST_KEPT: Final = 64 * 1024  # bytes of one document
PART: Final = re.compile(r"[a-z]{1,20}")

Asking = Request[object, object, State]
Part = FromPath[str]


class Signing(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    password: Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]


class Sure(msgspec.Struct, forbid_unknown_fields=True):
    password: Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]


class Signed(msgspec.Struct):
    """Empty if nobody is signed in."""

    name: str


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """Anything that JSON can say; null if nothing has been kept."""

    value: object


class Changing(msgspec.Struct, forbid_unknown_fields=True):
    """The password of now, and the one from now on."""

    password: Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]
    new: Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]


class Registry:
    """Where one signs: the accounts, and how often one may try."""

    def __init__(self, accounts: Accounts, jar: Jar, tries_at_once: float = TRIES_AT_ONCE) -> None:
        self.accounts: Final = accounts
        self.jar: Final = jar
        self.tries: Final = Tries(tries_at_once)
        self.hashing: Final = Turns(HASHES_AT_ONCE)

    async def called(self, request: Asking, name: str, password: str) -> Account:
        """Whose name and password these are: the same for names that are known and names that are not."""
        address, key = address_of(request), key_of(name)
        signed_in = await self.signed_in(request)
        if signed_in is None or key_of(signed_in.name) != key:  # whoever is in already is no stranger to their name
            await self.tries.wait(address, key)
        async with self.hashing.turn(address):
            found = await asyncio.to_thread(self.accounts.called, name, password)
        if found is None:
            self.tries.failed(address, key)
            raise HTTPException("name and password do not match", status_code=401)
        self.tries.succeeded(address, key)
        return found

    async def added(self, request: Asking, name: str, password: str) -> Account:
        address = address_of(request)
        self.tries.check(address)
        try:
            async with self.hashing.turn(address):
                return await asyncio.to_thread(self.accounts.add, name, password)
        except NameTaken:
            raise HTTPException("this name is taken", status_code=409) from None

    async def signed_in(self, request: Asking) -> Account | None:
        token = request.cookies.get(self.jar.session, "")
        return await asyncio.to_thread(self.accounts.in_session, digest(token)) if token else None

    async def member(self, request: Asking) -> Account:
        found = await self.signed_in(request)
        if found is None:
            raise HTTPException("sign in first", status_code=401)
        return found

    async def begun(self, request: Asking, account: Account, status: int) -> Response[Signed]:
        """A session under a new token; the one before, if any, is over."""
        token, before = new_token(), request.cookies.get(self.jar.session, "")
        await asyncio.to_thread(self.accounts.end_session, digest(before))
        await asyncio.to_thread(self.accounts.begin_session, account.id, digest(token))
        return Response(Signed(account.name), status_code=status, cookies=self.jar.filled(request.url.scheme, token))

    def left(self) -> Response[Signed]:
        return Response(Signed(""), cookies=self.jar.empty())


def registry_of(state: State) -> Registry:
    registry = state["signing"]
    assert isinstance(registry, Registry)
    return registry


def check_password(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        raise HTTPException(f"a password has at least {SHORTEST_PASSWORD} characters", status_code=400)


def sign_ups_of(state: State) -> Quota:
    quota = state["sign_ups"]
    assert isinstance(quota, Quota)
    return quota


@post("/")
async def sign_up(request: Asking, state: State, data: Annotated[Signing, Body()]) -> Response[Signed]:
    registry, name = registry_of(state), plain(data.name)
    if not name:
        raise HTTPException("a name that can be read", status_code=400)
    check_password(data.password)
    try:
        with sign_ups_of(state).one(address_of(request)):
            account = await registry.added(request, name, data.password)
    except Exhausted:
        raise HTTPException("too many new accounts from this address: wait until tomorrow", status_code=429) from None
    return await registry.begun(request, account, 201)


@get("/")
async def who(request: Asking, state: State) -> Response[Signed]:
    """Also gives back the second cookie, should it have been lost."""
    registry = registry_of(state)
    jar, account = registry.jar, await registry.signed_in(request)
    if account is None:
        return registry.left() if jar.session in request.cookies else Response(Signed(""))
    if jar.csrf in request.cookies:
        return Response(Signed(account.name))
    return Response(Signed(account.name), cookies=jar.filled(request.url.scheme, request.cookies[jar.session]))


@delete("/", status_code=200)
async def remove(request: Asking, state: State, data: Annotated[Sure, Body()]) -> Response[Signed]:
    """The account and all that it keeps; its name, and what it has said, at all tables that are in its list of seats.

    Games go on: their seats belong to whoever has the link.
    """
    registry = registry_of(state)
    account = await registry.member(request)
    await registry.called(request, account.name, data.password)
    await leave_tables(state, registry.accounts, account, forget)
    await asyncio.to_thread(registry.accounts.remove, account.id)
    return registry.left()


@put("/password")
async def change_password(request: Asking, state: State, data: Annotated[Changing, Body()]) -> Response[Signed]:
    """Whoever was signed in anywhere is no more, but here."""
    registry = registry_of(state)
    account = await registry.member(request)
    check_password(data.new)
    await registry.called(request, account.name, data.password)
    async with registry.hashing.turn(address_of(request)):
        await asyncio.to_thread(registry.accounts.change, account.id, data.new)
    return await registry.begun(request, account, 200)


@delete("/chat", status_code=200)
async def delete_chat(request: Asking, state: State) -> Signed:
    """What this account has said, at all tables that are in its list of seats."""
    registry = registry_of(state)
    account = await registry.member(request)
    await leave_tables(state, registry.accounts, account, unsay)
    return Signed(account.name)


async def leave_tables(
    state: State, accounts: Accounts, account: Account, leave: Callable[[Storage, list[Place]], None]
) -> None:
    hall = state["hall"]
    assert isinstance(hall, Hall)
    document = await asyncio.to_thread(accounts.kept, account.id, SEATS)
    places = await asyncio.to_thread(places_in, hall.storage, document)
    await asyncio.to_thread(leave, hall.storage, places)
    await look_again(hall, places)


@post("/session")
async def sign_in(request: Asking, state: State, data: Annotated[Signing, Body()]) -> Response[Signed]:
    registry = registry_of(state)
    return await registry.begun(request, await registry.called(request, plain(data.name), data.password), 201)


@delete("/session", status_code=200)
async def sign_out(request: Asking, state: State) -> Response[Signed]:
    registry = registry_of(state)
    token = request.cookies.get(registry.jar.session, "")
    await asyncio.to_thread(registry.accounts.end_session, digest(token))
    return registry.left()


@delete("/sessions", status_code=200)
async def sign_out_everywhere(request: Asking, state: State) -> Response[Signed]:
    """Here, and in every other browser."""
    registry = registry_of(state)
    account = await registry.member(request)
    await asyncio.to_thread(registry.accounts.end_sessions, account.id)
    return registry.left()


def check_part(part: str) -> None:
    if not PART.fullmatch(part):
        raise HTTPException("a document is called by up to 20 small letters", status_code=404)


@get("/kept/{part:str}")
async def kept(request: Asking, state: State, part: Part) -> Kept:
    check_part(part)
    registry = registry_of(state)
    account = await registry.member(request)
    found = await asyncio.to_thread(registry.accounts.kept, account.id, part)
    return Kept(None if found is None else msgspec.json.decode(found))


@put("/kept/{part:str}")
async def keep(request: Asking, state: State, part: Part, data: Annotated[Kept, Body()]) -> Kept:
    check_part(part)
    registry = registry_of(state)
    account = await registry.member(request)
    content = msgspec.json.encode(data.value)
    if len(content) > MOST_KEPT:
        raise HTTPException(f"a document has at most {MOST_KEPT} bytes", status_code=413)
    try:
        await asyncio.to_thread(registry.accounts.keep, account.id, part, content.decode())
    except TooMuchKept as error:
        raise HTTPException(str(error), status_code=409) from None
    return data


signing: Final = Router(
    "/api/account",
    route_handlers=[
        *(sign_up, who, remove, change_password, delete_chat, sign_in, sign_out, sign_out_everywhere, kept, keep)
    ],
)
