// What the server says of decks of Rivals.

import { checkedBy, startersOf, type Checked as CheckedOf, type StarterDecks as StartersOf } from "../../../frame/decks/checks";
import type { Deck, Limits } from "./deck";

export type Checked = CheckedOf<Deck>;
export type StarterDecks = StartersOf<Limits>;

export function checked(deck: string): Promise<Checked> {
  return checkedBy("rivals", deck);
}

export function starterDecks(): Promise<StarterDecks> {
  return startersOf("rivals");
}
