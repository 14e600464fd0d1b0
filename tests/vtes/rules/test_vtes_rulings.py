"""Rulings: what cards that speak of vampires do with the imbued."""

from __future__ import annotations

from primogen.vtes.rules.words import CRYPT, REMOVED, UNCONTROLLED
from primogen.vtes.scenes.laying import MASTER, UNTAP
from primogen.vtes.scenes.play import scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK


def test_where_she_sees_the_card_it_must_fit() -> None:
    """VT-RULING-01: 100845 gives blood to a younger vampire of her own uncontrolled region, and not to an imbued."""
    one = Side(ready=["Madison"], hand=["Govern the Unaligned"], uncontrolled=["Ned", "Ashley"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Govern the Unaligned", "superior")
        assert play.offered == ["Ashley"]
        play.one("Ashley")
        assert (play.blood("Ashley"), play.blood("Ned")) == (3, 0)


def test_gemini_takes_from_a_card_nobody_saw() -> None:
    """VT-RULING-02, -09; 200499: 1 blood to his Methuselah's pool, if she likes; and only if Gemini is ready."""
    for words, after in (("a face-down card", (30, 31, 1)), ("no", (30, 30, 2))):
        two = Side(uncontrolled=["Ned", "Sully"], blood={"Ned": 2})
        with scene(Side(ready=["Gemini"], hand=["Dodge"] * 7), two, phase=UNTAP, book=BOOK) as play:
            assert play.offered == ["a face-down card", "no"]
            play.one(words)
            assert (play.pool[0], play.pool[1], play.blood("Ned")) == after
            play.ends_asking("master")
    with scene(
        Side(torpor=["Gemini"], hand=["Dodge"] * 7),
        Side(uncontrolled=["Ned"], blood={"Ned": 2}),
        phase=UNTAP,
        book=BOOK,
    ) as play:
        assert play.is_asked(0, "master")
        play.ends_asking("master")


def test_capacities_are_compared_with_the_cost_of_an_imbued() -> None:
    """VT-RULING-03: of 4 or less is Ned, whose cost is 4, and not Krid."""
    two = Side(ready=["Ned", "Krid"])
    with scene(Side(hand=["Youth"]), two, phase=MASTER, book=BOOK) as play:
        play.one("play Youth", "end")
        assert (play.where("Ned"), play.where("Krid")) == ("ash heap", "ready")


def test_effective_management_moves_whatever_is_on_top() -> None:
    """VT-RULING-08; 100616."""
    for top in ("Ned", "Sully"):
        one = Side(hand=["Effective Management"], crypt=[top, "Krid"])
        with scene(one, Side(), phase=MASTER, book=BOOK) as play:
            play.one("play Effective Management", "end")
            assert (play.names(0, UNCONTROLLED), play.names(0, CRYPT)) == ([top], ["Krid"])
            assert (play.sees(0, top), play.sees(1, top)) == (True, False)


def test_an_innocent_bystander_is_whoever_it_is() -> None:
    """VT-RULING-12; 100987: after a successful bleed, by a Ventrue antitribu, of the crypt of who was bled."""
    one = Side(ready=["Guard Captain"], hand=["Innocent Bystander"])
    with scene(one, Side(crypt=["Ned", "Sully"]), Side(crypt=["Krid"]), book=BOOK) as play:
        play.one("bleed with Guard Captain", "play Innocent Bystander")
        assert (play.names(1, REMOVED), play.names(1, CRYPT), play.names(2, CRYPT)) == (["Ned"], ["Sully"], ["Krid"])
    two = Side(crypt=["Ned"], in_play=["Dummy Corporation"])
    with scene(one, two, book=BOOK) as play:
        play.one("bleed with Guard Captain")
        play.two("use Dummy Corporation")
        assert (play.where("Innocent Bystander"), play.names(1, CRYPT)) == ("hand", ["Ned"])  # a bleed of 0


def test_a_memory_fades_whosever_it_is() -> None:
    """VT-RULING-15; 101200: to the bottom of the crypt; its blood to the pool, and 1 to the vampire at superior."""
    for level, after in (("basic", (2, 32)), ("superior", (3, 31))):
        one = Side(ready=["Colette"], hand=["Memory's Fading Glimpse"])
        two = Side(uncontrolled=["Ned"], blood={"Ned": 2}, crypt=["Sully"])
        with scene(one, two, Side(uncontrolled=["Krid"]), book=BOOK) as play:
            play.one("play Memory's Fading Glimpse", level, "a face-down card")
            assert (play.blood("Colette"), play.pool[1]) == after
            assert (play.names(1, CRYPT), play.blood("Ned"), play.where("Krid")) == (
                ["Ned", "Sully"],
                0,
                "uncontrolled",
            )


def test_nobody_gives_up_an_imbued_to_the_camarilla() -> None:
    """VT-RULING-25; 101208: by a justicar; each of them one vampire, and who has none but imbued gives nobody."""
    one = Side(ready=["Justicar Ole"], hand=["Might of the Camarilla"], uncontrolled=["Sully", "Ashley"])
    with scene(one, Side(uncontrolled=["Ned"]), Side(uncontrolled=["Dora", "Krid"]), Side(), book=BOOK) as play:
        play.one("play Might of the Camarilla", "for: Justicar Ole", "pass")
        assert (play.asked.asks, play.offered) == ("pick", ["Sully", "Ashley"])
        play.one("Ashley")
        assert (play.is_asked(1, "pick"), play.offered) == (True, ["no"])
        play.two("no")
        play.three("Krid")
        assert [play.where(name) for name in ("Ashley", "Krid", "Sully", "Ned", "Dora")] == [
            *["ash heap"] * 2,
            *["uncontrolled"] * 3,
        ]
    with scene(Side(ready=["Prince Ann"], hand=["Might of the Camarilla"]), Side(), book=BOOK) as play:
        assert "VT-LIB-10" in play.refusal("play Might of the Camarilla")
