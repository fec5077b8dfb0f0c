import { useIntl } from '@umijs/max';
import { DatePicker, Form, Input, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { FormDialog } from '@/components/form/FormDialog';
import { wholeNumberRule } from '@/components/form/fieldRules';
import { NumberInput } from '@/components/form/NumberInput';
import { optionSearch } from '@/components/form/optionSearch';
import { useTextRule } from '@/components/useTextRule';
import { toPickerValue } from '@/components/zoneDays';
import { fromZoneTime, zoneTime } from '@/domain/calendar';
import { type Task, type TaskPayload, taskPayloadSchema } from '@/domain/console/consoleTask';
import type { Person } from '@/domain/console/person';

/** The form shows and takes a time of the portal's zone, whatever the zone of the device is: `2026-11-20T09:30:00`. */
const toMoment = (zoneTime: string) => new Date(fromZoneTime(zoneTime)).toISOString();

const PERCENT = { min: 0, max: 100 };

interface TaskDialogProps {
  /** Undefined for a new task. */
  task?: Task;
  people: readonly Person[];
  onSave: (payload: TaskPayload) => Promise<unknown>;
  onClose: () => void;
}

export function TaskDialog({ task, people, onSave, onClose }: TaskDialogProps) {
  const { formatMessage } = useIntl();
  const textRule = useTextRule();
  const initialValues: Partial<TaskPayload> = task
    ? { ...task, ownerId: task.owner.userId, startAt: zoneTime(Date.parse(task.startAt)) }
    : { title: '', description: '', progress: 0 };
  const required = (name: 'choose' | 'date' | 'required') => [
    { required: true, message: formatMessage({ id: `list.problem.${name}` }) },
  ];

  return (
    <FormDialog<TaskPayload>
      title={formatMessage({ id: task ? 'list.tasks.editTitle' : 'list.tasks.add' })}
      okText={formatMessage({ id: 'list.save' })}
      initialValues={initialValues}
      firstField="title"
      draft={`task-${task?.taskId ?? 'new'}`}
      onSave={({ title, description, ownerId, startAt, progress }) =>
        onSave({ title, description: description ?? '', ownerId, startAt: toMoment(startAt), progress })
      }
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label={formatMessage({ id: 'list.tasks.title' })}
        required
        rules={[textRule(taskPayloadSchema.entries.title)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="startAt"
        label={formatMessage({ id: 'list.tasks.start' })}
        rules={required('date')}
        getValueProps={(time?: string) => ({ value: time && toPickerValue(time) })}
        normalize={(time?: Dayjs | null) => time?.format('YYYY-MM-DDTHH:mm:ss')}
      >
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ inlineSize: '100%' }} />
      </Form.Item>
      <Form.Item name="ownerId" label={formatMessage({ id: 'list.tasks.owner' })} rules={required('choose')}>
        <Select
          showSearch={optionSearch}
          options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
        />
      </Form.Item>
      <Form.Item
        name="progress"
        label={formatMessage({ id: 'list.tasks.progress' })}
        rules={[
          ...required('required'),
          wholeNumberRule(PERCENT, formatMessage({ id: 'list.problem.percent' })),
        ]}
      >
        <NumberInput {...PERCENT} suffix="%" />
      </Form.Item>
      <Form.Item
        name="description"
        label={formatMessage({ id: 'list.tasks.description' })}
        rules={[textRule(taskPayloadSchema.entries.description)]}
      >
        <Input.TextArea rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
