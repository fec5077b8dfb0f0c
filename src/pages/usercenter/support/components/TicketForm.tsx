import { useT } from '@@/texts/support';
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '@/components/Alert';
import { notBlank } from '@/components/form/fieldRules';
import { optionSearch } from '@/components/form/optionSearch';
import { Select } from '@/components/form/Select';
import { SubmitForm } from '@/components/form/SubmitForm';
import { textLimit } from '@/components/form/textCount';
import { useNameRule } from '@/components/form/useNameRule';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import { trimName } from '@/domain/name';
import { PRIORITIES, type Priority } from '@/domain/provider/provider';
import { supportEndpoints } from '@/domain/support/endpoints';
import {
  SUBJECT_MAX_LENGTH,
  TICKET_KINDS,
  TICKET_SUBJECTS,
  TICKET_TEXT_MAX_LENGTH,
  type TicketFile,
  type TicketKind,
  type TicketPayload,
  type TicketSubject,
  ticketPayloadSchema,
} from '@/domain/support/ticket';
import { createTicket, findTicketByKey } from '@/services/support';
import { FileField } from './FileField';

interface TicketFormProps {
  subjects: readonly TicketSubject[];
  /** Kind and id of the preselected subject: `order:1001`. */
  wanted: string | undefined;
  onCreated: (ticketId: string) => void;
}

interface Fields {
  about?: string;
  kind?: TicketKind;
  priority: Priority;
  subject: string;
  text: string;
}

const keyOf = ({ kind, id }: Pick<TicketSubject, 'kind' | 'id'>) => `${kind}:${id}`;

/** The form of a new ticket. It shows until when an answer is promised. */
export function TicketForm({ subjects, wanted, onCreated }: TicketFormProps) {
  const t = useT();
  const nameRule = useNameRule();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const [isCreated, setCreated] = useState(false);
  const [files, setFiles] = useState<readonly TicketFile[]>([]);
  const [uploading, setUploading] = useState(false);
  const aboutKey = Form.useWatch('about', form) ?? wanted;
  const about = subjects.find((subject) => keyOf(subject) === aboutKey);

  const creating = useActionOnce({
    name: 'ticket',
    endpoint: supportEndpoints.create,
    asksAtOnce: true,
    find: findTicketByKey,
    act: (idempotencyKey, payload: Omit<TicketPayload, 'idempotencyKey'>) =>
      createTicket({ ...payload, idempotencyKey }),
    onDone(ticket) {
      void message.success(t('support.created'));
      // The guard against leaving must be gone first.
      flushSync(() => setCreated(true));
      onCreated(ticket.ticketId);
    },
    onMissing: () => void message.warning(t('support.missing')),
    onRefused: (error) => void message.warning(error.message),
  });

  async function handleSave({ kind, priority, subject, text }: Fields) {
    if (!about || !kind) return false;
    return creating.run({
      about: { kind: about.kind, id: about.id },
      kind,
      priority,
      subject: trimName(subject),
      text: text.trim(),
      fileIds: files.map(({ fileId }) => fileId),
    });
  }

  return (
    <SubmitForm
      form={form}
      name="new-ticket"
      draft="ticket"
      unsaved={isCreated ? false : undefined}
      submitText={t(creating.isUnknown ? 'support.check' : 'support.create')}
      submitProps={{
        disabled: uploading,
        loading: creating.isPending,
        ...(creating.isUnknown && { htmlType: 'button', onClick: () => void creating.retry() }),
      }}
      onSave={handleSave}
      initialValues={{
        about: subjects.some((subject) => keyOf(subject) === wanted) ? wanted : undefined,
        priority: 'normal',
        subject: '',
        text: '',
      }}
      validateTrigger="onSubmit"
    >
      <Form.Item
        name="about"
        label={t('support.about')}
        rules={[{ required: true, message: t('support.about.missing') }]}
      >
        <Select
          showSearch={optionSearch}
          placeholder={t('support.about.choose')}
          options={TICKET_SUBJECTS.map((kind) => ({
            label: t(`support.about.${kind}`),
            options: subjects
              .filter((subject) => subject.kind === kind)
              .map((subject) => ({
                value: keyOf(subject),
                label: `${subject.title} · ${subject.planName} · ${subject.id}`,
              })),
          })).filter(({ options }) => options.length > 0)}
        />
      </Form.Item>
      <Form.Item
        name="kind"
        label={t('support.kind')}
        rules={[{ required: true, message: t('support.kind.missing') }]}
      >
        <Select
          placeholder={t('support.kind.choose')}
          options={TICKET_KINDS.map((value) => ({ value, label: t(`support.kind.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="priority" label={t('support.priority')}>
        <Radio.Group
          vertical
          aria-label={t('support.priority')}
          options={PRIORITIES.map((value) => ({
            value,
            label: about
              ? t(`support.priority.${value}.promise`, { hours: about.answerHours[value] })
              : t(`support.priority.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="subject"
        label={t('support.subject')}
        required
        rules={[nameRule(ticketPayloadSchema.entries.subject, t('support.subject.missing'))]}
      >
        <Input count={textLimit(SUBJECT_MAX_LENGTH)} />
      </Form.Item>
      <Form.Item name="text" label={t('support.text')} rules={[notBlank(t('support.text.missing'))]}>
        <Input.TextArea
          rows={6}
          count={{ ...textLimit(TICKET_TEXT_MAX_LENGTH), show: true }}
          placeholder={t('support.text.hint')}
        />
      </Form.Item>
      <Form.Item label={t('support.files')}>
        <FileField files={files} onChange={setFiles} onBusy={setUploading} />
      </Form.Item>
      {creating.isUnknown && <Alert type="warning" title={t('support.unknown')} />}
    </SubmitForm>
  );
}
