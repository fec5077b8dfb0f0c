import failedSetupTexts from '@@/texts/failedSetup';
import { useT } from '@@/texts/usercenter';
import { Button } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { Order } from '@/domain/order/order';
import type { RefundDestination } from '@/domain/order/refund';
import { getSetupRefund } from '@/domain/order/setupRefund';
import { RefundDestinationField } from './RefundDestinationField';
import type { OrderActions } from './useOrderActions';

/** The refund of an order whose setup failed, by a date or, where it can be requested, at once. */
export function SetupFailedPanel({ order, actions }: { order: Order; actions: OrderActions }) {
  const t = useT(failedSetupTexts);
  const [destination, setDestination] = useState<RefundDestination>('channel');
  const refund = order.status === 'provisionFailed' ? getSetupRefund(order) : undefined;
  if (refund === undefined) return null;
  const { amount, due, isRequestable } = refund;
  const isUnknown = actions.refundOutcome === 'unknown';

  const handleRefund = () =>
    void (isUnknown
      ? actions.checkRefund()
      : actions.requestRefund({ reason: 'notWorking', note: '', destination, amount }));

  return (
    <Section id="order-setup-failed" className={layout.screenOnly} title={t('usercenter.setupFailed.title')}>
      <p>{t('failedSetup.refund', { amount: <Money cents={amount} />, date: <DateText at={due} /> })}</p>
      {isRequestable && (
        <>
          <p className={typography.note}>{t('usercenter.setupFailed.choice')}</p>
          <RefundDestinationField order={order} value={destination} onChange={setDestination} />
        </>
      )}
      {isUnknown && (
        <Alert
          type="warning"
          title={t('usercenter.refund.unknown')}
          description={t('usercenter.refund.unknown.description')}
        />
      )}
      {(isRequestable || isUnknown) && (
        <div>
          <Button type="primary" loading={actions.busy} onClick={handleRefund}>
            {t(isUnknown ? 'usercenter.refund.check' : 'failedSetup.take')}
          </Button>
        </div>
      )}
    </Section>
  );
}
