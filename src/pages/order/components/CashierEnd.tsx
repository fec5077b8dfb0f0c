import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { Outcome } from '@/components/order/Outcome';
import { orderAgainAddress } from '@/components/order/orderAgain';
import type { Order } from '@/domain/order/order';

/** Nothing can be paid any more: the time was up, or the order was cancelled. */
export function CashierEnd({ order, how }: { order: Order; how: 'expired' | 'cancelled' }) {
  const { formatMessage } = useIntl();
  return (
    <Outcome
      heading="h2"
      tone="neutral"
      title={formatMessage({ id: `order.${how}.title` })}
      description={formatMessage({ id: `order.${how}.description` })}
      actions={
        <>
          <LinkButton type="primary" to={orderAgainAddress(order)}>
            {formatMessage({ id: 'order.again' })}
          </LinkButton>
          <LinkButton to={`/usercenter/order/${encodeURIComponent(order.orderId)}`}>
            {formatMessage({ id: 'order.toOrder' })}
          </LinkButton>
        </>
      }
    />
  );
}
