import * as v from 'valibot';
import type { Field } from '@/domain/fields';
import type { RuleFieldChange } from '@/domain/rule/ruleDetail';
import {
  needsNewLimit,
  RULE_LIMIT_UNIT,
  type Rule,
  type RuleContent,
  type RuleInput,
  ruleContentSchema,
  ruleFields,
  ruleStatusName,
} from '@/domain/rule/ruleFields';
import type { RuleChoices } from './RuleFields';
import { choosableStatuses, valueName } from './ruleForm';

/** Why a former value cannot be restored: the rule has it, its limit has another unit now, or it cannot be chosen any more. */
export type RestoreRefusal = 'current' | 'unit' | 'unavailable';

interface Restoring extends Pick<RuleChoices, 'owners' | 'regions'> {
  rule: Rule;
}

/** A value of a rule as its changes name it. */
function presentValue(rule: Rule, name: RuleInput): string | undefined {
  if (name === 'status') return ruleStatusName(rule.status);
  const value = rule[name];
  return typeof value === 'object' ? value.name : value?.toString();
}

/** The value that is sent for one that a change names; undefined when there is none any more. */
function toSent(name: RuleInput, text: string, { rule, owners, regions }: Restoring): unknown {
  const { valueType, valueEnum = [] }: Field = ruleFields[name];
  if (name === 'status')
    return choosableStatuses(rule.status).find((status) => ruleStatusName(status) === text);
  if (name === 'owner') return owners.find((owner) => owner.name === text)?.ownerId;
  if (name === 'region') return regions.find((region) => region.name === text)?.regionId;
  if (valueType === 'select') return valueEnum.find((choice) => choice === text);
  return valueType === 'digit' ? Number(text) : text;
}

/**
 * Returns the fields to send so that a rule has a value as it was before a change, or why that is impossible. A template comes
 * back with its limit when `changes`, all of the same event, contain it.
 */
export function formerContent(
  { field, from, fromUnit }: RuleFieldChange,
  changes: readonly RuleFieldChange[],
  restoring: Restoring,
): Partial<RuleContent> | RestoreRefusal {
  const { rule } = restoring;
  if (field === 'limit' && fromUnit !== RULE_LIMIT_UNIT[rule.template]) return 'unit';
  if (from === undefined) return 'unavailable';
  if (presentValue(rule, field) === from) return 'current';
  const name = valueName(field);
  const value = toSent(field, from, restoring);
  if (value === undefined || !v.is(ruleContentSchema.entries[name], value)) return 'unavailable';
  const content: Partial<RuleContent> = { [name]: value };
  const { template } = content;
  if (template === undefined || !needsNewLimit(rule.template, template)) return content;
  const limit = changes.find(
    (change) => change.field === 'limit' && change.fromUnit === RULE_LIMIT_UNIT[template],
  );
  return limit?.from === undefined ? 'unit' : { template, limit: Number(limit.from) };
}
