import accessRequestTexts from '@@/texts/accessRequest';
import { useT } from '@@/texts/admin';
import { Form, Input } from 'antd';
import { FormDialog } from '@/components/form/FormDialog';
import { textRule } from '@/components/form/fieldRules';
import { textCount } from '@/components/form/textCount';
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
  const t = useT(accessRequestTexts);

  function getError(reason: string) {
    const error = textError(reason, REASON_LIMIT);
    if (error === 'required') return t('admin.reason.required');
    return error && t('accessRequest.reason.tooLong', { max: REASON_LIMIT });
  }

  return (
    <FormDialog<{ reason: string }>
      requiredMark="optional"
      title={t(`admin.reason.title.${event}`, { name, page })}
      okText={t(`admin.request.${event}`)}
      initialValues={{ reason: '' }}
      firstField="reason"
      draft={`access-${event}-${requestId}`}
      onSave={({ reason }) => onSave(reason.trim())}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        required
        label={t('admin.reason')}
        extra={t('admin.reason.help', { name })}
        rules={[textRule(getError)]}
      >
        <Input.TextArea rows={3} count={textCount(REASON_LIMIT)} />
      </Form.Item>
    </FormDialog>
  );
}
