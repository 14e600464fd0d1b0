// Taking a seat: this browser makes the key to it, and keeps it before anybody hears of it.

import { heldSeats, keepSeat, type Way } from "../settings.svelte";

function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** By invitation, or because the seat is open. Whoever has a seat at this table already comes back to it. */
export function takeSeat(room: string, way: Way): void {
  const held = heldSeats().find((seat) => seat.room === room);
  if (held?.names.length) return;
  keepSeat({ room, token: held?.token ?? random(), names: [], at: Date.now(), way });
}

