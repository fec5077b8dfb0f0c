import { day, ids, listQuery, manyOf, oneOf, text } from '../listQuery';
import { RULE_STATUS_NAMES, RULE_TARGETS, RULE_TYPES } from './rule';

export const RULE_SORTS = ['key', 'name', 'callNo', 'status', 'time', 'updatedAt', 'progress'] as const;
export type RuleSortColumn = (typeof RULE_SORTS)[number];
/** `callNo` is ascending, `-callNo` descending. */
export type RuleSort = RuleSortColumn | `-${RuleSortColumn}`;
const RULE_ORDERS = RULE_SORTS.flatMap((column): RuleSort[] => [column, `-${column}`]);

/** What is looked for in the rule table. Days are those of the reader's own calendar; the newest rule is first by default. */
export const ruleQuery = listQuery(
  {
    keyword: text(),
    status: manyOf(RULE_STATUS_NAMES),
    type: oneOf(RULE_TYPES),
    target: manyOf(RULE_TARGETS),
    owner: ids,
    from: day,
    to: day,
    sort: oneOf(RULE_ORDERS, '-key'),
  },
  { pageSizes: [10, 20, 50, 100] },
);
export type RuleQuery = ReturnType<typeof ruleQuery.read>;
