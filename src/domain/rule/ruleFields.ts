import * as v from 'valibot';
import {
  type ColumnName,
  contentSchema,
  defineFields,
  entitySchema,
  type InputName,
  listQueryOf,
  nameItem,
  type SortOrder,
  select,
  textItem,
} from '../fields';
import { count, idSchema, text, timestamp } from '../schemas';

/** Spec section 4; 0 is the default. */
export const RULE_STATUS = { closed: 0, running: 1, online: 2, abnormal: 3 } as const;
export type RuleStatus = (typeof RULE_STATUS)[keyof typeof RULE_STATUS];

/** The unit of a limit by the template of its rule. */
export const RULE_LIMIT_UNIT = {
  threshold: 'percent',
  change: 'percent',
  anomaly: 'days',
  heartbeat: 'minutes',
} as const;
export type RuleTemplate = keyof typeof RULE_LIMIT_UNIT;
export type RuleLimitUnit = (typeof RULE_LIMIT_UNIT)[RuleTemplate];

/** Unit of a limit. */
export const ruleLimitUnitSchema = v.picklist([...new Set(Object.values(RULE_LIMIT_UNIT))]);

/** Whether a limit loses its meaning with a change of the template, so that a new one is needed. */
export const needsNewLimit = (from: RuleTemplate, to: RuleTemplate): boolean =>
  RULE_LIMIT_UNIT[from] !== RULE_LIMIT_UNIT[to];

/** What can keep the runs of a rule from finishing. */
export const RULE_FAILURES = ['timeout', 'quota', 'access', 'noData', 'late', 'inconsistent'] as const;

/** The team responsible for a rule. */
export const ruleOwnerSchema = v.object({
  /** Id of the team. */
  ownerId: idSchema,
  /** Name of the team. */
  name: text,
});
export type RuleOwner = v.InferOutput<typeof ruleOwnerSchema>;

/** The data center that a rule monitors. */
export const ruleRegionSchema = v.object({
  /** Id of the data center. */
  regionId: idSchema,
  /** Name of the data center. */
  name: text,
});
export type RuleRegion = v.InferOutput<typeof ruleRegionSchema>;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const LIMIT = { min: 1, max: 1000 };

