import { useT } from '@@/texts/usercenter';
import { useParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { useRef } from 'react';
import columns from '@/components/detailColumns.module.css';
import layout from '@/components/layout.module.css';
import { OrderContent } from '@/components/order/OrderContent';
import { OrderFacts } from '@/components/order/OrderFacts';
import { type LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import { useQueryState } from '@/components/query/useQueryState';
import { Section, SectionLoading } from '@/components/Section';
import { isPassingStatus, possibleEvents } from '@/domain/order/orderMachine';
import { serverNow } from '@/domain/serverClock';
import { fetchOrder } from '@/services/order';
import { AcceptancePanel } from '../components/detail/AcceptancePanel';
import { OrderCosts, OrderTerms, OrderTimeline } from '../components/detail/DetailSections';
import { InvoiceSection } from '../components/detail/InvoiceSection';
import styles from '../components/detail/OrderDetail.module.css';
import { OrderHead } from '../components/detail/OrderHead';
import { RefundPanel } from '../components/detail/RefundPanel';
import { RefundState } from '../components/detail/RefundState';
import { SetupFailedPanel } from '../components/detail/SetupFailedPanel';
import { useOrderActions } from '../components/detail/useOrderActions';
import { ReviewPanel } from '../components/review/ReviewPanel';

const POLL_MS = 3_000;
/** Used when a step takes long. */
const SLOW_POLL_MS = 20_000;
const SLOW_AFTER_MS = 60_000;

/** Returns the delay until the next refresh; `undefined` when no change is expected. */
function orderPollMs(order: LiveOrder): number | undefined {
  if (isPassingStatus(order.status) || order.status === 'refundReview')
    return getPollMs(order, order.timeline.at(-1)?.at);
  return order.invoiceStatus === 'requested' ? getPollMs(order, order.invoice?.requestedAt) : undefined;
}

function getPollMs(order: LiveOrder, moment: string | undefined): number {
  const waited = serverNow(order) - Date.parse(moment ?? order.createdAt);
  return waited < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS;
}

/** `/usercenter/order/{orderId}`: one order, refreshed while it can change. */
export default function OrderDetailPage() {
  const { orderId = '' } = useParams();
  return <OrderDetail key={orderId} orderId={orderId} />;
}

function OrderDetail({ orderId }: { orderId: string }) {
  const feed = useLiveOrder(orderId, fetchOrder, orderPollMs);
  return (
    <OrderContent
      query={feed}
      loading={
        <div className={layout.page}>
          <Skeleton active paragraph={{ rows: 2 }} />
          <SectionLoading rows={1} />
          <div className={columns.columns}>
            <SectionLoading rows={8} />
            <SectionLoading rows={5} />
          </div>
        </div>
      }
    >
      {(order) => <OrderSections order={order} take={feed.take} askQuietly={feed.askQuietly} />}
    </OrderContent>
  );
}

interface OrderSectionsProps {
  order: LiveOrder;
  take: (order: LiveOrder) => void;
  askQuietly: () => Promise<unknown>;
}

function OrderSections({ order, take, askQuietly }: OrderSectionsProps) {
  const t = useT();
  const { query, change } = useQueryState();
  const refundButton = useRef<HTMLButtonElement>(null);
  const actions = useOrderActions({ order, take, askQuietly });
  const { service, period, quantity, specTexts } = order;
  const canRefund =
    order.refundable !== undefined && possibleEvents(order, 'buyer').includes('requestRefund');
  const refundOpen = canRefund && query.get('refund') === '1';

  function closeRefund() {
    change({ refund: undefined }, { replace: true });
    refundButton.current?.focus();
  }

  return (
    <div className={`${layout.page} ${styles.page}`}>
      <OrderHead
        order={order}
        actions={actions}
        canRefund={canRefund}
        refundOpen={refundOpen}
        refundButton={refundButton}
        onToggleRefund={() => change({ refund: refundOpen ? undefined : '1' }, { replace: true })}
        onTimeUp={askQuietly}
      />
      {refundOpen && <RefundPanel order={order} actions={actions} onClose={closeRefund} />}
      <SetupFailedPanel order={order} actions={actions} />
      <RefundState order={order} actions={actions} />
      {!refundOpen && <AcceptancePanel order={order} actions={actions} />}
      <ReviewPanel order={order} take={take} askQuietly={askQuietly} />
      <div className={columns.columns}>
        <div className={columns.column}>
          <Section id="order-timeline" title={t('usercenter.order.timeline')}>
            <OrderTimeline order={order} />
          </Section>
          <Section id="order-what" title={t('usercenter.order.what')}>
            <OrderFacts
              orderType={order.orderType}
              planName={service.planName}
              unitPrice={service.unitPrice}
              pack={service.pack}
              period={period}
              quantity={quantity}
              specTexts={[
                { label: t('usercenter.order.provider'), value: service.providerName },
                ...specTexts,
              ]}
            />
          </Section>
          <OrderTerms order={order} />
        </div>
        <div className={columns.column}>
          <OrderCosts order={order} />
          <InvoiceSection order={order} refresh={askQuietly} />
        </div>
      </div>
    </div>
  );
}
