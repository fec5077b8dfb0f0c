import { needsBalanceProof } from '../../src/domain/account/security';
import { certainChangeTerm } from '../../src/domain/instance/changeTerm';
import { includedTax, TAX_RATE } from '../../src/domain/invoice/invoice';
import { CURRENCY } from '../../src/domain/money/money';
import type { Order, OrderSummary, PayChannel, Payment } from '../../src/domain/order/order';
import { ORDER_ERROR } from '../../src/domain/order/orderError';
import { isOpenStatus, isPaidStatus, possibleEvents } from '../../src/domain/order/orderMachine';
import { setupRefundDue } from '../../src/domain/order/refund';
import type { SignedInCall } from './call';
import { isoTime, now } from './clock';
import { db } from './db';
import { MockFailure } from './failure';
import { invoiceableAmount } from './invoices/invoiceable';
import { invoiceView, orderInvoice, SELLER } from './invoices/views';
import { isExtended } from './orders/paying';
import type { OrderRecord, PaymentRecord } from './orders/records';
import {
  acceptanceView,
  findRefundObstacle,
  latestRefund,
  notWholeView,
  refundablesNow,
} from './orders/refundable';
import { transitionRefused } from './orders/refusals';
import { isChange, serviceOf } from './orders/serviceOrders';
import { statusSince } from './orders/transitions';
import { continuationView, findTrial } from './orders/trials';
import { pick } from './pick';
import { dueReviewOf, orderReviewView } from './reviews/reviews';
import { noReply } from './scenarios';
import { getOwnOrder } from './settledOrders';
import { type Language, localize, textIn } from './text';
import { findUserById, getBalanceProofLimit, ownerName } from './users';

