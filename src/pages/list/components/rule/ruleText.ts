import { useT } from '@@/texts/rule';
import type { Field } from '@/domain/fields';
import { dateText } from '@/domain/intlFormats';
import { type RuleField, type RuleLimitUnit, ruleFields } from '@/domain/rule/ruleFields';
import type { T } from '@/locales/useT';

type RuleText = T<TextId<'rule'>>;

const choicesOf = (name: RuleField): readonly string[] => {
  const { valueEnum = [] }: Field = ruleFields[name];
  return valueEnum;
};

/** The text of a choice, given by its name or number; an unknown one as it is. */
export function choiceText(t: RuleText, name: RuleField, value: string | number): string {
  const choices = choicesOf(name);
  const choice = typeof value === 'number' ? choices[value] : value;
  // tests/unit/domain/rule/ruleFields.test.ts proves that the texts exist.
  return choice && choices.includes(choice) ? t(`rule.${name}.${choice}` as TextId<'rule'>) : String(value);
}

/** Returns a function for the text of a choice, a time or a limit; an unknown value is shown as it is. */
export function useValueText() {
  const t = useT();
  return (name: RuleField, value: string | number, unit?: RuleLimitUnit): string => {
    const { valueType, valueEnum }: Field = ruleFields[name];
    if (unit) return limitText(t, Number(value), unit);
    if (valueEnum) return choiceText(t, name, value);
    return valueType !== 'dateTime' || Number.isNaN(Date.parse(String(value)))
      ? String(value)
      : dateText(t.locale, value, { short: true, withTime: true });
  };
}

/** The fixed choices of a field with their texts. */
export const choiceOptions = (t: RuleText, name: RuleField) =>
  choicesOf(name).map((value) => ({ value, label: choiceText(t, name, value) }));

/** A limit, or what is compared with it, in its unit; without a known unit as it is. */
export const limitText = (t: RuleText, limit: number, unit: RuleLimitUnit | undefined): string =>
  unit ? t(`rule.limit.value.${unit}`, { limit }) : String(limit);

/** A text of a field besides its name, such as that of an invalid value; exists as above. */
export const fieldText = (
  t: RuleText,
  name: RuleField,
  kind: 'invalid' | 'failed',
  values?: Record<string, string | number>,
) => t(`rule.field.${name}.${kind}` as TextId<'rule'>, values);
