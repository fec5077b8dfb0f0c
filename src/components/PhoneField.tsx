import { useT } from '@@/texts/account';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { phoneRules } from './accountRules';
import { TextInput } from './TextInput';

/** A phone number; it is normalised when it is sent. */
export function PhoneField({ note, label }: { note?: ReactNode; label?: string }) {
  const t = useT();
  return (
    <Form.Item
      name="userPhone"
      label={label ?? t('account.phone')}
      rules={phoneRules}
      validateFirst
      extra={note}
    >
      <TextInput name="tel" type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
    </Form.Item>
  );
}
