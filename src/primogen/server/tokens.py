"""Tokens, and names that people may read."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def plain(text: str) -> str:
    """One line, without signs that nobody sees: they could turn the text of others around."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def next_room(room: str) -> str:
    """The table after this one: whoever knows this one finds it."""
    return digest(f"{room}/next")[:24]
