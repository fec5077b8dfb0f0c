import { createRequire } from 'node:module';

const { configUmiAlias, createConfig } = createRequire(import.meta.url)('@umijs/max/test');

/** Umi's aliases and the esbuild transformer, with one environment for the rules and one for the pages. */
async function project(name, overrides) {
  const base = createConfig({
    target: 'browser',
    jsTransformer: 'esbuild',
    // Jest runs modules as CommonJS, where a native import() is refused.
    jsTransformerOpts: { jsx: 'automatic', supported: { 'dynamic-import': false } },
  });
  return configUmiAlias({
    ...base,
    displayName: name,
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    ...overrides,
  });
}

/** Journeys and figures: a real browser against the production build, served with the mocks. */
const browserProject = (name) =>
  project(name, {
    testEnvironment: 'node',
    setupFiles: ['<rootDir>/tests/support/e2eStage.ts'],
    globalSetup: '<rootDir>/tests/support/e2eSetup.ts',
    globalTeardown: '<rootDir>/tests/support/e2eTeardown.ts',
  });

export default async () => ({
  projects: [
    await project('unit', { testEnvironment: 'node', setupFiles: [] }),
    await project('pages', {
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/tests/support/jsdom.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/pageSetup.ts'],
    }),
    await browserProject('e2e'),
    await browserProject('bench'),
  ],
});
