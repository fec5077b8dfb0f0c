import { useT } from '@@/texts/attention';
import failedSetupTexts from '@@/texts/failedSetup';
import { useAccess } from '@umijs/max';
import { type ReactNode, useRef } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { useFailedSetup } from '@/components/order/failedSetup';
import { type Query, type ReadOptions, useQuery } from '@/components/query/useQuery';
import { type ListInstances, useStoppingServices } from '@/components/service/useStoppingServices';
import type { OrderSummary } from '@/domain/order/order';
import { ORDER_GROUPS, type OrderStatus } from '@/domain/order/orderMachine';
import type { ServerMoment } from '@/domain/serverClock';
import { AttentionRow } from './AttentionRow';
import { UnpaidRow } from './UnpaidRow';

/** Maximum number of rows of one kind. */
const MOST_OF_A_KIND = 3;

type ListOrders = (
  query: { status: readonly OrderStatus[]; pageSize: number },
  options: ReadOptions,
) => Promise<{ list: OrderSummary[]; total: number } & ServerMoment>;

export interface AttentionReads {
  listOrders: ListOrders;
  listInstances: ListInstances;
}

/** One kind of things to do. */
export interface AttentionKind {
  key: string;
  query: Pick<Query<unknown>, 'data' | 'error' | 'isLoading' | 'refresh'>;
  failedText: string;
  /** Missing until loaded. */
  rows: ReactNode[] | undefined;
  /** The page with all of them, unless all are shown. */
  all: { to: string; text: string } | undefined;
}

/**
 * Loads what waits for the user, the most urgent first: unpaid orders, failed setups, and services that end soon and that nothing
 * renews. Each kind loads and fails on its own; one whose page the user cannot open is left out.
 */
export function useAttention({ listOrders, listInstances }: AttentionReads): AttentionKind[] {
  const access = useAccess();
  const can = {
    unpaid: Boolean(access['/order']),
    setupFailed: Boolean(access['/usercenter/order']),
    ending: Boolean(access['/usercenter/service']),
  };
  const kinds = [
    useUnpaidOrders(listOrders, can.unpaid),
    useFailedSetups(listOrders, can.setupFailed),
    useEndingServices(listInstances, can.ending),
  ];
  return kinds.filter(({ key }) => can[key]);
}

/** Unpaid orders with the time left to pay. */
function useUnpaidOrders(listOrders: ListOrders, ready: boolean) {
  const t = useT();
  const passedDeadlines = useRef(new Set<string>());
  const { query, getAll } = useOrdersIn(ORDER_GROUPS.unpaid, listOrders, ready);
  const { data } = query;

  /** Reads again once per deadline that has passed. */
  function handleTimeUp({ orderId, payDeadline }: OrderSummary) {
    const passed = `${orderId} ${payDeadline}`;
    if (passedDeadlines.current.has(passed)) return;
    passedDeadlines.current.add(passed);
    void query.refresh();
  }

  return {
    key: 'unpaid' as const,
    query,
    failedText: t('attention.unpaid.failed'),
    rows: data?.list.map((order) => (
      <UnpaidRow
        key={`order ${order.orderId}`}
        order={order}
        moment={data}
        onTimeUp={() => handleTimeUp(order)}
      />
    )),
    all: getAll('/usercenter/order?tab=unpaid', (count) => t('attention.unpaid', { count })),
  };
}

/** Orders whose setup failed, with the amount and date of their refund. */
function useFailedSetups(listOrders: ListOrders, ready: boolean) {
  const t = useT(failedSetupTexts);
  const getTexts = useFailedSetup();
  const { query, getAll } = useOrdersIn(['provisionFailed'], listOrders, ready);
  return {
    key: 'setupFailed' as const,
    query,
    failedText: t('failedSetup.failed'),
    rows: query.data?.list.map((order) => {
      const { address, note, action } = getTexts(order);
      return (
        <AttentionRow key={`order ${order.orderId}`} title={order.service.title} to={address} note={note}>
          <LinkButton to={address}>{action}</LinkButton>
        </AttentionRow>
      );
    }),
    all: getAll('/usercenter/order?tab=underWay', (count) => t('failedSetup.title', { count })),
  };
}

/** Services that end soon without a renewal, with what mends it. */
function useEndingServices(listInstances: ListInstances, ready: boolean) {
  const t = useT();
  const { query, title, services, hasMore } = useStoppingServices(listInstances, MOST_OF_A_KIND, ready);
  return {
    key: 'ending' as const,
    query,
    failedText: t('attention.ending.failed'),
    rows: services?.map(({ instanceId, title, page, note, action, address }) => (
      <AttentionRow key={`service ${instanceId}`} title={title} to={page} note={note}>
        <LinkButton to={address}>{action}</LinkButton>
      </AttentionRow>
    )),
    all: hasMore ? { to: '/usercenter/service?group=soon', text: title } : undefined,
  };
}

/** The first orders in some states. */
function useOrdersIn(status: readonly OrderStatus[], listOrders: ListOrders, ready: boolean) {
  const query = useQuery((options) => listOrders({ status, pageSize: MOST_OF_A_KIND }, options), {
    silent: true,
    ready,
  });
  const { total = 0, list = [] } = query.data ?? {};
  return {
    query,
    getAll: (to: string, text: (count: number) => string) =>
      total > list.length ? { to, text: text(total) } : undefined,
  };
}
