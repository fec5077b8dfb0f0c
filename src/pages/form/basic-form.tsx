import '@@/texts/form';
import '@@/texts/submission';
import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { FormPage } from './components/FormPage';
import { GoalForm } from './components/goal/GoalForm';

/** `/form/basic-form`: a goal with its reviewers and visibility. */
export default function BasicFormPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [lastSubmission, setLastSubmission] = useState<Submission>();

  function handleDone(submission: Submission, restart: () => void) {
    setLastSubmission(submission);
    if (submission.status === 'refused') return;
    void message.success(formatMessage({ id: 'form.handedIn' }, { title: submission.title }));
    restart();
  }

  return (
    <FormPage kind="goal" titleId="title.console.basicForm">
      {(draft) => (
        <>
          {lastSubmission && <SubmissionResult submission={lastSubmission} />}
          <GoalForm draft={draft} onDone={(submission) => handleDone(submission, draft.restart)} />
        </>
      )}
    </FormPage>
  );
}

function SubmissionResult({ submission }: { submission: Submission }) {
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
