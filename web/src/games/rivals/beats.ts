// Which lines of Rivals are worth a moment, and how they look.

import type { Weight } from "../../frame/beats";
import type { Look } from "../../frame/pacing.svelte";
import type { LogLine } from "../../frame/protocol";
import type { LineKind } from "./names";

const HELD = 1200; // milliseconds a card is held up
const STRUCK = 1400; // a sum takes a little longer to read
const HURT = 800;
const SMALL = 400;

type Row = [look: Look, wait: number, changes: boolean, matters?: boolean];

const ROWS: Partial<Record<LineKind, Row>> = {
  activates: ["card", HELD, false],
  "agenda-revealed": ["card", HELD, true],
  "attack-type": ["small", 0, true],
  attacks: ["duel", HELD, true],
  blocks: ["duel", HELD, true],
  burned: ["small", HURT, true, true],
  "called-off": ["sum", HELD, true, true],
  claims: ["card", HELD, true],
  "comes-to-nothing": ["sum", HELD, true, true],
  defeated: ["small", HURT, true, true],
  "defeats-mortal": ["small", HURT, true],
  diablerie: ["duel", HELD, true],
  exhausts: ["small", 0, true],
  "falls-short": ["sum", STRUCK, false, true],
  hits: ["sum", STRUCK, false, true],
  "into-streets": ["card", HURT, true, true],
  "knocked-out": ["sum", STRUCK, true, true],
  "leader-token-turned": ["small", 0, true],
  "loses-blood": ["small", HURT, true, true],
  "monster-attacks": ["duel", HELD, true, true],
  "monster-shown": ["card", HELD, true, true],
  "no-harm": ["sum", STRUCK, false, true],
  passes: ["small", SMALL, true],
  plays: ["card", HELD, false],
  "put-back": ["small", 0, true],
  readies: ["small", 0, true],
  recruits: ["card", HURT, true],
  "reveals-top": ["card", HELD, false],
  scheme: ["card", STRUCK, true],
  "scheme-fails": ["sum", STRUCK, true, true],
  "scheme-succeeds": ["sum", STRUCK, true, true],
  shows: ["card", HELD, true],
  "steals-blood": ["small", HURT, true, true],
  "to-torpor": ["small", HURT, true, true],
  turn: ["turn", HURT, true, true],
  "turned-up": ["card", HELD, false],
  wins: ["sum", STRUCK, true, true],
};

export function weigh(line: LogLine): Weight {
  const [look, wait, changes, matters = false] = ROWS[line.kind as LineKind] ?? ["small", SMALL, true];
  return { look, wait, changes, matters };
}
