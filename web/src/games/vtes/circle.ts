// The circle, seen from one chair: play goes round by the left, so the prey sits there, and the predator at the right.

import { isIn, type VtesScene } from "./scene";

export interface Places {
  below: number; // whose chair it is
  left: number; // -1 if nobody sits there
  right: number;
  across: number[]; // from the left to the right
}

export type Tie = "prey" | "predator" | "both" | "";

/** All seats in the order of play, beginning with this one. */
export function roundFrom(scene: VtesScene, seat: number): number[] {
  const seats = scene.seats.map((_, at) => at);
  return [...seats.slice(seat), ...seats.slice(0, seat)];
}

/** Where each sits. Whoever is out gives the chair beside one to the next, and is seen across. */
export function placesOf(scene: VtesScene, from: number): Places {
  const below = from < 0 ? 0 : from;
  const others = roundFrom(scene, below).slice(1);
  const playing = others.filter((seat) => isIn(scene, seat));
  const beside = playing.length > 0 ? playing : others;
  const left = beside[0] ?? -1;
  const right = beside.length > 1 ? (beside.at(-1) ?? -1) : -1;
  return { below, left, right, across: others.filter((seat) => seat !== left && seat !== right) };
}

/** What a seat is to another. */
export function tieOf(scene: VtesScene, you: number, seat: number): Tie {
  const mine = scene.seats[you];
  if (!mine || you === seat) return "";
  if (mine.prey === seat) return mine.predator === seat ? "both" : "prey";
  return mine.predator === seat ? "predator" : "";
}

/** The circle unrolled, with one's own seat in the middle: the prey stands before it, the predator after it. */
export function unrolled(scene: VtesScene, you: number): number[] {
  const all = scene.seats.map((_, at) => at);
  if (you < 0) return all;
  const round = roundFrom(scene, you);
  const before = Math.floor(round.length / 2);
  return [...round.slice(1, before + 1).toReversed(), you, ...round.slice(before + 1).toReversed()];
}
