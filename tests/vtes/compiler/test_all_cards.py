"""Every card of krcg goes through the compiler: gates hold, and what is declined says where."""

from __future__ import annotations

from collections import Counter

from primogen.vtes.compiler.outcome import AMBIGUOUS, GATES, UNREAD, Compiled, Declined
from vtes_cards import compiled

# Cards read, by type. The table only grows: whoever makes it read more raises these.
READ = {
    "Action": 208,
    "Action Modifier": 140,
    "Ally": 55,
    "Combat": 204,
    "Equipment": 70,
    "Event": 12,
    "Imbued": 10,
    "Master": 260,
    "Political Action": 107,
    "Reaction": 102,
    "Retainer": 32,
    "Vampire": 1396,
}


def test_cards_are_read() -> None:
    read = Counter(kind for each in compiled().values() if isinstance(each, Compiled) for kind in each.card.types)
    assert {kind: read[kind] for kind in READ if read[kind] < READ[kind]} == {}


def test_nothing_is_ambiguous() -> None:
    assert [
        each.card.name for each in compiled().values() if isinstance(each, Declined) and each.gate == AMBIGUOUS
    ] == []


def test_a_declined_card_says_why() -> None:
    declined = [each for each in compiled().values() if isinstance(each, Declined)]
    assert [each.card.name for each in declined if not each.where or each.gate not in GATES] == []
    assert [each.card.name for each in declined if each.gate == UNREAD and not each.sentence] == []


def test_a_tree_is_a_value() -> None:
    """Nothing in it changes: it may be hashed, compared and kept; no two cards have the same."""
    faces = [each.face for each in compiled().values() if isinstance(each, Compiled)]
    assert len({hash(face) for face in faces}) == len(faces)
