// Rivals at the table.

import type { GameModule } from "../../frame/game";
import { weigh } from "./beats";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue.svelte";
import { rivalsCover } from "./cover";
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
export const game: GameModule = {
  cover: rivalsCover,
  phases: () => PHASES.map((name) => ({ name, icon: `phase-${name}`, words: says(`phase_${name}`) })),
  leafIcons: { seat: "haven", middle: "streets", hand: "hand", story: "log" },
  load: (lang, terms) => catalogue.load(lang, terms),
  picksWho: false,
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
  isUnderWay: (scene) => scene.stage != null,
  step(scene) {
    const { stage } = rivals(scene);
    return stage ? stepNow(stage, (n, most, name) => says("stepOf", n, most, name)) : "";
  },
  detail(scene, option) {
    if (option.brings !== undefined || option.card === null) return option.brings ?? "";
    const card = cardOf(rivals(scene), option.card);
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
  around: (scene) => rivals(scene).seats.map((_, seat) => seat),
  tie: () => null,
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
