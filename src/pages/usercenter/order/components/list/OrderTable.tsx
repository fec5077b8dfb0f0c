import failedSetupTexts from '@@/texts/failedSetup';
import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Link, useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { Money } from '@/components/Money';
import { useFailedSetup } from '@/components/order/failedSetup';
import { PeriodText } from '@/components/order/PeriodText';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { CancelReason, OrderSummary } from '@/domain/order/order';
import { countdownDigits, type ServerMoment } from '@/domain/serverClock';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import styles from './OrderList.module.css';
import { RowActions } from './RowActions';

const COLUMNS = ['service', 'number', 'status', 'amount', 'actions'] as const;

interface OrderTableProps {
  loading: boolean;
  /** Whether nothing can be done with the orders. */
  isReadOnly?: boolean;
  /** Rows with a cell for each column. */
  children: ReactNode;
}

/** The frame of the list. In a narrow window each row is a card. */
export function OrderTable({ loading, isReadOnly = false, children }: OrderTableProps) {
  const t = useT();
  const columns = isReadOnly ? COLUMNS.slice(0, -1) : COLUMNS;
  return (
    <table
      className={`${panelStyles.surface} ${styles.table} ${isReadOnly ? styles.readOnly : ''}`}
      aria-busy={loading}
    >
      <thead>
        <tr className={styles.row}>
          {columns.map((column) => {
            const title = t(`usercenter.orders.column.${column}`);
            return (
              <th key={column} scope="col" className={styles[column]}>
                {column === 'actions' ? <span className={typography.visuallyHidden}>{title}</span> : title}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function OrderRowsLoading() {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
    <tr key={row} className={styles.row}>
      <td>
        <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 41 }} />
      </td>
      <td className={styles.amount} />
    </tr>
  ));
}

interface ServiceCellProps {
  /** The page of the order. */
  to: string;
  title: string;
  /** Facts about the order. */
  children: ReactNode;
}

/** The cell that names an order by its service, with a link to it. */
export function ServiceCell({ to, title, children }: ServiceCellProps) {
  const { search } = useLocation();
  return (
    <td>
      <Link to={to} state={{ list: search }} className={typography.titleLink}>
        {title}
      </Link>
      <div className={typography.caption}>
        <InlineDetails>{children}</InlineDetails>
      </div>
    </td>
  );
}

interface NumberCellProps {
  orderId: string;
  /** ISO 8601. */
  createdAt: string;
  /** What belongs to the number. */
  children?: ReactNode;
}

/** The cell with the number of an order and the day on which it was placed. */
export const NumberCell = ({ orderId, createdAt, children }: NumberCellProps) => (
  <td>
    <Code>{orderId}</Code>
    <div className={typography.caption}>
      <InlineDetails>
        <DateText at={createdAt} short />
        {children}
      </InlineDetails>
    </div>
  </td>
);

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
  const { orderId, orderType, service, status, period, quantity, payableAmount, createdAt } = order;
  const { purchaseOrderNumber } = order;
  const secondsLeft = useSecondsLeft(order.payDeadline, moment);
  const expired = status === 'pendingPayment' && secondsLeft === 0;
  const shown = expired ? 'expired' : status;
  const getFailedSetup = useFailedSetup();

  useTimeUp(expired, onTimeUp);

  return (
    <tr className={styles.row}>
      <ServiceCell to={`/usercenter/order/${encodePart(orderId)}`} title={service.title}>
        {orderType !== 'new' && <span>{t(`usercenter.orders.${orderType}`)}</span>}
        <span>{service.planName}</span>
        {orderType !== 'trial' && <PeriodText period={period} />}
        {quantity > 1 && <span>{t('order.quantity.times', { count: quantity })}</span>}
      </ServiceCell>
      <NumberCell orderId={orderId} createdAt={createdAt}>
        {purchaseOrderNumber && (
          <span>{t('order.purchaseOrder.short', { number: purchaseOrderNumber })}</span>
        )}
      </NumberCell>
      <td className={styles.status}>
        <StatusTag tone={ORDER_STATUS_TONE[shown]} text={t(`order.status.${shown}`)} />
        {status === 'pendingPayment' && !expired && (
          <div className={typography.caption}>
            {t('order.timeLeft')} <Code>{countdownDigits(secondsLeft)}</Code>
          </div>
        )}
        {status === 'provisionFailed' && (
          <div className={typography.caption}>{getFailedSetup(order).note}</div>
        )}
      </td>
      <td className={styles.amount}>
        <Money cents={payableAmount} />
      </td>
      <td className={styles.actions}>
        <RowActions order={order} isExpired={expired} onCancel={onCancel} />
      </td>
    </tr>
  );
}
