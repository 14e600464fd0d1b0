"""What differs from the level above, found by its shape: the same words, with other numbers."""

from __future__ import annotations

from dataclasses import is_dataclass, replace

from primogen.vtes.compiler import surface as s
from primogen.vtes.compiler.trees import parts
from primogen.vtes.lowering.unlowered import unknown

NUMBERS = (s.Plus, s.Minus, s.RangedNumber, s.XFormula)


def shape(node: object) -> object:
    """Everything but the numbers."""
    if isinstance(node, NUMBERS) or (isinstance(node, int) and not isinstance(node, bool)):
        return type(node).__name__
    if isinstance(node, tuple):
        return tuple(map(shape, node))
    if is_dataclass(node) and not isinstance(node, type):
        return (type(node).__name__, *[shape(value) for _, value in parts(node)])
    return node


def places(node: object, wanted: object) -> int:
    """How often something of that shape is in it."""
    inner = node if isinstance(node, tuple) else [value for _, value in parts(node)]
    return int(shape(node) == wanted) + sum(places(each, wanted) for each in inner)


def put_in(node: object, wanted: object, new: object) -> object:
    """The same tree, with this in the place of what has that shape."""
    if shape(node) == wanted:
        return new
    if isinstance(node, tuple):
        return tuple(put_in(each, wanted, new) for each in node)
    if is_dataclass(node) and not isinstance(node, type):
        return replace(node, **{name: put_in(value, wanted, new) for name, value in parts(node)})
    return node


def with_other_numbers(new: s.Node, above: tuple[s.Sentence, ...], patch: s.Patch) -> tuple[s.Sentence, ...]:
    """It must be there once, whatever its numbers."""
    wanted = shape(new)
    if places(above, wanted) != 1:
        raise unknown(patch, f"in {places(above, wanted)} places")
    found = tuple(put_in(each, wanted, new) for each in above)
    return tuple(each for each in found if isinstance(each, s.Sentence))


def contradicts(then: s.Can, above: tuple[s.Sentence, ...]) -> bool:
    """Whether he can do the same above, with other numbers."""
    return sum(can_get(each, then) for each in above) == 1


def can_get(sentence: object, then: s.Can) -> int:
    """How often it says somewhere that he can get that, whenever."""
    if isinstance(sentence, s.Can) and sentence.who == then.who and places(sentence.deed, shape(then.deed)) == 1:
        return 1
    inner = sentence if isinstance(sentence, tuple) else [value for _, value in parts(sentence)]
    return sum(can_get(each, then) for each in inner)


def instead(then: s.Statement, above: tuple[s.Sentence, ...], patch: s.Patch) -> tuple[s.Sentence, ...]:
    """ "But this vampire takes 1 ...": the whole sentence, or what its subject does in one."""
    if isinstance(then, s.Can) and not places(above, shape(then)) and contradicts(then, above):
        return with_other_numbers(then.deed, above, patch)
    if places(above, shape(then)) or not isinstance(then, s.Does):
        return with_other_numbers(then, above, patch)
    same = [n for n, each in enumerate(above) if isinstance(each, s.Does) and each.who == then.who]
    having = [n for n in same if places(above[n], shape(then.deed))]
    if len(having) != 1:
        raise unknown(patch, f"in {len(having)} places")
    at = having[0]
    return (*above[:at], *with_other_numbers(then.deed, above[at : at + 1], patch), *above[at + 1 :])
