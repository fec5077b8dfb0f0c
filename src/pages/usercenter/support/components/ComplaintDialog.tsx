import { useT } from '@@/texts/support';
import { Form, Input, Radio } from 'antd';
import { FormDialog } from '@/components/form/FormDialog';
import { notBlank } from '@/components/form/fieldRules';
import { textLimit } from '@/components/form/textCount';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import typography from '@/components/typography.module.css';
import { supportEndpoints } from '@/domain/support/endpoints';
import {
  COMPLAINT_ANSWER_HOURS,
  type ComplaintReason,
  TICKET_TEXT_MAX_LENGTH,
} from '@/domain/support/ticket';
import { complainAboutTicket, findTicketByKey } from '@/services/support';
import type { LiveTicket } from './TicketActions';

interface ComplaintDialogProps {
  ticketId: string;
  reasons: readonly ComplaintReason[];
  onSent: (ticket: LiveTicket) => void;
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** A complaint, which a manager answers in a time of its own. */
export function ComplaintDialog({ ticketId, reasons, onSent, onStale, onClose }: ComplaintDialogProps) {
  const t = useT();
  const message = useMessage();

  const sending = useActionOnce({
    name: `complain ${ticketId}`,
    endpoint: supportEndpoints.complain,
    asksAtOnce: true,
    find: findTicketByKey,
    act: (idempotencyKey, body: { reason: ComplaintReason; text: string }) =>
      complainAboutTicket(ticketId, { ...body, idempotencyKey }),
    onDone(ticket) {
      void message.success(t('support.complained'));
      onSent(ticket);
    },
    onMissing: () => void message.warning(t('support.missing')),
    async onRefused(error) {
      void message.warning(error.message);
      await onStale();
      onClose();
    },
  });

  return (
    <FormDialog
      title={t('support.complain')}
      okText={t('support.complain.send')}
      initialValues={{ reason: reasons[0], text: '' }}
      firstField="text"
      draft={`ticket-complaint-${ticketId}`}
      onSave={({ reason, text }: { reason: ComplaintReason; text: string }) =>
        sending.isUnknown ? sending.retry() : sending.run({ reason, text: text.trim() })
      }
      onClose={onClose}
    >
      <p className={typography.secondary}>{t('support.complain.lead', { hours: COMPLAINT_ANSWER_HOURS })}</p>
      <Form.Item name="reason" label={t('support.complain.reason')}>
        <Radio.Group
          vertical
          aria-label={t('support.complain.reason')}
          options={reasons.map((value) => ({ value, label: t(`support.complain.reason.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('support.complain.text')}
        rules={[notBlank(t('support.complain.text.missing'))]}
      >
        <Input.TextArea rows={4} count={{ ...textLimit(TICKET_TEXT_MAX_LENGTH), show: true }} />
      </Form.Item>
      {sending.isUnknown && <p className={typography.error}>{t('support.unknown')}</p>}
    </FormDialog>
  );
}
