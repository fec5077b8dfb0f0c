import { Link, useIntl } from '@umijs/max';
import { Alert, Button, Flex, Input, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { isLiveInvoice } from '@/domain/invoice/invoiceMachine';
import { formatMoney } from '@/domain/money/money';
import type { Order } from '@/domain/order/order';
import { possibleEvents } from '@/domain/order/orderMachine';
import {
  ACCEPTANCE_DAYS,
  REFUND_NOTE_MAX_LENGTH,
  REFUND_REASONS,
  REFUND_WHOLE_DAYS,
  type RefundDestination,
  type RefundReason,
  refundChannel,
  refundTotal,
} from '@/domain/order/refund';
import { DetailSection } from './DetailSections';
import styles from './OrderDetail.module.css';
import { RefundDestinationField, useRefundArrival } from './RefundDestinationField';
import type { OrderActions } from './useOrderActions';

interface RefundPanelProps {
  order: Order;
  actions: OrderActions;
  onClose: () => void;
}

/** What a refund of the whole or a part of the order brings with it. */
function getConsequences({ orderType, couponCode, paidAmount, invoice }: Order, amount: number) {
  const isChange = orderType === 'renew' || orderType === 'upgrade';
  const keepsCoupon = couponCode !== undefined && amount === paidAmount;
  return [
    isChange ? 'undo' : 'stop',
    'withdraw',
    ...(keepsCoupon ? (['coupon'] as const) : []),
    ...(invoice && isLiveInvoice(invoice.status) ? (['invoice'] as const) : []),
  ] as const;
}

/** The form to request a refund: its amount, where it goes, its consequences and the reason. */
export function RefundPanel({ order, actions, onClose }: RefundPanelProps) {
  const { formatMessage, locale } = useIntl();
  const [reason, setReason] = useState<RefundReason>('notNeeded');
  const [destination, setDestination] = useState<RefundDestination>('channel');
  const [note, setNote] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const { refundable, refundedWith, refundObstacle, paidAmount } = order;
  if (refundable === undefined) return null;
  const { amount, rule, left, total } = refundable;
  const sum = refundTotal(refundable, refundedWith);
  const canRequest = amount > 0 && refundObstacle === undefined;

  const outcome = actions.refundOutcome;
  const isUnknown = outcome === 'unknown';

  async function handleSubmit() {
    const request = isUnknown
      ? actions.checkRefund()
      : actions.requestRefund({ reason, note: note.trim(), destination, amount: sum });
    if (await request) onClose();
  }

  return (
    <section
      className={`${panelStyles.panel} ${styles.card} ${layout.screenOnly}`}
      aria-labelledby="refund-title"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2 id="refund-title" ref={title} tabIndex={-1} className={styles.title}>
        {formatMessage({ id: 'usercenter.refund.title' })}
      </h2>
      <p className={styles.refundable}>
        {formatMessage({ id: 'usercenter.refund.amount' })}{' '}
        <strong>
          <Money cents={sum} />
        </strong>
      </p>
      <p className={styles.quiet}>
        {formatMessage(
          { id: `usercenter.refund.rule.${rule}` },
          {
            paid: formatMoney(paidAmount, locale),
            left,
            total,
            days: REFUND_WHOLE_DAYS,
            acceptance: ACCEPTANCE_DAYS,
          },
        )}
      </p>
      <RefundedTogether order={order} />
      {refundObstacle && <RefundObstacle obstacle={refundObstacle} />}
      {canRequest && (
        <>
          <Flex className={styles.consequences} component="ul" vertical gap={4}>
            {getConsequences(order, amount).map((consequence) => (
              <li key={consequence}>{formatMessage({ id: `usercenter.refund.follows.${consequence}` })}</li>
            ))}
          </Flex>
          <RefundDestinationField order={order} value={destination} onChange={setDestination} />
          <p id="refund-reason" className={styles.label}>
            {formatMessage({ id: 'usercenter.refund.reason' })}
          </p>
          <Radio.Group
            vertical
            className={styles.reasons}
            aria-labelledby="refund-reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            options={REFUND_REASONS.map((value) => ({
              value,
              label: formatMessage({ id: `usercenter.refund.reason.${value}` }),
            }))}
          />
          <label htmlFor="refund-note" className={styles.label}>
            {formatMessage({ id: 'usercenter.refund.note' })}
          </label>
          <Input.TextArea
            id="refund-note"
            value={note}
            maxLength={REFUND_NOTE_MAX_LENGTH}
            showCount
            rows={3}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
      {(isUnknown || outcome === 'missing') && (
        <Alert
          className={layout.spaceBeforeMd}
          type={isUnknown ? 'warning' : 'info'}
          showIcon
          title={formatMessage({ id: `usercenter.refund.${outcome}` })}
          description={isUnknown && formatMessage({ id: 'usercenter.refund.unknown.description' })}
        />
      )}
      <Flex className={layout.spaceBeforeMd} wrap gap={8}>
        {canRequest && (
          <Button danger={!isUnknown} loading={actions.busy} onClick={handleSubmit}>
            {isUnknown
              ? formatMessage({ id: 'usercenter.refund.check' })
              : formatMessage({ id: 'usercenter.refund.submit' }, { amount: formatMoney(sum, locale) })}
          </Button>
        )}
        <Button disabled={actions.busy} onClick={onClose}>
          {formatMessage({ id: 'usercenter.refund.keep' })}
        </Button>
      </Flex>
    </section>
  );
}

