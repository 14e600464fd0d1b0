"""Names of ours as TypeScript, so that the page's compiler knows them."""

from __future__ import annotations

from collections.abc import Iterable


def union(name: str, names: Iterable[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f'  | "{each}"' for each in names) + ";"
