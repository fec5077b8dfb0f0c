import { useT } from '@@/texts/security';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { type AccountFormState, readCaptcha } from '@/components/useAccountForm';
import { useCountdown } from '@/components/useCountdown';
import type { SmsCodeState } from '@/components/useSmsCode';
import { useUserChange } from '@/components/useUserChange';
import { ACCOUNT_ERROR, smsTooSoon } from '@/domain/account/accountError';
import {
  nextPhoneChangeState,
  type PhoneChange,
  type PhoneChangeEvent,
  type PhoneChangeResult,
} from '@/domain/account/phoneChange';
import type { OwnCodePayload } from '@/domain/account/smsCode';
import { hasErrorCode, type RequestError, readRefusal } from '@/domain/requestError';
import { fetchPhoneChange } from '@/services/security';

type Status = Awaited<ReturnType<typeof fetchPhoneChange>>;

/** State of the phone change, loaded from the server and updated by its replies and the clock. */
export function usePhoneChange() {
  const t = useT();
  const signal = useUnmountSignal();
  const changeUser = useUserChange();
  const query = useQuery(fetchPhoneChange);
  const { data, setData } = query;
  const [notice, setNotice] = useState<string>();
  const [result, setResult] = useState<PhoneChangeResult>();
  /** Whether the user starts another change after one that is done; until its proof the server may still answer `done`. */
  const [isStartedAgain, setStartedAgain] = useState(false);
  const status =
    data?.state === 'done' && isStartedAgain
      ? { ...data, state: 'proving' as const, proof: undefined }
      : data;

  function take(next: Status) {
    setNotice(undefined);
    setData(next);
  }

  /** Applies a local event; ignores one that the state does not allow. */
  function dispatch(event: PhoneChangeEvent) {
    const state = status && nextPhoneChangeState(status.state, event);
    if (!status || !state) return;
    setData({ ...status, state, ...(state === 'proving' && { proof: undefined, code: undefined }) });
  }

  function handleExpire() {
    dispatch('expire');
    setNotice(t('security.changePhone.expired'));
  }

  /** Reloads the state when a step failed because the server is at another one, and returns whether it did. */
  async function resume(error: RequestError): Promise<boolean> {
    const needsProof = hasErrorCode(error, ACCOUNT_ERROR.phoneProofInvalid);
    if (!needsProof && !hasErrorCode(error, ACCOUNT_ERROR.phoneTaken)) return false;
    const next = await fetchPhoneChange({ signal: signal() });
    // Rendered at once, because the error may belong to a field of the new step.
    flushSync(() => {
      setData(next);
      if (needsProof) setNotice(error.message);
    });
    return true;
  }

  function handleDone(done: PhoneChangeResult) {
    changeUser({ userPhone: done.userPhone });
    setResult(done);
  }

  return {
    query: { ...query, data: status },
    status,
    notice,
    result,
    startAgain: () => setStartedAgain(true),
    take,
    dispatch,
    resume,
    handleExpire,
    handleDone,
  };
}

export type PhoneChangeFlow = ReturnType<typeof usePhoneChange>;
export type PhoneChangeStatus = Status;

interface PhoneCodeOptions {
  account: AccountFormState;
  /** The server's state of the sent code. */
  code: PhoneChange['code'];
  /** Separates the countdowns of two numbers. */
  countdownKey: string;
  /** Requests a code; the result arrives as `code`. The form has the field of a captcha. */
  send: (payload: OwnCodePayload) => Promise<void>;
  /** Shows the failure in the form by default. */
  onFailed?: (error: RequestError) => unknown;
}

/** Sends codes to a masked number; the server decides when the next one can be requested. */
export function usePhoneCode(options: PhoneCodeOptions): SmsCodeState {
  const { account, code, countdownKey, send, onFailed = account.showFailure } = options;
  const { form, captcha } = account;
  const { secondsLeft, start } = useCountdown(countdownKey);
  const restart = useEffectEvent(() => start(countdownKey, code?.resendAfterSeconds ?? 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply and each number has its own countdown.
  useEffect(() => restart(), [code, countdownKey]);

  async function sendCode() {
    const payload = await readCaptcha(form, captcha);
    if (!payload) return false;
    await send(payload);
    return true;
  }
  const { run, isPending } = useAction(sendCode, {
    onDone(isSent) {
      if (!isSent) return;
      captcha.dismiss();
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

  return { secondsLeft, sending: isPending, sentTo: code?.sentTo, handleSend: run };
}
