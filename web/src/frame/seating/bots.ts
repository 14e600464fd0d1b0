// Bots as people choose among them.

import { tell } from "./words";

const KNOWN: Record<string, "bot_simple" | "bot_random"> = { simple: "bot_simple", random: "bot_random" };

/** One that the page knows in words; any other by its name. */
export function botWords(bot: string): string {
  const word = KNOWN[bot];
  return word ? tell(word) : tell("asBot", bot);
}

/** The one that is advised first. */
export function inOrder(bots: readonly string[], advised: string): string[] {
  return [...bots].sort((a, b) => Number(b === advised) - Number(a === advised));
}
