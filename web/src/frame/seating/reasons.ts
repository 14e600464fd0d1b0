// Why something before the deal was not done, in the reader's language where this page has words for it.

import { Refusal } from "../connection.svelte";
import { tell } from "./words";

const WORDS = { name: "badName", dealt: "isDealt", host: "notHost", shut: "closed", busy: "tooMany", token: "notYours" } as const;

function isKnown(code: string): code is keyof typeof WORDS {
  return code in WORDS;
}

/** Of a hello: whoever has just come by invitation was not quick enough. */
export function reasonOf(code: string, why: string, isComing = false): string {
  if (code === "token" && isComing) return tell("inviteUsed");
  return isKnown(code) ? tell(WORDS[code]) : why;
}

export function reason(error: unknown): string {
  if (error instanceof Refusal) return reasonOf(error.code, error.message);
  return error instanceof Error ? error.message : String(error);
}
