import { RULE_SORTS, type RuleSort, type RuleSortColumn } from '../../../src/domain/rule/rule';
import { db } from '../db';
import type { Language } from '../text';
import { generatedRules } from './generated';
import type { RuleRecord } from './records';
import { changesByNumber } from './store';

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
