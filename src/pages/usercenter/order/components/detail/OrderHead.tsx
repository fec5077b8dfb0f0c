import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { Ref } from 'react';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { MoreMenu } from '@/components/MoreMenu';
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
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
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

/** The order's service and status, with the step that comes next and the other actions. */
export function OrderHead(props: OrderHeadProps) {
  const { order, actions, canRefund, refundOpen, refundButton, onToggleRefund, onTimeUp } = props;
  const t = useT(orderTexts);
  const { orderId, service, status, createdAt, payDeadline } = order;
  const secondsLeft = useSecondsLeft(payDeadline, order);
  const expired = status === 'pendingPayment' && secondsLeft === 0;
  const shown = expired ? 'expired' : status;

  useTimeUp(expired, onTimeUp);

  return (
    <>
      <PageHeader
        back={{ to: '/usercenter/order', text: t('usercenter.order.back') }}
        title={<Link to={serviceAddress(service.serviceId)}>{service.title}</Link>}
        status={<StatusTag tone={ORDER_STATUS_TONE[shown]} text={t(`order.status.${shown}`)} />}
        actions={
          <Flex wrap gap={8}>
            {order.receipt && (
              <LinkButton to={receiptAddress(orderId)}>{t('title.usercenter.receipt')}</LinkButton>
            )}
            {canRefund && order.paidAmount > 0 && (
              <Button ref={refundButton} aria-expanded={refundOpen} onClick={onToggleRefund}>
                {t('usercenter.orders.refund')}
              </Button>
            )}
            <MoreMenu
              label={t('usercenter.orders.more.of', { subject: service.title })}
              items={[
                {
                  key: 'help',
                  label: t('usercenter.order.help'),
                  to: `/usercenter/support/new?${new URLSearchParams({ orderId })}`,
                },
                { key: 'print', label: t('usercenter.order.print'), onClick: () => window.print() },
              ]}
            />
          </Flex>
        }
        line={
          <Flex component="span" wrap align="center" gap="0 24px">
            <span className={styles.number}>
              {t('order.number')} <CopyText text={orderId} name={t('usercenter.order.number')} />
            </span>
            <span>
              {t('usercenter.order.placed')} <DateText at={createdAt} withTime />
            </span>
          </Flex>
        }
      />
      <NextStep order={order} shown={shown} secondsLeft={secondsLeft} onCancel={actions.cancel} />
    </>
  );
}

interface NextStepProps {
  order: LiveOrder;
  /** The status, with an expiry that the order was not read after. */
  shown: LiveOrder['status'];
  secondsLeft: number;
  onCancel: OrderActions['cancel'];
}

/** What the status means for the buyer, and the button that goes on from there. */
function NextStep({ order, shown, secondsLeft, onCancel }: NextStepProps) {
  const t = useT(orderTexts);
  const { orderId, orderType, instanceId } = order;
  const events = shown === 'expired' ? [] : possibleEvents(order, 'buyer');
  const isUnpaidFailure = shown === 'provisionFailed' && order.paidAmount === 0;
  const canOrderAgain =
    (isFinalStatus(shown) || isUnpaidFailure) && (orderType === 'new' || orderType === 'trial');
  return (
    <Flex
      component="section"
      className={panelStyles.panel}
      wrap
      align="center"
      justify="space-between"
      gap="16px 24px"
      aria-label={t('usercenter.order.nextStep')}
    >
      <p role="status" className={styles.next}>
        {t(isUnpaidFailure ? 'order.result.notSetUp.description' : `usercenter.order.next.${shown}`)}
      </p>
      {shown === 'pendingPayment' && (
        <Countdown secondsLeft={secondsLeft} totalSeconds={PAY_DEADLINE_MINUTES * 60} />
      )}
      <Flex className={styles.steps} wrap gap={8}>
        {(events.includes('pay') || shown === 'paying') && (
          <LinkButton type="primary" to={`/order/${encodePart(orderId)}`}>
            {t('order.resume')}
          </LinkButton>
        )}
        {shown === 'completed' && instanceId && (
          <LinkButton type="primary" to={instanceAddress(instanceId)}>
            {t('usercenter.order.toService')}
          </LinkButton>
        )}
        {canOrderAgain && (
          <LinkButton type="primary" to={orderAgainAddress(order)}>
            {t('order.again')}
          </LinkButton>
        )}
        {events.includes('cancel') && <CancelOrder onCancel={onCancel} />}
      </Flex>
    </Flex>
  );
}
