import { useIntl, useNavigate } from '@umijs/max';
import panelStyles from '@/components/panel.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { getSteps } from '@/domain/certification/certificationForm';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { certificationPath } from '../certificationPath';
import { DiscardButton } from '../DiscardButton';
import { Stepper, stepTextId } from '../Stepper';
import { PictureStep } from './PictureStep';
import { TextStep } from './TextStep';

/** The screens of an application; the open one stands in the address, else it is the first that wants something. */
export function ApplicationForm(props: CertificationProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { query } = useQueryState();
  const { application } = props.certification;
  if (!application) return null;

  const steps = getSteps(application.type, application.texts);
  const wanting = application.problems[0]?.field;
  const first = steps.find(({ texts, slots }) => [...texts, ...slots].some((field) => field === wanting));
  const step = steps.find(({ key }) => key === query.get('step')) ?? first ?? steps[0];
  if (!step) return null;

  const index = steps.indexOf(step);
  const go = (key: string | undefined) => navigate(certificationPath(key ? 'file' : 'submit', key));
  const before = steps[index - 1]?.key;
  const parts = {
    ...props,
    application,
    step,
    onBack: before ? () => go(before) : undefined,
    onNext: () => go(steps[index + 1]?.key),
  };
  const isPictures = step.slots.length > 0;

  return (
    <div className={`${panelStyles.panel} ${styles.card}`}>
      <Stepper application={application} current={step.key} />
      <h2 className={styles.subtitle}>{formatMessage({ id: stepTextId(step.key, application.type) })}</h2>
      {isPictures ? <PictureStep key={step.key} {...parts} /> : <TextStep key={step.key} {...parts} />}
      <DiscardButton {...props} />
    </div>
  );
}
