import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/sources';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Starts a runner with these stages, each a line of JavaScript, the way tests/run.mjs does. */
function startRunner(stages: string[]): { runner: ChildProcess; printed: () => string } {
  const url = (name: string) => pathToFileURL(join(ROOT, 'tests/support', name)).href;
  const script = `
    import { abortedByUser } from '${url('processes.mjs')}';
    import { jest, program, runStages } from '${url('stages.mjs')}';
    const test = (name) => jest(['--rootDir', ${JSON.stringify(folder)}, '--testRegex', name, '--config', '{}']);
    const evaluate = (code) => program(['-e', code]);
    if (!(await runStages([${stages.join(',')}], abortedByUser()))) process.exitCode = 1;`;
  write('run.mjs', script);
  const runner = spawn(process.execPath, [join(folder, 'run.mjs')], { cwd: ROOT });
  let printed = '';
  runner.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  return { runner, printed: () => printed };
}

const PROBLEM =
  /^ {2}(did not|failed( outside its tests)?:|passed at|ended by|exit code|no (report|test)|Error)/;

/** Runs stages to their end. Returns the exit code, the lines of problems and the last line. */
async function run(...stages: string[]) {
  const { runner, printed } = startRunner(stages);
  const [code] = await once(runner, 'close');
  const lines = printed().trim().split('\n');
  return {
    code,
    verdicts: lines
      .filter((line) => /^(passed|FAILED) /.test(line))
      .map((line) => line.split(/ +/, 2).join(' ')),
    problems: lines.filter((line) => PROBLEM.test(line)).map((line) => line.trim().replace(folder, '')),
    notRun: lines.filter((line) => line.startsWith('not run')),
    last: lines.at(-1),
  };
}

it('passes when every stage has passed, and counts the tests', async () => {
  write('sum.test.js', "it('adds', () => expect(1 + 1).toBe(2)); it('is fast', () => {});");
  expect(await run("{ name: 'lint', run: evaluate('') }", "{ name: 'unit', run: test('sum') }")).toEqual({
    code: 0,
    verdicts: ['passed lint', 'passed unit'],
    problems: [],
    notRun: [],
    last: '2 passed, 0 failed',
  });
});

it('fails for a suite that does not load, next to one that passes', async () => {
  write('sum.test.js', "it('adds', () => {});");
  write('lost.test.js', "require('./missing');");
  expect(await run("{ name: 'unit', run: test('sum|lost') }")).toEqual({
    code: 1,
    verdicts: ['FAILED unit'],
    problems: ['did not load: /lost.test.js'],
    notRun: [],
    last: '1 passed, 1 failed',
  });
});

it('fails for a test that passes at a second attempt only', async () => {
  write(
    'shaky.test.js',
    "jest.retryTimes(1); let runs = 0; it('is shaky', () => expect(++runs).toBe(2)); it('is fine', () => {});",
  );
  expect(await run("{ name: 'journeys', run: test('shaky') }")).toEqual({
    code: 1,
    verdicts: ['FAILED journeys'],
    problems: ['passed at a second attempt only: is shaky'],
    notRun: [],
    last: '1 passed, 1 failed',
  });
});

it('fails for a skipped test, and when no test is found', async () => {
  write('skipped.test.js', "const { skip } = it; skip('waits', () => {}); it('runs', () => {});");
  expect(await run("{ name: 'unit', run: test('skipped') }")).toMatchObject({
    code: 1,
    problems: ['did not run: waits'],
  });
  expect(await run("{ name: 'unit', run: test('nothing') }")).toMatchObject({
    code: 1,
    last: '0 passed, 1 failed',
  });
});

it('fails for an error after the tests of a file', async () => {
  write('late.test.js', "it('adds', () => {}); afterAll(() => { throw new Error('late'); });");
  expect(await run("{ name: 'unit', run: test('late') }")).toMatchObject({
    code: 1,
    problems: ['failed outside its tests: /late.test.js'],
    last: '1 passed, 1 failed',
  });
});

