import { useT } from '@@/texts/sheet';
import { Form, Input } from 'antd';
import { FormDialog } from '@/components/form/FormDialog';
import { textRule } from '@/components/form/fieldRules';
import { optionSearch } from '@/components/form/optionSearch';
import { Select } from '@/components/form/Select';
import type { Person } from '@/domain/console/person';
import { PROCESS_NOTE_RULE, type ProcessEventPayload, validateNote } from '@/domain/console/process';
import { needsNote, type ProcessEvent } from '@/domain/console/processMachine';

interface EventDialogProps {
  processId: string;
  event: ProcessEvent;
  /** The step that the user decides. */
  stepNo: number;
  people: readonly Person[];
  onSend: (payload: ProcessEventPayload) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the note of an event, and for the recipient of a forwarded approval. */
export function EventDialog({ processId, event, stepNo, people, onSend, onClose }: EventDialogProps) {
  const t = useT();
  return (
    <FormDialog<Omit<ProcessEventPayload, 'event' | 'stepNo'>>
      requiredMark="optional"
      title={t(`sheet.event.${event}.title`)}
      okText={t(`sheet.event.${event}`)}
      initialValues={{ note: '' }}
      firstField={event === 'forward' ? 'toId' : 'note'}
      draft={`process-${event}-${processId}`}
      onSave={(values) => onSend({ event, stepNo, ...values })}
      onClose={onClose}
    >
      {event === 'forward' && (
        <Form.Item
          name="toId"
          label={t('sheet.event.to')}
          rules={[{ required: true, message: t('sheet.problem.to') }]}
        >
          <Select
            showSearch={optionSearch}
            options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        </Form.Item>
      )}
      <Form.Item
        name="note"
        label={t(needsNote(event) ? 'sheet.event.reason' : 'sheet.event.note')}
        required={needsNote(event)}
        rules={[
          textRule((note) => {
            const problem = validateNote(event, note);
            return problem && t(`sheet.problem.${problem}`, PROCESS_NOTE_RULE);
          }),
        ]}
      >
        <Input.TextArea rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
