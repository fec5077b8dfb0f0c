import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useRef } from 'react';
import { OrderFacts } from '@/components/order/OrderFacts';
import { OrderUnreadable } from '@/components/order/OrderUnreadable';
import { type LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import panelStyles from '@/components/panel.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { possibleEvents } from '@/domain/order/orderMachine';
import { fetchOrder } from '@/services/order';
import { InvoiceSection } from './InvoiceSection';
import { OrderCosts } from './OrderCosts';
import styles from './OrderDetail.module.css';
import { OrderHead } from './OrderHead';
import { OrderTerms } from './OrderTerms';
import { OrderTimeline } from './OrderTimeline';
import { orderPollMs } from './orderPollMs';
import { RefundPanel } from './RefundPanel';
import { RefundState } from './RefundState';
import { useOrderActions } from './useOrderActions';

/** One order, kept up to date while something is under way. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const { order, failure, reading, refresh, askQuietly, take } = useLiveOrder(
    orderId,
    fetchOrder,
    orderPollMs,
  );

  if (order) return <Detail order={order} take={take} askQuietly={askQuietly} />;
  if (!failure || reading) {
    return (
      <div className={styles.page} aria-busy="true">
        <div className={`${panelStyles.panel} ${styles.card}`}>
          <Skeleton active paragraph={{ rows: 3 }} />
        </div>
        <div className={styles.columns}>
          <div className={`${panelStyles.panel} ${styles.card}`}>
            <Skeleton active paragraph={{ rows: 8 }} />
          </div>
          <div className={`${panelStyles.panel} ${styles.card}`}>
            <Skeleton active paragraph={{ rows: 5 }} />
          </div>
        </div>
      </div>
    );
  }
  return <OrderUnreadable failure={failure} onRetry={refresh} />;
}

interface DetailProps {
  order: LiveOrder;
  take: (order: LiveOrder) => void;
  askQuietly: () => Promise<unknown>;
}

function Detail({ order, take, askQuietly }: DetailProps) {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const refundOpener = useRef<HTMLButtonElement>(null);
  const actions = useOrderActions({ order, take, askQuietly });
  const { service, period, quantity, specTexts } = order;
  const asking = query.get('refund') === '1' && possibleEvents(order, 'buyer').includes('requestRefund');

  function closeRefund() {
    change({ refund: undefined }, { replace: true });
    refundOpener.current?.focus();
  }

  return (
    <div className={styles.page}>
      <OrderHead
        order={order}
        actions={actions}
        askingRefund={asking}
        refundOpener={refundOpener}
        onAskRefund={() => change({ refund: asking ? undefined : '1' }, { replace: true })}
        onTimeUp={askQuietly}
      />
      {asking && <RefundPanel order={order} actions={actions} onClose={closeRefund} />}
      <RefundState order={order} actions={actions} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={`${panelStyles.panel} ${styles.card}`} aria-labelledby="order-timeline">
            <h2 id="order-timeline" className={styles.title}>
              {formatMessage({ id: 'usercenter.order.timeline' })}
            </h2>
            <OrderTimeline timeline={order.timeline} serverTime={order.serverTime} />
          </section>
          <section className={`${panelStyles.panel} ${styles.card}`} aria-labelledby="order-what">
            <h2 id="order-what" className={styles.title}>
              {formatMessage({ id: 'usercenter.order.what' })}
            </h2>
            <OrderFacts
              planName={service.planName}
              period={period}
              quantity={quantity}
              specTexts={[
                { label: formatMessage({ id: 'usercenter.order.provider' }), value: service.providerName },
                ...specTexts,
              ]}
            />
          </section>
          <OrderTerms consents={order.consents} remark={order.buyerRemark} />
        </div>
        <div className={styles.aside}>
          <OrderCosts order={order} />
          <InvoiceSection order={order} actions={actions} />
        </div>
      </div>
    </div>
  );
}
