// A game seen again, as the server tells it: see docs/protocol.md, Replays.

import { ask } from "../http";
import type { LogLine, Scene } from "../protocol";
import type { Lang } from "../settings.svelte";
import type { Terms } from "../terms";

export interface Step {
  patch?: Record<string, unknown>;
  log?: LogLine[];
  took?: number;
}

export interface Moment {
  n: number;
  kind: string;
  words: string;
}

export interface Told {
  game: string;
  seat: number;
  names: string[];
  scene: Scene;
  steps: Step[];
  moments: Moment[];
  terms: Terms;
}

/** A table by its name, or a journal by its text. */
export type Source = { room: string } | { journal: string };
export type Eyes = number | "all"; // -1: a spectator's

export const ALL = "all";
export const SPECTATOR = -1;

export function journalAddress(room: string): string {
  return `/api/tables/${room}/journal`;
}

export function fetchReplay(source: Source, eyes: Eyes, lang: Lang): Promise<Told> {
  const asked = `seat=${eyes}&lang=${lang}`;
  if ("room" in source) return ask("GET", `/api/tables/${encodeURIComponent(source.room)}/replay?${asked}`);
  return ask("POST", `/api/replay?${asked}`, source.journal);
}
