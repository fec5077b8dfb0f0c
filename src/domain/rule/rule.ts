import * as v from 'valibot';
import { listingSchema } from '../listing';
import { day, ids, listQuery, manyOf, oneOf, text as textParam } from '../listQuery';
import { count, text, timestamp } from '../schemas';

/** Spec section 4; 0 is the default. */
export const RULE_STATUS = { closed: 0, running: 1, online: 2, abnormal: 3 } as const;
export type RuleStatus = (typeof RULE_STATUS)[keyof typeof RULE_STATUS];
export type RuleStatusName = keyof typeof RULE_STATUS;
export const RULE_STATUS_NAMES = ['closed', 'running', 'online', 'abnormal'] as const;

/** Name of a status in texts, URLs and files; an unknown number stays as it is. */
export const ruleStatusName = (status: RuleStatus): RuleStatusName =>
  RULE_STATUS_NAMES[status] ?? (String(status) as RuleStatusName);

export const RULE_TARGETS = ['service', 'order', 'payment', 'instance', 'certification'] as const;
export type RuleTarget = (typeof RULE_TARGETS)[number];
/** A fixed limit, a change since the day before, an anomaly, or silence. */
export const RULE_TEMPLATES = ['threshold', 'change', 'anomaly', 'heartbeat'] as const;
export type RuleTemplate = (typeof RULE_TEMPLATES)[number];
/** A strong rule blocks, a weak one only reports. */
export const RULE_TYPES = ['strong', 'weak'] as const;
export type RuleType = (typeof RULE_TYPES)[number];
export const RULE_FREQUENCIES = ['hour', 'day', 'week', 'month'] as const;
export type RuleFrequency = (typeof RULE_FREQUENCIES)[number];

/** The team responsible for a rule. */
export const ruleOwnerSchema = v.object({ ownerId: text, name: text });
export type RuleOwner = v.InferOutput<typeof ruleOwnerSchema>;

/** Domain.md "Rule". */
export const ruleSchema = v.object({
  key: text,
  name: text,
  desc: v.string(),
  /** How often it was called. */
  callNo: count,
  status: v.picklist(Object.values(RULE_STATUS)),
  updatedAt: timestamp,
  target: v.picklist(RULE_TARGETS),
  template: v.picklist(RULE_TEMPLATES),
  type: v.picklist(RULE_TYPES),
  /** Start of the schedule. */
  time: timestamp,
  frequency: v.picklist(RULE_FREQUENCIES),
  owner: ruleOwnerSchema,
  /** 0 to 100. */
  progress: v.pipe(count, v.maxValue(100)),
  /** Incremented by each change; saving an older one fails. */
  version: count,
});
export type Rule = v.InferOutput<typeof ruleSchema>;

/** Matching rules per status; ignores the status filter. */
export const ruleCountsSchema = v.object({ closed: count, running: count, online: count, abnormal: count });
export type RuleCounts = v.InferOutput<typeof ruleCountsSchema>;

export const ruleListSchema = v.object({ ...listingSchema(ruleSchema).entries, counts: ruleCountsSchema });
export type RuleList = v.InferOutput<typeof ruleListSchema>;

/** Maximum rules per request. */
export const MAX_RULE_BATCH = 1000;

export const ruleKeysSchema = v.object({
  keys: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
    v.minLength(1),
    v.maxLength(MAX_RULE_BATCH),
  ),
});

export const deletedRulesSchema = v.object({
  deleted: v.array(text),
  /** Already deleted. */
  missing: v.array(text),
});
export const restoredRulesSchema = v.object({ restored: v.array(text) });

export const RULE_ERROR = {
  gone: 46001,
  duplicateName: 46002,
  /** The rule was changed meanwhile; `result` is the current rule. */
  versionConflict: 46003,
} as const;

export const RULE_SORTS = ['key', 'name', 'callNo', 'status', 'time', 'updatedAt', 'progress'] as const;
export type RuleSortColumn = (typeof RULE_SORTS)[number];
/** `callNo` is ascending, `-callNo` descending. */
export type RuleSort = RuleSortColumn | `-${RuleSortColumn}`;
const RULE_ORDERS = RULE_SORTS.flatMap((column): RuleSort[] => [column, `-${column}`]);

/** Days are local; the newest rule is first by default. */
export const ruleQuery = listQuery(
  {
    keyword: textParam(),
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
