import { useModel } from '@umijs/max';
import { useState } from 'react';
import { getResendAfterSeconds, toAccountFailure } from '@/components/accountFailure';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { AccountFormState } from '@/components/useAccountForm';
import { useCountdown } from '@/components/useCountdown';
import type { SmsCodeState } from '@/components/useSmsCode';
import { sendCertificationCode } from '@/services/certification';

/** Asking for a code on the account's own phone, whose number is only known masked. */
export function useOwnPhoneCode({ form, showFailure }: AccountFormState, userPhone: string): SmsCodeState {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId;
  const key = `sms:certification:${userId}`;
  const countdown = useCountdown(key);
  const signal = useUnmountSignal();
  const [sent, setSent] = useState(false);

  const { run, isPending } = useAction(() => sendCertificationCode({ signal: signal() }), {
    onDone({ resendAfterSeconds }) {
      countdown.start(key, resendAfterSeconds);
      setSent(true);
      form.setFields([{ name: 'smsVerificationCode', errors: [] }]);
      // The button is disabled from here on and would drop the focus.
      form.focusField('smsVerificationCode');
    },
    onFailed(error) {
      const failure = toAccountFailure(error);
      const wait = failure && getResendAfterSeconds(failure);
      if (wait) countdown.start(key, wait);
      showFailure(error);
    },
  });

  function handleSend() {
    setSent(false);
    return run();
  }

  return {
    secondsLeft: countdown.secondsLeft,
    sending: isPending,
    sentTo: sent ? userPhone : undefined,
    handleSend,
  };
}
