// Where the votes of a seat come from: what it has cast, as the story tells it, and what everybody can see that it has not.

import type { LogLine } from "../../../frame/protocol";
import { catalogue } from "../catalogue.svelte";
import type { LineKind } from "../names";
import { cardOf, type Referendum, type VtesScene } from "../scene";
import { says } from "../words";

export interface Source {
  name: string;
  votes: number;
  way: "for" | "against" | "open";
  isEdge: boolean;
}

const CALLED: LineKind = "referendum";
const CASTS: Readonly<Record<string, "for" | "against">> = { "votes-for": "for", "votes-against": "against" };

function nameOf(id: string | undefined, title = ""): string {
  if (id === undefined) return says("theEdge");
  return [catalogue.of(id)?.name ?? "…", title ? catalogue.term(title) : ""].filter(Boolean).join(", ");
}

/** All of them, by seat. */
export function sourcesOf(scene: VtesScene, referendum: Referendum, log: readonly LogLine[]): Map<number, Source[]> {
  const found = new Map<number, Source[]>();
  const add = (seat: number, source: Source): unknown => found.set(seat, [...(found.get(seat) ?? []), source]);
  for (const line of log.slice(log.findLastIndex((each) => each.kind === CALLED) + 1)) {
    const way = CASTS[line.kind];
    const id = line.cards?.[0]?.id;
    if (way) add(line.seat ?? -1, { name: nameOf(id), votes: line.number ?? 0, way, isEdge: id === undefined });
  }
  for (const { seat, card, votes } of referendum.uncast) {
    const it = cardOf(scene, card);
    add(seat, { name: nameOf(it?.id, it?.title), votes, way: "open", isEdge: card < 0 });
  }
  return found;
}
