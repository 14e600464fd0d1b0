"""`primogen rules`, `cards`, `deck` and `scenario`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command_line import Said, primogen
from primogen.books.ledger import document
from primogen.rivals.decks.formats import from_json, from_text
from primogen.rivals.decks.printed import printed_names
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.desk.catalogue import card_pages
from primogen.rivals.rules import words as w
from primogen.rivals.text.having import HAVING
from support import RULEBOOK

TESTS = Path(__file__).parents[1]
EXAMPLES = Path(__file__).parents[2] / "docs" / "scenarios"
SET = "Hunters & Hunted"
RECORD = {"id", "name", "set", "stack", "playable", "special", "text_en", "text_es", "rulings"}
SAME_AS_GUARD = "R229-ATK-11, R229-CRD-15, R226-ATK-01, R20-ATK-25, R20-SEQ-06, R20-CRD-13"


# ---- games


GAMES = """\
rivals  Vampire: The Masquerade - Rivals (2 to 4 players)
vtes    Vampire: The Eternal Struggle (2 to 6 players)
"""


def test_which_games_there_are() -> None:
    assert primogen("games") == Said(0, GAMES, "")


@pytest.mark.parametrize(
    "command",
    ["play --terminal", "watch", "rules block", "cards judas", "deck", "simulate", "fit", "bench --rounds 1", "load"],
)
def test_a_game_that_nobody_knows_is_named(command: str) -> None:
    said = primogen(*command.split(), "--game", "chess")
    assert (said.code, said.err) == (2, "primogen: no game is called 'chess': rivals, vtes\n")


def test_a_game_may_be_named() -> None:
    assert primogen("cards", "judas", "--game", "rivals") == primogen("cards", "judas")


# ---- rules


def test_a_rule_by_its_id() -> None:
    said = primogen("rules", "RV-BLOCK-05")
    assert said.code == 0 and said.out.startswith("RV-BLOCK-05  ")
    assert "core rulebook (2023)" in said.out and said.out.count("\n") == 3
    assert said.out.splitlines()[-1].split() == ["the", "same:", *SAME_AS_GUARD.split()]
    assert primogen("rules", "rv-block-05") == said


def test_rules_by_the_beginning_of_an_id() -> None:
    found = json.loads(primogen("rules", "RV-BLOCK", "--json").out)
    assert [rule["id"] for rule in found] == [each.id for each in document("rivals-2023") if "RV-BLOCK" in each.id]


def test_rules_by_words() -> None:
    """Every word must occur, in any order."""
    one, two = (json.loads(primogen("rules", *words, "--json").out) for words in (("ranged",), ("guard", "ranged")))
    assert "RV-BLOCK-05" in [rule["id"] for rule in two]
    assert 0 < len(two) < len(one)
    assert primogen("rules", "ranged", "guard", "--json").out == primogen("rules", "guard", "ranged", "--json").out


def test_all_rules_as_json() -> None:
    found = json.loads(primogen("rules", "--json").out)
    assert len(found) == len(document("rivals-2023"))
    assert {tuple(rule) for rule in found} == {("document", "id", "area", "rule")}
    assert all(rule["rule"] for rule in found)


def test_nothing_found_is_an_empty_list_or_a_complaint() -> None:
    assert primogen("rules", "xyzzy", "--json").out == "[]\n"
    said = primogen("rules", "xyzzy")
    assert said.complains() and "no rule speaks of 'xyzzy'" in said.err


def test_the_tests_cite_every_rule_of_decks() -> None:
    report = json.loads(primogen("rules", "--coverage", "--json", "--tests", TESTS).out)
    found = report["rivals-2023"]
    assert set(found) == {"testable", "cited", "uncited"}
    assert found["testable"] == sum(rule.testable for rule in document("rivals-2023"))
    assert found["cited"] + len(found["uncited"]) == found["testable"]
    assert [rule for rule in found["uncited"] if rule.startswith("RV-DECK-") or rule == "RV-SETUP-11"] == []


def test_coverage_counts_what_a_folder_cites(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('"""RV-DECK-01 to -03, RV-BLOCK-05."""', encoding="utf-8")
    (tmp_path / "mutants.yaml").write_text("rules: [RV-WIN-01]", encoding="utf-8")  # which shows nothing
    (tmp_path / "test_garbage.py").write_bytes(bytes(range(256)))
    report = json.loads(primogen("rules", "--coverage", "--json", "--tests", tmp_path).out)
    assert (report["rivals-2023"]["cited"], report["rivals-2020"]["cited"]) == (4, 0)
    said = primogen("rules", "--coverage", "--tests", tmp_path)
    assert said.code == 0 and "rivals-2023: 4 of " in said.out and "RV-DECK-04" in said.out


def test_a_test_of_rules_shows_what_older_books_say_alike(tmp_path: Path) -> None:
    """RV-BLOCK-05: unless it is marked for that edition, or stands where tests are not played by every edition."""
    test = '{}def test_guard() -> None:\n    """RV-BLOCK-05: a shot."""\n'
    expected = {("rules", ""): (1, 1), ("rules", '@differs("DIFF-52", "2020")\n'): (0, 1), ("engine", ""): (0, 0)}
    for at, ((folder, mark), found) in enumerate(expected.items()):
        path = tmp_path / str(at) / folder / "test_one.py"
        path.parent.mkdir(parents=True)
        path.write_text(test.format(mark), encoding="utf-8")
        report = json.loads(primogen("rules", "--coverage", "--json", "--tests", tmp_path / str(at)).out)
        shown = ["R20-ATK-25" not in report["rivals-2020"]["uncited"]]
        shown += ["R229-CRD-15" not in report["rivals-2022-09"]["uncited"]]
        assert tuple(shown) == found


def test_what_several_rules_say_together_needs_all_of_them(tmp_path: Path) -> None:
    """R20-DMG-05: Shields, and attributes."""
    (tmp_path / "rules").mkdir()
    for cited, is_shown in (("RV-DMG-08", False), ("RV-DMG-08, -09", True)):
        text = f'def test_it() -> None:\n    """{cited}."""\n'
        (tmp_path / "rules" / "test_one.py").write_text(text, encoding="utf-8")
        report = json.loads(primogen("rules", "--coverage", "--json", "--tests", tmp_path).out)
        assert ("R20-DMG-05" not in report["rivals-2020"]["uncited"]) is is_shown


# ---- editions side by side


def test_two_editions_side_by_side() -> None:
    """By chapter, each with its words and its rules; in the order in which they were named."""
    said = primogen("rules", "--compare", "2020", "2023")
    lines = said.out.splitlines()
    at = lines.index("DIFF-09  Prince of the City in a two-player game (changed)")
    assert (said.code, lines[0], lines[at + 1].split()) == (0, "Set-up", ["2020", "2023"])
    assert lines[-1] == f"{sum(line.startswith('DIFF-') for line in lines)} differences between 2020 and 2023"
    assert all(len(line) <= 102 for line in lines if not line.startswith("DIFF-"))
    turned = primogen("rules", "--compare", "2023", "2020").out.splitlines()
    assert turned[at + 1].split() == ["2023", "2020"] and turned[at + 2] != lines[at + 2]


def test_headings_are_spanish_for_those_who_read_it() -> None:
    said = primogen("rules", "--compare", "2022-06", "2022-09", "--lang", "es").out
    assert said.startswith("Preparación\n") and " (cambiado)\n" in said
    assert said.splitlines()[-1].endswith("diferencias entre 2022-06 y 2022-09")


def test_editions_compared_as_json() -> None:
    """What a later edition leaves as it was is no difference; whoever leaves a point has the words it had."""
    found = {row["id"]: row for row in json.loads(primogen("rules", "--compare", "2020", "2022-09", "--json").out)}
    assert "DIFF-05" not in found  # "As 2020."
    first = found["DIFF-01"]["editions"]
    assert first["2020"]["rules"] == ["R20-SET-13", "R20-SET-15"] and first["2022-09"]["rules"] == ["R229-SET-02"]
    both = json.loads(primogen("rules", "--compare", "2022-06", "2023", "--json").out)
    [fifth] = [row for row in both if row["id"] == "DIFF-05"]
    assert fifth["editions"]["2022-06"]["says"].startswith("Starting vampires and Havens are revealed together")
    assert fifth["editions"]["2022-06"]["rules"] == ["R20-DCK-05", "R20-UNQ-03"]
    assert json.loads(primogen("rules", "--compare", "2020", "2020", "--json").out) == []


def test_an_edition_that_nobody_knows_is_named() -> None:
    said = primogen("rules", "--compare", "2020", "1492")
    assert said.complains() and said.err == "primogen: no edition is called '1492': 2020, 2022-06, 2022-09, 2023\n"


# ---- cards


def test_all_cards_of_the_set_are_playable_and_few_are_special() -> None:
    records = json.loads(primogen("cards", "--set", SET, "--json").out)
    assert len(records) == 144 and len({record["id"] for record in records}) == 144
    assert all(set(record) >= RECORD and record["set"] == SET and record["playable"] is True for record in records)
    assert sum(record["special"] for record in records) <= 4


def test_every_card_has_a_stack_and_its_texts() -> None:
    """Those without text (a few characters) have none in either language."""
    records = json.loads(primogen("cards", "--set", SET, "--json").out)
    stacks = {record["stack"] for record in records}
    assert stacks == {"agenda", "city", "faction", "haven", "library", "monster"}
    assert all(bool(record["text_en"]) == bool(record["text_es"]) for record in records)
    assert sum(record["text_en"] != record["text_es"] for record in records) > 130


def test_cards_by_words_in_two_languages() -> None:
    english, spanish = primogen("cards", "coiled", "strike"), primogen("cards", "coiled", "strike", "--lang", "es")
    assert english.out.startswith("Coiled Strike  (Attack; hah-coiled-strike)\n    ")
    assert spanish.out.startswith("Coiled Strike  (Ataque; hah-coiled-strike)\n    ")
    assert english.out.splitlines()[1:] != spanish.out.splitlines()[1:]


def test_no_card_found() -> None:
    assert primogen("cards", "xyzzy", "--json").out == "[]\n"
    assert "no card speaks of 'xyzzy'" in primogen("cards", "xyzzy").err
    assert primogen("cards", "xyzzy").complains()
    sets = ", ".join(sorted({card.set for card in RULEBOOK.pool.cards}))
    assert primogen("cards", "--set", "Nowhere").err == f"primogen: no set is called 'Nowhere': {sets}\n"


def test_a_card_that_cannot_be_played_is_named_and_why() -> None:
    """Looked for by name: it is not as if there were none."""
    said = primogen("cards", "magnum")
    assert (said.code, said.out) == (
        0,
        "Magnum  (ml-magnum) cannot be played yet: what Stealth does, no document says\n",
    )
    [told] = json.loads(primogen("cards", "ml-magnum", "--json").out)
    assert (told["name"], told["playable"]) == ("Magnum", False) and told["why"] in said.out
    assert "cannot be played" not in primogen("cards", "coiled").out


def test_how_much_can_be_played() -> None:
    """All that was printed, set by set; and what is missing, by name."""
    said = primogen("cards", "--coverage")
    assert said.code == 0 and "Core                  141 of    141  100.0 %" in said.out
    told = json.loads(primogen("cards", "--coverage", "--json").out)
    share = told["shares"]["cards playable"]
    playable = printed_names().keys() & RULEBOOK.pool.by_key.keys()  # wraiths are tokens
    assert (share["part"], share["whole"]) == (len(playable), 862)
    assert len(told["lacking"]) == 862 - share["part"]
    assert not {card["key"] for card in told["lacking"]} & RULEBOOK.pool.by_key.keys()


# ---- decks


def test_the_starters_are_legal() -> None:
    said = primogen("deck")
    assert said.code == 0
    assert said.out.splitlines() == [f"{name}: {starter(name).name}: legal" for name in STARTERS]


@pytest.mark.parametrize("name", STARTERS)
def test_a_deck_is_turned_into_another_format(tmp_path: Path, name: str) -> None:
    """And back, by files."""
    first, second = tmp_path / "deck.json", tmp_path / "deck.txt"
    first.write_text(primogen("deck", name, "--to", "json").out, encoding="utf-8")
    assert from_json(first.read_text(encoding="utf-8")) == starter(name)
    second.write_text(primogen("deck", first, "--to", "text").out, encoding="utf-8")
    assert from_text(second.read_text(encoding="utf-8"), RULEBOOK.pool) == starter(name)
    assert primogen("deck", first, second).code == 0


def test_the_faults_of_a_deck_are_told_in_two_languages(tmp_path: Path) -> None:
    """RV-DECK-02, RV-DECK-06: 2 if any deck is not legal, though others are."""
    path = tmp_path / "bad.txt"
    text = primogen("deck", "ministry", "--to", "text").out
    path.write_text(text.replace("3 Awe", "4 Awe").replace("\nIara\n", "\n"), encoding="utf-8")
    assert primogen("deck", "caitiff", path).code == 2
    assert primogen("deck", path).out.splitlines() == [
        f"{path}: The Serpent's Ear: 2 faults",
        "  A Faction deck has 7 characters, not 6 (RV-DECK-02)",
        "  At most 3 of Awe, not 4 (RV-DECK-06)",
    ]
    assert "Como máximo 3 de Awe, no 4 (RV-DECK-06)" in primogen("deck", path, "--lang", "es").out


# ---- scenarios


def test_the_examples_run() -> None:
    said = primogen("scenario", *sorted(EXAMPLES.glob("*.yaml")))
    assert said.code == 0
    *lines, summary = said.out.splitlines()
    assert len(lines) >= 8 and summary == f"{len(lines)} as expected"
    assert all(line.endswith(": as expected") for line in lines)


def test_a_scenario_that_fails_shows_what_was_told_and_offered(tmp_path: Path) -> None:
    """Since the last answer; and the others still run."""
    path = tmp_path / "bad.yaml"
    path.write_text(
        "name: Amiss\ntable:\n  - {streets: [Lucky]}\n  - {haven: [Keondra, Gisele]}\nplay:\n"
        "  - One: [attack with Lucky, target Keondra]\n  - One: Physical\n  - expect: {asked: act}\n",
        encoding="utf-8",
    )
    said = primogen("scenario", path, EXAMPLES / "3-reaction.yaml")
    assert said.code == 1
    assert said.out.splitlines() == [
        f"{path}: Amiss: line 8, step 3: asked: 'block', not 'act'",
        "    since the last answer:",
        "      Lucky makes a Physical attack",
        "    Two is asked 'block' and may: block with Gisele, pass",
        f"{EXAMPLES / '3-reaction.yaml'}: A Reaction of the right type: as expected",
        "1 as expected, 1 not",
    ]


def test_a_file_that_is_no_scenario_does_not_stop_the_others(tmp_path: Path) -> None:
    nowhere, prose = tmp_path / "nowhere.yaml", tmp_path / "prose.yaml"
    prose.write_text("Once upon a time", encoding="utf-8")
    said = primogen("scenario", nowhere, prose, EXAMPLES / "3-reaction.yaml")
    assert said.code == 2 and not said.err
    first, second, third, summary = said.out.splitlines()
    assert first == f"{nowhere}: there is no such file" and second.startswith(f"{prose}, line 1: a map is wanted")
    assert third.endswith(": as expected") and summary == "1 as expected; 2 files could not be read"


def test_scenarios_as_json(tmp_path: Path) -> None:
    path, nowhere = tmp_path / "bad.yaml", tmp_path / "nowhere.yaml"
    good = (EXAMPLES / "3-reaction.yaml").read_text(encoding="utf-8")
    path.write_text(good.replace("Keondra: 5", "Keondra: 4"), encoding="utf-8")
    said = primogen("scenario", EXAMPLES / "3-reaction.yaml", path, nowhere, "--json")
    well, amiss, none = json.loads(said.out)
    assert (said.code, well["as_expected"], set(well)) == (2, True, {"file", "name", "as_expected"})
    assert amiss["amiss"] == "line 15, step 7: blood: Keondra: 5, not 4" and amiss["asked"] == "One is asked 'act'"
    assert "pass action" in amiss["offered"] and any("hits Keondra" in line for line in amiss["log"])
    assert none == {"file": str(nowhere), "unreadable": f"{nowhere}: there is no such file"}


# ---- what is ruled on a card, and terms


def test_a_card_comes_with_its_rulings() -> None:
    """Of few cards all is told; of many on request."""
    said = primogen("cards", "core-sucker-punch")
    assert "R226-ERR-08: Sucker Punch deals 1 damage instead of 2." in said.out
    assert "R20-SEQ-16" not in said.out  # a worked example
    assert "R226-ERR-08" not in primogen("cards", "--set", "Core").out
    assert "R226-ERR-08" in primogen("cards", "--set", "Core", "--rulings").out


def test_a_table_by_other_terms_is_watched_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = primogen("watch", "--seats", 2, "--seed", 5, "--with", "conspiracy.permission=never", "--save", path)
    assert said.code == 0
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert '"conspiracy.permission": "never"' in json.dumps(header)
    assert primogen("verify", path).code == 0


def test_games_by_terms_that_chance_chooses() -> None:
    said = primogen("simulate", "--games", 4, "--edition", "any", "--with", "city=any", "--json")
    assert (said.code, json.loads(said.out)["games"]) == (0, 4)


def test_a_deck_is_checked_by_the_rules_of_an_edition() -> None:
    assert primogen("deck", "ministry", "--edition", "2023").code == 0


def test_a_deck_of_the_other_game_goes_from_format_to_format(tmp_path: Path) -> None:
    """As text, as a link, as JSON; a link may stand where a file may."""
    link = primogen("deck", "--game", "vtes", "malkavian", "--to", "vdb").out.strip()
    assert link.startswith("https://vdb.im/decks/deck?name=")
    text = primogen("deck", "--game", "vtes", "malkavian", "--to", "text").out
    assert primogen("deck", "--game", "vtes", link, "--to", "text").out == text
    path = tmp_path / "deck.json"
    path.write_text(primogen("deck", "--game", "vtes", "malkavian", "--to", "json").out, encoding="utf-8")
    assert primogen("deck", "--game", "vtes", str(path), "--to", "text").out == text


def test_a_format_that_a_game_has_not_is_refused_with_those_it_has() -> None:
    for game, formats in (("rivals", "text, json"), ("vtes", "text, jol, lackey, vdb, json")):
        found = primogen("deck", "--game", game, "--to", "pdf")
        assert (found.code, "'pdf' is no format" in found.err, formats in found.err) == (2, True, True)


def test_a_card_that_no_phrase_says_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    card_pages.cache_clear()
    monkeypatch.delitem(HAVING, w.SUPERFICIAL)
    said = primogen("cards", "apeskin")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("primogen: fat-apeskin: nobody has more of stat 66 (Superficial): text/having.py says")
