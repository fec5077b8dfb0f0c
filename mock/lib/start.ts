import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { provideTables } from './db';
import { SEED_STAMP, seedTables } from './seed';
import type { MockTables } from './tables';

/**
 * The saved database, or undefined when there is none that fits: missing, unreadable, of another stamp or
 * without one of the tables. A file that does not fit is deleted.
 */
export function loadTables(file: string): MockTables | undefined {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const saved = parse(content);
  if (saved !== undefined) return saved;
  rmSync(file, { force: true });
  return undefined;
}

/** Writes beside the file and renames, so that a killed process leaves the old database or the new one. */
export function saveTables(file: string, tables: MockTables): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify({ stamp: SEED_STAMP, tables }));
  renameSync(draft, file);
}

function parse(content: string): MockTables | undefined {
  try {
    const saved: unknown = JSON.parse(content);
    if (typeof saved !== 'object' || saved === null) return undefined;
    if (!('stamp' in saved) || saved.stamp !== SEED_STAMP || !('tables' in saved)) return undefined;
    return hasAllTables(saved.tables) ? saved.tables : undefined;
  } catch {
    return undefined;
  }
}

function hasAllTables(value: unknown): value is MockTables {
  if (typeof value !== 'object' || value === null) return false;
  const saved = new Map(Object.entries(value));
  // A table that is seeded later has no value yet; it is a list. Reading it would seed it.
  return Object.entries(Object.getOwnPropertyDescriptors(seedTables(0))).every(
    ([name, { value: fresh = [] }]) =>
      Array.isArray(fresh) ? Array.isArray(saved.get(name)) : typeof saved.get(name) === typeof fresh,
  );
}

// Imported by whatever serves the handlers. The database itself knows no seed, so that a seed may use what reads the
// database.
provideTables({ stamp: SEED_STAMP, seed: seedTables, load: loadTables, save: saveTables });
