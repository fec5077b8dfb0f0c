import { useT } from '@@/texts/account';
import { Button, Flex, Form, type InputProps, type InputRef } from 'antd';
import type { Ref } from 'react';
import { maskPhone } from '@/domain/account/phone';
import { normalizeSmsCode } from '@/domain/account/smsCode';
import styles from './AccountForm.module.css';
import { smsCodeRules } from './accountRules';
import layout from './layout.module.css';
import { TextInput } from './TextInput';
import type { SmsCodeState } from './useSmsCode';

interface CodeInputProps extends InputProps {
  sms: SmsCodeState;
  ref?: Ref<InputRef>;
}

function CodeInput({ sms: { secondsLeft, sending, handleSend }, ...props }: CodeInputProps) {
  const t = useT();
  return (
    <Flex align="flex-start" gap={8}>
      <TextInput {...props} className={layout.fill} />
      <Button
        className={styles.send}
        autoInsertSpace={false}
        loading={sending}
        disabled={secondsLeft > 0}
        onClick={handleSend}
      >
        {secondsLeft > 0 ? t('account.code.resendIn', { seconds: secondsLeft }) : t('account.code.send')}
      </Button>
    </Flex>
  );
}

interface SmsCodeFieldProps {
  sms: SmsCodeState;
  /** Text with the value `phone`, the masked number. */
  sentTextId?: TextId<'account'>;
}

/** An SMS code with the button that sends it. Pasted spaces and full-width digits are normalised. */
export function SmsCodeField({ sms, sentTextId = 'account.code.sent' }: SmsCodeFieldProps) {
  const t = useT();
  return (
    <Form.Item
      name="smsVerificationCode"
      label={t('account.code')}
      rules={smsCodeRules}
      validateFirst
      normalize={(typed: string) => normalizeSmsCode(typed)}
      extra={<div role="status">{sms.sentTo && t(sentTextId, { phone: maskPhone(sms.sentTo) })}</div>}
    >
      <CodeInput sms={sms} name="one-time-code" autoComplete="one-time-code" inputMode="numeric" dir="ltr" />
    </Form.Item>
  );
}
