// What a stage has come to: the lines that say so, and the numbers that are not what they were.

import type { LogLine } from "../../frame/protocol";
import { catalogue } from "./catalogue.svelte";
import type { LineKind } from "./names";
import type { RivalsScene } from "./scene";

export interface Figure {
  seat: number; // whose; -1 if the name says it
  name: string;
  icon: "blood" | "agenda" | "prestige";
  before: number;
  after: number;
}

export interface Outcome {
  title: string;
  lines: LogLine[];
  figures: Figure[];
}

const SAYS: ReadonlySet<string> = new Set<LineKind>([
  "hits",
  "no-harm",
  "falls-short",
  "comes-to-nothing",
  "called-off",
  "defeated",
  "defeats-mortal",
  "scheme-succeeds",
  "scheme-fails",
  "knocked-out",
  "loses-prince",
]);

/** Nothing if nothing has come of it. */
export function outcomeOf(title: string, before: RivalsScene, after: RivalsScene, told: readonly LogLine[]): Outcome | null {
  const lines = told.filter((line) => SAYS.has(line.kind));
  const figures = [...bloodOf(before, after), ...seatsOf(before, after)];
  return lines.length > 0 || figures.length > 0 ? { title, lines, figures } : null;
}

function bloodOf(before: RivalsScene, after: RivalsScene): Figure[] {
  return Object.entries(before.cards).flatMap(([handle, card]) => {
    const now = after.cards[handle];
    const name = catalogue.of(card.id)?.name;
    if (card.blood === undefined || !name || (now && now.id !== card.id)) return [];
    const blood = now?.blood ?? 0;
    return blood === card.blood ? [] : [{ seat: -1, name, icon: "blood" as const, before: card.blood, after: blood }];
  });
}

function seatsOf(before: RivalsScene, after: RivalsScene): Figure[] {
  return before.seats.flatMap((was, seat) => {
    const is = after.seats[seat];
    if (!is) return [];
    const changed = (["agenda", "prestige"] as const).filter((icon) => was[icon] !== is[icon]);
    return changed.map((icon) => ({ seat, name: "", icon, before: was[icon], after: is[icon] }));
  });
}
