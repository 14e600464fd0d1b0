// How a printed card looks: its icons, the words under its name, its text level by level.

import type { CardFacts } from "./catalogue.svelte";

const ICONS: Record<string, string> = {
  vampire: "bp",
  imbued: "hunter",
  ally: "ally",
  retainer: "retainer",
  equipment: "equip",
  action: "action",
  "political-action": "political",
  "action-modifier": "modifier",
  reaction: "reaction",
  combat: "strike",
  master: "master",
  event: "event",
  conviction: "spark",
  power: "spark",
};
const DISCIPLINES: Record<string, string> = {
  ani: "animalism",
  aus: "auspex",
  cel: "celerity",
  dem: "dementation",
  dom: "dominate",
  for: "fortitude",
  obf: "obfuscate",
  obl: "oblivion",
  pot: "potence",
  pre: "presence",
  pro: "protean",
  tha: "blood-sorcery",
};
const CLANS = new Set(
  "brujah ventrue toreador malkavian tremere nosferatu gangrel lasombra tzimisce ravnos hecata salubri ministry caitiff banu-haqim".split(" "),
);
const SECTS = new Set(["camarilla", "anarch", "sabbat", "independent"]);

export const CRYPT_KINDS: readonly string[] = ["vampire", "imbued"];

export function isCrypt(card: CardFacts): boolean {
  return CRYPT_KINDS.includes(card.kind);
}

export function kindIcon(card: CardFacts): string {
  return ICONS[card.kind] ?? "action";
}

export function iconOfKind(kind: string): string {
  return ICONS[kind] ?? "action";
}

/** The sign of a Discipline; undefined where none is drawn, and its letters stand for it. */
export function disciplineIcon(sign: string): string | undefined {
  return DISCIPLINES[sign];
}

export function clanIcon(clan: string): string | undefined {
  const plain = clan.replace(/-antitribu$/, "");
  return CLANS.has(plain) ? `clan-${plain}` : undefined;
}

export function sectIcon(sect: string): string {
  return SECTS.has(sect) ? `sect-${sect}` : "citizen";
}

/** Of every piece of text, the Discipline it needs: "[DOM] +3 bleed" needs superior Dominate. */
export interface Level {
  signs: { sign: string; level: number }[];
  text: string;
}

export function levelsOf(card: CardFacts): Level[] {
  return (card.text ?? []).map((line) => {
    const found = /^((?:\[[^\]]+\])+) (.*)$/s.exec(line);
    if (!found) return { signs: [], text: line };
    const signs = [...(found[1] ?? "").matchAll(/\[([^\]]+)\]/g)].map(([, sign = ""]) => ({
      sign: sign.toLowerCase(),
      level: sign === sign.toUpperCase() ? 2 : 1,
    }));
    return { signs, text: found[2] ?? "" };
  });
}

/** Disciplines in the order in which they are printed: the basic ones first. */
export function sorted(disciplines: Record<string, number>): [string, number][] {
  return Object.entries(disciplines).sort(([one, a], [other, b]) => a - b || one.localeCompare(other));
}

export interface Cost {
  icon: string;
  number: string;
}

export function costsOf(card: CardFacts): Cost[] {
  const found: Cost[] = [];
  if (card.pool && card.pool !== "0") found.push({ icon: "pool", number: card.pool });
  if (card.blood && card.blood !== "0") found.push({ icon: "blood", number: card.blood });
  if (card.conviction && card.conviction !== "0") found.push({ icon: "spark", number: card.conviction });
  return found;
}
