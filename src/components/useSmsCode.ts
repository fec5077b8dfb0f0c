import { Form } from 'antd';
import { useState } from 'react';
import { readDeviceToken } from '@/browser/deviceToken';
import { smsTooSoon } from '@/domain/account/accountError';
import { isPhone, normalizePhone } from '@/domain/account/phone';
import type { SmsScene, SmsSendPayload, SmsSendResult } from '@/domain/account/smsCode';
import { readRefusal } from '@/domain/requestError';
import { useAction } from './query/useAction';
import { useUnmountSignal } from './query/useUnmountSignal';
import { type AccountFormState, readCaptcha } from './useAccountForm';
import { useCountdown } from './useCountdown';

interface SmsCodeOptions {
  account: AccountFormState;
  scene: SmsScene;
  send: (payload: SmsSendPayload, options: { signal: AbortSignal }) => Promise<SmsSendResult>;
}

/** The numbers of the last codes, in memory only: nothing of a phone number is stored. */
const lastPhones: Partial<Record<SmsScene, string>> = {};

/** Sends an SMS code after validating the phone; the server sets the time until the next one. */
export function useSmsCode({ account: { form, captcha, showFailure }, scene, send }: SmsCodeOptions) {
  const userPhone = normalizePhone(Form.useWatch('userPhone', form) ?? '');
  // After a reload it is unknown which number the stored countdown belongs to, so it applies to any.
  const isCounting = isPhone(userPhone) && (lastPhones[scene] ?? userPhone) === userPhone;
  const countdown = useCountdown(isCounting ? `sms:${scene}` : undefined);
  const [sentTo, setSentTo] = useState<string>();
  const signal = useUnmountSignal();

  function startCountdown(seconds: number) {
    lastPhones[scene] = userPhone;
    countdown.start(`sms:${scene}`, seconds);
  }

  const { run: handleSend, isPending: sending } = useAction(
    async () => {
      setSentTo(undefined);
      const answer = await readCaptcha(form, captcha, ['userPhone']);
      if (!answer) return undefined;
      return send({ userPhone, scene, ...answer, deviceToken: readDeviceToken() }, { signal: signal() });
    },
    {
      onDone(sent) {
        if (!sent) return;
        captcha.dismiss();
        startCountdown(sent.resendAfterSeconds);
        setSentTo(userPhone);
        form.setFields([{ name: 'smsVerificationCode', errors: [] }]);
        // The disabled button would lose the focus.
        form.focusField('smsVerificationCode');
      },
      onFailed(error) {
        const wait = readRefusal(error, smsTooSoon)?.retryAfterSeconds;
        if (wait) startCountdown(wait);
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
