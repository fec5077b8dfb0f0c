import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type AccountFailure, toAccountFailure } from '@/components/accountFailure';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { useUserChange } from '@/components/useUserChange';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import {
  nextPhoneChangeState,
  type PhoneChangeEvent,
  type PhoneChangeResult,
} from '@/domain/account/phoneChange';
import { fetchPhoneChange } from '@/services/security';

type Status = Awaited<ReturnType<typeof fetchPhoneChange>>;

/** Where the change of phone stands: asked of the server when the page opens, moved on by its answers and by the clock. */
export function usePhoneChange() {
  const { formatMessage } = useIntl();
  const signal = useUnmountSignal();
  const changeUser = useUserChange();
  const { data, error, isLoading, refresh, setData } = useQuery(fetchPhoneChange);
  const [notice, setNotice] = useState<string>();
  const [result, setResult] = useState<PhoneChangeResult>();

  /** Takes the server's answer to a step. */
  function take(next: Status) {
    setNotice(undefined);
    setData(next);
  }

  /** What happens here and not on the server: the machine says where it leads, an impossible event changes nothing. */
  function happen(event: PhoneChangeEvent) {
    const state = data && nextPhoneChangeState(data.state, event);
    if (!data || !state) return;
    setData({ ...data, state, ...(state === 'proving' && { proof: undefined, code: undefined }) });
  }

  function handleExpire() {
    happen('expire');
    setNotice(formatMessage({ id: 'security.changePhone.expired' }));
  }

  /** A step that came too late: the server is asked where things stand, its sentence is kept. */
  async function resume(failure: AccountFailure) {
    const next = await fetchPhoneChange({ signal: signal() });
    // Rendered at once: a refusal may belong to a field of the step that the change is at now.
    flushSync(() => {
      setData(next);
      if (failure.code === ACCOUNT_ERROR.phoneProofInvalid) setNotice(failure.message);
    });
  }

  function handleDone(done: PhoneChangeResult) {
    changeUser({ userPhone: done.userPhone });
    setResult(done);
  }

  return {
    status: data,
    error,
    isLoading,
    refresh,
    notice,
    result,
    take,
    happen,
    resume,
    handleExpire,
    handleDone,
    /** Whether a step failed because the change stands elsewhere than this page thought. */
    isOutOfStep: (caught: unknown): AccountFailure | undefined => {
      const failure = toAccountFailure(caught);
      const out = [ACCOUNT_ERROR.phoneProofInvalid, ACCOUNT_ERROR.phoneTaken] as const;
      return failure && out.some((code) => code === failure.code) ? failure : undefined;
    },
  };
}

export type PhoneChangeFlow = ReturnType<typeof usePhoneChange>;
export type PhoneChangeStatus = Status;
