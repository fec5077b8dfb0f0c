import * as v from 'valibot';

/** Name of the document's meta element with the running version. A build writes it. */
export const VERSION_META = 'portal-version';

/** Milliseconds between two requests for the portal's version. */
const CHECK_INTERVAL_MS = 5 * 60_000;

const versionSchema = v.object({ version: v.pipe(v.string(), v.nonEmpty()) });

/** Whether the version may be requested again; all in milliseconds. */
export function canCheckVersion(requestedAt: number, now: number): boolean {
  return Math.abs(now - requestedAt) >= CHECK_INTERVAL_MS;
}

/** Returns the version of `version.json` when it differs from the running one. */
export function newerVersion(reply: unknown, own: string | undefined): string | undefined {
  const { success, output } = v.safeParse(versionSchema, reply);
  return success && own && output.version !== own ? output.version : undefined;
}
