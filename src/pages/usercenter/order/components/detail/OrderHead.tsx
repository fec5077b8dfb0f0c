import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { PrinterOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { Ref } from 'react';
import { BackLink } from '@/components/BackLink';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { CancelOrder } from '@/components/order/CancelOrder';
import { CopyText } from '@/components/order/CopyText';
import { Countdown } from '@/components/order/Countdown';
import {
  instanceAddress,
  orderAgainAddress,
  receiptAddress,
  serviceAddress,
} from '@/components/order/orderAgain';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { PAY_DEADLINE_MINUTES } from '@/domain/order/order';
import { isFinalStatus, possibleEvents } from '@/domain/order/orderMachine';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import styles from './OrderDetail.module.css';
import type { OrderActions } from './useOrderActions';

interface OrderHeadProps {
  order: LiveOrder;
  actions: OrderActions;
  /** Whether a refund can be requested, by the status and the back end. */
  canRefund: boolean;
  refundOpen: boolean;
  /** The button that toggles the refund form. */
  refundButton: Ref<HTMLButtonElement>;
  onToggleRefund: () => void;
  /** Called once when the payment deadline has passed. */
  onTimeUp: () => void;
}

/** The order's service, status, next step and possible actions. */
export function OrderHead(props: OrderHeadProps) {
  const { order, actions, canRefund, refundOpen, refundButton, onToggleRefund, onTimeUp } = props;
  const t = useT(orderTexts);
  const { orderId, orderType, service, status, instanceId, createdAt, payDeadline } = order;
  const secondsLeft = useSecondsLeft(payDeadline, order);
  const unpaid = status === 'pendingPayment';
  const expired = unpaid && secondsLeft === 0;
  const shown = expired ? 'expired' : status;
  const events = expired ? [] : possibleEvents(order, 'buyer');
  const paymentUrl = `/order/${encodePart(orderId)}`;
  const isUnpaidFailure = status === 'provisionFailed' && order.paidAmount === 0;
  const canOrderAgain =
    (isFinalStatus(shown) || isUnpaidFailure) && (orderType === 'new' || orderType === 'trial');

  useTimeUp(expired, onTimeUp);

  return (
    <section className={panelStyles.panel}>
      <Flex className={styles.top} align="center" justify="space-between" gap={16}>
        <BackLink to="/usercenter/order" text={t('usercenter.order.back')} />
        <Button type="text" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('usercenter.order.print')}
        </Button>
      </Flex>
      <Flex wrap align="center" justify="space-between" gap="16px 24px">
        <Flex className={styles.heading} vertical gap={8}>
          <h1>
            <Link to={serviceAddress(service.serviceId)}>{service.title}</Link>
          </h1>
          <Flex className={typography.note} wrap align="center" gap="0 24px">
            <span className={styles.number}>
              {t('order.number')} <CopyText text={orderId} name={t('usercenter.order.number')} />
            </span>
            <span>
              {t('usercenter.order.placed')} <DateText at={createdAt} withTime />
            </span>
          </Flex>
          <Flex role="status" className={styles.status} wrap align="baseline" gap="4px 8px">
            <StatusTag tone={ORDER_STATUS_TONE[shown]} text={t(`order.status.${shown}`)} />
            <span>
              {t(isUnpaidFailure ? 'order.result.notSetUp.description' : `usercenter.order.next.${shown}`)}
            </span>
          </Flex>
        </Flex>
        {unpaid && !expired && (
          <div>
            <Countdown secondsLeft={secondsLeft} totalSeconds={PAY_DEADLINE_MINUTES * 60} />
          </div>
        )}
      </Flex>
      <Flex className={layout.spaceBeforeMd} wrap gap={8}>
        {(events.includes('pay') || status === 'paying') && (
          <LinkButton type="primary" to={paymentUrl}>
            {t('order.resume')}
          </LinkButton>
        )}
        {status === 'completed' && instanceId && (
          <LinkButton type="primary" to={instanceAddress(instanceId)}>
            {t('usercenter.order.toService')}
          </LinkButton>
        )}
        {canOrderAgain && <LinkButton to={orderAgainAddress(order)}>{t('order.again')}</LinkButton>}
        {order.receipt && (
          <LinkButton to={receiptAddress(orderId)}>{t('title.usercenter.receipt')}</LinkButton>
        )}
        {canRefund && order.paidAmount > 0 && (
          <Button ref={refundButton} aria-expanded={refundOpen} onClick={onToggleRefund}>
            {t('usercenter.orders.refund')}
          </Button>
        )}
        <LinkButton type="text" to={`/usercenter/support/new?${new URLSearchParams({ orderId })}`}>
          {t('usercenter.order.help')}
        </LinkButton>
        {events.includes('cancel') && <CancelOrder onCancel={actions.cancel} />}
      </Flex>
    </section>
  );
}
