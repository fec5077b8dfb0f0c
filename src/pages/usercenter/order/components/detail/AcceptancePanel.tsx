import { FormattedMessage, useIntl } from '@umijs/max';
import { Button } from 'antd';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { DateText } from '@/components/DateText';
import { DetailSection } from '@/components/DetailSection';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import type { Order } from '@/domain/order/order';
import type { OrderActions } from './useOrderActions';

/** Asks the buyer to accept a delivery, until it is accepted or counts as such. */
export function AcceptancePanel({ order, actions }: { order: Order; actions: OrderActions }) {
  const { formatMessage } = useIntl();
  const { acceptance, serverTime } = order;
  if (!acceptance || acceptance.acceptedAt || acceptance.due <= serverTime) return null;
  return (
    <DetailSection
      id="order-acceptance"
      className={layout.screenOnly}
      title={formatMessage({ id: 'usercenter.acceptance.title' })}
    >
      <p className={typography.note}>
        <FormattedMessage
          id="usercenter.acceptance.lead"
          values={{ date: <DateText at={acceptance.due} withTime /> }}
        />
      </p>
      <ConfirmPopover
        title={formatMessage({ id: 'usercenter.acceptance.confirm' })}
        description={formatMessage({ id: 'usercenter.acceptance.after' })}
        okText={formatMessage({ id: 'usercenter.acceptance.accept' })}
        cancelText={formatMessage({ id: 'usercenter.acceptance.later' })}
        onConfirm={() => void actions.accept()}
      >
        <Button className={layout.spaceBeforeMd} loading={actions.busy}>
          {formatMessage({ id: 'usercenter.acceptance.accept' })}
        </Button>
      </ConfirmPopover>
    </DetailSection>
  );
}
