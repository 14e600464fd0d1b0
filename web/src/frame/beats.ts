// From the lines of an event to beats: which of them are worth a moment, and when the table changes.

import type { Beat, Look } from "./pacing.svelte";
import type { LogLine, Scene } from "./protocol";

/** What a game says of a line. */
export interface Weight {
  look: Look;
  wait: number; // milliseconds at the normal pace; 0: it goes with the next
  changes: boolean; // the table is seen as it is after it
  matters: boolean; // also to the person whose own doing it is
}

export interface Happened {
  lines: readonly LogLine[];
  before: Scene;
  after: Scene;
  n: number;
  me: number; // what this seat does itself need not be shown to it
}

export function beatsOf(happened: Happened, weigh: (line: LogLine) => Weight): Beat[] {
  const { before, after, n, me } = happened;
  const beats: Beat[] = [];
  let scene = before;
  let carried: LogLine[] = []; // lines that go with the next beat
  for (const line of happened.lines) {
    const weight = weigh(line);
    const wait = line.seat === me && !weight.matters ? 0 : weight.wait;
    if (weight.changes) scene = after;
    const last = beats.at(-1);
    if (wait === 0) carried.push(line);
    else if (last && carried.length === 0 && weight.look === "small" && isSame(last, line)) last.lines.push(line);
    else {
      beats.push({ look: weight.look, line, lines: [...carried, line], scene, wait, n });
      carried = [];
    }
  }
  const last = beats.at(-1);
  if (last?.scene === after) last.lines.push(...carried);
  else beats.push({ look: "small", line: null, lines: carried, scene: after, wait: 0, n });
  return beats;
}

function isSame(beat: Beat, line: LogLine): boolean {
  return beat.look === "small" && beat.line?.kind === line.kind && beat.line.seat === line.seat;
}