/** The fields of a rule: everything that lists, forms, files, the history and the contract know of them. */
export const ruleFields = defineFields({
  /** Id of the rule. */
  key: { schema: idSchema, sorter: true },
  /** Unique among all rules. */
  name: { schema: text, sorter: true, formItem: { step: 'basic', ...nameItem(1, 80) }, initialValue: '' },
  /** Description of the rule (spec section 5). */
  desc: {
    schema: v.string(),
    valueType: 'textarea',
    formItem: { step: 'basic', ...textItem(5, 300) },
    initialValue: '',
  },
  /** 0 closed, 1 running, 2 online, 3 abnormal. */
  status: {
    schema: v.picklist(Object.values(RULE_STATUS)),
    valueType: 'select',
    valueEnum: ['closed', 'running', 'online', 'abnormal'],
    sorter: true,
    formItem: { step: 'schedule', order: 1 },
    initialValue: RULE_STATUS.closed,
  },
  /** How often it was called. */
  callNo: { schema: count, valueType: 'digit', sorter: true, search: ['minCalls', 'maxCalls'] },
  /** What the rule monitors. */
  target: {
    ...select(['service', 'order', 'payment', 'instance', 'certification']),
    formItem: { step: 'properties' },
    initialValue: 'service',
  },
  /** How the rule decides. The unit of its limit: `threshold` and `change` percent, `anomaly` days, `heartbeat` minutes. */
  template: {
    ...select(['threshold', 'change', 'anomaly', 'heartbeat'] satisfies RuleTemplate[]),
    formItem: { step: 'properties' },
    initialValue: 'threshold',
  },
  /** Threshold, in the unit of the template; 10 for a new rule without it. Sorted by unit, then by number. */
  limit: {
    schema: v.optional(count),
    valueType: 'digit',
    sorter: true,
    formItem: {
      step: 'properties',
      rule: LIMIT,
      schema: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(LIMIT.min), v.maxValue(LIMIT.max))),
    },
    initialValue: 10,
  },
  /** The data center that the rule monitors. */
  region: {
    schema: v.optional(ruleRegionSchema),
    valueType: 'select',
    sorter: true,
    formItem: {
      step: 'properties',
      /** Id of the data center. */
      name: 'regionId',
      schema: v.optional(id),
    },
  },
  /** A `strong` rule blocks, a `weak` one only reports. */
  type: { ...select(['strong', 'weak']), formItem: { step: 'properties' }, initialValue: 'weak' },
  /** Start of the schedule. */
  time: {
    schema: timestamp,
    valueType: 'dateTime',
    sorter: true,
    hideInSearch: true,
    formItem: { step: 'schedule' },
    initialValue: '',
  },
  /** How often it runs. */
  frequency: {
    ...select(['hour', 'day', 'week', 'month']),
    formItem: { step: 'schedule' },
    initialValue: 'day',
  },
  /** The team responsible for the rule. */
  owner: {
    schema: ruleOwnerSchema,
    valueType: 'select',
    formItem: {
      step: 'basic',
      /** Id of the team. */
      name: 'ownerId',
      schema: id,
    },
  },
  /** 0 to 100. */
  progress: {
    schema: v.pipe(count, v.maxValue(100)),
    valueType: 'progress',
    sorter: true,
    hideInSearch: true,
  },
  /** Last run; missing when it has not run since `time`. */
  updatedAt: { schema: v.optional(timestamp), valueType: 'dateTime', sorter: true, search: ['from', 'to'] },
  /** Incremented by each change; saving an older one fails. */
  version: { schema: count, valueType: 'digit', hideInTable: true, hideInSearch: true },
  /** What kept its last runs from finishing, so that its status is abnormal. */
  failure: {
    schema: v.optional(v.picklist(RULE_FAILURES)),
    valueType: 'select',
    valueEnum: RULE_FAILURES,
  },
  /** Why its status is abnormal, for people. */
  abnormalReason: { schema: v.optional(text), hideInTable: true, hideInSearch: true },
});

export type RuleField = keyof typeof ruleFields;
export type RuleColumn = ColumnName<typeof ruleFields>;
export type RuleSort = SortOrder<typeof ruleFields>;
/** A field that is typed in. */
export type RuleInput = InputName<typeof ruleFields>;

/** A monitoring rule. */
export const ruleSchema = entitySchema(ruleFields);
export type Rule = v.InferOutput<typeof ruleSchema>;

/** Inputs that are only valid together: a limit has the unit of its template. */
export const RULE_FIELD_GROUPS = [['template', 'limit']] as const;

/** The content of a rule form (spec section 3). */
export const ruleContentSchema = contentSchema(ruleFields);
export type RuleContent = v.InferOutput<typeof ruleContentSchema>;

/** The units of the limits of these templates; of all without any. */
export function limitUnits(templates: readonly RuleTemplate[]): RuleLimitUnit[] {
  const chosen = templates.length > 0 ? templates : ruleFields.template.valueEnum;
  return [...new Set(chosen.map((template) => RULE_LIMIT_UNIT[template]))];
}

/** Fields that are missing stay as they are. A template with another unit needs a limit, too. */
export const changedRuleSchema = v.object({
  ...v.partial(ruleContentSchema).entries,
  /** Version of the edited rule. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Days are local; the newest rule is first by default. */
export const ruleQuery = listQueryOf(ruleFields, { sort: '-key', pageSizes: [20, 50, 100] });
export type RuleQuery = ReturnType<typeof ruleQuery.read>;

export type RuleStatusName = (typeof ruleFields.status.valueEnum)[number];

/** Name of a status in texts, URLs and files; an unknown number stays as it is. */
export const ruleStatusName = (status: RuleStatus): RuleStatusName =>
  ruleFields.status.valueEnum[status] ?? (String(status) as RuleStatusName);
