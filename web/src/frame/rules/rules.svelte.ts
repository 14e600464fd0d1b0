// The rules as the server tells them, and the one that is open in a dialogue.

import { settings } from "../settings.svelte";

export interface Rule {
  id: string;
  document: string;
  area: string;
  chapter: string;
  rule: string;
  kind: string;
  source: string;
  section: string;
  cards?: string[];
  note?: string;
  terms?: { en: string; es: string }[];
  alike?: string[]; // rules of other books that say the same, or a part of it
}

export interface Found {
  rules: Rule[];
  total: number;
  words: string; // what was looked for, if it was put into English
}

export interface Chapter {
  area: string;
  title: string;
  rules: number;
}

export interface RuleDocument {
  key: string;
  title: string;
  chapters: Chapter[];
}

/** What one of two editions settles, and the rules that say so. */
export interface Column {
  words: string;
  rules: string[];
}

export interface Difference {
  id: string;
  topic: string;
  status: string;
  one: Column;
  two: Column;
  note: string;
}

export interface Comparison {
  editions: string[];
  one: string;
  two: string;
  groups: { title: string; rows: Difference[] }[];
}

async function told<T>(path: string, asked: Record<string, string>, of: string = "/api/rules"): Promise<T> {
  const answer = await fetch(`${of}${path}?${new URLSearchParams({ ...asked, lang: settings.lang })}`);
  const found = (await answer.json()) as T & { detail?: string };
  if (!answer.ok) throw new Error(found.detail ?? String(answer.status));
  return found;
}

export const documents = (): Promise<RuleDocument[]> => told("/documents", {});
export const ruleCalled = (id: string): Promise<Rule> => told(`/${encodeURIComponent(id)}`, {});
export const compared = (game: string, one: string, two: string): Promise<Comparison> => told("/differences", { one, two }, `/api/games/${game}`);
export const rulesWith = (asked: { words?: string; document?: string; area?: string; card?: string }): Promise<Found> => told("", asked);

/** Ids of rules within a sentence. */
const ID = /\b([A-Z][A-Z0-9]*-[A-Z0-9]+-\d+)\b/;

/** A sentence in pieces; every other one is a rule's id. */
export function pieces(text: string): string[] {
  return text.split(ID);
}

class Shown {
  id = $state("");
}

/** The rule that is read at the moment, over whatever else there is; empty if none is. */
export const shown = new Shown();
