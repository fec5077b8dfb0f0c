const { readdirSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '..');

/** Code that needs a separate module registry or test environment. */
const NEEDS_OWN_REGISTRY = /jest\.(mock|doMock|isolateModules|resetModules)\(|@jest-environment/;

const needsOwnRegistry = (file) => NEEDS_OWN_REGISTRY.test(readFileSync(file, 'utf8'));

/** Whether a file belongs to the tier that runs. */
const isInTier = (name) => process.env.TEST_TIER === 'all' || !/\.slow\.test\.tsx?$/.test(name);

const testFiles = (project) =>
  readdirSync(join(root, project), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name) && isInTier(name))
    .map((name) => join(root, project, name));

/** Test files of a project that can share one module registry. */
exports.sharedTestFiles = (project) => testFiles(project).filter((file) => !needsOwnRegistry(file));

/** Test files of a project that cannot. */
exports.separateTestFiles = (project) => testFiles(project).filter(needsOwnRegistry);
