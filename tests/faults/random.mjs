import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/sourceCopy.cjs';
import { areas } from './areas.mjs';
import { copyCheckout } from './checkout.mjs';
import { checkTypes, chooseFaults, countOutcomes, describeFault, tryAll } from './randomFaults.mjs';
import { readReach } from './trialRuns.mjs';

const SCORES = join(ROOT, 'tests', 'faults', 'scores.json');
const FAULTS_PER_AREA = 30;
const AREAS_AT_ONCE = 2;

const print = (line) => process.stdout.write(`${line}\n`);
const percent = ({ faults, killed }) => (faults > 0 ? Math.round((100 * killed) / faults) : 100);
const summarize = (name, { faults, killed, survived, notReached }) =>
  `${name}: ${percent({ faults, killed })} % of ${faults} killed, ${survived} survived, ${notReached} not reached`;

async function withCheckout(signal, act) {
  const checkout = copyCheckout(signal);
  try {
    await checkout.prepare();
    await act(checkout);
  } finally {
    checkout.remove();
  }
}

/** Tries random faults of files and folders, and prints what became of each. */
export async function tryPaths(paths, count, seed, signal) {
  const faults = chooseFaults(paths, count, seed);
  if (faults.length === 0) throw new Error(`No faults can be made in ${paths.join(', ')}`);
  await tryAll(faults, await readReach(signal), signal);
  await withCheckout(signal, (checkout) => checkTypes(faults, checkout));
  for (const fault of faults) print(describeFault(fault));
  print(summarize(paths.join(', '), countOutcomes(faults)));
}

/** The last commit that changed what is measured. */
const measuredCommit = () =>
  execFileSync('git', ['log', '-1', '--format=%H', '--', 'src', 'mock', 'tests', ':!tests/faults'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();

/**
 * Tries faults of all areas whose names contain a word, and keeps the counts in `scores.json` after each area. An area is
 * skipped when it was measured with the same seed on the same sources and tests.
 */
export async function tryAreas(words, seed, signal) {
  const kept = existsSync(SCORES) ? JSON.parse(readFileSync(SCORES, 'utf8')) : { areas: {} };
  const commit = measuredCommit();
  const isWanted = (name) => words.length === 0 || words.some((word) => name.includes(word));
  const isMeasured = (name) => kept.areas[name]?.seed === seed && kept.areas[name].commit === commit;
  const queue = Object.keys(areas).filter((name) => isWanted(name) && !isMeasured(name));
  const reach = await readReach(signal);
  const measureNext = async (checkout) => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const faults = chooseFaults(areas[name].paths, FAULTS_PER_AREA, seed);
      await tryAll(faults, reach, signal);
      await checkTypes(faults, checkout);
      for (const fault of faults) if (!fault.killedBy) print(describeFault(fault));
      const score = { ...countOutcomes(faults), goal: areas[name].goal, seed, commit };
      print(summarize(name, score));
      kept.areas[name] = score;
      writeFileSync(SCORES, `${JSON.stringify(kept, null, 2)}\n`);
    }
  };
  const measureAll = () => withCheckout(signal, measureNext);
  await Promise.all(Array.from({ length: AREAS_AT_ONCE }, measureAll));
  for (const [name, score] of Object.entries(kept.areas))
    print(`${percent(score) < score.goal ? 'below ' : ''}${summarize(name, score)}`);
}
