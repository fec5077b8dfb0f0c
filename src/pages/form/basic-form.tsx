import { useT } from '@@/texts/form';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { FormPage } from './components/FormPage';
import { GoalForm } from './components/goal/GoalForm';

/** `/form/basic-form`: a goal with its reviewers and visibility. */
export default function BasicFormPage() {
  const t = useT();
  const message = useMessage();
  const [lastSubmission, setLastSubmission] = useState<Submission>();

  function handleDone(submission: Submission, restart: () => void) {
    setLastSubmission(submission);
    if (submission.status === 'refused') return;
    void message.success(t('form.handedIn', { title: submission.title }));
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
  const t = useT();
  const refused = submission.status === 'refused';
  return (
    <Alert
      type={refused ? 'error' : 'success'}
      title={t(refused ? 'form.refused' : 'form.handedIn', { title: submission.title })}
      action={
        <LinkButton to={resultAddress(submission)}>
          {t(refused ? 'form.refused.why' : 'form.handedIn.see')}
        </LinkButton>
      }
    />
  );
}
