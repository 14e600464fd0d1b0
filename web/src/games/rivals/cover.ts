// Rivals before it is opened.

import type { Cover, GameWord } from "../../frame/game";
import { voice } from "../../frame/words";

const FRAMED = voice<GameWord>({
  where: ["Rio de Janeiro, tonight", "Río de Janeiro, esta noche"],
  title: ["Take a seat among rivals", "Toma asiento entre rivales"],
  newcomer: ["Neonate", "Neonato"],
  watchOthers: ["Watch what your Rival does ...", "Mira qué hace tu Rival ..."],
  middle: ["Streets", "Calles"],
  keyMiddle: ["look at The Streets beneath a stage", "mirar Las Calles bajo un escenario"],
  pasteText: ["The deck's text, or the JSON of RivalsDB", "El texto del mazo, o el JSON de RivalsDB"],
  rulesHint: ["words, or an id: RV-ATK-31", "palabras, o un id: RV-ATK-31"],
});

export const rivalsCover: Cover = {
  title: "Rivals",
  say: FRAMED,
  seatings: [2, 3, 4],
  passing: "off",
  bot: "simple",
  names: [
    ["Neonate", "Neonato"],
    ["Ancilla", "Ancilla"],
    ["Fledgling", "Novicio"],
    ["Nightbird", "Ave Nocturna"],
    ["Stranger", "Forastero"],
    ["Envoy", "Emisario"],
    ["Courier", "Mensajero"],
    ["Sentinel", "Centinela"],
    ["Wanderer", "Errante"],
    ["Whisper", "Susurro"],
  ],
  botNames: ["Corvus", "Inês", "Tomás"],
  rulebook: "rivals-2023",
  hasEditions: true,
  decks: () => import("./decks/DecksPage.svelte"),
  open: async () => (await import(".")).game,
};
