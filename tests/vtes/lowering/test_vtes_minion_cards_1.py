"""Action modifiers and reactions before a combat, before a block is resolved, and as another card is played."""

from __future__ import annotations

import pytest

from primogen.kernel.values import balance
from primogen.vtes.rules.topics import INTERCEPT, STEALTH, STRENGTH
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def least(play: Play) -> None:
    """Whoever is asked does no more than he must."""
    said = ("pass", "decline", "no", "hands")
    found = [each for each in said if each in play.offered]
    assert found, play.offered
    play.answers(play.asked.seat, (found[0],))


def until(play: Play, word: str, told: str = "") -> None:
    """That is on offer, and such a thing has been told."""
    while word not in play.offered or not any(told in line for line in play.told_since(0)):
        least(play)


def over(play: Play, *unseen: str) -> None:
    """The action under way; these are never on offer."""
    while play.asked.asks != "act":
        assert not set(unseen) & set(play.offered)
        least(play)


def blocked(play: Play, who: str, seat: int = 1) -> None:
    until(play, f"block with {who}")
    play.answers(seat, (f"block with {who}",))


def plays(play: Play, card: str, *words: str) -> None:
    """Whose turn it is to say something; words that nobody asks for are not said."""
    seat = play.asked.seat
    play.answers(seat, (f"play {card}",))
    for word in words:
        if word in play.offered:
            play.answers(seat, (word,))


# ---- before a combat

OBEDIENCE = "Obedience"
NAMES = ("Mental Maze", "Gift of Sleep", "Cao Nguyen", "Roger Farnsworth", "Celine Chevalier", "Mr. Noir", "Pearl",
         "Blanche Hill", "Change of Target", "Hide the Mind", "Obedient Flesh", "Kay Polerno", "Ángel Guerrero",
         "Sleeping Mind, The", "True Love's Face", "Renenet", "Marcel", "Bronwen", "Malcolm", "Isabel de Leon",
         "Read Intentions")  # fmt: skip
BOOK = book_with(OBEDIENCE, *NAMES)


@pytest.mark.parametrize(("level", "is_tapped"), [("basic", False), ("superior", True)])
def test_the_acting_vampire_is_unlocked_and_there_is_no_combat(level: str, is_tapped: bool) -> None:
    """101309: not at the superior level; who blocks does not lock; the same action is not taken again."""
    one = Side(ready=["Ashley"], blood={"Ashley": 2})
    two = Side(ready=["Chelsea Blake"], hand=[OBEDIENCE], on={"Chelsea Blake": ["Raven Spy"]})
    play = begin(one, two, book=BOOK)
    play.one("hunt with Ashley")
    blocked(play, "Chelsea Blake")
    until(play, f"play {OBEDIENCE}")
    play.two(f"play {OBEDIENCE}", level)
    assert (play.asked.asks, play.is_tapped("Ashley"), play.is_tapped("Chelsea Blake")) == ("act", is_tapped, False)
    assert play.blood("Ashley") == 2 and not any("round" in line for line in play.told_since(0))
    if not is_tapped:
        assert "VT-TERM-17" in play.refusal("hunt with Ashley")
        assert "bleed with Ashley" in play.offered


@pytest.mark.parametrize(("acting", "blocker"), [("Andi Liu", "Chelsea Blake"), ("Ashley", "Lauren")])
def test_only_a_younger_vampire_obeys_whom_he_meets(acting: str, blocker: str) -> None:
    """101309: no older one, and nobody else's opponent."""
    two = Side(ready=["Chelsea Blake", "Lauren"], hand=[OBEDIENCE])
    play = begin(Side(ready=[acting]), two, book=BOOK)
    play.one(f"bleed with {acting}")
    blocked(play, blocker)
    until(play, f"play {OBEDIENCE}" if blocker == "Lauren" else "hands")
    if blocker == "Lauren":  # who plays it herself
        play.two(f"play {OBEDIENCE}")
        assert play.asked.asks == "act" and not play.is_tapped("Lauren")
    else:
        over(play, f"play {OBEDIENCE}")


def test_an_ally_does_not_obey() -> None:
    """101309."""
    play = begin(Side(ready=["Procurer", "Ashley"]), Side(ready=["Chelsea Blake"], hand=[OBEDIENCE]), book=BOOK)
    play.one("bleed with Procurer")
    blocked(play, "Chelsea Blake")
    over(play, f"play {OBEDIENCE}")


