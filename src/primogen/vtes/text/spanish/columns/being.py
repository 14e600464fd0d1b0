"""Being, having and becoming. A state brings its own verb: "está girado", "tiene éxito"."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.text.spanish.columns.amounts import THINGS
from primogen.vtes.text.spanish.table import say, word

say(Be, "{state~}")
say(BeOfClan, "~ser {clan}")
say(BeOfSect, "~ser {sect~}")
say(BeSome, "~ser {what}")
say(BeInCombatWith, "~estar en combate con {who}")
for thing, spanish in THINGS.items():
    plain = spanish.removeprefix("de ")
    noun = f"{plain}.pl" if plain[0] == "^" and " " not in plain else plain
    say(Have, f"no ~tener {noun}", what=Quantity(Nothing(), thing))
    say(With, f"sin {noun}", what=Quantity(Nothing(), thing))
say(Have, "~tener {what}")
say(HaveEdge, "~tener la Ventaja")
say(HaveTitle, "~tener un título", none=False)
say(HaveTitle, "no ~tener título", none=True)
say(HaveDiscipline, "~tener {discipline} {superior?superior}")
say(Become, "~pasar a ser {what}")
say(BecomeSect, "~pasar a ser {sect~}")
say(BecomeState, "~pasar a {state.inf}")
say(MakeSect, "~hacer {sect} a {who}")
say(BeConsidered, "~contar como {what}")
say(BePlayed, "~ser {done~} sobre {on}")
say(BePut, "~ser puesto@ sobre {on}")
say(BePutInPlay, "~entrar en juego")
say(BeMoved, "~ser movido@ a {to}")
say(HaveHappen, "~hacer que {who} {deed.subj@who}")
say(BeAboutTo, "~estar a punto de {deed.inf}")
say(BeAmount, "~ser {amount}")
say(BePutTitle, "~ser puesto@ sobre {on} y ~representar el título único de {title} de {city} , {sect}")
say(BeTarget, "~ser el objetivo de {who}")
say(BeWith, "~ser con {bonus}")
say(BeBanished, "~ser movido@ a la región no controlada ( se rompen los efectos temporales de control )")
say(HaveBonus, "~tener {what}")
say(BeDoing, "~estar {deed.ger}")
say(HaveOrUse, "~tener o ~usar {who}")
say(BeWorth, "~valer {bonus}")
say(BeRemoved, "~ser eliminado@ de la partida")
say(BePutTitleNamed, "~ser puesto@ sobre {on} y ~representar el título único de {name} , {sect}")
say(BeIncreased, "~aumentar en {number}", up=True)
say(BeIncreased, "~reducirse en {number}", up=False)
say(BeCardsLarger, "~ser {number} cartas mayor@", up=True)
say(BeCardsLarger, "~ser {number} cartas menor@", up=False)
say(HaveMorePool, "~tener más reserva que {who}")
say(BeNot, "no ~ser {what}")
say(BeNotClan, "no ~ser {clan}")
say(BePreventedBy, "~ser prevenido@ por {who}")
say(BeOfClan2, "~ser {clan} o {second}")
say(BeBurnedBy, "~ser quemado@ por {who}")
say(BePutTitlePlain, "~ser puesto@ sobre {on} y ~representar el título de {title} , {sect}")
say(Belong, "~pertenecer a {who}")
say(MakeDo, "~hacer que {who} {deed.subj@who}")
say(BeNowBleeding, "~sangrar ahora a {who}")
say(MakeState, "~hacer que {who} {state.subj@who}")
say(BeAtBonus, "~ser con {bonus}")
STATES = {
    State.READY: "~estar preparado@",
    State.LOCKED: "~estar girado@",
    State.UNLOCKED: "~estar enderezado@",
    State.SUCCESSFUL: "~tener éxito",
    State.QUEUED: "~estar en espera",
    State.BUSY: "~estar actuando , intentando bloquear o en combate",
    State.NOT_LOCKED: "no ~estar girado@",
    State.TAILS: "~ser cruz",
    State.HEADS: "~ser cara",
    State.BLACK_HAND: "~ser de la Mano Negra",
    State.UNBLOCKABLE: "no poder ser bloqueado@",
    State.TAKEN: "~ser realizado@",
    State.PLAYED_THIS: "~ser resuelto@",
    State.STOLEN: "~ser robado@",
    State.EQUIPPED: "~ser equipado@",
    State.NOT_CONTROLLED: "no ~estar controlado@",
    State.NOT_IN_COMBAT: "no ~estar en combate",
    State.IN_YOUR_READY_REGION: "~estar en tu región preparada",
    State.SAME_AGE_OR_OLDER: "~tener la misma capacidad o más",
    State.BURNED_OR_TORPOR: "~ser quemado@ o ~ser enviado@ al letargo",
    State.SENT_TO_TORPOR: "~ser enviado@ al letargo",
    State.CLOSE: "~ser corto@",
    State.LONG: "~ser largo@",
    State.CHANGED: "~ser cambiado@",
    State.INCREASED: "~ser aumentado@",
    State.DOUBLED: "~ser doblado@",
    State.RECRUITED: "~ser reclutado@",
    State.RESCUED: "~ser rescatado@",
    State.UNIQUE: "~ser único@",
    State.SUCCESSFUL_FOR_ONE: "~tener éxito ( por 1 o más )",
    State.NOT_SUCCESSFUL: "no ~tener éxito",
    State.DECLINED: "~ser rechazado@",
    State.MOVED: "~ser movido@",
    State.STILL_IN_PLAY: "~seguir en juego",
    State.PAID: "~ser pagado@",
    State.NOT_PAID: "no ~ser pagado@",
    State.USED: "~ser usado@",
    State.CALLED: "~ser convocado@",
    State.PREVENTED: "~ser prevenido@",
    State.INFLICTED: "~ser infligido@",
    State.CAST: "~ser emitido@",
    State.CONTROLLED: "~estar controlado@",
    State.UNSUCCESSFUL: "~ser sin éxito",
    State.READY_AND_UNLOCKED: "~estar preparado@ y enderezado@",
    State.READY_AND_LOCKED: "~estar preparado@ y girado@",
    State.ACTING: "~estar actuando",
    State.BLOCKING: "~estar bloqueando",
    State.NOT_BLOCKING: "no ~estar bloqueando",
    State.BLEEDING_YOU: "~estar sangrándote",
    State.BLEEDING: "~estar sangrando",
    State.IN_COMBAT: "~estar en combate",
    State.IN_TORPOR: "~estar en letargo",
    State.IN_PLAY: "~estar en juego",
    State.TITLED: "~tener título",
    State.UNTITLED: "no ~tener título",
    State.UNCONTROLLED: "no ~estar controlado@",
    State.BLOCKED: "~ser bloqueado@",
    State.UNBLOCKED: "no ~ser bloqueado@",
    State.BURNED: "~ser quemado@",
    State.DIABLERIZED: "~ser diablerizado@",
    State.ANNOUNCED: "~ser anunciado@",
    State.PLAYED: "~ser jugado@",
    State.AGGRAVATED: "~ser agravado@",
    State.STERILE: "~ser estéril@",
    State.INFERNAL: "~ser infernal@",
    State.NOT_UNIQUE: "no ~ser único@",
    State.BEING_BURNED: "~estar siendo quemado@",
    State.GOING_TO_TORPOR: "~estar cayendo en letargo",
    State.CANCELED: "~ser cancelado@",
    State.CONTESTED: "~estar en disputa",
    State.OUSTED: "~ser expulsado@",
    State.WOUNDED: "~estar herido@",
    State.STILL_READY: "~seguir preparado@",
    State.NOT_READY: "no ~estar preparado@",
    State.YOUNGER: "~ser más joven@",
    State.OLDER: "~ser más viejo@",
    State.RED_LIST: "~estar en la Lista Roja",
    State.EMPTY: "~estar vacío@",
    State.HUNTING: "~estar cazando",
    State.FACE_UP: "~estar boca arriba",
    State.DISCARDED: "~ser descartado@",
}
for state, spanish in STATES.items():
    word(state, spanish)
word(Done.PLAYED, "jugado@")
word(Done.USED, "usado@")
word(Done.CALLED, "convocado@")
word(Done.TARGETED, "elegido@ como objetivo")
word(Trait.FLIGHT, "vuelo")
word(Trait.BLACK_HAND, "Mano Negra")
