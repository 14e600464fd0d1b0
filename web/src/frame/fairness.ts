// The proof that nobody has chosen the cards, checked in this browser: see "Fair shuffles" in docs/protocol.md.

import type { Luck } from "./luck";
import type { Proof } from "./protocol";
import type { Word } from "./words";

export interface Finding {
  what: Word;
  isGood: boolean | null; // null: neither
}

const LENGTH_BYTES = 4;

/** Browsers give their cryptography to pages over https, or of this machine, alone. */
export function canCheck(): boolean {
  return "subtle" in crypto;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentTo(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
}

/** HMAC-SHA-256 by the secret, over the lucks in the order of the seats, each after its length. */
export async function seedFrom(secret: string, lucks: readonly string[]): Promise<string> {
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const said = lucks.flatMap((luck) => {
    const bytes = new TextEncoder().encode(luck);
    const length = new Uint8Array(LENGTH_BYTES);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return [...length, ...bytes];
  });
  return hexOf(await crypto.subtle.sign("HMAC", key, Uint8Array.from(said)));
}

/** What chance gave once: a number below another, or a pile before and after. */
export interface Given {
  gave: number[];
  below?: number;
  before?: number[];
}

const WORD = 2 ** 32;

/** The words that follow from a seed: see "Fair shuffles", 4. */
async function* wordsFrom(seed: string): AsyncGenerator<number, never> {
  const raw = await crypto.subtle.digest("SHA-256", bytesOf(seed));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-512" }, false, ["sign"]);
  for (let block = 0n; ; block++) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, block);
    const bytes = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

/** Whether all of it follows from the seed. */
export async function isReckoned(seed: string, given: readonly Given[]): Promise<boolean> {
  const words = wordsFrom(seed);
  async function below(bound: number): Promise<number> {
    for (;;) {
      const { value } = await words.next();
      if (value < WORD - (WORD % bound)) return value % bound;
    }
  }
  for (const { gave, below: bound, before } of given) {
    const reckoned = bound ? [await below(bound)] : [...(before ?? [])];
    for (let last = bound ? 0 : reckoned.length - 1; last > 0; last--) {
      const other = await below(last + 1);
      [reckoned[last], reckoned[other]] = [reckoned[other]!, reckoned[last]!];
    }
    if (reckoned.length !== gave.length || reckoned.some((each, at) => each !== gave[at])) return false;
  }
  return true;
}

/** `mine` is what this browser noted when it sat down there, if it did. */
export async function findings(proof: Proof, seat: number, mine: Luck | undefined): Promise<Finding[]> {
  const found: Finding[] = [{ what: "fairSecret", isGood: (await commitmentTo(proof.secret)) === proof.commitment }];
  if (seat >= 0 && mine) {
    if (mine.commitment) found.push({ what: "fairNoted", isGood: mine.commitment === proof.commitment });
    if (mine.isTaken === false) found.push({ what: "fairElsewhere", isGood: null });
    else found.push({ what: "fairLuck", isGood: proof.lucks[seat] === mine.luck });
  }
  found.push({ what: "fairSeed", isGood: (await seedFrom(proof.secret, proof.lucks)) === proof.seed });
  return found;
}
