"""`primogen rules`, `cards` and `deck`."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

from primogen.books.coverage import coverage
from primogen.books.ledger import document, search
from primogen.cli.choosing import deck_called
from primogen.cli.misuse import Misused
from primogen.rivals.decks.formats import to_json, to_text
from primogen.rivals.decks.starters import STARTERS
from primogen.rivals.decks.validation import faults
from primogen.rivals.editions import book_of
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.text.cards import card_text
from primogen.rivals.text.faults import fault_text
from primogen.rivals.text.lexicon import banner
from primogen.text.languages import EN, ES, LANGUAGES

STACKS = {
    w.CHARACTER: "faction",
    w.HAVEN_CARD: "haven",
    w.AGENDA_CARD: "agenda",
    w.EVENT: "city",
    w.MORTAL: "city",
    w.PRINCE: "city",
    w.MONSTER: "monster",
}


def show_rules(words: str, *, as_json: bool) -> int:
    found = search(words) if words else [("rivals-2023", rule) for rule in document("rivals-2023")]
    if as_json:
        print(
            json.dumps([{"document": name, "id": r.id, "area": r.area, "rule": r.rule} for name, r in found], indent=1)
        )
        return 0
    if not found:
        raise Misused(f"no rule speaks of {words!r}")
    for name, rule in found:
        print(textwrap.fill(f"{rule.id}  {rule.rule.strip()}", width=100, subsequent_indent="    "))
        if len(found) <= 3:
            print(f"    {rule.source.doc}: {rule.source.section} ({name}, {rule.kind})")
    return 0


def show_coverage(tests: Path, *, as_json: bool) -> int:
    if not tests.is_dir():
        raise Misused(f"{tests}: there is no such folder of tests")
    report = coverage(tests)
    if as_json:
        print(json.dumps(report, indent=1))
        return 0
    for name, found in report.items():
        print(f"{name}: {found['cited']} of {found['testable']} testable rules are cited by a test")
        by_area: dict[str, list[str]] = {}
        areas = {rule.id: rule.area for rule in document(name)}
        for rule in found["uncited"]:
            by_area.setdefault(areas[rule], []).append(rule)
        if found["cited"]:
            for area, ids in by_area.items():
                print(f"  {area}: {', '.join(ids)}")
    return 0


def show_cards(words: str, set_name: str | None, lang: str, *, as_json: bool) -> int:
    known = sorted({card.set for card in book_of().pool.cards})
    if set_name is not None and set_name not in known:
        raise Misused(f"no set is called {set_name!r}: {', '.join(known)}")
    found = [card for card in book_of().pool.cards if set_name in (None, card.set) and matches(card, words)]
    if as_json:
        print(json.dumps([as_record(card) for card in found], indent=1, ensure_ascii=False))
        return 0
    if not found:
        raise Misused(f"no card speaks of {words!r}")
    for card in found:
        print(f"{card.name}  ({banner(card.kind, card.words, LANGUAGES[lang])}; {card.key})")
        print(textwrap.indent(card_text(card, LANGUAGES[lang]), "    "))
    return 0


def matches(card: Printed, words: str) -> bool:
    text = f"{card.name} {card.key} {card_text(card, EN)}".casefold()
    return all(word in text for word in words.casefold().split())


def as_record(card: Printed) -> dict[str, object]:
    return {
        "id": card.key,
        "name": card.name,
        "set": card.set,
        "stack": STACKS.get(card.kind, "library"),
        "playable": True,
        "special": card.is_special,
        "text_en": card_text(card, EN),
        "text_es": card_text(card, ES),
    }


def show_decks(names: list[str], to: str | None, lang: str) -> int:
    wrong = 0
    for name in names or STARTERS:
        deck = deck_called(name)
        if to is not None:
            print(to_json(deck) if to == "json" else to_text(deck, book_of().pool), end="\n" if to == "json" else "")
            continue
        found = faults(deck, book_of().pool)
        wrong += bool(found)
        print(f"{name}: {deck.name}: {'legal' if not found else f'{len(found)} faults'}")
        for fault in found:
            print(f"  {fault_text(fault, LANGUAGES[lang])}")
    return 2 if wrong else 0
