// What the story has told, sorted for the eye: what was played in the action under way, and what has come of turns.

import type { LogLine } from "../../frame/protocol";
import type { LineKind } from "./names";

const BEGINS: ReadonlySet<string> = new Set<LineKind>(["acts", "turn"]);
const PLAYED: ReadonlySet<string> = new Set<LineKind>(["plays", "uses"]);
const TELLING: ReadonlySet<string> = new Set<LineKind>([
  "becomes-ready",
  "bleeds",
  "burned",
  "burns-pool",
  "diablerie",
  "fails",
  "gains-pool",
  "incapacitated",
  "ousted",
  "passes",
  "takes-edge",
  "to-torpor",
  "victory-point",
]);

/** Cards that were played and used since the action was announced, in order. */
export function playedIn(log: readonly LogLine[]): LogLine[] {
  const from = log.findLastIndex((line) => BEGINS.has(line.kind));
  return log.slice(from + 1).filter((line) => PLAYED.has(line.kind) && line.cards?.[0]?.id !== undefined);
}

/** What has come of the turns since this seat's last one, the latest last. */
export function sinceTurnOf(log: readonly LogLine[], seat: number, most: number): LogLine[] {
  const own = log.findLastIndex((line) => line.kind === "turn" && line.seat === seat);
  const before = own < 0 ? -1 : log.slice(0, own).findLastIndex((line) => line.kind === "turn" && line.seat === seat);
  return log.slice(before + 1).filter((line) => TELLING.has(line.kind)).slice(-most);
}
