import '@@/texts/form';
import '@@/texts/submission';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { useText } from '@/components/useText';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { FormPage } from './components/FormPage';
import { GoalForm } from './components/goal/GoalForm';

/** `/form/basic-form`: a goal with its reviewers and visibility. */
export default function BasicFormPage() {
  const t = useText('form');
  const message = useMessage();
  const [lastSubmission, setLastSubmission] = useState<Submission>();

  function handleDone(submission: Submission, restart: () => void) {
    setLastSubmission(submission);
    if (submission.status === 'refused') return;
    void message.success(t('handedIn', { title: submission.title }));
    restart();
  }

  return (
    <FormPage kind="goal">
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
  const t = useText('form');
  const refused = submission.status === 'refused';
  return (
    <Alert
      type={refused ? 'error' : 'success'}
      showIcon
      title={t(refused ? 'refused' : 'handedIn', { title: submission.title })}
      action={
        <LinkButton to={resultAddress(submission)}>{t(refused ? 'refused.why' : 'handedIn.see')}</LinkButton>
      }
    />
  );
}
