"""Rules that older books have alike: the list of them, and how a test of the newest book is played by an older one."""

from __future__ import annotations

import re

import pytest
import yaml

from older import AS_NOW, OLDER, differs, settle_as
from primogen.books.alike import alike, grounds, is_shown, shown_by
from primogen.books.ledger import all_rules, document
from primogen.games.register import wing
from primogen.rivals.citing import references, written_in
from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.rules.switches import BY_NAME, HOW_MANY
from primogen.rivals.scenes.play import begin
from primogen.rivals.scenes.sides import Side
from setting_up import CAITIFF, MINISTRY, opening
from sources import PACKAGE

LISTED = re.findall(r"^(R2\S+): \[(.*)\]$", (PACKAGE / wing("rivals").alike).read_text("utf-8"), re.MULTILINE)
DIFFERENCES = yaml.load((PACKAGE / "rivals/ledger/edition-differences.yaml").read_text("utf-8"), yaml.CSafeLoader)


# ---- the list


def test_whatever_is_listed_is_a_rule() -> None:
    rules = all_rules()
    assert [rule for rule, others in LISTED if rule not in rules or not {*others.split(", ")} <= rules.keys()] == []
    assert len(LISTED) > 400


def test_each_is_listed_once_in_the_order_of_its_book() -> None:
    books = [rule.id for edition in OLDER for rule in document(f"rivals-{edition}")]
    assert [rule for rule, _ in LISTED] == [rule for rule in books if rule in dict(LISTED)]


def test_each_is_like_rules_of_newer_books_or_of_the_book_before() -> None:
    for rule, others in LISTED:
        for other in others.split(", "):
            assert other.startswith("RV-") or written_in(other) <= written_in(rule), rule


def test_what_cannot_be_tested_is_not_listed() -> None:
    rules = all_rules()
    assert [
        rule for rule, others in LISTED if not all(rules[each].testable for each in (rule, *others.split(", ")))
    ] == []


def test_what_a_table_cites_of_an_older_book_is_alike_or_settled_otherwise() -> None:
    """A reference is to a rule of the same point: it says the same, or the differences have it."""
    other = {id for row in DIFFERENCES for source in row["sources"] for id in source.get("rules", ())}
    cited = [(rule, older) for rule, ids in references().items() for older in ids]
    assert [pair for pair in cited if pair[0] not in grounds(pair[1]) and pair[1] not in other] == []


def test_what_an_update_repeats_is_alike() -> None:
    """R229-ABL-02 repeats R226-ABL-05, which says what RV-ABIL-17 and -18 do."""
    assert alike()["R229-ABL-02"] == ("R226-ABL-05",)
    assert grounds("R229-ABL-02") == {"R229-ABL-02", "R226-ABL-05", "RV-ABIL-17", "RV-ABIL-18"}
    assert not is_shown("R229-ABL-02", frozenset({"RV-ABIL-17"}))
    assert is_shown("R229-ABL-02", frozenset({"RV-ABIL-17", "RV-ABIL-18"}))
    assert shown_by()["RV-ABIL-17"] == EDITIONS.keys()
    assert not is_shown("R20-WIN-08", frozenset(all_rules()) - {"R20-WIN-08"})  # which is settled otherwise


# ---- by the rules of an older book


def settled_then(edition: str) -> list[int]:
    """But for what every test would trip over."""
    now = [BY_NAME[name].number for name in AS_NOW]
    return [0 if place in now else value for place, value in enumerate(EDITIONS[edition].settled())]


@pytest.mark.parametrize("edition", OLDER)
def test_tables_of_tests_are_laid_and_dealt_by_the_older_rules(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their cards, their city and their ids are those of the newest."""
    sides = Side(streets=["Lucky"]), Side(streets=["Keondra", "Iara", "Gisele"])
    newest, settled = begin(*sides), settled_then(edition)
    settle_as(edition, monkeypatch)
    play = begin(*sides)
    assert play.g.switches == opening([MINISTRY, CAITIFF]).g.switches == settled != newest.g.switches
    play.one("attack with Lucky", "target Keondra", "Ranged")
    assert play.refusal("block with Iara").endswith("(RV-BLOCK-05)")
    monkeypatch.undo()
    assert begin(*sides).g.switches == newest.g.switches == [0] * HOW_MANY


def test_a_mark_names_a_difference_and_older_editions() -> None:
    assert differs("DIFF-36", "2020", "2022-06").args == ("DIFF-36", "2020", "2022-06")
    for row, edition in (("DIFF-0", "2020"), ("DIFF-36", NEWEST), ("RV-WIN-01", "2020")):
        with pytest.raises(ValueError, match="no such row"):
            differs(row, edition)
    with pytest.raises(ValueError, match="no such row"):
        differs("DIFF-36")
