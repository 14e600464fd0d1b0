// How a printed card looks: its tint and its icons.

import type { CardFacts } from "./catalogue.svelte";

const TINTS: Record<string, string> = {
  attack: "attack",
  "attack-or-reaction": "attack",
  reaction: "react",
  action: "action",
  unhosted: "action",
  modifier: "title",
  haven: "haven",
  agenda: "agenda",
  event: "event",
  prince: "title",
  monster: "monster",
  wraith: "scheme",
  back: "char",
  form: "action",
};
const SECRETS = ["scheme", "conspiracy", "trap", "ritual"];
const ICONS: Record<string, string> = {
  attack: "attack",
  "attack-or-reaction": "attack",
  reaction: "reaction",
  action: "action",
  unhosted: "unhosted",
  modifier: "modifier",
  haven: "haven",
  agenda: "agenda",
  event: "event",
  mortal: "mortal",
  prince: "title",
  monster: "monster",
  character: "mortal",
  wraith: "moon",
  back: "mortal",
  form: "rage",
};
const CREEDS = ["faithful", "inquisitive", "martial"];

export function has(card: CardFacts, word: string): boolean {
  return card.words?.includes(word) ?? false;
}

export function tint(card: CardFacts): string {
  if (card.kind === "character") return card.being === "hunter" ? "hunter" : "char";
  if (card.kind === "mortal") return has(card, "antagonist") ? "antag" : "city";
  if (SECRETS.some((word) => has(card, word))) return "scheme";
  if (has(card, "title")) return "title";
  return TINTS[card.kind] ?? "action";
}

export function kindIcon(card: CardFacts): string {
  for (const word of [...SECRETS, "title", "antagonist", "citizen", "animal", "relic", "gift", "rite"]) if (has(card, word)) return word;
  return card.being === "hunter" && card.kind === "character" ? "hunter" : (ICONS[card.kind] ?? "action");
}

export function clanIcon(card: CardFacts): string {
  if (card.clan === undefined) return kindIcon(card);
  return `${CREEDS.includes(card.clan) ? "creed" : "clan"}-${card.clan}`;
}

export function disciplineIcon(key: string): string {
  return key === "global-access" ? "global" : key;
}

export function isCharacter(card: CardFacts): boolean {
  return card.attributes !== undefined && card.attributes.length === 3;
}

/** The most telling word of its banner: what a Mortal is, not that it is one; a Scheme, not an Action. */
export function shortBanner(card: CardFacts): string {
  const [first = "", second] = card.banner.split(" - ");
  const isSecret = SECRETS.some((word) => has(card, word));
  return card.kind === "mortal" || isSecret ? (second ?? first) : first;
}

/** What attaching a Mortal gives; of others, how their text begins. */
export function shortText(card: CardFacts): string {
  const lines = card.text.split("\n");
  if (card.kind !== "mortal" || has(card, "antagonist")) return lines.join(" ");
  return (lines.at(-1) ?? "").replace(" - ", ": ");
}

/** "Haven - The Clubhouse" beside the sign of a Haven. */
export function shortName(card: CardFacts): string {
  return card.kind === "haven" ? (card.name.split(" - ").at(-1) ?? card.name) : card.name;
}
