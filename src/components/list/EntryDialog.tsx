import { useT } from '@@/texts/list';
import { Form, Input } from 'antd';
import { pickFields } from '@/domain/conflict';
import type { TextRule } from '@/domain/fieldError';
import { FormDialog } from '../form/FormDialog';
import { Select } from '../form/Select';
import { type RecordEditOptions, useRecordEdit } from '../form/useRecordEdit';
import { useTextRule } from '../useTextRule';
import type { Option } from './useListState';

interface Texts {
  name: string;
  description: string;
}

interface EntryDialogProps<T extends Texts, R extends T & { version: number }>
  extends Pick<RecordEditOptions<T, R>, 'record' | 'kind' | 'endpoint' | 'save'> {
  /** Whose texts name it and its fields. */
  area: 'templates' | 'applications';
  title: string;
  schema: { entries: Record<keyof Texts, { rule: TextRule }> };
  choice: { name: Exclude<keyof T, keyof Texts> & string; label: string; options: Option[] };
  /** Identifies the draft. */
  id: string;
  onCreate?: (values: T) => Promise<R>;
  onSaved: (entry: R) => void;
  onClose: () => void;
}

/** Adds or edits an entry with a name, a description and a choice. */
export function EntryDialog<T extends Texts, R extends T & { version: number }>(
  props: EntryDialogProps<T, R>,
) {
  const { area, record, title, schema, choice, id, onCreate, onSaved, onClose, ...options } = props;
  const t = useT();
  const textRule = useTextRule();
  const toValues = (entry: R) => pickFields<T>(entry, ['name', 'description', choice.name]);
  const label = (name: keyof T) =>
    name === choice.name ? choice.label : t(`list.${area}.${name as keyof Texts}`);
  const edit = useRecordEdit<T, R>({
    ...options,
    record,
    toValues,
    label,
    text: (name, values) =>
      name === choice.name ? choice.options.find(({ value }) => value === values[name])?.label : undefined,
  });
  const field = (name: keyof Texts) => ({
    name,
    label: label(name),
    required: true,
    rules: [textRule(schema.entries[name])],
  });
  return (
    <FormDialog<T, R>
      requiredMark="optional"
      title={title}
      okText={t('list.save')}
      initialValues={record ? toValues(record) : ({ name: '', description: '' } as Partial<T>)}
      firstField={'name' as Extract<keyof T, string>}
      draft={`${options.kind}-${id}`}
      onSave={onCreate}
      edit={edit}
      onDone={onSaved}
      onClose={onClose}
    >
      <Form.Item {...field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={choice.name as string}
        label={choice.label}
        rules={[{ required: true, message: t('list.problem.choose') }]}
      >
        <Select options={choice.options} />
      </Form.Item>
      <Form.Item {...field('description')}>
        <Input.TextArea rows={4} />
      </Form.Item>
    </FormDialog>
  );
}
