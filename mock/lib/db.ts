import { AsyncLocalStorage } from 'node:async_hooks';
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

interface MockStates {
  stamp: string;
  /** The tables of calls that name no state; the only ones that are saved. */
  unnamed?: MockTables;
  /** By id, the one used longest ago first. */
  named: Map<string, MockTables>;
  saveTimer?: ReturnType<typeof setTimeout>;
}

// The dev server loads these modules again after every change of a mock file. What must outlive that is stored on
// globalThis.
declare global {
  var serviceMarketMock: MockStates | undefined;
}

const SAVE_AFTER_MS = 200;
const MAX_NAMED_STATES = 100;

const currentStateId = new AsyncLocalStorage<string | undefined>();
let source: TableSource | undefined;

/** Gives this module its tables (start.ts), so that it imports nothing of what fills them. */
export function provideTables(given: TableSource): void {
  source = given;
}

/**
 * Runs a call, and whatever it starts, on a state of its own: a database in memory, seeded when the id is first used.
 * Without an id it is the database of the process.
 */
export function inState<Result>(id: string | undefined, run: () => Result): Result {
  return currentStateId.run(id, run);
}

/** The tables of the current call's state; those of the process are loaded from disk or seeded when first needed. */
export function db(): MockTables {
  const states = mockStates();
  const id = currentStateId.getStore();
  if (id !== undefined) return namedTables(states.named, id);
  states.unnamed ??= savedTables() ?? tableSource().seed(Date.now());
  return states.unnamed;
}

/** Starts the current call's state again from the seed; that of the process is saved like any other change. */
export function resetDb(): void {
  const states = mockStates();
  const id = currentStateId.getStore();
  if (id === undefined) states.unnamed = tableSource().seed(Date.now());
  else states.named.delete(id);
  saveSoon();
}

/** Saves after a short rest, so that a burst of calls writes once. Does nothing in memory. */
export function saveSoon(): void {
  if (currentStateId.getStore() !== undefined || databaseFile() === undefined) return;
  const states = mockStates();
  clearTimeout(states.saveTimer);
  states.saveTimer = setTimeout(saveNow, SAVE_AFTER_MS);
  states.saveTimer.unref?.();
}

/** Writes what is waiting to be written; also runs when the process ends. */
export function saveNow(): void {
  const states = globalThis.serviceMarketMock;
  const file = databaseFile();
  if (states?.saveTimer === undefined || file === undefined) return;
  clearTimeout(states.saveTimer);
  states.saveTimer = undefined;
  if (states.unnamed === undefined) return;
  try {
    tableSource().save(file, states.unnamed);
  } catch (error) {
    // A full or read-only disk costs the memory across restarts, not the running mock.
    if (!isQuiet()) console.warn(`[mock] The database could not be saved to ${file}:`, error);
  }
}

function tableSource(): TableSource {
  if (source === undefined) throw new Error('The mock has no tables: import mock/lib/start first.');
  return source;
}

function mockStates(): MockStates {
  const { stamp } = tableSource();
  const kept = globalThis.serviceMarketMock;
  if (kept?.stamp === stamp) return kept;
  clearTimeout(kept?.saveTimer);
  const fresh: MockStates = { stamp, named: new Map() };
  globalThis.serviceMarketMock = fresh;
  if (kept === undefined) process.once('exit', saveNow);
  return fresh;
}

function savedTables(): MockTables | undefined {
  const file = databaseFile();
  return file === undefined ? undefined : tableSource().load(file);
}

function namedTables(named: MockStates['named'], id: string): MockTables {
  const tables = named.get(id) ?? tableSource().seed(Date.now());
  named.delete(id);
  named.set(id, tables);
  const [idle] = named.keys();
  if (named.size > MAX_NAMED_STATES && idle !== undefined) named.delete(idle);
  return tables;
}
