import { CloseCircleOutlined } from '@ant-design/icons';
import { FormattedMessage, useIntl } from '@umijs/max';
import { Button, Flex, type FormInstance, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import layout from '@/components/layout.module.css';
import type { Warehouse, WarehouseField } from '@/domain/console/warehouse';
import styles from '../Form.module.css';

export interface Fault {
  field: WarehouseField;
  /** What stands below the field. */
  text: ReactNode;
}

interface FaultListProps {
  form: FormInstance<Warehouse>;
  faults: Fault[];
}

/** How much is wrong; pressed, it lists all of it, and each leads to its field. */
export function ErrorSummary({ form, faults }: FaultListProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  if (faults.length === 0) return null;

  function lead(field: WarehouseField) {
    setOpen(false);
    form.scrollToField(field, { block: 'center' });
    form.focusField(field);
  }

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="topLeft"
      title={formatMessage({ id: 'form.faults.title' })}
      content={
        <Flex className={styles.faultList} component="ul" vertical align="stretch" gap={4}>
          {faults.map(({ field, text }) => (
            <li key={field}>
              <Button type="text" className={styles.faultLink} onClick={() => lead(field)}>
                <FormattedMessage
                  id="form.faults.entry"
                  values={{ label: formatMessage({ id: `form.warehouse.${field}` }), text }}
                />
              </Button>
            </li>
          ))}
        </Flex>
      }
    >
      <Button
        className={layout.pushEnd}
        danger
        icon={<CloseCircleOutlined aria-hidden />}
        aria-expanded={open}
      >
        {formatMessage({ id: 'form.faults' }, { count: faults.length })}
      </Button>
    </Popover>
  );
}
