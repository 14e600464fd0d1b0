// The states of a card on the table as classes: whether it can be chosen, what it is doing.

import type { Looking } from "../../frame/looking.svelte";
import { roleOf } from "./label";

export function statesOf(play: Looking, handle: number): Record<string, boolean> {
  const isLegal = play.byCard.has(handle);
  const role = roleOf(play, handle);
  return {
    "is-legal": isLegal,
    "is-off": !isLegal && play.greyedByCard.has(handle),
    "is-acting": role === "acting",
    "is-blocker": role === "blocking" || role === "triesToBlock",
    "is-fighting": role === "fighting",
    "is-target": role === "target",
    "is-lit": play.lit.has(handle),
    show: play.inspected === handle,
  };
}
