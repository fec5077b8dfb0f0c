import type { Order } from '../../../src/domain/order/order';
import { refundChannel } from '../../../src/domain/order/refund';
import { PAYMENT_CLOSED } from '../orders/lateTransfers';
import type { OrderRecord } from '../orders/records';
import { CHANNEL_NAMES, money } from '../orders/wording';
import type { ReviewRecord } from '../reviews/records';
import type { Text } from '../text';
import type { NotificationEvent } from './records';
import { dayText, type MessageEvent, messageText, timeText } from './texts';

type OrderEvent = Order['timeline'][number]['event'];
type Telling = Pick<NotificationEvent, 'topic'> & { event: MessageEvent; toService?: boolean };

const isAutoRenewal = ({ idempotencyKey }: OrderRecord) => idempotencyKey.startsWith('renewal-');

/** What an entry of an order's timeline tells its buyer; undefined for one that does not. */
function getTelling(order: OrderRecord, event: OrderEvent, actor: string): Telling | undefined {
  const isFree = order.payableAmount === 0;
  switch (event) {
    case 'create':
      if (isAutoRenewal(order)) return undefined;
      return { topic: 'order', event: isFree ? 'orderPlacedFree' : 'orderPlaced' };
    case 'expire':
      return { topic: 'order', event: 'orderExpired' };
    case 'cancel':
      return {
        topic: 'order',
        event: actor === 'system' ? 'orderCancelledWithService' : 'orderCancelled',
      };
    case 'paySucceeded':
      if (isFree) return undefined;
      return { topic: 'payment', event: isAutoRenewal(order) ? 'autoRenewalPaid' : 'paymentReceived' };
    case 'payFailed':
      return actor === 'buyer' ? undefined : { topic: 'payment', event: 'paymentFailed' };
    case 'approveRefund':
    case 'refund':
      return { topic: 'refund', event: 'refundApproved' };
    case 'rejectRefund':
      return { topic: 'refund', event: 'refundRejected' };
    case 'refunded':
      return { topic: 'refund', event: order.status === 'refunded' ? 'refundPaid' : 'transferReturned' };
    case 'provisionFailed':
      return { topic: 'service', event: 'setupFailed' };
    case 'activated':
      return { topic: 'service', event: activationEvent(order), toService: true };
    case 'accept':
    case 'pay':
    case 'extendPayment':
    case 'provision':
    case 'retry':
    case 'requestRefund':
    case 'withdrawRefund':
      return undefined;
  }
}

function activationEvent({ selection }: OrderRecord): MessageEvent {
  switch (selection.orderType) {
    case 'renew':
      return 'serviceRenewed';
    case 'upgrade':
      return 'serviceUpgraded';
    case 'change':
      return 'planChanged';
    case 'new':
    case 'trial':
      return 'serviceActivated';
  }
}

/** The values of a text about an order; `reason` is the note of the event. */
function getValues(order: OrderRecord, reason: Text, isRefund: boolean): Record<string, Text> {
  const { service, payableAmount, paidAmount, payDeadline, refunds, covers } = order;
  const refund = refunds?.at(-1);
  const channel = isRefund
    ? refundChannel(order.payChannel, refund?.destination)
    : (order.payChannel ?? 'balance');
  return {
    service: service.title,
    plan: service.planName,
    amount: money(isRefund ? (refund?.amount ?? paidAmount) : payableAmount),
    channel: CHANNEL_NAMES[channel],
    time: timeText(payDeadline),
    ...(covers?.to !== undefined && { date: dayText(covers.to) }),
    reason,
  };
}

/** What happened to an order, by its timeline, and the transfers for it that went back without an entry there. */
export const orderEvents = (order: OrderRecord): NotificationEvent[] => [
  ...timelineEvents(order),
  ...returnedTransferEvents(order),
];

const returnedTransferEvents = ({ orderId, service, payments }: OrderRecord): NotificationEvent[] =>
  payments
    .filter(({ returned = 'withOrder' }) => returned !== 'withOrder')
    .map(({ paymentId, amount, settlesAt }) => ({
      messageId: `transfer-${paymentId}`,
      topic: 'refund',
      ...messageText('transferReturned', {
        service: service.title,
        amount: money(amount),
        reason: PAYMENT_CLOSED,
      }),
      target: { kind: 'order', id: orderId },
      createdAt: settlesAt,
    }));

const timelineEvents = (order: OrderRecord): NotificationEvent[] =>
  order.timeline.flatMap(({ at, actor, event, note }, index): NotificationEvent[] => {
    const telling = getTelling(order, event, actor);
    if (telling === undefined) return [];
    const { topic, toService } = telling;
    return [
      {
        messageId: `order-${order.orderId}-${index}`,
        topic,
        ...messageText(telling.event, getValues(order, note, topic === 'refund')),
        target:
          toService && order.instanceId
            ? { kind: 'service', id: order.instanceId }
            : { kind: 'order', id: order.orderId },
        createdAt: at,
      },
    ];
  });

/** The answer of a provider to the review of an order. */
export const reviewEvents = (
  { reviewId, orderId, answer }: ReviewRecord,
  service: Text,
): NotificationEvent[] =>
  orderId === undefined || answer === undefined
    ? []
    : [
        {
          messageId: `review-${reviewId}`,
          topic: 'order',
          ...messageText('reviewAnswered', {
            service,
            answer: typeof answer.text === 'string' ? { zh: answer.text, en: answer.text } : answer.text,
          }),
          target: { kind: 'order', id: orderId },
          createdAt: answer.createdAt,
        },
      ];
