import { useT } from '@@/texts/order';
import { Flex, Skeleton } from 'antd';
import { RetryButton } from '../../RetryButton';
import { OrderLines, OrderTotal } from '../OrderItems';
import type { OrderPriceState } from './usePlacing';

interface OrderPriceProps {
  price: OrderPriceState;
  onRetry: () => void;
}

/** The lines of the server's quote; an outdated price is shown as such. */
export function OrderPrice({ price: { quote, isCurrent, error }, onRetry }: OrderPriceProps) {
  const t = useT();
  if (error) {
    return (
      <Flex wrap align="center" justify="space-between" gap={8}>
        <span role="alert">{t('order.confirm.priceFailed')}</span>
        <RetryButton error={error} onRetry={onRetry} />
      </Flex>
    );
  }
  // As high as what comes with the price: its lines and what the order commits to.
  if (!quote) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  return <OrderLines {...quote} stale={!isCurrent} />;
}

/** The total of the quote; nothing when it could not be loaded. */
export function QuoteTotal({ price: { quote, isCurrent, error } }: Pick<OrderPriceProps, 'price'>) {
  if (error) return null;
  if (!quote) return <Skeleton.Button active block />;
  return <OrderTotal {...quote} stale={!isCurrent} />;
}
