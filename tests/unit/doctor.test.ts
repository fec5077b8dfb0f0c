import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { examine, findProblems } from '../../config/doctor.mjs';

const FACTS = {
  node: 'v22.12.0',
  engines: '^20.19.0 || ^22.12.0 || >=26.0.0',
  packages: [],
  port: undefined,
  disks: [{ folder: '/tmp', freeMb: 200, neededMb: 200 }],
  isBuilt: true,
};

it('finds nothing on a machine that has everything', () => {
  expect(findProblems(FACTS)).toEqual([]);
  expect(findProblems({ node: FACTS.node, engines: FACTS.engines })).toEqual([]);
});

it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v23.5.0', 'v26.1.0'])('runs on Node %s', (node) => {
  expect(findProblems({ ...FACTS, node })).toEqual([]);
});

it.each(['v18.20.0', 'v20.18.3'])('refuses Node %s', (node) => {
  expect(findProblems({ ...FACTS, node })).toEqual([`Use Node 20.19 or later: this is ${node}.`]);
});

it.each([
  [{ packages: ['jest'] }, 'Run npm ci: jest is missing or another version than in package-lock.json.'],
  [
    { packages: ['jest', 'react', 'antd'] },
    'Run npm ci: jest and 2 more packages are missing or another version than in package-lock.json.',
  ],
  [
    { port: { number: '8001', code: 'EADDRINUSE' } },
    'Choose another port or free port 8001, which cannot be used (EADDRINUSE).',
  ],
  [
    { disks: [{ folder: '/tmp', freeMb: 199, neededMb: 200 }] },
    'Free some disk space: 200 MB are needed at /tmp, where 199 MB are free.',
  ],
  [{ isBuilt: false }, 'Run npm run build first.'],
])('says in one line what to do: %j', (facts, line) => {
  expect(findProblems({ ...FACTS, ...facts })).toEqual([line]);
});

describe('the examination of a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'));
  const write = (name: string, value: object) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify(value));
  };
  const packages = {
    '': {},
    'node_modules/jest': { version: '30.0.0', dev: true },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };
  beforeEach(() => {
    write('package.json', { engines: { node: '>=20.19.0' } });
    write('package-lock.json', { packages });
    write('node_modules/.package-lock.json', {
      packages: { ...packages, 'node_modules/fsevents': undefined },
    });
    for (const name of ['jest', 'react']) write(`node_modules/${name}/package.json`, {});
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('finds nothing when all but optional packages are installed', async () => {
    expect(await examine('test', [], root)).toEqual([]);
  });

  it.each([
    ['never installed', () => rmSync(join(root, 'node_modules'), { recursive: true }), 'node_modules'],
    ['without dev packages', () => rmSync(join(root, 'node_modules/jest'), { recursive: true }), 'jest'],
    [
      'of an older lockfile',
      () =>
        write('node_modules/.package-lock.json', {
          packages: { ...packages, 'node_modules/react': { version: '18.3.1' } },
        }),
      'react',
    ],
  ])('asks for npm ci where the packages are %s', async (_, change, name) => {
    change();
    expect(await examine('build', [], root)).toEqual([expect.stringMatching(`^Run npm ci: ${name} is `)]);
  });

  it('finds a chosen port that is taken, also one of the .env file, and a missing build', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const taken = `Choose another port or free port ${port}, which cannot be used (EADDRINUSE).`;
    writeFileSync(join(root, '.env'), `PORT=${port}\n`);
    expect(await examine('dev', [], root)).toEqual([taken]);
    expect(await examine('preview', ['--port', String(port)], root)).toEqual([
      taken,
      'Run npm run build first.',
    ]);
    server.close();
    write('dist/index.html', {});
    expect(await examine('dev', [], root)).toEqual([]);
    expect(await examine('preview', [], root)).toEqual([]);
  });
});
