import * as v from 'valibot';

/** Milliseconds between two questions after the portal's version. */
const ASK_EVERY_MS = 5 * 60_000;

const versionSchema = v.object({ version: v.pipe(v.string(), v.nonEmpty()) });

/** Whether it is time to ask again which version the host has; all in milliseconds. */
export function mayAskVersion(requestedAt: number, now: number): boolean {
  return Math.abs(now - requestedAt) >= ASK_EVERY_MS;
}

/** The version that `version.json` names, if it differs from this one. Anything else in its place names none. */
export function newerVersion(reply: unknown, own: string | undefined): string | undefined {
  const { success, output } = v.safeParse(versionSchema, reply);
  return success && own && output.version !== own ? output.version : undefined;
}
