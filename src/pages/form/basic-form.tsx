import '@/locales/areas/form';
import '@/locales/areas/submission';
import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { readGoal } from '@/domain/console/goal';
import type { Submission } from '@/domain/console/submission';
import { FormPage } from './components/FormPage';
import { GoalForm } from './components/goal/GoalForm';
import { SubmissionResult } from './components/goal/SubmissionResult';
import { useFormDraft } from './components/useFormDraft';

/** `/form/basic-form`: a goal with who reviews it and who may see it. */
export default function BasicFormPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const draft = useFormDraft('goal');
  const [handedIn, setHandedIn] = useState<Submission>();

  function handleDone(submission: Submission) {
    setHandedIn(submission);
    if (submission.status === 'refused') return;
    void message.success(formatMessage({ id: 'form.handedIn' }, { title: submission.title }));
    draft.restart();
  }

  return (
    <FormPage kind="goal" titleId="title.console.basicForm" draft={draft}>
      {(values) => (
        <>
          {handedIn && <SubmissionResult submission={handedIn} />}
          <GoalForm key={draft.version} initial={readGoal(values)} draft={draft} onDone={handleDone} />
        </>
      )}
    </FormPage>
  );
}
