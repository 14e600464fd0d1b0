"""Shuffles that nobody has chosen: whoever deals commits to a secret, the seats add their luck, both make the seed.

The commitment is the SHA-256 of the secret. The seed is an HMAC with SHA-256, keyed by the secret, of the lucks in the
order of the seats, each in UTF-8 after its length in bytes (four bytes, the highest first). Whoever is shown the secret
after the game can tell that it was settled before any luck was known, and that the seed follows from both.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from primogen.kernel.journal import Header, JournalError

SECRET_BYTES: Final = 32
LENGTH_BYTES: Final = 4  # that say how long a luck is: no two lists of lucks are the same bytes
PROOF: Final = "proof"  # the part of a journal's header with all that is checked here


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seed_from(secret: bytes, lucks: Sequence[str]) -> bytes:
    """A seat that adds nothing has the empty luck."""
    said = [luck.encode() for luck in lucks]
    return hmac.digest(secret, b"".join(len(each).to_bytes(LENGTH_BYTES, "big") + each for each in said), "sha256")


def proof(secret: bytes, lucks: Sequence[str]) -> Header:
    return {"commitment": commitment_to(secret), "secret": secret.hex(), "lucks": list(lucks)}


def is_proven(header: Header) -> bool:
    """Whether the seed follows from a secret and lucks; no if nothing is said of them. A false proof is an error."""
    if PROOF not in header:
        return False
    found = header[PROOF]
    if not isinstance(found, dict):
        raise JournalError(1, "the proof of its seed is not understood")
    commitment, secret, lucks = found.get("commitment"), found.get("secret"), found.get("lucks")
    if not isinstance(secret, str) or not isinstance(lucks, list) or not all(isinstance(each, str) for each in lucks):
        raise JournalError(1, "the proof of its seed is not understood")
    try:
        key = bytes.fromhex(secret)
    except ValueError:
        raise JournalError(1, "the proof of its seed is not understood") from None
    if commitment_to(key) != commitment:
        raise JournalError(1, "the secret is not the one that was committed to")
    if seed_from(key, lucks).hex() != header.get("seed"):
        raise JournalError(1, "the seed does not follow from the secret and the lucks")
    return True
