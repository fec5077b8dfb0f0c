import type { IApi } from '@umijs/max';

/** Parts of Umi that read all sources at each start, for features that the portal does not use. */
const UNUSED = ['vite', 'prepare'];

const UMI_EXPORTS = /\/\.umi\/exports\.ts$/;
const TEST_EXPORT = "export { TestBrowser } from './testBrowser';";
const UMI_LOCALES = /\/\.umi\/plugin-locale\/localeExports\.ts$/;
const AREA_TEXTS = /\/src\/locales\/areas\/\w+\.ts$/;

const LANGUAGES = ['zh-CN', 'en-US'];
const acceptTexts = (language: string) =>
  `import.meta.hot?.accept('/src/locales/${language}.ts', (next) => addLocale('${language}', next.default));`;

/** Lets an edit replace a page or a text without a reload, so that what was typed stays. */
const hotUpdates = {
  name: 'hot-updates',
  transform(code: string, id: string) {
    if (UMI_EXPORTS.test(id)) {
      // It imports every page, which imports this file: an edited page would load the whole portal a second time.
      if (!code.includes(TEST_EXPORT)) throw new Error(`No "${TEST_EXPORT}" in ${id}`);
      return code.replace(TEST_EXPORT, '');
    }
    if (UMI_LOCALES.test(id)) return `${code}\n${LANGUAGES.map(acceptTexts).join('\n')}`;
    // An area adds its texts when it is loaded, so it only has to be loaded again.
    if (AREA_TEXTS.test(id)) return `${code}\nimport.meta.hot?.accept();`;
    return undefined;
  },
};

/** What the dev server, which runs on Vite, needs besides the plugins of the build. */
export default (api: IApi) => {
  api.describe({ enableBy: () => Boolean(api.userConfig.vite) });
  api.onStart(() => api.skipPlugins(UNUSED));
  api.modifyTSConfig((config) => {
    // Umi's own alias for Vite, which it writes in a form that TypeScript and esbuild refuse.
    config.compilerOptions.paths['@fs/*'] = ['../../*'];
    return config;
  });
  api.modifyViteConfig((config) => {
    config.plugins?.push({ ...hotUpdates, enforce: 'pre' });
    return config;
  });
};
