import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { passwordRules } from './accountRules';
import { PasswordInput } from './PasswordInput';

/** The password a person already has. */
export function PasswordField() {
  const { formatMessage } = useIntl();
  return (
    <Form.Item name="password" label={formatMessage({ id: 'account.password' })} rules={passwordRules}>
      <PasswordInput name="password" autoComplete="current-password" />
    </Form.Item>
  );
}
