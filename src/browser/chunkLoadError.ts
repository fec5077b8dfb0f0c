import * as v from 'valibot';

/** Milliseconds before code that does not come counts as lost (spec sections 8 and 9). */
export const CODE_TIMEOUT_MS = 120_000;

/**
 * Milliseconds after which a reload counts no more. By then whatever was still on its way has come or been given up: the
 * page has loaded well, or has said that it could not.
 */
const RELOAD_COUNTS_MS = CODE_TIMEOUT_MS + 60_000;

/** What the bundler's own loader says, and each browser of a module. */
const LOST = [
  /^Loading (CSS )?chunk \S+ failed/i,
  /dynamically imported module/i,
  /importing a module script failed/i,
];

/** Whether this is code of the portal that could not be loaded, as after a deploy that took the old files away. */
export function isChunkLoadError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.name === 'ChunkLoadError' || LOST.some((words) => words.test(thrown.message));
}

const reloadSchema = v.object({ address: v.string(), at: v.number() });

/** A page that was loaded anew because of lost code. `at` in milliseconds since 1970. */
export type CodeReload = v.InferOutput<typeof reloadSchema>;

/** Reads what was noted of the last reload; nothing when it is not what was written. */
export function readCodeReload(text: string | null): CodeReload | undefined {
  try {
    return v.parse(reloadSchema, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Whether lost code may reload this address by itself: once, until the page has had time to load well. */
export function mayReload(last: CodeReload | undefined, address: string, now: number): boolean {
  return last?.address !== address || Math.abs(now - last.at) >= RELOAD_COUNTS_MS;
}
