import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { useState } from 'react';
import type { Application } from '@/domain/certification/certification';
import type { CertificationStep, CertificationTexts } from '@/domain/certification/certificationForm';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { StepActions } from './StepActions';
import { TextControl } from './TextControl';
import { useTextStep } from './useTextStep';

export interface StepProps extends CertificationProps {
  application: Application;
  step: CertificationStep;
  /** Absent on the first screen. */
  onBack?: () => void;
  onNext: () => void;
}

/** One screen of texts. What is right is kept while one goes on; nothing that was typed is lost on the way. */
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
      // antd centres the label in the height of a large field, which tears it away from its input.
      styles={{ label: { height: 'auto', paddingBlockStart: 8 } }}
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={initialValues}
      onValuesChange={state.handleValuesChange}
      onFinish={() => void handleFinish()}
      autoComplete="off"
      noValidate
    >
      {props.step.texts.map((field) => {
        // Once something is typed it is that which counts.
        const hinted = HINTED.find((each) => each === field);
        const saved = values?.[field] ? undefined : state.savedTextOf(field);
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

/** Fields that need a word before anybody gets them wrong. */
const HINTED = ['name', 'idNumber', 'companyName', 'creditCode', 'address', 'contactPhone'] as const;
