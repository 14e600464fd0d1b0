"""Lowered cards of the crypt: what cards cost them, what they cannot do, actions of their own, advancements."""

from __future__ import annotations

from primogen.vtes.playable import card_of
from primogen.vtes.rules.people import ANARCH
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.words import FLIGHT, HAND, SLAVE, UNIQUE
from primogen.vtes.scenes.laying import DISCARD, INFLUENCE, MASTER, UNTAP
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with

BUMS_RUSH = "Bum's Rush"


def face(key: str) -> Printed:
    found = card_of(key)
    assert isinstance(found, Printed)
    return found


def test_what_a_heading_says() -> None:
    """200467, 200021, 201423, 200167: a slave that flies, of a circle, not unique, with votes of his own."""
    assert face("200467").words & FLIGHT and face("200467").words & SLAVE
    assert (face("200021").circle, face("200799").circle) == ("Budapest", "Kiev")
    assert face("200021").words & UNIQUE
    assert not face("201393").words & UNIQUE


def test_an_advancement_has_more_when_merged() -> None:
    """200649: of the base of the same name and group (VT-ADV-01); 1 more strength only when merged (VT-ADV-11)."""
    found = face("200649")
    assert (found.base, len(found.abilities), len(found.merged)) == ("200648", 2, 1)


def test_combat_cards_cost_less() -> None:
    """200011: 1 blood less, and never less than none."""
    name = "Adana de Sforza"
    one = Side(ready=[name], hand=["Blur", BUMS_RUSH])
    with scene(one, Side(ready=["Lauren"]), book=book_with(name)) as play:
        before = play.blood(name)
        play.one(f"play {BUMS_RUSH}")
        play.two("decline")
        play.one("pass", "hands")
        play.two("hands")
        play.one("play Blur", "basic", "hands")
        assert play.blood(name) == before - 1  # the hand strike of Lauren; Blur is free


def test_he_cannot_play_what_requires_a_discipline() -> None:
    """201274: no Celerity, though he has learned it; and he unlocks once in a turn."""
    one = Side(ready=["Shalmath"], hand=["Blur"], tapped=["Shalmath"], on={"Shalmath": ["Celerity"]})
    with scene(one, Side(ready=["Lauren"]), book=book_with("Shalmath", "Celerity")) as play:
        play.one("use Shalmath", "bleed with Shalmath")
        play.two("block with Lauren")
        play.one("hands")
        play.two("hands")
        assert not [said for said in play.offered if "Shalmath" in said]
        assert play.names(0, HAND) == ["Blur"]


def test_who_is_younger_cannot_block_her() -> None:
    """200031: those of her clan."""
    one, two = Side(ready=["Aisling Sturbridge"]), Side(ready=["Lauren", "Madison"])
    with scene(one, two, book=book_with("Aisling Sturbridge")) as play:
        play.one("bleed with Aisling Sturbridge")
        assert play.offered == ["block with Madison", "decline"]
        play.two("decline")


def test_no_political_actions() -> None:
    """200186: of his own, or by a card."""
    card = "Kine Resources Contested"
    for name in ("Bela", "Lauren"):
        with scene(Side(ready=[name], hand=[card]), Side(), book=book_with("Bela")) as play:
            assert (f"play {card}" in play.offered) == (name == "Lauren")
            assert f"bleed with {name}" in play.offered


def test_a_bleed_of_his_own_costs_blood() -> None:
    """200127: when it succeeds, and not when it is blocked."""
    name = "Arcadian, The"
    for answer, blood, pool in ((("decline",), -1, 28), (("block with Lauren",), -1, 30)):
        one, two = Side(ready=[name]), Side(ready=["Lauren"], on={"Lauren": ["Raven Spy"]})
        with scene(one, two, book=book_with(name)) as play:
            before = play.blood(name)
            play.one(f"{name}: act with {name}")
            play.two(*answer)
            if pool == 30:
                play.one("hands")
                play.two("hands")
            assert (play.blood(name) - before, play.pool[1]) == (blood, pool)


def test_steals_blood_of_a_younger_vampire() -> None:
    """200123: of nobody else."""
    name = "Apolonia Czarnecki"
    one, two = Side(ready=[name], blood={name: 1}), Side(ready=["Nik Sikko", "Ayelech"])
    with scene(one, two, book=book_with(name)) as play:
        play.one(f"{name}: act with {name}")
        play.two("decline")
        assert (play.blood(name), play.blood("Nik Sikko")) == (2, 2)


def test_steals_equipment() -> None:
    """200792: whoever bears it."""
    key = "200792"
    two = Side(ready=["Lauren"], on={"Lauren": [".44 Magnum"]})
    with scene(Side(ready=[key]), two, book=book_with(face(key).name)) as play:
        play.one(next(said for said in play.offered if "act with" in said))
        play.two("decline")
        assert play.host(".44 Magnum") == face(key).name


def test_discards_for_votes() -> None:
    """201170: a card requiring Auspex, once in a referendum; and draws again."""
    one = Side(ready=["Rebekah"], hand=["Consanguineous Boon", "Enhanced Senses", "Blur"], library=["Blur"])
    with scene(one, Side(), book=book_with("Rebekah")) as play:
        play.one("play Consanguineous Boon")
        while play.asked.asks != "respond":
            play.answers(play.asked.seat, (play.offered[0],))
        play.one("use Rebekah", "Enhanced Senses")
        assert "use Rebekah" not in play.offered
        play.one("for: Rebekah", "pass")
        assert play.names(0, HAND) == ["Blur", "Blur"]


