import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { runNode } from '../support/processes.mjs';
import { filesOf, ROOT } from '../support/sourceCopy.cjs';
import { needsOwnRegistry } from '../support/testFiles.cjs';

/** Time without a line in the log after which a fault has made a loop that never ends. */
const PATIENCE_MS = 180_000;

/** Tests that are tried for one fault. */
const MOST_TESTS = { unit: 400, pages: 60 };

/** What is known of test files from earlier runs. */
const REACH = join(ROOT, 'node_modules', '.cache', 'portal-faults', 'reach.json');

export const PROJECTS = ['unit', 'pages'];

/** Runs one task for each core at a time. */
function createPool() {
  let free = availableParallelism();
  const waiting = [];
  return async (task) => {
    if (free === 0) await new Promise((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
const whenFree = createPool();

const parseLines = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/**
 * Runs test files by a plan (trials.cjs).
 * @param {object} plan With paths from the root of the checkout.
 * @param {object[]} faults Those that are compiled into the sources.
 * @returns {Promise<object[]>} The entries of the log.
 */
const runTrials = (plan, faults, signal) =>
  whenFree(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-trials-'));
    const planFile = join(folder, 'plan.json');
    const log = join(folder, 'log');
    const mutations = {};
    for (const fault of faults) {
      mutations[fault.file] ??= [];
      mutations[fault.file].push(fault);
    }
    const mostTests = MOST_TESTS[plan.project];
    writeFileSync(
      planFile,
      JSON.stringify({ root: ROOT, rehearsed: [], ...plan, mostTests, mutations, log }),
    );
    writeFileSync(log, '');
    const hung = new AbortController();
    const watch = setInterval(() => {
      if (Date.now() - statSync(log).mtimeMs > PATIENCE_MS) hung.abort();
    }, 1_000);
    try {
      const { output } = await runNode(
        [
          ...['node_modules/jest/bin/jest.js', '--selectProjects', plan.project],
          ...['--runInBand', '--forceExit', '--silent'],
          // Jest reads this in a test file, but it starts the trials in their place.
          ...environmentOf(plan),
        ],
        {
          cwd: ROOT,
          env: {
            ...{ FAULT_PLAN: planFile, NODE_ENV: 'test' },
            NODE_OPTIONS: '--max-semi-space-size=64 --max-old-space-size=8000',
          },
          signal: AbortSignal.any([signal, hung.signal]),
        },
      );
      signal.throwIfAborted();
      const entries = parseLines(readFileSync(log, 'utf8'));
      if (entries.length === 0) throw new Error(`The trials did not start:\n${output.slice(-3_000)}`);
      return entries;
    } finally {
      clearInterval(watch);
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** The beginning of a text, on one line. */
export const shorten = (text) => text.replace(/\s+/g, ' ').slice(0, 90);

/** The option for the environment that a test file asks for, which then does not share its process. */
function environmentOf({ files }) {
  const [file] = files;
  const [, name] = (file && /@jest-environment (\S+)/.exec(readFileSync(join(ROOT, file), 'utf8'))) || [];
  return name ? ['--env', name] : [];
}

/** Whether a test file can share a process with others. */
export const canShare = (file) => !needsOwnRegistry(join(ROOT, file));

/** Groups of test files that can share a process. */
export function groupFiles(files) {
  const shared = files.filter(canShare);
  const alone = files.filter((file) => !shared.includes(file));
  return [...(shared.length > 0 ? [shared] : []), ...alone.map((file) => [file])];
}

/** Every second one, and the others. */
const halve = (list) => [
  list.filter((_, index) => index % 2 === 0),
  list.filter((_, index) => index % 2 === 1),
];

const isFastTest = (file) => /(?<!\.slow)\.test\.tsx?$/.test(file);
const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex');

/**
 * Finds out which source files each fast test file runs functions of. This is kept between runs; only test files that have
 * changed run again.
 * @returns {Promise<Record<string, string[]>>} Source files by test file.
 */
export async function readReach(signal) {
  const kept = existsSync(REACH) ? JSON.parse(readFileSync(REACH, 'utf8')) : {};
  const tests = PROJECTS.flatMap((project) => filesOf(join('tests', project)).filter(isFastTest));
  const missing = tests.filter((file) => kept[file]?.hash !== hashOf(file));
  if (missing.length > 0)
    process.stdout.write(`Running ${missing.length} test files to see what they reach ...\n`);
  const jobs = PROJECTS.flatMap((project) =>
    halve(missing.filter((file) => file.startsWith(join('tests', project))))
      .flatMap(groupFiles)
      .map((files) => ({ project, files, sources: ['src', 'mock'].map((name) => join(ROOT, name, '/')) })),
  );
  await Promise.all(
    jobs.map(async (plan) => {
      for (const { event, test, files } of await runTrials(plan, [], signal)) {
        const name = event === 'reach' && test;
        if (name) kept[name] = { hash: hashOf(name), files: files.map((file) => relative(ROOT, file)) };
      }
    }),
  );
  mkdirSync(dirname(REACH), { recursive: true });
  writeFileSync(REACH, JSON.stringify(kept));
  return Object.fromEntries(tests.map((file) => [file, kept[file]?.files ?? []]));
}

function record(fault, { killedBy, why, tests, hits = 0 }) {
  if (hits > 0) fault.tests = (fault.tests ?? 0) + tests;
  if (killedBy) Object.assign(fault, { killedBy, why });
}

/**
 * Tries faults with test files, and records in each which test has noticed it or how many have not.
 * Starts a new process when a test fails without a fault after one, and tries that fault again.
 * @param {object} trials The `project`, and its test `files`, or `filesOf` each fault in code that runs when a file is loaded.
 */
export async function tryFaults(trials, faults, signal) {
  let left = faults;
  const rehearsed = [];
  while (left.length > 0) {
    const plan = { ...trials, ids: left.map(({ id }) => id), rehearsed };
    const entries = await runTrials(plan, faults, signal);
    const polluted = entries.find(({ event }) => event === 'polluted')?.id;
    const again = polluted && !rehearsed.includes(polluted) ? polluted : undefined;
    const results = entries.filter(({ event, id }) => event === 'result' && id !== again);
    // The process was ended while it tried a fault, in whichever test file.
    const last = entries.findLast(({ event }) => event === 'start' || event === 'result' || event === 'end');
    if (last?.event === 'start')
      results.push({ id: last.id, killedBy: 'the time limit', why: 'It never ends.' });
    for (const { event, test, why } of entries)
      if (event === 'unsound') process.stdout.write(`fails without a fault: ${test}: ${shorten(why)}\n`);
    if (again) rehearsed.push(again);
    else if (results.length === 0) throw new Error(`No fault could be tried with ${JSON.stringify(trials)}`);
    for (const result of results)
      record(
        faults.find(({ id }) => id === result.id),
        result,
      );
    left = left.filter((fault) => !results.some(({ id }) => id === fault.id));
  }
}
