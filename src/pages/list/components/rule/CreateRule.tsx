import { useT } from '@@/texts/rule';
import { Button, Flex, Form } from 'antd';
import { useFormSave } from '@/components/form/useFormSave';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useQuery } from '@/components/query/useQuery';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import { RULE_STATUS, type Rule, ruleQuery } from '@/domain/rule/ruleFields';
import { createRule, listRules } from '@/services/rule';
import { FormDrawer } from './FormDrawer';
import { StepFields } from './RuleFields';
import {
  copyName,
  initialValues,
  RULE_STEPS,
  type RuleFormValues,
  toContent,
  toFormValues,
  withoutCopyMark,
} from './ruleForm';
import { useRuleChoices, useRulePage } from './rulePage';

interface CreateRuleProps {
  copyOf?: Rule;
  /** Called after the rule is created or the form is cancelled. */
  onClose: () => void;
}

/** Creates a rule from nothing or from a copy, which is closed and has a name of its own. */
export function CreateRule({ copyOf, onClose }: CreateRuleProps) {
  const { rules, panels } = useRulePage();
  const { owners, regions } = useRuleChoices();
  const t = useT();
  const message = useMessage();
  const [form] = Form.useForm<RuleFormValues>();

  const label = (name: string, number: number) =>
    number === 1 ? t('rule.form.copy.first', { name }) : t('rule.form.copy.next', { name, number });
  const copy = copyOf && {
    ...toFormValues(copyOf),
    name: copyName(copyOf.name, [], label),
    status: RULE_STATUS.closed,
  };
  // Copies made before. The server rejects a taken name.
  const search = new URLSearchParams({ keyword: withoutCopyMark(copyOf?.name ?? '', label) });
  useQuery((options) => listRules({ ...ruleQuery.read(search), pageSize: 100 }, options), {
    ready: copyOf !== undefined,
    silent: true,
    onData({ list }) {
      if (!copyOf || form.isFieldTouched('name')) return;
      const taken = list.map(({ name }) => name);
      form.setFieldValue('name', copyName(copyOf.name, taken, label));
    },
  });

  const creation = useFormSave<RuleFormValues, Rule>({
    form,
    draft: `rule-new-${copyOf?.key ?? ''}`,
    errorFields: { [RULE_ERROR.duplicateName]: 'name' },
    onSave: (values) => createRule(toContent(values)),
    onDone(rule) {
      void message.success(t('rule.form.created', { name: rule.name }));
      onClose();
      if (copyOf) panels.openRule(rule.key);
      void rules.refresh();
    },
  });

  return (
    <FormDrawer
      title={t(copyOf ? 'rule.form.duplicate' : 'rule.form.create')}
      form={creation}
      onClose={onClose}
    >
      {(close) => (
        <Form
          {...creation.formProps}
          requiredMark="optional"
          initialValues={{
            ...initialValues(),
            ownerId: owners[0]?.ownerId,
            regionId: regions[0]?.regionId,
            ...copy,
          }}
        >
          {RULE_STEPS.map((step) => (
            <StepFields key={step} step={step} />
          ))}
          <Flex className={layout.spaceBeforeXs} wrap gap={8}>
            <Button type="primary" htmlType="submit" loading={creation.isPending}>
              {t('rule.form.submit')}
            </Button>
            <Button onClick={close}>{t('rule.form.cancel')}</Button>
          </Flex>
        </Form>
      )}
    </FormDrawer>
  );
}
