import * as v from 'valibot';
import { listingSchema } from '../listing';
import { day, ids, listQuery, manyOf, oneOf, text as textParam } from '../listQuery';
import { count, text, timestamp } from '../schemas';

/** As the server numbers them (spec section 4); 0 is the default and reads "closed". */
export const RULE_STATUS = { closed: 0, running: 1, online: 2, abnormal: 3 } as const;
export type RuleStatus = (typeof RULE_STATUS)[keyof typeof RULE_STATUS];
export type RuleStatusName = keyof typeof RULE_STATUS;
export const RULE_STATUS_NAMES = ['closed', 'running', 'online', 'abnormal'] as const;

/** The word for a status, as texts, addresses and files spell it. */
export const ruleStatusName = (status: RuleStatus): RuleStatusName => RULE_STATUS_NAMES[status];

/** What a rule watches over. */
export const RULE_TARGETS = ['service', 'order', 'payment', 'instance', 'certification'] as const;
export type RuleTarget = (typeof RULE_TARGETS)[number];
/** How it judges: a fixed limit, a change against the day before, what is unusual, or silence. */
export const RULE_TEMPLATES = ['threshold', 'change', 'anomaly', 'heartbeat'] as const;
export type RuleTemplate = (typeof RULE_TEMPLATES)[number];
/** A strong rule stops what it finds, a weak one only reports it. */
export const RULE_TYPES = ['strong', 'weak'] as const;
export type RuleType = (typeof RULE_TYPES)[number];
export const RULE_FREQUENCIES = ['hour', 'day', 'week', 'month'] as const;
export type RuleFrequency = (typeof RULE_FREQUENCIES)[number];

/** The team that answers for a rule. */
export const ruleOwnerSchema = v.object({ ownerId: text, name: text });
export type RuleOwner = v.InferOutput<typeof ruleOwnerSchema>;

/** One rule of the console's table (domain.md "Rule"). */
export const ruleSchema = v.object({
  key: text,
  name: text,
  desc: v.string(),
  /** How often it was called. */
  callNo: count,
  status: v.picklist(Object.values(RULE_STATUS)),
  /** When it was last scheduled. */
  updatedAt: timestamp,
  target: v.picklist(RULE_TARGETS),
  template: v.picklist(RULE_TEMPLATES),
  type: v.picklist(RULE_TYPES),
  /** From when on it is scheduled. */
  time: timestamp,
  frequency: v.picklist(RULE_FREQUENCIES),
  owner: ruleOwnerSchema,
  /** Of the running schedule, 0 to 100. */
  progress: v.pipe(count, v.maxValue(100)),
  /** Goes up with every change: who saves an older one is told. */
  version: count,
});
export type Rule = v.InferOutput<typeof ruleSchema>;

/** How many rules of each status the search finds, whatever status is asked for. */
export const ruleCountsSchema = v.object({ closed: count, running: count, online: count, abnormal: count });
export type RuleCounts = v.InferOutput<typeof ruleCountsSchema>;

export const ruleListSchema = v.object({ ...listingSchema(ruleSchema).entries, counts: ruleCountsSchema });
export type RuleList = v.InferOutput<typeof ruleListSchema>;

/** How many rules one request may approve, delete or restore. */
export const MAX_RULE_BATCH = 1000;

/** Which rules a request is about. */
export const ruleKeysSchema = v.object({
  keys: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
    v.minLength(1),
    v.maxLength(MAX_RULE_BATCH),
  ),
});

export const deletedRulesSchema = v.object({
  deleted: v.array(text),
  /** Gone before. */
  missing: v.array(text),
});
export const restoredRulesSchema = v.object({ restored: v.array(text) });

/** Codes with which the server refuses a change of a rule. */
export const RULE_ERROR = {
  /** There is no such rule, or it was deleted meanwhile. */
  gone: 46001,
  /** Another rule has this name. */
  duplicateName: 46002,
  /** Somebody else has changed it since it was read; `result` is the rule as it is now. */
  versionConflict: 46003,
} as const;

export const RULE_SORTS = ['key', 'name', 'callNo', 'status', 'time', 'updatedAt', 'progress'] as const;
export type RuleSortColumn = (typeof RULE_SORTS)[number];
/** `callNo` is ascending, `-callNo` descending. */
export type RuleSort = RuleSortColumn | `-${RuleSortColumn}`;
const RULE_ORDERS = RULE_SORTS.flatMap((column): RuleSort[] => [column, `-${column}`]);

/** What is looked for in the rule table. Days are those of the reader's own calendar; the newest rule is first by default. */
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
