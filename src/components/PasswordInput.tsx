import { useT } from '@@/texts/account';
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Form, type InputProps, type InputRef } from 'antd';
import { type Ref, useState } from 'react';
import styles from './AccountForm.module.css';
import { passwordRules } from './accountRules';
import { TextInput } from './TextInput';

/** A password with a visibility button; antd's own cannot be reached with the keyboard. */
export function PasswordInput(props: InputProps & { ref?: Ref<InputRef> }) {
  const t = useT();
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      dir="ltr"
      type={visible ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <Button
          type="text"
          className={styles.toggle}
          icon={visible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          aria-label={t(visible ? 'account.password.hide' : 'account.password.show')}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}

/** The field of the current password. */
export function PasswordField() {
  const t = useT();
  return (
    <Form.Item name="password" label={t('account.password')} rules={passwordRules}>
      <PasswordInput name="password" autoComplete="current-password" />
    </Form.Item>
  );
}
