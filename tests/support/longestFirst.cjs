const Sequencer = require('@jest/test-sequencer').default;

/** Walks over the whole site. Jest would begin with the largest files, and these are its smallest. */
const LONGEST = /(consoleControls|devServer|everyRoute)\w*\.test\.ts$/;

/** Starts the longest test files first, so that no worker is left alone with one at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => LONGEST.test(b.path) - LONGEST.test(a.path));
  }
};
