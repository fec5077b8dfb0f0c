/**
 * Runs the tests. tests/README.md says what each command is for.
 * - `npm test [-- <patterns>]`: all stages with the fast tests, or the unit and page tests whose path contains a pattern.
 * - `npm run test:all [-- <patterns>]`: the same with the slow tests (`*.slow.test.ts`), too.
 * - `npm run test:journey [-- <patterns>]`: the fast journeys, or all whose path contains a pattern.
 * First it examines this machine, and installs a browser where one is needed and missing.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { prepareMachine } from './support/machine.mjs';
import { abortedByUser } from './support/processes.mjs';
import { jest, program, runStages } from './support/stages.mjs';

/** An option that does not exist is refused: it must not start everything. */
const { values, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, journeys: { type: 'boolean' } },
});
const isAll = values.all === true;
const isJourney = values.journeys === true;

/** Two for each core: a journey waits for its browser part of the time. */
const JOURNEYS_AT_ONCE = String(2 * availableParallelism());

const prepare = { name: 'generate', run: program(['tests/support/generate.mjs']) };
const build = { name: 'build', run: program(['tests/support/build.mjs']) };
const tier = { env: { TEST_TIER: isAll ? 'all' : 'fast', TEST_SHARDS: '1' } };

/** Unit and page tests together, so that no core waits between them. */
const tests = (options) => ({
  name: 'tests',
  needs: 'generate',
  run: jest(['--selectProjects', 'unit', 'pages'], options),
});

const everything = [
  // It uses one core only.
  { ...build, isBesideNext: true },
  prepare,
  { name: 'lint', run: program(['node_modules/@biomejs/biome/bin/biome', 'check', '.']) },
  { name: 'types', run: program(['node_modules/typescript/bin/tsc', '--noEmit']) },
  tests(tier),
  {
    name: 'journeys',
    needs: 'build',
    run: jest(['--selectProjects', 'e2e', '--maxWorkers', JOURNEYS_AT_ONCE], tier),
  },
];

/** The stages for what the command line asks for. */
function chooseStages() {
  if (isJourney) {
    // Somebody who names a journey wants it, however slow it is.
    const byPath = patterns.length > 0 ? ['--testPathPatterns', ...patterns] : [];
    const journeys = ['--selectProjects', 'e2e', '--maxWorkers', JOURNEYS_AT_ONCE, ...byPath];
    const env = { TEST_TIER: patterns.length > 0 ? 'all' : 'fast' };
    return [build, { name: 'journeys', needs: 'build', run: jest(journeys, { env }) }];
  }
  if (patterns.length === 0) return everything;
  const env = { ...tier.env, TEST_PATTERNS: patterns.join('\n') };
  return [prepare, tests({ env })];
}

const needsBrowser = isJourney || patterns.length === 0;
const isReady = await prepareMachine({ needsBrowser });
if (!isReady || !(await runStages(chooseStages(), abortedByUser()))) process.exitCode = 1;
