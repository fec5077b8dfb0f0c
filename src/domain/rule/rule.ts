import * as v from 'valibot';
import { listingSchema } from '../listing';
import { day, ids, listQuery, manyOf, oneOf, text as textParam, wholeNumber } from '../listQuery';
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
/** Unit of a rule's limit. */
export const RULE_LIMIT_UNIT = {
  threshold: 'percent',
  change: 'percent',
  anomaly: 'days',
  heartbeat: 'minutes',
} as const satisfies Record<RuleTemplate, string>;
/** A strong rule blocks, a weak one only reports. */
export const RULE_TYPES = ['strong', 'weak'] as const;
export type RuleType = (typeof RULE_TYPES)[number];
export const RULE_FREQUENCIES = ['hour', 'day', 'week', 'month'] as const;
export type RuleFrequency = (typeof RULE_FREQUENCIES)[number];

/** The team responsible for a rule. */
export const ruleOwnerSchema = v.object({ ownerId: text, name: text });
export type RuleOwner = v.InferOutput<typeof ruleOwnerSchema>;

/** The data center that a rule monitors. */
export const ruleRegionSchema = v.object({ regionId: text, name: text });
export type RuleRegion = v.InferOutput<typeof ruleRegionSchema>;

/** A monitoring rule (domain.md "Rule"). */
export const ruleSchema = v.object({
  key: text,
  name: text,
  desc: v.string(),
  /** How often it was called. */
  callNo: count,
  status: v.picklist(Object.values(RULE_STATUS)),
  /** Last run; missing when it has not run since `time`. */
  updatedAt: v.optional(timestamp),
  target: v.picklist(RULE_TARGETS),
  template: v.picklist(RULE_TEMPLATES),
  /** Threshold in the unit of the template. */
  limit: v.optional(count),
  region: v.optional(ruleRegionSchema),
  type: v.picklist(RULE_TYPES),
  /** Start of the schedule. */
  time: timestamp,
  frequency: v.picklist(RULE_FREQUENCIES),
  owner: ruleOwnerSchema,
  /** 0 to 100. */
  progress: v.pipe(count, v.maxValue(100)),
  /** Incremented by each change; saving an older one fails. */
  version: count,
  /** Why its status is abnormal, for people. */
  abnormalReason: v.optional(text),
});
export type Rule = v.InferOutput<typeof ruleSchema>;

/** Matching rules per status; ignores the status filter. */
export const ruleCountsSchema = v.object({ closed: count, running: count, online: count, abnormal: count });
export type RuleCounts = v.InferOutput<typeof ruleCountsSchema>;

export const ruleListSchema = v.object({
  ...listingSchema(ruleSchema).entries,
  counts: ruleCountsSchema,
  /** Incremented by every write to any rule. */
  revision: v.optional(count, 0),
});
export type RuleList = v.InferOutput<typeof ruleListSchema>;

/** Rules that were written since a revision. */
export const ruleChangesSchema = v.object({ revision: count, changed: count });

export const RULE_ERROR = {
  gone: 46001,
  duplicateName: 46002,
  /** The rule was changed meanwhile; `result` is the current rule. */
  versionConflict: 46003,
  /** Another number of rules matches than the user saw; `result` contains it. */
  selectionChanged: 46004,
  /** Unknown, already undone, or of another user. */
  nothingToUndo: 46005,
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
    type: manyOf(RULE_TYPES),
    template: manyOf(RULE_TEMPLATES),
    target: manyOf(RULE_TARGETS),
    frequency: manyOf(RULE_FREQUENCIES),
    owner: ids,
    minCalls: wholeNumber(),
    maxCalls: wholeNumber(),
    from: day,
    to: day,
    sort: oneOf(RULE_ORDERS, '-key'),
  },
  {
    pageSizes: [20, 50, 100],
    check: (query) =>
      query.minCalls !== undefined && query.maxCalls !== undefined && query.minCalls > query.maxCalls
        ? { ...query, minCalls: undefined, maxCalls: undefined }
        : query,
  },
);
export type RuleQuery = ReturnType<typeof ruleQuery.read>;

/** Columns of the spreadsheet file, in their default order. */
export const RULE_EXPORT_COLUMNS = [
  'key',
  'name',
  'desc',
  'status',
  'callNo',
  'target',
  'template',
  'limit',
  'region',
  'type',
  'time',
  'frequency',
  'owner',
  'progress',
  'updatedAt',
] as const;
export type RuleExportColumn = (typeof RULE_EXPORT_COLUMNS)[number];
