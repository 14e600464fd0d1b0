"""Deeds with blood, pool, life and counters; paying, and what cards cost."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.text.spanish.table import say

say(Burn, "~quemar {what}")
say(Burn, "~quemar {what} de {source}")
say(Gain, "~ganar {what}")
say(GainToFull, "~ganar sangre hasta llenar su capacidad")
say(Lose, "~perder {what}")
say(Add, "~añadir {what} a {to}")
say(AddEnough, "~añadir vida a {to} hasta su vida inicial", thing=Thing.LIFE)
say(AddEnough, "~añadir sangre a {to} hasta llenar su capacidad", thing=Thing.BLOOD)
say(MoveThings, "~mover {what} de {source} a {to}")
say(MoveEitherWay, "~mover {what} de {source} a {to} o de {source_back} a {to_back}")
say(StealThings, "~robar {what} {becoming_blood?( que se convierte en sangre )}")
say(StealThings, "~robar {what} {becoming_blood?( que se convierte en sangre )} de {source}")
say(PutThings, "~poner {what} sobre {on}")
say(BurnEdge, "~quemar la Ventaja")
say(GainEdge, "~obtener la Ventaja")
for make, verb in ((GainEqual, "~ganar"), (BurnEqual, "~quemar")):
    for thing, noun in ((Thing.BLOOD, "sangre"), (Thing.POOL, "reserva"), (Thing.LIFE, "vida")):
        say(make, f"{verb} {noun} : tanta como {{to}}", thing=thing)
say(MoveOfThose, "~mover {amount} de esa sangre a {to} en lugar de {instead}", thing=Thing.BLOOD)
say(MoveOfThose, "~mover {amount} de esos {thing.pl} a {to} en lugar de {instead}")
say(ButAddDeed, "~añadir {what}")
say(GainNoLife, "~ganar vida {note?( en su lugar , la vida que ganaría va al banco de sangre )}")
say(BurnPlusIf, "~quemar {what} , y {more} más si {fact}")
say(PoolAndOrCards, "~quemar {amount} de reserva y/o cartas al azar de su mano")
say(MoveBetween, "~mover sangre , equipo y/o criados entre {who}")
say(BurnAndCard, "~quemar {what} y {card}")
say(BurnEither, "~quemar {what} o {other} de {source}")
say(BurnAny, "~quemar {thing}")
say(StealBecomingLife, "~robar {what} ( que se convierte en vida ) de {source}")
say(
    GainForHealing,
    "~ganar {what} al final de cada asalto por cada punto de sangre que {who} haya usado ese asalto para curar daño o "
    "impedir su destrucción",
)
say(UseThings, "~usar {what}")
say(PayPool, "~pagar {what}")
YOU = TheThing(Definite.YOU)
say(CostLess, "~costarte {amount} {thing@amount} menos {to_equip?al equipar}", who=YOU)
say(CostLess, "~costar a {who} {amount} {thing@amount} menos {to_equip?al equipar}")
say(CostMore, "~costarte {amount} {thing@amount} más {to_play?al jugarse}", who=YOU)
say(CostMore, "~costar a {who} {amount} {thing@amount} más {to_play?al jugarse}")
say(CostSigned, "~costarte {amount} {thing@amount} {to_play?al jugarse}", who=YOU)
say(CostSigned, "~costar a {who} {amount} {thing@amount} {to_play?al jugarse}")
say(CostMoreItself, "~costar {amount} {thing@amount} más")
say(CostToPlay, "~costar {amount} {thing@amount} al jugarse")
say(CostToPlay, "~costar {amount} {thing@amount} al jugarse sobre {on}")
say(ReduceCost, "~reducir el coste de {what} en {by}")
say(CostSignedItself, "~costar {amount} {thing@amount}")
say(CostItself, "~costar {what}")
say(PayCost, "~pagar su coste como de costumbre")
say(CostSignedEquip, "~costar a {who} {amount} {thing@amount} al equipar")
