"""Who somebody is to a limit: where they come from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Protocol

from litestar.datastructures import Address

HOUSEHOLD: Final = 64  # bits of an IPv6 address: whoever has one has all that begin like it


class Coming(Protocol):
    """A request, or a socket."""

    @property
    def client(self) -> Address | None: ...


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


class Proxies:
    """Who may say in whose name they come: addresses, or networks such as 172.17.0.0/16."""

    def __init__(self, named: list[str]) -> None:
        self.named: Final = tuple(named)
        self.networks: Final = [ip_network(each) for each in named]  # a ValueError says which is none

    def are(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


NO_PROXIES: Final = Proxies([])
