import { useAccess, useModel } from '@umijs/max';
import { useQuery } from '@/components/query/useQuery';
import { ownedOf } from '@/domain/instance/owned';
import { listInstances } from '@/services/instance';

/** Page size that holds all services of a user. */
const ALL_SERVICES = 100;

/**
 * The signed-in user's services in use of one service of the catalogue; empty until loaded. All users of this hook share one
 * request, whose result belongs to the session. Optional content, so a failure stays silent.
 */
export function useOwnedServices(serviceId: string) {
  const token = useModel('@@initialState').initialState?.currentUser?.token;
  const access = useAccess();
  const { data } = useQuery(
    (options) => listInstances({ group: 'running', pageSize: ALL_SERVICES }, options),
    {
      silent: true,
      ready: token !== undefined && Boolean(access['/usercenter/service']),
      cacheKey: `owned:${token}`,
    },
  );
  return ownedOf(data?.list ?? [], serviceId);
}
