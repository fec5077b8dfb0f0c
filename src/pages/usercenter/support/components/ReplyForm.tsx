import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { LeaveGuard } from '@/components/LeaveGuard';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useOnline } from '@/components/useOnline';
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
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [form] = Form.useForm<{ text: string }>();
  const [dirty, setDirty] = useState(false);
  const [files, setFiles] = useState<readonly TicketFile[]>([]);
  const [uploading, setUploading] = useState(false);
  const t = (id: TextSuffix<'support'>) => formatMessage({ id: `support.${id}` });

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
      setDirty(false);
      void message.success(t('sent'));
      onSent(ticket);
    },
    onMissing: () => void message.warning(t('missing')),
    async onRefused(error) {
      void message.warning(error.message);
      await onStale();
    },
  });
  useOnline(() => sending.isUnknown && void sending.check());

  return (
    <Form
      form={form}
      name="ticket-reply-form"
      layout="vertical"
      initialValues={{ text: '' }}
      validateTrigger="onSubmit"
      onValuesChange={() => setDirty(true)}
      onFinish={({ text }) => void sending.run(text.trim())}
    >
      <LeaveGuard unsaved={dirty} />
      <Form.Item
        name="text"
        label={t('text')}
        rules={[{ required: true, whitespace: true, message: t('text.missing') }]}
      >
        <Input.TextArea rows={4} showCount maxLength={TICKET_TEXT_MAX_LENGTH} />
      </Form.Item>
      <FileField files={files} onChange={setFiles} onBusy={setUploading} />
      {sending.isUnknown && (
        <Alert className={layout.spaceBeforeMd} type="warning" showIcon title={t('unknown')} />
      )}
      <Flex className={layout.spaceAroundMd}>
        <Button
          type="primary"
          htmlType={sending.isUnknown ? 'button' : 'submit'}
          disabled={uploading}
          loading={sending.isPending}
          onClick={sending.isUnknown ? () => void sending.retry() : undefined}
        >
          {t(sending.isUnknown ? 'check' : isReopening ? 'reopen.send' : 'send')}
        </Button>
      </Flex>
    </Form>
  );
}
