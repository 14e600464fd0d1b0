"""English inflection: what the phrase table leaves to `~verb` and `^noun`."""

from __future__ import annotations

from functools import cache
from typing import Final

BASE, THIRD, GERUND, DONE, PLURAL = "b", "s", "ing", "ed", "p"
ONE, MANY = "sg", "pl"
MOODS: Final = (BASE, THIRD, GERUND, DONE, PLURAL)
NUMBERS: Final = (ONE, MANY)

IRREGULAR: Final = {
    "be": ("be", "is", "being", "been", "are"),
    "have": ("have", "has", "having", "had", "have"),
    "do": ("do", "does", "doing", "done", "do"),
    "get": ("get", "gets", "getting", "gotten", "get"),
    "go": ("go", "goes", "going", "gone", "go"),
    "take": ("take", "takes", "taking", "taken", "take"),
    "steal": ("steal", "steals", "stealing", "stolen", "steal"),
    "put": ("put", "puts", "putting", "put", "put"),
    "draw": ("draw", "draws", "drawing", "drawn", "draw"),
    "choose": ("choose", "chooses", "choosing", "chosen", "choose"),
    "give": ("give", "gives", "giving", "given", "give"),
    "lose": ("lose", "loses", "losing", "lost", "lose"),
    "send": ("send", "sends", "sending", "sent", "send"),
    "strike": ("strike", "strikes", "striking", "struck", "strike"),
    "wake": ("wake", "wakes", "waking", "woken", "wake"),
    "become": ("become", "becomes", "becoming", "become", "become"),
    "bleed": ("bleed", "bleeds", "bleeding", "bled", "bleed"),
    "make": ("make", "makes", "making", "made", "make"),
    "leave": ("leave", "leaves", "leaving", "left", "leave"),
    "inflict": ("inflict", "inflicts", "inflicting", "inflicted", "inflict"),
    "cast": ("cast", "casts", "casting", "cast", "cast"),
    "pay": ("pay", "pays", "paying", "paid", "pay"),
    "equip": ("equip", "equips", "equipping", "equipped", "equip"),
    "cost": ("cost", "costs", "costing", "cost", "cost"),
    "set": ("set", "sets", "setting", "set", "set"),
    "cancel": ("cancel", "cancels", "canceling", "canceled", "cancel"),
    "skip": ("skip", "skips", "skipping", "skipped", "skip"),
    "keep": ("keep", "keeps", "keeping", "kept", "keep"),
    "spend": ("spend", "spends", "spending", "spent", "spend"),
    "fight": ("fight", "fights", "fighting", "fought", "fight"),
    "deal": ("deal", "deals", "dealing", "dealt", "deal"),
    "win": ("win", "wins", "winning", "won", "win"),
    "bear": ("bear", "bears", "bearing", "borne", "bear"),
    "tap": ("tap", "taps", "tapping", "tapped", "tap"),
    "commit": ("commit", "commits", "committing", "committed", "commit"),
    "control": ("control", "controls", "controlling", "controlled", "control"),
    "force": ("force", "forces", "forcing", "forced", "force"),
    "stun": ("stun", "stuns", "stunning", "stunned", "stun"),
    "hit": ("hit", "hits", "hitting", "hit", "hit"),
}
PLURALS: Final = {
    "ally": "allies",
    "equipment": "equipment",
    "blood": "blood",
    "pool": "pool",
    "life": "life",
    "damage": "damage",
    "methuselah": "methuselahs",
    "justicar": "justicars",
    "priscus": "prisci",
    "imbued": "imbued",
    "werewolf": "werewolves",
    "wolf": "wolves",
    "magaji": "magaji",
    "kindred": "kindred",
    "effect": "effects",
    "ability": "abilities",
    "conviction": "conviction",
    "intercept": "intercept",
    "stealth": "stealth",
    "copy": "copies",
    "library": "libraries",
    "city": "cities",
    "anarch": "anarchs",
    "changeling": "changelings",
}
VOWELS: Final = "aeiou"


@cache
def verb(word: str, mood: str) -> str:
    if word in IRREGULAR:
        return IRREGULAR[word][MOODS.index(mood)]
    if mood in (BASE, PLURAL):
        return word
    if mood == THIRD:
        if word.endswith(("s", "x", "ch", "sh", "z")):
            return word + "es"
        return word[:-1] + "ies" if word.endswith("y") and word[-2] not in VOWELS else word + "s"
    ending = "ing" if mood == GERUND else "ed"
    if word.endswith("e"):
        return word[:-1] + ending
    if word.endswith("y") and word[-2] not in VOWELS and mood == DONE:
        return word[:-1] + "ied"
    return word + ending


@cache
def noun(word: str, number: str) -> str:
    if number == ONE:
        return word
    if word in PLURALS:
        return PLURALS[word]
    if word.endswith(("s", "x", "ch", "sh", "z")):
        return word + "es"
    return word[:-1] + "ies" if word.endswith("y") and word[-2] not in VOWELS else word + "s"