/** The order and the later ones of its service that are refunded with it, each with its amount. */
function RefundedTogether({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { orderId, orderType, refundable, refundedWith } = order;
  if (refundable === undefined || refundedWith.length === 0) return null;
  const all = [...refundedWith, { orderId, orderType, amount: refundable.amount }];
  return (
    <>
      <p className={styles.quiet}>{formatMessage({ id: 'usercenter.refund.together' })}</p>
      <Flex
        className={styles.consequences}
        component="ul"
        vertical
        gap={4}
        aria-label={formatMessage({ id: 'usercenter.refund.together.list' })}
      >
        {all.map((each) => (
          <li key={each.orderId}>
            {formatMessage({ id: `usercenter.refund.order.${each.orderType}` })}{' '}
            <Link to={`/usercenter/order/${encodeURIComponent(each.orderId)}`}>
              <bdi dir="ltr">{each.orderId}</bdi>
            </Link>{' '}
            <Money cents={each.amount} />
          </li>
        ))}
      </Flex>
    </>
  );
}

/** Why the refund cannot be requested now, with a link to what is in the way. */
function RefundObstacle({ obstacle }: { obstacle: NonNullable<Order['refundObstacle']> }) {
  const { formatMessage } = useIntl();
  const { kind, orderId, instanceId } = obstacle;
  const address =
    orderId === undefined
      ? `/usercenter/service/${encodeURIComponent(instanceId)}#service-handover`
      : `/usercenter/order/${encodeURIComponent(orderId)}`;
  return (
    <Alert
      className={layout.spaceBeforeMd}
      type="warning"
      showIcon
      title={formatMessage({ id: `usercenter.refund.obstacle.${kind}` })}
      description={
        <Link to={address}>{formatMessage({ id: `usercenter.refund.obstacle.${kind}.link` })}</Link>
      }
    />
  );
}

/** The state of a refund, with the button to withdraw it, or why it was rejected. */
export function RefundState({ order, actions }: { order: Order; actions: OrderActions }) {
  const { formatMessage } = useIntl();
  const arrival = useRefundArrival();
  const { refund, status, timeline, payChannel } = order;
  const last = timeline.at(-1);

  if (last?.event === 'rejectRefund') {
    return (
      <Alert
        type="warning"
        showIcon
        title={formatMessage({ id: 'usercenter.refund.refused' })}
        description={last.note}
      />
    );
  }
  if (!refund || (status !== 'refundReview' && status !== 'refunding' && status !== 'refunded')) return null;
  return (
    <DetailSection id="refund-state" title={formatMessage({ id: `usercenter.refund.state.${status}` })}>
      <CardGrid component="dl" min={160} gap="12px 24px" stretch>
        <div>
          <dt>{formatMessage({ id: 'usercenter.refund.asked' })}</dt>
          <dd>
            <Money cents={refund.amount} />
          </dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'usercenter.refund.to' })}</dt>
          <dd>{arrival(refundChannel(payChannel, refund.destination))}</dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'usercenter.refund.reason' })}</dt>
          <dd>
            {formatMessage({ id: `usercenter.refund.reason.${refund.reason}` })}
            {refund.note && (
              <span dir="auto" className={`${typography.block} ${typography.secondary}`}>
                {refund.note}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'usercenter.refund.askedOn' })}</dt>
          <dd>
            <DateText at={refund.requestedAt} withTime />
          </dd>
        </div>
      </CardGrid>
      {possibleEvents(order, 'buyer').includes('withdrawRefund') && (
        <Flex className={layout.spaceBeforeMd} wrap gap={8}>
          <Button loading={actions.busy} onClick={() => void actions.withdrawRefund()}>
            {formatMessage({ id: 'usercenter.refund.withdraw' })}
          </Button>
        </Flex>
      )}
    </DetailSection>
  );
}
