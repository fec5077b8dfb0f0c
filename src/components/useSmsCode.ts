import { Form } from 'antd';
import { useState } from 'react';
import { getResendAfterSeconds, toAccountFailure } from '@/components/accountFailure';
import { isPhone, normalizePhone } from '@/domain/account/phone';
import type { SmsScene, SmsSendPayload, SmsSendResult } from '@/domain/account/smsCode';
import { useAction } from './query/useAction';
import { useUnmountSignal } from './query/useUnmountSignal';
import type { AccountFormState } from './useAccountForm';
import { useCountdown } from './useCountdown';

interface SmsCodeOptions {
  account: AccountFormState;
  scene: SmsScene;
  send: (payload: SmsSendPayload, options: { signal: AbortSignal }) => Promise<SmsSendResult>;
}

/** Tells numbers apart without storing them: many share a key. */
const countdownKey = (scene: SmsScene, userPhone: string) => `sms:${scene}:${Number(userPhone) % 9973}`;

/** Sends an SMS code after validating the phone; the server sets the time until the next one. */
export function useSmsCode({ account: { form, captcha, showFailure }, scene, send }: SmsCodeOptions) {
  const userPhone = normalizePhone(Form.useWatch('userPhone', form) ?? '');
  const countdown = useCountdown(isPhone(userPhone) ? countdownKey(scene, userPhone) : undefined);
  const [sentTo, setSentTo] = useState<string>();
  const signal = useUnmountSignal();

  async function isReady(): Promise<boolean> {
    const needed = captcha.isRequired ? (['userPhone', 'captcha'] as const) : (['userPhone'] as const);
    try {
      await form.validateFields([...needed]);
      return true;
    } catch {
      const wrong = needed.find((name) => form.getFieldError(name).length > 0);
      if (wrong) form.focusField(wrong);
      return false;
    }
  }

  const { run: handleSend, isPending: sending } = useAction(
    async () => {
      setSentTo(undefined);
      if (!(await isReady())) return undefined;
      const answer = captcha.answered(form.getFieldValue('captcha'));
      return send({ userPhone, scene, ...(answer && { captcha: answer }) }, { signal: signal() });
    },
    {
      onDone(sent) {
        if (!sent) return;
        captcha.dismiss();
        countdown.start(countdownKey(scene, userPhone), sent.resendAfterSeconds);
        setSentTo(userPhone);
        form.setFields([{ name: 'smsVerificationCode', errors: [] }]);
        // The disabled button would lose the focus.
        form.focusField('smsVerificationCode');
      },
      onFailed(error) {
        const failure = toAccountFailure(error);
        const wait = failure && getResendAfterSeconds(failure);
        if (wait) countdown.start(countdownKey(scene, userPhone), wait);
        showFailure(error);
      },
    },
  );

  return {
    secondsLeft: countdown.secondsLeft,
    sending,
    /** Number of the last code, while it is still in the form. */
    sentTo: sentTo === userPhone ? sentTo : undefined,
    handleSend,
  };
}

export type SmsCodeState = ReturnType<typeof useSmsCode>;
