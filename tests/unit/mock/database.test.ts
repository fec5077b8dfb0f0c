import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { db, resetDb, saveNow, saveSoon } from '../../../mock/lib/db';
import { SEED_STAMP, seedTables } from '../../../mock/lib/seed/seed';
import '../../../mock/lib/start';

let folder: string;
let file: string;

/** Clears the memory, like a restart of the dev server. */
function restart() {
  saveNow();
  globalThis.serviceMarketMock = undefined;
}

beforeEach(() => {
  jest.spyOn(process, 'once').mockReturnThis();
  folder = mkdtempSync(join(tmpdir(), 'mock-db-'));
  file = join(folder, 'deep', 'db.json');
  process.env.MOCK_DB = file;
  restart();
});

afterEach(() => {
  clearTimeout(globalThis.serviceMarketMock?.saveTimer);
  globalThis.serviceMarketMock = undefined;
  delete process.env.MOCK_DB;
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

const write = (content: string) => {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(file, content);
};

it('is restored after a restart', () => {
  db().clockOffsetSeconds = 42;
  saveSoon();
  restart();
  expect(db().clockOffsetSeconds).toBe(42);
});

it('survives a hot reload of its modules', () => {
  const before = db();
  jest.isolateModules(() => {
    const reloaded: { db: typeof db } = require('../../../mock/lib/db');
    require('../../../mock/lib/start');
    expect(reloaded.db).not.toBe(db);
    expect(reloaded.db()).toBe(before);
  });
});

it('is seeded again when a hot reload changes the seed', () => {
  const before = db();
  if (globalThis.serviceMarketMock) globalThis.serviceMarketMock.stamp = 'older';
  expect(db()).not.toBe(before);
});

it('is saved while calls go on', () => {
  jest.useFakeTimers();
  try {
    db();
    for (let i = 0; i < 10; i += 1) {
      db().clockOffsetSeconds = i;
      saveSoon();
      jest.advanceTimersByTime(100);
    }
    const { tables } = JSON.parse(readFileSync(file, 'utf8'));
    expect(tables.clockOffsetSeconds).toBeGreaterThan(6);
  } finally {
    jest.useRealTimers();
  }
});

it('is saved once after several changes', () => {
  jest.useFakeTimers();
  try {
    db();
    for (let i = 0; i < 5; i += 1) saveSoon();
    expect(existsSync(file)).toBe(false);
    jest.advanceTimersByTime(200);
    expect(JSON.parse(readFileSync(file, 'utf8')).stamp).toBe(SEED_STAMP);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['db.json']);
    expect(globalThis.serviceMarketMock?.saveTimer).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

it.each([
  ['half a file', '{"stamp":"'],
  ['another stamp', JSON.stringify({ stamp: 'older', tables: seedTables(0) })],
  ['no tables', JSON.stringify({ stamp: SEED_STAMP })],
  ['a table missing', JSON.stringify({ stamp: SEED_STAMP, tables: { ...seedTables(0), users: undefined } })],
  [
    'no list of orders, which are seeded late',
    JSON.stringify({ stamp: SEED_STAMP, tables: { ...seedTables(0), orders: {} } }),
  ],
  [
    'a table of another type',
    JSON.stringify({ stamp: SEED_STAMP, tables: { ...seedTables(0), sessions: {} } }),
  ],
])('keeps a saved file with %s beside the new one, and says so', (_name, content) => {
  write(content);
  process.env.MOCK_QUIET = '0';
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(db().users.map(({ userName }) => userName)).toEqual(['admin', 'user']);
  delete process.env.MOCK_QUIET;
  expect(existsSync(file)).toBe(false);
  expect(readFileSync(`${file}.old`, 'utf8')).toBe(content);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`${file}.old`));
});

it('has the same seed every time, relative to the day', () => {
  const at = Date.UTC(2026, 10, 20, 13);
  const facts = (now: number) => seedTables(now).users.map(({ passwordHash: _salted, ...rest }) => rest);
  expect(facts(at)).toEqual(facts(at + 3_600_000));
  expect(facts(at + 86_400_000)).not.toEqual(facts(at));
});

it('seeds sessions that were active within the last hour, at any time of day', () => {
  const day = Date.UTC(2026, 10, 20);
  for (let now = day; now < day + 86_400_000; now += 1_799_999) {
    for (const { lastSeenAt } of seedTables(now).sessions) {
      expect(now - lastSeenAt).toBeGreaterThan(0);
      expect(now - lastSeenAt).toBeLessThan(3_600_000);
    }
  }
});

it('seeds the same orders and charges late, regardless of changes to accounts', () => {
  const at = Date.UTC(2026, 10, 20, 13);
  const getShop = ({ orders, instances, topUps, charges }: ReturnType<typeof seedTables>) => ({
    orders,
    instances,
    topUps,
    charges,
  });
  const late = seedTables(at);
  for (const user of late.users) user.balance = 0;
  late.users.pop();
  expect(getShop(late)).toEqual(getShop(seedTables(at)));
});

it('keeps values assigned to a table that is seeded late', () => {
  const tables = seedTables(0);
  tables.orders = [];
  expect(tables.orders).toEqual([]);
  expect(JSON.parse(JSON.stringify(tables))).toMatchObject({ orders: [], charges: expect.any(Array) });
  expect(tables.instances).not.toEqual([]);
});

it('seeds accounts with the consents that their orders required', () => {
  const { users, orders } = seedTables(Date.UTC(2026, 10, 20, 13));
  for (const { userId, consents } of users) {
    const required = orders.filter((order) => order.userId === userId).flatMap((order) => order.consents);
    const first = ['blockserveterms', 'contracttemp'].map((code) => required.find((c) => c.code === code));
    expect(consents.filter(({ code }) => code !== 'register' && code !== 'privacy')).toEqual(first);
    expect([...new Set(required.map(({ code }) => code))].sort()).toEqual(first.map((c) => c?.code));
  }
});

it('saves a reset', () => {
  db().clockOffsetSeconds = 42;
  saveSoon();
  resetDb();
  restart();
  expect(db().clockOffsetSeconds).toBe(0);
});

it('works without saving when the disk is not writable', () => {
  write('');
  process.env.MOCK_DB = join(file, 'below-a-file.json');
  restart();
  db().clockOffsetSeconds = 42;
  saveSoon();
  expect(() => saveNow()).not.toThrow();
  expect(db().clockOffsetSeconds).toBe(42);
});

it('never writes to disk in memory mode', () => {
  process.env.MOCK_DB = 'memory';
  restart();
  resetDb();
  saveSoon();
  saveNow();
  expect(readdirSync(folder)).toEqual([]);
  expect(globalThis.serviceMarketMock?.saveTimer).toBeUndefined();
});
