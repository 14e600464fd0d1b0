// What a screen reader says of a card, and the words on its tab.

import type { Looking } from "../../frame/looking.svelte";
import { upper } from "../../frame/upper";
import { say } from "../../frame/words";
import { catalogue } from "./catalogue.svelte";
import { attached, vtes, type Card } from "./scene";
import { says, zoneWord } from "./words";

export function nameOf(play: Looking, card: Card): string {
  const facts = catalogue.of(card.id);
  if (facts) return facts.name;
  return card.id === undefined ? says("faceDownOf", play.sight.names[card.owner ?? 0] ?? "") : "…";
}

/** What pressing it does, in a word: "Block"; with several options, one is asked which. */
export function verbOf(play: Looking, card: Card): string {
  const option = play.optionOf(card.handle);
  if (!option) return "";
  if (play.hasSeveral(card.handle)) return says("choose");
  if (option.verb === "invest") return "+1";
  const words = option.words;
  if (words.toLocaleLowerCase().startsWith(nameOf(play, card).toLocaleLowerCase())) return says("choose");
  return upper(words.split(/[ :]/)[0] ?? words);
}

function numbers(card: Card): string[] {
  const facts = catalogue.of(card.id);
  const found: string[] = [];
  if (card.values && card.values.capacity > 0) {
    found.push(says("capacityN", card.values.capacity), says("bloodN", card.blood ?? 0));
    if (card.values.votes > 0) found.push(says("votesN", card.values.votes));
  } else if (card.blood) found.push(says(facts?.kind === "ally" ? "lifeN" : "bloodN", card.blood));
  return found;
}

/** Whose corruption counters it has, and how many. */
export function corruptionOf(play: Looking, card: Card): string[] {
  return Object.entries(card.corruption ?? {}).map(([seat, number]) => says("corruptionN", number, play.sight.names[Number(seat)] ?? ""));
}

export function labelOf(play: Looking, card: Card): string {
  const scene = vtes(play.sight.scene);
  const facts = catalogue.of(card.id);
  const parts = [nameOf(play, card)];
  if (facts) parts.push([...facts.clans.map((clan) => catalogue.term(clan)), facts.banner].join(" "));
  if (card.title) parts.push(catalogue.term(card.title));
  if (card.values) parts.push(says(card.tapped ? "locked" : "unlocked"));
  if (card.zone && card.zone !== "ready") parts.push(zoneWord(card.zone));
  parts.push(...numbers(card), ...corruptionOf(play, card));
  const signs = Object.entries(card.disciplines ?? {}).map(([sign, level]) => catalogue.term(sign) + (level > 1 ? ` (${says("superior")})` : ""));
  parts.push(signs.join(", "));
  const role = roleOf(play, card.handle);
  if (role) parts.push(says(role));
  const on = attached(scene, card.handle).map((each) => nameOf(play, each));
  if (on.length > 0) parts.push(says("onIt", on.join(", ")));
  return `${parts.filter(Boolean).join(", ")}. ${answerOf(play, card)}`.trim();
}

function answerOf(play: Looking, card: Card): string {
  const option = play.optionOf(card.handle);
  if (!option) return play.greyedByCard.get(card.handle)?.why ?? "";
  if (play.hasSeveral(card.handle)) return `${says("choose")}.`;
  const digit = play.digitOf(card.handle);
  return digit ? `${upper(option.words)}, ${say("takeOption", digit)}.` : `${upper(option.words)}.`;
}

export type Role = "acting" | "blocking" | "triesToBlock" | "fighting" | "target";

/** What a card is doing in what is under way. */
export function roleOf(play: Looking, handle: number): Role | "" {
  const { action, combat } = vtes(play.sight.scene);
  if (combat && (combat.acting === handle || combat.opposing === handle)) return "fighting";
  if (!action) return "";
  if (action.minion === handle) return "acting";
  if (action.blocker === handle) return action.step === "attempt" ? "triesToBlock" : "blocking";
  return action.target === handle ? "target" : "";
}

/** The text of a card's first level, short enough for a button. */
export function gist(id: string | undefined): string {
  const line = catalogue.of(id)?.text?.find((each) => each.startsWith("[")) ?? catalogue.of(id)?.text?.at(-1) ?? "";
  const text = line.replace(/^(\[[^\]]+\])+ /, "");
  const end = text.search(/[.;:(]/);
  const short = end > 3 ? text.slice(0, end) : text;
  return short.length > MOST ? `${short.slice(0, short.lastIndexOf(" ", MOST))} …` : short;
}
const MOST = 46; // letters
