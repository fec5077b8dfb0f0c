import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type MockTables, provideTables } from './db';
import { SEED_STAMP, seedTables } from './seed/seed';
import { isQuiet } from './settings';

/** The saved database; undefined when it is missing. A file that is damaged or has another stamp is kept beside it. */
function loadTables(file: string): MockTables | undefined {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const saved = parse(content);
  if (saved !== undefined) return saved;
  const kept = `${file}.old`;
  renameSync(file, kept);
  if (!isQuiet())
    console.warn(
      `[mock] ${file} is damaged or has other sample data than this version. It is now ${kept}, and the data start afresh.`,
    );
  return undefined;
}

let lastSaved = '';

/** Writes a temporary file and renames it, so that a killed process never leaves half a database. Skips an unchanged one. */
function saveTables(file: string, tables: MockTables): void {
  const content = JSON.stringify({ stamp: SEED_STAMP, tables });
  if (content === lastSaved && existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  lastSaved = content;
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
  // A lazily seeded table has a getter and no value; it is a list, and reading it would seed it.
  return Object.entries(Object.getOwnPropertyDescriptors(seedTables(0))).every(
    ([name, { value: fresh = [] }]) =>
      Array.isArray(fresh) ? Array.isArray(saved.get(name)) : typeof saved.get(name) === typeof fresh,
  );
}

// db.ts does not import the seeds, so that seeds can import modules that read the database.
provideTables({ stamp: SEED_STAMP, seed: seedTables, load: loadTables, save: saveTables });
