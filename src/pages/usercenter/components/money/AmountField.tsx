import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { textRule } from '@/components/form/fieldRules';
import { parseYuan } from '@/domain/money/money';

interface AmountFieldProps {
  name: string;
  label: string;
  extra?: ReactNode;
  /** Fields whose change checks this one again. */
  dependencies?: string[];
  /** Returns the error text of an amount in cents, undefined where the typed text is none. */
  check: (cents: number | undefined) => string | undefined;
}

/** A form field for an amount in yuan. */
export function AmountField({ name, label, extra, dependencies, check }: AmountFieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      dependencies={dependencies}
      validateTrigger="onBlur"
      rules={[textRule((typed) => check(parseYuan(typed)))]}
    >
      <Input size="large" prefix="¥" inputMode="decimal" dir="ltr" autoComplete="off" />
    </Form.Item>
  );
}