def test_gains_pool_after_a_bleed() -> None:
    """201411: if it was for 1 or more."""
    key = "201411"
    one, two = Side(ready=[key]), Side(ready=["Lauren"])
    with scene(one, two, book=book_with(face(key).name)) as play:
        play.one(f"bleed with {face(key).name}")
        play.two("decline")
        play.one("yes")
        assert play.pool == [32, 29]


def test_gains_pool_when_the_opponent_falls() -> None:
    """200956: in combat with her."""
    one = Side(ready=["Matasuntha"], hand=[BUMS_RUSH])
    with scene(one, Side(ready=["Lauren"], blood={"Lauren": 0}), book=book_with("Matasuntha")) as play:
        play.one(f"play {BUMS_RUSH}")
        play.two("decline")
        play.one("pass", "hands")
        play.two("hands")
        play.one("yes")
        assert (play.where("Lauren"), play.pool[0]) == ("torpor", 31)


def test_two_master_actions_instead_of_one() -> None:
    """200107: and not three with two of them."""
    one = Side(ready=["Anson", "Nana Buruku"], hand=["Blood Doll"] * 3)
    play = begin(one, Side(), phase=MASTER, book=book_with("Anson", "Nana Buruku"))
    for _ in range(2):
        play.one("play Blood Doll", "Anson")
    assert "play Blood Doll" not in play.offered


def test_more_transfers_while_she_is_ready() -> None:
    """200634: 2, and none in torpor."""
    for side, left in ((Side(ready=["Ingrid Rossler"]), 6), (Side(torpor=["Ingrid Rossler"]), 4)):
        side.uncontrolled = ["Lauren"]
        play = begin(side, Side(), phase=INFLUENCE, book=book_with("Ingrid Rossler"))
        for _ in range(left - 2):
            assert play.asked.asks == "transfers"
            play.one("influence Lauren")
        assert play.blood("Lauren") == left - 2


def test_burns_the_edge_in_her_discard_phase() -> None:
    """200421: to unlock, once."""
    one = Side(ready=["Emily Carson"], tapped=["Emily Carson"], edge=True)
    play = begin(one, Side(), phase=DISCARD, book=book_with("Emily Carson"))
    play.one("use Emily Carson")
    assert (play.is_tapped("Emily Carson"), play.edge) == (False, "")


def test_moves_blood_in_her_unlock_phase() -> None:
    """201369: from a Laibon she controls, if she likes."""
    one = Side(ready=["Thomasso Ghiberti", "Dolie", "Lauren"], blood={"Thomasso Ghiberti": 1})
    play = begin(one, Side(), phase=UNTAP, book=book_with("Thomasso Ghiberti", "Dolie"))
    play.one("yes")
    assert (play.blood("Thomasso Ghiberti"), play.blood("Dolie"), play.blood("Lauren")) == (2, 2, 4)


def test_burned_after_the_minion_phase() -> None:
    """201393: and the next of the crypt comes."""
    one = Side(ready=["Tupdog"], crypt=["Lauren"])
    play = begin(one, Side(), book=book_with("Tupdog"))
    play.one("end")
    assert (play.where("Tupdog"), play.where("Lauren")) == ("ash heap", "uncontrolled")


def test_hand_size_for_each_location() -> None:
    """200545: as soon as it is in play."""
    one = Side(ready=["Guillaume Giovanni"], hand=["Dummy Corporation"], library=["Blur"] * 20)
    play = begin(one, Side(), phase=MASTER, book=book_with("Guillaume Giovanni"))
    play.one("play Dummy Corporation")
    assert len(play.names(0, HAND)) == 8


def test_converts_another_and_is_gone() -> None:
    """200076: as he enters play, if she likes; not himself."""
    name = "Anarch Convert"
    one = Side(ready=["Lauren", "Belinde"], uncontrolled=[name], blood={name: 1})
    play = begin(one, Side(), phase=INFLUENCE, book=book_with(name))
    play.one("end", "yes")
    assert (play.where(name), play.pool[0]) == ("removed", 31)
    assert play.g.sect_of(play.card("Lauren")) == ANARCH != play.g.sect_of(play.card("Belinde"))


def test_attempts_to_block_cost_blood() -> None:
    """200559: Camarilla vampires, who must have it; and it is paid whether he succeeds or not."""
    two = Side(ready=["Lauren", "Nik Sikko"], blood={"Nik Sikko": 0})
    with scene(Side(ready=[face("200559").name]), two, book=book_with(face("200559").name)) as play:
        play.one("bleed with Hafsa, The Watcher")
        assert play.offered == ["block with Lauren", "decline"]
        play.two("block with Lauren")
        assert play.blood("Lauren") == 3
        play.one("hands")
        play.two("hands")


def test_burns_blood_when_he_is_blocked() -> None:
    """201677: before combat."""
    with scene(Side(ready=["Marialena"]), Side(ready=["Lauren"]), book=book_with("Marialena")) as play:
        before = play.blood("Marialena")
        play.one("bleed with Marialena")
        play.two("block with Lauren")
        assert play.blood("Marialena") == before - 1
        play.one("hands")
        play.two("hands")


def test_locks_or_unlocks_another_of_his_clan() -> None:
    """200856: once in her minion phase."""
    one = Side(ready=["Lord Tremere", "Lauren"], tapped=["Lauren"])
    with scene(one, Side(), book=book_with("Lord Tremere")) as play:
        play.one("use Lord Tremere")
        assert not play.is_tapped("Lauren")
        assert "use Lord Tremere" not in play.offered
