import { RULE_STATUS_NAMES, type RuleCounts, ruleStatusName } from '../../../src/domain/rule/rule';
import {
  RULE_SORTS,
  type RuleQuery,
  type RuleSort,
  type RuleSortColumn,
  ruleQuery,
} from '../../../src/domain/rule/ruleQuery';
import type { SignedInCall } from '../call';
import { db } from '../db';
import type { Language } from '../text';
import { generatedRules } from './generated';
import { changesByNumber, type RuleRecord, toKey } from './store';

/** What a call asks for. Limits of time are moments here: the reader's calendar is the page's affair. */
export interface RuleSearch extends Omit<RuleQuery, 'from' | 'to'> {
  from: number;
  to: number;
}

const LISTS = ['status', 'target', 'owner'];

export function parseRuleQuery(call: SignedInCall): RuleSearch {
  const given = new URLSearchParams();
  for (const name of ['keyword', 'type', 'sort', 'current', 'pageSize'])
    given.set(name, call.query(name) ?? '');
  for (const name of LISTS) for (const value of call.queryAll(name)) given.append(name, value);
  const moment = (name: string, otherwise: number) => {
    const at = Date.parse(call.query(name) ?? '');
    return Number.isNaN(at) ? otherwise : at;
  };
  return {
    ...ruleQuery.read(given),
    from: moment('from', Number.NEGATIVE_INFINITY),
    to: moment('to', Number.POSITIVE_INFINITY),
  };
}

function fits(rule: RuleRecord, asked: RuleSearch, words: string, language: Language): boolean {
  const { type, target, owner, from, to } = asked;
  return (
    (type === undefined || rule.type === type) &&
    (target.length === 0 || target.includes(rule.target)) &&
    (owner.length === 0 || owner.includes(rule.ownerId)) &&
    rule.updatedAt >= from &&
    rule.updatedAt < to &&
    (words === '' ||
      rule.name[language].toLowerCase().includes(words) ||
      rule.desc[language].toLowerCase().includes(words) ||
      toKey(rule.number).toLowerCase().includes(words))
  );
}

/** What the filters find, in order, and how many of each status they find whatever status is asked for. */
export function searchRules(
  asked: RuleSearch,
  language: Language,
): { rules: RuleRecord[]; counts: RuleCounts } {
  const words = asked.keyword?.toLowerCase() ?? '';
  const found = rulesInOrder(asked.sort, language).filter((rule) => fits(rule, asked, words, language));
  const counts = { closed: 0, running: 0, online: 0, abnormal: 0 };
  for (const { status } of found) counts[ruleStatusName(status)] += 1;
  const all = asked.status.length === 0 || asked.status.length === RULE_STATUS_NAMES.length;
  const rules = all ? found : found.filter(({ status }) => asked.status.includes(ruleStatusName(status)));
  return { rules, counts };
}

type Compare = (a: RuleRecord, b: RuleRecord) => number;

const COLLATORS = { zh: new Intl.Collator('zh-CN'), en: new Intl.Collator('en-US') };

/** By the column, then by number, so that no two rules ever change places. */
function comparison(column: RuleSortColumn, language: Language): Compare {
  const byNumber: Compare = (a, b) => a.number - b.number;
  if (column === 'key') return byNumber;
  if (column === 'name') {
    const { compare } = COLLATORS[language];
    return (a, b) => compare(a.name[language], b.name[language]) || byNumber(a, b);
  }
  return (a, b) => a[column] - b[column] || byNumber(a, b);
}

let kept: { of: readonly RuleRecord[]; orders: Map<string, RuleRecord[]> } | undefined;

/** The generated rules in an order. Sorting them takes a while, so it happens once. */
function generatedInOrder(column: RuleSortColumn, language: Language): RuleRecord[] {
  const generated = generatedRules(db().seededAt);
  if (kept?.of !== generated) kept = { of: generated, orders: new Map() };
  const name = `${column} ${language}`;
  const known = kept.orders.get(name);
  if (known) return known;
  const order = generated.toSorted(comparison(column, language));
  kept.orders.set(name, order);
  return order;
}

/** All rules that are there, in the order asked for: the few changed ones are sorted into the generated ones. */
export function rulesInOrder(sort: RuleSort, language: Language): RuleRecord[] {
  const isDescending = sort.startsWith('-');
  const column = RULE_SORTS.find((name) => sort === name || sort === `-${name}`) ?? 'key';
  const compare = comparison(column, language);
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
