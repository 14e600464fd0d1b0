from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side


def test_attack_example() -> None:
    """RV-EX-11 to RV-EX-14."""
    one = Side(haven=["Lucky", "Benício", "Prudence"], hand=["Ingratiate", "Awe"], haven_card="Haven - The Clubhouse")
    two = Side(
        haven=["Keondra", "Iara", "Gisele"],
        blood={"Iara": 1, "Keondra": 3},
        exhausted=["Iara", "Keondra"],
        haven_card="Haven - The Temple of Set",
    )
    with scene(one, two, city=City(streets=["BOPE-RJ: Marksman"])) as play:
        play.one("move out", "move Lucky", "move Benício", "move Prudence")
        play.one("Lucky", "no")
        play.one("attack with Lucky", "target Iara", "discard Awe", "Social", "place Ingratiate")
        play.two("block with Gisele")
        assert play.g.no_influence[play.card("Lucky")] == 1
        assert play.blood("Gisele") == 1
