// Why the server has not done something, in the person's words where the code says enough.

import { Trouble } from "./http";
import { say, type Word } from "./words";

const CODES: Record<string, Word> = { slow: "tooQuick", full: "tableFull", busy: "tooManyOpened" };
const STATUSES: Record<number, Word> = { 429: "tooMuchAsked" };

export function inWords(error: unknown): string {
  const code = error instanceof Error && "code" in error ? CODES[String(error.code)] : undefined;
  const word = code ?? (error instanceof Trouble ? STATUSES[error.status] : undefined);
  return word ? say(word) : say("failed", error instanceof Error ? error.message : String(error));
}
