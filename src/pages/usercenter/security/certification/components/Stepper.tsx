import { useT } from '@@/texts/certification';
import { ProgressSteps } from '@/components/ProgressSteps';
import type { Application } from '@/domain/certification/certification';
import {
  type CertificationStep,
  type CertificationType,
  getSteps,
} from '@/domain/certification/certificationForm';
import { useCertificationPath } from './useCertificationPath';

/** The last step: review and submission. */
export const REVIEW_STEP = 'review';

type StepKey = CertificationStep['key'] | typeof REVIEW_STEP;

export const stepTextId = (key: StepKey, type: CertificationType): TextId<'certification'> =>
  key === 'validity' ? `certification.step.validity.${type}` : `certification.step.${key}`;

interface StepperProps {
  application: Application;
  current: StepKey;
}

/** The steps of an application, each a link. */
export function Stepper({ application, current }: StepperProps) {
  const t = useT();
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
  const getName = (key: StepKey) => t(stepTextId(key, application.type));

  return (
    <ProgressSteps
      label={t('certification.steps')}
      position={t('certification.step.position', { position, total: steps.length, name: getName(current) })}
      steps={steps.map(({ key, path, complete }) => ({
        key,
        name: getName(key),
        state: key === current ? 'now' : complete ? 'done' : 'later',
        note: complete && key !== current ? t('certification.step.complete') : undefined,
        to: path,
      }))}
    />
  );
}
