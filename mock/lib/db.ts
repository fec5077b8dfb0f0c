import { loadTables, saveTables } from './databaseFile';
import { SEED_STAMP, seedTables } from './seed';
import { databaseFile, isQuiet } from './settings';
import type { MockTables } from './tables';

const SAVE_AFTER_MS = 200;

interface MockState {
  stamp: string;
  tables: MockTables;
  saveTimer?: ReturnType<typeof setTimeout>;
}

// The dev server instantiates these modules anew at every change of a mock file. What must outlive that stands
// on globalThis.
declare global {
  var serviceMarketMock: MockState | undefined;
}

/** The one database of this process: loaded from disk or seeded when first asked for. */
export function db(): MockTables {
  return state().tables;
}

/** Throws away what happened and starts from the seed; saved like any other change. */
export function resetDb(): MockTables {
  const current = state();
  current.tables = seedTables(Date.now());
  saveSoon();
  return current.tables;
}

/** Saves after a short rest, so that a burst of calls writes once. Does nothing in memory. */
export function saveSoon(): void {
  const current = state();
  if (databaseFile() === undefined) return;
  clearTimeout(current.saveTimer);
  current.saveTimer = setTimeout(saveNow, SAVE_AFTER_MS);
  current.saveTimer.unref?.();
}

/** Writes what is waiting to be written; also runs when the process ends. */
export function saveNow(): void {
  const current = globalThis.serviceMarketMock;
  const file = databaseFile();
  if (current?.saveTimer === undefined || file === undefined) return;
  clearTimeout(current.saveTimer);
  current.saveTimer = undefined;
  try {
    saveTables(file, current.tables);
  } catch (error) {
    // A full or read-only disk costs the memory across restarts, not the running mock.
    if (!isQuiet()) console.warn(`[mock] The database could not be saved to ${file}:`, error);
  }
}

function state(): MockState {
  const kept = globalThis.serviceMarketMock;
  if (kept?.stamp === SEED_STAMP) return kept;
  clearTimeout(kept?.saveTimer);
  const file = databaseFile();
  const tables = (file === undefined ? undefined : loadTables(file)) ?? seedTables(Date.now());
  const fresh: MockState = { stamp: SEED_STAMP, tables };
  globalThis.serviceMarketMock = fresh;
  if (kept === undefined) process.once('exit', saveNow);
  return fresh;
}
