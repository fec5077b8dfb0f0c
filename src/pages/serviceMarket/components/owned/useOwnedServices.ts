import { useAccess, useModel } from '@umijs/max';
import { useQuery } from '@/components/query/useQuery';
import type { InstanceSummary } from '@/domain/instance/instance';
import { ownedOf } from '@/domain/instance/owned';

/** Page size that holds all services of a user. */
const ALL_SERVICES = 100;

/**
 * Returns a function that returns the signed-in user's services in use of one service of the catalogue; none until loaded. It reads
 * once for a page. Optional content, so a failure stays silent.
 */
export function useOwnedServices(): (serviceId: string) => InstanceSummary[] {
  const token = useModel('@@initialState').initialState?.currentUser?.token;
  const access = useAccess();
  const { data } = useQuery(
    async (options) => {
      // Visitors do not load it.
      const { listInstances } = await import('@/services/instance');
      return listInstances({ group: 'running', pageSize: ALL_SERVICES }, options);
    },
    { silent: true, ready: token !== undefined && Boolean(access['/usercenter/service']), key: token },
  );
  return (serviceId) => ownedOf(data?.list ?? [], serviceId);
}
