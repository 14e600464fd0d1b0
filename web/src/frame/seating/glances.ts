// How tables stand, as the server knows it without opening them.

import { ask } from "../http";
import type { Pace } from "../protocol";
import type { HeldSeat } from "../settings.svelte";
import { tell } from "./words";

export interface Glance {
  room: string;
  game: string;
  names: string[];
  state: "waiting" | "playing" | "over" | "closed";
  turn: number;
  asked: number;
  winner: number;
}

export interface Listed {
  room: string;
  game: string;
  names: string[];
  is_over: boolean;
  open: number[];
  turn: number;
  decks: "any" | "starters" | "given";
  clock: Pace;
  terms: Record<string, string>;
}

export async function glances(rooms: string[]): Promise<Map<string, Glance>> {
  const found = rooms.length > 0 ? await ask<Glance[]>("POST", "/api/glances", { rooms }) : [];
  return new Map(found.map((each) => [each.room, each]));
}

export function isMyTurn(seat: HeldSeat, glance: Glance | undefined): boolean {
  return glance?.state === "playing" && glance.asked >= 0 && glance.asked === seat.seat;
}

/** In words: whose turn it is, or how it ended. */
export function standing(seat: HeldSeat, glance: Glance | undefined): string {
  if (!glance) return "";
  if (glance.state === "waiting") return tell("waiting");
  if (glance.state === "closed") return tell("isClosed");
  if (glance.state === "over") {
    if (glance.winner < 0) return tell("over");
    return glance.winner === seat.seat ? tell("youWon") : tell("won", glance.names[glance.winner] ?? "");
  }
  const who = glance.asked < 0 ? tell("playing") : isMyTurn(seat, glance) ? tell("yourTurn") : tell("turnOf", glance.names[glance.asked] ?? "");
  return glance.turn > 0 ? `${who}, ${tell("turn", glance.turn)}` : who;
}

export function timeOf(clock: Pace): string {
  if (clock.days) return tell("withDays", clock.days);
  return clock.reserve ? tell("withClock", Math.round(clock.reserve / 60), clock.increment) : tell("noClock");
}

/** In short; that one may lose by it is said, too. */
export function pace(clock: Pace): string {
  const isTimed = clock.days > 0 || clock.reserve > 0;
  return [timeOf(clock), isTimed && clock.on_time_out === "lose" ? tell("losesByTime") : ""].filter(Boolean).join(", ");
}
