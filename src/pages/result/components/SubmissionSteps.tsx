import { useT } from '@@/texts/submission';
import { DateText } from '@/components/DateText';
import { ProcessSteps } from '@/components/ProcessSteps';
import { SUBMISSION_STEPS, type Submission } from '@/domain/console/submission';

const STEP_NAMES = Object.values(SUBMISSION_STEPS).flat();

/** The progress of a submission: person and date of each step. */
export function SubmissionSteps({ submission: { steps, status } }: { submission: Submission }) {
  const t = useT();
  const doneCount = steps.filter(({ at }) => at !== undefined).length;
  const getTitle = (key: string) => {
    const name = STEP_NAMES.find((each) => each === key);
    return name ? t(`submission.step.${name}`) : key;
  };
  const isRefused = status === 'refused';
  return (
    <ProcessSteps
      responsive
      // A refused submission stays at the step that refused it.
      current={isRefused ? doneCount - 1 : doneCount}
      status={isRefused ? 'error' : undefined}
      items={steps.map(({ key, by, at }) => ({
        title: getTitle(key),
        content: (
          <>
            <div>{by}</div>
            {at ? <DateText at={at} withTime /> : !isRefused && t('submission.step.waiting')}
          </>
        ),
      }))}
    />
  );
}
