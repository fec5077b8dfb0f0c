import { Link, useAccess, useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { useId } from 'react';
import { CardGrid } from '@/components/CardGrid';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { countGroup, ORDER_GROUP_NAMES } from '@/pages/usercenter/components/orderGroups';
import { fetchChargeSummary } from '@/services/charge';
import { listInstances } from '@/services/instance';
import { listOrders } from '@/services/order';
import type { BlockQuery } from './AttentionBlock';
import styles from './Overview.module.css';

/** Page size that holds all services of a user. */
const ALL_SERVICES = 100;

/** Orders by state, running services and money. */
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
  const query = useQuery((options) => listOrders({ pageSize: 1 }, options), {
    silent: true,
  });
  const { data } = query;
  return (
    <NumberTiles
      title={formatMessage({ id: 'title.usercenter.order' })}
      expected={ORDER_GROUP_NAMES.length + 1}
      query={query}
      tiles={
        data &&
        [undefined, ...ORDER_GROUP_NAMES].map((group) => ({
          to: `/usercenter/order${group ? `?tab=${group}` : ''}`,
          label: formatMessage({ id: `usercenter.orders.tab.${group ?? 'all'}` }),
          value: countGroup(data.counts, group),
        }))
      }
      failedText={formatMessage({ id: 'usercenter.orders.failed' })}
    />
  );
}

function ServiceNumbers() {
  const { formatMessage } = useIntl();
  const query = useQuery((options) => listInstances({ pageSize: ALL_SERVICES }, options), { silent: true });
  const { data } = query;
  const running = data?.list.filter(({ status }) => status === 'active');
  return (
    <NumberTiles
      title={formatMessage({ id: 'title.usercenter.service' })}
      expected={2}
      query={query}
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
      failedText={formatMessage({ id: 'usercenter.overview.services.failed' })}
    />
  );
}

function ChargeNumbers() {
  const { formatMessage } = useIntl();
  const query = useQuery(fetchChargeSummary, { silent: true });
  const { data } = query;
  const thisMonth = data?.months.at(-1);
  return (
    <NumberTiles
      title={formatMessage({ id: 'title.usercenter.charge' })}
      expected={2}
      query={query}
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
      failedText={formatMessage({ id: 'usercenter.overview.charges.failed' })}
    />
  );
}

interface Tile {
  to: string;
  label: string;
  value: number;
  /** Whether the value is an amount in cents. */
  isMoney?: boolean;
}

interface NumberTilesProps {
  title: string;
  /** Number of placeholders while loading. */
  expected: number;
  query: BlockQuery;
  /** Missing until loaded. */
  tiles: readonly Tile[] | undefined;
  failedText: string;
}

/** Numbers that link to what they count. */
function NumberTiles({ title, expected, query, tiles, failedText }: NumberTilesProps) {
  const { formatNumber } = useIntl();
  const id = useId();

  function content() {
    if (query.error !== undefined && query.data === undefined) {
      return (
        <>
          <p className={layout.spaceAfterXs}>{failedText}</p>
          <RetryButton loading={query.isLoading} onRetry={query.refresh} />
        </>
      );
    }
    return (
      <CardGrid
        className={layout.spaceBeforeSm}
        component="ul"
        min={112}
        gap={8}
        aria-labelledby={id}
        aria-busy={tiles === undefined}
      >
        {tiles
          ? tiles.map(({ to, label, value, isMoney }) => (
              <li key={label}>
                <Link to={to} className={styles.tile}>
                  <span className={styles.value}>
                    {isMoney ? <Money cents={value} /> : formatNumber(value)}
                  </span>
                  <span>{label}</span>
                </Link>
              </li>
            ))
          : Array.from({ length: expected }, (_, index) => `tile ${index}`).map((key) => (
              <li key={key} className={styles.tile}>
                <Skeleton active title={false} paragraph={{ rows: 2 }} />
              </li>
            ))}
      </CardGrid>
    );
  }

  return (
    <section className={`${panelStyles.surface} ${styles.card}`} aria-labelledby={id}>
      <h3 id={id} className={styles.cardTitle}>
        {title}
      </h3>
      {content()}
    </section>
  );
}
