import { useT } from '@@/texts/usercenter';
import { Button } from 'antd';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { Order } from '@/domain/order/order';
import type { OrderActions } from './useOrderActions';

/** Asks the buyer to accept a delivery, until it is accepted or counts as such. */
export function AcceptancePanel({ order, actions }: { order: Order; actions: OrderActions }) {
  const t = useT();
  const { acceptance, serverTime } = order;
  if (!acceptance || acceptance.acceptedAt || acceptance.due <= serverTime) return null;
  return (
    <Section id="order-acceptance" className={layout.screenOnly} title={t('usercenter.acceptance.title')}>
      <p className={typography.note}>
        {t('usercenter.acceptance.lead', { date: <DateText at={acceptance.due} withTime /> })}
      </p>
      <div>
        <ConfirmPopover
          title={t('usercenter.acceptance.confirm')}
          description={t('usercenter.acceptance.after')}
          okText={t('usercenter.acceptance.accept')}
          cancelText={t('usercenter.acceptance.later')}
          onConfirm={() => void actions.accept()}
        >
          <Button loading={actions.busy}>{t('usercenter.acceptance.accept')}</Button>
        </ConfirmPopover>
      </div>
    </Section>
  );
}
