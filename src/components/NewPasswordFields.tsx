import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { newPasswordRules, passwordRepeatRules } from './newPasswordRules';
import { PasswordInput } from './PasswordInput';
import { PasswordMeter } from './PasswordMeter';

/** Choosing a password: the meter says while typing what the rules say on submission. Pasting is welcome. */
export function NewPasswordFields({ label }: { label: string }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const password: string = Form.useWatch('password', form) ?? '';
  const userPhone: string = Form.useWatch('userPhone', form) ?? '';
  const userName: string = Form.useWatch('userName', form) ?? '';
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        rules={newPasswordRules}
        validateFirst
        extra={<PasswordMeter password={password} userPhone={userPhone} userName={userName} />}
      >
        <PasswordInput name="new-password" autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="passwordRepeat"
        label={formatMessage({ id: 'account.passwordRepeat' })}
        rules={passwordRepeatRules}
        validateFirst
      >
        <PasswordInput name="new-password-repeat" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
