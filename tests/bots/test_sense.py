"""What `simple` chooses where it once chose badly, or anybody would see what is right."""

from __future__ import annotations

from fighters import fighter
from minds import choice, scored
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import have, this_character
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

TEMPLE = "Haven - The Temple of Set"  # its characters at home have +1 Secrecy
FOE = Side(haven=["Keondra", "Jimmy"])


# ---- staying in the game


def test_the_last_one_calls_for_help_whatever_it_costs() -> None:
    """With nobody left one is out: Prestige is of no use then."""
    with scene(Side(haven=["Grace"], hand=["Jorge Guerrero"], prestige=4, blood={"Grace": 2}), FOE) as play:
        assert choice(play) == "recruit Jorge Guerrero"


def test_a_coterie_that_stands_keeps_its_prestige() -> None:
    one = Side(haven=["Grace", "Benício", "Sage"], hand=["Jorge Guerrero"], prestige=4)
    with scene(one, FOE) as play:
        assert choice(play) != "recruit Jorge Guerrero"


def test_somebody_follows_the_fallen() -> None:
    """One left and no recruit in hand: a character is drawn."""
    one = Side(haven=["Grace"], hand=["Awe"], library=["Awe", "Awe"], faction=["Judas", "Sage"], prestige=9)
    with scene(one, FOE) as play:
        play.one("draw")
        assert choice(play) == "faction"
        play.one("faction")
        assert choice(play) == "recruit Judas"


def test_four_and_a_recruit_in_hand_draw_from_the_library() -> None:
    haven = ["Grace", "Benício", "Sage", "Lucky"]
    one = Side(haven=haven, hand=["Thaddeus"], library=["Awe", "Awe"], faction=["Judas", "Hope"], prestige=9)
    with scene(one, FOE) as play:
        play.one("draw")
        assert choice(play) == "library"
        play.one("library")


def test_the_wounded_are_mended_with_a_small_hand() -> None:
    one = Side(haven=["Grace"], hand=["Persecution", "Persecution"], blood={"Grace": 1}, library=["Awe", "Awe"])
    with scene(one, FOE) as play:
        play.one("pass action", "pass action", "end phase")
        assert play.is_asked(0, "mend")
        assert choice(play) == "mend Grace"
        play.ends_asking("mend")


def test_prestige_is_not_spent_to_the_edge() -> None:
    """Three left: Deacon Jones does not pay two of them for a stronger blow."""
    one = Side(streets=["Deacon Jones"], ongoing=["Thorn from the Crown"], prestige=3)
    with scene(one, Side(streets=["Keondra"])) as play:
        play.one("attack with Deacon Jones", "Physical")
        assert "activate Deacon Jones" in play.offered
        assert choice(play) == "pass"
        play.one("pass")


# ---- attacks


def test_the_rival_and_not_a_mortal_that_would_not_fall() -> None:
    """Lucky deals 1: nothing to a Marksman of 4 Blood, something to the Rival."""
    city = City(streets=["BOPE-RJ: Marksman"])
    with scene(Side(streets=["Lucky"]), Side(streets=["Hakim Owusu"]), city=city) as play:
        play.one("attack with Lucky")
        assert choice(play) == "target Hakim Owusu"
        play.ends_asking("attack-target")


def test_nobody_attacks_a_mortal_in_vain() -> None:
    """Sister Claire lacks what Holy Water asks for: with it she deals 1, and the Vagrant has 2 Blood."""
    city = City(streets=["Vagrant"])
    one = Side(streets=["Sister Claire"], hand=["Holy Water"])
    with scene(one, Side(streets=["Keondra"], haven=["Iara"]), city=city) as play:
        play.one("attack with Sister Claire")
        assert scored(play)["target Vagrant"] == min(scored(play).values())
        play.ends_asking("attack-target")


def test_a_mortal_that_would_fall_is_attacked() -> None:
    """The same with what the card asks for: True Faith, and Prestige to pay."""
    city = City(streets=["Vagrant"])
    one = Side(streets=["Evangeline"], hand=["Holy Water"], prestige=9)
    with scene(one, Side(haven=["Keondra"], haven_card=TEMPLE), city=city) as play:
        play.one("attack with Evangeline")
        assert scored(play)["target Vagrant"] > 0
        play.ends_asking("attack-target")


