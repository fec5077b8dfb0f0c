import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, ROOT } from '../support/sourceCopy.cjs';
import { equivalentFaults } from './equivalent.mjs';
import { applyMutation, findMutations } from './mutations.cjs';
import { canShare, groupFiles, PROJECTS, shorten, tryFaults } from './trialRuns.mjs';

/** Test files that are tried with a fault: those that run most of its folder. */
const MOST_FILES = { unit: 24, pages: 8 };
/** Page tests that are tried with a fault outside of pages and components, which unit tests shall notice. */
const MOST_PAGE_FILES = 2;
/** They know the codes, limits and names of the domain that are promised to a back end. */
const CHECKS_CONSTANTS = /unit\/(contract\/(examples|document)|domain\/errorCodes)\.test\.ts$/;
const isPromised = ({ isStatic, file }) => isStatic && file.startsWith('src/domain/');
/** Faults from which on two processes share them. */
const MANY_FAULTS = 8;
/** Errors about names that are not used any more: whoever makes the mistake removes them. */
const UNUSED = ['TS6133', 'TS6192', 'TS6196', 'TS6198'];

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const isRendered = (file) => /^src\/(pages|components|layouts)\//.test(file);
const isSource = (file) => /\.tsx?$/.test(file) && !/\.d\.ts$|^src\/locales\//.test(file);

/** Returns a function that returns numbers from 0 to 1, which depend on the seed alone. */
function randomNumbers(seed) {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed}:${count}`).digest().readUInt32BE() / 2 ** 32;
  };
}

/** Two parts of a list, or one if it is short. */
function split(list) {
  const middle = list.length > MANY_FAULTS ? list.length / 2 : list.length;
  return [list.slice(0, middle), list.slice(middle)].filter((part) => part.length > 0);
}

const overlaps = (a, b) => a.file === b.file && a.start <= b.end && b.start <= a.end;
const isEquivalent = (fault) =>
  equivalentFaults.some(
    ({ file, kind, text }) =>
      file === fault.file && kind === fault.kind && text === read(file).slice(fault.start, fault.end),
  );

/**
 * Chooses faults at random: the same ones for the same sources, count and seed.
 * @param {string[]} paths Files and folders.
 */
export function chooseFaults(paths, count, seed) {
  const random = randomNumbers(seed);
  const all = paths
    .flatMap(filesOf)
    .filter(isSource)
    .toSorted()
    .flatMap((file) => findMutations(read(file)).map((mutation) => ({ ...mutation, file, order: random() })));
  const chosen = [];
  for (const fault of all.toSorted((a, b) => a.order - b.order)) {
    if (chosen.length === count) break;
    if (!isEquivalent(fault) && !chosen.some((other) => overlaps(other, fault)))
      chosen.push({ ...fault, id: chosen.length + 1 });
  }
  return chosen;
}

/** Files that import a file by its name. */
function importersOf(file) {
  const name = file
    .replace(/(\/index)?\.tsx?$/, '')
    .split('/')
    .at(-1);
  return ['src', 'mock']
    .flatMap(filesOf)
    .filter((other) => isSource(other) && new RegExp(`from '[^']*/${name}'`).test(read(other)));
}

const nameOf = (file) => file.split('/').at(-1).split('.')[0].toLowerCase();
const isNamesake = (one, other) => nameOf(one).includes(nameOf(other)) || nameOf(other).includes(nameOf(one));

/**
 * Returns a function that lists the test files that are most about a fault's file: of those that reach it the ones that share
 * its name, then those whose reach is most in its folder, where a file counts less the more test files reach it.
 */
function rankTests(project, reach) {
  const tests = Object.keys(reach).filter((file) => file.startsWith(join('tests', project)));
  const popularity = new Map();
  for (const test of tests)
    for (const file of reach[test]) popularity.set(file, (popularity.get(file) ?? 0) + 1);
  const weigh = (files) => files.reduce((sum, file) => sum + 1 / popularity.get(file), 0);
  return (fault) => {
    const isFar = project === 'pages' && !isRendered(fault.file);
    if (isFar && fault.isStatic) return [];
    const users = [fault.file, ...(fault.isStatic ? importersOf(fault.file) : [])];
    const isNear = (file) => dirname(file) === dirname(fault.file);
    const closeness = (test) => Number(isNamesake(test, fault.file));
    return tests
      .filter((test) => users.some((file) => reach[test].includes(file)))
      .map((test) => ({ test, share: weigh(reach[test].filter(isNear)) / weigh(reach[test]) }))
      .toSorted((a, b) => closeness(b.test) - closeness(a.test) || b.share - a.share)
      .slice(0, isFar ? MOST_PAGE_FILES : MOST_FILES[project])
      .map(({ test }) => test)
      .concat(isPromised(fault) ? tests.filter((test) => CHECKS_CONSTANTS.test(test)) : []);
  };
}

