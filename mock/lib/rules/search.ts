import { type Field, type FieldFilter, fieldFilters, sentName, sortNames } from '../../../src/domain/fields';
import { keywordMatcher } from '../../../src/domain/keyword';
import type { RuleCounts, RuleList } from '../../../src/domain/rule/rule';
import {
  limitUnits,
  RULE_LIMIT_UNIT,
  type RuleColumn,
  type RuleField,
  type RuleQuery,
  type RuleSort,
  ruleFields,
  ruleQuery,
  ruleStatusName,
} from '../../../src/domain/rule/ruleFields';
import type { Language } from '../text';
import { ruleFailure, scheduledRules } from './runs';
import { presentChanges, type RuleRecord, storedValue, toKey, touchedNumbers } from './store';

/** The values of a query; days are milliseconds, since only the page knows the reader's time zone. */
type RuleSearch = Pick<RuleQuery, 'keyword' | 'sort' | 'status' | 'failure'> &
  Readonly<Record<string, unknown>>;

const FILTERS = fieldFilters(ruleFields);
/** The reply has the number of matches per choice of these, regardless of these filters. */
const COUNTED: readonly string[] = ['status', 'failure'];
const TEXTS = FILTERS.flatMap(({ kind, field }) => (kind === 'keyword' && field !== 'key' ? [field] : []));

const toMoment = ([text = '']: readonly string[]) => {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
};

function readSearch(valuesOf: (name: keyof Filters) => readonly string[]): RuleSearch {
  const names = Object.keys(ruleQuery.entries) as (keyof Filters)[];
  const params = new URLSearchParams(
    names.flatMap((name) => valuesOf(name).map((value) => [name, value] as [string, string])),
  );
  const moments = FILTERS.flatMap((filter) => (filter.kind === 'days' ? [filter.first, filter.last] : []));
  return {
    ...ruleQuery.read(params),
    ...Object.fromEntries(moments.map((name) => [name, toMoment(valuesOf(name as keyof Filters))])),
  };
}

type Filters = typeof ruleQuery.entries;

/** Reads the filters of a query or a body. */
export const toRuleSearch = (
  filters: { readonly [N in keyof Filters]?: string | number | readonly string[] | undefined },
): RuleSearch =>
  readSearch((name) => {
    const value = filters[name];
    return value === undefined ? [] : typeof value === 'object' ? value : [String(value)];
  });

type Matches = (rule: RuleRecord) => boolean;

const includes = (choices: readonly unknown[], value: unknown) =>
  choices.length === 0 || choices.includes(value);

/** What a rule must match of a filter other than the keyword; undefined when it is not set. Owner and region are chosen by their ids. */
function toMatcher(
  filter: Exclude<FieldFilter, { kind: 'keyword' }>,
  query: RuleSearch,
  language: Language,
): Matches | undefined {
  const stored = (rule: RuleRecord) => storedValue(rule, filter.field, language);
  if (filter.kind === 'many') {
    const name = sentName(filter.field, ruleFields[filter.field as RuleField]);
    const choices = query[filter.field] as readonly unknown[];
    if (choices.length === 0) return undefined;
    const sent = (rule: RuleRecord) => (rule as unknown as Readonly<Record<string, unknown>>)[name];
    return (rule) => includes(choices, name === filter.field ? stored(rule) : sent(rule));
  }
  const { [filter.first]: first, [filter.last]: last } = query;
  if (first === undefined && last === undefined) return undefined;
  const least = Number(first ?? Number.NEGATIVE_INFINITY);
  const most = Number(last ?? Number.POSITIVE_INFINITY);
  return (rule) => {
    const value = Number(stored(rule) ?? Number.NaN);
    // The last moment is excluded, the last number is not.
    return value >= least && (filter.kind === 'days' ? value < most : value <= most);
  };
}

/** Whether a rule matches all filters but those whose choices are counted. */
function matcherOf(query: RuleSearch, language: Language): Matches {
  const required = FILTERS.flatMap((filter) =>
    filter.kind === 'keyword' || COUNTED.includes(filter.field)
      ? []
      : (toMatcher(filter, query, language) ?? []),
  );
  const isFound = keywordMatcher(query.keyword);
  const texts = (rule: RuleRecord) => TEXTS.map((name) => String(storedValue(rule, name, language) ?? ''));
  if (query.keyword) required.push((rule) => isFound(texts(rule), [toKey(rule.number)]));
  return (rule) => required.every((matches) => matches(rule));
}

/** The sorted rules that match a query, and the numbers of matches. */
export function searchRules(
  query: RuleSearch,
  language: Language,
): { rules: RuleRecord[]; counts: RuleCounts; failures: RuleList['failures'] } {
  const found = rulesInOrder(query.sort, language).filter(matcherOf(query, language));
  const counts = { closed: 0, running: 0, online: 0, abnormal: 0 };
  const failures: RuleList['failures'] = {};
  const rules = found.filter((rule) => {
    const status = ruleStatusName(rule.status);
    const failure = ruleFailure(rule);
    counts[status] += 1;
    if (failure) failures[failure] = (failures[failure] ?? 0) + 1;
    return includes(query.status, status) && includes(query.failure, failure);
  });
  return { rules, counts, failures };
}

type Compare = (a: RuleRecord, b: RuleRecord) => number;

const COLLATORS = { zh: new Intl.Collator('zh-CN'), en: new Intl.Collator('en-US') };

/** Limits of one unit follow each other. */
const UNITS = limitUnits([]);
const limitRank = ({ limit, template }: RuleRecord) => UNITS.indexOf(RULE_LIMIT_UNIT[template]) * 1e6 + limit;

/**
 * Compares by a column, then by number; choices by their order. A value that is missing comes first: that rule ran the
 * longest ago.
 */
function toComparator(column: RuleColumn, language: Language): Compare {
  const byNumber: Compare = (a, b) => a.number - b.number;
  if (column === 'key') return byNumber;
  const { compare } = COLLATORS[language];
  const { valueEnum }: Field = ruleFields[column];
  const sortValue = (rule: RuleRecord) => {
    const value = column === 'limit' ? limitRank(rule) : storedValue(rule, column, language);
    return valueEnum && typeof value === 'string' ? valueEnum.indexOf(value) : value;
  };
  return (a, b) => {
    const [one = 0, other = 0] = [sortValue(a), sortValue(b)];
    const isNumbers = typeof one === 'number' && typeof other === 'number';
    return (
      (isNumbers ? one - other : compare(one ? String(one) : '', other ? String(other) : '')) ||
      byNumber(a, b)
    );
  };
}

let cache: { of: readonly RuleRecord[]; orders: Map<string, RuleRecord[]> } | undefined;

/** The generated rules, sorted and cached. */
function generatedInOrder(column: RuleColumn, language: Language): RuleRecord[] {
  const generated = scheduledRules();
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
  const column = sortNames(ruleFields).find((name) => sort === name || sort === `-${name}`) ?? 'key';
  const compare = toComparator(column, language);
  const present: RuleRecord[] = presentChanges().sort(compare);
  const ordered: RuleRecord[] = [];
  const touched = touchedNumbers();
  let next = 0;
  for (const rule of generatedInOrder(column, language)) {
    if (touched.has(rule.number)) continue;
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
