// What a deck is made of, counted: capacities, kinds, and who can play what.

import type { CardFacts } from "../catalogue.svelte";

export interface Counted {
  card: CardFacts;
  copies: number;
}

export interface Coverage {
  sign: string;
  needed: number; // cards of the library
  basic: number; // of the crypt
  superior: number;
}

function sum(found: readonly Counted[]): number {
  return found.reduce((all, { copies }) => all + copies, 0);
}

export function byKind(library: readonly Counted[]): [kind: string, count: number][] {
  const found = new Map<string, number>();
  for (const { card, copies } of library) found.set(card.kind, (found.get(card.kind) ?? 0) + copies);
  return [...found];
}

/** How many there are of each capacity, from 1 on. */
export function curveOf(crypt: readonly Counted[], highest: number): number[] {
  return Array.from({ length: highest }, (_, at) => sum(crypt.filter(({ card }) => (card.capacity ?? 0) === at + 1)));
}

/** The average, and the least and the most that four drawn can come to. */
export function drawOf(crypt: readonly Counted[]): { average: number; least: number; most: number } {
  const all = crypt.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card.capacity ?? 0)).sort((a, b) => a - b);
  const total = (cards: number[]): number => cards.reduce((found, each) => found + each, 0);
  return { average: all.length > 0 ? total(all) / all.length : 0, least: total(all.slice(0, 4)), most: total(all.slice(-4)) };
}

/** Of every Discipline that the library needs, who has it. */
export function coverageOf(crypt: readonly Counted[], library: readonly Counted[]): Coverage[] {
  const signs = [...new Set(library.flatMap(({ card }) => Object.keys(card.disciplines)))];
  const having = (sign: string, level: number): number => sum(crypt.filter(({ card }) => (card.disciplines[sign] ?? 0) >= level));
  return signs
    .map((sign) => ({ sign, needed: sum(library.filter(({ card }) => sign in card.disciplines)), basic: having(sign, 1), superior: having(sign, 2) }))
    .sort((a, b) => b.needed - a.needed);
}
