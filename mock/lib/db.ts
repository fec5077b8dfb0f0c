import { AsyncLocalStorage } from 'node:async_hooks';
import { constants } from 'node:os';
import { databaseFile, isQuiet } from './settings';

/**
 * The whole database. Plain data, because it is saved as JSON. Each area declares its tables where their records are. Times are
 * milliseconds since 1970 on the mock's clock (clock.ts).
 */
export interface MockTables {
  /** The day to which seeded dates are relative. */
  seededAt: number;
  clockOffsetSeconds: number;
}

/** Creates, loads and saves tables. */
interface TableSource {
  /** Version of the seed: tables of another stamp are replaced. */
  stamp: string;
  /** Fresh tables, with dates relative to `now` (milliseconds). */
  seed(now: number): MockTables;
  /** The tables saved in this file; undefined when there are no valid ones. */
  load(file: string): MockTables | undefined;
  save(file: string, tables: MockTables): void;
}

interface MockStates {
  stamp: string;
  /** The tables of calls that name no state; the only ones that are saved. */
  unnamed?: MockTables;
  /** By id, least recently used first. */
  named: Map<string, MockTables>;
  saveTimer?: ReturnType<typeof setTimeout>;
  /** Of the modules that made these tables: a reload may bring another stamp. */
  save: TableSource['save'];
}

// Stored on globalThis because the dev server reloads these modules after every change of a mock file.
declare global {
  var serviceMarketMock: MockStates | undefined;
}

const SAVE_AFTER_MS = 200;
const MAX_NAMED_STATES = 100;

const currentStateId = new AsyncLocalStorage<string | undefined>();
let source: TableSource | undefined;

/** Sets the source of tables (start.ts), so that this module imports no seeds. Returns the one before. */
export function provideTables(tableSource: TableSource): TableSource | undefined {
  const before = source;
  source = tableSource;
  return before;
}

/**
 * Runs a function, and everything it starts, on the state of an id: a database in memory, seeded on first use. Without an
 * id it is the database of the process.
 */
export const inState = <Result>(id: string | undefined, run: () => Result): Result =>
  currentStateId.run(id, run);

/** The tables of the current state; those of the process are loaded from disk or seeded on first use. */
export function db(): MockTables {
  const states = mockStates();
  const id = currentStateId.getStore();
  if (id !== undefined) return namedTables(states.named, id);
  states.unnamed ??= savedTables() ?? tableSource().seed(Date.now());
  return states.unnamed;
}

/** Seeds the current state again. */
export const resetDb = (): void => seedAt(Date.now());

/** Seeds the current state again, with dates relative to `at` (milliseconds). */
export function seedAt(at: number): void {
  const states = mockStates();
  const id = currentStateId.getStore();
  const tables = tableSource().seed(at);
  if (id === undefined) states.unnamed = tables;
  else states.named.set(id, tables);
  saveSoon();
}

/** The first state whose tables match, the one of the process last; its `id` is undefined. */
export function findState(matches: (tables: MockTables) => boolean): { id: string | undefined } | undefined {
  for (const [id, tables] of mockStates().named) if (matches(tables)) return { id };
  return inState(undefined, () => matches(db())) ? { id: undefined } : undefined;
}

/** Saves after a short delay, which later calls do not prolong. Does nothing in memory. */
export function saveSoon(): void {
  if (currentStateId.getStore() !== undefined || databaseFile() === undefined) return;
  const states = mockStates();
  if (states.saveTimer !== undefined) return;
  states.saveTimer = setTimeout(saveNow, SAVE_AFTER_MS);
  states.saveTimer.unref?.();
}

/** Saves pending changes at once; also runs when the process ends. */
export function saveNow(): void {
  const states = globalThis.serviceMarketMock;
  const file = databaseFile();
  if (states?.saveTimer === undefined || file === undefined) return;
  clearTimeout(states.saveTimer);
  states.saveTimer = undefined;
  if (states.unnamed === undefined) return;
  try {
    states.save(file, states.unnamed);
  } catch (error) {
    // The mock keeps running with a full or read-only disk.
    if (!isQuiet()) console.warn(`[mock] The database could not be saved to ${file}:`, error);
  }
}

function tableSource(): TableSource {
  if (source === undefined) throw new Error('The mock has no tables: import mock/lib/start first.');
  return source;
}

function mockStates(): MockStates {
  const { stamp, save } = tableSource();
  const existing = globalThis.serviceMarketMock;
  if (existing?.stamp === stamp) return existing;
  clearTimeout(existing?.saveTimer);
  const created: MockStates = { stamp, save, named: new Map() };
  globalThis.serviceMarketMock = created;
  if (existing === undefined && databaseFile() !== undefined) saveAtEnd();
  return created;
}

/** A signal ends a process without the event `exit`, unless somebody listens to it. Other listeners end the process themselves. */
function saveAtEnd(): void {
  process.once('exit', saveNow);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      saveNow();
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal]);
    });
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
