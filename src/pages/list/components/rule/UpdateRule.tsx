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
  /** Called after the rule is saved or the form is cancelled. */
  onClose: () => void;
  onSaved: () => void;
}

const LAST_STEP = RULE_STEPS.length - 1;
const getStep = (field: unknown) =>
  RULE_STEPS.findIndex((step) => STEP_FIELDS[step].some((name) => name === field));

/** Edits a rule in three steps. All fields stay mounted, so that the values survive a change of step. */
export function UpdateRule({ rule, owners, onClose, onSaved }: UpdateRuleProps) {
  const t = useRuleText();
  const [form] = Form.useForm<RuleFields>();
  const [step, setStep] = useState(0);
  const [dirty, setDirty] = useState(false);
  const focusedField = useRef<keyof RuleFields>(undefined);
  const update = useRuleUpdate(rule, {
    form,
    onSaved() {
      onClose();
      onSaved();
    },
    onDuplicateName: () => goTo(0, 'name'),
  });

  function goTo(next: number, field = STEP_FIELDS[RULE_STEPS[next] ?? 'basic'][0] as keyof RuleFields) {
    focusedField.current = field;
    setStep(next);
    if (next === step) form.focusField(field);
  }
  // A field can take the focus only after its step is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts with its own field.
  useEffect(() => {
    if (focusedField.current) form.focusField(focusedField.current);
  }, [step, form]);

  function handleDiscard() {
    update.discardMine();
    setDirty(false);
  }

  const { conflict, isDeleted, isSaving } = update;
  return (
    <FormDrawer title={t('form.update')} dirty={dirty} onClose={onClose}>
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
            items={RULE_STEPS.map((name) => ({ title: t(`form.step.${name}`) }))}
          />
          {conflict && (
            <Alert
              type="warning"
              showIcon
              className={layout.spaceAfterLg}
              title={t('form.conflict.title')}
              description={
                <Flex className={styles.choice} wrap align="center" gap={8}>
                  <p>{t('form.conflict.description')}</p>
                  <Button size="small" onClick={handleDiscard}>
                    {t('form.conflict.theirs')}
                  </Button>
                  <Button size="small" loading={isSaving} onClick={() => void update.overwrite()}>
                    {t('form.conflict.mine')}
                  </Button>
                </Flex>
              }
            />
          )}
          {isDeleted && (
            <Alert
              type="warning"
              showIcon
              className={layout.spaceAfterLg}
              title={t('form.gone.title')}
              description={
                <Flex className={styles.choice} wrap align="center" gap={8}>
                  <p>{t('form.gone.description')}</p>
                  <Button size="small" loading={isSaving} onClick={() => void update.createCopy()}>
                    {t('form.gone.create')}
                  </Button>
                </Flex>
              }
            />
          )}
          <div hidden={step !== 0}>
            <BasicFields owners={owners} currentOwner={rule.owner} />
          </div>
          <div hidden={step !== 1}>
            <PropertyFields />
          </div>
          <div hidden={step !== 2}>
            <ScheduleFields status={rule.status} />
          </div>
          <Flex className={styles.formActions} wrap align="center" gap={8}>
            <Button type="primary" htmlType="submit" loading={isSaving} disabled={isDeleted}>
              {t(step < LAST_STEP ? 'form.next' : 'form.save')}
            </Button>
            {step > 0 && <Button onClick={() => goTo(step - 1)}>{t('form.back')}</Button>}
            <Button onClick={close}>{t('form.cancel')}</Button>
          </Flex>
        </Form>
      )}
    </FormDrawer>
  );
}
