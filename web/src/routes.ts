// Every page besides the lobby and the table, by the first word of its address: #/rules/RV-ATK-31.
// A page is fetched when it is first opened; those with a name stand in the header.

import type { Component } from "svelte";
import type { Word } from "./frame/words";

export interface Route {
  open: () => Promise<{ default: Component<{ parts: string[] }> }>; // `parts`: what follows in the address
  name?: Word;
  icon?: string;
  isWhole?: boolean; // it has the whole window: no header above it
}

export const ROUTES: Record<string, Route> = {
  learn: { open: () => import("./frame/Learn.svelte"), name: "learnShort", icon: "spark" },
  decks: { open: () => import("./frame/decks/DecksPage.svelte"), name: "decks", icon: "deck" },
  replay: { open: () => import("./frame/replay/ReplayPage.svelte"), isWhole: true },
  rules: { open: () => import("./frame/rules/RulesPage.svelte"), name: "rulesBook", icon: "book" },
  compare: { open: () => import("./frame/rules/ComparePage.svelte") },
  settings: { open: () => import("./frame/settings/SettingsPage.svelte"), name: "settings", icon: "gear" },
  account: { open: () => import("./frame/AccountPage.svelte"), name: "account", icon: "citizen" },
};
