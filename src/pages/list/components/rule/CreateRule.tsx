import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { useFormDraft } from '@/components/form/useFormDraft';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { hasErrorCode } from '@/domain/requestError';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import { RULE_STATUS, type Rule, type RuleOwner, type RuleRegion, ruleQuery } from '@/domain/rule/ruleFields';
import { createRule, listRules } from '@/services/rule';
import { FormDrawer } from './FormDrawer';
import { StepFields } from './RuleFields';
import styles from './RulePage.module.css';
import {
  copyName,
  initialValues,
  RULE_STEPS,
  type RuleFormValues,
  toContent,
  toFormValues,
  withoutCopyMark,
} from './ruleForm';
import { useRuleText } from './useRuleText';

interface CreateRuleProps {
  owners: readonly RuleOwner[];
  regions: readonly RuleRegion[];
  /** The rule to start from. */
  copyOf?: Rule;
  /** Called after the rule is created or the form is cancelled. */
  onClose: () => void;
  onCreated: (rule: Rule) => void;
}

/** Creates a rule from nothing or from a copy, which is closed and has a name of its own. */
export function CreateRule({ owners, regions, copyOf, onClose, onCreated }: CreateRuleProps) {
  const t = useRuleText();
  const message = useMessage();
  const [form] = Form.useForm<RuleFormValues>();
  const [dirty, setDirty] = useState(false);
  const draft = useFormDraft(`rule-new-${copyOf?.key ?? ''}`, form, () => setDirty(true));

  const label = (name: string, number: number) =>
    number === 1 ? t('form.copy.first', { name }) : t('form.copy.next', { name, number });
  const copy = copyOf && {
    ...toFormValues(copyOf),
    name: copyName(copyOf.name, [], label),
    status: RULE_STATUS.closed,
  };
  // Copies made before. The server rejects a taken name.
  useQuery(
    (options) =>
      listRules(
        {
          ...ruleQuery.read(new URLSearchParams({ keyword: withoutCopyMark(copyOf?.name ?? '', label) })),
          pageSize: 100,
        },
        options,
      ),
    {
      ready: copyOf !== undefined,
      silent: true,
      onData({ list }) {
        if (!copyOf || form.isFieldTouched('name')) return;
        form.setFieldValue(
          'name',
          copyName(
            copyOf.name,
            list.map(({ name }) => name),
            label,
          ),
        );
      },
    },
  );

  const creation = useAction(createRule, {
    onDone(rule) {
      void message.success(t('form.created', { name: rule.name }));
      draft.clear();
      onClose();
      onCreated(rule);
    },
    onFailed(error) {
      if (!hasErrorCode(error, RULE_ERROR.duplicateName)) return;
      form.setFields([{ name: 'name', errors: [error.message] }]);
      form.focusField('name');
    },
  });

  return (
    <FormDrawer
      title={t(copyOf ? 'form.duplicate' : 'form.create')}
      dirty={dirty}
      draft={draft}
      onClose={onClose}
    >
      {(close) => (
        <Form
          form={form}
          layout="vertical"
          initialValues={{
            ...initialValues(),
            ownerId: owners[0]?.ownerId,
            regionId: regions[0]?.regionId,
            ...copy,
          }}
          onValuesChange={(_changed, values) => {
            setDirty(true);
            draft.keep(values);
          }}
          onFinish={(fields) => void creation.run(toContent(fields))}
          onFinishFailed={({ errorFields }) => errorFields[0] && form.focusField(errorFields[0].name)}
        >
          {RULE_STEPS.map((step) => (
            <StepFields key={step} step={step} owners={owners} regions={regions} />
          ))}
          <Flex className={styles.formActions} wrap align="center" gap={8}>
            <Button type="primary" htmlType="submit" loading={creation.isPending}>
              {t('form.submit')}
            </Button>
            <Button onClick={close}>{t('form.cancel')}</Button>
          </Flex>
        </Form>
      )}
    </FormDrawer>
  );
}
