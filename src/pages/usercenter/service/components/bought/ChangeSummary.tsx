import { OrderSummary } from '@/components/order/OrderSummary';
import { OrderPrice } from '@/components/order/placing/OrderPrice';
import { PlaceOrder } from '@/components/order/placing/PlaceOrder';
import { useInvoiceTerms } from '@/components/order/useInvoiceTerms';
import { certainChangeTerm } from '@/domain/instance/changeTerm';
import type { InstanceSummary } from '@/domain/instance/instance';
import { getCommitment } from '@/domain/order/commitment';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import { listInvoiceTitles } from '@/services/invoice';
import type { ChangeKind, useChange } from './useChange';

type ChangedInstance = InstanceSummary & ServerMoment;
type Change = ReturnType<typeof useChange>;

const toTime = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at));

/** Returns the term that an order of a change covers, as far as it is certain, in milliseconds since 1970. */
export const getChangedTerm = (kind: ChangeKind, instance: ChangedInstance, { period }: Change) =>
  certainChangeTerm(
    {
      endsOn: toTime(instance.endsOn),
      graceEndsOn: toTime(instance.graceEndsOn),
      anchorDay: instance.anchorDay,
    },
    { orderType: kind, period: period ?? instance.period },
    serverNow(instance),
  );

interface ChangeSummaryProps {
  kind: ChangeKind;
  instance: ChangedInstance;
  change: Change;
  onPlace: () => void;
}

/** What a renewal or a change of plan orders, as the payment page shows it afterwards. */
export function ChangeSummary({ kind, instance, change, onPlace }: ChangeSummaryProps) {
  const { service, changed, price, consent, placing, purchaseOrder } = change;
  const invoice = useInvoiceTerms(listInvoiceTitles);
  const { quote } = price;
  const sku = service?.skus.find(({ skuCode }) => skuCode === changed?.skuCode);
  const period = change.period ?? instance.period;
  const commitment =
    quote &&
    getCommitment(
      {
        ...quote,
        orderType: kind,
        period,
        isPack: sku?.units !== undefined,
        covers: getChangedTerm(kind, instance, change),
      },
      Date.parse(quote.serverTime),
    );
  return (
    <OrderSummary
      terms={
        commitment && {
          commitment,
          autoRenew: period.unit === 'once' ? undefined : instance.autoRenew,
          invoice: quote.payableAmount > 0 ? invoice : undefined,
          purchaseOrderNumber: purchaseOrder.number,
        }
      }
      bar={<PlaceOrder placing={placing} price={price} consent={consent} onPlace={onPlace} />}
    >
      <OrderPrice price={price} onRetry={change.retryPrice} />
    </OrderSummary>
  );
}
