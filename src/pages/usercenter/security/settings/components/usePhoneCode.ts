import { useEffect, useEffectEvent } from 'react';
import { getResendAfterSeconds, toAccountFailure } from '@/components/accountFailure';
import { useAction } from '@/components/query/useAction';
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
  const restart = useEffectEvent(() => start(countdownKey, code?.resendAfterSeconds ?? 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer and each number has its own countdown.
  useEffect(() => restart(), [code, countdownKey]);

  const { run, isPending } = useAction(send, {
    onDone() {
      form.setFields([{ name: 'smsVerificationCode', errors: [] }]);
      // The button is disabled from here on and would drop the focus.
      form.focusField('smsVerificationCode');
    },
    onFailed(error) {
      const failure = toAccountFailure(error);
      const wait = failure && getResendAfterSeconds(failure);
      if (wait) start(countdownKey, wait);
      showFailure(error);
    },
  });

  return { secondsLeft, sending: isPending, sentTo: code?.sentTo, handleSend: run };
}
