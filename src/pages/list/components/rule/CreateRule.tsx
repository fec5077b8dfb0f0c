import { Button, Flex, Form } from 'antd';
import { useRef, useState } from 'react';
import { newIntent } from '@/browser/orderIntent';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { hasErrorCode } from '@/domain/requestError';
import { RULE_ERROR, type RuleOwner } from '@/domain/rule/rule';
import { contentOfFields, type RuleContent, type RuleFields } from '@/domain/rule/ruleForm';
import { createRule } from '@/services/rule';
import { FormDrawer } from './FormDrawer';
import { BasicFields, PropertyFields, ScheduleFields } from './RuleFields';
import styles from './RulePage.module.css';
import { useRuleText } from './useRuleText';

interface CreateRuleProps {
  owners: readonly RuleOwner[];
  /** Called after the rule is created or the form is cancelled. */
  onClose: () => void;
  onCreated: () => void;
}

/** Returns the same idempotency key for the same content, so that a retry cannot create a second rule. */
function useContentKey() {
  const last = useRef({ content: '', key: '' });
  return (content: RuleContent) => {
    const serialized = JSON.stringify(content);
    if (last.current.content !== serialized) last.current = { content: serialized, key: newIntent() };
    return last.current.key;
  };
}

export function CreateRule({ owners, onClose, onCreated }: CreateRuleProps) {
  const t = useRuleText();
  const message = useMessage();
  const [form] = Form.useForm<RuleFields>();
  const [dirty, setDirty] = useState(false);
  const getIdempotencyKey = useContentKey();

  const creation = useAction((content: RuleContent) => createRule(content, getIdempotencyKey(content)), {
    onDone({ name }) {
      void message.success(t('form.created', { name }));
      onClose();
      onCreated();
    },
    onFailed(error) {
      if (!hasErrorCode(error, RULE_ERROR.duplicateName)) return;
      form.setFields([{ name: 'name', errors: [error.message] }]);
      form.focusField('name');
    },
  });

  return (
    <FormDrawer title={t('form.create')} dirty={dirty} onClose={onClose}>
      {(close) => (
        <Form
          form={form}
          layout="vertical"
          initialValues={{
            name: '',
            desc: '',
            ownerId: owners[0]?.ownerId,
            target: 'service',
            template: 'threshold',
            type: 'weak',
            time: '',
            frequency: 'day',
            status: 0,
          }}
          onValuesChange={() => setDirty(true)}
          onFinish={(fields) => void creation.run(contentOfFields(fields))}
          onFinishFailed={({ errorFields }) => errorFields[0] && form.focusField(errorFields[0].name)}
        >
          <BasicFields owners={owners} />
          <PropertyFields />
          <ScheduleFields status={0} />
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
