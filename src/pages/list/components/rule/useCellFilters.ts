import listingTexts from '@@/texts/listing';
import { useT } from '@@/texts/rule';
import { useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import type { FilteredList } from '@/components/list/useFilters';
import { cellFilters, toChoice } from '@/domain/cellFilters';
import type { Field } from '@/domain/fields';
import { dateText } from '@/domain/intlFormats';
import {
  RULE_LIMIT_UNIT,
  type Rule,
  type RuleColumn,
  type RuleQuery,
  ruleFields,
} from '@/domain/rule/ruleFields';
import { useRuleFilters } from './RuleFilters';
import { useRulePage } from './rulePage';

type Items = NonNullable<MenuProps['items']>;

/** Returns the entries of a menu that filter the rules by the values of a rule in some columns. */
export function useCellFilters() {
  const { rules } = useRulePage();
  const t = useT(listingTexts);
  const { formatNumber, locale } = useIntl();
  const { choices } = useRuleFilters();
  const { query } = rules;
  // What changes follows from the fields.
  const { change }: Pick<FilteredList, 'change'> = rules;

  /** The value of a field in words; undefined for one that has no filter. */
  function valueText(rule: Rule, name: RuleColumn): string {
    const field: Field = ruleFields[name];
    const value = rule[name];
    if (name === 'limit' && rule.limit !== undefined)
      return t(`rule.limit.value.${RULE_LIMIT_UNIT[rule.template]}`, { limit: rule.limit });
    if (field.valueType === 'dateTime') return dateText(locale, String(value), { short: true });
    if (typeof value === 'object') return value.name;
    const choice = toChoice(name, field, value);
    const option = choices.find((each) => each.name === name)?.options.find((each) => each.value === choice);
    return option?.label ?? (typeof value === 'number' ? formatNumber(value) : String(value));
  }

  /** The templates whose limits have the unit of a rule's, so that its number is compared with those only. */
  function sameUnit({ template }: Rule): Pick<RuleQuery, 'template'> {
    const chosen = query.template.length > 0 ? query.template : ruleFields.template.valueEnum;
    return { template: chosen.filter((each) => RULE_LIMIT_UNIT[each] === RULE_LIMIT_UNIT[template]) };
  }

  function filtersOf(rule: Rule, name: RuleColumn): Items {
    const listed = choices.find((each) => each.name === name)?.options.map(({ value }) => value);
    return cellFilters(ruleFields, name, rule[name], query, listed).map(({ kind, values }) => ({
      key: `${name}:${kind}`,
      label: t(`listing.cell.${kind}`, { value: valueText(rule, name) }),
      onClick: () => change({ ...values, ...(name === 'limit' && sameUnit(rule)) }),
    }));
  }

  /** The entries for one column; for several, a menu for each. */
  return (rule: Rule, names: readonly RuleColumn[]): Items => {
    const [name] = names;
    if (name && names.length === 1) return filtersOf(rule, name);
    return names
      .map((each) => ({
        key: each,
        label: t('rule.filter.cell', { field: t(`rule.field.${each}`), value: valueText(rule, each) }),
        children: filtersOf(rule, each),
      }))
      .filter(({ children }) => children.length > 0);
  };
}
