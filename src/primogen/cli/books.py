"""`primogen rules`, `cards` and `deck`."""

from __future__ import annotations

import json
import textwrap
from dataclasses import asdict
from pathlib import Path
from typing import Final

from primogen.books.alike import told_alike
from primogen.books.coverage import coverage
from primogen.books.ledger import document, search
from primogen.books.rulings import rulings_on
from primogen.cli.choosing import terms_of
from primogen.cli.misuse import Misused
from primogen.games.cards import CardPage, Lacking, Share
from primogen.games.register import games, wing
from primogen.text.languages import EN, ES, LANGUAGES

FEW_CARDS: Final = 3  # of so few, all is told: their rulings, too
WIDTH: Final = 110
MOST_LACKING: Final = 20  # told without being asked


def show_games() -> int:
    longest = max(map(len, games()))
    for name in games():
        played = wing(name)
        print(f"{name:{longest}}  {played.title} ({played.seats[0]} to {played.seats[-1]} players)")
    return 0


def show_rules(game: str | None, words: str, *, as_json: bool) -> int:
    """If nothing is looked for, all of the game's newest rulebook."""
    newest = wing(game).books[0].key
    found = search(words) if words else [(newest, rule) for rule in document(newest)]
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
            if rule.id in told_alike():
                print(textwrap.fill(f"    the same: {', '.join(told_alike()[rule.id])}", 100, subsequent_indent="    "))
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


def show_cards(
    game: str | None,
    words: str,
    set_name: str | None,
    lang: str,
    edition: str | None,
    *,
    with_rulings: bool,
    as_json: bool,
) -> int:
    cards = wing(game).cards(terms_of(wing(game), edition, []))
    known = sorted({card.set for card in cards})
    if set_name is not None and set_name not in known:
        raise Misused(f"no set is called {set_name!r}: {', '.join(known)}")
    found = [card for card in cards if set_name in (None, card.set) and card.speaks_of(words)]
    lacking = lacking_called(game, words) if set_name is None else []
    if as_json:
        records = [*map(as_record, found), *map(as_lacking, lacking)]
        print(json.dumps(records, indent=1, ensure_ascii=False))
        return 0
    if not found and not lacking:
        raise Misused(f"no card speaks of {words!r}")
    for each in lacking:
        said = f"{each.name}  ({each.key}) cannot be played yet: {each.why}"
        print(textwrap.fill(said, WIDTH, subsequent_indent="    "))
    for card in found:
        print(f"{card.name}  ({card.banner[LANGUAGES[lang]]}; {card.key})")
        print(textwrap.indent(card.text[LANGUAGES[lang]], "    "))
        if with_rulings or len(found) <= FEW_CARDS:
            show_rulings(card)
    return 0


def lacking_called(game: str | None, words: str) -> list[Lacking]:
    """Those that cannot be played, if they are looked for by name."""
    return [each for each in wing(game).coverage().lacking if each.is_called(words)] if words.strip() else []


def show_playable(game: str | None, *, as_json: bool) -> int:
    found = wing(game).coverage()
    if as_json:
        print(json.dumps(asdict(found), indent=1, ensure_ascii=False))
        return 0
    show_shares(found.shares)
    print("\nplayable:")
    show_shares(found.by_kind, "  ")
    if found.lacking:
        print(f"\nnext, of {len(found.lacking)} (all with --json):")
    for card in found.lacking[:MOST_LACKING]:
        wanted = f", in {card.wanted} decks" if card.wanted else ""
        print(textwrap.fill(f"  {card.name} ({card.key}{wanted}): {card.why}", WIDTH, subsequent_indent="      "))
    return 0


def show_shares(shares: dict[str, Share], indent: str = "") -> None:
    longest = max(map(len, shares))
    for name, share in shares.items():
        rate = 100 * share.part / share.whole
        print(f"{indent}{name:{longest}}  {share.part:6} of {share.whole:6}  {rate:5.1f} %")


def show_rulings(card: CardPage) -> None:
    """Whatever the documents say of it by its name."""
    for _, rule in rulings_on(card.name):
        print(textwrap.fill(f"{rule.id}: {rule.rule}", WIDTH, initial_indent="      ", subsequent_indent="        "))


def as_record(card: CardPage) -> dict[str, object]:
    return {
        "id": card.key,
        "name": card.name,
        "set": card.set,
        "stack": card.stack,
        "playable": True,
        "special": card.is_special,
        "rulings": [rule.id for _, rule in rulings_on(card.name)],
        "text_en": card.text[EN],
        "text_es": card.text[ES],
    }


def as_lacking(card: Lacking) -> dict[str, object]:
    return {"id": card.key, "name": card.name, "playable": False, "why": card.why}


def show_decks(
    game: str | None, names: list[str], to: str | None, lang: str, edition: str | None, settled: list[str]
) -> int:
    wrong, decks = 0, wing(game).decks(terms_of(wing(game), edition, settled))
    if to is not None and to not in decks.formats():
        raise Misused(f"--to: {to!r} is no format of these decks: {', '.join(decks.formats())}")
    for name in names or decks.starters():
        deck = decks.called(name)
        if to is not None:
            print(decks.written(deck, to).rstrip("\n"))
            continue
        found = decks.faults(deck, LANGUAGES[lang])
        wrong += bool(found)
        print(f"{name}: {deck.name}: {'legal' if not found else f'{len(found)} faults'}")
        for fault in found:
            print(f"  {fault}")
    return 2 if wrong else 0
