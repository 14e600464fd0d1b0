// What this browser adds to the shuffles of each table where it sits, and what the server had committed to before.

import { ask } from "./http";
import { keep, kept } from "./settings.svelte";

export interface Luck {
  room: string;
  luck: string;
  commitment: string; // empty if the server could not be asked beforehand
  isTaken?: boolean; // what the server said when one sat down: no, if the same player had come before from elsewhere
}

const MOST = 50; // tables

function all(): Luck[] {
  try {
    const found: unknown = JSON.parse(kept("luck") || "[]");
    return Array.isArray(found) ? (found as Luck[]) : [];
  } catch {
    return [];
  }
}

export function luckKept(room: string): Luck | undefined {
  return all().find((each) => each.room === room);
}

function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Noted once: whatever the server says later, this is what it said then. */
export function noteTaken(room: string, luck: string): void {
  const known = all();
  const mine = known.find((each) => each.room === room);
  if (!mine || mine.isTaken !== undefined) return;
  mine.isTaken = mine.luck === luck;
  keep("luck", JSON.stringify(known));
}

/** The commitment is noted first; only then is the luck chosen, and told when one sits down. */
export async function luckFor(room: string): Promise<string> {
  const known = luckKept(room);
  if (known) return known.luck;
  let commitment = "";
  try {
    const found = await ask<{ commitment: string }>("GET", `/api/tables/${encodeURIComponent(room)}`);
    commitment = found.commitment;
  } catch {
    // Then nothing was noted, and the check after the end says so.
  }
  const mine = { room, luck: random(), commitment };
  keep("luck", JSON.stringify([mine, ...all()].slice(0, MOST)));
  return mine.luck;
}
