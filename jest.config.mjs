import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { configUmiAlias, createConfig } = require('@umijs/max/test');
const { separateTestFiles } = require('./tests/support/testFiles.cjs');

/** Whether all tests run: then unit and page tests share module registries. */
const isWholeRun = process.env.TEST_SHARDS === '1';

// Read by the workers when they start. A page test makes many objects that live for one render: with room for them less time
// goes into collecting them (of three files 4.3 s instead of 6.2).
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/** Umi's aliases and the esbuild transformer, with one environment for the rules and one for the pages. */
async function project(name, { moduleNameMapper, ...overrides }) {
  const base = createConfig({
    target: 'browser',
    jsTransformer: 'esbuild',
    // Jest runs modules as CommonJS, where a native import() is refused.
    jsTransformerOpts: { jsx: 'automatic', supported: { 'dynamic-import': false } },
  });
  return configUmiAlias({
    ...base,
    transform: {
      '/node_modules/(antd/lib|@ant-design/icons/lib/icons)/index\\.js$':
        '<rootDir>/tests/support/lazyIndex.cjs',
      ...base.transform,
    },
    // CommonJS already; Umi's configuration would have every file of them rewritten.
    transformIgnorePatterns: [
      '/node_modules/(antd|(@ant-design|@rc-component)/[\\w-]+)/lib/(?!(icons/)?index\\.js$)',
      '/node_modules/(react|react-dom|scheduler|@testing-library)/',
    ],
    moduleNameMapper: { ...base.moduleNameMapper, ...moduleNameMapper },
    displayName: name,
    testMatch: isWholeRun
      ? [`<rootDir>/tests/shards/${name}*.shard.ts`, ...separateTestFiles(name)]
      : [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    ...overrides,
  });
}

/** Journeys and figures: a real browser against the production build, served with the mocks. */
const browserProject = (name, overrides = {}) =>
  project(name, {
    testEnvironment: 'node',
    setupFiles: ['<rootDir>/tests/support/e2eStage.ts'],
    globalSetup: '<rootDir>/tests/support/e2eSetup.ts',
    globalTeardown: '<rootDir>/tests/support/e2eTeardown.ts',
    ...overrides,
  });

export default async () => ({
  // One for each core; jest's own choice leaves one out.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tests/support/longestFirst.cjs',
  // For a test that hangs; a busy machine takes many times as long as a quiet one.
  testTimeout: 300_000,
  // A worker that has loaded the portal a dozen times spends its time on cleaning up.
  workerIdleMemoryLimit: '1200MB',
  projects: [
    await project('unit', { testEnvironment: 'node', setupFiles: [], restoreMocks: true }),
    await project('pages', {
      testEnvironment: 'jsdom',
      // Time passes when a test lets it (tests/support/clock.ts), so that no test depends on how fast the machine is.
      fakeTimers: { enableGlobally: true, doNotFake: ['nextTick', 'queueMicrotask'] },
      moduleNameMapper: { '/Dom/dynamicCSS$': '<rootDir>/tests/support/noInjectedStyles.cjs' },
      setupFiles: ['<rootDir>/tests/support/jsdom.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/pageSetup.ts'],
    }),
    await browserProject('e2e'),
    await browserProject('bench', {
      globalSetup: '<rootDir>/tests/support/bench/setup.ts',
      globalTeardown: '<rootDir>/tests/support/bench/teardown.ts',
    }),
  ],
});
