// A name for those who have not said theirs: one of these, the same as long as this browser keeps it.

import { keep, kept, settings } from "../settings.svelte";

export const LONGEST_NAME = 24;

const NAMES: readonly (readonly [string, string])[] = [
  ["Neonate", "Neonato"],
  ["Ancilla", "Ancilla"],
  ["Fledgling", "Novicio"],
  ["Nightbird", "Ave Nocturna"],
  ["Stranger", "Forastero"],
  ["Envoy", "Emisario"],
  ["Courier", "Mensajero"],
  ["Sentinel", "Centinela"],
  ["Wanderer", "Errante"],
  ["Whisper", "Susurro"],
];

export const BOT_NAMES = ["Corvus", "Inês", "Tomás"];

function place(): number {
  const found = Number(kept("stranger") || -1);
  if (Number.isInteger(found) && found >= 0 && found < NAMES.length) return found;
  const chosen = Math.floor(Math.random() * NAMES.length);
  keep("stranger", String(chosen));
  return chosen;
}

export function defaultName(): string {
  return NAMES[place()]?.[settings.lang === "es" ? 1 : 0] ?? "";
}

export function myName(): string {
  return settings.name.trim().slice(0, LONGEST_NAME) || defaultName();
}
