"""Small updates: what must change in one plain value to make another of it. RFC 7386, with lists replaced whole.

None is used for "gone", so a value that is None in the new one is told as gone: who reads it finds nothing there.
"""

from __future__ import annotations


def patch(old: dict[str, object], new: dict[str, object]) -> dict[str, object]:
    """Empty if they are the same."""
    found: dict[str, object] = {}
    if not old.keys() <= new.keys():
        for key in old:
            if key not in new and old[key] is not None:
                found[key] = None
    for key, value in new.items():
        before = old.get(key)
        if before == value:
            continue
        if isinstance(before, dict) and isinstance(value, dict):
            inner = patch(before, value)
            if inner:
                found[key] = inner
        else:
            found[key] = value
    return found


def patched(old: dict[str, object], change: dict[str, object]) -> dict[str, object]:
    found = dict(old)
    for key, value in change.items():
        before = found.get(key)
        if value is None:
            found.pop(key, None)
        elif isinstance(value, dict) and isinstance(before, dict):
            found[key] = patched(before, value)
        else:
            found[key] = value
    return found
