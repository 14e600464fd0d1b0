"""What is under way, in the words of the rulebook: the printed steps of each procedure, and the method each begins with."""

from __future__ import annotations

from typing import Final, NamedTuple

from primogen.rivals.rules import words as w
from primogen.rivals.rules.roles import IN_SEASON, LASHING_OUT, PREEMPTIVE


class PrintedStep(NamedTuple):
    first: str  # the method of the procedure under which it begins
    number: int  # as printed; 0 if the rulebook gives it none
    name: tuple[str, str]


TITLES: Final[dict[int, tuple[str, str]]] = {
    w.ATTACK_SEQUENCE: ("Attack", "Ataque"),
    w.CONFLICT: ("Influence Conflict", "Conflicto de Influencia"),
    w.CLAIMING: ("Claim of the Prince", "Reclamación del Príncipe"),
    w.STRIKING: ("Preemptive Strike", "Golpe preventivo"),
    w.LASHING: ("Monsters lash out", "Los Monstruos arremeten"),
    w.SEASON: ("Open Season", "Veda abierta"),
    w.SETUP: ("Set-up", "Preparación"),
    w.SHOWING: ("A Conspiracy is shown", "Se enseña una Conspiración"),
    w.RESOLVING_CARD: ("A face-down card resolves", "Se resuelve una carta boca abajo"),
    w.RITUAL_COST: ("Ritual", "Ritual"),
    w.RITUAL_BLOOD: ("Ritual", "Ritual"),
    w.DEAL_MAKING: ("Deal", "Trato"),
}
WAYS: Final[dict[int, tuple[str, str]]] = {  # how a Monster's attack comes about
    PREEMPTIVE: TITLES[w.STRIKING],
    LASHING_OUT: TITLES[w.LASHING],
    IN_SEASON: TITLES[w.SEASON],
}

MAKE_AN_ATTACK: Final = (PrintedStep("announce", 0, ("Exhaust, target, Intel", "Agotar, blanco, Información")),)
BEFORE_REACTIONS: Final = (
    PrintedStep("announce_attack_type", 1, ("Attack type", "Tipo de ataque")),
    PrintedStep("place_attack_card", 2, ("Attack card", "Carta de Ataque")),
    PrintedStep("blocking", 3, ("Blocking", "Bloqueo")),
)
ON_A_MONSTER: Final = (
    PrintedStep("preemptive_strike", 0, TITLES[w.STRIKING]),
    PrintedStep("after_the_strike", 0, ("Tag the Monster", "Marcar al Monstruo")),
)
FROM_REACTIONS: Final = (
    PrintedStep("place_reaction", 4, ("Reaction card", "Carta de Reacción")),
    PrintedStep("reveal_attack_card", 5, ("Reveal cards", "Revelar cartas")),
    PrintedStep("attacking_players_abilities", 6, ("Attacker abilities", "Habilidades del atacante")),
    PrintedStep("defending_players_abilities", 7, ("Defender abilities", "Habilidades del defensor")),
    PrintedStep("determine_damage", 8, ("Determine damage", "Determinar el daño")),
    PrintedStep("mitigate_damage", 9, ("Mitigate damage", "Mitigar el daño")),
    PrintedStep("apply_damage", 10, ("Apply damage", "Aplicar el daño")),
    PrintedStep("damage_taken", 11, ("End of the attack", "Final del ataque")),
)
ATTACK_STEPS: Final = MAKE_AN_ATTACK + BEFORE_REACTIONS + FROM_REACTIONS
MONSTER_HUNT_STEPS: Final = MAKE_AN_ATTACK + BEFORE_REACTIONS + ON_A_MONSTER + FROM_REACTIONS
STRIKE_STEPS: Final = BEFORE_REACTIONS + FROM_REACTIONS

CONFLICT_STEPS: Final = (
    PrintedStep("read_question", 1, ("Read the question", "Leer la pregunta")),
    PrintedStep("exert_influence", 2, ("Exert Influence", "Ejercer Influencia")),
    PrintedStep("closed_fist", 3, ("Prestige in a closed fist", "Prestigio en el puño cerrado")),
    PrintedStep("declare", 4, ("Say YES or NO", "Decir SÍ o NO")),
    PrintedStep("reveal_all", 5, ("Reveal everything", "Revelarlo todo")),
    PrintedStep("count", 6, ("Count; a tie succeeds", "Contar; el empate tiene éxito")),
    PrintedStep("resolve", 7, ("Resolve", "Resolver")),
)
CLAIMING_STEPS: Final = (
    PrintedStep("announce", 1, ("The claimant exhausts", "El pretendiente se agota")),
    PrintedStep("responses", 2, ("Each other player may attack", "Cada otro jugador puede atacar")),
    PrintedStep("attach_title", 3, ("Attach the Title", "Adjuntar el Título")),
)
LASHING_STEPS: Final = (
    PrintedStep("choose_monster", 1, ("Choose a Monster", "Elegir un Monstruo")),
    PrintedStep("choose_target", 2, ("Choose its target", "Elegir su blanco")),
    PrintedStep("attack", 3, ("It attacks", "Ataca")),
)
SETUP_STEPS: Final = (
    PrintedStep("city_deck", 1, ("City Deck", "Mazo de Ciudad")),
    PrintedStep("monster_deck", 2, ("Supplies", "Reservas")),
    PrintedStep("mix_faction_decks", 3, ("Faction deck and Leader", "Mazo de Facción y Líder")),
    PrintedStep("shuffle_decks", 4, ("Library, Agenda, Haven", "Biblioteca, Objetivo, Refugio")),
    PrintedStep("player_order", 7, ("Player order", "Orden de juego")),
    PrintedStep("reveal_leaders", 8, ("Reveal Leaders", "Revelar a los Líderes")),
    PrintedStep("reveal_havens", 9, ("Reveal Havens", "Revelar los Refugios")),
    PrintedStep("determine_rivals", 10, ("Rivals", "Rivales")),
    PrintedStep("starting_hand", 12, ("Starting hand", "Mano inicial")),
)
SHOWING_STEPS: Final = (
    PrintedStep("show_it", 1, ("Show it", "Enseñarla")),
    PrintedStep("may_contribute", 2, ("Contribute Prestige, or not", "Contribuir con Prestigio, o no")),
    PrintedStep("put_back", 3, ("Face down again", "Otra vez boca abajo")),
)
RESOLVING_STEPS: Final = (
    PrintedStep("turn_up", 1, ("Turn it up", "Ponerla boca arriba")),
    PrintedStep("carry_out", 2, ("Carry it out", "Llevarla a cabo")),
    PrintedStep("resolved", 3, ("Discard it", "Descartarla")),
)
RITUAL_STEPS: Final = (
    PrintedStep("help", 1, ("Two Actions, or one and a helper", "Dos Acciones, o una y un ayudante")),
    PrintedStep("blood", 2, ("Blood on the Ritual", "Sangre sobre el Ritual")),
)
DEAL_STEPS: Final = (
    PrintedStep("choose_partner", 1, ("With whom", "Con quién")),
    PrintedStep("add_terms", 2, ("Terms", "Términos")),
    PrintedStep("accept", 3, ("Yes or no", "Sí o no")),
)

OUTCOMES: Final[dict[str, tuple[str, str]]] = {
    "nobody": ("nobody", "nadie"),
    "no-card": ("no card", "sin carta"),
    "face-down": ("1 face down", "1 boca abajo"),
    "tagged": ("tagged by {0}", "marcado por {0}"),
    "succeeds": ("the Scheme succeeds", "la Estratagema tiene éxito"),
    "fails": ("the Scheme fails", "la Estratagema falla"),
}
