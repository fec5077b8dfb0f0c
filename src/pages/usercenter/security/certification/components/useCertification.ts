import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { usePolledQueries } from '@/components/query/usePolledQueries';
import { useQuery } from '@/components/query/useQuery';
import {
  CERTIFICATION_ERROR,
  type Certification,
  certificationSummary,
} from '@/domain/certification/certification';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import type { ServerMoment } from '@/domain/serverClock';
import { fetchCertification } from '@/services/certification';
import type { CertificationProps } from './CertificationGate';

const POLL_EVERY_MS = 3_000;
/** How long a page shows the state of the previous page while it loads its own. */
const CACHE_MS = 3_000;

export type KnownCertification = Certification & ServerMoment;

/** Updates the summary of the current user. */
function useUserSummary(certification: Certification | undefined) {
  const { setInitialState } = useModel('@@initialState');
  const summary = certification && JSON.stringify(certificationSummary(certification));
  useEffect(() => {
    if (!summary) return;
    setInitialState((state) =>
      state?.currentUser
        ? { ...state, currentUser: { ...state.currentUser, certification: JSON.parse(summary) } }
        : state,
    );
  }, [summary, setInitialState]);
}

/** The user's certification, polled while in review. */
export function useCertification() {
  const { initialState } = useModel('@@initialState');
  const query = useQuery(fetchCertification, {
    // Cached per session.
    cacheKey: `certification:${initialState?.currentUser?.token}`,
    cacheMs: CACHE_MS,
  });
  const { data, error, isLoading, refresh, setData } = query;
  useUserSummary(data);

  const isInReview = data?.status === 'submitted' || data?.status === 'reviewing';
  usePolledQueries([query], POLL_EVERY_MS, isInReview);

  return { certification: data, error, isLoading, refresh, change: setData };
}

/** Whether an error has a code of the certification's endpoints. */
export function isRefusal(error: unknown, code: keyof typeof CERTIFICATION_ERROR): error is RequestError {
  return hasErrorCode(error, CERTIFICATION_ERROR[code]);
}

/** Calls that change the certification, one at a time. Reloads the state when it no longer allows the call. */
export function useCertificationCall({
  onChange,
  onStale,
}: Pick<CertificationProps, 'onChange' | 'onStale'>) {
  const message = useMessage();

  /** Shows an error that belongs to no field. */
  function showError(error: RequestError) {
    if (!isRefusal(error, 'transitionRefused')) return;
    message.warning(error.message);
    onStale();
  }

  const { run, isPending } = useAction((call: () => Promise<KnownCertification>) => call(), {
    onDone: onChange,
    onFailed: showError,
  });
  return { busy: isPending, run, showError };
}
