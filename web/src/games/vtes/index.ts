// The Eternal Struggle at the table.

import type { GameModule } from "../../frame/game";
import { weigh } from "./beats";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue.svelte";
import { tieOf, unrolled } from "./circle";
import { vtesCover } from "./cover";
import Held from "./Held.svelte";
import Inspector from "./Inspector.svelte";
import { gist } from "./label";
import LeafView from "./LeafView.svelte";
import { allCards, cardOf, pile, vtes } from "./scene";
import { crumbOf } from "./stages/course";
import { says, type VtesWord } from "./words";
import "./styles/parts.css";
import "./styles/board.css";
import "./styles/cards.css";
import "./styles/stages.css";
import "./styles/face.css";
import "./styles/phone.css";

const PHASES = { untap: "phase-beginning", master: "master", minion: "action", influence: "transfer", discard: "discard" } as const;
const SIGNS: Record<string, string> = {
  bleed: "bleed",
  combat: "strike",
  referendum: "vote",
  torpor: "torpor",
  diablerie: "blood",
  burned: "x",
  ousted: "prey",
  victory: "vp",
  end: "vp",
};

export const game: GameModule = {
  cover: vtesCover,
  phases: () => Object.entries(PHASES).map(([name, icon]) => ({ name, icon, words: says(`phase_${name}` as VtesWord) })),
  leafIcons: { seat: "haven", middle: "streets", hand: "hand", story: "log" },
  load: (lang, terms, scene) => catalogue.load(lang, terms, [...new Set(allCards(vtes(scene ?? null)).flatMap((card) => card.id ?? []))]),
  picksWho: true,
  touches(scene, seat) {
    const { action, combat, referendum, prompt } = vtes(scene);
    const isOf = (handle: number | undefined): boolean => handle !== undefined && handle >= 0 && cardOf(vtes(scene), handle)?.at === seat;
    if (combat && [combat.acting, combat.opposing].some(isOf)) return true;
    if (referendum) return true; // it is about everybody
    if (action && (action.defenders.includes(seat) || [action.minion, action.target, action.blocker].some(isOf))) return true;
    return prompt?.seat === seat && isOf(prompt.about);
  },
  moment(scene) {
    const { turn } = vtes(scene);
    const counted = { master: turn.masters, influence: turn.transfers, discard: turn.discards } as Record<string, number>;
    return { turn: turn.number, seat: turn.seat, phase: turn.phase, left: counted[turn.phase] ?? null };
  },
  isUnderWay: (scene) => Boolean(vtes(scene).action ?? vtes(scene).combat ?? vtes(scene).referendum),
  step: (scene) => crumbOf(vtes(scene)),
  detail(scene, option) {
    const card = option.card === null ? undefined : cardOf(vtes(scene), option.card);
    const isPlayed = option.verb === "play-card" || option.verb === "use";
    return [option.brings, isPlayed ? gist(card?.id) : ""].filter(Boolean).join(" · ");
  },
  nameOf: (scene, card) => catalogue.of(cardOf(vtes(scene), card)?.id)?.name ?? "",
  weigh,
  idOf: (scene, card) => vtes(scene).cards[String(card)]?.id,
  sign: (kind) => SIGNS[kind] ?? "first",
  won: (way) => says(way === "tie" ? "wonTie" : "wonPoints"),
  called(text) {
    const wanted = text.trim().toLocaleLowerCase();
    const places = [...catalogue.cards.values()].map(({ name }) => ({ name, at: name.toLocaleLowerCase().indexOf(wanted) }));
    return places
      .filter(({ at }) => at >= 0)
      .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.name.localeCompare(b.name))
      .map(({ name }) => name);
  },
  stats(scene, seat, isYours) {
    const found = vtes(scene).seats[seat];
    return [
      { icon: "pool", words: says("pool"), value: found?.pool ?? 0, place: isYours ? "pool" : "their pool" },
      { icon: "vp", words: says("victory"), value: found?.victory ?? 0, place: isYours ? "victory" : "" },
    ];
  },
  around: (scene, seat) => unrolled(vtes(scene), seat),
  tie(scene, you, seat) {
    const tie = tieOf(vtes(scene), you, seat);
    if (tie === "") return null;
    return { words: tie === "both" ? `${says("preyShort")} ↔` : says(`${tie}Short`), matters: true };
  },
  handSize: (scene, seat) => pile(vtes(scene), seat, "hand"),
  leafOf(scene, seat, cards) {
    const found = cards.map((handle) => cardOf(vtes(scene), handle));
    const inHand = found.filter((card) => card?.zone === "hand" && card.at === seat).length;
    const mine = found.filter((card) => card && card.zone !== "hand" && card.at === seat).length;
    if (inHand > 0 && inHand >= mine) return "hand";
    if (vtes(scene).action ?? vtes(scene).combat ?? vtes(scene).referendum) return "middle";
    return mine > 0 ? "seat" : "middle";
  },
  placeOf(scene, handle) {
    const card = cardOf(vtes(scene), handle);
    if (card?.zone === "hand") return { leaf: "hand", seat: -1 };
    const at = card?.at ?? hostSeat(handle, scene) ?? card?.owner ?? -1;
    return { leaf: "seat", seat: at };
  },
  Board,
  Leaf: LeafView,
  Stage: null,
  Inspector,
  Held,
};

/** Whose minion a card lies on. */
function hostSeat(handle: number, scene: Parameters<typeof vtes>[0]): number | undefined {
  const host = cardOf(vtes(scene), handle)?.host;
  return host === undefined ? undefined : allCards(vtes(scene)).find((card) => card.handle === host)?.at;
}
