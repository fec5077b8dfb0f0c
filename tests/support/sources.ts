import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

export const ROOT = join(__dirname, '../..');

/** Paths below a folder of the repository, with forward slashes, without what Umi generates. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => pattern.test(path) && !/(^|\/)\.umi/.test(path))
    .sort();
}

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The path that a page file answers to, by Umi's convention. */
export function pagePath(file: string): string {
  const name = file.replace(/^src\/pages\//, '').replace(/\.tsx$/, '');
  const path = `/${name.replace(/\$/g, ':').replace(/(^|\/)index$/, '')}`;
  return path === '/' ? path : path.replace(/\/$/, '');
}

// Types are gone at run time; an `import()` loads later and closes no circle.
const RUNTIME_IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?'([^']+)'/gm;
const REQUIRED = /\brequire\('([^']+)'\)/g;
const LAZY_IMPORT = /(?<!typeof )\bimport\('([^']+)'\)/g;

/** Whether `{ type A, type B }` is all that an import names. */
const hasOnlyTypes = (names = '') =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => /^\s*(type\s|$)/.test(name));

/** The modules of ours among these targets, as paths of the repository without their extension. */
const ownModules = (path: string, targets: string[]) =>
  targets
    .filter((target) => target.startsWith('@/') || target.startsWith('.'))
    .map((target) =>
      target.startsWith('@/') ? target.replace('@/', 'src/') : posix.join(posix.dirname(path), target),
    );

/** The modules of ours that a file loads when it runs. */
export function runtimeImports(path: string, text: string): string[] {
  const imported = [...text.matchAll(RUNTIME_IMPORT)].filter(([, names]) => !hasOnlyTypes(names));
  return ownModules(path, [...imported.map(([, , target = '']) => target), ...findTargets(text, REQUIRED)]);
}

/** The modules of ours that a file loads later, with `import()`. */
export const lazyImports = (path: string, text: string) => ownModules(path, findTargets(text, LAZY_IMPORT));

const findTargets = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, target = '']) => target);

/** Those of these files that import one another in a circle, or are on the way from one circle to another. */
export function filesInCycles(paths: readonly string[], toText = read): string[] {
  const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');
  let left = new Map(paths.map((path) => [withoutExtension(path), runtimeImports(path, toText(path))]));
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
