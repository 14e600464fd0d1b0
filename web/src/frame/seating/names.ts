// A name for those who have not said theirs: one of these, the same as long as this browser keeps it.

import { theGame } from "../../games";
import { keep, kept, settings } from "../settings.svelte";

export const LONGEST_NAME = 24;

/** Of the bot at one of the other seats. */
export function botName(at: number): string {
  const names = theGame().botNames;
  return names[at % names.length] ?? "";
}

function place(): number {
  const found = Number(kept("stranger") || -1);
  if (Number.isInteger(found) && found >= 0 && found < theGame().names.length) return found;
  const chosen = Math.floor(Math.random() * theGame().names.length);
  keep("stranger", String(chosen));
  return chosen;
}

export function defaultName(): string {
  return theGame().names[place()]?.[settings.lang === "es" ? 1 : 0] ?? "";
}

export function myName(): string {
  return settings.name.trim().slice(0, LONGEST_NAME) || defaultName();
}
