const { readFileSync } = require('node:fs');
const { relative } = require('node:path');
const { instrument } = require('../faults/mutations.cjs');

/** The random faults of this run by file (tests/faults/random.mjs). */
const { mutations = {} } = process.env.FAULT_PLAN
  ? JSON.parse(readFileSync(process.env.FAULT_PLAN, 'utf8'))
  : {};

/** The source of a file with the random faults compiled in. */
function prepare(source, path, { config }) {
  const chosen = mutations[relative(config.rootDir, path)];
  return chosen ? instrument(source, chosen) : source;
}

/**
 * The transformer at `transformer` with a cache that depends on a file and the options alone. By default a changed list of
 * tests, or the same file in another project, would transform everything again.
 */
exports.createTransformer = ({ transformer, ...options }) => {
  const { getCacheKey, process, ...others } = require(transformer).default.createTransformer(options);
  return {
    ...others,
    getCacheKey: (source, path, settings) =>
      getCacheKey(prepare(source, path, settings), path, { ...settings, configString: '' }),
    process: (source, path, settings) => process(prepare(source, path, settings), path, settings),
  };
};
