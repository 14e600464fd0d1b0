// What is under way and how far it has come: its name, and the three or four steps it takes.

import { catalogue } from "../catalogue.svelte";
import type { Action, Combat, Referendum, VtesScene } from "../scene";
import { cardOf } from "../scene";
import { says, type VtesWord } from "../words";

export type Kind = "action" | "combat" | "referendum";

export interface Crumb {
  key: string;
  words: string;
  at: "done" | "now" | "next";
}

const COURSES = {
  action: ["announced", "blocks", "resolves"],
  combat: ["range", "strike", "damage", "additional", "press"],
  referendum: ["terms", "polling", "resolution"],
} as const;
const ACTION: Record<Action["step"], string> = {
  announced: "announced",
  blocks: "blocks",
  attempt: "blocks",
  blocked: "blocks",
  unblocked: "resolves",
  resolves: "resolves",
};

/** The innermost of what is under way. */
export function kindOf(scene: VtesScene): Kind | null {
  if (scene.combat) return "combat";
  if (scene.referendum) return "referendum";
  return scene.action ? "action" : null;
}

function combatStep({ step }: Combat): string {
  return step === "end" ? "press" : step;
}

function referendumStep({ step }: Referendum): string {
  return step === "before-votes" ? "terms" : step;
}

function stepOf(scene: VtesScene, kind: Kind): string {
  if (kind === "combat" && scene.combat) return combatStep(scene.combat);
  if (kind === "referendum" && scene.referendum) return referendumStep(scene.referendum);
  return scene.action ? ACTION[scene.action.step] : "";
}

export function crumbsOf(scene: VtesScene, kind: Kind): Crumb[] {
  const steps: readonly string[] = COURSES[kind];
  const now = steps.indexOf(stepOf(scene, kind));
  return steps.map((key, at) => ({
    key,
    words: says(`step_${key}` as VtesWord),
    at: at < now ? "done" : at === now ? "now" : "next",
  }));
}

export function titleOf(scene: VtesScene, kind: Kind): string {
  if (kind === "combat") return says("combat");
  if (kind === "referendum") {
    const { referendum } = scene;
    const card = referendum && referendum.card >= 0 ? catalogue.of(cardOf(scene, referendum.card)?.id)?.name : undefined;
    return card ?? says(referendum && referendum.hunted >= 0 ? "bloodHunt" : "referendum");
  }
  return scene.action ? says(`takes_${scene.action.takes}`) : "";
}

/** "Bleed · Blocks", over a question. */
export function crumbOf(scene: VtesScene): string {
  const kind = kindOf(scene);
  if (!kind) return "";
  const now = crumbsOf(scene, kind).find((crumb) => crumb.at === "now");
  return [titleOf(scene, kind), now?.words].filter(Boolean).join(" · ");
}
