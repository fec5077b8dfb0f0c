import { useModel } from '@umijs/max';
import { useRef, useState } from 'react';
import { accountFailureOf, resendAfterSecondsOf } from '@/components/accountFailure';
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
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  async function handleSend() {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setSent(false);
    try {
      const { resendAfterSeconds } = await sendCertificationCode({ signal: signal() });
      countdown.start(key, resendAfterSeconds);
      setSent(true);
      form.setFields([{ name: 'smsVerificationCode', errors: [] }]);
      // The button is disabled from here on and would drop the focus.
      form.focusField('smsVerificationCode');
    } catch (error) {
      const failure = accountFailureOf(error);
      const wait = failure && resendAfterSecondsOf(failure);
      if (wait) countdown.start(key, wait);
      showFailure(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { secondsLeft: countdown.secondsLeft, sending, sentTo: sent ? userPhone : undefined, handleSend };
}
