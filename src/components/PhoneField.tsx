import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { phoneRules } from './accountRules';
import { TextInput } from './TextInput';

/** A phone number; it is normalised when it is sent. */
export function PhoneField({ note, label }: { note?: ReactNode; label?: string }) {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name="userPhone"
      label={label ?? formatMessage({ id: 'account.phone' })}
      rules={phoneRules}
      validateFirst
      extra={note}
    >
      <TextInput name="tel" type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
    </Form.Item>
  );
}
