import { useIntl } from '@umijs/max';
import { Steps } from 'antd';
import { DateText } from '@/components/DateText';
import type { Submission } from '@/domain/console/submission';

/** How far a submission is: who does what, and when it was done. */
export function SubmissionSteps({ submission: { steps, status } }: { submission: Submission }) {
  const { formatMessage } = useIntl();
  const done = steps.filter(({ at }) => at !== undefined).length;
  const refused = status === 'refused';
  return (
    <Steps
      responsive
      // What was refused stands at the step that refused it.
      current={refused ? done - 1 : done}
      status={refused ? 'error' : undefined}
      items={steps.map(({ key, by, at }) => ({
        title: formatMessage({ id: `submission.step.${key}` }),
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
