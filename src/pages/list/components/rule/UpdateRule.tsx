import { Alert, Button, Flex, Form, Steps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import type { Rule, RuleOwner } from '@/domain/rule/rule';
import { fieldsOfRule, type RuleFields } from '@/domain/rule/ruleForm';
import { FormDrawer } from './FormDrawer';
import { BasicFields, PropertyFields, RULE_STEPS, ScheduleFields, STEP_FIELDS } from './RuleFields';
import styles from './RulePage.module.css';
import { useRuleText } from './useRuleText';
import { useRuleUpdate } from './useRuleUpdate';

interface UpdateRuleProps {
  rule: Rule;
  owners: readonly RuleOwner[];
  /** Saved, or given up. */
  onClose: () => void;
  onSaved: () => void;
}

const LAST_STEP = RULE_STEPS.length - 1;
const getStep = (field: unknown) =>
  RULE_STEPS.findIndex((step) => STEP_FIELDS[step].some((name) => name === field));

/** A rule is changed in three steps; all fields stay, so nothing that was entered is lost between them. */
export function UpdateRule({ rule, owners, onClose, onSaved }: UpdateRuleProps) {
  const say = useRuleText();
  const [form] = Form.useForm<RuleFields>();
  const [step, setStep] = useState(0);
  const [dirty, setDirty] = useState(false);
  const wanted = useRef<keyof RuleFields>(undefined);
  const update = useRuleUpdate(rule, {
    form,
    onSaved() {
      onClose();
      onSaved();
    },
    onNameRefused: () => goTo(0, 'name'),
  });

  function goTo(next: number, field = STEP_FIELDS[RULE_STEPS[next] ?? 'basic'][0] as keyof RuleFields) {
    wanted.current = field;
    setStep(next);
    if (next === step) form.focusField(field);
  }
  // A field takes the focus only once its step is on screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own field to begin with.
  useEffect(() => {
    if (wanted.current) form.focusField(wanted.current);
  }, [step, form]);

  function handleTakeTheirs() {
    update.takeTheirs();
    setDirty(false);
  }

  const { conflict, gone, saving } = update;
  return (
    <FormDrawer title={say('form.update')} dirty={dirty} onClose={onClose}>
      {(close) => (
        <Form
          form={form}
          layout="vertical"
          initialValues={fieldsOfRule(rule)}
          onValuesChange={() => setDirty(true)}
          onFinish={() => (step < LAST_STEP ? goTo(step + 1) : void update.save())}
          onFinishFailed={({ errorFields }) => {
            const field = errorFields[0]?.name[0];
            const invalid = getStep(field);
            if (invalid >= 0) goTo(invalid, String(field) as keyof RuleFields);
          }}
        >
          <Steps
            size="small"
            current={step}
            className={layout.spaceAfterLg}
            items={RULE_STEPS.map((name) => ({ title: say(`form.step.${name}`) }))}
          />
          {conflict && (
            <Alert
              type="warning"
              showIcon
              className={layout.spaceAfterLg}
              title={say('form.conflict.title')}
              description={
                <Flex className={styles.choice} wrap align="center" gap={8}>
                  <p>{say('form.conflict.description')}</p>
                  <Button size="small" onClick={handleTakeTheirs}>
                    {say('form.conflict.theirs')}
                  </Button>
                  <Button size="small" loading={saving} onClick={() => void update.overwrite()}>
                    {say('form.conflict.mine')}
                  </Button>
                </Flex>
              }
            />
          )}
          {gone && (
            <Alert
              type="warning"
              showIcon
              className={layout.spaceAfterLg}
              title={say('form.gone.title')}
              description={
                <Flex className={styles.choice} wrap align="center" gap={8}>
                  <p>{say('form.gone.description')}</p>
                  <Button size="small" loading={saving} onClick={() => void update.createAnew()}>
                    {say('form.gone.create')}
                  </Button>
                </Flex>
              }
            />
          )}
          <div hidden={step !== 0}>
            <BasicFields owners={owners} present={rule.owner} />
          </div>
          <div hidden={step !== 1}>
            <PropertyFields />
          </div>
          <div hidden={step !== 2}>
            <ScheduleFields status={rule.status} />
          </div>
          <Flex className={styles.formActions} wrap align="center" gap={8}>
            <Button type="primary" htmlType="submit" loading={saving} disabled={gone}>
              {say(step < LAST_STEP ? 'form.next' : 'form.save')}
            </Button>
            {step > 0 && <Button onClick={() => goTo(step - 1)}>{say('form.back')}</Button>}
            <Button onClick={close}>{say('form.cancel')}</Button>
          </Flex>
        </Form>
      )}
    </FormDrawer>
  );
}
