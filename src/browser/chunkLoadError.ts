import * as v from 'valibot';

/** Milliseconds after which loading code has failed (spec sections 8 and 9). */
export const CODE_TIMEOUT_MS = 120_000;

/** Milliseconds after which another automatic reload is allowed. By then every pending file has loaded or failed. */
const RELOAD_PAUSE_MS = CODE_TIMEOUT_MS + 60_000;

/** Messages of the bundler's loader and of the browsers. */
const MESSAGES = [
  /^Loading (CSS )?chunk \S+ failed/i,
  /dynamically imported module/i,
  /importing a module script failed/i,
];

/** Whether code of the portal could not be loaded, as after a deploy that removed old files. */
export function isChunkLoadError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown.name === 'ChunkLoadError' || MESSAGES.some((pattern) => pattern.test(thrown.message));
}

const reloadSchema = v.object({ address: v.string(), at: v.number() });

/** An automatic reload after code could not be loaded. `at` is in milliseconds since 1970. */
export type CodeReload = v.InferOutput<typeof reloadSchema>;

/** Reads the stored last reload; undefined when it is invalid. */
export function readCodeReload(text: string | null): CodeReload | undefined {
  try {
    return v.parse(reloadSchema, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Whether this address may be reloaded automatically: once per `RELOAD_PAUSE_MS`. */
export function mayReload(last: CodeReload | undefined, address: string, now: number): boolean {
  return last?.address !== address || Math.abs(now - last.at) >= RELOAD_PAUSE_MS;
}
