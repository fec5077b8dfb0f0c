import { useT } from '@@/texts/order';
import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { PayText } from '../PayText';
import type { OrderConsents } from './OrderConsent';
import { OrderErrorAlert } from './OrderErrorAlert';
import { QuoteTotal } from './OrderPrice';
import type { OrderPriceState, usePlacing } from './usePlacing';

interface PlaceOrderProps {
  placing: Pick<ReturnType<typeof usePlacing>, 'notice' | 'isSending' | 'isUnknown' | 'checkAgain'>;
  price: OrderPriceState;
  consent: OrderConsents;
  /** A link that helps to resolve a refusal. */
  link?: ReactNode;
  onNewOrder?: () => void;
  onPlace: () => void;
}

/** The total, the button that places an order at this price, and why it was not placed. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { placing, price, consent, link, onNewOrder, onPlace } = props;
  const t = useT();
  const { notice, isSending, isUnknown } = placing;
  const payableAmount = price.isCurrent ? price.quote?.payableAmount : undefined;
  const button = useRef<HTMLDivElement>(null);

  // A notice can push the button out of a small window.
  const visibleNotice = isUnknown || price.isCurrent ? notice : undefined;
  useEffect(() => {
    if (visibleNotice) button.current?.scrollIntoView({ block: 'nearest' });
  }, [visibleNotice]);

  return (
    <Flex ref={button} vertical gap={16}>
      <QuoteTotal price={price} />
      <OrderErrorAlert notice={notice} payableAmount={payableAmount} link={link} onNewOrder={onNewOrder} />
      <Button
        type="primary"
        size="large"
        block
        loading={isSending}
        disabled={!isUnknown && (payableAmount === undefined || !consent.agreements)}
        onClick={isUnknown ? placing.checkAgain : onPlace}
      >
        {isUnknown ? t('order.unknown.check') : <PayText cents={payableAmount} />}
      </Button>
    </Flex>
  );
}
