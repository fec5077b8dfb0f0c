import { useT } from '@@/texts/rule';
import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { useFormSave } from '@/components/form/useFormSave';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { ProcessSteps } from '@/components/ProcessSteps';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import type { RequestError } from '@/domain/requestError';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import type { Rule, RuleInput } from '@/domain/rule/ruleFields';
import { createRule } from '@/services/rule';
import { FormDrawer } from './FormDrawer';
import { StepFields } from './RuleFields';
import {
  fieldOfValue,
  RULE_STEPS,
  type RuleFormValues,
  stepFields,
  toContent,
  toFormValues,
  valueName,
} from './ruleForm';
import { useRulePage } from './rulePage';
import { useRuleEdit } from './useRuleEdit';

interface UpdateRuleProps {
  rule: Rule;
  /** Called after the rule is saved or the form is cancelled. */
  onClose: () => void;
}

const LAST_STEP = RULE_STEPS.length - 1;
const getStep = (name: RuleInput | undefined) =>
  RULE_STEPS.findIndex((step) => stepFields(step).some((other) => other === name));
const fieldsOf = (step: number) => stepFields(RULE_STEPS[step] ?? 'basic');

/**
 * Edits a rule in three steps, which can be opened in any order; each can save. All fields stay mounted, so that
 * the values survive a change of step. A field with an error opens its step.
 */
export function UpdateRule({ rule, onClose }: UpdateRuleProps) {
  const { rules } = useRulePage();
  const t = useT();
  const message = useMessage();
  const [form] = Form.useForm<RuleFormValues>();
  const [step, setStep] = useState(0);
  const [invalidFields, setInvalidFields] = useState<readonly (RuleInput | undefined)[]>([]);
  const focusedField = useRef<RuleInput>(undefined);
  const [isDeleted, setDeleted] = useState(false);

  function handleDone({ name }: Rule) {
    void message.success(t('rule.form.saved', { name }));
    onClose();
    void rules.refresh();
  }
  function handleFailed({ code, message: text }: RequestError) {
    if (code === RULE_ERROR.gone) setDeleted(true);
    if (code !== RULE_ERROR.duplicateName) return;
    goTo(0, 'name');
    form.setFields([{ name: 'name', errors: [text] }]);
  }
  const edit = useRuleEdit(rule);
  const saving = useFormSave<RuleFormValues, Rule>({
    form,
    edit,
    draft: `rule-edit-${rule.key}`,
    onDone: handleDone,
    onFailed: handleFailed,
  });
  const copying = useAction(() => createRule(toContent(form.getFieldsValue(true))), {
    onDone(created) {
      saving.clearDraft();
      handleDone(created);
    },
    onFailed: handleFailed,
  });

  /** Opens a step and focuses a field; opened from the list of steps, the focus stays there. */
  function goTo(next: number, field?: RuleInput) {
    focusedField.current = field;
    setStep(next);
    if (next === step && field) form.focusField(valueName(field));
  }
  function showError(value: unknown) {
    const field = fieldOfValue(value);
    if (field) goTo(getStep(field), field);
  }
  async function handleNext() {
    try {
      await form.validateFields(fieldsOf(step).map(valueName));
    } catch {
      // The messages of the fields appear below them.
      showError(form.getFieldsError().find(({ errors }) => errors.length > 0)?.name[0]);
      return;
    }
    goTo(step + 1, fieldsOf(step + 1)[0]);
  }

  // A field can take the focus only after its step is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts with its own field.
  useEffect(() => {
    if (focusedField.current) form.focusField(valueName(focusedField.current));
  }, [step, form]);

  return (
    <FormDrawer title={t('rule.form.update')} form={saving} onClose={onClose}>
      {(close) => (
        <Form
          {...saving.formProps}
          requiredMark="optional"
          scrollToFirstError={false}
          initialValues={toFormValues(rule)}
          onFieldsChange={(_changed, fields) =>
            setInvalidFields(
              fields
                .filter(({ errors }) => errors && errors.length > 0)
                .map(({ name }) => fieldOfValue(String(name))),
            )
          }
          onFinishFailed={({ errorFields }) => showError(errorFields[0]?.name[0])}
        >
          <ProcessSteps
            size="small"
            current={step}
            className={layout.spaceAfterLg}
            onChange={(next) => goTo(next)}
            items={RULE_STEPS.map((name, index) => {
              const isInvalid = invalidFields.some((field) => getStep(field) === index);
              return {
                title: (
                  <>
                    {t(`rule.form.step.${name}`)}
                    {isInvalid && (
                      <span className={typography.visuallyHidden}> {t('rule.form.step.invalid')}</span>
                    )}
                  </>
                ),
                status: isInvalid ? 'error' : index === step ? 'process' : 'wait',
                icon: isInvalid && <ExclamationCircleOutlined aria-hidden />,
              };
            })}
          />
          {isDeleted && (
            <Alert
              type="warning"
              className={layout.spaceAfterLg}
              title={t('rule.form.gone.title')}
              description={
                <>
                  <p className={layout.spaceAfterXs}>{t('rule.form.gone.description')}</p>
                  <Button size="small" loading={copying.isPending} onClick={() => void copying.run()}>
                    {t('rule.form.gone.create')}
                  </Button>
                </>
              }
            />
          )}
          {RULE_STEPS.map((name, index) => (
            <div key={name} hidden={step !== index}>
              <StepFields step={name} rule={rule} />
            </div>
          ))}
          <Flex className={layout.spaceBeforeXs} wrap gap={8}>
            <Button type="primary" htmlType="submit" loading={saving.isPending} disabled={isDeleted}>
              {t('rule.form.save')}
            </Button>
            <Button onClick={close}>{t('rule.form.cancel')}</Button>
            <Flex className={layout.pushStart} gap={8}>
              {step > 0 && (
                <Button onClick={() => goTo(step - 1, fieldsOf(step - 1)[0])}>{t('rule.form.back')}</Button>
              )}
              {step < LAST_STEP && <Button onClick={handleNext}>{t('rule.form.next')}</Button>}
            </Flex>
          </Flex>
        </Form>
      )}
    </FormDrawer>
  );
}
