"""What a card is, before it says what it does; and how often, how many, and when it is replaced."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.text.spanish.table import say, word

say(Keywords, "{words+}")
say(KeywordsOf, "{first} : {words+}")
say(Body, "{words+} con {life} de vida")
say(Stats, "{strength} de fuerza , {bleed} de sangrado")
say(StealthAction, "acción {directed?(D)} con {stealth} de sigilo")
say(ThisIsStealthAction, "esta es una acción con {stealth} de sigilo")
say(UndirectedAnyhow, "esta acción no es dirigida , controle quien controle {who}")
say(Requires, "requiere {who}")
say(SlaveOf, "esclavo de {clan}")
say(Votes, "{number} ^voto@number ( con título )")
say(Heading, "{advanced?avanzado ,} {clan} {sect}")
say(Heading, "{advanced?avanzado ,} {title} , {clan} {sect}")
say(Heading, "{advanced?avanzado ,} {title} de {city} , {clan} {sect}")
say(MoreThanOneDiscipline, "se puede usar más de 1 Disciplina para jugar esta carta")
say(XIs, "X es {what}")
say(XAtMost, "X no puede ser más de {number}")
say(XIsOneOf, "X debe ser {first} , {second} o {third}")
say(MayContest, "esto puede llevar a un título en disputa")
say(NotADiscipline, "este icono no es una Disciplina")
say(LessDamage, "cada golpe o efecto dañino de {by} contra {against} en combate inflige {number} menos de daño")
say(RepresentsLocation, "en juego , esta carta de equipo representa una localización y no cuenta como equipo")
say(GenerationOlder, "la capacidad aumenta en {number} : el vampiro es {generations} generación más viejo")
say(WeaponStrike, "{strike} en cada golpe", extra=None)
say(WeaponStrike, "{strike} en cada golpe , con {extra} en cada combate")
say(WithStrikeEach, "golpe {ranged?, a distancia} : {strike} , con {extra} en cada combate")
say(OnlyBurnWith, "solo puedes quemar {number} de reserva cada turno con estas cartas")
say(HeadingSlave, "{clan} {sect} esclavo")
say(CircleOf, "círculo de {city}")
say(BleedCap, "si con esta acción se sangra más de {number} de reserva , el exceso se ignora")
say(StealthHunt, "acción de caza con {stealth} de sigilo")
say(RemoveAnyhow, "elimina esta carta de la partida , aunque la acción o el referéndum fracase o se cancele")
say(BurnAfterUse, "quémala después de usarla")
say(CreatureBody, "criatura {words} {clan} con {life} de vida")
KEYWORDS = {
    Keyword.UNIQUE: "única",
    Keyword.NON_UNIQUE: "no única",
    Keyword.MASTER: "magistral",
    Keyword.LOCATION: "localización",
    Keyword.EQUIPMENT: "equipo",
    Keyword.TRIFLE: "bagatela",
    Keyword.OUT_OF_TURN: "fuera de turno",
    Keyword.TITLE: "título",
    Keyword.HUNTING_GROUND: "coto de caza",
    Keyword.GEHENNA: "Gehenna",
    Keyword.ARCHETYPE: "arquetipo",
    Keyword.DISCIPLINE: "Disciplina",
    Keyword.FRENZY: "frenesí",
    Keyword.GRAPPLE: "presa",
    Keyword.AIM: "puntería",
    Keyword.AMMO: "munición",
    Keyword.BOON: "favor",
    Keyword.WEAPON: "arma",
    Keyword.MELEE_WEAPON: "arma de cuerpo a cuerpo",
    Keyword.GUN: "arma de fuego",
    Keyword.VEHICLE: "vehículo",
    Keyword.HAVEN: "refugio",
    Keyword.ELECTRONIC: "electrónico",
    Keyword.TROPHY: "trofeo",
    Keyword.GOVERNMENT: "gobierno",
    Keyword.CONTRACT: "contrato",
    Keyword.CONDEMNATION: "condena",
    Keyword.INVESTMENT: "inversión",
    Keyword.WATCHTOWER: "atalaya",
    Keyword.INQUISITION: "Inquisición",
    Keyword.INCONNU: "Inconnu",
    Keyword.MORTAL: "mortal",
    Keyword.GHOUL: "ghoul",
    Keyword.ANIMAL: "animal",
    Keyword.MAGE: "mago",
    Keyword.WEREWOLF: "hombre lobo",
    Keyword.WRAITH: "espectro",
    Keyword.ZOMBIE: "zombi",
    Keyword.DEMON: "demonio",
    Keyword.CHANGELING: "changeling",
    Keyword.MUMMY: "momia",
    Keyword.GARGOYLE: "gárgola",
    Keyword.RETAINER: "criado",
    Keyword.ALLY: "aliado",
    Keyword.POLITICAL_ACTION: "acción política",
    Keyword.DISEASE: "enfermedad",
    Keyword.TRANSIENT: "transitoria",
    Keyword.STERILE: "estéril",
    Keyword.SCARCE: "escaso",
    Keyword.INFERNAL: "infernal",
    Keyword.BLACK_HAND: "Mano Negra",
    Keyword.SERAPH: "serafín",
    Keyword.RED_LIST: "Lista Roja",
    Keyword.BLOOD_CURSED: "maldición de la sangre",
    Keyword.FLIGHT: "vuelo",
    Keyword.POWER: "poder",
    Keyword.HUNTER: "cazador",
    Keyword.CURSE: "maldición",
    Keyword.WEATHER: "tiempo",
    Keyword.RELIC: "reliquia",
    Keyword.PATH: "senda",
    Keyword.GOLCONDA: "Golconda",
    Keyword.GUIDE: "guía",
    Keyword.EVENT: "evento",
    Keyword.DERIVATIVE: "derivada",
    Keyword.NOD_FRAGMENT: "fragmento de Nod",
    Keyword.ELYSIUM: "Elíseo",
}
for keyword, spanish in KEYWORDS.items():
    word(keyword, spanish)
PERS = {
    Per.ACTION: "por acción",
    Per.COMBAT: "por combate",
    Per.ROUND: "por asalto",
    Per.TURN: "por turno",
    Per.GAME: "en la partida",
    Per.EACH_GAME: "por partida",
    Per.STRIKE: "por golpe",
    Per.REFERENDUM: "por referéndum",
    Per.UNLOCK: "entre sus fases de enderezar",
    Per.PER_ACTION: "por cada acción",
    Per.UNLOCKS: "entre tus fases de enderezar",
    Per.GIVEN_DISCIPLINE: "con una misma Disciplina por combate",
}
for per, spanish in PERS.items():
    word(per, spanish)
say(PlayLimit, "un@kind {kind*.sg} solo puede jugar {number} {what:Keyword} {superior?a nivel superior} {per}")
say(PlayLimit, "un@kind {kind*.sg} solo puede jugar {number} {what} {superior?a nivel superior} {per}")
say(
    GameLimit,
    "solo se puede jugar {called?o convocar} {equipped?o equipar} {number} copia de esta carta {superior?a nivel superior} {per}",
)
say(HaveLimit, "un@kind {kind*.sg} solo puede tener {number} {what:Keyword}")
say(HaveLimit, "un@kind {kind*.sg} solo puede tener {number} {what}")
say(NotBoth, "esta carta y {card} no se pueden jugar durante la misma acción")
say(HuntingGroundLimit, "un vampiro solo puede ganar sangre de 1 {card?carta de} coto de caza cada turno")
REPLACEMENTS = {
    Replacement.COMBAT: "combate",
    Replacement.ACTION: "esta acción",
    Replacement.ACTION_RESOLUTION: "la resolución de la acción",
    Replacement.THE_ACTION: "la acción",
    Replacement.REFERENDUM: "el referéndum",
}
for replacement, spanish in REPLACEMENTS.items():
    word(replacement, spanish)
say(UntilAfter, "hasta después de {what}")
say(UntilYourPhase, "hasta tu@phase próximo@phase {phase}", next=True)
say(UntilYourPhase, "hasta tu@phase {phase}")
say(AsLongAsInPlay, "mientras esta carta esté en juego")
say(DoNotReplace, "no la repongas {until}")
say(
    WeaponLimit,
    "{what} no puede costar {pool} o más de reserva ni infligir ( con un golpe normal ) daño agravado o {damage} o más de "
    "daño",
)
say(UntilFactReplace, "hasta que {fact.subj}")
