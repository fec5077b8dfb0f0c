import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { IApi } from '@umijs/max';
import { getAntdLocale, getMomentLocale } from '@umijs/plugins/dist/utils/localeUtils';
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  type MessageFormatElement,
  parse,
} from 'intl-messageformat-parser';
import { DEFAULT_LANGUAGE } from '../../src/browser/locale';
import type { CompactElement } from '../overrides/intl';
import { hasPiece } from '../pieces';
import { requireMatch } from '../requireMatch';
import { parseModule, sourceOf } from '../syntax';

const LOCALE_FILE = /[\\/]src[\\/]locales[\\/][^\\/]+[\\/]\w+\.ts$/;

/** Returns undefined for what the portal does not support. */
function compact(element: MessageFormatElement): CompactElement | undefined {
  if (isLiteralElement(element)) return element.value;
  if (isArgumentElement(element)) return [element.value];
  if (isPoundElement(element)) return 0;
  if (isNumberElement(element) && !element.style) return [element.value, 'number'];
  if (!isPluralElement(element) || element.offset || element.pluralType !== 'cardinal') return undefined;
  const options = Object.entries(element.options).map(([name, { value }]) => [name, compactAll(value)]);
  return [element.value, Object.fromEntries(options)];
}

function compactAll(elements: MessageFormatElement[]): CompactElement[] {
  return elements.map((element) => {
    const compacted = compact(element);
    if (compacted === undefined)
      throw new SyntaxError(`Not supported in messages: ${JSON.stringify(element)}`);
    return compacted;
  });
}

/** Compiles a message, so that no parser is needed at run time. Throws on syntax that the portal does not support. */
export function compileMessage(message: string): string | CompactElement[] {
  if (/<\/?\w/.test(message)) throw new SyntaxError(`Tags are not supported in messages: ${message}`);
  const elements = compactAll(parse(message, { normalizeHashtagInPlural: false }));
  return elements.length === 1 && elements[0] === message ? message : elements;
}

/** What the build passes to a handler of transpiled code. */
interface TranspiledFile {
  code: string;
  filePath: string;
}

/** Creates the handler of transpiled code that compiles the messages of locale files. Reports every compiled file. */
export const compileMessages =
  (onFile: (file: string) => void) =>
  ({ code, filePath }: TranspiledFile): string => {
    if (!LOCALE_FILE.test(filePath)) return code;
    const [only, ...others] = parseModule(code);
    const exported = only?.type === 'ExportDefaultDeclaration' ? only.declaration : undefined;
    if (others.length > 0 || exported?.type !== 'ObjectExpression')
      throw new SyntaxError(`${filePath} must only export an object of messages`);
    const messages = Object.entries<unknown>(runInNewContext(`(${sourceOf(exported, code)})`)).map(
      ([id, message]) => {
        if (typeof message !== 'string') throw new SyntaxError(`${id} in ${filePath} must be a string`);
        return [id, compileMessage(message)];
      },
    );
    onFile(filePath);
    return `export default ${JSON.stringify(Object.fromEntries(messages))};`;
  };

/** The names in a folder. */
const list = (folder: string) => readdirSync(folder).sort();

/** Import and name of a default export. */
const imported = (names: string[], toPath: (name: string) => string) => ({
  imports: names.map((name, index) => `import m${index} from '${toPath(name)}';`).join('\n'),
  nameOf: (name: string) => `m${names.indexOf(name)}`,
});

/** What antd and dayjs have for a language: the name of a file, or undefined. */
function libraryLocales(language: string) {
  const [lang = '', country = ''] = language.split('-');
  const antd = `antd/es/locale/${getAntdLocale(lang, country)}`;
  return {
    antd: existsSync(join(require.resolve('antd/package.json'), `../../${antd}.js`)) ? antd : undefined,
    dayjs: getMomentLocale(lang, country, 'dayjs').momentLocale || undefined,
  };
}

/**
 * Returns the modules that are generated for the languages, which are the folders in `folder` (src/locales), by path:
 * - `texts/<area>` adds the texts of an area in every language that has them.
 * - `languages/settings` is what Umi knows of each language, with the texts of antd; `languages/dayjs` loads the names of months.
 * - `languages/texts` is the type of all texts.
 */
export function languageModules(folder: string): Record<string, string> {
  const languages = list(folder).filter((name) => !name.endsWith('.ts'));
  const areas = list(join(folder, DEFAULT_LANGUAGE)).map((file) => basename(file, '.ts'));
  const locales = languages.map((language) => ({ language, ...libraryLocales(language) }));

  const addArea = (area: string): [string, string] => {
    const having = languages.filter((language) => existsSync(join(folder, language, `${area}.ts`)));
    const { imports, nameOf } = imported(having, (language) => `@/locales/${language}/${area}`);
    const texts = having.map((language) => `'${language}': ${nameOf(language)}`);
    return [
      `texts/${area}.ts`,
      `import { addTexts } from '@/locales/texts';\n${imports}\naddTexts({ ${texts.join(', ')} });`,
    ];
  };
  const { imports, nameOf } = imported(
    locales.flatMap(({ antd }) => antd ?? []),
    (path) => path,
  );
  const settings = locales.map(
    ({ language, antd, dayjs }) =>
      `'${language}': { locale: '${language}', antd: ${antd && nameOf(antd)}, momentLocale: ${JSON.stringify(dayjs)} },`,
  );
  return {
    ...Object.fromEntries(areas.map(addArea)),
    'languages/settings.ts': `${imports}\nexport const settings = {\n${settings.join('\n')}\n};`,
    'languages/dayjs.ts': locales
      // dayjs contains English.
      .flatMap(({ dayjs }) => (dayjs && dayjs !== 'en' ? `import 'dayjs/locale/${dayjs}';` : []))
      .join('\n'),
    'languages/texts.ts': `export type Texts = ${areas
      .map((area) => `typeof import('@/locales/${DEFAULT_LANGUAGE}/${area}').default`)
      .join(' &\n  ')};`,
  };
}

/**
 * Generates the modules of the languages, and compiles the messages of src/locales at build time, so that the build contains
 * no message parser (config/overrides/intl.ts). The dev server and jest parse them at run time.
 */
export default (api: IApi) => {
  const folder = () => join(api.paths.absSrcPath, 'locales');
  api.onGenerateFiles(() => {
    for (const [path, content] of Object.entries(languageModules(folder())))
      api.writeTmpFile({ path, content, noPluginDir: true });
  });
  api.addTmpGenerateWatcherPaths(() => [{ path: folder(), events: ['add', 'unlink'] }]);
  if (api.env !== 'production' || !hasPiece('compiled-messages')) return;

  const files = new Set<string>();
  api.chainWebpack((memo) => {
    memo.module
      .rule('jsx-ts-tsx')
      .use('esbuild-loader')
      .tap((options) => ({
        ...options,
        handler: [
          ...requireMatch(options?.handler, 'handlers of transpiled code'),
          compileMessages((file) => files.add(file)),
        ],
      }));
  });
  api.onBuildHtmlComplete(() => {
    requireMatch(files.size, `file like ${LOCALE_FILE}`);
  });
};
