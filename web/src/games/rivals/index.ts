// Rivals at the table.

import type { GameModule, GameWord } from "../../frame/game";
import { voice } from "../../frame/words";
import { weigh } from "./beats";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue.svelte";
import Held from "./Held.svelte";
import Inspector from "./Inspector.svelte";
import LeafView from "./LeafView.svelte";
import type { Phase, Way } from "./names";
import { cardOf, pile, rivals } from "./scene";
import { stepNow } from "./stage";
import StepPanel from "./StepPanel.svelte";
import { says, type RivalsWord } from "./words";

const WAYS: Record<Way, RivalsWord> = {
  agenda: "wonAgenda",
  "knock-out": "wonKnockout",
  "most-agenda": "wonMost",
  concession: "wonConceded",
  card: "wonByCard",
};
const SIGNS: Record<string, string> = {
  attack: "attack",
  monster: "monster",
  defeat: "torpor",
  scheme: "scheme",
  prince: "title",
  agenda: "agenda",
  out: "x",
  end: "leader",
};
const PHASES: readonly Phase[] = ["beginning", "action", "end"];
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

export const rivalsGame: GameModule = {
  say: FRAMED,
  seatings: [2, 3, 4],
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
  pages: { decks: { open: () => import("./decks/DecksPage.svelte"), name: "decks", icon: "deck" } },
  phases: () => PHASES.map((name) => ({ name, icon: `phase-${name}`, words: says(`phase_${name}`) })),
  leafIcons: { seat: "haven", middle: "streets", hand: "hand", story: "log" },
  load: (lang, terms) => catalogue.load(lang, terms),
  touches(scene, seat) {
    const { attack, stage, prompt } = rivals(scene);
    const isOf = (handle: number | undefined): boolean =>
      handle !== undefined && handle >= 0 && cardOf(rivals(scene), handle)?.at === seat;
    if (attack && [attack.attacker, attack.target, attack.blocker].some(isOf)) return true;
    if (stage?.kind === "claim" && stage.player === seat) return true;
    return prompt?.seat === seat && isOf(prompt.about);
  },
  moment(scene) {
    const { turn } = rivals(scene);
    return { turn: turn.number, seat: turn.seat, phase: turn.phase, left: turn.phase === "action" ? turn.actions : null };
  },
  step(scene) {
    const { stage } = rivals(scene);
    return stage ? stepNow(stage, (n, most, name) => says("stepOf", n, most, name)) : "";
  },
  detail(scene, handle) {
    const card = cardOf(rivals(scene), handle);
    const facts = catalogue.of(card?.id);
    if (card?.values) return says("bloodOf", card.blood ?? 0, card.values.potency);
    if (facts?.kind === "mortal") return `${says("blood")} ${facts.blood ?? 0}, ${says("agenda")} ${facts.agenda ?? 0}`;
    if (facts?.kind === "character") return `${says("potency")} ${facts.potency ?? 0}`;
    return "";
  },
  nameOf: (scene, card) => catalogue.of(cardOf(rivals(scene), card)?.id)?.name ?? "",
  weigh,
  idOf: (scene, card) => rivals(scene).cards[String(card)]?.id,
  sign: (kind) => SIGNS[kind] ?? "first",
  won(way) {
    const word = WAYS[way as Way] as RivalsWord | undefined;
    return word ? says(word) : "";
  },
  called(text) {
    const wanted = text.trim().toLocaleLowerCase();
    const places = [...catalogue.byName.keys()].map((name) => ({ name, at: name.toLocaleLowerCase().indexOf(wanted) }));
    return places
      .filter(({ at }) => at >= 0)
      .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.name.localeCompare(b.name))
      .map(({ name }) => name);
  },
  stats(scene, seat, isYours) {
    const found = rivals(scene).seats[seat];
    return [
      { icon: "prestige", words: says("prestige"), value: found?.prestige ?? 0, place: isYours ? "prestige" : "their prestige" },
      { icon: "agenda", words: says("agenda"), value: found?.agenda ?? 0, place: isYours ? "agenda" : "" },
    ];
  },
  handSize: (scene, seat) => pile(rivals(scene), seat, "hand"),
  leafOf(scene, seat, cards) {
    const found = cards.map((handle) => cardOf(rivals(scene), handle));
    const count = (zones: string[]): number =>
      found.filter((card) => card && zones.includes(card.zone ?? "") && (card.zone === "streets" || card.at === seat)).length;
    const hand = count(["hand"]);
    const streets = count(["streets"]);
    const own = count(["haven", "torpor", "tabled", "command", "attached"]);
    if (hand > 0 && hand >= streets && hand >= own) return "hand";
    return streets > own ? "middle" : "seat";
  },
  placeOf(scene, handle) {
    const card = cardOf(rivals(scene), handle);
    if (card?.zone === "hand") return { leaf: "hand", seat: -1 };
    if (card?.zone === "streets") return { leaf: "middle", seat: -1 };
    return { leaf: "seat", seat: card?.at ?? card?.owner ?? -1 };
  },
  Board,
  Leaf: LeafView,
  Stage: StepPanel,
  Inspector,
  Held,
};