export const orderSummary = (order: OrderRecord, language: Language): OrderSummary => ({
  ...pick(order, ['orderId', 'status', 'statusBeforeRefund', 'payableAmount', 'purchaseOrderNumber']),
  ...pick(order.selection, ['orderType', 'period', 'quantity']),
  service: localize(order.service, language),
  currency: CURRENCY,
  payDeadline: isoTime(order.payDeadline),
  createdAt: isoTime(order.createdAt),
  refundDue:
    order.status === 'provisionFailed' && order.paidAmount > 0
      ? isoTime(setupRefundDue(statusSince(order)))
      : undefined,
  refundable:
    order.status === 'provisionFailed' ? refundablesNow(db(), order, now()).at(-1)?.refundable : undefined,
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
    tax: { rate: TAX_RATE, amount: includedTax(order.payableAmount, TAX_RATE) },
    payment: payment && paymentView(order, payment, language),
    balanceProofRequired: balanceProofView(order),
    isExtended: order.status === 'pendingPayment' ? isExtended(order) : undefined,
    paidAt: isoTime(order.paidAt),
    ...coversView(order, at),
    autoRenew: autoRenewView(order),
    activatedAt: isoTime(order.activatedAt),
    finishedAt: isoTime(order.finishedAt),
    consents: order.consents.map((consent) => pick(consent, ['code', 'version'])),
    invoiceStatus: invoice?.status ?? 'none',
    invoice: invoice && invoiceView(invoice, language),
    invoiceableAmount: invoiceableAmount(db(), order),
    receipt: receiptView(order, language),
    refund: refundView(order),
    notWhole: isOpenStatus(order.status) ? notWholeView(db(), order.userId, order.selection) : undefined,
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

type OrderCall = Pick<SignedInCall, 'user' | 'language'> & { params: { orderId: string } };

/**
 * Acts on one of the caller's own orders and returns its view, or gives no reply when the act returns `noReply`. A refused
 * transition carries the order as it is.
 */
export const withOrder =
  <C extends OrderCall>(act: (order: OrderRecord, call: C, at: number) => unknown) =>
  (call: C): Order | Promise<never> => {
    const order = getOwnOrder(call.user.userId, call.params.orderId);
    const at = now();
    const { language } = call;
    try {
      if (act(order, call, at) === 'noReply') return noReply();
    } catch (error) {
      const isRefused = error instanceof MockFailure && error.code === ORDER_ERROR.transitionRefused;
      throw isRefused ? transitionRefused(orderView(order, { at, language })) : error;
    }
    return orderView(order, { at, language });
  };

function refundableView(
  order: OrderRecord,
  at: number,
): Pick<Order, 'refundable' | 'refundedWith' | 'refundObstacle'> {
  const events = possibleEvents(order, 'buyer');
  const canRequest = events.includes('requestRefund');
  if (!canRequest && !events.includes('refund'))
    return { refundable: undefined, refundedWith: [], refundObstacle: undefined };
  const together = refundablesNow(db(), order, at);
  const refundable = together.at(-1)?.refundable;
  const isRefundable = canRequest && refundable !== undefined && refundable.amount > 0;
  return {
    refundable,
    refundedWith: isRefundable
      ? together.slice(0, -1).map(({ order: later, refundable: { amount } }) => ({
          ...pick(later, ['orderId', 'payChannel']),
          orderType: later.selection.orderType,
          amount,
        }))
      : [],
    refundObstacle: isRefundable ? findRefundObstacle(db(), order, at) : undefined,
  };
}

/** What an order covers; before its setup only as far as that does not depend on when it is set up. */
function coversView(order: OrderRecord, at: number): Pick<Order, 'covers' | 'continues'> {
  const { continues, status } = order;
  if (order.covers)
    return { continues, covers: { from: isoTime(order.covers.from), to: isoTime(order.covers.to) } };
  const trial = isOpenStatus(status) && status !== 'provisionFailed' ? findTrial(db(), order, at) : undefined;
  return trial ? continuationView(trial, order) : { continues, covers: changeCoversView(order, at) };
}

function changeCoversView(order: OrderRecord, at: number): Order['covers'] {
  const { selection, status, paidAt } = order;
  const service = isChange(order) && isOpenStatus(status) ? serviceOf(db(), order) : undefined;
  const covers = service && certainChangeTerm(service, { ...selection, paidAt }, at);
  return covers && { from: isoTime(covers.from), to: isoTime(covers.to) };
}

/** Whether the service of an order renews itself, or will; undefined for one that cannot. */
function autoRenewView(order: OrderRecord): boolean | undefined {
  const { orderType, period } = order.selection;
  if (orderType === 'trial' || period.unit === 'once' || order.handedOver) return undefined;
  return serviceOf(db(), order)?.autoRenew ?? order.autoRenew ?? false;
}

/** Whether paying an order from the balance needs a proof of identity; undefined when it cannot be paid. */
function balanceProofView({ status, userId, payableAmount }: OrderRecord): boolean | undefined {
  const user = status === 'pendingPayment' ? findUserById(userId) : undefined;
  return user && needsBalanceProof(payableAmount, getBalanceProofLimit(user));
}

function receiptView(order: OrderRecord, language: Language): Order['receipt'] {
  const { orderId, userId, status, paidAmount, covers } = order;
  const buyer = findUserById(userId);
  if (buyer === undefined || !isPaidStatus(status) || paidAmount === 0) return undefined;
  return {
    receiptNumber: `R${orderId}`,
    seller: localize(SELLER, language),
    buyer: ownerName(buyer),
    term: covers && { from: isoTime(covers.from), to: isoTime(covers.to) },
    tax: { rate: TAX_RATE, amount: includedTax(paidAmount, TAX_RATE) },
  };
}

function refundView(order: OrderRecord): Order['refund'] {
  const refund = latestRefund(order);
  if (refund === undefined) return undefined;
  return {
    ...pick(refund, ['reason', 'note', 'amount', 'destination']),
    requestedAt: isoTime(refund.requestedAt),
  };
}

/** What the channel's app would read; undefined for one without a QR code. */
const QR_ADDRESSES: Record<PayChannel, string | undefined> = {
  alipay: 'https://pay.example.com/alipay/',
  wechat: 'https://pay.example.com/wechat/',
  balance: undefined,
  transfer: undefined,
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
