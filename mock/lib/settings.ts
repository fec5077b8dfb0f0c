import { resolve } from 'node:path';

// Read at every call, because a test or a script may change them.
const inTest = (): boolean => process.env.NODE_ENV === 'test';

/** The file of the database; undefined when it is only in memory (`MOCK_DB=memory`, and in tests). */
export function databaseFile(): string | undefined {
  const setting = process.env.MOCK_DB ?? (inTest() ? 'memory' : '');
  if (setting === 'memory') return undefined;
  return resolve(process.cwd(), setting === '' ? '.mock/db.json' : setting);
}

/** Delays a reply, so that loading states can be seen (`MOCK_DELAY_MS`; none in memory). */
export const waitBeforeReply = () =>
  wait(toMilliseconds(process.env.MOCK_DELAY_MS, databaseFile() === undefined ? 0 : 120));

/** The delay of the scenario `slow` (`MOCK_SLOW_MS`). */
export const waitForSlowReply = () => wait(toMilliseconds(process.env.MOCK_SLOW_MS, 3000));

/** Whether a real back end answers instead (`MOCK=none`). */
export const isOff = (): boolean => process.env.MOCK === 'none';

/** Whether the console stays empty (`MOCK_QUIET=1`, and in tests unless `MOCK_QUIET=0`). */
export const isQuiet = (): boolean => (process.env.MOCK_QUIET ?? (inTest() ? '1' : '0')) === '1';

/** Whether codes are limited per caller (`MOCK_CALLER_LIMITS=off` ends it). */
export const hasCallerLimits = (): boolean => process.env.MOCK_CALLER_LIMITS !== 'off';

/** Returns undefined, without waiting for a tick, for no delay. */
function wait(milliseconds: number): Promise<void> | undefined {
  if (milliseconds <= 0) return undefined;
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function toMilliseconds(setting: string | undefined, fallback: number): number {
  const value = Number(setting);
  return setting !== undefined && setting !== '' && Number.isFinite(value) && value >= 0 ? value : fallback;
}
