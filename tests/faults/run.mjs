import { availableParallelism } from 'node:os';
import { abortedByUser } from '../support/processes.mjs';
import { changedFiles, copyCheckout, hasTest, occurrences } from './checkout.mjs';
import { faults } from './faults.mjs';
import { tryAreas, tryPaths } from './random.mjs';

/**
 * `npm run faults -- --random <path> [count]` makes random faults in the files at a path and prints which of them the unit and
 * page tests notice; `-- --areas [words]` does so for all areas (areas.mjs) and keeps the counts; `--seed=2` makes others.
 *
 * `npm run faults`: puts each seeded fault into a copy of the checkout and expects a test to fail there.
 * `npm run faults -- rule` runs those with "rule" in their name or file, `-- --changed` those in files that differ from main
 * (`--changed=<commit>` from another commit) and that need no browser, `-- --check` only looks whether all still apply.
 */
const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('--'));
const [, base = 'main'] = args.find((arg) => arg.startsWith('--changed'))?.split('=') ?? [];
const changed = args.some((arg) => arg.startsWith('--changed')) ? changedFiles(base) : undefined;
const chosen = faults
  .filter(({ name, file }) => words.every((word) => `${name} ${file}`.includes(word)))
  .filter(({ file, project }) => !changed || (changed.includes(file) && project !== 'e2e'));

/** A further copy takes as long as a few faults. */
const FAULTS_PER_COPY = 4;

const counts = { caught: 0, ESCAPED: 0, BROKEN: 0, 'NO LONGER APPLIES': 0 };

function print(verdict, { name, file }, detail) {
  counts[verdict] += 1;
  process.stdout.write(`${verdict}: ${name} (${file})${detail && `, ${detail}`}\n`);
}

function findObstacle(fault) {
  const count = occurrences(fault);
  if (count !== 1) return `its expression occurs ${count} times`;
  return hasTest(fault) ? '' : 'its test does not exist';
}

function applies(fault) {
  const obstacle = findObstacle(fault);
  if (obstacle) print('NO LONGER APPLIES', fault, obstacle);
  return !obstacle;
}

const isTimeout = ({ failureMessages }) =>
  failureMessages.every((text) => text.includes('Exceeded timeout of'));

/** Only a test that came to another result counts: one that could not run, or had no time, says nothing about the fault. */
function judge(fault, { testResults, numPassedTests }) {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  const [first, ...more] = failed.filter((test) => !isTimeout(test));
  const unread = testResults.find(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults[0],
  );
  if (first)
    print('caught', fault, `by "${first.fullName}"${more.length > 0 ? ` and ${more.length} more` : ''}`);
  else if (unread) print('BROKEN', fault, unread.message.trim().split('\n', 3).join(' '));
  else if (failed[0]) print('BROKEN', fault, `"${failed[0].fullName}" ran out of time`);
  else if (numPassedTests === 0) print('BROKEN', fault, 'no test was run');
  else print('ESCAPED', fault, `${numPassedTests} tests passed`);
}

/** A fault that only the types can know must be an error in the very file that it is in. */
function judgeTypes(fault, errors) {
  const error = errors.find((line) => line.startsWith(fault.file));
  if (error) print('caught', fault, `by "${error}"`);
  else if (errors[0]) print('BROKEN', fault, errors[0]);
  else print('ESCAPED', fault, 'no type error');
}

async function tryFault(checkout, fault) {
  // A function, because `$` means something in a text.
  const takeOut = checkout.edit(fault.file, (source) => source.replace(fault.from, () => fault.to));
  try {
    if (fault.project === 'types') judgeTypes(fault, await checkout.typeErrors());
    else {
      if (fault.build) await checkout.build();
      judge(fault, await checkout.test(fault));
    }
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    print('BROKEN', fault, error.message);
  } finally {
    takeOut();
  }
}

/** Tries faults one after the other in a copy of the checkout, until none is left. */
async function tryInTurn(queue, signal) {
  if (queue.length === 0) return;
  const checkout = copyCheckout(signal);
  try {
    await checkout.prepare();
    // The mock is loaded when the build is served, so all its faults share one build of the code as it is.
    if (queue.some(({ project, build }) => project === 'e2e' && !build)) await checkout.build();
    for (let fault = queue.shift(); fault; fault = queue.shift()) await tryFault(checkout, fault);
  } finally {
    checkout.remove();
  }
}

async function tryAll(list) {
  const signal = abortedByUser();
  try {
    const withoutBrowser = list.filter(({ project }) => project !== 'e2e');
    // Each copy takes the next fault of the same list.
    const copies = Math.min(availableParallelism(), Math.ceil(withoutBrowser.length / FAULTS_PER_COPY));
    await Promise.all(Array.from({ length: copies }, () => tryInTurn(withoutBrowser, signal)));
    await tryInTurn(
      list.filter(({ project }) => project === 'e2e'),
      signal,
    );
  } catch (error) {
    if (error.name !== 'AbortError') throw error;
    process.stdout.write('Stopped.\n');
    process.exitCode = 130;
  }
}

async function trySeeded() {
  const applicable = chosen.filter(applies);
  if (!args.includes('--check')) await tryAll(applicable);
  const summary = Object.entries(counts).filter(([, count]) => count > 0);
  process.stdout.write(
    `${chosen.length} faults: ${summary.map(([verdict, count]) => `${count} ${verdict}`).join(', ') || 'all still apply'}\n`,
  );
  if ((chosen.length === 0 && !changed) || summary.some(([verdict]) => verdict !== 'caught'))
    process.exitCode ||= 1;
}

const DEFAULT_COUNT = 30;
const seed = args.find((arg) => arg.startsWith('--seed='))?.split('=')[1] ?? '1';
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? DEFAULT_COUNT);
const paths = words.filter((word) => !/^\d+$/.test(word));

if (args.includes('--areas')) await tryAreas(words, seed, abortedByUser());
else if (args.includes('--random')) await tryPaths(paths, count, seed, abortedByUser());
else await trySeeded();
