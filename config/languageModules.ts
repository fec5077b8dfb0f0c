import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getAntdLocale, getMomentLocale } from '@umijs/plugins/dist/utils/localeUtils';
import { DEFAULT_LANGUAGE } from '../src/browser/locale';

const ANTD_LOCALES = join(dirname(require.resolve('antd/package.json')), 'es/locale');

/** The areas of the entry. */
export const ENTRY_AREAS = ['frame', 'request', 'state', 'title'];

/** The code that imports default exports, and the variable of each by its name. */
const importAll = (paths: [name: string, path: string][]) => ({
  imports: paths.map(([, path], index) => `import m${index} from '${path}';\n`).join(''),
  variables: new Map(paths.map(([name], index) => [name, `m${index}`])),
});

const IMPORT_USE_T = "import { type UseT, useAnyT } from '@/locales/useT';";

/** The files of antd and dayjs for a language, where they have one. */
function libraryLocales(language: string) {
  const [lang = '', country = ''] = language.split('-');
  const antd = getAntdLocale(lang, country);
  return {
    antd: existsSync(join(ANTD_LOCALES, `${antd}.js`)) ? antd : undefined,
    dayjs: getMomentLocale(lang, country, 'dayjs').momentLocale || undefined,
  };
}

/**
 * Returns the modules that are generated for the languages by path. Each folder in `folder` (src/locales) is a language.
 * - `texts/<area>` adds the texts of an area in every language that has them, and exports `useT` for them, and those of the
 *   default language as an argument of another `useT`. `texts/entry` is for all areas of the entry.
 * - `languages/settings` is what Umi knows of each language, with antd's texts, and `languages/dayjs` loads its names of months.
 * - `languages/texts` has the type of the text ids of each area, and the areas of the entry.
 */
export function languageModules(folder: string): Record<string, string> {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const areas = readdirSync(join(folder, DEFAULT_LANGUAGE))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();

  const addArea = (area: string): [path: string, code: string] => {
    const { imports, variables } = importAll(
      languages
        .filter((language) => existsSync(join(folder, language, `${area}.ts`)))
        .map((language) => [language, `@/locales/${language}/${area}`]),
    );
    const texts = [...variables].map(([language, variable]) => `'${language}': ${variable}`);
    const own = variables.get(DEFAULT_LANGUAGE);
    return [
      `texts/${area}.ts`,
      `import { addTexts } from '@/locales/texts';
${IMPORT_USE_T}
${imports}addTexts({ ${texts.join(', ')} });
export const useT: UseT<keyof typeof ${own}> = useAnyT;
export default ${own};`,
    ];
  };

  const locales = languages.map((language) => ({ language, ...libraryLocales(language) }));
  const antd = importAll(
    locales.flatMap(({ language, antd }) => (antd ? [[language, `antd/es/locale/${antd}`]] : [])),
  );
  const settings = locales.map(
    ({ language, dayjs }) =>
      `'${language}': { locale: '${language}', antd: ${antd.variables.get(language)}, momentLocale: ${JSON.stringify(dayjs)} },`,
  );
  return {
    ...Object.fromEntries(areas.map(addArea)),
    'texts/entry.ts': [
      IMPORT_USE_T,
      ...ENTRY_AREAS.map((area) => `import './${area}';`),
      'export const useT: UseT<never> = useAnyT;',
    ].join('\n'),
    'languages/settings.ts': `${antd.imports}export const settings = {\n${settings.join('\n')}\n};`,
    'languages/dayjs.ts': locales
      // dayjs contains English.
      .flatMap(({ dayjs }) => (dayjs && dayjs !== 'en' ? `import 'dayjs/locale/${dayjs}';` : []))
      .join('\n'),
    'languages/texts.ts': [
      'export interface TextIds {',
      ...areas.map(
        (area) => `  ${area}: keyof typeof import('@/locales/${DEFAULT_LANGUAGE}/${area}').default;`,
      ),
      '}',
      `export type EntryArea = '${ENTRY_AREAS.join("' | '")}';`,
    ].join('\n'),
  };
}
