import { Form, type FormRule, Input } from 'antd';
import { DayField } from '@/components/DayField';
import { Select } from '@/components/form/Select';
import { useText } from '@/components/useText';
import { TASK_TYPES, WAREHOUSE_ACCESS, type WarehouseField } from '@/domain/console/warehouse';
import styles from '../Form.module.css';
import { PersonSelect } from '../PersonSelect';

interface FieldsProps {
  rules: (field: WarehouseField) => FormRule[];
}

export function useWarehouseLabel() {
  const t = useText('form');
  return (name: WarehouseField) => t(`warehouse.${name}`);
}

function useField(rules: FieldsProps['rules']) {
  const label = useWarehouseLabel();
  return (name: WarehouseField) => ({ name, label: label(name), rules: rules(name) });
}

export function WarehouseFields({ rules }: FieldsProps) {
  const t = useText('form');
  const field = useField(rules);
  return (
    <div className={styles.three}>
      <Form.Item {...field('name')} required>
        <Input />
      </Form.Item>
      <Form.Item {...field('host')} required>
        <Input
          prefix="https://"
          styles={{ root: { direction: 'ltr' } }}
          dir="ltr"
          inputMode="url"
          spellCheck={false}
        />
      </Form.Item>
      <Form.Item {...field('access')} required>
        <Select
          options={WAREHOUSE_ACCESS.map((value) => ({
            value,
            label: t(`access.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item {...field('owner')} required>
        <PersonSelect />
      </Form.Item>
      <Form.Item {...field('approver')} required>
        <PersonSelect />
      </Form.Item>
      <Form.Item {...field('openOn')} required>
        <DayField min="2000-01-01" max="2199-12-31" />
      </Form.Item>
      <Form.Item {...field('closeOn')} required>
        <DayField min="2000-01-01" max="2199-12-31" />
      </Form.Item>
    </div>
  );
}

export function TaskFields({ rules }: FieldsProps) {
  const t = useText('form');
  const field = useField(rules);
  return (
    <div className={styles.three}>
      <Form.Item {...field('taskName')} required>
        <Input />
      </Form.Item>
      <Form.Item {...field('taskSummary')}>
        <Input />
      </Form.Item>
      <Form.Item {...field('taskType')} required>
        <Select
          options={TASK_TYPES.map((value) => ({
            value,
            label: t(`taskType.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item {...field('executor')} required>
        <PersonSelect />
      </Form.Item>
      <Form.Item {...field('duty')} required>
        <PersonSelect />
      </Form.Item>
      <Form.Item {...field('remindAt')} required>
        <DayField kind="time" />
      </Form.Item>
    </div>
  );
}
