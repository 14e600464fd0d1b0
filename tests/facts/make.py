"""The facts of cards, from RivalsDB's list of cards: numbers, icons and words of banners. No sentence is taken over.

python tests/facts/make.py RIVALS.json core-hydra core-velvet >> tests/facts/core.yaml                single cards
python tests/facts/make.py RIVALS.json "Hunters & Hunted" > tests/facts/hunters-and-hunted.yaml        a whole set

The list is in the public repository RivalsDB/rivalsdb. Without it, a line is written by hand from the printed card:
`numbers` are those of its text in order, but for reminders in brackets.

`tests/cards/test_facts.py` compares our cards with every file that lies here.
"""

from __future__ import annotations

import json
import re
import sys
from operator import itemgetter
from pathlib import Path
from typing import Final

import yaml

from primogen.kernel.plain import as_list

SAME: Final = {  # RivalsDB's names, and ours
    "bloodPotency": "bp",
    "bloodPotencyRequirement": "needs_bp",
    "damage": "damage",
    "shield": "shield",
    "blood": "blood",
    "agenda": "agenda",
    "copies": "copies",
    "clan": "clan",
    "attack": "attack",
    "reactions": "reactions",
}
MISTAKEN: Final[dict[str, dict[str, object]]] = {
    "hah-seeking-followers": {"name": "Seeking Followers"},  # there by the name of another card
    "core-steal-the-spotlight": {"reactions": ["physical"]},  # there as a type of attack only
}
ATTRIBUTES: Final = ("physical", "social", "mental")
REMINDER: Final = re.compile(r"\([^)]*\)")
BY_RULE: Final = re.compile(r"If you reach \d+ \[agenda\], you win!|gain \d+ \[agenda\] and choose one")
HEADER: Final = (
    "# What the cards of {name} print: numbers, icons and words of banners, by RivalsDB's ids. See make.py.\n"
)


def numbers_in(text: str) -> list[int]:
    """Reminders in brackets say nothing new, nor do lines that all Agendas and Mortals of a set have."""
    return sorted(int(number) for number in re.findall(r"\d+", BY_RULE.sub("", REMINDER.sub("", text))))


def facts_of(card: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = {"name": card["name"], "stack": card["stack"]}
    found |= {ours: card[theirs] for theirs, ours in SAME.items() if theirs in card}
    found |= MISTAKEN.get(str(card["id"]), {})
    is_attack = "attack" in as_list(card.get("types", []))
    found.pop("reactions" if is_attack else "attack", None)  # the same once more
    if is_attack:
        found.pop("shield", None)  # they shield nothing, whether it is said or not
        found["attack"] = as_list(found["attack"]) if isinstance(found["attack"], list) else [found["attack"]]
    if "types" in card:
        found["types"] = card["types"]
    if "physical" in card:
        found["attributes"] = [card[each] for each in ATTRIBUTES]
    icons = card.get("disciplines")
    if isinstance(icons, dict):
        found["disciplines"] = [name for name, times in sorted(icons.items()) for _ in range(times)]
    elif isinstance(icons, list):
        found["icons"] = sorted(icons)
    pools = card.get("cardpools")
    if isinstance(pools, list):
        found["decks"] = sorted(str(pool).lower() for pool in pools)
    found["numbers"] = numbers_in(str(card["text"]))
    return found


def chosen(cards: list[dict[str, object]], names: list[str]) -> list[dict[str, object]]:
    """By their ids, or by the name of their set."""
    found = [card for card in cards if card["id"] in names or card["set"] in names]
    unknown = set(names) - {str(card[key]) for card in found for key in ("id", "set")}
    if unknown:
        raise SystemExit(f"neither a card nor a set: {', '.join(sorted(unknown))}")
    return found


def main() -> None:
    _, path, *names = sys.argv
    cards = chosen(json.loads(Path(path).read_text(encoding="utf-8")), names)
    if names == [cards[0]["set"]]:
        print(HEADER.format(name=names[0]), end="")
    for card in sorted(cards, key=itemgetter("id")):
        line = yaml.safe_dump(
            facts_of(card), default_flow_style=True, sort_keys=False, allow_unicode=True, width=10_000
        )
        print(f"{card['id']}: {line}", end="")


if __name__ == "__main__":
    main()
