const { appendFileSync, readFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { basename, join } = require('node:path');
const { format } = require('node:util');
const { runInThisContext } = require('node:vm');

/**
 * Runs test files again and again in one process, each time with one fault active (mutations.cjs), as Jest does not: the files
 * are loaded once, a test runs only for faults that it reaches, and a fault ends at the first test that fails.
 * Reads the plan at `FAULT_PLAN` and appends what happened to the plan's `log`, one JSON a line.
 */
const plan = JSON.parse(readFileSync(process.env.FAULT_PLAN, 'utf8'));
const log = (entry) => appendFileSync(plan.log, `${JSON.stringify(entry)}\n`);

/** Runs of a fault's place after which it is taken for a loop that never ends. */
const MOST_HITS = 1_000_000;
const TEST_MS = 120_000;
/** Tests that are tried for one fault: those that reach most faults first. */
const MOST_TESTS = plan.mostTests;
const MOST_HEAP_BYTES = 5e9;

// --- What a test file registers -----------------------------------------------------------------------------------

const newSuite = (title, parent) => ({
  ...{ title, parent, children: [], reached: new Set() },
  ...{ beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] },
});
const root = newSuite('', undefined);
let suite = root;

function describe(title, define) {
  const outer = suite;
  suite = newSuite(title, outer);
  outer.children.push(suite);
  define();
  suite = outer;
}

const it = (title, run) => suite.children.push({ title, run, parent: suite, reached: new Set() });

const each = (add) => (table) => (title, run) => {
  const hasRows = table.every(Array.isArray);
  for (const row of table) {
    const values = hasRows ? row : [row];
    add(format(title, ...values), () => run(...values));
  }
};

const runAll = globalThis.it;
const skip = () => {};
Object.assign(globalThis, {
  describe: Object.assign(describe, { each: each(describe), skip }),
  it: Object.assign(it, { each: each(it), skip }),
  test: it,
});
for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'])
  globalThis[name] = (run) => suite[name].push(run);

// --- Faults ---------------------------------------------------------------------------------------------------------

let active = 0;
let reached = root.reached;
let hits = 0;

globalThis.__fault = (id) => {
  reached.add(id);
  if (id !== active) return false;
  hits += 1;
  if (hits > MOST_HITS) throw new Error('The fault makes a loop that never ends');
  return true;
};

// --- Running --------------------------------------------------------------------------------------------------------

// The page's clock stands still, and Jest gives tests a process object of their own.
const setRealTimeout = runInThisContext('setTimeout');
const clearRealTimeout = runInThisContext('clearTimeout');
const realProcess = runInThisContext('process');

class TimeoutError extends Error {}
const unhandled = [];
for (const name of ['unhandledRejection', 'uncaughtException'])
  realProcess.on(name, (error) => unhandled.push(error));

async function attempt(run) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setRealTimeout(() => reject(new TimeoutError('The test does not end')), TEST_MS);
  });
  try {
    await Promise.race([(async () => run())(), late]);
    return undefined;
  } catch (error) {
    return error ?? new Error('undefined was thrown');
  } finally {
    clearRealTimeout(timer);
  }
}

const suitesOf = ({ parent }) => (parent ? [...suitesOf(parent), parent] : []);

async function runTest(test) {
  reached = test.reached;
  unhandled.length = 0;
  if (plan.project === 'unit') jest.restoreAllMocks();
  const suites = suitesOf(test);
  let error;
  for (const hook of suites.flatMap(({ beforeEach }) => beforeEach)) error ??= await attempt(hook);
  error ??= await attempt(test.run);
  for (const hook of suites.toReversed().flatMap(({ afterEach }) => afterEach)) {
    const failure = await attempt(hook);
    error ??= failure;
  }
  return error ?? unhandled[0];
}

const testsOf = (node) => (node.run ? [node] : node.children.flatMap(testsOf));

/** Runs the selected tests of a suite. `report(test, error)` returns whether to stop. */
async function runSuite(node, selected, report) {
  const own = testsOf(node).filter((test) => selected.has(test));
  if (own.length === 0) return false;
  reached = node.reached;
  let failed;
  for (const hook of node.beforeAll) failed ??= await attempt(hook);
  let isStopped = failed ? own.some((test) => report(test, failed)) : false;
  for (const child of failed ? [] : node.children) {
    if (isStopped) break;
    if (node === root) log({ event: 'alive' });
    if (!child.run) isStopped = await runSuite(child, selected, report);
    else if (selected.has(child)) isStopped = report(child, await runTest(child));
  }
  reached = node.reached;
  for (const hook of node.afterAll) await attempt(hook);
  return isStopped;
}

async function findFailure(tests, isOver = () => true) {
  const failures = [];
  await runSuite(root, new Set(tests), (test, error) => {
    if (error) failures.push({ test, error });
    return Boolean(error) && isOver();
  });
  return failures;
}

