import {
  RULE_STATUS_NAMES,
  type RuleCounts,
  type RuleQuery,
  ruleQuery,
  ruleStatusName,
} from '../../../src/domain/rule/rule';
import type { SignedInCall } from '../call';
import type { Language } from '../text';
import { rulesInOrder } from './order';
import type { RuleRecord } from './records';
import { toKey } from './store';

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
