// Which lines are worth a moment, and how they look.

import type { Weight } from "../../frame/beats";
import type { Look } from "../../frame/pacing.svelte";
import type { LogLine } from "../../frame/protocol";
import type { LineKind } from "./names";

const HELD = 700; // milliseconds a card is held up
const TOLD = 600;
const DECIDED = 900; // what something has come to
const SMALL = 250;
const LONG = 2500; // the one long moment: somebody is out

type Row = [look: Look, wait: number, changes: boolean, matters?: boolean];

const ROWS: Partial<Record<LineKind, Row>> = {
  acts: ["small", TOLD, true],
  "attempt-fails": ["small", TOLD, true],
  "attempts-block": ["duel", TOLD, true],
  bleeds: ["sum", DECIDED, true, true],
  blocked: ["duel", TOLD, true, true],
  burned: ["small", TOLD, true, true],
  "burns-blood": ["small", SMALL, true],
  "burns-pool": ["small", TOLD, true, true],
  combat: ["duel", DECIDED, true, true],
  diablerie: ["duel", DECIDED, true, true],
  discards: ["small", 0, true],
  draws: ["small", 0, true],
  fails: ["sum", DECIDED, true, true],
  "game-over": ["small", SMALL, true, true],
  wins: ["small", SMALL, true, true],
  invests: ["small", SMALL, true],
  ousted: ["sum", LONG, true, true],
  passes: ["sum", DECIDED, true, true],
  plays: ["card", HELD, false],
  "put-in-play": ["small", 0, true],
  "put-on": ["small", 0, true],
  referendum: ["small", TOLD, true],
  round: ["small", SMALL, true],
  spent: ["small", 0, true],
  strikes: ["small", TOLD, true],
  "takes-damage": ["small", TOLD, true, true],
  taps: ["small", 0, true],
  "to-torpor": ["small", DECIDED, true, true],
  turn: ["turn", TOLD, true, true],
  untaps: ["small", 0, true],
  uses: ["card", HELD, false],
  "victory-point": ["sum", DECIDED, true, true],
  "votes-against": ["small", TOLD, true],
  "votes-for": ["small", TOLD, true],
};

export function weigh(line: LogLine): Weight {
  const [look, wait, changes, matters = false] = ROWS[line.kind as LineKind] ?? ["small", SMALL, true];
  return { look, wait, changes, matters };
}
