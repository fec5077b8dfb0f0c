import * as v from 'valibot';
import { fromZoneTime, zoneTime } from '../calendar';
import { timestamp } from '../schemas';
import {
  RULE_FREQUENCIES,
  RULE_STATUS,
  RULE_TARGETS,
  RULE_TEMPLATES,
  RULE_TYPES,
  type Rule,
  type RuleStatus,
} from './rule';

export const RULE_NAME_MAX = 80;
/** Spec section 5. */
export const RULE_DESC_MIN = 5;
export const RULE_DESC_MAX = 300;
export const RULE_LIMIT_MAX = 1000;

/** The content of a rule form (spec section 3). */
export const ruleContentSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(RULE_NAME_MAX)),
  desc: v.pipe(v.string(), v.trim(), v.minLength(RULE_DESC_MIN), v.maxLength(RULE_DESC_MAX)),
  target: v.picklist(RULE_TARGETS),
  template: v.picklist(RULE_TEMPLATES),
  /** 10 by default. */
  limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(RULE_LIMIT_MAX))),
  /** All regions by default. */
  regionId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
  type: v.picklist(RULE_TYPES),
  time: timestamp,
  frequency: v.picklist(RULE_FREQUENCIES),
  ownerId: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  status: v.picklist(Object.values(RULE_STATUS)),
});
export type RuleContent = v.InferOutput<typeof ruleContentSchema>;

/** Idempotent by key. */
export const newRuleSchema = v.object({
  ...ruleContentSchema.entries,
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/)),
});
/** Fields that are missing stay as they are. */
export const changedRuleSchema = v.object({
  ...v.partial(ruleContentSchema).entries,
  /** Version of the edited rule. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Field values: the content with `time` as of a date and time field (`2026-11-20T09:30`, local). */
export type RuleFields = RuleContent;

export type RuleFieldError =
  | 'name.missing'
  | 'name.tooLong'
  | 'desc.tooShort'
  | 'desc.tooLong'
  | 'time.missing';

/** Returns the error of a field. Length counts code points. */
export function ruleFieldError(
  field: 'name' | 'desc' | 'time',
  value: string | undefined,
): RuleFieldError | undefined {
  const trimmed = (value ?? '').trim();
  const length = [...trimmed].length;
  if (field === 'name') {
    if (length === 0) return 'name.missing';
    return trimmed.length > RULE_NAME_MAX ? 'name.tooLong' : undefined;
  }
  if (field === 'desc') {
    if (length < RULE_DESC_MIN) return 'desc.tooShort';
    return trimmed.length > RULE_DESC_MAX ? 'desc.tooLong' : undefined;
  }
  return fieldTimeToIso(trimmed) === undefined ? 'time.missing' : undefined;
}

/** Converts a moment to the value of a date and time field, in the portal's time zone; `''` when it is unreadable. */
export function isoToFieldTime(iso: string): string {
  return zoneTime(Date.parse(iso)).slice(0, 16);
}

/** Converts a date and time field to a moment (ISO 8601 UTC); `undefined` without a valid value. */
export function fieldTimeToIso(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text)) return undefined;
  const at = fromZoneTime(text);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

export function fieldsOfRule(rule: Rule): RuleFields {
  const { name, desc, target, template, limit, region, type, frequency, status, owner } = rule;
  return {
    name,
    desc,
    target,
    template,
    ...(limit !== undefined && { limit }),
    ...(region && { regionId: region.regionId }),
    type,
    time: isoToFieldTime(rule.time),
    frequency,
    ownerId: owner.ownerId,
    status,
  };
}

/** Converts valid fields to a content. */
export function contentOfFields(fields: RuleFields): RuleContent {
  const time = fieldTimeToIso(fields.time);
  if (time === undefined) throw new TypeError('The fields hold no start time');
  return { ...fields, name: fields.name.trim(), desc: fields.desc.trim(), time };
}

/** Only the scheduler sets `abnormal`; it can be kept. */
export function choosableStatuses(present: RuleStatus): RuleStatus[] {
  return Object.values(RULE_STATUS).filter(
    (status) => status !== RULE_STATUS.abnormal || present === RULE_STATUS.abnormal,
  );
}
