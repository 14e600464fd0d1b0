// The games there are. Whoever needs one asks here: nothing else outside of a game's folder names it.

import type { Cover } from "../frame/game";
import { settings } from "../frame/settings.svelte";
import { rivalsCover } from "./rivals/cover";
import { vtesCover } from "./vtes/cover";

export const COVERS: Record<string, Cover> = { rivals: rivalsCover, vtes: vtesCover };

/** The one that is meant if nothing is said. */
export const FIRST = "rivals";

export function coverOf(game: string): Cover {
  const found = COVERS[game];
  if (!found) throw new Error(`no game is called ${game}`);
  return found;
}

/** The one that this person has chosen: tables, decks and lessons are made for it. */
export function chosenGame(): string {
  return settings.game in COVERS ? settings.game : FIRST;
}

export function theGame(): Cover {
  return coverOf(chosenGame());
}
