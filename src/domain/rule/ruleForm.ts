import * as v from 'valibot';
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
/** Spec section 5: a description has at least five characters. */
export const RULE_DESC_MIN = 5;
export const RULE_DESC_MAX = 300;

/** What a person says of a rule (spec section 3). */
export const ruleContentSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(RULE_NAME_MAX)),
  desc: v.pipe(v.string(), v.trim(), v.minLength(RULE_DESC_MIN), v.maxLength(RULE_DESC_MAX)),
  target: v.picklist(RULE_TARGETS),
  template: v.picklist(RULE_TEMPLATES),
  type: v.picklist(RULE_TYPES),
  time: timestamp,
  frequency: v.picklist(RULE_FREQUENCIES),
  ownerId: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  status: v.picklist(Object.values(RULE_STATUS)),
});
export type RuleContent = v.InferOutput<typeof ruleContentSchema>;

/** The same key makes the same rule, however often it is sent. */
export const newRuleSchema = v.object({
  ...ruleContentSchema.entries,
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/)),
});
export const changedRuleSchema = v.object({
  ...ruleContentSchema.entries,
  /** Of the rule as it was read. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** What stands in the fields of a form: a content, but its time is that of a date and time field (`2026-11-20T09:30`, here). */
export type RuleFields = RuleContent;

export type RuleFieldError =
  | 'name.missing'
  | 'name.tooLong'
  | 'desc.tooShort'
  | 'desc.tooLong'
  | 'time.missing';

/** What is wrong with a field, or nothing. Length counts characters as people do, not their halves in UTF-16. */
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

/** A moment as a date and time field shows it, to the minute, in the reader's time zone. */
export function isoToFieldTime(iso: string): string {
  const date = new Date(iso);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What a date and time field holds as a moment (ISO 8601 UTC); `undefined` while it holds none. */
export function fieldTimeToIso(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The fields of a rule that is about to be changed. */
export function fieldsOfRule(rule: Rule): RuleFields {
  const { name, desc, target, template, type, frequency, status, owner } = rule;
  return {
    name,
    desc,
    target,
    template,
    type,
    time: isoToFieldTime(rule.time),
    frequency,
    ownerId: owner.ownerId,
    status,
  };
}

/** What the fields come to; they must hold no error. */
export function contentOfFields(fields: RuleFields): RuleContent {
  const time = fieldTimeToIso(fields.time);
  if (time === undefined) throw new TypeError('The fields hold no start time');
  return { ...fields, name: fields.name.trim(), desc: fields.desc.trim(), time };
}

/** Only the scheduler finds a rule abnormal; nobody can choose it, but what is may stay. */
export function choosableStatuses(present: RuleStatus): RuleStatus[] {
  return Object.values(RULE_STATUS).filter(
    (status) => status !== RULE_STATUS.abnormal || present === RULE_STATUS.abnormal,
  );
}
