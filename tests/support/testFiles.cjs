const { readdirSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '..');

/** Code that needs a separate module registry or test environment. */
const NEEDS_OWN_REGISTRY = /jest\.(mock|doMock|isolateModules|resetModules)\(|@jest-environment/;

const needsOwnRegistry = (file) => NEEDS_OWN_REGISTRY.test(readFileSync(file, 'utf8'));

/** Files that only `npm run test:all` runs. */
const isSlow = (name) => /\.slow\.test\.tsx?$/.test(name);
const isWholeTier = process.env.TEST_TIER === 'all';

/** What the path of a test file must contain, such as `rule`: one of these. */
const patterns = (process.env.TEST_PATTERNS ?? '').split('\n').filter(Boolean);
const isAskedFor = (path) => patterns.length === 0 || patterns.some((pattern) => path.includes(pattern));

const testFiles = (project) =>
  readdirSync(join(root, project), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name) && (isWholeTier || !isSlow(name)))
    .map((name) => join(root, project, name))
    .filter(isAskedFor);

/** Test files of a project that can share one module registry. */
const sharedTestFiles = (project) => testFiles(project).filter((file) => !needsOwnRegistry(file));

/** Each share loads the portal once; four of the page tests take about the same time, and need less memory than two. */
const FILES_PER_SHARD = 40;
/** Two, so that two cores have work; not their number, so that each machine makes the same shares. */
const LEAST_SHARDS = 2;

/** Entries for Jest that run the shared test files of a project between them (shard.ts). */
function shards(project) {
  const count = sharedTestFiles(project).length;
  return readdirSync(join(root, 'shards'))
    .filter((name) => name.startsWith(project))
    .slice(0, Math.min(count, Math.max(LEAST_SHARDS, Math.ceil(count / FILES_PER_SHARD))))
    .map((name) => join(root, 'shards', name));
}

exports.needsOwnRegistry = needsOwnRegistry;
exports.sharedTestFiles = sharedTestFiles;
exports.shards = shards;
/** The files that Jest runs: the shards, and the files that cannot share a registry. */
exports.entries = (project) => [...shards(project), ...testFiles(project).filter(needsOwnRegistry)];
