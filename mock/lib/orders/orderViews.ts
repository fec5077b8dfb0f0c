import { DAY_MS } from '../../../src/domain/calendar';
import { CURRENCY } from '../../../src/domain/money/money';
import type { Order, OrderSummary, PayChannel, Payment } from '../../../src/domain/order/order';
import { possibleEvents } from '../../../src/domain/order/orderMachine';
import {
  ACCEPTANCE_DAYS,
  getRefundable,
  type Refundable,
  type RefundObstacle,
  setupRefundDue,
} from '../../../src/domain/order/refund';
import { isoTime } from '../clock';
import { db, type MockTables } from '../db';
import { openHandOver } from '../instances/managing';
import { invoiceableAmount } from '../invoices/invoiceable';
import { invoiceView, orderInvoice, SELLER } from '../invoices/views';
import { pick } from '../pick';
import { dueReviewOf, orderReviewView } from '../reviews/reviews';
import { type Language, localize, textIn } from '../text';
import { packUsage } from './packUsage';
import type { OrderRecord, PaymentRecord, RefundRecord } from './records';
import { laterInProgress, laterOrders, openRefund, serviceOf } from './serviceOrders';
import { statusSince } from './transitions';

export const orderSummary = (order: OrderRecord, language: Language): OrderSummary => ({
  ...pick(order, ['orderId', 'status', 'statusBeforeRefund', 'payableAmount']),
  ...pick(order.selection, ['orderType', 'period', 'quantity']),
  service: localize(order.service, language),
  currency: CURRENCY,
  payDeadline: isoTime(order.payDeadline),
  createdAt: isoTime(order.createdAt),
  refundDue:
    order.status === 'provisionFailed' && order.paidAmount > 0
      ? isoTime(setupRefundDue(statusSince(order)))
      : undefined,
  reviewAction: dueReviewOf(order)?.action,
});

/** A whole order for its buyer; `at` is the server's time in milliseconds. */
export function orderView(order: OrderRecord, { at, language }: { at: number; language: Language }): Order {
  const payment = order.payments.at(-1);
  const invoice = orderInvoice(db().invoices, order);
  return {
    ...orderSummary(order, language),
    ...pick(order.selection, ['skuCode', 'specs', 'couponCode']),
    ...pick(order, ['originalAmount', 'discountAmount', 'paidAmount', 'refundedAmount', 'payChannel']),
    ...pick(order, ['cancelReason', 'instanceId', 'version']),
    buyerRemark: textIn(order.buyerRemark, language),
    specTexts: localize(order.specTexts, language),
    items: localize(order.items, language),
    payment: payment && paymentView(order, payment, language),
    paidAt: isoTime(order.paidAt),
    activatedAt: isoTime(order.activatedAt),
    finishedAt: isoTime(order.finishedAt),
    consents: order.consents.map((consent) => pick(consent, ['code', 'version'])),
    invoiceStatus: invoice?.status ?? 'none',
    invoice: invoice && invoiceView(invoice, language),
    invoiceableAmount: invoiceableAmount(db(), order),
    refund: refundView(order),
    ...refundableView(order, at),
    acceptance: acceptanceView(order),
    review: orderReviewView(order, language),
    timeline: order.timeline.map(({ at: happenedAt, ...entry }) => ({
      ...localize(entry, language),
      at: isoTime(happenedAt),
    })),
    serverTime: isoTime(at),
  };
}

/** What can be refunded at `at`, by the stretch of time that the order covers and not that of other orders. */
export function refundableNow(
  { acceptedAt, paidAt, paidAmount, selection, covers, handedOver }: OrderRecord,
  at: number,
): Refundable {
  const service = covers && {
    beganAt: covers.from,
    endsAt: covers.to,
    paidAt,
    acceptedAt,
    handedOver,
    pack: packUsage(selection, covers.from, at),
  };
  return getRefundable({ orderType: selection.orderType, paidAmount, service }, at);
}

/** What is in the way of a refund; undefined when it can be requested. Orders must be settled before. */
export function findRefundObstacle(
  tables: MockTables,
  order: OrderRecord,
  at: number,
): RefundObstacle | undefined {
  const service = serviceOf(tables, order);
  if (service === undefined) return undefined;
  const { instanceId } = service;
  const offer = openHandOver(service);
  if (offer !== undefined && offer.expiresAt > at)
    return { kind: 'handOverPending', orderId: undefined, instanceId };
  const refund = openRefund(tables, instanceId);
  if (refund !== undefined) return { kind: 'refundPending', orderId: refund.orderId, instanceId };
  const change = laterInProgress(tables, order);
  return change && { kind: 'changePending', orderId: change.orderId, instanceId };
}

function refundableView(
  order: OrderRecord,
  at: number,
): Pick<Order, 'refundable' | 'refundedWith' | 'refundObstacle'> {
  const events = possibleEvents(order, 'buyer');
  const canRequest = events.includes('requestRefund');
  if (!canRequest && !events.includes('refund'))
    return { refundable: undefined, refundedWith: [], refundObstacle: undefined };
  const refundable = refundableNow(order, at);
  const isRefundable = canRequest && refundable.amount > 0;
  return {
    refundable,
    refundedWith: isRefundable
      ? laterOrders(db(), order).map((later) => ({
          ...pick(later, ['orderId', 'payChannel']),
          orderType: later.selection.orderType,
          amount: refundableNow(later, at).amount,
        }))
      : [],
    refundObstacle: isRefundable ? findRefundObstacle(db(), order, at) : undefined,
  };
}

/** Undefined unless the order is a paid delivery that was set up: a service without a term or units. */
export function acceptanceView({
  status,
  covers,
  acceptedAt,
  paidAmount,
  selection,
}: OrderRecord): Order['acceptance'] {
  if (status !== 'completed' || covers === undefined || covers.to !== undefined || paidAmount === 0)
    return undefined;
  const { from } = covers;
  if (packUsage(selection, from, from) !== undefined) return undefined;
  return { due: isoTime(from + ACCEPTANCE_DAYS * DAY_MS), acceptedAt: isoTime(acceptedAt) };
}

export const latestRefund = ({ refunds = [] }: OrderRecord): RefundRecord | undefined => refunds.at(-1);

function refundView(order: OrderRecord): Order['refund'] {
  const refund = latestRefund(order);
  if (refund === undefined) return undefined;
  return {
    ...pick(refund, ['reason', 'note', 'amount', 'destination']),
    requestedAt: isoTime(refund.requestedAt),
  };
}

/** What the channel's app would read. */
const QR_ADDRESSES: Partial<Record<PayChannel, string>> = {
  alipay: 'https://pay.example.com/alipay/',
  wechat: 'https://pay.example.com/wechat/',
};

const TRANSFER_ACCOUNT = {
  accountName: SELLER.name,
  bank: { zh: '示例银行杭州文三路支行', en: 'Example Bank, Hangzhou Wensan Road Branch' },
  accountNumber: '5719 0000 2026 1120 88',
};

function paymentView(order: OrderRecord, payment: PaymentRecord, language: Language): Payment {
  const { paymentId, channel, createdAt, failureReason } = payment;
  const address = QR_ADDRESSES[channel];
  return {
    ...pick(payment, ['paymentId', 'channel', 'status']),
    qrContent: address === undefined ? '' : address + paymentId,
    transferAccount:
      channel === 'transfer'
        ? { ...localize(TRANSFER_ACCOUNT, language), reference: order.orderId }
        : undefined,
    createdAt: isoTime(createdAt),
    failureReason: failureReason?.[language],
  };
}
