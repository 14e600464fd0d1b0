"""Whom a sentence means: pronouns, and nouns to choose from; and possessors, which stand behind what they have."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.text.spanish.columns.owning import owned
from primogen.vtes.text.spanish.forms import MANY, YOU
from primogen.vtes.text.spanish.table import say, word

word(Quantifier.A, "un@")
word(Quantifier.ANOTHER, "otro@")
word(Quantifier.ANY, "cualquier@")
word(Quantifier.EACH, "cada@")
word(Quantifier.EVERY, "cada@")
word(Quantifier.NO, "ningún@")
say(Some, "{quantifier@kind} {kind*.sg}")
say(Several, "ningún@kind {kind*.sg}", amount=Nothing())
say(Several, "{amount} {kind*.pl}")
say(Single, "1 {kind*.sg}")
say(All, "el@kind {kind*.pl}", quantifier=ManyQuantifier.GENERIC)
say(All, "todo@kind el@kind {kind*.pl}", quantifier=ManyQuantifier.ALL)
say(All, "todo@kind el@kind otro@kind {kind*.pl}", quantifier=ManyQuantifier.ALL_OTHER)
say(All, "cualquier@kind {kind*.pl}", quantifier=ManyQuantifier.ANY)
say(All, "otro@kind {kind*.pl}", quantifier=ManyQuantifier.OTHER)
say(OneOfThem, "{amount} de {of*.pl}")
say(This, "este@core {core*.sg}")
say(Self, "{name}")
say(That, "ese@core {core*.sg}")
say(Those, "ese@core {core*.pl}")
say(It, "este")
say(The, "el@noun otro@noun {noun*.sg}", role=Role.OTHER)
say(The, "el@noun mismo@noun {noun*.sg}", role=Role.SAME)
say(The, "el@noun {noun*.sg} {role@noun}")
say(TheThing, "{which}")
for role, spanish in {
    Role.PLAIN: "",
    Role.ACTING: "que ~actuar.pres@",
    Role.BLOCKING: "que ~bloquear.pres@",
    Role.REACTING: "que ~reaccionar.pres@",
    Role.OPPOSING: "rival",
    Role.CHOSEN: "elegido@",
    Role.ATTACHED: "ligado@",
    Role.TARGET: "objetivo",
    Role.OTHER: "otro@",
    Role.SAME: "mismo@",
    Role.ORIGINAL: "original",
    Role.STOLEN: "robado@",
    Role.CANCELED: "cancelado@",
    Role.DISCARDED: "descartado@",
    Role.RESULTING: "resultante",
    Role.DIABLERIZED: "diablerizado@",
    Role.REVEALED: "revelado@",
    Role.BURNED: "quemado@",
    Role.FORMER: "anterior",
    Role.CURRENT: "actual",
}.items():
    word(role, spanish)
word(Definite.YOU, "tú", person=YOU)
word(Definite.BEARER, "el portador")
word(Definite.EMPLOYER, "quien lo emplea")
word(Definite.EDGE, "la Ventaja", gender="f")
word(Definite.COMBATANTS, "ambos combatientes", number=MANY)
word(Definite.CURRENT_ACTION, "la acción actual", gender="f")
word(Definite.WEAPON, "el arma", gender="f")
word(Definite.YOUR_PREY, "tu presa", gender="f")
word(Definite.YOUR_PREDATOR, "tu depredador")
word(Definite.PREDATOR_OR_PREY, "tu depredador o tu presa")
word(Definite.PREYS_PREY, "la presa de tu presa", gender="f")
word(Definite.PREDATORS_PREDATOR, "el depredador de tu depredador")
word(Definite.BLOOD_BANK, "el banco de sangre")
word(Definite.YOUR_POOL, "tu reserva", gender="f")
word(Definite.THEIR_POOL, "su reserva", gender="f")
word(Definite.COMBAT, "el combate")
word(Definite.RANGE, "la distancia", gender="f")
owned(ControllerOf, "[el controlador]")
owned(OwnerOf, "[el propietario]")
owned(Theirs, "[kind]")
say(Named, "{card}")
say(Chosen, "los demás")
owned(TheTop, "la carta superior de [zone]", number=1)
say(TheTop, "las {number} cartas superiores de tu@zone {zone}", of=Your())
say(TheTop, "las {number} cartas superiores de su@zone {zone}", of=Their())
say(TheTop, "las {number} cartas superiores de el@zone {zone} {of}")
say(TheOf, "el@kind {kind*}")
say(DamageFrom, "el daño de el@kind {kind.pl}", of=Their())
say(DamageFrom, "el daño de tu@kind {kind.pl}", of=Your())
say(DamageFrom, "el daño de el@kind {kind.pl} {of}")
say(DamageInflicted, "el daño infligido {on}")
say(BleedAmount, "la cantidad del sangrado")
say(SameAgain, "el@kind mismo@kind {kind*.sg} otra vez")
say(BearerWith, "el portador con {discipline} {superior?superior}")
say(TheirChosen, "su@noun {noun*.sg} elegido@noun")
say(Doing, "{deed.inf}")
say(AllDamage, "{all?todo} el daño infligido a {on} {when}")
say(PredatorsChosen, "el@noun {noun*.sg} elegido@noun de su depredador")
say(DamageBy, "el daño infligido a {on} por {by}")
say(YouAnd, "tú y {who}")
say(ControllerOfWho, "el controlador de {who}")
say(EachOfThem, "cada uno de {of.pl}")
say(ThisItself, "esto")
say(TargetOfBleed, "el objetivo del sangrado")
say(DamageFromThis, "el daño de {what}")
say(Neither, "ningún combatiente")
say(EquipmentAtLarge, "equipo")
say(BareHolder, "{noun*.sg} con {who}")
say(OfTheChosen, "el@noun primer {noun*.sg} elegido@noun", first=True)
say(OfTheChosen, "el@noun otro@noun {noun*.sg} elegido@noun", first=False)
say(OfController, "de su controlador", of=Their())
say(OfController, "de tu controlador", of=Your())
say(OfController, "del controlador {of}")
say(OfOwner, "de su propietario", of=Their())
say(OfOwner, "de tu propietario", of=Your())
say(OfOwner, "del propietario {of}")
say(Of, "de {who}")
say(Their, "su@")
say(Your, "tu@")
