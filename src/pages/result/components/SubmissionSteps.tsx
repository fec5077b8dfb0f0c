import { useIntl } from '@umijs/max';
import { Steps } from 'antd';
import { DateText } from '@/components/DateText';
import { SUBMISSION_STEPS, type Submission } from '@/domain/console/submission';

const STEP_NAMES = Object.values(SUBMISSION_STEPS).flat();

/** How far a submission is: who does what, and when it was done. */
export function SubmissionSteps({ submission: { steps, status } }: { submission: Submission }) {
  const { formatMessage } = useIntl();
  const done = steps.filter(({ at }) => at !== undefined).length;
  const getTitle = (key: string) => {
    const name = STEP_NAMES.find((each) => each === key);
    return name ? formatMessage({ id: `submission.step.${name}` }) : key;
  };
  const refused = status === 'refused';
  return (
    <Steps
      responsive
      // What was refused stands at the step that refused it.
      current={refused ? done - 1 : done}
      status={refused ? 'error' : undefined}
      items={steps.map(({ key, by, at }) => ({
        title: getTitle(key),
        content: (
          <>
            <div>{by}</div>
            {at ? (
              <DateText at={at} withTime />
            ) : (
              !refused && formatMessage({ id: 'submission.step.waiting' })
            )}
          </>
        ),
      }))}
    />
  );
}
