"""What somebody always has, or may or may not do, in words: of one and of many, by what it is."""

from __future__ import annotations

from typing import Final

from primogen.rivals.rules import flags as f
from primogen.rivals.rules import words as w

# {0} is who has it.
Both = tuple[str, str]
HAVING: Final[dict[int, tuple[Both, Both]]] = {  # of one; of many
    w.INVESTIGATES_AT_HOME: (
        (
            "{0} may be exhausted to Investigate while in their Haven",
            "{0} puede agotarse para Investigar estando en su Refugio",
        ),
        (
            "{0} may be exhausted to Investigate while in their Haven",
            "{0} pueden agotarse para Investigar estando en su Refugio",
        ),
    ),
    w.BEYOND_FOES: (("{0} cannot be targeted by foes", "Los enemigos no pueden elegir @{0}"),) * 2,
    w.SHARES_RETAINERS: (
        (
            "Characters in a party with {0} have the benefits of all Retainers attached to {0}",
            "Los personajes en un grupo con {0} tienen los beneficios de todos los Criados adjuntos a {0}",
        ),
    )
    * 2,
    w.IGNORES_ANTAGONIST: (
        (
            "Ignore 1 Antagonist when this party moves to The Streets",
            "Ignora 1 Antagonista cuando este grupo se mueve a Las Calles",
        ),
    )
    * 2,
    w.NO_REACTIONS: (("Reactions cannot be played against {0}", "No se pueden jugar Reacciones contra {0}"),) * 2,
    w.AGGRAVATED: (
        ("{0} deals Aggravated Damage", "{0} hace daño Agravado"),
        ("{0} deal Aggravated Damage", "{0} hacen daño Agravado"),
    ),
    w.SUPERFICIAL: (
        ("{0} deals Superficial Damage", "{0} hace daño Superficial"),
        ("{0} deal Superficial Damage", "{0} hacen daño Superficial"),
    ),
    w.ANY_REACTION: (
        (
            "{0} may play any Reaction against any attack type, regardless of any restrictions other than Blood Potency",
            "{0} puede jugar cualquier Reacción contra cualquier tipo de ataque, sin importar más restricción que la "
            "Potencia de Sangre",
        ),
        (
            "{0} may play any Reaction against any attack type, regardless of any restrictions other than Blood Potency",
            "{0} pueden jugar cualquier Reacción contra cualquier tipo de ataque, sin importar más restricción que la "
            "Potencia de Sangre",
        ),
    ),
    w.MANY_TITLES: (
        (
            "You may attach multiple Titles to {0}, and the Prince of the City Title does not remove other Titles",
            "Puedes adjuntar varios Títulos a {0}, y el Título de Príncipe de la Ciudad no retira los demás",
        ),
    )
    * 2,
    w.SENDS_CARDS: (
        (
            "If {0}'s attack would attach a card to a defender, you may attach it to any character in the defending "
            "party instead",
            "Si el ataque de {0} fuera a adjuntar una carta a un defensor, puedes adjuntarla en su lugar a cualquier "
            "personaje del grupo defensor",
        ),
    )
    * 2,
    w.STRIKES_EACH: (
        (
            "{0} makes a Preemptive Strike on every character in the attacking party, one after another as your Adversary chooses,",
            "{0} da un Golpe Preventivo a todos los personajes del grupo atacante, uno tras otro según elija tu Adversario,",
        ),
        (
            "{0} make a Preemptive Strike on every character in the attacking party, one after another as your Adversary chooses,",
            "{0} dan un Golpe Preventivo a todos los personajes del grupo atacante, uno tras otro según elija tu Adversario,",
        ),
    ),
    w.NO_FREE_MEND: (
        (
            "{0} does not get a free mend during their End Phase",
            "{0} no se cura gratis durante su Fase Final",
        ),
        ("{0} do not get a free mend during their End Phase", "{0} no se curan gratis durante su Fase Final"),
    ),
    w.NO_END_MEND: (
        ("{0} cannot mend during their End Phase", "{0} no puede curarse durante su Fase Final"),
        ("{0} cannot mend during their End Phase", "{0} no pueden curarse durante su Fase Final"),
    ),
    w.BARRED: (
        ("{0} may not be played", "{0} no se puede jugar"),
        ("{0} may not be played", "{0} no se pueden jugar"),
    ),
    w.SHOWN_ATTACKS: (
        (
            "Attack cards are played face up in attacks on {0}",
            "Las cartas de Ataque se juegan boca arriba en ataques contra {0}",
        ),
    )
    * 2,
    w.CANNOT_BE_BLOCKED: (
        ("{0}'s attacks cannot be Blocked", "los ataques de {0} no pueden ser bloqueados"),
        ("The attacks of {0} cannot be Blocked", "los ataques de {0} no pueden ser bloqueados"),
    ),
    w.STAYS_OUT: (
        (
            "{0} does not return to their Haven at the start of their turn",
            "{0} no vuelve a su Refugio al inicio de su turno",
        ),
        (
            "{0} do not return to their Haven at the start of their turn",
            "{0} no vuelven a su Refugio al inicio de su turno",
        ),
    ),
    w.ATTACKS_BESIDE_EXHAUSTED: (
        (
            "{0} may attack while exhausted characters are in their party",
            "{0} puede atacar aunque haya personajes agotados en su grupo",
        ),
        (
            "{0} may attack while exhausted characters are in their party",
            "{0} pueden atacar aunque haya personajes agotados en su grupo",
        ),
    ),
    w.MENDS_MORE: (
        (
            "When {0} mends, put 1 additional Blood from your general supply on them",
            "Cuando {0} se cura, pon 1 de Sangre adicional de tu reserva general encima",
        ),
        (
            "When {0} mend, put 1 additional Blood from your general supply on each of them",
            "Cuando {0} se curan, pon 1 de Sangre adicional de tu reserva general sobre cada uno",
        ),
    ),
    f.SECOND_ATTACK_CARD: (
        (
            "{0} may play up to 2 Attack cards. Before revealing, if you played 2 cards, return 1 of them to your hand; "
            "if you played 1 card, you may return it to your hand",
            "{0} puede jugar hasta 2 cartas de Ataque. Antes de revelar, si jugaste 2 cartas, devuelve 1 de ellas a tu "
            "mano; si jugaste 1 carta, puedes devolverla a tu mano",
        ),
    )
    * 2,
    f.TYPE_AT_REVEAL: (
        (
            "{0} announces their attack type only when Attack cards are revealed",
            "{0} anuncia su tipo de ataque solo cuando se revelan las cartas de Ataque",
        ),
        (
            "{0} announce their attack type only when Attack cards are revealed",
            "{0} anuncian su tipo de ataque solo cuando se revelan las cartas de Ataque",
        ),
    ),
    f.FIRST_FALL_UNPAID: (
        (
            "The first time each turn that {0} enters torpor, foes gain no Agenda for defeating them",
            "La primera vez en cada turno que {0} entra en Letargo, los enemigos no ganan Objetivo por derrotarlo",
        ),
        (
            "The first time each turn that one of the {0} enters torpor, foes gain no Agenda for defeating them",
            "La primera vez en cada turno que alguno de {0} entra en Letargo, los enemigos no ganan Objetivo por "
            "derrotarlo",
        ),
    ),
    f.DRAWN_FROM: (
        (
            "When you would draw 1 card, you may put 1 card attached to {0} into your hand instead",
            "Cuando fueras a robar 1 carta, puedes poner en tu mano 1 carta adjunta a {0} en su lugar",
        ),
    )
    * 2,
    f.BORROWS_HAVENS: (
        (
            "{0} has the active Haven's Leader Ability of any foe whose Leader has half or more Blood of your color",
            "{0} tiene la Habilidad de Líder del Refugio activo de cualquier enemigo cuyo Líder tenga de tu color la "
            "mitad o más de su Sangre",
        ),
        (
            "{0} have the active Haven's Leader Ability of any foe whose Leader has half or more Blood of your color",
            "{0} tienen la Habilidad de Líder del Refugio activo de cualquier enemigo cuyo Líder tenga de tu color la "
            "mitad o más de su Sangre",
        ),
    ),
    f.KEEPS_HAVENS: (
        (
            "{0} has the Leader Ability of any Haven attached to them",
            "{0} tiene la Habilidad de Líder de cualquier Refugio que tenga adjunto",
        ),
        (
            "{0} have the Leader Ability of any Haven attached to them",
            "{0} tienen la Habilidad de Líder de cualquier Refugio que tengan adjunto",
        ),
    ),
    w.SEPARATE: (
        ("{0} is a separate party", "{0} es un grupo aparte"),
        ("{0} are each a separate party", "{0} son cada uno un grupo aparte"),
    ),
    w.PAYS_FOR_ABILITIES: (
        (
            "You may spend Prestige on {0} to pay for activated abilities on characters in your coterie",
            "Puedes gastar Prestigio de {0} para pagar habilidades activadas de personajes de tu coterie",
        ),
    )
    * 2,
    w.NO_ATTACK_ACTIONS: (
        ("{0} may not perform Attack actions", "{0} no puede realizar acciones de Ataque"),
        ("{0} may not perform Attack actions", "{0} no pueden realizar acciones de Ataque"),
    ),
    w.CANNOT_REGROUP: (
        ("{0} cannot change parties", "{0} no puede cambiar de grupo"),
        ("{0} cannot change parties", "{0} no pueden cambiar de grupo"),
    ),
    w.PASSES_RETAINERS: (
        (
            "When a character in this party would attach a Retainer, you may attach it to another character in this party instead",
            "Cuando un personaje de este grupo fuera a adjuntar un Criado, puedes adjuntarlo a otro personaje de este grupo en su lugar",
        ),
    )
    * 2,
    w.SAFE_FROM_ANTAGONISTS: (
        (
            "Antagonist Damage cannot be assigned to {0}",
            "No se puede asignar daño de Antagonistas a {0}",
        ),
    )
    * 2,
    w.HUNTS_FROM_HAVEN: (
        (
            "{0} may attack City Deck Mortals in The Streets without leaving their Haven",
            "{0} puede atacar a Mortales del Mazo de Ciudad en Las Calles sin salir de su Refugio",
        ),
        (
            "{0} may attack City Deck Mortals in The Streets without leaving their Haven",
            "{0} pueden atacar a Mortales del Mazo de Ciudad en Las Calles sin salir de su Refugio",
        ),
    ),
    w.POWERLESS: (
        ("{0} cannot prevent Antagonist Damage", "{0} no puede prevenir daño de Antagonistas"),
        ("{0} cannot prevent Antagonist Damage", "{0} no pueden prevenir daño de Antagonistas"),
    ),
    w.NOT_AGGRAVATED: (
        ("{0}'s Damage is not Aggravated", "el daño de {0} no es Agravado"),
        ("The Damage of {0} is not Aggravated", "el daño de {0} no es Agravado"),
    ),
    w.CANNOT_DIABLERIZE: (
        ("{0} may not perform diablerie", "{0} no puede cometer diablerie"),
        ("{0} may not perform diablerie", "{0} no pueden cometer diablerie"),
    ),
    w.NO_DIABLERIE: (("Diablerie cannot be performed against {0}", "no se puede cometer diablerie contra {0}"),) * 2,
}
