import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Form } from 'antd';
import { useEffect } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useQueryState } from '@/components/query/useQueryState';
import { useTouchSize } from '@/components/useTouchSize';
import {
  GOAL_FIELDS,
  GOAL_LIMITS,
  type Goal,
  goalErrors,
  MAX_REVIEWERS,
  readGoal,
} from '@/domain/console/goal';
import { FORM_ERROR, type Submission } from '@/domain/console/submission';
import { hasErrorCode, isRequestError } from '@/domain/requestError';
import { submitGoal } from '@/services/consoleForm';
import styles from '../Form.module.css';
import { fieldRules } from '../fieldRules';
import { SubmitNotice } from '../SubmitNotice';
import type { FormDraft } from '../useFormDraft';
import { useSubmit } from '../useSubmit';
import { GoalFields } from './GoalFields';

interface GoalFormProps {
  initial: Goal;
  draft: FormDraft;
  onDone: (submission: Submission) => void;
}

/** The fields of a goal. Why the server refused it stands beside the field that mends it; nothing typed is lost. */
export function GoalForm({ initial, draft, onDone }: GoalFormProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { query } = useQueryState();
  const size = useTouchSize();
  const [form] = Form.useForm<Goal>();
  const rules = fieldRules<keyof Goal>({
    labelId: (field) => `form.goal.${field}`,
    getErrors: (values) => goalErrors(readGoal(values)),
    max: { ...GOAL_LIMITS, reviewers: MAX_REVIEWERS },
  });
  const submit = useSubmit('goal', (submission) => {
    onDone(submission);
    const [first] = submission.reasons;
    if (!first) return;
    form.setFields(
      submission.reasons.map(({ field, text }) => ({ name: field as keyof Goal, errors: [text] })),
    );
    form.focusField(first.field as keyof Goal);
  });

  // A link that mends one field leads to it.
  const wanted = GOAL_FIELDS.find((field) => field === query.get('field'));
  useEffect(() => {
    if (!wanted) return;
    form.scrollToField(wanted, { block: 'center' });
    form.focusField(wanted);
  }, [form, wanted]);

  async function handleFinish() {
    const content = readGoal(form.getFieldsValue());
    try {
      await submit.run((idempotencyKey) => submitGoal({ content, idempotencyKey }));
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
      // Its rules are this page's too, unless the page is older than they are.
      if (hasErrorCode(failure, FORM_ERROR.fieldsInvalid)) void message.error(failure.message);
    }
  }

  async function handleSave() {
    if (await draft.save(readGoal(form.getFieldsValue())))
      void message.success(formatMessage({ id: 'form.draft.saved' }));
  }

  const busy = submit.sending || submit.unknown;
  return (
    <Card>
      <Form<Goal>
        form={form}
        className={styles.narrow}
        name="goal"
        layout="vertical"
        size={size}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={initial}
        onValuesChange={(changed: Partial<Goal>) => {
          form.setFields(Object.keys(changed).map((name) => ({ name: name as keyof Goal, errors: [] })));
          draft.note(readGoal(form.getFieldsValue()));
        }}
        onFinish={handleFinish}
        disabled={busy}
        autoComplete="off"
        noValidate
      >
        <GoalFields rules={rules} />
        <div className={styles.page}>
          <SubmitNotice submit={submit} />
          <Flex wrap gap={8}>
            <Button type="primary" htmlType="submit" loading={submit.sending}>
              {formatMessage({ id: 'form.goal.submit' })}
            </Button>
            <Button loading={draft.saving} onClick={() => void handleSave()}>
              {formatMessage({ id: 'form.draft.save' })}
            </Button>
          </Flex>
        </div>
      </Form>
    </Card>
  );
}
