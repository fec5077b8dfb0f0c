import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireMatch } from '../requireMatch';

interface Package {
  name: string;
  version: string;
  license: string;
  homepage: string;
  texts: string[];
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)(?!.*\.(js|ts|json)$)/i;
const LINE = `${'-'.repeat(80)}\n`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const field = (value: unknown, name: string): string =>
  text(value) || text((value as Record<string, unknown> | undefined)?.[name]);

/** Reads a package at a folder; undefined when there is none, as in a part of another one. */
function readPackage(folder: string): Package | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  const license = field(facts.license, 'type') || field(facts.licenses?.[0], 'type');
  const [name, version] = [text(facts.name), text(facts.version)];
  if (!name || !version) return undefined;
  const texts = readdirSync(folder)
    .filter((entry) => LICENSE_FILE.test(entry))
    .sort()
    .map((entry) => readFileSync(join(folder, entry), 'utf8').replaceAll('\r\n', '\n').trim());
  requireMatch(license || texts.length, `license of ${name}`);
  return {
    name,
    version,
    license,
    homepage: text(facts.homepage) || field(facts.repository, 'url'),
    texts,
  };
}

/** The package of a file in `node_modules`: the nearest one, because some packages contain others. */
function packageOf(file: string): Package {
  const root = PACKAGE_FOLDER.exec(file)?.[0] ?? '';
  for (let folder = dirname(file); folder.length > root.length; folder = dirname(folder)) {
    const found = readPackage(folder);
    if (found) return found;
  }
  return requireMatch(readPackage(root), `package of ${file}`);
}

/** Returns name, version, license and its text of every package of the files that a build contains, sorted by name. */
export function thirdPartyLicenses(files: readonly string[]): string {
  const folders = new Map<string, string>();
  for (const file of files) {
    if (PACKAGE_FOLDER.test(file)) folders.set(dirname(file), file);
  }
  const packages = new Map<string, Package>();
  for (const file of folders.values()) {
    const found = packageOf(file);
    packages.set(`${found.name} ${found.version}`, found);
  }
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([title, { license, homepage, texts }]) => {
    const facts = [title, license && `License: ${license}`, homepage && `Source: ${homepage}`].filter(
      Boolean,
    );
    return `${LINE}${facts.join('\n')}\n\n${texts.length ? texts.join('\n\n') : 'The package contains no license text.'}\n`;
  });
  return `Packages of others that this portal contains, with their licenses: ${entries.length}.\n\n${entries.join('\n')}`;
}
