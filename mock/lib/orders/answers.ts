import { CURRENCY } from '../../../src/domain/money/money';
import type { Order, OrderSummary } from '../../../src/domain/order/order';
import { possibleEvents } from '../../../src/domain/order/orderMachine';
import { isoTime } from '../clock';
import type { Language } from '../text';
import { paymentAnswer } from './channels';
import { invoiceAnswer } from './invoices';
import type { OrderRecord } from './records';
import { refundAnswer, refundableNow } from './refundable';
import { snapshotAnswer } from './snapshot';

interface Reader {
  /** The server's time, milliseconds. */
  at: number;
  language: Language;
}

const optionalTime = (at: number | undefined) => (at === undefined ? undefined : isoTime(at));

/** An order as a list shows it. */
export function summaryAnswer(order: OrderRecord, { language }: Pick<Reader, 'language'>): OrderSummary {
  const { selection } = order;
  return {
    orderId: order.orderId,
    orderType: selection.orderType,
    status: order.status,
    statusBeforeRefund: order.statusBeforeRefund,
    service: snapshotAnswer(order.service, language),
    period: selection.period,
    quantity: selection.quantity,
    currency: CURRENCY,
    payableAmount: order.payableAmount,
    payDeadline: isoTime(order.payDeadline),
    createdAt: isoTime(order.createdAt),
  };
}

/** A whole order as its owner reads it. */
export function orderAnswer(order: OrderRecord, { at, language }: Reader): Order {
  const { selection } = order;
  const payment = order.payments.at(-1);
  return {
    ...summaryAnswer(order, { language }),
    skuCode: selection.skuCode,
    specs: selection.specs,
    specTexts: order.specTexts.map(({ label, value }) => ({
      label: label[language],
      value: value[language],
    })),
    items: order.items.map(({ kind, label, formula, amount }) => ({
      kind,
      label: label[language],
      formula: formula[language],
      amount,
    })),
    originalAmount: order.originalAmount,
    discountAmount: order.discountAmount,
    paidAmount: order.paidAmount,
    refundedAmount: order.refundedAmount,
    couponCode: selection.couponCode,
    payChannel: order.payChannel,
    payment: payment && paymentAnswer(order, payment, language),
    paidAt: optionalTime(order.paidAt),
    activatedAt: optionalTime(order.activatedAt),
    finishedAt: optionalTime(order.finishedAt),
    cancelReason: order.cancelReason,
    instanceId: order.instanceId,
    buyerRemark: order.buyerRemark,
    consents: order.consents.map(({ code, version }) => ({ code, version })),
    invoiceStatus: order.invoiceStatus,
    invoice: invoiceAnswer(order),
    refund: refundAnswer(order),
    refundable: possibleEvents(order, 'buyer').includes('requestRefund')
      ? refundableNow(order, at)
      : undefined,
    timeline: order.timeline.map(({ at: happenedAt, actor, event, note }) => ({
      at: isoTime(happenedAt),
      actor,
      event,
      note: note[language],
    })),
    version: order.version,
    serverTime: isoTime(at),
  };
}
