import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const antd = join(dirname(require.resolve('antd/package.json')), 'es');
const proLayout = join(dirname(require.resolve('@ant-design/pro-components/package.json')), 'es/layout');

/** Where scripts read tokens. Style functions are not part of the build. */
const SOURCES = [antd, proLayout, join(__dirname, '../../src'), join(__dirname, '../overrides')];
const SCRIPT = /\.(js|tsx?)$/;
const STYLE = /[sS]tyle\.js$/;
/** Folders of styles, and those that Umi generates, which another process may delete meanwhile. */
const SKIPPED = /^(style|theme|\.umi.*)$/;

/** antd puts the names of the breakpoints together: `screen` + `SM` + `Max`. */
const BREAKPOINT = /^screen/;

const scriptsBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : scriptsBelow(path);
    return SCRIPT.test(path) && !STYLE.test(path) ? [path] : [];
  });

/** Returns those of the theme's tokens that a script of the portal can read, so that the others are not part of it. */
export function usedTokens(names: string[]): Set<string> {
  const words = new Set(
    SOURCES.flatMap(scriptsBelow)
      .map((path) => readFileSync(path, 'utf8'))
      .filter((source) => /token/i.test(source))
      .flatMap((source) => source.match(/\b[a-z]\w+/g) ?? []),
  );
  return new Set(names.filter((name) => words.has(name) || BREAKPOINT.test(name)));
}
