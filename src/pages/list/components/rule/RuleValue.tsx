import { useT } from '@@/texts/rule';
import { DateText } from '@/components/DateText';
import type { Field } from '@/domain/fields';
import { type Rule, type RuleColumn, ruleFields } from '@/domain/rule/ruleFields';
import { ruleCell } from './ruleColumns';

/** A value of a rule, outside the table. */
export function RuleValue({ rule, name }: { rule: Rule; name: RuleColumn }) {
  const t = useT();
  const { valueType = 'text' }: Field = ruleFields[name];
  const value = rule[name];
  if (valueType === 'dateTime' && value) return <DateText at={String(value)} withTime />;
  if (typeof value === 'object') return value.name;
  if ((valueType === 'text' || valueType === 'textarea') && name !== 'key' && value)
    return <span dir="auto">{value}</span>;
  return ruleCell(rule, name, t);
}
