import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import type { PropsWithChildren } from 'react';
import { OrderItems } from '@/components/order/OrderItems';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import styles from './ConfirmOrder.module.css';
import type { useQuote } from './useQuote';

interface OrderPriceProps extends PropsWithChildren {
  price: ReturnType<typeof useQuote>;
  onRetry: () => void;
}

/** What it costs, by the server's quote; a price that does not hold is never shown as one that does. */
export function OrderPrice({ price: { quote, isCurrent, failed }, onRetry, children }: OrderPriceProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card}`}
      component="section"
      vertical
      gap={16}
      aria-labelledby="order-price"
    >
      <h2 id="order-price">{formatMessage({ id: 'order.confirm.price' })}</h2>
      {children}
      {failed ? (
        <Flex wrap align="center" justify="space-between" gap={8}>
          <span role="alert">{formatMessage({ id: 'order.confirm.priceFailed' })}</span>
          <RetryButton onRetry={onRetry} />
        </Flex>
      ) : quote ? (
        <OrderItems
          items={quote.items}
          originalAmount={quote.originalAmount}
          discountAmount={quote.discountAmount}
          payableAmount={quote.payableAmount}
          stale={!isCurrent}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </Flex>
  );
}
