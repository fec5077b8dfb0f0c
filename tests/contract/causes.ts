import type { EndpointKey } from '../../config/contract/endpoint';
import { PREFLIGHT } from './cors';
import type { EndpointReport } from './report';

type Found = EndpointReport['problems'][number];

/** Operations with one problem, from which on it is one cause of all. */
const MIN_OPERATIONS = 4;
/** Examples of a cause. */
const EXAMPLES = 3;

/** One problem that many operations have alike. */
export interface Cause {
  /** The problem as text. */
  text: string;
  /** How many checks found it. */
  checks: number;
  operations: ReadonlySet<EndpointKey>;
  /** The first ones, with their checks. */
  examples: readonly string[];
}

/** A check without what differs between operations: the field that it is about, and its numbers. */
const toKind = (check: string) => check.replace(/ as [\w.]+$/, '').replace(/\d+/g, '…');

/**
 * What problems of one cause have in common: the message, beside it the header, the name of the field whose shape is wrong, or
 * the kind of call that has the wrong code.
 */
function toText({ check, path, message }: Found): string {
  if (path === 'code') return `${toKind(check)}: ${path}: ${message}`;
  if (check === PREFLIGHT) return `${check}: ${path}: ${message}`;
  if (!path.startsWith('result')) return `${path}: ${message}`;
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  return message.startsWith('expected') ? `${name}: ${message}` : message;
}

/** Groups the problems that many operations have alike. Returns the causes, and the other problems of each operation. */
export function findCauses(rows: readonly EndpointReport[]): {
  causes: Cause[];
  others: ReadonlyMap<EndpointKey, readonly Found[]>;
} {
  const groups = new Map<string, { key: EndpointKey; problem: Found }[]>();
  for (const { key, problems } of rows)
    for (const problem of problems) {
      const text = toText(problem);
      groups.set(text, [...(groups.get(text) ?? []), { key, problem }]);
    }
  const causes: Cause[] = [];
  const others = new Map<EndpointKey, Found[]>();
  for (const [text, found] of groups) {
    const operations = new Set(found.map(({ key }) => key));
    if (operations.size < MIN_OPERATIONS) {
      for (const { key, problem } of found) others.set(key, [...(others.get(key) ?? []), problem]);
      continue;
    }
    const first = [...operations].slice(0, EXAMPLES).map((key) => found.find((each) => each.key === key));
    const examples = first.flatMap((each) => (each ? [`${each.key} (${each.problem.check})`] : []));
    causes.push({ text, checks: found.length, operations, examples });
  }
  return { causes: causes.sort((a, b) => b.checks - a.checks), others };
}

/** The problems of one operation as lines: one that several checks found is one line. */
export function toLines(problems: readonly Found[]): string[] {
  const checks = new Map<string, string[]>();
  for (const { check, path, message } of problems) {
    const text = `${path}: ${message}`;
    checks.set(text, [...(checks.get(text) ?? []), check]);
  }
  return [...checks].map(([text, [first = '', ...rest]]) => {
    const more =
      rest.length > 0 ? ` (and in ${rest.length} more ${rest.length > 1 ? 'checks' : 'check'})` : '';
    return `${first}${more}: ${text}`;
  });
}

/** A cause as a paragraph. */
export const toParagraph = ({ text, checks, operations, examples }: Cause, number: number): string[] => [
  `Cause ${number}, in ${checks} checks of ${operations.size} operations: ${text}`,
  `    such as ${examples.join(', ')}; --json lists all`,
];
