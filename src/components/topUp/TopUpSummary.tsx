import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import type { PropsWithChildren } from 'react';
import type { TopUpPayload } from '@/domain/money/topUp';
import { FactItems } from '../FactItems';
import { SummaryCard } from '../order/CheckoutFrame';
import { OrderTotal } from '../order/OrderItems';

/** What a top-up costs and how it is paid; its amount is in cents. `children` is the button. */
export function TopUpSummary({
  amount,
  channel,
  children,
}: PropsWithChildren<Pick<TopUpPayload, 'amount' | 'channel'>>) {
  const t = useT(chargeTexts);
  return (
    <SummaryCard
      titleId="top-up-summary"
      bar={
        <>
          <OrderTotal items={[]} originalAmount={amount} discountAmount={0} payableAmount={amount} />
          {children}
        </>
      }
    >
      <h2 id="top-up-summary">{t('order.summary')}</h2>
      <Flex component="dl" vertical gap={12}>
        <FactItems
          facts={[
            [t('topUp.for'), t('order.channel.balance')],
            [t('order.pay.channel'), t(`order.channel.${channel}`)],
          ]}
        />
      </Flex>
    </SummaryCard>
  );
}
