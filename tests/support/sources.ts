import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const ROOT = join(__dirname, '../..');

/** Paths below a folder of the repository, without the folders that Umi generates, which other runs may delete meanwhile. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.umi'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path, pattern) : [path];
    })
    .filter((path) => pattern.test(path))
    .sort();
}

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The URL path of a page file, by Umi's convention. */
export function pagePath(file: string): string {
  const name = file.replace(/^src\/pages\//, '').replace(/\.tsx$/, '');
  const path = `/${name.replace(/\$/g, ':').replace(/(^|\/)index$/, '')}`;
  return path === '/' ? path : path.replace(/\/$/, '');
}

// Types are removed at run time, and an `import()` makes no cycle.
const RUNTIME_IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?'([^']+)'/gm;
const ANY_IMPORT = /\b(?:from|import|require)\s*\(?\s*'([^']+)'/g;
const REQUIRED = /\brequire\('([^']+)'\)/g;
const LAZY_IMPORT = /(?<!typeof )\bimport\('([^']+)'\)/g;

/** Whether an import names only types, as in `{ type A, type B }`. */
const hasOnlyTypes = (names = '') =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => /^\s*(type\s|$)/.test(name));

/** Our own modules among these targets, as repository paths without extension. */
const ownModules = (path: string, targets: string[]) =>
  targets
    // Umi generates a module that adds the texts of an area (config/languageModules.ts).
    .map((target) => target.replace('@@/texts/', '@/locales/zh-CN/'))
    .filter((target) => target.startsWith('@/') || target.startsWith('.'))
    .map((target) =>
      target.startsWith('@/') ? target.replace('@/', 'src/') : posix.join(posix.dirname(path), target),
    );

/** Our own modules that a file loads at run time. */
export function runtimeImports(path: string, text: string): string[] {
  const imported = [...text.matchAll(RUNTIME_IMPORT)].filter(([, names]) => !hasOnlyTypes(names));
  return ownModules(path, [...imported.map(([, , target = '']) => target), ...findTargets(text, REQUIRED)]);
}

/** Our own modules that a file names in imports, also those of types and those that it loads later. */
export const allImports = (path: string, text: string): string[] =>
  ownModules(path, findTargets(text, ANY_IMPORT));

/** Our own modules that a file loads with `import()`. */
export const lazyImports = (path: string, text: string) => ownModules(path, findTargets(text, LAZY_IMPORT));

const findTargets = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, target = '']) => target);

/** Files in an import cycle, or between two cycles. Types count with `allImports`. */
export function filesInCycles(
  paths: readonly string[],
  toText = read,
  toImports: (path: string, text: string) => string[] = runtimeImports,
): string[] {
  const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');
  let left = new Map(paths.map((path) => [withoutExtension(path), toImports(path, toText(path))]));
  for (;;) {
    const imported = new Set([...left.values()].flat());
    const importers = [...left].map(
      ([path, targets]) => [path, targets.filter((target) => left.has(target))] as const,
    );
    const kept = new Map(
      importers.flatMap(([path, targets]) =>
        targets.length > 0 && imported.has(path) ? [[path, targets] as const] : [],
      ),
    );
    if (kept.size === left.size) return [...kept.keys()].sort();
    left = kept;
  }
}
