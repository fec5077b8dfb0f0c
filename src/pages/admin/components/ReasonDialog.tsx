import { useIntl } from '@umijs/max';
import { Form, Input } from 'antd';
import { FormDialog } from '@/components/FormDialog';
import { REASON_LIMIT } from '@/domain/account/accessRequest';
import { countCharacters } from '@/domain/fieldError';

interface ReasonDialogProps {
  event: 'decline' | 'revoke';
  /** Name of the requester. */
  name: string;
  page: string;
  onSave: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason, which the requester reads. */
export function ReasonDialog({ event, name, page, onSave, onClose }: ReasonDialogProps) {
  const { formatMessage } = useIntl();

  async function checkReason(_rule: unknown, reason = '') {
    if (!reason.trim()) throw new Error(formatMessage({ id: 'admin.reason.required' }));
    if (countCharacters(reason.trim()) > REASON_LIMIT)
      throw new Error(formatMessage({ id: 'accessRequest.reason.tooLong' }, { max: REASON_LIMIT }));
  }

  return (
    <FormDialog<{ reason: string }>
      title={formatMessage({ id: `admin.reason.title.${event}` }, { name, page })}
      okText={formatMessage({ id: `admin.request.${event}` })}
      initialValues={{ reason: '' }}
      firstField="reason"
      onSave={({ reason }) => onSave(reason.trim())}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        required
        label={formatMessage({ id: 'admin.reason' })}
        extra={formatMessage({ id: 'admin.reason.help' }, { name })}
        rules={[{ validator: checkReason }]}
      >
        <Input.TextArea rows={3} count={{ show: true, max: REASON_LIMIT }} />
      </Form.Item>
    </FormDialog>
  );
}
