// What comes of an action as it stands: a sum of what lies open, never a forecast of what is hidden.

import type { Takes } from "../names";
import type { Action } from "../scene";
import { says } from "../words";

export interface Verdict {
  words: string;
  tone: "stops" | "goes" | "open";
}

const ICONS: Partial<Record<Takes, string>> = {
  bleed: "bleed",
  hunt: "hunt",
  equip: "equip",
  "take-equipment": "equip",
  employ: "retainer",
  recruit: "ally",
  political: "political",
  "leave-torpor": "torpor",
  rescue: "torpor",
  diablerie: "blood",
};

export function iconOf(takes: Takes): string {
  return ICONS[takes] ?? "action";
}

export function verdictOf(action: Action): Verdict {
  if (action.step === "resolves") return { words: says("succeeds"), tone: "goes" };
  if (action.step === "unblocked") return { words: says("nobodyBlocks"), tone: "goes" };
  if (action.step === "blocked") return { words: says("isBlocked"), tone: "stops" };
  if (action.blocker >= 0) {
    return action.intercept >= action.stealth ? { words: says("blockedNow"), tone: "stops" } : { words: says("notBlockedNow"), tone: "goes" };
  }
  return { words: action.stealth > 0 ? says("needsIntercept", action.stealth) : says("anyStops"), tone: "open" };
}
