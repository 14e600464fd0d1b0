// What is under way, as the server tells it: see docs/protocol.md, "The stage".

export type Place = "done" | "now" | "next";

export interface Step {
  n: number; // as printed; 0 if it has no number
  name: string;
}

interface Course {
  title: string;
  steps: Step[];
  now: number;
  outcomes: Record<string, string>;
  within: { kind: string; title: string; step: string }[];
}

export interface Side {
  seat: number;
  at: Place;
  said: "yes" | "no" | "";
  exerted: number;
  cards: number[];
  closed?: number;
  fist?: number;
  total?: number;
}

export interface Term {
  who: number;
  to: number;
  words: string;
}

export interface Offer {
  who: number;
  words: string;
  counted: number;
  options: number[];
}

interface InTurn {
  seat: number;
  at: Place;
}

export interface AttackStage extends Course {
  kind: "attack";
}

export interface StrikeStage extends Course {
  kind: "strike";
  monster: number;
  struck: number[];
  aggravated: number;
  compare: { monster: number; target: number; deals: number }[];
}

export interface SchemeStage extends Course {
  kind: "scheme";
  card: number;
  player: number;
  that: number;
  effect: string;
  sides: Side[];
  yes: number;
  no: number;
  open: number;
}

export interface ClaimStage extends Course {
  kind: "claim";
  claimant: number;
  player: number;
  foes: InTurn[];
}

export interface SetupStage extends Course {
  kind: "setup";
  leader?: number;
  highest?: number;
  holder?: number;
  foes?: InTurn[];
}

export interface TabledStage extends Course {
  kind: "conspiracy" | "ritual";
  card: number;
  player: number;
  effect: string; // empty to those who do not see the card
  to?: number;
}

export interface DealStage extends Course {
  kind: "deal";
  proposer: number;
  partner: number;
  terms: Term[];
  offers: Offer[];
}

export type Stage = AttackStage | StrikeStage | SchemeStage | ClaimStage | SetupStage | TabledStage | DealStage;

/** Those that take the middle of the table; of the others the steps alone are shown. */
export function takesTheMiddle(stage: Stage | null): stage is StrikeStage | SchemeStage | ClaimStage | SetupStage | DealStage {
  if (stage === null) return false;
  if (stage.kind === "setup") return stage.leader !== undefined;
  return stage.kind !== "attack" && stage.kind !== "conspiracy" && stage.kind !== "ritual";
}

/** "Step 3 of 11 · Blocking"; of steps without a number, the name alone. */
export function stepNow(stage: Stage, stepOf: (n: number, most: number, name: string) => string): string {
  const step = stage.steps[stage.now];
  if (!step) return stage.title;
  return step.n > 0 ? stepOf(step.n, Math.max(...stage.steps.map((each) => each.n)), step.name) : step.name;
}
