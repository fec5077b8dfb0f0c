import { useT } from '@@/texts/support';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { notBlank } from '@/components/form/fieldRules';
import { SubmitForm } from '@/components/form/SubmitForm';
import { textLimit } from '@/components/form/textCount';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import { supportEndpoints } from '@/domain/support/endpoints';
import { TICKET_TEXT_MAX_LENGTH, type TicketFile } from '@/domain/support/ticket';
import { findTicketByKey, reopenTicket, replyToTicket } from '@/services/support';
import { FileField } from './FileField';
import type { LiveTicket } from './TicketActions';

interface ReplyFormProps {
  ticketId: string;
  /** Whether the message opens a resolved ticket again. */
  isReopening: boolean;
  onSent: (ticket: LiveTicket) => void;
  onStale: () => Promise<unknown>;
}

/** Writes a message with files, once. */
export function ReplyForm({ ticketId, isReopening, onSent, onStale }: ReplyFormProps) {
  const t = useT();
  const message = useMessage();
  const [form] = Form.useForm<{ text: string }>();
  const text: string = Form.useWatch('text', form) ?? '';
  const [files, setFiles] = useState<readonly TicketFile[]>([]);
  const [uploading, setUploading] = useState(false);

  const sending = useActionOnce({
    name: `${isReopening ? 'reopen' : 'reply'} ${ticketId}`,
    endpoint: isReopening ? supportEndpoints.reopen : supportEndpoints.reply,
    asksAtOnce: true,
    find: findTicketByKey,
    act: (idempotencyKey, text: string) => {
      const body = { text, fileIds: files.map(({ fileId }) => fileId), idempotencyKey };
      return isReopening ? reopenTicket(ticketId, body) : replyToTicket(ticketId, body);
    },
    onDone(ticket) {
      form.resetFields();
      setFiles([]);
      void message.success(t('support.sent'));
      onSent(ticket);
    },
    onMissing: () => void message.warning(t('support.missing')),
    async onRefused(error) {
      void message.warning(error.message);
      await onStale();
    },
  });

  return (
    <SubmitForm
      form={form}
      name="ticket-reply-form"
      draft={`ticket-reply-${ticketId}`}
      initialValues={{ text: '' }}
      validateTrigger="onSubmit"
      unsaved={text !== ''}
      submitText={t(
        sending.isUnknown ? 'support.check' : isReopening ? 'support.reopen.send' : 'support.send',
      )}
      submitProps={{
        disabled: uploading,
        loading: sending.isPending,
        ...(sending.isUnknown && { htmlType: 'button', onClick: () => void sending.retry() }),
      }}
      footerClassName={layout.spaceBeforeMd}
      onSave={(values) => sending.run(values.text.trim())}
    >
      <Form.Item name="text" label={t('support.text')} rules={[notBlank(t('support.text.missing'))]}>
        <Input.TextArea rows={4} count={{ ...textLimit(TICKET_TEXT_MAX_LENGTH), show: true }} />
      </Form.Item>
      <FileField files={files} onChange={setFiles} onBusy={setUploading} />
      {sending.isUnknown && (
        <Alert className={layout.spaceBeforeMd} type="warning" title={t('support.unknown')} />
      )}
    </SubmitForm>
  );
}
