import type { GameModule } from "../frame/game";
import { rivalsGame } from "./rivals";

export const GAMES: Record<string, GameModule> = { rivals: rivalsGame };
