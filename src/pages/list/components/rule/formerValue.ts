import type { Field } from '@/domain/fields';
import type { RuleFieldChange } from '@/domain/rule/ruleDetail';
import {
  needsNewLimit,
  RULE_LIMIT_UNIT,
  type Rule,
  type RuleInput,
  ruleFields,
  ruleStatusName,
} from '@/domain/rule/ruleFields';
import { choosableStatuses, inputProblem, isoToFieldTime, type RuleFormValues, valueName } from './ruleForm';
import type { RuleChoices } from './rulePage';

/** Why a former value cannot be restored: the rule has it, its limit has another unit now, or it cannot be chosen any more. */
export type RestoreRefusal = 'current' | 'unit' | 'unavailable';

interface Restoring extends RuleChoices {
  rule: Rule;
}

/** A value of a rule as its changes name it. */
function presentValue(rule: Rule, name: RuleInput): string | undefined {
  if (name === 'status') return ruleStatusName(rule.status);
  const value = rule[name];
  return typeof value === 'object' ? value.name : value?.toString();
}

/** The value in a form for one that a change names; undefined when there is none any more. */
function toFormValue(name: RuleInput, text: string, { rule, owners, regions }: Restoring): unknown {
  const { valueType, valueEnum = [] }: Field = ruleFields[name];
  if (name === 'status')
    return choosableStatuses(rule.status).find((status) => ruleStatusName(status) === text);
  if (name === 'owner') return owners.find((owner) => owner.name === text)?.ownerId;
  if (name === 'region') return regions.find((region) => region.name === text)?.regionId;
  if (valueType === 'select') return valueEnum.find((choice) => choice === text);
  if (valueType === 'dateTime') return isoToFieldTime(text);
  return valueType === 'digit' ? Number(text) : text;
}

/**
 * Returns the values of a form that give a rule a value as it was before a change, or why that is impossible. A template comes
 * back with its limit when `changes`, all of the same event, contain it.
 */
export function formerValues(
  { field, from, fromUnit }: RuleFieldChange,
  changes: readonly RuleFieldChange[],
  restoring: Restoring,
): Partial<RuleFormValues> | RestoreRefusal {
  const { rule } = restoring;
  if (field === 'limit' && fromUnit !== RULE_LIMIT_UNIT[rule.template]) return 'unit';
  if (from === undefined) return 'unavailable';
  if (presentValue(rule, field) === from) return 'current';
  const value = toFormValue(field, from, restoring);
  if (value === undefined || inputProblem(field, value)) return 'unavailable';
  const values: Partial<RuleFormValues> = { [valueName(field)]: value };
  const { template } = values;
  if (template === undefined || !needsNewLimit(rule.template, template)) return values;
  const limit = changes.find(
    (change) => change.field === 'limit' && change.fromUnit === RULE_LIMIT_UNIT[template],
  );
  return limit?.from === undefined ? 'unit' : { template, limit: Number(limit.from) };
}
