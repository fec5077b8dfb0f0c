import { readFileSync } from 'node:fs';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** Browsers with their oldest version, as in config/targets.ts. */
export type Targets = Partial<Record<BrowserName, number>>;

/** A use of something newer. */
export interface Found {
  /** Such as `URL.canParse`, `.toSorted`, `a:has()` or `field-sizing`. */
  name: string;
  /** The code around it. */
  near: string;
}

export type Data = Pick<CompatData, 'api' | 'css' | 'javascript'>;

/** Reads what all browsers have, without the parts that no finder needs. */
export function readData(): Data {
  const data: CompatData = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'));
  return { api: data.api, css: data.css, javascript: data.javascript };
}

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtMost(version: string | false | undefined, limit: number): boolean {
  // Not a number: a preview.
  if (!version || !/\d/.test(version)) return false;
  const parts = numbersOf(version);
  const limits = numbersOf(String(limit));
  const index = parts.findIndex((part, at) => part !== (limits[at] ?? 0));
  return index === -1 || (parts[index] ?? 0) < (limits[index] ?? 0);
}

/** Whether a browser of this version has it under its own name, or with one of these prefixes. */
const begins = (
  { version_added, version_removed, flags, alternative_name, prefix }: SimpleSupportStatement,
  limit: number,
  prefixes: readonly string[],
) =>
  !flags &&
  !alternative_name &&
  (!prefix || prefixes.includes(prefix)) &&
  isAtMost(version_added, limit) &&
  !isAtMost(version_removed, limit);

/** A browser on a phone has the version of its desktop's. */
const ON_PHONES: Partial<Record<BrowserName, BrowserName>> = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
};

export function withPhones(targets: Targets): Targets {
  const phones = Object.entries(targets).map(([name, version]) => [ON_PHONES[name as BrowserName], version]);
  return { ...targets, ...Object.fromEntries(phones.filter(([name]) => name)) };
}

/** Whether a feature is newer than a target; `prefixes` are those that are used beside its own name. */
export type IsNewer = (feature: Identifier | undefined, prefixes?: readonly string[]) => boolean;

export function newerThan(targets: Targets): IsNewer {
  const limits = Object.entries(targets) as [BrowserName, number][];
  const known = new Map<Identifier, boolean>();
  function isNewer(feature: Identifier, prefixes: readonly string[]): boolean {
    const support = feature.__compat?.support;
    if (!support) return false;
    return limits.some(([browser, limit]) => {
      const statements = [support[browser] ?? []].flat();
      return !statements.some((statement) => begins(statement, limit, prefixes));
    });
  }
  return (feature, prefixes = []) => {
    if (!feature || prefixes.length > 0) return feature !== undefined && isNewer(feature, prefixes);
    const is = known.get(feature) ?? isNewer(feature, prefixes);
    known.set(feature, is);
    return is;
  };
}

/** The parts of a feature that have a name of their own. */
export const partsOf = (feature: Identifier | undefined): [name: string, part: Identifier][] =>
  Object.entries<Identifier>(feature ?? {}).filter(([name]) => name !== '__compat');
