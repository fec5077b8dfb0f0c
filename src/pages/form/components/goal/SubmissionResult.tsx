import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { resultAddress, type Submission } from '@/domain/console/submission';

/** What became of the form that was just handed in, and where more of it stands. */
export function SubmissionResult({ submission }: { submission: Submission }) {
  const { formatMessage } = useIntl();
  const refused = submission.status === 'refused';
  return (
    <Alert
      type={refused ? 'error' : 'success'}
      showIcon
      title={formatMessage({ id: refused ? 'form.refused' : 'form.handedIn' }, { title: submission.title })}
      action={
        <LinkButton to={resultAddress(submission)}>
          {formatMessage({ id: refused ? 'form.refused.why' : 'form.handedIn.see' })}
        </LinkButton>
      }
    />
  );
}
