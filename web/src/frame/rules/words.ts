// Words of the rules book, in both languages.

import { voice } from "../words";

export const says = voice({
  title: ["Rules book", "Libro de reglas"],
  intro: [
    "Every rule in our own words, under an id that never changes. The table names these ids whenever it asks or greys something out.",
    "Cada regla con nuestras palabras y un id que nunca cambia. La mesa nombra estos ids cuando pregunta o apaga algo.",
  ],
  english: ["The rules are written in English.", "Las reglas están escritas en inglés. Junto a cada una van los términos del reglamento en español; puedes buscar también con ellos."],
  search: ["Search the rules", "Buscar en las reglas"],
  document: ["Rulebook", "Reglamento"],
  allDocuments: ["All rulebooks", "Todos los reglamentos"],
  chapters: ["Chapters", "Capítulos"],
  found: ["{0} rules speak of “{1}”", "{0} reglas hablan de «{1}»"],
  foundOne: ["1 rule speaks of “{0}”", "1 regla habla de «{0}»"],
  foundEnglish: ["“{0}”, in the rules: “{1}”", "«{0}», en las reglas: «{1}»"],
  none: ["No rule speaks of “{0}”. Try fewer words, or another rulebook.", "Ninguna regla habla de «{0}». Prueba con menos palabras o con otro reglamento."],
  onlyFirst: ["The first {0} are shown. More words narrow it.", "Se muestran las primeras {0}. Con más palabras hay menos."],
  looking: ["Looking ...", "Buscando ..."],
  link: ["Link to {0}", "Enlace a {0}"],
  note: ["Note", "Nota"],
  cards: ["Cards", "Cartas"],
  terms: ["Terms", "Términos"],
  alikeIn: ["The same in other rulebooks", "Lo mismo en otros reglamentos"],
  compare: ["Compare editions", "Comparar ediciones"],
  compareIntro: [
    "What two editions settle otherwise, side by side. A table plays by one of them.",
    "Lo que dos ediciones resuelven de otro modo, lado a lado. Cada mesa juega con una de ellas.",
  ],
  compareEnglish: ["The rules are written in English.", "Las reglas están escritas en inglés."],
  leftEdition: ["One edition", "Una edición"],
  rightEdition: ["The other", "La otra"],
  swap: ["Change sides", "Cambiar de lado"],
  different: ["{0} differences", "{0} diferencias"],
  differentOne: ["1 difference", "1 diferencia"],
  alike: ["They say the same.", "Dicen lo mismo."],
  status_changed: ["changed", "cambiado"],
  status_clarified: ["clarified later", "aclarado después"],
  status_added: ["added later", "añadido después"],
  backToBook: ["Rules book", "Libro de reglas"],
  openBook: ["Open in the rules book", "Abrir en el libro de reglas"],
  kind_rule: ["Rule", "Regla"],
  rulings: ["What the rulebooks say of it", "Lo que dicen de ella los reglamentos"],
  noRulings: ["Nothing in particular.", "Nada en particular."],
  kind_ruling: ["Ruling", "Aclaración"],
  kind_example: ["Example", "Ejemplo"],
  kind_errata: ["Errata", "Errata"],
});

export type Status = "status_changed" | "status_clarified" | "status_added";
export type Kind = "kind_rule" | "kind_ruling" | "kind_example" | "kind_errata";
