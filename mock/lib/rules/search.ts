import {
  RULE_SORTS,
  type RuleCounts,
  type RuleQuery,
  type RuleSort,
  type RuleSortColumn,
  ruleQuery,
  ruleStatusName,
} from '../../../src/domain/rule/rule';
import { ruleFilters } from '../../../src/domain/rule/ruleBatch';
import { db } from '../db';
import type { Language } from '../text';
import { generatedRules } from './generated';
import { isTouched, presentChanges, type RuleRecord, toKey } from './store';

/** A rule query whose time limits are milliseconds, since only the page knows the reader's time zone. */
interface RuleSearch extends Omit<RuleQuery, 'from' | 'to' | 'current' | 'pageSize'> {
  from?: number;
  to?: number;
}

const toMoment = ([text = '']: readonly string[]) => {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
};

function readSearch(valuesOf: (name: keyof Filters) => readonly string[]): RuleSearch {
  const names = Object.keys(ruleFilters) as (keyof Filters)[];
  const params = new URLSearchParams(
    names.flatMap((name) => valuesOf(name).map((value) => [name, value] as [string, string])),
  );
  return { ...ruleQuery.read(params), from: toMoment(valuesOf('from')), to: toMoment(valuesOf('to')) };
}

type Filters = typeof ruleFilters;

/** Reads the filters of a URL. */
export const parseRuleQuery = (call: { queryAll(name: keyof Filters): string[] }): RuleSearch =>
  readSearch((name) => call.queryAll(name));

/** Reads the filters of a body. */
export const toRuleSearch = (
  filters: Partial<Record<keyof Filters, string | number | readonly string[]>>,
): RuleSearch =>
  readSearch((name) => {
    const value = filters[name];
    return value === undefined ? [] : typeof value === 'object' ? value : [String(value)];
  });

const includes = <T>(choices: readonly T[], value: T) => choices.length === 0 || choices.includes(value);

function matches(rule: RuleRecord, query: RuleSearch, language: Language): boolean {
  const { minCalls = 0, maxCalls = Number.POSITIVE_INFINITY, from, to, keyword = '' } = query;
  const { updatedAt = Number.NaN } = rule;
  const wanted = keyword.toLowerCase();
  return (
    includes(query.type, rule.type) &&
    includes(query.template, rule.template) &&
    includes(query.target, rule.target) &&
    includes(query.frequency, rule.frequency) &&
    includes(query.owner, rule.ownerId) &&
    rule.callNo >= minCalls &&
    rule.callNo <= maxCalls &&
    (from === undefined || updatedAt >= from) &&
    (to === undefined || updatedAt < to) &&
    (wanted === '' ||
      [rule.name[language], rule.desc[language], toKey(rule.number)].some((text) =>
        text.toLowerCase().includes(wanted),
      ))
  );
}

/** The sorted rules that match a query, and the number of matches per status regardless of the status filter. */
export function searchRules(
  query: RuleSearch,
  language: Language,
): { rules: RuleRecord[]; counts: RuleCounts } {
  const found = rulesInOrder(query.sort, language).filter((rule) => matches(rule, query, language));
  const counts = { closed: 0, running: 0, online: 0, abnormal: 0 };
  for (const { status } of found) counts[ruleStatusName(status)] += 1;
  const rules = found.filter(({ status }) => includes(query.status, ruleStatusName(status)));
  return { rules, counts };
}

type Compare = (a: RuleRecord, b: RuleRecord) => number;

const COLLATORS = { zh: new Intl.Collator('zh-CN'), en: new Intl.Collator('en-US') };

/** Compares by a column, then by number. */
function toComparator(column: RuleSortColumn, language: Language): Compare {
  const byNumber: Compare = (a, b) => a.number - b.number;
  if (column === 'key') return byNumber;
  if (column === 'name') {
    const { compare } = COLLATORS[language];
    return (a, b) => compare(a.name[language], b.name[language]) || byNumber(a, b);
  }
  // A rule that has not run is the one that ran the longest ago.
  return (a, b) => (a[column] ?? 0) - (b[column] ?? 0) || byNumber(a, b);
}

let cache: { of: readonly RuleRecord[]; orders: Map<string, RuleRecord[]> } | undefined;

/** The generated rules, sorted and cached. */
function generatedInOrder(column: RuleSortColumn, language: Language): RuleRecord[] {
  const generated = generatedRules(db().seededAt);
  if (cache?.of !== generated) cache = { of: generated, orders: new Map() };
  const name = `${column} ${language}`;
  const known = cache.orders.get(name);
  if (known) return known;
  const order = generated.toSorted(toComparator(column, language));
  cache.orders.set(name, order);
  return order;
}

/** All rules that are not deleted, sorted: the changed ones are merged into the generated ones. */
function rulesInOrder(sort: RuleSort, language: Language): RuleRecord[] {
  const isDescending = sort.startsWith('-');
  const column = RULE_SORTS.find((name) => sort === name || sort === `-${name}`) ?? 'key';
  const compare = toComparator(column, language);
  const present: RuleRecord[] = presentChanges().sort(compare);
  const ordered: RuleRecord[] = [];
  let next = 0;
  for (const rule of generatedInOrder(column, language)) {
    if (isTouched(rule.number)) continue;
    let changed = present[next];
    while (changed && compare(changed, rule) < 0) {
      ordered.push(changed);
      next += 1;
      changed = present[next];
    }
    ordered.push(rule);
  }
  ordered.push(...present.slice(next));
  return isDescending ? ordered.reverse() : ordered;
}
