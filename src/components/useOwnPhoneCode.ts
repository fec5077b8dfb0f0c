import type { FormInstance } from 'antd';
import { useState } from 'react';
import { smsTooSoon } from '@/domain/account/accountError';
import type { OwnCodePayload, SmsSendResult } from '@/domain/account/smsCode';
import { type RequestError, readRefusal } from '@/domain/requestError';
import { useAction } from './query/useAction';
import { useUnmountSignal } from './query/useUnmountSignal';
import { type CaptchaState, readCaptcha } from './useAccountForm';
import { useCountdown } from './useCountdown';
import type { SmsCodeState } from './useSmsCode';

interface OwnPhoneCodeOptions {
  form: Pick<FormInstance, 'setFields' | 'focusField' | 'validateFields' | 'getFieldError' | 'getFieldValue'>;
  /** Its field must be in the form. */
  captcha: CaptchaState;
  /** Unique among the countdowns. */
  countdownKey: string;
  /** The masked number. */
  userPhone: string | undefined;
  send: (payload: OwnCodePayload, options: { signal: AbortSignal }) => Promise<SmsSendResult>;
  onFailed: (error: RequestError) => unknown;
}

/** Sends codes to the account's own phone, whose number is only known masked. */
export function useOwnPhoneCode(options: OwnPhoneCodeOptions): SmsCodeState {
  const { form, captcha, countdownKey, userPhone, send, onFailed } = options;
  const { secondsLeft, start } = useCountdown(countdownKey);
  const signal = useUnmountSignal();
  const [isSent, setSent] = useState(false);
  async function sendCode() {
    const payload = await readCaptcha(form, captcha);
    return payload && send(payload, { signal: signal() });
  }
  const sending = useAction(sendCode, {
    onDone(sent) {
      if (!sent) return;
      captcha.dismiss();
      start(countdownKey, sent.resendAfterSeconds);
      setSent(true);
      form.setFields([{ name: 'smsVerificationCode', errors: [] }]);
      // The button is now disabled and would drop the focus.
      form.focusField('smsVerificationCode');
    },
    onFailed(error) {
      const wait = readRefusal(error, smsTooSoon)?.retryAfterSeconds;
      if (wait) start(countdownKey, wait);
      return onFailed(error);
    },
  });
  function handleSend() {
    setSent(false);
    return sending.run();
  }
  return { secondsLeft, sending: sending.isPending, sentTo: isSent ? userPhone : undefined, handleSend };
}
