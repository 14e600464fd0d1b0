// Requests to our own server. What changes something names the token that only our own page can read.

export class Trouble extends Error {
  constructor(
    readonly status: number,
    why: string,
  ) {
    super(why);
  }
}

/** Whether somebody is signed in, as far as this browser knows. */
export function csrfToken(): string {
  return /(?:^|; )primogen-csrf=([0-9a-f]+)/.exec(document.cookie)?.[1] ?? "";
}

export async function ask<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (data !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET" && csrfToken()) headers["x-csrf-token"] = csrfToken();
  const answer = await fetch(path, { method, headers, ...(data === undefined ? {} : { body: JSON.stringify(data) }) });
  const found = (await answer.json()) as T & { detail?: string };
  if (!answer.ok) throw new Trouble(answer.status, found.detail ?? String(answer.status));
  return found;
}
