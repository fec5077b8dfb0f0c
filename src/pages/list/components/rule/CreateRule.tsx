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
  /** Made, or given up. */
  onClose: () => void;
  onCreated: () => void;
}

/** The same content sent again, after an answer was lost, is the same rule. */
function useContentKey() {
  const last = useRef({ spelled: '', key: '' });
  return (content: RuleContent) => {
    const spelled = JSON.stringify(content);
    if (last.current.spelled !== spelled) last.current = { spelled, key: newIntent() };
    return last.current.key;
  };
}

/** All that makes a new rule, on one page. */
export function CreateRule({ owners, onClose, onCreated }: CreateRuleProps) {
  const say = useRuleText();
  const message = useMessage();
  const [form] = Form.useForm<RuleFields>();
  const [dirty, setDirty] = useState(false);
  const toKey = useContentKey();

  const creation = useAction((content: RuleContent) => createRule(content, toKey(content)), {
    onDone({ name }) {
      void message.success(say('form.created', { name }));
      onClose();
      onCreated();
    },
    onFailed(failure) {
      if (!hasErrorCode(failure, RULE_ERROR.duplicateName)) return;
      form.setFields([{ name: 'name', errors: [failure.message] }]);
      form.focusField('name');
    },
  });

  return (
    <FormDrawer title={say('form.create')} dirty={dirty} onClose={onClose}>
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
              {say('form.submit')}
            </Button>
            <Button onClick={close}>{say('form.cancel')}</Button>
          </Flex>
        </Form>
      )}
    </FormDrawer>
  );
}
