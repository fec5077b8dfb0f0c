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
import { languageModules } from '../languageModules';
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
