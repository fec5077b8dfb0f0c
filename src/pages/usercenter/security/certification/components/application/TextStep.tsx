import { useIntl } from '@umijs/max';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import type { Application } from '@/domain/certification/certification';
import type { CertificationStep, CertificationTexts } from '@/domain/certification/certificationForm';
import { dateFormat } from '@/domain/intlFormats';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { TextControl } from './TextControl';
import { useTextStep } from './useTextStep';

export interface StepProps extends CertificationProps {
  application: Application;
  step: CertificationStep;
  /** Absent on the first screen. */
  onBack?: () => void;
  onNext: () => void;
}

/** A step with text fields, saved while the user goes on. */
export function TextStep({ onBack, onNext, ...props }: StepProps) {
  const { formatMessage } = useIntl();
  const state = useTextStep(props);
  const [initialValues] = useState(state.initialValues);
  const [leaving, setLeaving] = useState(false);
  const values = Form.useWatch([], state.form) as CertificationTexts | undefined;

  async function handleFinish() {
    if (leaving) return;
    setLeaving(true);
    try {
      if (await state.save()) onNext();
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Form<CertificationTexts>
      form={state.form}
      className={styles.form}
      name={`certification-${props.step.key}`}
      layout="vertical"
      size="large"
      // antd centres the label in the height of a large field, too far from its input.
      styles={{ label: { height: 'auto', paddingBlockStart: 8 } }}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={initialValues}
      onValuesChange={state.handleValuesChange}
      onFinish={() => void handleFinish()}
      autoComplete="off"
      noValidate
    >
      {props.step.texts.map((field) => {
        const hinted = HINTED.find((name) => name === field);
        const saved = values?.[field] ? undefined : state.getSavedText(field);
        return (
          <Form.Item
            key={field}
            name={field}
            label={formatMessage({ id: `certification.field.${field}` })}
            extra={
              saved
                ? formatMessage({ id: 'certification.saved.blank' }, { text: saved })
                : hinted && formatMessage({ id: `certification.hint.${hinted}` })
            }
            rules={[
              {
                validator: async (_rule, text?: string) => {
                  const problem = state.findProblem(field, text);
                  if (problem) throw new Error(problem);
                },
              },
            ]}
          >
            <TextControl field={field} saved={saved} onLeave={() => state.handleLeave(field)} />
          </Form.Item>
        );
      })}
      <StepActions onBack={onBack} busy={leaving} saving={state.saving} savedAt={props.application.savedAt} />
    </Form>
  );
}

/** Fields with a hint. */
const HINTED = ['name', 'idNumber', 'companyName', 'creditCode', 'address', 'contactPhone'] as const;

interface StepActionsProps {
  onBack?: () => void;
  /** Without it the button submits the form. */
  onNext?: () => void;
  busy?: boolean;
  saving?: boolean;
  /** ISO 8601. */
  savedAt: string;
}

/** Back and next, and when the draft was last saved. */
export function StepActions({ onBack, onNext, busy, saving, savedAt }: StepActionsProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <>
      <Flex className={styles.actions} wrap align="center" gap={12}>
        {onBack && (
          <Button size="large" onClick={onBack}>
            {formatMessage({ id: 'certification.back' })}
          </Button>
        )}
        <Button
          type="primary"
          size="large"
          htmlType={onNext ? 'button' : 'submit'}
          loading={busy}
          onClick={onNext}
        >
          {formatMessage({ id: 'certification.next' })}
        </Button>
      </Flex>
      <p role="status" className={`${styles.note} ${styles.savedNote}`}>
        {saving
          ? formatMessage({ id: 'certification.saving' })
          : formatMessage(
              { id: 'certification.savedAt' },
              { time: dateFormat(locale, { timeStyle: 'short' }).format(new Date(savedAt)) },
            )}
      </p>
    </>
  );
}
