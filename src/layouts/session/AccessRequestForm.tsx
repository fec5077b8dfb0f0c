import { useT } from '@@/texts/accessRequest';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { textRule } from '@/components/form/fieldRules';
import { SubmitForm } from '@/components/form/SubmitForm';
import { textCount } from '@/components/form/textCount';
import { useTouchSize } from '@/components/useTouchSize';
import { REASON_LIMIT } from '@/domain/account/accessRequest';
import { countCharacters } from '@/domain/characters';
import { isOutcomeUnknown } from '@/domain/requestError';
import { requestAccess } from '@/services/consoleAccess';

interface AccessRequestFormProps {
  path: string;
  /** Whether an earlier request was declined, withdrawn or revoked. */
  isRepeated: boolean;
  /** Also called when the request is refused, because access was granted in the meantime. */
  onSent: () => Promise<void>;
}

/** Requests a menu entry. */
export function AccessRequestForm({ path, isRepeated, onSent }: AccessRequestFormProps) {
  const t = useT();
  const size = useTouchSize();
  const [refusal, setRefusal] = useState<string>();

  return (
    <SubmitForm
      name="access"
      draft={`access-request-${path}`}
      size={size}
      requiredMark={false}
      validateTrigger="onSubmit"
      unsaved={false}
      submitText={t(isRepeated ? 'accessRequest.again' : 'accessRequest.submit')}
      onSave={({ reason = '' }: { reason?: string }) => requestAccess({ path, reason })}
      onDone={onSent}
      onFailed={(error) => {
        setRefusal(isOutcomeUnknown(error) ? undefined : error.message);
        return onSent();
      }}
    >
      <Form.Item
        name="reason"
        label={t('accessRequest.reason')}
        rules={[
          textRule(
            (reason) =>
              countCharacters(reason) > REASON_LIMIT &&
              t('accessRequest.reason.tooLong', { max: REASON_LIMIT }),
          ),
        ]}
      >
        <Input.TextArea
          rows={3}
          count={textCount(REASON_LIMIT)}
          placeholder={t('accessRequest.reason.hint')}
        />
      </Form.Item>
      {refusal && <p role="alert">{refusal}</p>}
    </SubmitForm>
  );
}
