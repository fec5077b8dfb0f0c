import '@@/texts/form';
import '@@/texts/submission';
import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { readGoal } from '@/domain/console/goal';
import { resultAddress, type Submission } from '@/domain/console/submission';
import { FormPage } from './components/FormPage';
import { GoalForm } from './components/goal/GoalForm';
import { useServerDraft } from './components/useServerDraft';

/** `/form/basic-form`: a goal with its reviewers and visibility. */
export default function BasicFormPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const draft = useServerDraft('goal');
  const [lastSubmission, setLastSubmission] = useState<Submission>();

  function handleDone(submission: Submission) {
    setLastSubmission(submission);
    if (submission.status === 'refused') return;
    void message.success(formatMessage({ id: 'form.handedIn' }, { title: submission.title }));
    draft.restart();
  }

  return (
    <FormPage kind="goal" titleId="title.console.basicForm" draft={draft}>
      {(values) => (
        <>
          {lastSubmission && <SubmissionResult submission={lastSubmission} />}
          <GoalForm key={draft.version} initial={readGoal(values)} draft={draft} onDone={handleDone} />
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
