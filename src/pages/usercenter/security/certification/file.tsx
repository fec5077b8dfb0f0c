import { useT } from '@@/texts/certification';
import { useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { useState } from 'react';
import layout from '@/components/layout.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { Section } from '@/components/Section';
import { getSteps } from '@/domain/certification/certificationForm';
import { PictureStep } from './components/application/PictureStep';
import { TextStep } from './components/application/TextStep';
import styles from './components/Certification.module.css';
import { CertificationGate, type CertificationProps } from './components/CertificationGate';
import { DiscardButton } from './components/DiscardButton';
import { Stepper, stepTextId } from './components/Stepper';
import { useCertificationPath } from './components/useCertificationPath';

/** The form of an application, step by step. */
export default function FilePage() {
  return <CertificationGate route="file">{(props) => <ApplicationForm {...props} />}</CertificationGate>;
}

/** The current step of an application: the one in the URL, else the one that was incomplete when the page opened. */
function ApplicationForm(props: CertificationProps) {
  const t = useT();
  const navigate = useNavigate();
  const certificationPath = useCertificationPath();
  const { query } = useQueryState();
  const { application } = props.certification;
  // A draft that is saved in the background must not move the user to the next step.
  const [firstProblem] = useState(application?.problems[0]?.field);
  if (!application) return null;

  const steps = getSteps(application.type, application.texts);
  const first = steps.find(({ texts, slots }) =>
    [...texts, ...slots].some((field) => field === firstProblem),
  );
  const step = steps.find(({ key }) => key === query.get('step')) ?? first ?? steps[0];
  if (!step) return null;

  const index = steps.indexOf(step);
  const go = (key: string | undefined) => navigate(certificationPath(key ? 'file' : 'submit', key));
  const previous = steps[index - 1]?.key;
  const stepProps = {
    ...props,
    application,
    step,
    onBack: previous ? () => go(previous) : undefined,
    onNext: () => go(steps[index + 1]?.key),
  };

  return (
    <div className={`${layout.page} ${styles.application}`}>
      <Stepper application={application} current={step.key} />
      <Section title={t(stepTextId(step.key, application.type))}>
        {step.slots.length > 0 ? (
          <PictureStep key={step.key} {...stepProps} />
        ) : (
          <TextStep key={step.key} {...stepProps} />
        )}
        <Flex justify="flex-end">
          <DiscardButton {...props} />
        </Flex>
      </Section>
    </div>
  );
}
