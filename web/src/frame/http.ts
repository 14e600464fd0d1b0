// Requests to our own server. What changes something names the token that only our own page can read.

import { say } from "./words";

const NOT_NOW = 503; // about to be replaced, or its database does not do what it is asked

export class Trouble extends Error {
  constructor(
    readonly status: number,
    why: string,
  ) {
    super(why);
  }
}

const BESIDE = ["__Host-primogen-csrf", "primogen-csrf"]; // the cookie beside the session's; the first by https alone

/** Whether somebody is signed in, as far as this browser knows. */
export function csrfToken(): string {
  const cookies = new Map(document.cookie.split("; ").map((each): [string, string] => [each.split("=")[0] ?? "", each.split("=")[1] ?? ""]));
  return BESIDE.map((name) => cookies.get(name) ?? "").find((value) => value !== "") ?? "";
}

/** A text is sent as it is, anything else as JSON. */
export async function ask<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  const isText = typeof data === "string";
  if (data !== undefined) headers["content-type"] = isText ? "text/plain" : "application/json";
  if (method !== "GET" && csrfToken()) headers["x-csrf-token"] = csrfToken();
  const answer = await fetch(path, { method, headers, ...(data === undefined ? {} : { body: isText ? data : JSON.stringify(data) }) });
  const found = (await answer.json()) as T & { detail?: string };
  if (answer.status === NOT_NOW) throw new Trouble(NOT_NOW, say("notNow"));
  if (!answer.ok) throw new Trouble(answer.status, found.detail ?? String(answer.status));
  return found;
}
