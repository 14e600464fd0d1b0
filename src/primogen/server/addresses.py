"""Who somebody is to a limit: where they come from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Final

from litestar import Request
from litestar.connection import WebSocket
from litestar.datastructures import State

HOUSEHOLD: Final = 64  # bits of an IPv6 address: whoever has one has all that begin like it

Coming = Request[object, object, State] | WebSocket[object, object, State]


def address_of(coming: Coming) -> str:
    return counted(coming.client.host if coming.client else "")


def counted(host: str) -> str:
    """What an address counts as: itself, or of IPv6 the /64 that a household or a machine is given as a whole."""
    try:
        found = ip_address(host)
    except ValueError:  # a name, or nothing at all
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> HOUSEHOLD << HOUSEHOLD))
