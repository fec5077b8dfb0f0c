import { useIntl } from '@umijs/max';
import { Button, Form, Input } from 'antd';
import { textRule } from '@/components/form/fieldRules';
import { useAction } from '@/components/query/useAction';
import { useTouchSize } from '@/components/useTouchSize';
import { REASON_LIMIT } from '@/domain/account/accessRequest';
import { countCharacters } from '@/domain/fieldError';
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
  const { formatMessage } = useIntl();
  const size = useTouchSize();
  const sending = useAction(requestAccess, { onDone: onSent, onFailed: onSent });

  return (
    <Form<{ reason?: string }>
      name="access"
      layout="vertical"
      size={size}
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      onFinish={({ reason = '' }) => void sending.run({ path, reason })}
      noValidate
    >
      <Form.Item
        name="reason"
        label={formatMessage({ id: 'accessRequest.reason' })}
        rules={[
          textRule(
            (reason) =>
              countCharacters(reason) > REASON_LIMIT &&
              formatMessage({ id: 'accessRequest.reason.tooLong' }, { max: REASON_LIMIT }),
          ),
        ]}
      >
        <Input.TextArea
          rows={3}
          count={{ show: true, max: REASON_LIMIT }}
          placeholder={formatMessage({ id: 'accessRequest.reason.hint' })}
        />
      </Form.Item>
      {sending.outcome === 'refused' && <p role="alert">{sending.error?.message}</p>}
      <Button type="primary" htmlType="submit" loading={sending.isPending}>
        {formatMessage({ id: isRepeated ? 'accessRequest.again' : 'accessRequest.submit' })}
      </Button>
    </Form>
  );
}
