import { useAccess } from '@umijs/max';
import { useQuery } from '@/components/query/useQuery';
import { fetchBudget } from '@/services/balance';
import { fetchChargeSummary } from '@/services/charge';
import { listInstances } from '@/services/instance';
import { listOrders } from '@/services/order';

/** Page size that holds all services of a user. */
const ALL_SERVICES = 100;

/** Balance, services and orders of the account, each missing without access to its page. */
export function useAccountSummary() {
  const access = useAccess();
  const can = {
    balance: Boolean(access['/usercenter/service/charge']),
    services: Boolean(access['/usercenter/service']),
    orders: Boolean(access['/usercenter/order']),
  };
  const balance = useQuery(fetchChargeSummary, { silent: true, ready: can.balance });
  const budget = useQuery(fetchBudget, { silent: true, ready: can.balance });
  const services = useQuery((options) => listInstances({ pageSize: ALL_SERVICES }, options), {
    silent: true,
    ready: can.services,
  });
  const orders = useQuery((options) => listOrders({ pageSize: 1 }, options), {
    silent: true,
    ready: can.orders,
  });
  const isSettled = [balance, services, orders].every(({ isLoading }) => !isLoading);

  return {
    balance: can.balance ? balance : undefined,
    budget: can.balance ? budget : undefined,
    services: can.services ? services : undefined,
    orders: can.orders ? orders : undefined,
    isSettled,
    /** Whether nothing has been ordered or paid in yet. */
    isNew:
      isSettled && orders.data?.total === 0 && services.data?.total === 0 && !(balance.data?.balance ?? 0),
  };
}

export type AccountSummary = ReturnType<typeof useAccountSummary>;
