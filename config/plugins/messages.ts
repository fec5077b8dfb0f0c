import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { IApi } from '@umijs/max';
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  type MessageFormatElement,
  parse,
} from 'intl-messageformat-parser';
import type { CompactElement } from '../overrides/intl';
import { requireMatch } from '../requireMatch';

const LOCALE_FILE = /[\\/]src[\\/]locales[\\/](zh-CN|en-US)[\\/]\w+\.ts$/;

/** Umi treats every message that is not a string as a group of messages. */
const ONLY_STRINGS = "if (typeof value === 'string') {";
const STRINGS_AND_COMPILED = "if (typeof value === 'string' || Array.isArray(value)) {";

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

const EXPORTED_OBJECT = /^export default (\{.*\});\s*$/s;

/** Creates the handler of transpiled code that compiles the messages of locale files. Reports every compiled file. */
export const compileMessages =
  (onFile: (file: string) => void) =>
  ({ code, filePath }: TranspiledFile): string => {
    if (!LOCALE_FILE.test(filePath)) return code;
    const [, literal] = EXPORTED_OBJECT.exec(code) ?? [];
    if (!literal) throw new SyntaxError(`${filePath} must only export an object of messages`);
    const messages = Object.entries<unknown>(runInNewContext(`(${literal})`)).map(([id, message]) => {
      if (typeof message !== 'string') throw new SyntaxError(`${id} in ${filePath} must be a string`);
      return [id, compileMessage(message)];
    });
    onFile(filePath);
    return `export default ${JSON.stringify(Object.fromEntries(messages))};`;
  };

/** Patches Umi's locale module to accept compiled messages. */
export function acceptCompiledMessages(localeModule: string): string {
  requireMatch(localeModule.includes(ONLY_STRINGS), `"${ONLY_STRINGS}" in Umi's locale module`);
  return localeModule.replace(ONLY_STRINGS, STRINGS_AND_COMPILED);
}

const EMITTER_IMPORT = /^import EventEmitter from .*;$/m;

/** Replaces the emitter of Umi's locale module by a small one. */
export function withSmallEmitter(localeModule: string): string {
  requireMatch(EMITTER_IMPORT.test(localeModule), "the import of event-emitter in Umi's locale module");
  const file = join(__dirname, '../overrides/eventEmitter.ts');
  return localeModule.replace(EMITTER_IMPORT, () => `import EventEmitter from ${JSON.stringify(file)};`);
}

const DATE_IMPORT = /^import .*dayjs.*;$/gm;

/** Removes dayjs from Umi's locale container, so that only pages with a date picker load it. */
export function withoutDates(localeContainer: string): string {
  requireMatch(
    localeContainer.match(DATE_IMPORT)?.length === 3,
    "three imports of dayjs in Umi's locale container",
  );
  return `${localeContainer.replace(DATE_IMPORT, '')}\nconst moment = undefined;\n`;
}

/**
 * Compiles the messages of src/locales at build time, so that the build contains no message parser
 * (config/overrides/intl.ts). The dev server and jest parse them at run time.
 */
export default (api: IApi) => {
  const files = new Set<string>();
  api.describe({ enableBy: () => api.env === 'production' });
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
  api.onGenerateFiles({
    // After Umi's locale plugin.
    stage: 1,
    fn: () => {
      const patch = (name: string, change: (code: string) => string) => {
        const file = join(api.paths.absTmpPath, name);
        writeFileSync(file, change(readFileSync(file, 'utf8')));
      };
      patch('plugin-locale/localeExports.ts', (code) => withSmallEmitter(acceptCompiledMessages(code)));
      patch('plugin-locale/locale.tsx', withoutDates);
      // It extends dayjs with plugins. antd's pickers extend it with what they use.
      patch('plugin-moment2dayjs/runtime.tsx', () => 'export {};\n');
    },
  });
  api.onBuildHtmlComplete(() => {
    requireMatch(files.size, `file like ${LOCALE_FILE}`);
  });
};
