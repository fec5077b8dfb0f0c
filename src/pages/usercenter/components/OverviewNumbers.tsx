import { useAccess, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useQuery } from '@/components/query/useQuery';
import { countGroup, ORDER_GROUP_NAMES } from '@/pages/usercenter/components/orderGroups';
import { fetchChargeSummary } from '@/services/charge';
import { listInstances } from '@/services/instance';
import { listOrders } from '@/services/order';
import { NumberTiles } from './NumberTiles';

/** More than anybody has; the list holds those that run first. */
const ALL_SERVICES = 100;

/** What the person has: orders by state, running services, money; each number leads to what it counts. */
export function OverviewNumbers() {
  const access = useAccess();
  return (
    <Flex vertical gap={16}>
      {access['/usercenter/order'] && <OrderNumbers />}
      {access['/usercenter/service'] && <ServiceNumbers />}
      {access['/usercenter/service/charge'] && <ChargeNumbers />}
    </Flex>
  );
}

function OrderNumbers() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery((options) => listOrders({ pageSize: 1 }, options), {
    silent: true,
  });
  return (
    <NumberTiles
      title={formatMessage({ id: 'title.usercenter.order' })}
      expected={ORDER_GROUP_NAMES.length + 1}
      tiles={
        data &&
        [undefined, ...ORDER_GROUP_NAMES].map((group) => ({
          to: `/usercenter/order${group ? `?tab=${group}` : ''}`,
          label: formatMessage({ id: `usercenter.orders.tab.${group ?? 'all'}` }),
          value: countGroup(data.counts, group),
        }))
      }
      failed={error !== undefined && data === undefined}
      failedText={formatMessage({ id: 'usercenter.orders.failed' })}
      loading={isLoading}
      onRetry={refresh}
    />
  );
}

function ServiceNumbers() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listInstances({ pageSize: ALL_SERVICES }, options),
    { silent: true },
  );
  const running = data?.list.filter(({ status }) => status === 'active');
  return (
    <NumberTiles
      title={formatMessage({ id: 'title.usercenter.service' })}
      expected={2}
      tiles={
        data &&
        running && [
          {
            to: '/usercenter/service',
            label: formatMessage({ id: 'usercenter.overview.running' }),
            value: running.length,
          },
          {
            to: '/usercenter/service',
            label: formatMessage({ id: 'usercenter.overview.autoRenew' }),
            value: running.filter(({ autoRenew }) => autoRenew).length,
          },
        ]
      }
      failed={error !== undefined && data === undefined}
      failedText={formatMessage({ id: 'usercenter.overview.services.failed' })}
      loading={isLoading}
      onRetry={refresh}
    />
  );
}

function ChargeNumbers() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(fetchChargeSummary, { silent: true });
  const thisMonth = data?.months.at(-1);
  return (
    <NumberTiles
      title={formatMessage({ id: 'title.usercenter.charge' })}
      expected={2}
      tiles={
        data &&
        thisMonth && [
          {
            to: '/usercenter/service/charge',
            label: formatMessage({ id: 'usercenter.overview.balance' }),
            value: data.balance,
            isMoney: true,
          },
          {
            to: `/usercenter/service/charge?month=${thisMonth.month}&direction=out`,
            label: formatMessage({ id: 'usercenter.overview.spent' }),
            value: thisMonth.out,
            isMoney: true,
          },
        ]
      }
      failed={error !== undefined && data === undefined}
      failedText={formatMessage({ id: 'usercenter.overview.charges.failed' })}
      loading={isLoading}
      onRetry={refresh}
    />
  );
}
