const Sequencer = require('@jest/test-sequencer').default;

/**
 * What takes longest, in this order. Jest starts with the largest files, and these are among the smallest: the shards of pages and
 * of unit tests, and journeys over the whole site.
 */
const LONGEST = [
  /pages\d\.shard\.ts$/,
  /\.shard\.ts$/,
  /(consoleControls|devServer|everyRoute)\w*\.slow\.test\.ts$/,
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
