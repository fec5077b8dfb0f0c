import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { usePolling } from '@/components/query/usePolling';
import { useQuery } from '@/components/query/useQuery';
import { type Certification, certificationSummary } from '@/domain/certification/certification';
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
  const { initialState } = useModel('@@initialState');
  const { data, isLoading, refresh, setData } = useQuery(fetchCertification, {
    // The token keeps one person's from another's.
    cacheKey: `certification:${initialState?.currentUser?.token}`,
    cacheMs: HANDOVER_MS,
  });
  useSharedSummary(data);

  const waiting = data?.status === 'submitted' || data?.status === 'reviewing';
  usePolling(() => refresh({ silent: true }), POLL_EVERY_MS, waiting);

  return { certification: data, isLoading, refresh, change: setData };
}
