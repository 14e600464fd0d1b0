"""What a service tells systemd (sd_notify): that it is ready, what it does, that it stops. Elsewhere nobody listens."""

from __future__ import annotations

import contextlib
import os
import socket
import sys

READY = "READY=1"
STOPPING = "STOPPING=1"


def status(words: str) -> str:
    return f"STATUS={words}"


def tell_systemd(*lines: str) -> None:
    address = os.environ.get("NOTIFY_SOCKET", "")
    if sys.platform == "win32" or not address.startswith(("/", "@")):
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as said:
        said.connect(f"\0{address[1:]}" if address.startswith("@") else address)
        said.sendall("\n".join(lines).encode())
