import { useIntl } from '@umijs/max';
import { Steps } from 'antd';
import { DateText } from '@/components/DateText';
import type { Submission } from '@/domain/submission';

/** How far a submission is: who does what, and when it was done. */
export function SubmissionSteps({ submission: { steps, status } }: { submission: Submission }) {
  const { formatMessage } = useIntl();
  const next = steps.findIndex(({ at }) => at === undefined);
  return (
    <Steps
      responsive
      current={next < 0 ? steps.length : next}
      status={status === 'refused' ? 'error' : undefined}
      items={steps.map(({ key, by, at }) => ({
        title: formatMessage({ id: `submission.step.${key}` }),
        content: (
          <>
            <div>{by}</div>
            {at ? <DateText at={at} withTime /> : formatMessage({ id: 'submission.step.waiting' })}
          </>
        ),
      }))}
    />
  );
}
