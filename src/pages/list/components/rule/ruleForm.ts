import * as v from 'valibot';
import { fromZoneTime, zoneTime } from '@/domain/calendar';
import { countCharacters, cutCharacters } from '@/domain/characters';
import { ruleProblem } from '@/domain/fieldError';
import { type Field, inputNames, sentName } from '@/domain/fields';
import { foldName, trimName } from '@/domain/name';
import {
  RULE_STATUS,
  type Rule,
  type RuleContent,
  type RuleInput,
  type RuleStatus,
  ruleContentSchema,
  ruleFields,
} from '@/domain/rule/ruleFields';

/** The values of a form: the content with times as of a date and time field (`2026-11-20T09:30`, local). */
export type RuleFormValues = RuleContent;

const INPUTS = inputNames(ruleFields).map((name) => {
  const field: Field = ruleFields[name];
  return { name, field, sent: sentName(name, field) as keyof RuleContent };
});

/** The fields of a step, in order. */
export const stepFields = (step: string): RuleInput[] =>
  INPUTS.filter(({ field }) => field.formItem?.step === step)
    .sort((one, other) => (one.field.formItem?.order ?? 0) - (other.field.formItem?.order ?? 0))
    .map(({ name }) => name);

export const RULE_STEPS = ['basic', 'properties', 'schedule'] as const;

/** Name of a field's value in the form. */
export const valueName = (name: RuleInput) => sentName(name, ruleFields[name]) as keyof RuleContent;

/** The field of a value in the form. */
export const fieldOfValue = (value: unknown): RuleInput | undefined =>
  INPUTS.find(({ sent }) => sent === value)?.name;

/** Name of the draft of a field that is edited in place, or of the comment. */
export const ruleDraft = (ruleId: string, name: string) => `rule-${ruleId}-${name}`;

/** Whether a field must have a value: one with an initial value is never empty. */
export const isRequired = (name: RuleInput): boolean => {
  const { initialValue }: Field = ruleFields[name];
  return initialValue !== undefined || !v.is(ruleContentSchema.entries[valueName(name)], undefined);
};

/** Returns why a value is rejected (spec section 5). */
export function inputProblem(
  name: RuleInput,
  value: unknown,
): 'tooLong' | 'characters' | 'invalid' | undefined {
  const { valueType, formItem }: Field = ruleFields[name];
  if (value === undefined && isRequired(name)) return 'invalid';
  const typed = valueType === 'dateTime' ? fieldTimeToIso(String(value ?? '')) : value;
  if (v.is(ruleContentSchema.entries[valueName(name)], typed)) return undefined;
  const problem = typeof value === 'string' && formItem?.rule && ruleProblem(value, formItem.rule);
  return problem === 'tooLong' || problem === 'characters' ? problem : 'invalid';
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

/** The values of a new rule. */
export const initialValues = (): Partial<RuleFormValues> =>
  Object.fromEntries(INPUTS.map(({ sent, field }) => [sent, field.initialValue]));

/** The values of a rule; those that it lacks are missing. */
export function toFormValues(rule: Rule): RuleFormValues {
  const values = INPUTS.flatMap(({ name, sent, field }) => {
    const value: unknown = rule[name];
    if (value === undefined) return [];
    if (field.valueType === 'dateTime') return [[sent, isoToFieldTime(String(value))]];
    const isObject = typeof value === 'object' && value !== null && sent in value;
    return [[sent, isObject ? (value as Readonly<Record<string, unknown>>)[sent] : value]];
  });
  return Object.fromEntries(values) as RuleFormValues;
}

/** Converts the value of a field to what is sent. Throws a TypeError for a time that is not valid. */
export function toSentValue(name: RuleInput, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const { valueType, formItem }: Field = ruleFields[name];
  if (valueType !== 'dateTime') return formItem?.rule?.isName ? trimName(value) : value.trim();
  const time = fieldTimeToIso(value);
  if (time === undefined) throw new TypeError(`${name} is no time`);
  return time;
}

/** Converts valid values to a content. */
export const toContent = <V extends Partial<RuleFormValues>>(values: V): V =>
  Object.fromEntries(
    INPUTS.filter(({ sent }) => values[sent] !== undefined).map(({ name, sent }) => [
      sent,
      toSentValue(name, values[sent]),
    ]),
  ) as V;

/** Only the scheduler sets `abnormal`; it can be kept. */
export function choosableStatuses(present: RuleStatus): RuleStatus[] {
  return Object.values(RULE_STATUS).filter(
    (status) => status !== RULE_STATUS.abnormal || present === RULE_STATUS.abnormal,
  );
}

/** Adds the mark of a copy, for example "(copy 2)"; the first copy has the number 1. */
type CopyLabel = (name: string, number: number) => string;

const PLACE = '\u{fffc}';

/** Returns the name of the original of a copy; any other name as it is. */
export function withoutCopyMark(name: string, label: CopyLabel): string {
  const toPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PLACE, '(.+)');
  const first = new RegExp(`^${toPattern(label(PLACE, 1))}$`);
  const next = new RegExp(`^${toPattern(label(PLACE, 2)).replace('2', '\\d+')}$`);
  return (first.exec(name) ?? next.exec(name))?.[1] ?? name;
}

/**
 * Returns a name for a copy of a rule that is not `taken`. The original's own mark is left out, and a long
 * name is shortened.
 */
export function copyName(name: string, taken: readonly string[], label: CopyLabel): string {
  const names = new Set(taken.map(foldName));
  const original = withoutCopyMark(name, label);
  for (let number = 1; ; number += 1) {
    const room = ruleFields.name.formItem.rule.max - countCharacters(label('', number));
    const base =
      countCharacters(original) > room ? `${cutCharacters(original, room - 1).trimEnd()}…` : original;
    const candidate = label(base, number);
    if (!names.has(foldName(candidate))) return candidate;
  }
}
