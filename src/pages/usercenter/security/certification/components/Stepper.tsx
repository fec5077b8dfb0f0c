import { CheckOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import layout from '@/components/layout.module.css';
import type { Application } from '@/domain/certification/certification';
import {
  type CertificationStep,
  type CertificationType,
  getSteps,
} from '@/domain/certification/certificationForm';
import styles from './Stepper.module.css';
import { useCertificationPath } from './useCertificationPath';

/** The last step: review and submission. */
export const REVIEW_STEP = 'review';

type StepKey = CertificationStep['key'] | typeof REVIEW_STEP;

export const stepTextId = (key: StepKey, type: CertificationType): TextId =>
  key === 'validity' ? `certification.step.validity.${type}` : `certification.step.${key}`;

interface StepperProps {
  application: Application;
  current: StepKey;
}

export function Stepper({ application, current }: StepperProps) {
  const { formatMessage } = useIntl();
  const certificationPath = useCertificationPath();
  const incomplete = new Set<string>(application.problems.map(({ field }) => field));
  const steps: { key: StepKey; path: string; complete: boolean }[] = [
    ...getSteps(application.type, application.texts).map(({ key, texts, slots }) => ({
      key,
      path: certificationPath('file', key),
      complete: ![...texts, ...slots].some((field) => incomplete.has(field)),
    })),
    { key: REVIEW_STEP, path: certificationPath('submit'), complete: false },
  ];
  const position = steps.findIndex(({ key }) => key === current) + 1;
  const getName = (key: StepKey) => formatMessage({ id: stepTextId(key, application.type) });

  return (
    <nav aria-label={formatMessage({ id: 'certification.steps' })}>
      <p className={styles.position}>
        {formatMessage(
          { id: 'certification.step.position' },
          { position, total: steps.length, name: getName(current) },
        )}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ key, path, complete }, index) => (
          <li key={key} className={layout.fill}>
            <Link
              to={path}
              state={{ keepsPlace: true }}
              className={styles.link}
              aria-current={key === current ? 'step' : undefined}
            >
              <span className={styles.mark} data-complete={complete}>
                {complete && key !== current ? (
                  <CheckOutlined aria-label={formatMessage({ id: 'certification.step.complete' })} />
                ) : (
                  <span aria-hidden>{index + 1}</span>
                )}
              </span>
              <span className={styles.name}>{getName(key)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
