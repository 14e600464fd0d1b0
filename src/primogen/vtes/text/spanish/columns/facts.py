"""Clauses with a subject: statements, conditions and events. The mood is that which the sentence asks for."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.text.spanish.columns.owning import owned
from primogen.vtes.text.spanish.table import say

say(Does, "{who} {deed~@who}")
say(DoesNot, "{who} no {deed~@who}")
say(Can, "{who} ~poder@who {deed.inf@who}")
say(Must, "{who} ~deber@who {deed.inf@who}")
say(Cannot, "{who} no ~poder@who {deed.inf@who}")
say(Was, "{who} ~haber@who {state.perf@who}")
say(HasDone, "{who} ~haber@who {deed.perf@who}")
say(DidNot, "{who} no ~haber@who {deed.perf@who}")
say(OnlySoManyLeft, "solo quedan {number} Matusalenes")
say(Would, "{who} fuera@who a {deed.inf@who}")
say(WasSome, "{who} fue@who {what}")
say(DoesAndCannot, "{who} {deed~@who} y no ~poder@who {other.inf@who}")
say(DoesAndCan, "{who} {deed~@who} y ~poder@who {other.inf@who}")
say(CanAs, "{who} ~poder@who {deed.inf@who} {how} {afterward}")
say(DoesAs, "{who} {deed~@who} {how}")
say(PlayedToCall, "{who} se ~haber@who jugado para convocar este referéndum")
say(StrikeInflicts, "este golpe inflige daño con éxito a {who}")
owned(ControllerChanges, "cambia [el controlador]")
say(DistributedAsChosen, "{who} se ~repartir@who como has elegido")
say(FewerThan, "{who} ~controlar@who menos {first.pl} que {second.pl}")
say(DoesAndMust, "{who} {deed~@who} y ~deber@who {other.inf@who}")
say(DoesTwiceAnd, "{who} {first~@who} , {second~@who} y {last}")
say(
    CardsStayOut,
    "las cartas y contadores sobre {who} se quedan allí , pero fuera de juego mientras {other} siga sin controlar",
)
owned(CapacityIncreases, "[la capacidad] aumenta en {number}")
say(AlreadyThere, "ya hay {who} y {state~@who}")
say(MustAs, "{who} ~deber@who {deed.inf@who} {how}")
say(CannotAs, "{who} no ~poder@who {deed.inf@who} {how}")
say(WasWhile, "{who} ~haber@who {state.perf@who} al {deed.inf@who}")
owned(BloodGoneInCombat, "[la sangre] queda en 0 en combate")
say(CountersReach, "tus contadores de corrupción sobre {who} igualan o superan su capacidad o su coste")
say(StillControl, "sigues controlando {who}")
say(HasVotes, "{who} ~tener@who {number} ^voto@number ( con título )")
say(InflictedOn, "se inflige daño con éxito a {who}")
say(NoCombat, "no hay combate")
owned(HandSizeIs, "[el tamaño de mano] {deed}")
say(
    ResolvedUsing,
    "se resuelve una acción ( con éxito o sin él ) durante la que {who} ~haber@who usado {number} o más Disciplinas para "
    "jugar cartas",
)
say(CanWhen, "{who} ~poder@who , {when} , {deed.inf@who}")
say(StrikeMustBe, "su golpe inicial de ese asalto debe ser con {what}")
say(CannotTwo, "{who} no ~poder@who {first.inf@who} ni {second.inf@who}")
say(CannotThree, "{who} no ~poder@who {first.inf@who} , {second.inf@who} ni {third.inf@who}")
say(FirstThisTurn, "es su primer {kind} de este turno")
say(CanAndDoes, "{who} ~poder@who {deed.inf@who} y {other~@who}")
say(ReadyAndNot, "{who} ~estar@who preparado@who y {other} no")
say(UnlockOnlyOnce, "un@kind {kind*.sg} solo puede enderezarse así una vez por turno")
say(DoesAndDoesNot, "{who} {deed~@who} y no {other~@who}")
say(ThereAre, "hay {who}")
say(MustPay, "{who} ~deber@who {cost.inf@who} para {deed.inf@who}")
owned(CapacityIs, "[la capacidad] es {amount}")
say(DoesAndCanAs, "{who} {deed~@who} y ~poder@who {other.inf@who} {how}")
say(CanTake, "{who} ~poder@who realizar una acción {directed?(D)} para {deed.inf@who}")
say(CanTake, "{who} ~poder@who realizar una acción {directed?(D)} que cuesta {cost} para {deed.inf@who}", stealth=None)
say(CanTake, "{who} ~poder@who realizar una acción {directed?(D)} con {stealth} de sigilo para {deed.inf@who}")
say(
    CanTake,
    "{who} ~poder@who realizar una acción {directed?(D)} con {stealth} de sigilo que cuesta {cost} para {deed.inf@who}",
)
