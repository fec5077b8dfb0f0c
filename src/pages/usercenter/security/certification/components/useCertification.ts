import { useIntl, useModel } from '@umijs/max';
import { useInterval, useRequest } from 'ahooks';
import { useEffect } from 'react';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { type Certification, certificationSummary } from '@/domain/certification/certification';
import { isAbortError, isRequestError } from '@/domain/requestError';
import type { ServerMoment } from '@/domain/serverClock';
import { fetchCertification } from '@/services/certification';

const POLL_EVERY_MS = 3_000;
/** How long one page may hand what it knows to the next, which asks anew all the same. */
const HANDOVER_MS = 3_000;

export type KnownCertification = Certification & ServerMoment;

/** Lets the rest of the portal know what this page has learned. */
function useSharedSummary(certification: Certification | undefined) {
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

/** The person's certification: asked for when a page opens, asked again while it is being reviewed. */
export function useCertification() {
  const { locale } = useIntl();
  const { initialState } = useModel('@@initialState');
  const signal = useUnmountSignal();
  const { data, loading, mutate, refresh } = useRequest(() => fetchCertification(), {
    // A reviewer's reasons come in the language of the call.
    refreshDeps: [locale],
    // The token keeps one person's from another's.
    cacheKey: `certification:${initialState?.currentUser?.token}`,
    cacheTime: HANDOVER_MS,
    // The request layer has said it.
    onError: () => {},
  });
  useSharedSummary(data);

  const waiting = data?.status === 'submitted' || data?.status === 'reviewing';
  async function poll() {
    try {
      mutate(await fetchCertification({ silent: true, signal: signal() }));
    } catch (error) {
      if (!isRequestError(error) && !isAbortError(error)) throw error;
    }
  }
  useInterval(() => void poll(), waiting ? POLL_EVERY_MS : undefined);

  return { certification: data, loading, refresh, change: mutate };
}
