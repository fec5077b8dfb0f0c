import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './processes.mjs';

/**
 * @typedef {object} StageResult
 * @property {string[]} problems One line for each failure, such as a failed test or a suite that did not load.
 * @property {number} [passed] Number of passed tests.
 * @property {Record<string, number>} [notRun] Number of tests that did not run, by the reason, such as `nginx is not installed`.
 * @property {string} [output] Printed when there is a problem.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} [needs] An earlier stage without which this one cannot run.
 * @property {boolean} [isBesideNext] The next stages start beside it, until one that needs it.
 * @property {(signal: AbortSignal) => Promise<StageResult>} run
 */

const JEST = 'node_modules/jest/bin/jest.js';

/** End of the title of a group of tests that are skipped because they need a program. */
const NOT_INSTALLED = ' is not installed';

const exitProblem = ({ code, killedBy }) => (killedBy ? `ended by ${killedBy}` : `exit code ${code}`);

/** A stage that runs a program of Node and passes when that exits with 0. */
export const program =
  (args, options = {}) =>
  async (signal) => {
    const result = await runNode(args, { ...options, signal });
    return { output: result.output, problems: result.code === 0 ? [] : [exitProblem(result)] };
  };

const isRepeated = ({ invocations = 1, retryReasons = [] }) => invocations > 1 || retryReasons.length > 0;
const hasPassed = (test) => test.status === 'passed' && !isRepeated(test);
const testsOf = ({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults);

/** What a skipped test needs, by the title of its group (programs.ts). */
const missingOf = ({ status, ancestorTitles }) =>
  status === 'pending' ? ancestorTitles.find((title) => title.endsWith(NOT_INSTALLED)) : undefined;

/** Counts the tests that did not run because a program is not installed, by the reason. */
function countNotRun(report) {
  const counts = {};
  for (const reason of testsOf(report).map(missingOf).filter(Boolean))
    counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** Lists what did not pass at its first attempt in a report of Jest. */
function findProblems(report) {
  const tests = testsOf(report).filter((test) => !missingOf(test));
  return [
    ...report.testResults
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      )
      .map(
        ({ name, assertionResults }) =>
          `${assertionResults.length > 0 ? 'failed outside its tests' : 'did not load'}: ${name}`,
      ),
    ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => `failed: ${fullName}`),
    ...tests
      .filter((test) => test.status === 'passed' && isRepeated(test))
      .map(({ fullName }) => `passed at a second attempt only: ${fullName}`),
    ...tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => `did not run: ${fullName}`),
  ];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A stage that runs tests with Jest and passes when all of them were run and passed at the first attempt. */
export const jest =
  (args, options = {}) =>
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
    const file = join(folder, 'report.json');
    try {
      const result = await runNode([JEST, '--json', '--outputFile', file, ...args], {
        ...options,
        // Jest keeps a value that it finds.
        env: { ...options.env, NODE_ENV: 'test' },
        signal,
      });
      const report = readReport(file);
      const problems = report ? findProblems(report) : ['no report of the tests'];
      const passed = report ? testsOf(report).filter(hasPassed).length : 0;
      const notRun = report ? countNotRun(report) : {};
      if (passed === 0 && problems.length === 0 && Object.keys(notRun).length === 0)
        problems.push('no test was run');
      if (result.code !== 0 && (problems.length === 0 || result.killedBy)) problems.push(exitProblem(result));
      return { output: result.output, passed, problems, notRun };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`.padStart(6);

/**
 * Runs all stages in their order, whatever fails, and prints a line for each, and the output and problems of one that fails.
 * The last line counts each problem as a failure: `N passed, N failed`. Lines before it count the tests that did not run because a
 * program is not installed.
 * @param {Stage[]} stages
 * @param {AbortSignal} signal Ends the running stages; the later ones do not run.
 * @returns {Promise<boolean>} Whether everything was run and passed.
 */
export async function runStages(stages, signal) {
  const start = Date.now();
  const totals = { passed: 0, failed: 0 };
  const notRun = {};
  /** Whether a stage has passed, by its name. */
  const outcomes = new Map();
  for (const stage of stages) {
    const outcome = complete(stage);
    outcomes.set(stage.name, outcome);
    if (!stage.isBesideNext) await outcome;
  }
  await Promise.all(outcomes.values());
  console.info(`${seconds(start).trim()} in all`);
  for (const [reason, count] of Object.entries(notRun)) console.info(`not run: ${count}, ${reason}`);
  console.info(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0;

  async function complete({ name, needs, run }) {
    const isReady = (await outcomes.get(needs)) !== false;
    const stageStart = Date.now();
    const result = isReady ? await runStage(run) : didNotRun(`it needs ${needs}`);
    const { problems, passed = 0, output = '' } = result;
    for (const [reason, count] of Object.entries(result.notRun ?? {}))
      notRun[reason] = (notRun[reason] ?? 0) + count;
    totals.passed += passed;
    totals.failed += problems.length;
    if (problems.length > 0)
      console.info(`\n${output}\n${name}:\n${problems.map((line) => `  ${line}\n`).join('')}`);
    const verdict = problems.length > 0 ? 'FAILED' : 'passed';
    console.info(
      `${verdict}  ${name.padEnd(9)} ${seconds(stageStart)}  ${passed > 0 ? `${passed} tests` : ''}`.trimEnd(),
    );
    return problems.length === 0;
  }

  async function runStage(run) {
    if (signal.aborted) return didNotRun('interrupted');
    try {
      return await run(signal);
    } catch (error) {
      return { problems: [String(error)] };
    }
  }
}

const didNotRun = (reason) => ({ problems: [`did not run: ${reason}`] });
