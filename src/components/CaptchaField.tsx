import { useT } from '@@/texts/account';
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Form, type InputProps, type InputRef } from 'antd';
import type { Ref } from 'react';
import styles from './AccountForm.module.css';
import { captchaRules } from './accountRules';
import layout from './layout.module.css';
import { serverPicture } from './serverPicture';
import { TextInput } from './TextInput';
import type { CaptchaState } from './useAccountForm';

interface CaptchaInputProps extends InputProps {
  captcha: CaptchaState;
  ref?: Ref<InputRef>;
}

function CaptchaInput({ captcha: { picture, loading, refresh }, ...props }: CaptchaInputProps) {
  const t = useT();
  const form = Form.useFormInstance();

  function handleRefresh() {
    form.setFields([{ name: 'captcha', value: '', errors: [] }]);
    form.focusField('captcha');
    void refresh();
  }

  return (
    <Flex align="flex-start" gap={8}>
      <TextInput {...props} className={layout.fill} />
      <Button
        className={styles.picture}
        loading={loading}
        icon={picture ? undefined : <ReloadOutlined aria-hidden />}
        aria-label={picture ? undefined : t('account.captcha.reload')}
        title={t('account.captcha.reload')}
        onClick={handleRefresh}
      >
        {picture && <img src={serverPicture(picture.image)} alt={t('account.captcha.alt')} />}
      </Button>
    </Flex>
  );
}

/** The characters of a captcha; hidden until the server requires one. */
export function CaptchaField({ captcha }: { captcha: CaptchaState }) {
  const t = useT();
  if (!captcha.isRequired) return null;
  return (
    <Form.Item name="captcha" label={t('account.captcha')} rules={captchaRules}>
      <CaptchaInput
        captcha={captcha}
        name="captcha"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
    </Form.Item>
  );
}
