"""A table cites the rules of its own edition."""

from __future__ import annotations

import random

import pytest

from primogen.books.coverage import ids_in as ids_cited
from primogen.books.ledger import document
from primogen.games.desk import Teller
from primogen.games.desks import DESKS
from primogen.kernel.plain import as_dict
from primogen.kernel.views import Sight
from primogen.rivals.citing import DOCUMENTS, ids_in, references, written_in
from primogen.rivals.decks.starters import starter
from primogen.rivals.editions import EDITIONS, NEWEST, book_of
from primogen.rivals.opening import header_of, opened
from primogen.rivals.scenes.play import Play, begin
from primogen.rivals.scenes.sides import Side
from primogen.scenarios.acting import NAMES
from primogen.text.languages import EN, ES
from then import book_then

RIVALS = DESKS["rivals"]
GUARD = {"2020": "R20-ATK-25", "2022-06": "R20-ATK-25", "2022-09": "R229-CRD-15", "2023": "RV-BLOCK-05"}
ACTIONS = {"2020": "R20-ACT-02", "2022-06": "R20-ACT-02", "2022-09": "R20-ACT-02", "2023": "RV-ACT-11"}


def at(edition: str, *sides: Side, lang: int = EN) -> Play:
    return begin(*sides, edition=edition, book=book_then(edition), lang=lang)


def shot_at(edition: str) -> Play:
    """Lucky shoots, and Iara, who is no Guard, would Block."""
    play = at(edition, Side(streets=["Lucky"]), Side(streets=["Keondra", "Iara", "Gisele"]))
    play.one("attack with Lucky", "target Keondra", "Ranged")
    return play


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refusal_cites_the_tables_own_rule(edition: str) -> None:
    """RV-BLOCK-05, R20-ATK-25, R229-CRD-15: an update has its own, or leaves the rule of the book before it."""
    play = shot_at(edition)
    assert play.refusal("block with Iara").endswith(f"({GUARD[edition]})")
    [told] = [each for each in RIVALS.greyed(play.g, Teller(1, EN, NAMES[:2])) if "Iara" in str(each["words"])]
    assert told["rule"] == GUARD[edition] and GUARD[edition] in str(told["why"])


@pytest.mark.parametrize("lang", [EN, ES])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_cites_the_tables_own_rule(edition: str, lang: int) -> None:
    """RV-ACT-11, R20-ACT-02."""
    play = at(edition, Side(haven=["Lucky"]), Side(haven=["Keondra"]), lang=lang)
    assert play.words.asked(play.g, play.asked).endswith(f"({ACTIONS[edition]})")
    scene = RIVALS.scene(Teller(0, lang, NAMES[:2]), 1, RIVALS.looks(Sight(play.g)))
    assert as_dict(scene["prompt"])["rule"] == ACTIONS[edition]


def test_a_rule_that_no_older_book_has_goes_by_its_own_id() -> None:
    """RV-ABIL-04: it is new; RV-CONSP-10: it came with the first update."""
    assert [book_of(edition).cited("RV-ABIL-04") for edition in EDITIONS] == ["RV-ABIL-04"] * 4
    asked = [book_of(edition).cited("RV-CONSP-10") for edition in EDITIONS]
    assert asked == ["RV-CONSP-10", "R226-CON-04", "R229-CON-04", "RV-CONSP-10"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_a_table_asks_or_refuses_is_cited_from_its_own_books(edition: str) -> None:
    """Through a game: a rule that an older book has is never cited from a newer one."""
    book, dice = book_then(edition), random.Random(edition)
    decks = [starter(name).for_play() for name in ("ministry", "caitiff")]
    play = Play(opened(header_of(["One", "Two"], decks, b"cited", book, edition=edition, city="rio"), book))
    own, newer, cited = ids_in(edition), {*ids_in(edition).values()}, set[str]()
    for _ in range(120):
        said = [play.words.asked(play.g, play.asked), *(play.refusal_words(each) for each in play.greyed)]
        cited |= ids_cited(" ".join(said))
        play.answer(dice.randrange(len(play.offered)))
        if play.g.decision is None:
            break
    assert cited & own.keys() == set(), "those go by an older id"
    assert cited <= newer | (ids(NEWEST) - own.keys())
    assert len(cited & newer) >= (0 if edition == NEWEST else 5)


def test_the_newest_book_cites_as_it_is() -> None:
    assert ids_in(NEWEST) == book_of().ids == {}


# ---- the list itself


def ids(edition: str) -> set[str]:
    return {rule.id for rule in document(f"rivals-{edition}")}


def test_every_reference_is_to_a_rule() -> None:
    assert references().keys() <= ids(NEWEST)
    for rule, older in references().items():
        assert [id for id in older if id not in ids(written_in(id))] == [], rule


def test_references_stand_oldest_first_one_of_each_book() -> None:
    for rule, older in references().items():
        books = [written_in(id) for id in older]
        assert books == sorted(set(books)) and books, rule
    assert list(references()) == sorted(references())
    assert set(DOCUMENTS.values()) == EDITIONS.keys() - {NEWEST}


def test_what_an_update_repeats_is_cited_from_it() -> None:
    """The second update repeats most rules of the first: `same_as`."""
    repeats = {rule.same_as: rule.id for rule in document("rivals-2022-09") if rule.same_as}
    for rule, older in references().items():
        repeated = [repeats[id] for id in older if id in repeats]
        assert [id for id in repeated if id not in older] == [], rule
