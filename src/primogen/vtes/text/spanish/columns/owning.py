"""What belongs to somebody: "tu mano", "su mano", "la mano de ese vampiro"."""

from primogen.vtes.compiler.surface import Their, Your
from primogen.vtes.text.spanish.table import say


def owned(make: type, template: str, field: str = "of", **fixed: object) -> None:
    """`[la capacidad]` or `[zone]` in the template is what belongs to whom the field names: a noun of ours, or a hole."""
    before, _, rest = template.partition("[")
    thing, _, after = rest.partition("]")
    article, _, noun = thing.partition(" ")
    if noun:
        mine, theirs, anybody = f"tu {noun}", f"su {noun}", f"{article} {noun} {{{field}}}"
    else:
        mine, theirs, anybody = (f"{word}@{thing} {{{thing}*^}}" for word in ("tu", "su", "el"))
        anybody += f" {{{field}}}"
    say(make, f"{before}{mine}{after}", **{field: Your()}, **fixed)
    say(make, f"{before}{theirs}{after}", **{field: Their()}, **fixed)
    say(make, f"{before}{anybody}{after}", **fixed)
