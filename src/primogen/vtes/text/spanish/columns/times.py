"""When and how long: phases, stretches and points of play, and what stands after a deed."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.text.spanish.columns.owning import owned
from primogen.vtes.text.spanish.table import say, word

word(Phase.UNLOCK, "^fase de enderezar")
word(Phase.MASTER, "^fase magistral")
word(Phase.MINION, "^fase de esbirros")
word(Phase.INFLUENCE, "^fase de influencia")
word(Phase.DISCARD, "^fase de descarte")
word(Phase.TURN, "^turno")
SPANS = {
    Span.THIS_TURN: "este turno",
    Span.THIS_ACTION: "esta acción",
    Span.THIS_ROUND: "este asalto",
    Span.THIS_COMBAT: "este combate",
    Span.THAT_COMBAT: "ese combate",
    Span.THAT_ROUND: "ese asalto",
    Span.THAT_ACTION: "esa acción",
    Span.THAT_TURN: "ese turno",
    Span.RESULTING_COMBAT: "el combate resultante",
    Span.CURRENT_ACTION: "la acción actual",
    Span.CURRENT_ROUND: "el asalto actual",
    Span.FIRST_ROUND: "el primer asalto del combate",
    Span.FIRST_ROUND_SHORT: "el primer asalto",
    Span.FIRST_ROUND_RESULTING: "el primer asalto del combate resultante",
    Span.FIRST_ROUND_OF_THAT: "el primer asalto de ese combate",
    Span.LATER_THIS_ROUND: "más tarde este asalto",
    Span.LATER_THIS_ACTION: "más tarde esta acción",
    Span.EACH_COMBAT: "cada combate",
    Span.EACH_ROUND: "cada asalto",
    Span.EACH_TURN: "cada turno",
    Span.EACH_ROUND_OF_COMBAT: "cada asalto del combate",
    Span.EACH_ROUND_OF_THIS_COMBAT: "cada asalto de este combate",
    Span.EACH_MASTER_PHASE: "cada fase magistral",
    Span.EACH_REFERENDUM: "cada referéndum",
    Span.EACH_UNLOCK: "cada fase de enderezar",
    Span.EACH_ACTION: "cada acción",
    Span.EACH_GAME: "cada partida",
    Span.EACH_STRIKE: "cada golpe",
    Span.A_BLEED_ACTION: "una acción de sangrado",
    Span.BLEED_ACTIONS: "las acciones de sangrado",
    Span.A_POLITICAL_ACTION: "una acción política",
    Span.POLITICAL_ACTIONS: "las acciones políticas",
    Span.AN_ACTION: "una acción",
    Span.A_REFERENDUM: "un referéndum",
    Span.THAT_REFERENDUM: "ese referéndum",
    Span.THIS_REFERENDUM: "este referéndum",
    Span.ANY_REFERENDUM: "cualquier referéndum",
    Span.POLLING_OF_ACTION: "la votación de una acción política",
    Span.POLLING_OF_ANY: "la votación de cualquier referéndum",
    Span.POLLING_OF_A: "la votación de un referéndum",
    Span.POLLING: "la votación",
    Span.STRIKE_RESOLUTION: "la resolución de los golpes",
    Span.THIS_STRIKE_RESOLUTION: "esta resolución de los golpes",
    Span.NORMAL_STRIKE_RESOLUTION: "la resolución normal de los golpes",
    Span.COMBAT: "el combate",
    Span.DIRECTED_ACTIONS: "las acciones dirigidas",
    Span.UNDIRECTED_ACTIONS: "las acciones no dirigidas",
    Span.BLEED_AGAINST_YOU: "un sangrado contra ti",
    Span.HUNT_ACTIONS: "las acciones de caza",
    Span.DIABLERIE_ACTIONS: "las acciones de diablerie",
    Span.PRESS_STEP: "el paso de presionar",
    Span.FIRST_ACTION: "la primera acción de una fase de esbirros",
    Span.EACH_MINION_PHASE: "cada fase de esbirros",
}
for span, spanish in SPANS.items():
    word(span, spanish)
MOMENTS = {
    Moment.RANGE: "elegir la distancia",
    Moment.RANGE_CHOSEN: "elegir la distancia ( ya elegida )",
    Moment.STRIKES_CHOSEN: "elegir los golpes",
    Moment.STRIKE_RESOLUTION: "la resolución de los golpes",
    Moment.ACTION_RESOLUTION: "la resolución de la acción",
    Moment.BLOCK_RESOLUTION: "la resolución del bloqueo",
    Moment.RESOLUTION: "la resolución",
    Moment.COMBAT: "el combate",
    Moment.COMBAT_ENDS: "terminar el combate",
    Moment.RESULTING_COMBAT: "el combate resultante",
    Moment.ANY_VOTES_CAST: "emitir el primer voto o papeleta",
    Moment.RESULTS_TALLIED: "contar los votos",
    Moment.REFERENDUM: "el referéndum",
    Moment.BLOCKS_DECLINED: "declinar los bloqueos",
    Moment.VOTES_CAST: "emitir los votos y papeletas",
    Moment.VOTES_CAST_ONLY: "emitir los votos",
    Moment.POLITICAL_RESOLUTION: "la resolución de una acción política",
    Moment.POLITICAL_RESOLUTION_PASSED: "la resolución de una acción política cuyo referéndum se ha aprobado",
    Moment.SUCCESSFUL_RESOLUTION: "la resolución de una acción con éxito",
    Moment.BLEED_RESOLUTION: "la resolución de una acción de sangrado con éxito",
    Moment.END_OF_ROUND: "el final de un asalto de combate",
    Moment.END_OF_ROUND_SHORT: "el final de un asalto",
    Moment.END_OF_COMBAT: "el final del combate",
    Moment.END_OF_TURN: "el final del turno",
    Moment.END_OF_THIS_TURN: "el final de este turno",
    Moment.END_OF_ACTION: "el final de la acción",
    Moment.END_OF_GAME: "el final de la partida",
    Moment.CLOSE_RANGE: "corta distancia",
    Moment.LONG_RANGE: "larga distancia",
    Moment.THIS_ACTION: "esta acción",
    Moment.COMBAT_CARD: "un asalto",
    Moment.REFERENDUM_RESOLUTION: "la resolución del referéndum",
}
for moment, spanish in MOMENTS.items():
    word(moment, spanish)
WHOLES = {
    Whole.COMBAT: "el combate",
    Whole.THIS_COMBAT: "este combate",
    Whole.THIS_ROUND: "este asalto",
    Whole.THIS_ACTION: "esta acción",
    Whole.THE_COMBAT: "ese mismo combate",
    Whole.ACTION: "la acción",
    Whole.TURN: "el turno",
    Whole.ROUND: "el asalto",
    Whole.GAME: "la partida",
}
for whole, spanish in WHOLES.items():
    word(whole, spanish)


def in_phase(make: type, before: str) -> None:
    """Whose phase, and whether it is the next."""
    for whose, article in ((Your(), "tu"), (Their(), "su")):
        say(make, f"{before} {article}@phase próximo@phase {{phase*}}", whose=whose, next=True)
        say(make, f"{before} {article}@phase {{phase*}}", whose=whose, next=False)
    say(make, f"{before} el@phase próximo@phase {{phase*}} {{whose}}", next=True)
    say(make, f"{before} el@phase {{phase*}} {{whose}}", next=False)


in_phase(DuringPhase, "durante")
in_phase(UntilPhase, "hasta")
in_phase(AtStartOf, "al comienzo de")
owned(AtEndOf, "al final de [phase]", "whose")
say(Bare, "{span}")
say(During, "durante {span}")
say(InSpan, "en {span}")
say(For, "durante {span}")
say(Remainder, "durante el resto de {of}")
say(Before, "antes de {moment}")
say(After, "después de {moment}")
say(At, "a {moment}")
say(Until, "hasta {moment}")
ACTION = "como acción {political?política} {directed?(D)}"
STEALTHY = f"{ACTION} con {{stealth}} de sigilo"
for action in (ACTION, STEALTHY):  # without stealth, all but what is said is absent
    say(AsAction, action)
    say(AsAction, f"{action} que cuesta {{cost}}")
    say(AsAction, f"{action} que {{that}}")
say(AsTheyDo, "cuando {fact}")
say(AfterFact, "después de que {fact.subj}")
say(WhenFact, "cuando {fact}")
say(WhileFact, "mientras {fact}")
say(AgainstWhom, "contra {who}")
say(InCombatWithWhom, "en combate con {who}")
say(WhenDoing, "al {deed.inf}")
say(OnActions, "en {span}")
say(OnActionsRequiring, "en las acciones que requieren {discipline}")
say(NotYetNeeded, ", aunque aún no haga falta intercepción", stealth=False)
say(NotYetNeeded, ", aunque aún no haga falta sigilo", stealth=True)
say(OnceEach, "una vez {span}")
say(EachTime, "cada vez que {fact}")
say(DuringWhat, "durante {who}")
say(AfterResolutionOf, "después de la resolución de {who}")
say(AfterDoing, "después de {deed.inf}")
say(BeforeDoing, "antes de {deed.inf}")
say(UntilFact, "hasta que {fact.subj}")
owned(Since, "desde [el último turno]", "whose")
say(WhileDoing, "mientras {deed~}")
say(ByEither, "( de cualquiera de los combatientes )")
say(ImmediatelyOr, "inmediatamente , o {when} si {fact}")
say(AsRangedStrike, "como golpe a distancia")
say(EvenAtLong, "( también a larga distancia )")
owned(AfterEndOf, "después del final de [phase]", "whose")
say(AtEndOfWon, "al final de un asalto en que {who} ~haber@who infligido con éxito más daño que {other}")
say(EvenIf, "( aunque {fact.subj} )")
say(OnceAs, "una vez , cuando {fact}")
say(InsteadLast, "en su lugar")
say(AtAnyRange, "( a cualquier distancia )")
say(AsWell, "también")
say(OnEachOf, "en cada una de las acciones {of}")
say(AsIf, "como si fuera {what}")
say(OnWhat, "en {who}")
say(AsStrike, "como golpe", cost=None)
say(AsStrike, "como golpe que cuesta {cost}")
say(DuringNext, "durante el@phase próximo@phase {phase}")
say(InFirstRoundWith, "en el primer asalto de combate con {who}")
say(InWhat, "en {who}")
say(OnceTallied, "una vez contados los votos")
say(NotToExceed, ", sin pasar de la vida inicial")
say(DuringEachOf, "durante cada una de sus fases de enderezar", whose=Their(), phase=Phase.UNLOCK)
say(DuringEachOf, "durante cada una de tus fases de enderezar", whose=Your(), phase=Phase.UNLOCK)
say(DuringEachOf, "durante cada una de las fases de enderezar {whose}", phase=Phase.UNLOCK)
say(DuringEither, "durante {first} o {second}")
say(ForTheirController, "para su controlador")
say(CommaDuring, ", durante {span}")
say(DuringOrPolling, "durante {who} o su votación")
say(EvenAtClose, "( también a corta distancia )")
say(DuringThe, "durante el@phase {phase}")
say(ByDoing, "al {deed.inf}")
say(DuringCombatWith, "durante el combate con {who}")
say(IgnoreExcess, "( la sangre que sobra se ignora )")
