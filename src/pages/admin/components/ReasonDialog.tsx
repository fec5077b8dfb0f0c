import { useIntl } from '@umijs/max';
import { Form, Input } from 'antd';
import { FormDialog } from '@/components/form/FormDialog';
import { textRule } from '@/components/form/fieldRules';
import { textCount } from '@/components/form/textCount';
import { useText } from '@/components/useText';
import { REASON_LIMIT } from '@/domain/account/accessRequest';
import { textError } from '@/domain/fieldError';

interface ReasonDialogProps {
  requestId: string;
  event: 'decline' | 'revoke';
  /** Name of the requester. */
  name: string;
  page: string;
  onSave: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason, which the requester reads. */
export function ReasonDialog({ requestId, event, name, page, onSave, onClose }: ReasonDialogProps) {
  const t = useText('admin');
  const { formatMessage } = useIntl();

  function getError(reason: string) {
    const error = textError(reason, REASON_LIMIT);
    if (error === 'required') return t('reason.required');
    return error && formatMessage({ id: 'accessRequest.reason.tooLong' }, { max: REASON_LIMIT });
  }

  return (
    <FormDialog<{ reason: string }>
      requiredMark="optional"
      title={t(`reason.title.${event}`, { name, page })}
      okText={t(`request.${event}`)}
      initialValues={{ reason: '' }}
      firstField="reason"
      draft={`access-${event}-${requestId}`}
      onSave={({ reason }) => onSave(reason.trim())}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        required
        label={t('reason')}
        extra={t('reason.help', { name })}
        rules={[textRule(getError)]}
      >
        <Input.TextArea rows={3} count={textCount(REASON_LIMIT)} />
      </Form.Item>
    </FormDialog>
  );
}
