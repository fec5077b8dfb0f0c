import { databaseFile, isQuiet } from './settings';
import type { MockTables } from './tables';

/** Where tables come from and how they are kept. */
export interface TableSource {
  /** Names the seed: tables that were made under another stamp are replaced. */
  stamp: string;
  /** Fresh tables, with dates relative to `now` (milliseconds). */
  seed(now: number): MockTables;
  /** The tables saved in this file; undefined when there are none that fit. */
  load(file: string): MockTables | undefined;
  save(file: string, tables: MockTables): void;
}

interface MockState {
  stamp: string;
  tables: MockTables;
  saveTimer?: ReturnType<typeof setTimeout>;
}

// The dev server loads these modules again after every change of a mock file. What must outlive that is stored on
// globalThis.
declare global {
  var serviceMarketMock: MockState | undefined;
}

const SAVE_AFTER_MS = 200;

let source: TableSource | undefined;

/** Gives this module its tables (start.ts), so that it imports nothing of what fills them. */
export function provideTables(given: TableSource): void {
  source = given;
}

/** The database of this process: loaded from disk or seeded when it is first needed. */
export function db(): MockTables {
  return state().tables;
}

/** Replaces the tables by the seed; saved like any other change. */
export function resetDb(): void {
  state().tables = tableSource().seed(Date.now());
  saveSoon();
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
    tableSource().save(file, current.tables);
  } catch (error) {
    // A full or read-only disk costs the memory across restarts, not the running mock.
    if (!isQuiet()) console.warn(`[mock] The database could not be saved to ${file}:`, error);
  }
}

function tableSource(): TableSource {
  if (source === undefined) throw new Error('The mock has no tables: import mock/lib/start first.');
  return source;
}

function state(): MockState {
  const { stamp, load, seed } = tableSource();
  const kept = globalThis.serviceMarketMock;
  if (kept?.stamp === stamp) return kept;
  clearTimeout(kept?.saveTimer);
  const file = databaseFile();
  const tables = (file === undefined ? undefined : load(file)) ?? seed(Date.now());
  const fresh: MockState = { stamp, tables };
  globalThis.serviceMarketMock = fresh;
  if (kept === undefined) process.once('exit', saveNow);
  return fresh;
}
