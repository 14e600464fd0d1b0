// The invitations to tables that this browser has made, until everybody has sat down there.

import { keep, kept } from "./settings.svelte";

export interface Invitation {
  seat: number;
  token: string;
}

type Book = Record<string, Invitation[]>;

function all(): Book {
  try {
    const found: unknown = JSON.parse(kept("invitations") || "{}");
    return typeof found === "object" && found !== null ? (found as Book) : {};
  } catch {
    return {};
  }
}

export function invitationsTo(room: string): Invitation[] {
  return all()[room] ?? [];
}

/** A new one, or none any more. */
export function keepInvitation(room: string, seat: number, token: string): void {
  const others = invitationsTo(room).filter((each) => each.seat !== seat);
  keepInvitations(room, token ? [...others, { seat, token }] : others);
}

export function keepInvitations(room: string, invitations: Invitation[]): void {
  const others = Object.entries(all()).filter(([each]) => each !== room);
  const mine: [string, Invitation[]][] = invitations.length > 0 ? [[room, invitations]] : [];
  keep("invitations", JSON.stringify(Object.fromEntries([...others.slice(-20), ...mine])));
}

export function linkTo(room: string, token: string): string {
  return `${location.origin}${location.pathname}#/invited/${room}/${token}`;
}
