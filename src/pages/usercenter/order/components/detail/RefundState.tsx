import { useT } from '@@/texts/usercenter';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { CardGrid } from '@/components/CardGrid';
import { DateText } from '@/components/DateText';
import { FactItems } from '@/components/FactItems';
import { Money } from '@/components/Money';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { Order } from '@/domain/order/order';
import { possibleEvents } from '@/domain/order/orderMachine';
import { refundChannel } from '@/domain/order/refund';
import { useRefundArrival } from './RefundDestinationField';
import type { OrderActions } from './useOrderActions';

/** The state of a refund, with the button to withdraw it, or why it was rejected. */
export function RefundState({ order, actions }: { order: Order; actions: OrderActions }) {
  const t = useT();
  const arrival = useRefundArrival();
  const { refund, status, timeline, payChannel } = order;
  const last = timeline.at(-1);

  if (last?.event === 'rejectRefund') {
    return <Alert type="warning" title={t('usercenter.refund.refused')} description={last.note} />;
  }
  if (!refund || (status !== 'refundReview' && status !== 'refunding' && status !== 'refunded')) return null;
  const reason = (
    <>
      {t(`usercenter.refund.reason.${refund.reason}`)}
      {refund.note && (
        <span dir="auto" className={`${typography.block} ${typography.secondary}`}>
          {refund.note}
        </span>
      )}
    </>
  );
  return (
    <Section id="refund-state" title={t(`usercenter.refund.state.${status}`)}>
      <CardGrid component="dl" min={160} gap="12px 24px" stretch>
        <FactItems
          facts={[
            [t('usercenter.refund.asked'), <Money key="amount" cents={refund.amount} />],
            [t('usercenter.refund.to'), arrival(refundChannel(payChannel, refund.destination))],
            [t('usercenter.refund.reason'), reason],
            [t('usercenter.refund.askedOn'), <DateText key="day" at={refund.requestedAt} withTime />],
          ]}
        />
      </CardGrid>
      {possibleEvents(order, 'buyer').includes('withdrawRefund') && (
        <div>
          <Button loading={actions.busy} onClick={() => void actions.withdrawRefund()}>
            {t('usercenter.refund.withdraw')}
          </Button>
        </div>
      )}
    </Section>
  );
}
