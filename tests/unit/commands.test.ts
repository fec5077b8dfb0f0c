import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/sources';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeAll(() => {
  for (const name of ['node_modules/@umijs/max/bin', 'dist'])
    mkdirSync(join(folder, name), { recursive: true });
  write('dist/index.html', '');
  write('package.json', '{ "engines": { "node": ">=20.19.0" } }');
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    write(name, '{ "packages": {} }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command of the portal in a folder where Umi is this script. Resolves with exit code and output. */
async function runCommand(args: string[], umi: string, stop?: NodeJS.Signals) {
  write('node_modules/@umijs/max/bin/max.js', umi);
  const child = spawn(process.execPath, [join(ROOT, 'config/run.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      // Once: a signal that arrives while the process ends would kill it.
      if (stop && String(chunk).includes('ready')) child.kill(stop);
      output += String(chunk);
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

it.each([
  [['dev'], 'development'],
  [['build'], 'production'],
  [['preview', '--port', '4173'], 'production'],
])('runs Umi with its arguments and the environment of the command: %j', async (args, environment) => {
  const { output } = await runCommand(args, 'console.log(process.env.NODE_ENV, ...process.argv.slice(2));');
  expect(output).toBe(`${[environment, ...args].join(' ')}\n`);
});

it.each([
  ['a server that ends by itself', 'dev', '', 1],
  ['a server that fails', 'preview', 'process.exit(3)', 3],
  ['a build that fails', 'build', 'process.exit(3)', 3],
  ['a build that is killed', 'build', "process.kill(process.pid, 'SIGKILL')", 1],
  ['a build', 'build', '', 0],
])('%s ends with the right exit code', async (_, command, umi, code) => {
  expect(await runCommand([command], umi)).toEqual({ code, output: '' });
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'passes %s on to a server, which has not failed then',
  async (signal) => {
    const umi = `process.on('${signal}', () => { console.log('stopped'); process.exit(1); });
    setInterval(() => {}, 1_000); console.log('ready');`;
    expect(await runCommand(['dev'], umi, signal)).toEqual({ code: 0, output: 'ready\nstopped\n' });
  },
);

it('does not run Umi on a machine with a problem', async () => {
  rmSync(join(folder, 'dist/index.html'));
  expect(await runCommand(['preview'], "console.log('runs')")).toEqual({
    code: 1,
    output: 'Run npm run build first.\n',
  });
});
