import { useT } from '@@/texts/rule';
import { useRecordEdit } from '@/components/form/useRecordEdit';
import { ruleEndpoints } from '@/domain/rule/endpoints';
import { RULE_FIELD_GROUPS, RULE_LIMIT_UNIT, type Rule } from '@/domain/rule/ruleFields';
import { updateRule } from '@/services/rule';
import { fieldOfValue, type RuleFormValues, toContent, toFormValues, toSentValue } from './ruleForm';
import { useRuleChoices } from './rulePage';
import { useValueText } from './ruleText';

/** The write of an edited rule, see `useRecordEdit`. */
export function useRuleEdit(rule: Rule, onConflict?: (current: Rule) => boolean) {
  const { owners, regions } = useRuleChoices();
  const t = useT();
  const getText = useValueText();
  return useRecordEdit<RuleFormValues, Rule>({
    record: rule,
    kind: 'rule',
    endpoint: ruleEndpoints.update,
    toValues: toFormValues,
    save: ({ key, version }, changes) => updateRule(key, toContent(changes), version),
    groups: RULE_FIELD_GROUPS,
    onConflict,
    label(name) {
      const field = fieldOfValue(name);
      return field ? t(`rule.field.${field}`) : name;
    },
    text(name, values) {
      const field = fieldOfValue(name);
      const { [name]: value, template } = values;
      if (field === undefined || value === undefined) return undefined;
      if (name === 'ownerId') return owners.find(({ ownerId }) => ownerId === value)?.name;
      if (name === 'regionId') return regions.find(({ regionId }) => regionId === value)?.name;
      const unit = name === 'limit' && template ? RULE_LIMIT_UNIT[template] : undefined;
      return getText(field, typeof value === 'number' ? value : String(toSentValue(field, value)), unit);
    },
  });
}
