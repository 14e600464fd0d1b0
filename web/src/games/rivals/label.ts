// What a screen reader says of a card, and the words on its tab.

import type { Looking } from "../../frame/looking.svelte";
import { upper } from "../../frame/upper";
import { say } from "../../frame/words";
import { catalogue } from "./catalogue.svelte";
import { attached, CITY, rivals, type Card, type RivalsScene } from "./scene";
import { says, zoneWord } from "./words";

export function nameOf(play: Looking, card: Card): string {
  const facts = catalogue.of(card.id);
  if (facts) return facts.name;
  if (card.at === CITY || card.owner === CITY) return says("monsterDown");
  return says("cardOfSeat", play.sight.names[card.owner ?? 0] ?? "");
}

/** What pressing it does, in a word: "Block"; with several options, one is asked which. */
export function verbOf(play: Looking, card: Card): string {
  const option = play.optionOf(card.handle);
  if (!option) return "";
  if (play.hasSeveral(card.handle)) return says("choose");
  const name = nameOf(play, card).toLocaleLowerCase();
  const words = option.words;
  if (words.toLocaleLowerCase().startsWith(name)) return says("choose");
  return upper(words.split(" ")[0] ?? words);
}

function numbers(card: Card): string[] {
  const facts = catalogue.of(card.id);
  const found: string[] = [];
  if (card.values) {
    found.push(says("bloodOf", card.blood ?? 0, card.values.potency));
    found.push(`${says("potency")} ${card.values.potency}`);
    for (const stat of ["physical", "social", "mental"] as const) found.push(`${says(stat)} ${card.values[stat]}`);
  } else if (facts?.blood) found.push(`${says("blood")} ${facts.blood}`);
  for (const key of facts?.keywords ?? []) found.push(catalogue.term(key));
  return found;
}

function tokens(play: Looking, card: Card): string[] {
  const found: string[] = [];
  if (card.fear) found.push(says("fear"));
  if (card.noInfluence) found.push(says("noInfluence"));
  if (card.minusPotency) found.push(says("minusPotency"));
  if (card.rage) found.push(`${card.rage} ${says("rage")}`);
  for (const [seat, count] of Object.entries(card.prestige ?? {}))
    found.push(`${count} ${says("prestige")}, ${play.sight.names[Number(seat)] ?? ""}`);
  return found;
}

export function labelOf(play: Looking, card: Card): string {
  const scene = rivals(play.sight.scene ?? { prompt: null, ended: null });
  const facts = catalogue.of(card.id);
  const parts = [nameOf(play, card)];
  if (facts) parts.push([facts.clanName, facts.banner].filter(Boolean).join(" "));
  if (card.down && facts) parts.push(play.sight.you < 0 ? says("faceDown") : `${says("faceDown")}, ${says("onlyYou")}`);
  if (card.values) parts.push(card.ready === 0 ? says("exhausted") : says("ready"));
  if (leads(scene, card)) parts.push(says("leader"));
  if (card.zone) parts.push(zoneWord(card.zone));
  parts.push(...numbers(card), ...tokens(play, card));
  const attachments = attached(scene, card.handle).map((each) => nameOf(play, each));
  if (attachments.length) parts.push(says("attachedTo", attachments.join(", ")));
  return `${parts.filter(Boolean).join(", ")}. ${answerOf(play, card)}`.trim();
}

function answerOf(play: Looking, card: Card): string {
  const option = play.optionOf(card.handle);
  if (option) {
    if (play.hasSeveral(card.handle)) return `${says("choose")}.`;
    const digit = play.digitOf(card.handle);
    return digit ? `${upper(option.words)}, ${say("takeOption", digit)}.` : `${upper(option.words)}.`;
  }
  return play.greyedByCard.get(card.handle)?.why ?? "";
}

export function leads(scene: RivalsScene, card: Card): boolean {
  return card.at !== undefined && scene.seats[card.at]?.leader === card.handle;
}
