import { Checkbox, Form } from 'antd';
import type { ReactNode } from 'react';

interface TickFieldProps {
  name: string;
  /** Shown when it is not ticked; without it, it need not be. */
  missing?: string;
  hidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A checkbox of a form. */
export function TickField({ name, missing, hidden = false, className, children }: TickFieldProps) {
  const rule = {
    validator: async (_rule: unknown, ticked?: boolean) => {
      if (missing && !ticked) throw new Error(missing);
    },
  };
  return (
    <Form.Item name={name} valuePropName="checked" hidden={hidden} rules={[rule]}>
      <Checkbox className={className}>{children}</Checkbox>
    </Form.Item>
  );
}
