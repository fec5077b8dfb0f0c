import type { ReactNode } from 'react';
import { OrderLines, OrderTotal } from '@/components/order/OrderItems';
import { OrderSummary } from '@/components/order/OrderSummary';
import { useInvoiceTerms } from '@/components/order/useInvoiceTerms';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { getCommitment, toCoveredTime } from '@/domain/order/commitment';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { serverNow } from '@/domain/serverClock';
import { listInvoiceTitles } from '@/services/invoice';

interface PaymentSummaryProps {
  order: LiveOrder;
  /** `expired` once the payment deadline has passed, before the server says so. */
  status: OrderStatus;
  /** The button that pays. */
  action: ReactNode;
}

/** What a payment commits to, how its amount comes about and the button that pays. */
export function PaymentSummary({ order, status, action }: PaymentSummaryProps) {
  const { service, covers, payableAmount } = order;
  const invoice = useInvoiceTerms(listInvoiceTitles);
  const isEnded = status === 'cancelled' || status === 'expired';
  const commitment = getCommitment(
    {
      ...order,
      isPack: service.units !== undefined,
      covers: covers && toCoveredTime(covers),
      // After the setup it is one service.
      continues: order.activatedAt === undefined ? order.continues : undefined,
    },
    serverNow(order),
  );
  return (
    <OrderSummary
      terms={
        isEnded
          ? undefined
          : {
              commitment,
              autoRenew: order.autoRenew,
              invoice: payableAmount > 0 ? invoice : undefined,
              purchaseOrderNumber: order.purchaseOrderNumber,
            }
      }
      isFolded
      bar={
        <>
          <OrderTotal {...order} status={status} />
          {action}
        </>
      }
    >
      <OrderLines {...order} />
    </OrderSummary>
  );
}