@pytest.mark.parametrize("target", ["Chelsea Blake", "Lauren"])
def test_who_is_rushed_may_play_it_too(target: str) -> None:
    """101309: only the one it is; the action is over, and nothing is played in it any more."""
    two = Side(ready=["Chelsea Blake", "Lauren"], hand=[OBEDIENCE], tapped=["Lauren"])
    play = begin(Side(ready=["Madison", "Ashley"], hand=["Bum's Rush", "Freak Drive"]), two, book=BOOK)
    play.one("play Bum's Rush", "Ashley", target)
    if target == "Lauren":
        over(play, f"play {OBEDIENCE}")
        return
    until(play, f"play {OBEDIENCE}")
    play.two(f"play {OBEDIENCE}", "basic")
    assert (play.asked.asks, play.is_tapped("Ashley"), play.is_tapped(target)) == ("act", False, False)
    assert not any("fight" in line for line in play.told_since(0)) and play.where("Bum's Rush") == "ash heap"


MAZE = "Mental Maze"


@pytest.mark.parametrize(
    ("who", "level", "is_tapped", "left"),
    [
        ("Roger Farnsworth", "basic", True, 3),
        ("Roger Farnsworth", "superior", False, 3),
        ("Celine Chevalier", "", True, 3),
    ],
)
def test_a_blocked_action_ends(who: str, level: str, is_tapped: bool, left: int) -> None:
    """101201: he locks, but not at the superior level; it costs Followers of Set 1 less."""
    play = begin(Side(ready=["Malcolm"]), Side(ready=[who], hand=[MAZE]), book=BOOK)
    play.one("bleed with Malcolm")
    blocked(play, who)
    until(play, f"play {MAZE}")
    play.two(f"play {MAZE}", *([level] if level else []))
    assert (play.asked.asks, play.is_tapped(who), play.is_tapped("Malcolm")) == ("act", is_tapped, True)
    assert (play.blood(who), play.pool) == (left, [30, 30])


@pytest.mark.parametrize("acting", ["Madison", "Procurer"])
def test_an_ally_is_led_astray_but_no_older_vampire(acting: str) -> None:
    """101201."""
    play = begin(Side(ready=[acting, "Ashley"]), Side(ready=["Roger Farnsworth"], hand=[MAZE]), book=BOOK)
    play.one(f"bleed with {acting}")
    blocked(play, "Roger Farnsworth")
    if acting == "Madison":
        over(play, f"play {MAZE}")
    else:
        until(play, f"play {MAZE}")
        play.two(f"play {MAZE}", "superior")
        assert (play.asked.asks, play.is_tapped("Roger Farnsworth")) == ("act", False)


SLEEP = "Gift of Sleep"


@pytest.mark.parametrize("blocks", [True, False])
def test_an_ally_falls_asleep(blocks: bool) -> None:
    """100828: whether he acts or blocks; who plays it does not lock for the block."""
    vampire, ally = Side(ready=["Mr. Noir"], hand=[SLEEP]), Side(ready=["Procurer"])
    play = begin(*((ally, vampire) if blocks else (vampire, ally)), book=BOOK)
    acting, blocker = ("Procurer", "Mr. Noir") if blocks else ("Mr. Noir", "Procurer")
    play.one(f"bleed with {acting}")
    blocked(play, blocker)
    until(play, f"play {SLEEP}")
    play.answers(int(blocks), (f"play {SLEEP}",))
    assert (play.asked.asks, play.is_tapped("Procurer"), play.is_tapped("Mr. Noir")) == ("act", True, not blocks)
    assert play.pool == [30, 30]


@pytest.mark.parametrize("target", ["Procurer", "Sully"])
def test_an_ally_who_is_rushed_falls_asleep(target: str) -> None:
    """100828: by the acting vampire; no vampire does."""
    play = begin(Side(ready=["Mr. Noir"], hand=[SLEEP, "Bum's Rush"]), Side(ready=[target]), book=BOOK)
    play.one("play Bum's Rush")
    if target == "Sully":
        over(play, f"play {SLEEP}")
        return
    until(play, f"play {SLEEP}")
    play.one(f"play {SLEEP}")
    assert (play.asked.asks, play.is_tapped("Procurer"), play.where("Procurer")) == ("act", True, "ready")


