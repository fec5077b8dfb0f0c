import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Radio } from 'antd';
import typography from '@/components/typography.module.css';
import type { Order, PayChannel } from '@/domain/order/order';
import {
  REFUND_ARRIVAL_DAYS,
  REFUND_DESTINATIONS,
  type RefundDestination,
  refundChannel,
} from '@/domain/order/refund';

/** Returns where a refund goes and when it arrives there. */
export function useRefundArrival() {
  const t = useT(orderTexts);
  return (channel: PayChannel) => {
    const name = t(`order.channel.${channel}`);
    const arrives = channel === 'balance' ? 'balance' : 'channel';
    const when = t(`usercenter.refund.arrives.${arrives}`, REFUND_ARRIVAL_DAYS);
    return t('usercenter.refund.destination.option', { name, when });
  };
}

interface RefundDestinationFieldProps {
  order: Pick<Order, 'payChannel' | 'refundedWith'>;
  value: RefundDestination;
  onChange: (destination: RefundDestination) => void;
}

/**
 * The choice between the channel of the payment and the balance; an order paid from the balance has none. Orders that are
 * refunded together go back each to its own channel.
 */
export function RefundDestinationField({ order, value, onChange }: RefundDestinationFieldProps) {
  const t = useT();
  const arrival = useRefundArrival();
  const channel = refundChannel(order.payChannel);
  const isMixed = order.refundedWith.some((later) => refundChannel(later.payChannel) !== channel);
  const optionText = (destination: RefundDestination) =>
    isMixed && destination === 'channel'
      ? t('usercenter.refund.destination.each')
      : arrival(refundChannel(order.payChannel, destination));
  return (
    <div>
      <p id="refund-destination" className={typography.label}>
        {t('usercenter.refund.to')}
      </p>
      {channel === 'balance' && !isMixed ? (
        <p>{arrival('balance')}</p>
      ) : (
        <Radio.Group
          vertical
          aria-labelledby="refund-destination"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={REFUND_DESTINATIONS.map((each) => ({
            value: each,
            label: optionText(each),
          }))}
        />
      )}
    </div>
  );
}
