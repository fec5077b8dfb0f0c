import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useState } from 'react';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { isRequestError } from '@/domain/requestError';
import { fetchWorkplace, listActivities } from '@/services/dashboard';

const ACTIVITIES_AT_ONCE = 6;

const onError = (failure: unknown) => {
  if (!isRequestError(failure)) throw failure;
};

/** The person's own workplace. */
export function useWorkplace() {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  return useRequest(() => fetchWorkplace({ signal: unmountSignal() }), { refreshDeps: [locale], onError });
}

/**
 * What happened in the team, a few more at a time. All that is shown is asked for again: what has happened meanwhile would
 * push what is known onto the next page otherwise.
 */
export function useActivities() {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  const [wanted, setWanted] = useState(ACTIVITIES_AT_ONCE);
  const answer = useRequest(
    () => listActivities({ current: 1, pageSize: wanted }, { signal: unmountSignal() }),
    { refreshDeps: [wanted, locale], onError },
  );
  return { ...answer, more: () => setWanted(wanted + ACTIVITIES_AT_ONCE) };
}