/**
 * Tries faults with the tests that reach their files, unit tests first. Each fault gets `killedBy` or the number of `tests` that
 * have not noticed it.
 * @param {Record<string, string[]>} reach Source files by test file.
 */
export async function tryAll(faults, reach, signal) {
  const isOpen = ({ killedBy }) => !killedBy;
  for (const project of PROJECTS) {
    const testsFor = rankTests(project, reach);
    const choose = (isWanted) =>
      faults
        .filter((fault) => isOpen(fault) && testsFor(fault).length > 0 && isWanted(fault))
        .toSorted((a, b) => (a.file < b.file ? -1 : 1));
    await Promise.all(
      split(choose(({ isStatic }) => !isStatic)).map(async (part) => {
        for (const group of groupFiles([...new Set(part.flatMap(testsFor))]))
          await tryFaults({ project, files: group }, part.filter(isOpen), signal);
      }),
    );
    // Code that runs when a file is loaded is loaded again for each fault, which a file with a registry of its own cannot be.
    await Promise.all(
      split(choose(({ tests }) => !tests)).map(async (part) => {
        const filesOf = Object.fromEntries(part.map((fault) => [fault.id, testsFor(fault).filter(canShare)]));
        await tryFaults({ project, files: [], filesOf }, part, signal);
      }),
    );
  }
}

/** The type errors of faults that are put in together. */
async function typeErrors(faults, checkout) {
  const undo = faults
    .toSorted((a, b) => b.start - a.start)
    .map((fault) => checkout.edit(fault.file, (source) => applyMutation(source, fault)));
  const errors = (await checkout.typeErrors()).map((error) => {
    const [, file, row, code] = /^(.+?)\((\d+),\d+\): error (TS\d+)/.exec(error) ?? [];
    return { error, file, row: Number(row), code };
  });
  for (const restore of undo.toReversed()) restore();
  return errors.filter(({ code }) => !UNUSED.includes(code));
}

const isWithin = ({ file, line, lastLine }, error) =>
  error.file === file && line <= error.row && lastLine >= error.row;

/**
 * Finds survivors that do not compile: `npm test` checks types, too.
 * @param checkout A prepared copy (checkout.mjs), which is left as it was.
 * @throws when the copy does not compile without a fault: every survivor would seem to be found.
 */
export async function checkTypes(faults, checkout) {
  const survivors = faults.filter(({ killedBy }) => !killedBy);
  if (survivors.length === 0) return;
  const [broken] = await checkout.typeErrors();
  if (broken) throw new Error(`The copy of the checkout does not compile: ${broken}`);
  const kill = (fault, { error }) => Object.assign(fault, { killedBy: 'types', why: error });
  let isUnclear = false;
  for (const error of await typeErrors(survivors, checkout)) {
    const fault = survivors.find((each) => isWithin(each, error));
    if (fault) kill(fault, error);
    else isUnclear = true;
  }
  if (!isUnclear) return;
  // An error that stands elsewhere belongs to the fault that makes it alone.
  for (const fault of survivors.filter(({ killedBy }) => !killedBy)) {
    const [error] = await typeErrors([fault], checkout);
    if (error) kill(fault, error);
  }
}

/** One line about a fault and what became of it. */
export function describeFault(fault) {
  const { file, line, kind, start, end, form, to, killedBy, tests } = fault;
  const outcome = killedBy ? 'killed' : tests ? 'SURVIVED' : 'NOT REACHED';
  const before = form === 'flag' ? '' : shorten(read(file).slice(start, end));
  const by = killedBy ? `by ${killedBy}` : tests ? `${tests} tests` : '';
  return `${outcome}  ${file}:${line}  ${kind}: ${before} → ${shorten(to)}  ${by}`;
}

/** Counts of what became of faults. */
export function countOutcomes(faults) {
  const killed = faults.filter(({ killedBy }) => killedBy).length;
  const notReached = faults.filter(({ killedBy, tests }) => !killedBy && !tests).length;
  return { faults: faults.length, killed, survived: faults.length - killed - notReached, notReached };
}
