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
from primogen.server.limits import Allowances
from primogen.server.protocol import LONGEST_NAME
from primogen.server.quotas import Exhausted, Quota
from primogen.server.sessions import CSRF, SESSION, cookies_for, no_cookies
from primogen.server.storage import Storage
from primogen.server.tokens import digest, new_token, plain

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200  # characters
HASHES_AT_ONCE: Final = 2  # each takes 64 MiB and a core
TRIES_PER_MINUTE: Final = 10.0  # of one address, and for one name
TRIES_AT_ONCE: Final = 20.0
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


class Registry:
    """Where one signs: the accounts, and how often one may try."""

    def __init__(self, accounts: Accounts, tries_at_once: float = TRIES_AT_ONCE) -> None:
        self.accounts: Final = accounts
        self.addresses: Final = Allowances(TRIES_PER_MINUTE / 60, tries_at_once)
        self.names: Final = Allowances(TRIES_PER_MINUTE / 60, tries_at_once)
        self.hashing: Final = asyncio.Semaphore(HASHES_AT_ONCE)

    def check_tries(self, request: Asking, name: str) -> None:
        """The same for names that are known and names that are not."""
        if not (self.addresses.takes_one(address_of(request)) and self.names.takes_one(key_of(name))):
            raise HTTPException("too many tries: wait a minute", status_code=429)

    async def called(self, request: Asking, name: str, password: str) -> Account:
        self.check_tries(request, name)
        async with self.hashing:
            found = await asyncio.to_thread(self.accounts.called, name, password)
        if found is None:
            raise HTTPException("name and password do not match", status_code=401)
        return found

    async def signed_in(self, request: Asking) -> Account | None:
        token = request.cookies.get(SESSION, "")
        return await asyncio.to_thread(self.accounts.in_session, digest(token)) if token else None

    async def member(self, request: Asking) -> Account:
        found = await self.signed_in(request)
        if found is None:
            raise HTTPException("sign in first", status_code=401)
        return found

    async def begun(self, request: Asking, account: Account, status: int) -> Response[Signed]:
        """A session under a new token; the one before, if any, is over."""
        token, before = new_token(), request.cookies.get(SESSION, "")
        await asyncio.to_thread(self.accounts.end_session, digest(before))
        await asyncio.to_thread(self.accounts.begin_session, account.id, digest(token))
        return Response(Signed(account.name), status_code=status, cookies=cookies_for(request.url.scheme, token))


def registry_of(state: State) -> Registry:
    registry = state["signing"]
    assert isinstance(registry, Registry)
    return registry


def sign_ups_of(state: State) -> Quota:
    quota = state["sign_ups"]
    assert isinstance(quota, Quota)
    return quota


@post("/")
async def sign_up(request: Asking, state: State, data: Annotated[Signing, Body()]) -> Response[Signed]:
    registry, name = registry_of(state), plain(data.name)
    if not name:
        raise HTTPException("a name that can be read", status_code=400)
    if len(data.password) < SHORTEST_PASSWORD:
        raise HTTPException(f"a password has at least {SHORTEST_PASSWORD} characters", status_code=400)
    registry.check_tries(request, name)
    try:
        with sign_ups_of(state).one(address_of(request)):
            async with registry.hashing:
                account = await asyncio.to_thread(registry.accounts.add, name, data.password)
    except Exhausted:
        raise HTTPException("too many new accounts from this address: wait until tomorrow", status_code=429) from None
    except NameTaken:
        raise HTTPException("this name is taken", status_code=409) from None
    return await registry.begun(request, account, 201)


@get("/")
async def who(request: Asking, state: State) -> Response[Signed]:
    """Also gives back the second cookie, should it have been lost."""
    account = await registry_of(state).signed_in(request)
    if account is None:
        return Response(Signed(""), cookies=no_cookies() if SESSION in request.cookies else None)
    is_whole = CSRF in request.cookies
    return Response(
        Signed(account.name), cookies=None if is_whole else cookies_for(request.url.scheme, request.cookies[SESSION])
    )


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
    return Response(Signed(""), cookies=no_cookies())


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
    await asyncio.to_thread(registry_of(state).accounts.end_session, digest(request.cookies.get(SESSION, "")))
    return Response(Signed(""), cookies=no_cookies())


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
    "/api/account", route_handlers=[sign_up, who, remove, delete_chat, sign_in, sign_out, kept, keep]
)
