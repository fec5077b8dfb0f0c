import { useT } from '@@/texts/list';
import { CalendarOutlined } from '@ant-design/icons';
import { DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { FormDialog } from '@/components/form/FormDialog';
import { wholeNumberRule } from '@/components/form/fieldRules';
import { NumberInput } from '@/components/form/NumberInput';
import { optionSearch } from '@/components/form/optionSearch';
import { Select } from '@/components/form/Select';
import { useRecordEdit } from '@/components/form/useRecordEdit';
import { useTextRule } from '@/components/useTextRule';
import { toPickerValue } from '@/components/zoneDays';
import { fromZoneTime, zoneTime } from '@/domain/calendar';
import { type Task, type TaskPayload, taskEndpoints, taskPayloadSchema } from '@/domain/console/consoleTask';
import type { Person } from '@/domain/console/person';
import { dateText } from '@/domain/intlFormats';
import { createTask, updateTask } from '@/services/consoleList';

/** The form shows and takes a time of the portal's zone, whatever the zone of the device is: `2026-11-20T09:30:00`. */
const toMoment = (zoneTime: string) => new Date(fromZoneTime(zoneTime)).toISOString();

const toValues = ({ title, description, owner, startAt, progress }: Task): TaskPayload => ({
  title,
  description,
  ownerId: owner.userId,
  startAt: zoneTime(Date.parse(startAt)),
  progress,
});

const PERCENT = { min: 0, max: 100 };

interface TaskDialogProps {
  /** Undefined for a new task. */
  task: Task | undefined;
  people: readonly Person[];
  onSaved: (task: Task) => void;
  onClose: () => void;
}

export function TaskDialog({ task, people, onSaved, onClose }: TaskDialogProps) {
  const t = useT();
  const textRule = useTextRule();
  const label = (name: keyof TaskPayload) => t(`list.tasks.${name}`);
  const edit = useRecordEdit<TaskPayload, Task>({
    record: task,
    kind: 'task',
    endpoint: taskEndpoints.update,
    toValues,
    save: (version, { startAt, ...changes }) =>
      updateTask(version, { ...changes, ...(startAt && { startAt: toMoment(startAt) }) }),
    label,
    text(name, { ownerId, startAt }) {
      if (name === 'ownerId') return people.find(({ userId }) => userId === ownerId)?.name;
      return name === 'startAt' && startAt
        ? dateText(t.locale, toMoment(startAt), { withTime: true })
        : undefined;
    },
  });
  const field = (name: 'title' | 'description') => ({
    name,
    label: label(name),
    rules: [textRule(taskPayloadSchema.entries[name])],
  });
  const required = (name: 'choose' | 'date' | 'required') => [
    { required: true, message: t(`list.problem.${name}`) },
  ];

  return (
    <FormDialog<TaskPayload, Task>
      requiredMark="optional"
      title={t(task ? 'list.tasks.editTitle' : 'list.tasks.add')}
      okText={t('list.save')}
      initialValues={task ? toValues(task) : { title: '', description: '', progress: 0 }}
      firstField="title"
      draft={`task-${task?.taskId ?? 'new'}`}
      onSave={(values) => createTask({ ...values, startAt: toMoment(values.startAt) })}
      edit={edit}
      onDone={onSaved}
      onClose={onClose}
    >
      <Form.Item {...field('title')} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="startAt"
        label={label('startAt')}
        rules={required('date')}
        getValueProps={(time?: string) => ({ value: time && toPickerValue(time) })}
        normalize={(time?: Dayjs | null) => time?.format('YYYY-MM-DDTHH:mm:ss')}
      >
        <DatePicker
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          style={{ inlineSize: '100%' }}
          suffixIcon={<CalendarOutlined aria-hidden />}
        />
      </Form.Item>
      <Form.Item name="ownerId" label={label('ownerId')} rules={required('choose')}>
        <Select
          showSearch={optionSearch}
          options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
        />
      </Form.Item>
      <Form.Item
        name="progress"
        label={label('progress')}
        rules={[...required('required'), wholeNumberRule(PERCENT, t('list.problem.percent'))]}
      >
        <NumberInput {...PERCENT} suffix="%" />
      </Form.Item>
      <Form.Item {...field('description')}>
        <Input.TextArea rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
