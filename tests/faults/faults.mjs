import { browserFaults } from './browser.mjs';
import { choosingFaults } from './choosing.mjs';
import { configFaults } from './config.mjs';
import { contractFaults } from './contract.mjs';
import { domainFaults } from './domain.mjs';
import { listFaults } from './lists.mjs';
import { mockFaults } from './mock.mjs';
import { moneyFaults } from './money.mjs';
import { navigationFaults } from './navigation.mjs';
import { pageFaults } from './pages.mjs';
import { requestFaults } from './request.mjs';
import { typingFaults } from './typing.mjs';

/**
 * Mistakes as a tired developer makes them, each as one replacement in one file, with the tests that must notice it.
 * The code moves on and takes them with it: an expression that is gone is replaced by what stands in its place.
 *
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} file
 * @property {string} from Occurs exactly once in the file.
 * @property {string} to
 * @property {'unit' | 'pages' | 'e2e'} project Of jest.config.mjs.
 * @property {string} path Regular expression for the paths of the test files.
 * @property {string} [test] Regular expression for the titles of the tests; all of the files unless given.
 * @property {true} [build] The fault shows only in a production build of its own.
 */

/** In the order in which they run: those that need a build of their own come last. @type {Fault[]} */
export const faults = [
  ...domainFaults,
  ...requestFaults,
  ...listFaults,
  ...pageFaults,
  ...choosingFaults,
  ...navigationFaults,
  ...typingFaults,
  ...mockFaults,
  ...moneyFaults,
  ...configFaults,
  ...contractFaults,
  ...browserFaults,
];
