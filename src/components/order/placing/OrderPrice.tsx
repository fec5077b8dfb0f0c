import { useT } from '@@/texts/order';
import { Flex, Skeleton } from 'antd';
import { RetryButton } from '../../RetryButton';
import { OrderItems } from '../OrderItems';
import type { OrderPriceState } from './usePlacing';

interface OrderPriceProps {
  price: OrderPriceState;
  onRetry: () => void;
}

/** The server's quote; an outdated price is shown as such. */
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
  if (!quote) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const { items, originalAmount, discountAmount, payableAmount, tax } = quote;
  return <OrderItems {...{ items, originalAmount, discountAmount, payableAmount, tax }} stale={!isCurrent} />;
}
