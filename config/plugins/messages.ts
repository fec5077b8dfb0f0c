import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { IApi } from '@umijs/max';
import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  type MessageFormatElement,
  parse,
} from 'intl-messageformat-parser';
import type { CompactElement } from '../overrides/compiledMessages';
import { requireMatch } from '../requireMatch';

const EXPANSION = join(__dirname, '../overrides/compiledMessages.ts');
const LOCALE_FILE = /[\\/]src[\\/]locales[\\/](zh-CN|en-US)[\\/]\w+\.ts$/;

/** Umi treats every message that is not a string as a group of messages. */
const ONLY_STRINGS = "if (typeof value === 'string') {";
const STRINGS_AND_COMPILED = "if (typeof value === 'string' || Array.isArray(value)) {";

function compact(element: MessageFormatElement): CompactElement {
  if (isLiteralElement(element)) return element.value;
  if (isArgumentElement(element)) return [element.value];
  if (isPoundElement(element)) return 0;
  if (!isPluralElement(element) || element.offset || element.pluralType !== 'cardinal') return element;
  const choices = Object.entries(element.options).map(([name, { value }]) => [name, value.map(compact)]);
  return [element.value, Object.fromEntries(choices)];
}

/** Compiles a message, so that no parser is needed at run time. Throws on syntax that the portal does not support. */
export function compileMessage(message: string): string | CompactElement[] {
  if (message.includes('::')) throw new SyntaxError(`Skeletons ("::") are not supported: ${message}`);
  const elements = parse(message, { normalizeHashtagInPlural: false }).map(compact);
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
    return `import { expandMessages } from ${JSON.stringify(EXPANSION)};
export default expandMessages(${JSON.stringify(Object.fromEntries(messages))});`;
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
 * (config/overrides/messageParser.ts). The dev server and jest parse them at run time.
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
