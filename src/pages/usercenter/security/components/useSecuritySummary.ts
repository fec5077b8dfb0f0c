import { useRequest } from 'ahooks';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { fetchSecuritySummary } from '@/services/security';

/** What the server knows of the account's protection, for the overview and the settings. */
export function useSecuritySummary() {
  const signal = useUnmountSignal();
  return useRequest(() => fetchSecuritySummary({ signal: signal() }), { onError: () => {} });
}
