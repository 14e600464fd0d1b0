// Which cards are looked for.

import { catalogue, type CardFacts } from "../catalogue.svelte";
import { STACKS, stackOf, type Stack } from "./deck";

/** What a Library card can be, the most telling first. */
export const KINDS = ["attack", "reaction", "modifier", "scheme", "conspiracy", "relic", "animal", "gift", "rite", "action", "unhosted", "ongoing"] as const;
export type Kind = (typeof KINDS)[number];
export const SIDES = ["vampires", "hunters", "werewolves"] as const;
export type Side = (typeof SIDES)[number];

export class Filter {
  words = $state("");
  stacks = $state.raw<Stack[]>([]);
  kinds = $state.raw<Kind[]>([]);
  disciplines = $state.raw<string[]>([]);
  clan = $state("");
  side = $state<Side | "">("");

  constructor(side: Side | "") {
    this.side = side;
  }

  get isOpen(): boolean {
    return !this.words && !this.clan && !this.side && this.stacks.length + this.kinds.length + this.disciplines.length === 0;
  }

  clear(): void {
    this.words = this.clan = this.side = "";
    this.stacks = [];
    this.kinds = [];
    this.disciplines = [];
  }

  /** Whatever is chosen in one row, any of it; of all rows, each. */
  shows(card: CardFacts): boolean {
    const stack = stackOf(card);
    if (!stack || (this.stacks.length > 0 && !this.stacks.includes(stack))) return false;
    if (this.side && !card.sides?.includes(this.side)) return false;
    if (this.clan && card.clan !== this.clan) return false;
    if (this.kinds.length > 0 && !this.kinds.some((kind) => isOf(card, kind))) return false;
    if (this.disciplines.length > 0 && !this.disciplines.some((each) => card.disciplines?.includes(each))) return false;
    const speech = speechOf(card);
    return folded(this.words).split(/\s+/).every((word) => speech.includes(word));
  }
}

export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

export function isOf(card: CardFacts, kind: Kind): boolean {
  return card.kind === kind || (card.kind === "attack-or-reaction" && (kind === "attack" || kind === "reaction")) || (card.words?.includes(kind) ?? false);
}

/** Without accents and in small letters: "Benício" is found by "benicio". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

function speechOf(card: CardFacts): string {
  const terms = [...(card.disciplines ?? []), ...(card.keywords ?? []), ...(card.types ?? [])].map((key) => catalogue.term(key));
  return folded([card.name, card.banner, card.clanName ?? "", ...terms, card.text].join(" "));
}

/** All cards that a deck may hold: by stack, kind, what they need, and name. */
export function buildable(cards: Iterable<CardFacts>): CardFacts[] {
  const place = (card: CardFacts): number => STACKS.indexOf(stackOf(card) ?? "haven") * 20 + KINDS.findIndex((kind) => isOf(card, kind));
  return [...cards]
    .filter((card) => stackOf(card))
    .sort((a, b) => place(a) - place(b) || (a.clan ?? "").localeCompare(b.clan ?? "") || strength(b) - strength(a) || a.name.localeCompare(b.name));
}

function strength(card: CardFacts): number {
  return card.potency ?? card.needs ?? 0;
}
