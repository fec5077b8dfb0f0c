import { useAccess } from '@umijs/max';
import { type Query, useQuery } from '@/components/query/useQuery';
import { fetchBudget } from '@/services/balance';
import { fetchChargeSummary } from '@/services/charge';
import { listInstances } from '@/services/instance';
import { listOrders } from '@/services/order';

/** Page size that holds all services of a user. */
const ALL_SERVICES = 100;

/** What a part of the overview uses of its query. */
export type PartQuery<T> = Pick<Query<T>, 'data' | 'error' | 'isLoading' | 'refresh'>;

/** Loads spending, budget, services and orders of the account, each unless the user has no access to its page. */
export function useAccountSummary() {
  const access = useAccess();
  const can = {
    money: Boolean(access['/usercenter/service/charge']),
    services: Boolean(access['/usercenter/service']),
    orders: Boolean(access['/usercenter/order']),
  };
  const charges = useQuery(fetchChargeSummary, { silent: true, ready: can.money });
  const budget = useQuery(fetchBudget, { silent: true, ready: can.money });
  const services = useQuery(
    (options) => listInstances({ group: 'running', pageSize: ALL_SERVICES }, options),
    { silent: true, ready: can.services },
  );
  const orders = useQuery((options) => listOrders({ pageSize: 1 }, options), {
    silent: true,
    ready: can.orders,
  });
  const isSettled = [charges, services, orders].every(({ isLoading }) => !isLoading);
  const holdings = [charges.data?.balance, services.data?.counts.all, orders.data?.total];
  const hasAny = holdings.some((count = 0) => count !== 0);
  const isNew = orders.data?.total === 0 && services.data?.counts.all === 0;

  return {
    can,
    charges,
    budget,
    services,
    orders,
    /** Whether nothing has been ordered or paid in yet; undefined until that is known. */
    isNew: hasAny || isSettled ? !hasAny && isNew : undefined,
  };
}

export type AccountSummary = ReturnType<typeof useAccountSummary>;

/** Whether a read has neither a result nor a failure yet. */
export const isPending = ({ data, error, isLoading }: PartQuery<unknown>): boolean =>
  data === undefined && !error && isLoading;
