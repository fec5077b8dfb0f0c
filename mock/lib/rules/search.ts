import {
  RULE_SORTS,
  RULE_STATUS_NAMES,
  type RuleCounts,
  type RuleQuery,
  type RuleSort,
  type RuleSortColumn,
  ruleQuery,
  ruleStatusName,
} from '../../../src/domain/rule/rule';
import type { SignedInCall } from '../call';
import { db } from '../db';
import type { Language } from '../text';
import { generatedRules } from './generated';
import { changesByNumber, type RuleRecord, toKey } from './store';

/** A rule query whose time limits are milliseconds, since only the page knows the reader's time zone. */
interface RuleSearch extends Omit<RuleQuery, 'from' | 'to'> {
  from: number;
  to: number;
}

const MULTIPLE_FIELDS = ['status', 'target', 'owner'];

export function parseRuleQuery(call: SignedInCall): RuleSearch {
  const params = new URLSearchParams();
  for (const name of ['keyword', 'type', 'sort', 'current', 'pageSize'])
    params.set(name, call.query(name) ?? '');
  for (const name of MULTIPLE_FIELDS) for (const value of call.queryAll(name)) params.append(name, value);
  const toMoment = (name: string, fallback: number) => {
    const at = Date.parse(call.query(name) ?? '');
    return Number.isNaN(at) ? fallback : at;
  };
  return {
    ...ruleQuery.read(params),
    from: toMoment('from', Number.NEGATIVE_INFINITY),
    to: toMoment('to', Number.POSITIVE_INFINITY),
  };
}

function matches(rule: RuleRecord, query: RuleSearch, language: Language): boolean {
  const { type, target, owner, from, to, keyword = '' } = query;
  const wanted = keyword.toLowerCase();
  return (
    (type === undefined || rule.type === type) &&
    (target.length === 0 || target.includes(rule.target)) &&
    (owner.length === 0 || owner.includes(rule.ownerId)) &&
    rule.updatedAt >= from &&
    rule.updatedAt < to &&
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
  const all = query.status.length === 0 || query.status.length === RULE_STATUS_NAMES.length;
  const rules = all ? found : found.filter(({ status }) => query.status.includes(ruleStatusName(status)));
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
  return (a, b) => a[column] - b[column] || byNumber(a, b);
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
  const changes = changesByNumber();
  const present = [...changes.values()].filter(({ deleted }) => !deleted).sort(compare);
  const ordered: RuleRecord[] = [];
  let next = 0;
  for (const rule of generatedInOrder(column, language)) {
    if (changes.has(rule.number)) continue;
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
