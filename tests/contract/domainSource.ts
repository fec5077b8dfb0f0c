import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Returns the source of the module of this name below `src/domain`. Throws when there is none. */
export function domainSource(root: string, name: string): string {
  const folder = join(root, 'src/domain');
  const path = readdirSync(folder, { encoding: 'utf8', recursive: true }).find(
    (file) => basename(file) === `${name}.ts`,
  );
  if (path === undefined) throw new Error(`No ${name}.ts below ${folder}`);
  return readFileSync(join(folder, path), 'utf8');
}
