import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
