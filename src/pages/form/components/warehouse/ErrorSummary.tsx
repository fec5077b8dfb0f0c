import { useT } from '@@/texts/form';
import { CloseCircleOutlined } from '@ant-design/icons';
import { Button, Flex, type FormInstance, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { scrollToField } from '@/components/form/formProps';
import layout from '@/components/layout.module.css';
import type { Warehouse, WarehouseField } from '@/domain/console/warehouse';

export interface FieldError {
  field: WarehouseField;
  /** The error message. */
  text: ReactNode;
}

const ENTRY = { blockSize: 'auto', minBlockSize: 40, textAlign: 'start', whiteSpace: 'normal' } as const;

/** The number of errors, with a list that links to the fields. */
export function ErrorSummary({ form, errors }: { form: FormInstance<Warehouse>; errors: FieldError[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (errors.length === 0) return null;

  function focusField(field: WarehouseField) {
    setOpen(false);
    form.scrollToField(field, scrollToField);
  }

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="topLeft"
      title={t('form.errors.title')}
      content={
        <Flex
          component="ul"
          vertical
          gap={4}
          style={{ maxBlockSize: '50vh', maxInlineSize: 'min(420px, 80vw)', overflowY: 'auto' }}
        >
          {errors.map(({ field, text }) => (
            <li key={field}>
              <Button block type="text" style={ENTRY} onClick={() => focusField(field)}>
                {t('form.errors.entry', { label: t(`form.warehouse.${field}`), text })}
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
        {t('form.errors', { count: errors.length })}
      </Button>
    </Popover>
  );
}