const titleOf = (test) =>
  [...suitesOf(test).map(({ title }) => title), test.title].filter(Boolean).join(' › ');

/** Runs everything once without a fault. Returns the tests that pass. */
async function rehearse(tests) {
  const failures = await findFailure(tests, () => false);
  for (const { test, error } of failures) log({ event: 'unsound', test: titleOf(test), why: shorten(error) });
  const failed = new Set(failures.map(({ test }) => test));
  return tests.filter((test) => !failed.has(test));
}

const reachOf = (test) => new Set([test, ...suitesOf(test)].flatMap(({ reached: ids }) => [...ids]));

const shorten = (error) => String(error).slice(0, 200);
const logResult = (id, failure, tests, count) =>
  log({
    ...{ event: 'result', id, tests, hits: count },
    ...(failure && { killedBy: titleOf(failure.test), why: shorten(failure.error) }),
  });

/** Tries one fault. Returns whether the process can go on. */
async function tryFault(id, candidates) {
  let tests = candidates;
  if (plan.rehearsed.includes(id)) tests = await rehearse(tests);
  log({ event: 'start', id });
  active = id;
  hits = 0;
  const [failure] = await findFailure(tests);
  const count = hits;
  active = 0;
  logResult(id, failure, tests.length, count);
  if (!failure) return true;
  if (failure.error instanceof TimeoutError) return false;
  const [again] = await findFailure([failure.test]);
  // The test fails without the fault, too: what ran before it has left something behind.
  if (again) log({ event: 'polluted', id, why: shorten(again.error) });
  return !again;
}

async function tryFaults() {
  const all = await rehearse(testsOf(root));
  const reach = new Map(all.map((test) => [test, reachOf(test)]));
  for (const id of plan.ids) {
    const candidates = all
      .filter((test) => reach.get(test).has(id))
      .toSorted((a, b) => reach.get(b).size - reach.get(a).size)
      .slice(0, MOST_TESTS);
    if (candidates.length === 0) logResult(id, undefined, 0, 0);
    else if (!(await tryFault(id, candidates)) || process.memoryUsage().heapUsed > MOST_HEAP_BYTES) return;
  }
}

/** Functions that run when a file is loaded, and when Umi's routes ask for a page of it. */
const LOADING = ['', 'Object.<anonymous>', 'default'];

/** Records which source files each test file runs functions of. */
async function recordReach() {
  const session = new Session();
  session.connect();
  const post = (name, params) =>
    new Promise((resolve, reject) => {
      session.post(name, params, (error, result) => (error ? reject(error) : resolve(result)));
    });
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  for (const file of root.children) {
    await runSuite(root, new Set(testsOf(file)), () => false);
    const { result } = await post('Profiler.takePreciseCoverage');
    const files = result
      .filter(({ url }) => plan.sources.some((folder) => url.includes(folder)))
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => !LOADING.includes(functionName) && ranges[0].count > 0),
      )
      .map(({ url }) => url.replace(/^file:(\/\/)?/, ''));
    log({ event: 'reach', test: file.title, files });
  }
}

function loadFiles(files) {
  Object.assign(root, newSuite('', undefined));
  suite = root;
  reached = root.reached;
  // Its hooks are those of every page test.
  if (plan.project === 'pages') require('../support/pageSetup');
  for (const file of files) describe(file, () => require(join(plan.root, file)));
}

/** Loads all files again with a fault, or with none, and returns the first test that fails. */
async function findFailureFromStart(files, fault, isWanted = () => true) {
  active = fault;
  hits = 0;
  jest.resetModules();
  try {
    loadFiles(files);
  } catch (error) {
    return { test: { title: 'loading' }, error };
  }
  // Code that runs later has had its turn.
  if (fault && hits === 0) return undefined;
  const [failure] = await findFailure(testsOf(root).filter(isWanted));
  active = 0;
  return failure;
}

/** Tries faults in code that runs when a file is loaded: they are there from the beginning. */
async function tryStaticFaults() {
  for (const id of plan.ids) {
    log({ event: 'start', id });
    const failure = await findFailureFromStart(plan.filesOf[id], id);
    logResult(id, failure, hits > 0 ? testsOf(root).length : 0, hits);
    if (failure?.error instanceof TimeoutError || process.memoryUsage().heapUsed > MOST_HEAP_BYTES) return;
    if (!failure?.test.run) continue;
    const title = titleOf(failure.test);
    const again = await findFailureFromStart(plan.filesOf[id], 0, (test) => titleOf(test) === title);
    if (again) log({ event: 'polluted', id, why: shorten(again.error) });
    if (again) return;
  }
}

runAll(
  basename(plan.log),
  async () => {
    if (plan.filesOf) await tryStaticFaults();
    else {
      loadFiles(plan.files);
      await (plan.sources ? recordReach() : tryFaults());
    }
    log({ event: 'end' });
  },
  2 ** 31 - 1,
);
