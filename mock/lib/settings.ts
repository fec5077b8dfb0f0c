import { resolve } from 'node:path';

// Read at every call, not once: a test or a script may set them after this module was loaded.
const inTest = (): boolean => process.env.NODE_ENV === 'test';

/** Where the database is kept; undefined when it lives in memory only (`MOCK_DB=memory`, and in tests). */
export function databaseFile(): string | undefined {
  const setting = process.env.MOCK_DB ?? (inTest() ? 'memory' : '');
  if (setting === 'memory') return undefined;
  return resolve(process.cwd(), setting === '' ? '.mock/db.json' : setting);
}

/** Milliseconds every answer takes, so that spinners can be seen (`MOCK_DELAY_MS`; none in memory). */
export function answerDelayMs(): number {
  return milliseconds(process.env.MOCK_DELAY_MS, databaseFile() === undefined ? 0 : 120);
}

/** Milliseconds the scenario `slow` takes (`MOCK_SLOW_MS`). */
export function slowDelayMs(): number {
  return milliseconds(process.env.MOCK_SLOW_MS, 3000);
}

/** Whether nothing is printed (`MOCK_QUIET=1`, and in tests unless `MOCK_QUIET=0`). */
export function isQuiet(): boolean {
  return (process.env.MOCK_QUIET ?? (inTest() ? '1' : '0')) === '1';
}

function milliseconds(setting: string | undefined, fallback: number): number {
  const value = Number(setting);
  return setting !== undefined && setting !== '' && Number.isFinite(value) && value >= 0 ? value : fallback;
}
