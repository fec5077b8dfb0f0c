import failedSetupTexts from '@@/texts/failedSetup';
import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Link, useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { useCanOpen } from '@/components/grantedPage';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { CancelOrder } from '@/components/order/CancelOrder';
import { useFailedSetup } from '@/components/order/failedSetup';
import { PeriodText } from '@/components/order/PeriodText';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { CancelReason, OrderSummary } from '@/domain/order/order';
import { possibleEvents } from '@/domain/order/orderMachine';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import styles from './OrderList.module.css';

const COLUMNS = ['order', 'status', 'amount', 'actions'] as const;

/** The frame of the list, shown as cards on a phone. */
export function OrderTable({ loading, children }: { loading: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <table className={`${panelStyles.surface} ${styles.table}`} aria-busy={loading}>
      <thead>
        <tr className={styles.headRow}>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`usercenter.orders.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function OrderRowsLoading() {
  return [0, 1, 2, 3].map((row) => (
    <tr key={row} className={styles.row}>
      <td className={styles.what}>
        <div className={layout.rounded}>
          <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 42 }} />
        </div>
        <div>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      </td>
      <td className={styles.state}>
        <Skeleton.Button active size="small" />
      </td>
      <td className={styles.amount} />
      <td className={styles.actions} />
    </tr>
  ));
}

interface OrderRowProps {
  order: OrderSummary;
  /** The server's time of the list. */
  moment: ServerMoment;
  onCancel: (reason: CancelReason) => Promise<unknown>;
  /** Called once when the payment deadline has passed. */
  onTimeUp: () => void;
}

/** One order with its status, price and possible actions. */
export function OrderRow({ order, moment, onCancel, onTimeUp }: OrderRowProps) {
  const t = useT(orderTexts, failedSetupTexts);
  const canOpen = useCanOpen();
  const { search } = useLocation();
  const { orderId, orderType, service, status, period, quantity, payableAmount, createdAt } = order;
  const { reviewAction, purchaseOrderNumber } = order;
  const secondsLeft = useSecondsLeft(order.payDeadline, moment);
  const expired = status === 'pendingPayment' && secondsLeft === 0;
  const shown = expired ? 'expired' : status;
  const events = expired ? [] : possibleEvents(order, 'buyer');
  const getFailedSetup = useFailedSetup();
  const failedSetup = status === 'provisionFailed' ? getFailedSetup(order) : undefined;
  const orderUrl = `/usercenter/order/${encodePart(orderId)}`;
  const paymentUrl = `/order/${encodePart(orderId)}`;

  useTimeUp(expired, onTimeUp);

  return (
    <tr className={styles.row}>
      <td className={styles.what}>
        <div className={layout.rounded}>
          <ServiceCover serviceId={service.serviceId} cover={service.cover} />
        </div>
        <div>
          <Link to={orderUrl} state={{ list: search }} className={typography.titleLink}>
            {service.title}
          </Link>
          <InlineDetails>
            {orderType !== 'new' && <span>{t(`usercenter.orders.${orderType}`)}</span>}
            <span>{service.planName}</span>
            {orderType !== 'trial' && <PeriodText period={period} />}
            {quantity > 1 && <span>{t('order.quantity.times', { count: quantity })}</span>}
          </InlineDetails>
          <InlineDetails>
            <Code>{orderId}</Code>
            <DateText at={createdAt} short />
            {purchaseOrderNumber && (
              <span>{t('order.purchaseOrder.short', { number: purchaseOrderNumber })}</span>
            )}
          </InlineDetails>
        </div>
      </td>
      <td className={styles.state}>
        <StatusTag tone={ORDER_STATUS_TONE[shown]} text={t(`order.status.${shown}`)} />
        {status === 'pendingPayment' && !expired && (
          <span className={typography.caption}>
            {t('order.timeLeft')} <Code>{countdownDigits(secondsLeft)}</Code>
          </span>
        )}
        {failedSetup && <span className={typography.caption}>{failedSetup.note}</span>}
      </td>
      <td className={styles.amount}>
        <Money cents={payableAmount} />
      </td>
      <td className={styles.actions}>
        {(events.includes('pay') || status === 'paying') && (
          <LinkButton
            type="primary"
            to={paymentUrl}
            aria-label={t('order.resume.of', { subject: service.title })}
          >
            {t('order.resume')}
          </LinkButton>
        )}
        {failedSetup && (
          <LinkButton
            type="primary"
            to={failedSetup.address}
            aria-label={t('failedSetup.of', { action: failedSetup.action, subject: service.title })}
          >
            {failedSetup.action}
          </LinkButton>
        )}
        {events.includes('cancel') && <CancelOrder subject={service.title} onCancel={onCancel} />}
        {status === 'completed' && (
          <LinkButton
            to={`/usercenter/service${orderType === 'new' ? `?${new URLSearchParams({ keyword: orderId })}` : ''}`}
            aria-label={t('usercenter.orders.manage.of', { subject: service.title })}
          >
            {t('usercenter.orders.manage')}
          </LinkButton>
        )}
        {reviewAction && (
          <LinkButton
            type="text"
            to={`${orderUrl}?review=1`}
            aria-label={t(`usercenter.orders.review.${reviewAction}.of`, { subject: service.title })}
          >
            {t(`usercenter.orders.review.${reviewAction}`)}
          </LinkButton>
        )}
        {status === 'completed' && payableAmount > 0 && canOpen('/usercenter/invoice') && (
          <LinkButton
            type="text"
            to={`${orderUrl}?invoice=1`}
            aria-label={t('usercenter.orders.invoice.of', { subject: service.title })}
          >
            {t('usercenter.orders.invoice')}
          </LinkButton>
        )}
      </td>
    </tr>
  );
}
