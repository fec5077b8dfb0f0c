import { useT } from '@@/texts/certification';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { textRule } from '@/components/form/fieldRules';
import { useFormSave } from '@/components/form/useFormSave';
import typography from '@/components/typography.module.css';
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
  const t = useT();
  const state = useTextStep(props);
  const [initialValues] = useState(state.initialValues);
  const values = Form.useWatch([], state.form) as CertificationTexts | undefined;
  const { formProps, isPending } = useFormSave({
    form: state.form,
    validateTrigger: 'onSubmit',
    onSave: state.save,
    onDone: (isComplete) => isComplete && onNext(),
    onValuesChange: state.handleValuesChange,
  });

  return (
    <Form<CertificationTexts>
      {...formProps}
      className={styles.form}
      name={`certification-${props.step.key}`}
      initialValues={initialValues}
      autoComplete="off"
    >
      {props.step.texts.map((field) => {
        const hinted = HINTED.find((name) => name === field);
        const saved = values?.[field] ? undefined : state.getSavedText(field);
        return (
          <Form.Item
            key={field}
            name={field}
            label={t(`certification.field.${field}`)}
            extra={
              saved
                ? t('certification.saved.blank', { text: saved })
                : hinted && t(`certification.hint.${hinted}`)
            }
            rules={[textRule((text) => state.findProblem(field, text))]}
          >
            <TextControl field={field} saved={saved} onLeave={() => state.handleLeave(field)} />
          </Form.Item>
        );
      })}
      <StepActions
        onBack={onBack}
        busy={isPending}
        saving={state.saving}
        savedAt={props.application.savedAt}
      />
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
  const t = useT();
  return (
    <Flex vertical gap={16}>
      <Flex wrap align="center" gap={12}>
        {onBack && <Button onClick={onBack}>{t('certification.back')}</Button>}
        <Button type="primary" htmlType={onNext ? 'button' : 'submit'} loading={busy} onClick={onNext}>
          {t('certification.next')}
        </Button>
      </Flex>
      <p role="status" className={`${typography.secondary} ${styles.savedNote}`}>
        {saving
          ? t('certification.saving')
          : t('certification.savedAt', {
              time: dateFormat(t.locale, { timeStyle: 'short' }).format(new Date(savedAt)),
            })}
      </p>
    </Flex>
  );
}
