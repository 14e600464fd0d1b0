// What follows a signed-in person from browser to browser: lists of things, each with a name and the time it changed.

export interface Thing {
  at: number;
  [fact: string]: unknown;
}

export interface List {
  part: string; // its name at the server, and in this browser's storage
  names: readonly string[]; // the facts that say which thing it is
  most: number;
}

export const LISTS: readonly List[] = [
  { part: "seats", names: ["room"], most: 30 },
  { part: "decks", names: ["game", "name"], most: 60 },
];

function byName(list: List, things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [JSON.stringify(list.names.map((name) => thing[name])), thing]));
}

/** Both sides have changed since they were last the same (`was`): the newer change of each thing counts. */
export function merged(list: List, was: readonly Thing[], here: readonly Thing[], there: readonly Thing[]): Thing[] {
  const [before, mine, theirs] = [byName(list, was), byName(list, here), byName(list, there)];
  const found: Thing[] = [];
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const [one, other, old] = [mine.get(name), theirs.get(name), before.get(name)];
    const newer = !other || (one && one.at >= other.at) ? one : other;
    const wasRemoved = !(one && other) && old !== undefined && newer !== undefined && newer.at <= old.at;
    if (newer && !wasRemoved) found.push(newer);
  }
  return found.sort((a, b) => b.at - a.at).slice(0, list.most);
}
