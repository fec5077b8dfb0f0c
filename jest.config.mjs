import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { createConfig } = require('@umijs/max/test');
const { entries } = require('./tests/support/testFiles.cjs');

/** Whether tests/run.mjs runs the tests: then unit and page tests share module registries. */
const isShared = process.env.TEST_SHARDS === '1';

/** Whether tests/faults/random.mjs runs the tests. Then the trials register the hooks of page tests themselves. */
const hasRandomFaults = Boolean(process.env.FAULT_PLAN);

/** Files that only `npm run test:all` runs. */
const SLOW = '\\.slow\\.test\\.tsx?$';

// Read by the workers when they start. A page test makes many objects that live for one render: with room for them less time
// goes into collecting them (of three files 4.3 s instead of 6.2).
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const aliasFile = fileURLToPath(new URL('src/.umi-test/aliases.json', import.meta.url));

/** The aliases of Umi's test environment, which tests/support/generate.mjs writes. Only page tests render what Umi generates. */
const umiAliases = existsSync(aliasFile) ? JSON.parse(readFileSync(aliasFile, 'utf8')) : {};

/** The aliases that code without a page uses. */
const ALIASES = {
  '^@/(.*)$': '<rootDir>/src/$1',
  ...Object.fromEntries(
    Object.entries(require('./config/packages.json')).map(([name, { by }]) => [
      `^${name}$`,
      `<rootDir>/${by}`,
    ]),
  ),
};

/** The same functions as CommonJS: 640 modules less to rewrite before the first page is there. */
const COMMON_JS = { '^lodash-es$': 'lodash' };

/**
 * React, messages and styles as in the production build, which take a third less time than those for development. These, with their
 * warnings, run the same tests in `npm run test:all`.
 */
const PRODUCTION = {
  '^react$': '<rootDir>/tests/support/react.cjs',
  '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
  '^react-dom$': '<rootDir>/node_modules/react-dom/cjs/react-dom.production.js',
  '^react-dom/client$': '<rootDir>/node_modules/react-dom/cjs/react-dom-client.production.js',
  '^scheduler$': '<rootDir>/node_modules/scheduler/cjs/scheduler.production.js',
  '^@ant-design/cssinjs-utils$': '<rootDir>/tests/support/staticStyles.cjs',
  '/formatters/message$': '<rootDir>/tests/support/messages.ts',
};

/** Umi's aliases with the modules of this run, before its general patterns and in place of its own. */
const mapProduction = (aliases) =>
  process.env.TEST_TIER === 'all' ? aliases : { ...PRODUCTION, ...aliases, ...PRODUCTION };

/** What Jest starts: with random faults their trials, in a whole run the shards, else the files themselves. */
function testFilesOf(name) {
  if (hasRandomFaults) return ['<rootDir>/tests/faults/trials.cjs'];
  return isShared ? ['!**', ...entries(name)] : [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`];
}

/** The esbuild transformer of Umi, with one environment for the rules and one for the pages. */
function project(name, { moduleNameMapper = ALIASES, ...overrides }) {
  const base = createConfig({
    target: 'browser',
    jsTransformer: 'esbuild',
    // Jest runs modules as CommonJS, where a native import() is refused.
    jsTransformerOpts: { jsx: 'automatic', supported: { 'dynamic-import': false } },
  });
  return {
    ...base,
    // Umi writes and deletes its other folders below src while a build or a dev server runs.
    modulePathIgnorePatterns: ['<rootDir>/src/\\.umi(-production)?/'],
    transform: {
      '/node_modules/(antd/lib|@ant-design/icons/lib/icons)/index\\.js$':
        '<rootDir>/tests/support/lazyIndex.cjs',
      ...Object.fromEntries(
        Object.entries(base.transform).map(([pattern, [transformer, options]]) => [
          pattern,
          ['<rootDir>/tests/support/transform.cjs', { transformer, ...options }],
        ]),
      ),
    },
    // CommonJS already; Umi's configuration would have every file of them rewritten.
    transformIgnorePatterns: [
      '/node_modules/(antd|(@ant-design|@rc-component)/[\\w-]+)/lib/(?!(icons/)?index\\.js$)',
      '/node_modules/(react|react-dom|scheduler|@testing-library|aria-query|ahooks|lodash)/',
      '/node_modules/@babel/runtime/helpers/[^/]+$',
    ],
    moduleNameMapper: { ...base.moduleNameMapper, ...moduleNameMapper },
    displayName: name,
    testMatch: testFilesOf(name),
    testPathIgnorePatterns: process.env.TEST_TIER === 'all' ? [] : [SLOW],
    ...overrides,
  };
}

/** Journeys and figures: a real browser against the production build, served with the mocks. */
const browserProject = (name, overrides = {}) =>
  project(name, {
    testEnvironment: 'node',
    setupFiles: ['<rootDir>/tests/support/e2eStage.ts'],
    globalSetup: '<rootDir>/tests/support/e2eSetup.ts',
    globalTeardown: '<rootDir>/tests/support/e2eTeardown.ts',
    testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
    ...overrides,
  });

export default {
  // One for each core; jest's own choice leaves one out.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tests/support/longestFirst.cjs',
  // For a test that hangs; a busy machine takes many times as long as a quiet one.
  testTimeout: 300_000,
  // A worker that has loaded the portal a dozen times spends its time on cleaning up.
  workerIdleMemoryLimit: '1200MB',
  projects: [
    project('unit', { testEnvironment: 'node', setupFiles: [], restoreMocks: true }),
    project('pages', {
      testEnvironment: 'jsdom',
      // Time passes when a test lets it (tests/support/clock.ts), so that no test depends on how fast the machine is.
      fakeTimers: { enableGlobally: true, doNotFake: ['nextTick', 'queueMicrotask'] },
      moduleNameMapper: {
        ...mapProduction(umiAliases),
        ...COMMON_JS,
        '/Dom/dynamicCSS$': '<rootDir>/tests/support/noInjectedStyles.cjs',
        '/hooks/useId$': '<rootDir>/tests/support/useId.ts',
      },
      setupFiles: ['<rootDir>/tests/support/jsdom.ts'],
      setupFilesAfterEnv: hasRandomFaults ? [] : ['<rootDir>/tests/support/pageSetup.ts'],
    }),
    browserProject('e2e'),
    browserProject('bench', {
      globalSetup: '<rootDir>/tests/support/bench/setup.ts',
      globalTeardown: '<rootDir>/tests/support/bench/teardown.ts',
    }),
  ],
};
