const Sequencer = require('@jest/test-sequencer').default;

/** Journeys over the whole site. Jest starts with the largest files, and these are the smallest. */
const LONGEST = /(consoleControls|devServer|everyRoute)\w*\.slow\.test\.ts$/;

/** Starts the longest test files first, so that no worker ends with one of them alone. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => LONGEST.test(b.path) - LONGEST.test(a.path));
  }
};
