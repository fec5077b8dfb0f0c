const { runInThisContext } = require('node:vm');
const React = require('../../node_modules/react/cjs/react.production.js');

const runSoon = runInThisContext('setImmediate');

/** More turns of the event loop than React takes to render, run its effects, and render what these set. */
const TURNS = 6;

async function settleAfter(work) {
  const result = await work;
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => runSoon(resolve));
  return result;
}

/** React's production build, with the `act` that Testing Library needs and only the build for development has. */
module.exports = {
  ...React,
  act(callback) {
    let result;
    // Loaded here, because it loads this module itself.
    require('react-dom').flushSync(() => {
      result = callback();
    });
    return settleAfter(result);
  },
};
