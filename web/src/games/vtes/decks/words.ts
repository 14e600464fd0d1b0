// Words of the deck builder, in both languages.

import { COMMON } from "../../../frame/decks/words";
import { voice } from "../../../frame/words";

export const speak = voice({
  ...COMMON,
  library: ["Library", "Biblioteca"],
  crypt: ["Crypt", "Cripta"],
  searchHint: ["bleed, prince, a name", "sangrado, príncipe, un nombre"],
  disciplines: ["Disciplines: basic, superior", "Disciplinas: básica, superior"],
  levelNone: ["not asked for", "no se pide"],
  levelBasic: ["basic", "básica"],
  levelSuperior: ["superior", "superior"],
  clan: ["Clan", "Clan"],
  anyClan: ["Any, or none", "Cualquiera o ninguno"],
  capacity: ["Capacity", "Capacidad"],
  from: ["from", "de"],
  to: ["to", "a"],
  group: ["Groups", "Grupos"],
  groupN: ["Group {0}", "Grupo {0}"],
  unplayable: ["Also cards that cannot be played here yet", "También cartas que aún no se pueden jugar aquí"],
  atLeast: ["{0} of at least {1}", "{0} de al menos {1}"],
  count: ["{0} in the deck", "{0} en el mazo"],
  more: ["Show {0} more", "Mostrar {0} más"],
  capacities: ["Capacities", "Capacidades"],
  vampiresOf: ["{0} of capacity {1}", "{0} de capacidad {1}"],
  average: ["average {0}", "media {0}"],
  drawn: ["Four drawn: {0} to {1}", "Cuatro robados: de {0} a {1}"],
  whoPlays: ["Who can play it", "Quién puede jugarlo"],
  needIt: ["{0} cards need it; {1} of the crypt have it, {2} of them superior", "{0} cartas la necesitan; {1} de la cripta la tienen, {2} de ellos superior"],
  opening: ["Reading the texts of all cards. The first time this takes half a minute ...", "Leyendo los textos de todas las cartas. La primera vez tarda medio minuto ..."],
});
