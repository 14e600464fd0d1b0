// The Eternal Struggle before it is opened.

import type { Cover, GameWord } from "../../frame/game";
import { voice } from "../../frame/words";

const FRAMED = voice<GameWord>({
  where: ["The Eternal Struggle, tonight", "La lucha eterna, esta noche"],
  title: ["Sit between prey and predator", "Siéntate entre presa y depredador"],
  newcomer: ["Methuselah", "Matusalén"],
  watchOthers: ["Watch what the other Methuselah does ...", "Mira qué hace el otro Matusalén ..."],
  middle: ["Table", "Mesa"],
  keyMiddle: ["look at the circle beneath a stage", "mirar el círculo bajo un escenario"],
  pasteText: ["The deck's text, as deck builders of the game write it", "El texto del mazo, tal como lo escriben los constructores de mazos"],
  rulesHint: ["words, or an id: VT-BLOCK-06", "palabras, o un id: VT-BLOCK-06"],
});

export const vtesCover: Cover = {
  title: "The Eternal Struggle",
  say: FRAMED,
  seatings: [2, 3, 4, 5, 6],
  passing: "only",
  bot: "simple",
  names: [
    ["Methuselah", "Matusalén"],
    ["Antediluvian", "Antediluviano"],
    ["Archon", "Arconte"],
    ["Elder", "Antiguo"],
    ["Seneschal", "Senescal"],
    ["Templar", "Templario"],
    ["Scourge", "Azote"],
    ["Herald", "Heraldo"],
    ["Sleeper", "Durmiente"],
    ["Oracle", "Oráculo"],
  ],
  botNames: ["Tomás", "Inês", "Corvus", "Catalina", "Belinde"],
  rulebook: "vtes",
  hasEditions: false,
  decks: () => import("./decks/DecksPage.svelte"),
  open: async () => (await import(".")).game,
};
