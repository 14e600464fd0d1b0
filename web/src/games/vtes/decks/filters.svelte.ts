// Which cards are looked for.

import { catalogue, type CardFacts } from "../catalogue.svelte";
import { CRYPT_KINDS, isCrypt } from "../looks";

export const KINDS = [
  ...CRYPT_KINDS,
  "master",
  "action",
  "action-modifier",
  "reaction",
  "combat",
  "political-action",
  "equipment",
  "retainer",
  "ally",
  "event",
  "power",
  "conviction",
] as const;
export const HIGHEST = 11; // a capacity
export const BASIC = 1;
export const SUPERIOR = 2;

export class Filter {
  words = $state("");
  kinds = $state.raw<string[]>([]);
  clan = $state("");
  disciplines = $state.raw<Record<string, number>>({}); // the level that is wanted at least
  least = $state(1); // capacity
  most = $state(HIGHEST);
  groups = $state.raw<string[]>([]);
  unplayable = $state(false); // those that cannot be played here, too

  get isOpen(): boolean {
    const chosen = this.kinds.length + this.groups.length + Object.keys(this.disciplines).length;
    return !this.words && !this.clan && chosen === 0 && this.least === 1 && this.most === HIGHEST;
  }

  clear(): void {
    this.words = this.clan = "";
    this.kinds = this.groups = [];
    this.disciplines = {};
    this.least = 1;
    this.most = HIGHEST;
  }

  /** None, basic, superior, and none again. */
  turn(sign: string): void {
    const { [sign]: level = 0, ...others } = this.disciplines;
    this.disciplines = level === SUPERIOR ? others : { ...others, [sign]: level + 1 };
  }

  /** Groups in pairs that follow each other: a crypt has no more. */
  turnGroup(group: string): void {
    if (this.groups.includes(group)) this.groups = this.groups.filter((each) => each !== group);
    else this.groups = [...this.groups.filter((each) => Math.abs(Number(each) - Number(group)) === 1), group].slice(-2);
  }

  /** Whatever is chosen in one row, any of it; of Disciplines all; of all rows, each. Capacity and groups are of the crypt. */
  shows(card: CardFacts): boolean {
    if (!card.playable && !this.unplayable) return false;
    if (this.kinds.length > 0 && !this.kinds.some((kind) => card.kinds.includes(kind))) return false;
    if (this.clan && !card.clans.includes(this.clan)) return false;
    if (!this.hasDisciplines(card)) return false;
    if (isCrypt(card) && !this.fitsCrypt(card)) return false;
    if (!isCrypt(card) && (this.groups.length > 0 || this.least > 1 || this.most < HIGHEST)) return false;
    const speech = speechOf(card);
    return folded(this.words).split(/\s+/).every((word) => speech.includes(word));
  }

  private hasDisciplines(card: CardFacts): boolean {
    const wanted = Object.entries(this.disciplines);
    if (isCrypt(card)) return wanted.every(([sign, level]) => (card.disciplines[sign] ?? 0) >= level);
    return wanted.length === 0 || wanted.some(([sign]) => sign in card.disciplines);
  }

  private fitsCrypt(card: CardFacts): boolean {
    const capacity = card.capacity ?? 0;
    if (capacity < this.least || capacity > this.most) return false;
    return this.groups.length === 0 || this.groups.includes(card.group ?? "") || card.group === "ANY";
  }
}

/** Without accents and in small letters: "Inês" is found by "ines". */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

function speechOf(card: CardFacts): string {
  const terms = [...card.clans, ...Object.keys(card.disciplines), card.title ?? "", card.sect ?? ""].map((key) => catalogue.term(key));
  return folded([card.name, card.banner, ...terms, ...(card.text ?? [])].join(" "));
}

function place(card: CardFacts): number {
  return KINDS.indexOf(card.kind);
}

/** By kind; the crypt from the greatest down; then by name. */
export function inOrder(cards: Iterable<CardFacts>): CardFacts[] {
  return [...cards].sort((a, b) => place(a) - place(b) || (b.capacity ?? 0) - (a.capacity ?? 0) || a.name.localeCompare(b.name));
}
