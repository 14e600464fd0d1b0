// The games there are. Whoever needs one asks here: nothing else outside of a game's folder names it.

import type { GameModule } from "../frame/game";
import { rivalsGame } from "./rivals";

export const GAMES: Record<string, GameModule> = { rivals: rivalsGame };

/** The one that tables are made for. */
export const GAME = "rivals";

export function gameCalled(name: string): GameModule {
  const found = GAMES[name];
  if (!found) throw new Error(`no game is called ${name}`);
  return found;
}

export function theGame(): GameModule {
  return gameCalled(GAME);
}
