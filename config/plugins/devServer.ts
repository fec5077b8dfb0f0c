import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { portfinder, winPath } from '@umijs/max/plugin-utils';
import { requireMatch } from '../requireMatch';

/** Plugins of Umi that read all sources at each start, for features that the portal does not use. */
const UNUSED = ['vite', 'prepare'];

/** The first port that is tried for hot updates, Vite's own. */
const HOT_UPDATES_PORT = 24678;

const UMI_EXPORTS = /\/\.umi\/exports\.ts$/;
const TEST_EXPORT = "export { TestBrowser } from './testBrowser';";
const UMI_LOCALES = /\/\.umi\/plugin-locale\/localeExports\.ts$/;
const ADD_LOCALE = 'export const addLocale = ';
const AREA_TEXTS = /\/\.umi\/texts\/\w+\.ts$/;
const TEXT_IMPORT = /import (m\d+) from '@(\/locales\/([^/]+)\/\w+)'/g;

/**
 * Returns code with which an area takes over the changed texts of a language, and Umi renders the page with them. If the area itself
 * were loaded again, the next edit of a page would load a second copy of all that imports the area.
 */
function acceptTexts(code: string): string {
  const texts = [...code.matchAll(TEXT_IMPORT)];
  const files = texts.map(([, , path]) => `/src${path}.ts`);
  const known = texts.map(([, name, , language]) => `'${language}': ${name}`);
  return `import.meta.hot?.accept(${JSON.stringify(files)}, (changed) => {
  const texts = Object.entries({ ${known} });
  addTexts(Object.fromEntries(texts.map(([language, old], index) => [language, changed[index]?.default ?? old])));
  import('@@/plugin-locale/localeExports').then(({ addLocale, getLocale }) => addLocale(getLocale(), {}));
});`;
}

const UMI_ROUTES = /\/\.umi\/core\/route\.tsx$/;
const REACT = "import React from 'react';";

/** Replaces an edited page or text without a reload, so that form input is kept. Loads routes as the build does. */
const hotUpdates = {
  name: 'hot-updates',
  transform(code: string, id: string) {
    if (UMI_EXPORTS.test(id)) {
      // It imports every page, which import this file: an edited page would load the whole portal again.
      return code.replace(TEST_EXPORT, '');
    }
    if (UMI_ROUTES.test(id)) return code.replace(REACT, "import React from '@/layouts/root/lazyRoute';");
    if (AREA_TEXTS.test(id)) return `${code}\n${acceptTexts(code)}`;
    return undefined;
  },
};

/** Configures the dev server, which runs on Vite. */
export default (api: IApi) => {
  api.describe({ enableBy: () => Boolean(api.userConfig.vite) });
  api.onStart(() => api.skipPlugins(UNUSED));
  api.modifyTSConfig((config) => {
    // Umi writes its own alias for Vite in a form that TypeScript and esbuild reject.
    const { paths } = config.compilerOptions;
    requireMatch(paths['@fs/*'], 'path @fs/* in the TypeScript configuration');
    paths['@fs/*'] = ['../../*'];
    return config;
  });
  api.onBeforeCompiler(() => {
    for (const [name, pattern, text] of [
      ['core/route.tsx', UMI_ROUTES, REACT],
      ['exports.ts', UMI_EXPORTS, TEST_EXPORT],
      ['plugin-locale/localeExports.ts', UMI_LOCALES, ADD_LOCALE],
    ] as const) {
      const file = join(api.paths.absTmpPath, name);
      const matches = pattern.test(winPath(file)) && readFileSync(file, 'utf8').includes(text);
      requireMatch(matches, `"${text}" in ${file}`);
    }
  });
  api.modifyViteConfig(async (config) => {
    config.plugins?.push({ ...hotUpdates, enforce: 'pre' });
    // Vite's own choice is this port only: beside another dev server, there would be no hot updates.
    const port = await portfinder.getPortPromise({ port: HOT_UPDATES_PORT });
    return { ...config, server: { ...config.server, hmr: { port } } };
  });
};
