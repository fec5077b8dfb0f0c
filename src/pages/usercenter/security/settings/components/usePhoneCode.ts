import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { accountFailureOf, resendAfterSecondsOf } from '@/components/accountFailure';
import type { AccountFormState } from '@/components/useAccountForm';
import { useCountdown } from '@/components/useCountdown';
import type { SmsCodeState } from '@/components/useSmsCode';
import type { PhoneChange } from '@/domain/account/phoneChange';

interface PhoneCodeOptions {
  account: AccountFormState;
  /** What the server says of the code that is waited for. */
  code: PhoneChange['code'];
  /** Tells the countdowns of two numbers apart. */
  countdownKey: string;
  /** Asks for a code; the answer comes back as `code`. */
  send: () => Promise<void>;
}

/** A code to a number that the portal knows only masked: when the next may be asked for is the server's word. */
export function usePhoneCode({ account, code, countdownKey, send }: PhoneCodeOptions): SmsCodeState {
  const { form, showFailure } = account;
  const { secondsLeft, start } = useCountdown(countdownKey);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  const restart = useMemoizedFn(start);
  useEffect(() => restart(countdownKey, code?.resendAfterSeconds ?? 0), [code, countdownKey, restart]);

  async function handleSend() {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await send();
      form.setFields([{ name: 'smsVerificationCode', errors: [] }]);
      // The button is disabled from here on and would drop the focus.
      form.focusField('smsVerificationCode');
    } catch (error) {
      const failure = accountFailureOf(error);
      const wait = failure && resendAfterSecondsOf(failure);
      if (wait) start(countdownKey, wait);
      showFailure(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { secondsLeft, sending, sentTo: code?.sentTo, handleSend };
}