@pytest.mark.parametrize("who", ["Pearl", "Blanche Hill"])
def test_stealth_by_either_discipline(who: str) -> None:
    """100828: Obfuscate, or Obeah at the superior level."""
    play = begin(Side(ready=[who], hand=[SLEEP]), Side(ready=["Lauren"]), book=BOOK)
    play.one(f"bleed with {who}")
    blocked(play, "Lauren")
    play.one(f"play {SLEEP}")
    assert play.value(who, STEALTH) == 1


def test_who_blocks_is_not_locked_before_the_block_is_resolved() -> None:
    """100323: nor by it, when the action ends."""
    play = begin(Side(ready=["Ashley"], hand=["Change of Target"]), Side(ready=["Lauren"]), book=BOOK)
    play.one("bleed with Ashley")
    blocked(play, "Lauren")
    assert not play.is_tapped("Lauren")
    play.one("play Change of Target")
    assert (play.asked.asks, play.is_tapped("Lauren"), play.is_tapped("Ashley")) == ("act", False, False)


# ---- a card is cancelled as it is played

HIDE = "Hide the Mind"
ROGER = "Roger Farnsworth"


@pytest.mark.parametrize("card", ["Enhanced Senses", "Wake with Evening's Freshness"])
def test_a_reaction_by_auspex_is_cancelled(card: str) -> None:
    """100921: and nothing is paid for it; one that requires no Auspex is not."""
    two = Side(ready=["Lauren"], hand=[card], tapped=["Lauren"] if card != "Enhanced Senses" else [])
    play = begin(Side(ready=[ROGER], hand=[HIDE], blood={ROGER: 2}), two, book=BOOK)
    play.one(f"hunt with {ROGER}")
    if card == "Enhanced Senses":
        blocked(play, "Lauren")
    until(play, f"play {card}")
    plays(play, card, "basic")
    if card != "Enhanced Senses":
        assert f"play {HIDE}" not in play.offered
        return
    play.one(f"play {HIDE}")
    assert (play.where(card), play.value("Lauren", INTERCEPT), play.blood("Lauren")) == ("ash heap", 0, 4)
    over(play)
    assert play.blood(ROGER) == 3


def test_a_combat_card_by_auspex_is_cancelled() -> None:
    """100921: at the basic level, and no combat card that requires something else; as often as there are copies."""
    two = Side(ready=["Isabel de Leon"], hand=["Read Intentions", "Read Intentions", "Dodge"])
    play = begin(Side(ready=["Pearl"], hand=[HIDE, HIDE]), two, book=BOOK)
    play.one("bleed with Pearl")
    blocked(play, "Isabel de Leon")
    until(play, "hands")
    play.one("hands")
    for _ in range(2):
        plays(play, "Read Intentions", "superior")
        play.one(f"play {HIDE}")
        assert play.asked.asks == "strike"
    play.two("hands")
    over(play)
    assert play.blood("Pearl") == 3


def test_other_combat_cards_are_not_cancelled() -> None:
    """100921."""
    play = begin(Side(ready=["Pearl"], hand=[HIDE]), Side(ready=["Isabel de Leon"], hand=["Dodge"]), book=BOOK)
    play.one("bleed with Pearl")
    blocked(play, "Isabel de Leon")
    until(play, "hands")
    play.one("hands")
    play.two("play Dodge")
    assert f"play {HIDE}" not in play.offered
    over(play, f"play {HIDE}")


# ---- flesh, sleep, and a face

FLESH = "Obedient Flesh"


def test_stealth_and_less_intercept_of_allies() -> None:
    """102255: of no vampire."""
    play = begin(Side(ready=["Kay Polerno"], hand=[FLESH]), Side(ready=["Procurer", "Lauren"]), book=BOOK)
    play.one("bleed with Kay Polerno")
    blocked(play, "Procurer")
    play.one(f"play {FLESH}")
    found = [
        play.value("Kay Polerno", STEALTH),
        *(balance(play.g, play.card(who), INTERCEPT) for who in ("Procurer", "Lauren")),
    ]
    assert found == [1, -1, 0]


