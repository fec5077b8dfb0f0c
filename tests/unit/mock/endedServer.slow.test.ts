import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { MOCK_FOLDER } from '../../../mock/lib/routes';

/** A server as far as the database is concerned: claims it, changes it and stays. */
const SERVER = `import { claimDatabase } from './lib/lock';
import { db, saveSoon } from './lib/db';
import './lib/start';
claimDatabase(process.env.MOCK_DB);
db().clockOffsetSeconds = 42;
saveSoon();
process.stdout.write('ready');
setInterval(() => {}, 1000);`;

const folder = mkdtempSync(join(tmpdir(), 'mock-end-'));
const script = join(folder, 'server.cjs');
const file = join(folder, 'db.json');
const started: ChildProcess[] = [];

beforeAll(() => {
  buildSync({
    stdin: { contents: SERVER, resolveDir: MOCK_FOLDER, loader: 'ts' },
    outfile: script,
    bundle: true,
    platform: 'node',
  });
});
afterEach(async () => {
  for (const server of started.splice(0))
    if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
  rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts it, and resolves when it has printed something. */
async function start() {
  const server = spawn(process.execPath, [script], { env: { PATH: process.env.PATH, MOCK_DB: file } });
  started.push(server);
  const [printed] = await Promise.race([once(server.stdout, 'data'), once(server.stderr, 'data')]);
  return { server, printed: String(printed) };
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('is saved when %s ends the server', async (signal) => {
  const { server } = await start();
  expect(existsSync(file)).toBe(false);
  server.kill(signal);
  expect(await once(server, 'exit')).toEqual([128 + constants.signals[signal], null]);
  expect(JSON.parse(readFileSync(file, 'utf8')).tables.clockOffsetSeconds).toBe(42);
  expect(existsSync(`${file}.lock`)).toBe(false);
});

it('belongs to one server: a second one is refused until the first has ended, even killed', async () => {
  const first = await start();
  expect(first.printed).toBe('ready');
  const second = await start();
  expect(second.printed).toContain(`Another server (process ${first.server.pid}) uses ${file}`);
  first.server.kill('SIGKILL');
  await once(first.server, 'exit');
  expect((await start()).printed).toBe('ready');
});

it('is taken over when nobody is named in its lock', async () => {
  writeFileSync(`${file}.lock`, '');
  expect((await start()).printed).toBe('ready');
});
