import { useT } from '@@/texts/order';
import { Button } from 'antd';
import { PayText } from '@/components/order/PayText';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import type { ChannelState } from './useChannel';
import type { usePay } from './usePay';

interface PayButtonProps {
  order: LiveOrder;
  paying: ReturnType<typeof usePay>;
  channel: ChannelState;
}

/** Pays through the chosen channel. */
export function PayButton({ order, paying, channel: { channel, remember } }: PayButtonProps) {
  const t = useT();
  const { sending, unknown } = paying;
  return (
    <Button
      type="primary"
      size="large"
      block
      loading={sending || unknown}
      onClick={() => {
        if (unknown) return;
        remember(channel);
        paying.pay(channel);
      }}
    >
      {unknown ? t('order.pay.checking') : <PayText cents={order.payableAmount} />}
    </Button>
  );
}
