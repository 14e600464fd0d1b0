"""The library: decks to start from, decks checked, and the ledger of rules to search and to read."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath, QueryParameter

from primogen.books.alike import told_alike
from primogen.books.ledger import Rule, document, entries, rule_called
from primogen.books.rulings import rulings_on
from primogen.books.terms import in_english, search_both, terms_in
from primogen.games.desk import CheckedDeck, Desk, Shelf, Unread
from primogen.games.desks import DESKS
from primogen.games.register import books, chapters
from primogen.server.addresses import address_of
from primogen.server.asking import AskedTerms, Lang, language, terms_asked
from primogen.server.reading import not_too_much, open_books, reads_of
from primogen.text.languages import ES, LANGUAGES

LONGEST_DECK: Final = 20_000  # characters of a deck's text
LONGEST_WORDS: Final = 200
MOST_RULES: Final = 300  # in one answer: more than any area has

Asking = Request[object, object, State]
Words = Annotated[
    str, QueryParameter(description="an id, its beginning, or words that all occur", max_length=LONGEST_WORDS)
]
Card = Annotated[str, QueryParameter(description="the name of a card: what is ruled on it", max_length=80)]
Key = Annotated[str, QueryParameter(description="one alone; empty for all", max_length=40)]


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    deck: Annotated[str, msgspec.Meta(max_length=LONGEST_DECK)]


class Meaning(msgspec.Struct):
    """A term of the rules, and what the Spanish rulebook calls it."""

    en: str
    es: str


class RuleText(msgspec.Struct, omit_defaults=True):
    id: str
    document: str
    area: str
    chapter: str
    rule: str
    kind: str
    source: str
    section: str
    cards: list[str] = []
    note: str = ""
    terms: list[Meaning] = []
    alike: list[str] = []


class RulesFound(msgspec.Struct):
    """The first of those found, and how many there are. `words`: what was looked for, if it was put into English."""

    rules: list[RuleText]
    total: int
    words: str = ""


class Chapter(msgspec.Struct):
    area: str
    title: str
    rules: int


class Document(msgspec.Struct):
    key: str
    title: str
    chapters: list[Chapter]


def desk_of(game: str) -> Desk:
    if game not in DESKS:
        raise HTTPException(f"no game is called {game!r}", status_code=404)
    return DESKS[game]


# ---- decks


@get("/api/games/{game:str}/decks", sync_to_thread=True)
def starter_decks(game: FromPath[str], lang: Lang = "en", terms: AskedTerms = "") -> Shelf:
    return desk_of(game).shelf(language(lang), terms_asked(game, terms))


@post("/api/games/{game:str}/decks/check", status_code=200)
async def check_deck(
    request: Asking,
    state: State,
    game: FromPath[str],
    data: Annotated[DeckText, Body()],
    lang: Lang = "en",
    terms: AskedTerms = "",
) -> CheckedDeck:
    checked, settled = desk_of(game).checked, terms_asked(game, terms)
    try:
        return await reads_of(state).look_up(address_of(request), checked, data.deck, language(lang), settled)
    except Unread as error:
        raise HTTPException(str(error), status_code=400) from None


# ---- rules


@get("/api/rules")
async def find_rules(
    request: Asking,
    state: State,
    words: Words = "",
    document: Key = "",
    area: Key = "",
    card: Card = "",
    lang: Lang = "en",
) -> RulesFound:
    number = language(lang)
    if document and document not in books():
        raise HTTPException(f"no rulebook is called {document!r}: {', '.join(books())}", status_code=400)
    return await reads_of(state).look_up(address_of(request), rules_with, words, document, area, card, number)


def rules_with(words: str, document: str, area: str, card: str, number: int) -> RulesFound:
    english = in_english(words) if number == ES else words
    found = search_both(words, english, document) if words.strip() else entries(document)
    found = [(name, rule) for name, rule in found if area in ("", rule.area)]
    if card:
        named = {rule.id for _, rule in rulings_on(card)}
        found = [(name, rule) for name, rule in found if rule.id in named]
    told = [told_rule(name, rule, number) for name, rule in found[:MOST_RULES]]
    return RulesFound(told, len(found), english if english != words else "")


@get("/api/rules/documents", sync_to_thread=True)
def rule_documents(lang: Lang = "en") -> list[Document]:
    number = language(lang)
    return [Document(name, book.title[number], chapters_of(name, number)) for name, book in books().items()]


@get("/api/rules/{rule:str}", sync_to_thread=True)
def one_rule(rule: FromPath[str], lang: Lang = "en") -> RuleText:
    number, found = language(lang), rule_called(rule.upper())
    if found is None:
        raise HTTPException(f"no rule has the id {rule!r}", status_code=404)
    return told_rule(*found, number)


def chapters_of(name: str, lang: int) -> list[Chapter]:
    """In the order of the document."""
    counts: dict[str, int] = {}
    for rule in document(name):
        counts[rule.area] = counts.get(rule.area, 0) + 1
    return [Chapter(area, chapters(name)[area][lang], count) for area, count in counts.items()]


def told_rule(name: str, rule: Rule, lang: int) -> RuleText:
    return told_rules(name, lang)[rule.id]


@cache
def told_rules(name: str, lang: int) -> dict[str, RuleText]:
    """All rules of a document in one language: they never change, and are asked for by the hundred."""
    return {rule.id: in_words(name, rule, lang) for rule in document(name)}


def in_words(name: str, rule: Rule, lang: int) -> RuleText:
    return RuleText(
        id=rule.id,
        document=name,
        area=rule.area,
        chapter=chapters(name)[rule.area][lang],
        rule=rule.rule,
        kind=rule.kind,
        source=rule.source.doc,
        section=rule.source.section,
        cards=rule.cards,
        note=rule.note,
        terms=[Meaning(term.en, term.es) for term in terms_in(rule.rule)] if lang == ES else [],
        alike=list(told_alike().get(rule.id, ())),
    )


def open_library() -> None:
    """All that is looked up here, ready to be told."""
    open_books()
    for name in books():
        for lang in LANGUAGES.values():
            told_rules(name, lang)


library: Final = Router(
    "/", guards=[not_too_much], route_handlers=[starter_decks, check_deck, find_rules, rule_documents, one_rule]
)
