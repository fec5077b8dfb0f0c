import { copyCheckout, hasTest, occurrences } from './checkout.mjs';
import { faults } from './faults.mjs';

/**
 * `npm run faults`: puts each fault into a copy of the checkout and expects a test to fail there.
 * `npm run faults -- rule` runs those with "rule" in their name or file, `-- --check` only looks whether all still apply.
 */
const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('--'));
const chosen = faults.filter(({ name, file }) => words.every((word) => `${name} ${file}`.includes(word)));

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
  const takeOut = checkout.replace(fault);
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

async function tryAll(list) {
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopped.abort());
  const checkout = copyCheckout(stopped.signal);
  try {
    await checkout.prepare();
    for (const fault of list.filter(({ project }) => project !== 'e2e')) await tryFault(checkout, fault);
    const inBrowser = list.filter(({ project }) => project === 'e2e');
    // The mock is loaded when the build is served, so all its faults share one build of the code as it is.
    const served = inBrowser.filter(({ build }) => !build);
    if (served.length > 0) await checkout.build();
    for (const fault of served) await tryFault(checkout, fault);
    for (const fault of inBrowser.filter(({ build }) => build)) await tryFault(checkout, fault);
  } catch (error) {
    if (error.name !== 'AbortError') throw error;
    process.stdout.write('Stopped.\n');
    process.exitCode = 130;
  } finally {
    checkout.remove();
  }
}

const applicable = chosen.filter(applies);
if (!args.includes('--check')) await tryAll(applicable);

const summary = Object.entries(counts).filter(([, count]) => count > 0);
process.stdout.write(
  `${chosen.length} faults: ${summary.map(([verdict, count]) => `${count} ${verdict}`).join(', ') || 'all still apply'}\n`,
);
if (chosen.length === 0 || summary.some(([verdict]) => verdict !== 'caught')) process.exitCode ||= 1;
