// The account, if somebody is signed in here. Seats and decks follow it; all else works without.

import { LISTS, merged, type List, type Thing } from "./following";
import { ask, csrfToken } from "./http";
import { keep, kept } from "./settings.svelte";

const SOON = 1500; // milliseconds after a change

function listed(key: string): Thing[] {
  try {
    const found: unknown = JSON.parse(kept(key) || "[]");
    return Array.isArray(found) ? (found as Thing[]) : [];
  } catch {
    return [];
  }
}

class Account {
  name = $state("");
  isKnown = $state(false); // whether the server has said who it is
  trouble = $state("");
  private soon: ReturnType<typeof setTimeout> | undefined;

  /** Whoever was signed in still is. Without the cookie beside the session's there is nothing to ask. */
  async begin(): Promise<void> {
    addEventListener("primogen-kept", (event) => {
      const key = event instanceof CustomEvent ? String(event.detail) : "";
      if (this.name && LISTS.some(({ part }) => part === key)) this.followSoon();
    });
    if (csrfToken()) await this.look();
    this.isKnown = true;
  }

  async look(): Promise<void> {
    try {
      this.name = (await ask<{ name: string }>("GET", "/api/account")).name;
      await this.follow();
    } catch {
      // Without the server nobody is signed in; asked again with the next page.
    }
  }

  async sign(path: "/api/account" | "/api/account/session", name: string, password: string): Promise<void> {
    this.name = (await ask<{ name: string }>("POST", path, { name, password })).name;
    await this.follow();
  }

  /** What this browser holds stays here. */
  async signOut(): Promise<void> {
    await ask("DELETE", "/api/account/session");
    this.forget();
  }

  /** Here, and in every other browser. */
  async signOutEverywhere(): Promise<void> {
    await ask("DELETE", "/api/account/sessions");
    this.forget();
  }

  async changePassword(password: string, changed: string): Promise<void> {
    await ask("PUT", "/api/account/password", { password, new: changed });
  }

  /** The server knows of the seats that it keeps: those of this browser first. */
  async deleteChat(): Promise<void> {
    await this.follow();
    await ask("DELETE", "/api/account/chat");
  }

  async remove(password: string): Promise<void> {
    await this.follow();
    await ask("DELETE", "/api/account", { password });
    this.forget();
  }

  private forget(): void {
    clearTimeout(this.soon);
    this.name = "";
    for (const { part } of LISTS) keep(`followed.${part}`, "");
  }

  private followSoon(): void {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => void this.follow(), SOON);
  }

  private async follow(): Promise<void> {
    if (!this.name) return;
    try {
      for (const list of LISTS) await this.followOne(list);
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  private async followOne(list: List): Promise<void> {
    const path = `/api/account/kept/${list.part}`;
    const there = (await ask<{ value: Thing[] | null }>("GET", path)).value ?? [];
    const here = listed(list.part);
    const all = merged(list, listed(`followed.${list.part}`), here, there);
    const text = JSON.stringify(all);
    if (text !== JSON.stringify(there)) await ask("PUT", path, { value: all });
    keep(`followed.${list.part}`, text);
    if (text === JSON.stringify(here)) return;
    keep(list.part, text);
    dispatchEvent(new StorageEvent("storage", { key: `primogen.${list.part}`, newValue: text }));
  }
}

export const account = new Account();