it('counts the tests that need a program which is not installed, and does not fail', async () => {
  const group = (count: number) =>
    `const { skip } = describe; skip('nginx is not installed', () => it.each(Array(${count}).fill(0))('serves', () => {}));`;
  write('some.test.js', `${group(2)} it('runs', () => {});`);
  write('all.test.js', group(3));
  expect(
    await run("{ name: 'tests', run: test('some') }", "{ name: 'journeys', run: test('all') }"),
  ).toMatchObject({
    code: 0,
    problems: [],
    notRun: ['not run: 5, nginx is not installed'],
    last: '1 passed, 0 failed',
  });
});

it('tells the tests that they are tests, whatever the environment says', async () => {
  write('environment.test.js', "it('is a test', () => expect(process.env.NODE_ENV).toBe('test'));");
  const stage = "{ name: 'unit', run: test('environment') }";
  expect(await run(`(process.env.NODE_ENV = 'production', ${stage})`)).toMatchObject({ code: 0 });
});

it('runs every stage after one that was killed, except those that need it', async () => {
  const result = await run(
    "{ name: 'build', run: evaluate('process.kill(process.pid, \"SIGKILL\")') }",
    "{ name: 'journeys', needs: 'build', run: evaluate('') }",
    "{ name: 'lint', run: evaluate('process.exit(3)') }",
    "{ name: 'types', run: async () => { throw new Error('no compiler'); } }",
    "{ name: 'unit', run: evaluate('') }",
  );
  expect(result).toEqual({
    code: 1,
    verdicts: ['FAILED build', 'FAILED journeys', 'FAILED lint', 'FAILED types', 'passed unit'],
    problems: ['ended by SIGKILL', 'did not run: it needs build', 'exit code 3', 'Error: no compiler'],
    notRun: [],
    last: '0 passed, 4 failed',
  });
});

it('runs the next stages beside one that says so, until one needs it', async () => {
  const file = JSON.stringify(join(folder, 'linted')).replaceAll('"', '\\"');
  const result = await run(
    `{ name: 'build', isBesideNext: true, run: evaluate("const { existsSync } = require('node:fs'); setInterval(() => existsSync(${file}) && process.exit(), 20)") }`,
    `{ name: 'lint', run: evaluate("require('node:fs').writeFileSync(${file}, '')") }`,
    "{ name: 'journeys', needs: 'build', run: evaluate('') }",
    "{ name: 'late', isBesideNext: true, run: evaluate('process.exit(3)') }",
  );
  expect(result).toEqual({
    code: 1,
    verdicts: expect.arrayContaining(['passed lint', 'passed build', 'passed journeys', 'FAILED late']),
    problems: ['exit code 3'],
    notRun: [],
    last: '0 passed, 1 failed',
  });
});

it('fails when Jest is killed before it has written its report', async () => {
  write('killed.test.js', "it('ends', () => process.kill(process.pid, 'SIGKILL'));");
  expect(await run("{ name: 'unit', run: test('killed') }")).toMatchObject({
    code: 1,
    problems: ['no report of the tests', 'ended by SIGKILL'],
  });
});

/** A process that ignores interrupts and listens on a port, which it writes to a file. */
const STUBBORN = `
  process.on('SIGINT', () => {});
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () =>
    require('node:fs').writeFileSync(__dirname + '/port', String(server.address().port)));`;
const STARTS_IT = `
  require('node:child_process').spawn(process.execPath, [__dirname + '/stubborn.cjs'], { stdio: 'inherit' });
  process.on('SIGINT', () => process.exit(1));
  setInterval(() => {}, 1000);`;

it('ends everything that it has started when it is interrupted', async () => {
  const portFile = join(folder, 'port');
  write('stubborn.cjs', STUBBORN);
  write('starts.cjs', STARTS_IT);
  const { runner, printed } = startRunner([
    `{ name: 'unit', run: program([${JSON.stringify(join(folder, 'starts.cjs'))}]) }`,
    "{ name: 'pages', run: evaluate('') }",
  ]);
  const readPort = () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
  while (readPort() === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  runner.kill('SIGINT');
  const [code] = await once(runner, 'close');
  expect(code).toBe(1);
  expect(printed()).toContain('did not run: interrupted');
  const [error] = await once(connect(readPort(), '127.0.0.1'), 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});