@pytest.mark.parametrize("is_used", [True, False])
def test_stronger_quicker_and_tougher_for_a_round(is_used: bool) -> None:
    """102255: with an optional maneuver and 1 damage prevented, once a round; it is over with the round."""
    one = Side(ready=["Ángel Guerrero"], hand=[FLESH] * 2)
    play = begin(one, Side(ready=["Lauren"]), book=BOOK)
    play.one("bleed with Ángel Guerrero")
    blocked(play, "Lauren")
    until(play, f"play {FLESH}", "Round 1")
    plays(play, FLESH)
    assert play.value("Ángel Guerrero", STRENGTH) == 2 and f"play {FLESH}" not in play.offered
    until(play, f"use what {FLESH} gives")
    if is_used:
        play.one(f"use what {FLESH} gives")
        until(play, "hands")
        play.one("hands")
        play.two("hands")
        over(play)
        assert (play.blood("Ángel Guerrero"), play.blood("Lauren")) == (6, 4)  # at long range
    else:
        until(play, "hands")
        play.one("hands")
        play.two("hands")
        until(play, f"use what {FLESH} gives")
        play.one(f"use what {FLESH} gives")
        over(play)
        assert (play.blood("Ángel Guerrero"), play.blood("Lauren")) == (6, 2)


MIND = "Sleeping Mind, The"


def test_a_locked_vampire_cannot_block() -> None:
    """101805: one that is chosen as the action is announced, though he may wake; no unlocked one can be."""
    two = Side(ready=["Lauren", "Sully"], tapped=["Lauren"], hand=["Wake with Evening's Freshness"])
    play = begin(Side(ready=["Kay Polerno"], hand=[MIND]), two, book=BOOK)
    play.one("bleed with Kay Polerno", f"play {MIND}")
    play.one("Lauren")
    plays(play, "Wake with Evening's Freshness", "Lauren")
    until(play, "block with Sully")
    assert "block with Lauren" not in play.offered


def test_nobody_unlocks_in_this_action() -> None:
    """101805: neither before it is resolved nor after; but woken he may be; and after it they unlock again."""
    two = Side(ready=["Lauren"], tapped=["Lauren"], hand=["Wake with Evening's Freshness"])
    one = Side(ready=["Chelsea Blake", "Ashley"], hand=[MIND, "Freak Drive"])
    play = begin(one, two, book=BOOK)
    play.one("bleed with Chelsea Blake", f"play {MIND}", "superior")
    until(play, "play Wake with Evening's Freshness")
    play.two("play Wake with Evening's Freshness")
    until(play, "decline")
    play.two("decline")
    over(play, "play Freak Drive")
    assert play.is_tapped("Chelsea Blake")
    play.one("bleed with Ashley")
    over(play)
    play.one("end")
    for _ in range(40):
        if play.g.active == 0 and play.asked.asks == "master":
            break
        said = ("end", "pass", "decline", "no", "hands")
        play.answers(play.asked.seat, (next(each for each in said if each in play.offered),))
    assert not play.is_tapped("Chelsea Blake")


FACE = "True Love's Face"


def test_a_bleed_is_increased_once() -> None:
    """102041: limited, with both Disciplines; in no other action."""
    play = begin(Side(ready=["Marcel"], hand=[FACE, "Bonding"], blood={"Marcel": 3}), Side(), book=BOOK)
    play.one("bleed with Marcel", f"play {FACE}")
    assert (play.asked.asks, play.pool) == ("act", [30, 28])
    play = begin(Side(ready=["Marcel"], hand=[FACE], blood={"Marcel": 3}), Side(ready=["Lauren"]), book=BOOK)
    play.one("hunt with Marcel")
    over(play, f"play {FACE}")


@pytest.mark.parametrize("is_paid", [True, False])
def test_the_attempt_fails_unless_pool_is_burned(is_paid: bool) -> None:
    """102041: by the blocker's controller, who may burn 1 to cancel it; nobody else is asked."""
    play = begin(Side(ready=["Renenet"], hand=[FACE]), Side(ready=["Lauren", "Sully"]), Side(), book=BOOK)
    play.one("bleed with Renenet")
    blocked(play, "Lauren")
    plays(play, FACE, "superior")
    assert play.asked.seat == 1 and f"use what {FACE} gives" in play.offered
    play.two(f"use what {FACE} gives" if is_paid else "pass")
    assert (play.pool[1], play.where(FACE)) == (29 if is_paid else 30, "ash heap")
    if is_paid:
        until(play, "hands")
    else:
        until(play, "block with Sully")
        assert "block with Lauren" not in play.offered
