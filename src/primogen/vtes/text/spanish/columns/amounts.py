"""How much, of what. Blood, pool and life are counted with "de": "gana 2 de reserva"."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.text.spanish.columns.owning import owned
from primogen.vtes.text.spanish.table import say, word

say(Quantity, "{amount} {thing@amount} {per}")
say(Fixed, "{number}")
say(LetterX, "X")
say(UpTo, "hasta {number}")
say(UpToX, "hasta X")
say(Between, "de {low} a {high*}")
say(AnyAmount, "cualquier cantidad de")
say(Everything, "todo")
say(Nothing, "ningún@")
say(AtLeast, "{number} o más")
say(AtMost, "{number} o menos")
say(LessThan, "menos de {number}")
say(Additional, "{number} más")
say(MoreThan, "más de {number}")
say(ForEach, "por cada {what.sg}")
say(More, "{number}")
say(Less, "{number}")
say(MoreByX, "+X")
say(LessByX, "-X")
say(AnAdditional, "{number} más")
say(XPlus, "X+1", number=1)
say(XPlus, "X+2", number=2)
say(SameNumber, "la misma cantidad de")
say(SomeAny, "cualquier cantidad de")
say(Half, "la mitad de")
say(MoreByXPlus, "{number}")
say(AnyN, "{number} cualesquiera")
say(OnlySo, "solo {number}")
THINGS = {
    Thing.BLOOD: "de sangre",
    Thing.POOL: "de reserva",
    Thing.LIFE: "de vida",
    Thing.BLOOD_OR_LIFE: "de sangre o de vida",
    Thing.LIFE_OR_BLOOD: "de vida o de sangre",
    Thing.BLOOD_OR_POOL: "de sangre o de reserva",
    Thing.POOL_OR_BLOOD: "de reserva o de sangre",
    Thing.COUNTER: "^contador",
    Thing.CORRUPTION_COUNTER: "^contador de corrupción",
    Thing.YOUR_CORRUPTION_COUNTERS: "de tus contadores de corrupción",
    Thing.CONVICTION: "de convicción",
    Thing.VOTE: "^voto",
    Thing.TRANSFER: "^transferencia",
    Thing.CARD: "^carta",
    Thing.POINT: "^punto",
    Thing.MASTER_PHASE_ACTION: "^acción de fase magistral",
    Thing.DISCARD_PHASE_ACTION: "^acción de fase de descarte",
    Thing.BLOOD_COUNTER: "^contador de sangre",
    Thing.NIGHTMARE_COUNTER: "^contador de pesadilla",
    Thing.HOSTAGE_COUNTER: "^contador de rehén",
    Thing.PATHOS_COUNTER: "^contador de pathos",
}
for thing, spanish in THINGS.items():
    word(thing, spanish)
STATS = {
    Stat.BLEED: "de sangrado",
    Stat.STEALTH: "de sigilo",
    Stat.INTERCEPT: "de intercepción",
    Stat.STRENGTH: "de fuerza",
    Stat.HAND_SIZE: "de tamaño de mano",
    Stat.VOTE: "^voto",
    Stat.BALLOT: "^papeleta",
    Stat.TRANSFER: "^transferencia",
    Stat.MASTER_PHASE_ACTION: "^acción de fase magistral",
    Stat.DISCARD_PHASE_ACTION: "^acción de fase de descarte",
    Stat.HUNT: "de caza",
    Stat.CAPACITY: "de capacidad",
    Stat.DAMAGE: "de daño",
    Stat.HAND_DAMAGE: "de daño con las manos",
}
for stat, spanish in STATS.items():
    word(stat, spanish)
owned(CapacityOf, "[la capacidad]")
say(LostToDamage, "la cantidad de sangre perdida por {who} a causa de daño {round?este asalto}")
say(CapacityOfWho, "la capacidad de {who}")
say(NumberOf, "el número de {kind.pl}")
say(AmountOf, "la cantidad de {thing.pl} sobre {who}")
MOVES = {
    Move.MANEUVER: "^maniobra",
    Move.PRESS: "^presión",
    Move.ADDITIONAL_STRIKE: "^golpe adicional@^",
    Move.MANEUVER_OR_PRESS: "^maniobra o presión",
}
for move, spanish in MOVES.items():
    word(move, spanish)
LIMITS = {
    MoveLimit.TO_END: ", solo para terminar el combate",
    MoveLimit.TO_CONTINUE: ", solo para continuar el combate",
    MoveLimit.TO_LONG: ", solo para maniobrar a larga distancia",
    MoveLimit.TO_CLOSE: ", solo para maniobrar a corta distancia",
    MoveLimit.TO_GET_CLOSE: ", solo para llegar a corta distancia",
    MoveLimit.TO_GET_LONG: ", solo para llegar a larga distancia",
}
for limit, spanish in LIMITS.items():
    word(limit, spanish)
