// A game seen again, as the server tells it: see docs/protocol.md, Replays.

import type { Scene } from "../protocol";
import type { Lang } from "../settings.svelte";

export interface Step {
  patch?: Record<string, unknown>;
  log?: string[];
  cards?: number[][];
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
}

/** A table by its name, or a journal by its text. */
export type Source = { room: string } | { journal: string };
export type Eyes = number | "all"; // -1: a spectator's

export const ALL = "all";
export const SPECTATOR = -1;

export function journalAddress(room: string): string {
  return `/api/tables/${room}/journal`;
}

export async function fetchReplay(source: Source, eyes: Eyes, lang: Lang): Promise<Told> {
  const asked = `seat=${eyes}&lang=${lang}`;
  const answer =
    "room" in source
      ? await fetch(`/api/tables/${encodeURIComponent(source.room)}/replay?${asked}`)
      : await fetch(`/api/replay?${asked}`, {
          method: "POST",
          headers: { "content-type": "text/plain" },
          body: source.journal,
        });
  const found: unknown = await answer.json();
  if (answer.ok) return found as Told;
  throw new Error((found as { detail?: string }).detail ?? String(answer.status));
}
