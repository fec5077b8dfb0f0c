import { useT } from '@@/texts/form';
import { Form, type FormRule, Input } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { DayField } from '@/components/DayField';
import { Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { TASK_TYPES, WAREHOUSE_ACCESS, type WarehouseField } from '@/domain/console/warehouse';
import { PersonSelect } from '../PersonSelect';

const OPTIONAL: WarehouseField = 'taskSummary';

interface WarehouseFieldsProps {
  names: readonly Exclude<WarehouseField, 'members'>[];
  rules: (field: WarehouseField) => FormRule[];
}

/** Some fields of a warehouse. */
export function WarehouseFields({ names, rules }: WarehouseFieldsProps) {
  const t = useT();

  function control(name: WarehouseFieldsProps['names'][number]) {
    switch (name) {
      case 'access':
        return (
          <Select options={WAREHOUSE_ACCESS.map((value) => ({ value, label: t(`form.access.${value}`) }))} />
        );
      case 'taskType':
        return (
          <Select options={TASK_TYPES.map((value) => ({ value, label: t(`form.taskType.${value}`) }))} />
        );
      case 'owner':
      case 'approver':
      case 'executor':
      case 'duty':
        return <PersonSelect />;
      case 'openOn':
      case 'closeOn':
        return <DayField className={layout.full} min="2000-01-01" max="2199-12-31" />;
      case 'remindAt':
        return <DayField className={layout.full} kind="time" />;
      case 'host': {
        const ltr = { root: { direction: 'ltr' as const } };
        return <Input prefix="https://" styles={ltr} dir="ltr" inputMode="url" spellCheck={false} />;
      }
      case 'name':
      case 'taskName':
      case 'taskSummary':
        return <Input />;
    }
  }

  return (
    <CardGrid min={240} gap="0 24px" stretch>
      {names.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`form.warehouse.${name}`)}
          rules={rules(name)}
          required={name !== OPTIONAL}
        >
          {control(name)}
        </Form.Item>
      ))}
    </CardGrid>
  );
}
