const Sequencer = require('@jest/test-sequencer').default;

/**
 * What takes longest, in this order; Jest would start with the largest files. The first shard of the pages runs beside one of unit
 * tests, so that only one worker transforms the modules of the portal in a fresh clone, and the others find them.
 */
const LONGEST = [
  /pages1\.shard\.ts$/,
  /unit1\.shard\.ts$/,
  /pages\d\.shard\.ts$/,
  /\.shard\.ts$/,
  /(consoleControls|devServer|everyRoute|engine)\w*\.slow\.test\.ts$/,
];

const rank = ({ path }) => {
  const index = LONGEST.findIndex((pattern) => pattern.test(path));
  return index === -1 ? LONGEST.length : index;
};

/** Starts the longest test files first, so that no worker ends with one of them alone. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
};