def test_no_attack_is_announced_that_nobody_can_pay_for() -> None:
    """Keondra at home has Secrecy 1, and there is no card to discard."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"], haven_card=TEMPLE)) as play:
        assert "attack with Lucky" in play.offered
        assert not choice(play).startswith("attack")


def test_with_a_card_to_discard_it_is() -> None:
    one = Side(streets=["Jorge Guerrero"], hand=["Comeuppance", "Persecution"])
    with scene(one, Side(haven=["Keondra"], haven_card=TEMPLE)) as play:
        assert choice(play) == "attack with Jorge Guerrero"


def test_intel_is_not_paid_with_the_card_to_attack_with() -> None:
    one = Side(streets=["Matthew"], hand=["Coiled Strike", "Persecution"])
    with scene(one, Side(haven=["Keondra"], haven_card=TEMPLE)) as play:
        play.one("attack with Matthew")
        assert choice(play) == "discard Persecution"
        play.ends_asking("intel")


def test_nobody_pays_for_anothers_attack() -> None:
    """Those who are attacked are not even asked."""
    two, three = Side(haven=["Keondra"], haven_card=TEMPLE), Side(haven=["Matthew"], hand=["Persecution", "Awe"])
    with scene(Side(streets=["Lucky"], hand=["Awe"]), two, three) as play:
        play.one("attack with Lucky", "target Keondra", "pass")
        assert play.is_asked(2, "intel")
        assert choice(play) == "pass"
        play.three("pass")


def test_the_stronger_type() -> None:
    """Maria Lopez has Physical 2 and Mental 0: a Vagrant of 2 Blood falls bare-handed, and not to Get the Drop."""
    city = City(streets=["Vagrant"])
    with scene(Side(streets=["Maria Lopez"], hand=["Get the Drop"]), FOE, city=city) as play:
        play.one("attack with Maria Lopez", "target Vagrant")
        assert choice(play) == "Physical"
        play.one("Physical")
        assert choice(play) == "pass"  # the card is kept
        play.one("pass")


def test_what_is_attached_counts() -> None:
    """Bare-handed they deal alike by what is printed; one of them is stronger than that."""
    strong = fighter("Strong", have(this_character, 3, n.PHYSICAL))
    city = City(streets=["Mugger"])
    with scene(Side(streets=[["Strong"], ["Lucky"]]), FOE, city=city, book=book_with(strong)) as play:
        play.one("attack with Strong")
        assert scored(play)["target Mugger"] > 0
        play.ends_asking("attack-target")
    with scene(Side(streets=[["Strong"], ["Lucky"]]), FOE, city=city, book=book_with(strong)) as play:
        play.one("attack with Lucky")
        assert scored(play)["target Mugger"] < 0
        play.ends_asking("attack-target")


def test_no_prestige_for_damage_the_target_does_not_need() -> None:
    """One falls to the card as it is; two fall to it only if it is paid for."""
    one = Side(streets=["Evangeline"], hand=["Holy Water"], prestige=9)
    for blood, wanted in ((1, "no"), (2, "yes: Holy Water")):
        with scene(one, Side(streets=["Hakim Owusu"], blood={"Hakim Owusu": blood}, hand=["Awe"])) as play:
            play.one("attack with Evangeline", "Mental", "place Holy Water")
            play.two("pass")
            assert choice(play) == wanted
            play.ends_asking("may")


# ---- The Streets


def test_nobody_walks_into_certain_torpor() -> None:
    """A Marksman deals 1 to whoever comes out, and that is all Hakim has."""
    city = City(streets=["BOPE-RJ: Marksman"])
    one = Side(haven=["Hakim Owusu"], blood={"Hakim Owusu": 1}, hand=["Awe"], library=["Awe"])
    with scene(one, Side(streets=["Grace"]), city=city) as play:
        assert choice(play) != "move out"


def test_antagonists_make_moving_out_dearer() -> None:
    worth = []
    for streets in ([], ["BOPE-RJ: Psyops"], ["BOPE-RJ: Psyops", "BOPE-RJ: Marksman"]):
        with scene(Side(haven=["Grace"], hand=["Awe"]), Side(streets=["Keondra"]), city=City(streets=streets)) as play:
            worth.append(scored(play)["move out"])
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 3


def test_two_who_shall_attack_move_as_one_party() -> None:
    """One discard for the Psyops instead of two."""
    one = Side(haven=["Grace", "Jorge Guerrero"], hand=["Awe", "Awe", "Awe"])
    with scene(one, Side(streets=["Keondra"]), city=City(streets=["BOPE-RJ: Psyops"])) as play:
        play.one("move out", "move Grace")
        assert choice(play) == "move Jorge Guerrero"
        play.ends_asking("move")


def test_the_second_leaves_the_party_of_the_first() -> None:
    """Nobody attacks out of a party that has an exhausted member; it costs nothing to leave it."""
    one = Side(streets=["Grace", "Jorge Guerrero"], exhausted=["Grace"])
    with scene(one, Side(streets=["Hakim Owusu"])) as play:
        assert choice(play).startswith("regroup")


# ---- players


def test_prestige_is_no_gift_for_a_rival_without_agenda() -> None:
    """Meeting at Pão de Açúcar takes 2 Agenda and gives 2 Prestige: who has no Agenda only gains."""
    for agenda, wanted in ((0, "One"), (4, "Two")):
        one = Side(streets=["Keondra"], hand=["Awe"], library=["Awe"])
        city = City(streets=["Meeting at Pão de Açúcar"])
        with scene(one, Side(haven=["Grace"], agenda=agenda), city=city) as play:
            play.one("activate Meeting at Pão de Açúcar")
            assert play.is_asked(0, "target-player")
            assert choice(play) == wanted
            play.ends_asking("target-player")


def test_the_prince_is_not_claimed_before_ready_foes() -> None:
    one = Side(streets=["Gisele"], hand=["Awe"], library=["Awe"])
    two, three = Side(haven=["Keondra"]), Side(haven=["Matthew"], hand=["Coiled Strike"])
    with scene(one, two, three, city=City(streets=["Prince of the City"])) as play:
        assert scored(play)["claim with Gisele"] == min(scored(play).values())


def test_it_is_when_nobody_can_do_harm() -> None:
    one = Side(streets=["Gisele"], hand=["Awe"], library=["Awe"])
    two, three = Side(haven=["Keondra"], exhausted=["Keondra"]), Side(haven=["Matthew"], exhausted=["Matthew"])
    with scene(one, two, three, city=City(streets=["Prince of the City"])) as play:
        assert scored(play)["claim with Gisele"] > scored(play)["draw"]
