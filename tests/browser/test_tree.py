"""The table as a screen reader has it: roles and names, and nothing else, are enough to play a whole game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import yaml
from playwright.sync_api import Locator, Page

from browser.hosting import Host
from browser.playing import concede
from patience import LONG_MS

MOST = 150
OPTION = re.compile(r'button "([0-9] .*)"', re.DOTALL)  # its key, and what it does


def decision(page: Page) -> Locator:
    """Where one is asked something, or told who has won."""
    found = page.get_by_role("region", name="Your decision")
    found.wait_for(timeout=LONG_MS)
    return found


def nodes(tree: object) -> Iterator[str]:
    """All that stands in a tree, from the top: `button "Pass"`."""
    if isinstance(tree, list):
        for each in tree:
            yield from nodes(each)
    elif isinstance(tree, dict):
        for name, inner in tree.items():
            yield str(name)
            yield from nodes(inner)
    else:
        yield str(tree)


def asked(page: Page) -> tuple[str, list[str]]:
    """The question, and the buttons that answer it. They are disabled from when one is pressed until that is kept.

    Between two questions the region may be gone before it is read.
    """
    while True:
        found = list(nodes(yaml.safe_load(decision(page).aria_snapshot())))
        question = next((each for each in found if each.startswith("heading")), "")
        if question and not any("[disabled]" in each for each in found):
            return question, [name[1].replace('\\"', '"') for each in found if (name := OPTION.match(each))]
        page.wait_for_timeout(30)


def test_a_whole_game_from_the_accessibility_tree(host: Host, page: Page) -> None:
    """From the lobby to the winner: what is asked is a heading, what can be answered are buttons that say so.

    Chance deals; whoever has not won after so many answers concedes, which is done by buttons, too.
    """
    page.goto(host.address)
    page.get_by_role("button", name="Play now").click()
    answers = 0
    question, options = asked(page)
    while " won" not in question:
        assert options and all(len(name) > 3 for name in options), question
        decision(page).get_by_role("button", name=options[0], exact=True).first.click()
        answers += 1
        if answers == MOST:
            concede(page)
        question, options = asked(page)
    assert answers > 3


def test_the_tree_names_the_parts_of_a_table(host: Host, page: Page) -> None:
    page.goto(host.deal(2).link(0))
    assert asked(page)[1]
    tree = "\n".join(nodes(yaml.safe_load(page.get_by_role("main").aria_snapshot())))
    for part in ('heading "Primogen: Ana, Corvus"', 'region "Your decision"', 'region "Your seat"', 'region "Story"'):
        assert part in tree
