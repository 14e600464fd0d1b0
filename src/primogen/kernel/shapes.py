"""Plain data read as a class of ours, by threads too.

msgspec looks into a class the first time it meets it, and two threads that show it the same one at once bring down the
whole process. So a shape is made when its module is loaded: its class is known before anybody reads.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Shape(Generic[T]):
    """What is not of this shape is refused with a `msgspec.MsgspecError`."""

    def __init__(self, kind: type[T]) -> None:
        self.kind: Final = kind
        self.decoder: Final = msgspec.json.Decoder(kind)  # which looks into the class

    def of(self, plain: object) -> T:
        return msgspec.convert(plain, self.kind)

    def read(self, json: str | bytes) -> T:
        return self.decoder.decode(json)
