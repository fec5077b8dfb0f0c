/**
 * `npm test` prints a line for each stage, and the whole output of a stage that fails.
 * `npm test -- rule` runs only the unit and page tests whose path contains one of the patterns.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

const patterns = process.argv.slice(2);
/** Journeys wait for their browsers part of the time, so a few more than the cores run at once. */
const JOURNEYS_AT_ONCE = Math.max(3, availableParallelism());
let passed = 0;
let failed = 0;

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0)} s`;

/**
 * Runs a command and resolves with its exit code and everything it printed. `isLow` leaves the processor to the others, and
 * `onOutput` is called with what was printed so far.
 */
function run(command, args, { env = {}, isLow = false, onOutput = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (isLow && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      onOutput(output);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const JEST_STARTED = /^Running (one|\d+) project/m;
let lastStart = Promise.resolve();

/** Runs Jest. While it starts, Umi writes the files that all tests use, so the next one starts after that. */
async function runJest(args, options) {
  const turn = lastStart;
  let handleStart;
  lastStart = new Promise((resolve) => {
    handleStart = resolve;
  });
  await turn;
  const onOutput = (output) => JEST_STARTED.test(output) && handleStart();
  return run('npx', ['jest', ...args], { ...options, onOutput }).finally(handleStart);
}

/** Runs one stage and prints its result. Throws when it fails. */
async function stage(name, action) {
  const start = Date.now();
  const { code, output, summary = '' } = await action();
  if (code !== 0) process.stdout.write(`\n${output}\n`);
  console.info(
    `${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(9)} ${seconds(Date.now() - start).padStart(6)}  ${summary}`,
  );
  if (code !== 0) throw new Error(`${name} failed`);
}

const command = (script, options) => () => run('npm', ['run', '--silent', script], options);

/** Names each test that ran more than once, with the error of its earlier attempt. */
const repeatedTests = (testResults) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ fullName, retryReasons = [] }) =>
      retryReasons.map((reason) => `\nrepeated: ${fullName}\n${reason}`),
    )
    .join('')
    .replaceAll('\n', '\n        ');

/** Runs the tests of some Jest projects, counts them and reports the repeated ones. */
const tests =
  (projects, args = [], options = {}) =>
  async () => {
    const report = join(tmpdir(), `portal-tests-${process.pid}-${projects[0]}.json`);
    const jest = ['--selectProjects', ...projects, '--json', '--outputFile', report, ...args];
    const result = await runJest(jest, options);
    try {
      const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
        readFileSync(report, 'utf8'),
      );
      passed += numPassedTests;
      failed += numFailedTests;
      return {
        ...result,
        summary: `${numPassedTests} of ${numTotalTests} tests${repeatedTests(testResults)}`,
      };
    } catch {
      return result;
    } finally {
      rmSync(report, { force: true });
    }
  };

async function everything() {
  const low = { env: { TEST_SHARDS: '1' }, isLow: true };
  // Journeys need the build and wait for their browsers much of the time, which the other stages use.
  const parallel = [
    (async () => {
      await stage('build', command('build'));
      await stage('journeys', tests(['e2e'], ['--maxWorkers', String(JOURNEYS_AT_ONCE)]));
    })(),
    (async () => {
      await stage('lint', command('lint', low));
      await stage('types', command('tsc', low));
      await stage('unit', tests(['unit'], [], low));
      await stage('pages', tests(['pages'], [], low));
    })(),
  ];
  await Promise.allSettled(parallel);
  await Promise.all(parallel);
}

const start = Date.now();
try {
  if (patterns.length === 0) await everything();
  else await stage('tests', tests(['unit', 'pages'], ['--testPathPatterns', ...patterns]));
} catch {
  process.exitCode = 1;
}
console.info(`${seconds(Date.now() - start)} in all`);
console.info(`${passed} passed, ${failed} failed`);
