import { DateText } from '@/components/DateText';
import { RULE_LIMIT_UNIT, type Rule } from '@/domain/rule/rule';
import type { RuleFieldName } from './RuleFields';
import { RULE_COLUMN_CONFIG } from './ruleColumns';
import { useRuleText } from './useRuleText';

interface RuleValueProps {
  rule: Rule;
  name: RuleFieldName | 'updatedAt' | 'callNo' | 'progress' | 'key';
}

/** A value of a rule, outside the table. */
export function RuleValue({ rule, name }: RuleValueProps) {
  const t = useRuleText();
  if (name === 'desc') return <span dir="auto">{rule.desc}</span>;
  if (name === 'name') return <span dir="auto">{rule.name}</span>;
  if (name === 'time') return <DateText at={rule.time} withTime />;
  if (name === 'updatedAt') return rule.updatedAt ? <DateText at={rule.updatedAt} withTime /> : t('notRun');
  if (name === 'limit')
    return rule.limit === undefined
      ? '-'
      : t(`limit.value.${RULE_LIMIT_UNIT[rule.template]}`, { limit: rule.limit });
  if (name === 'regionId') return rule.region?.name ?? '-';
  if (name === 'ownerId') return rule.owner.name;
  return RULE_COLUMN_CONFIG[name].cell(rule, t);
}
