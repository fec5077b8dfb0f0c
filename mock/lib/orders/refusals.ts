import type { selectionError } from '../../../src/domain/catalog/selection';
import type { Consent } from '../../../src/domain/content/agreement';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import type { RefundRule } from '../../../src/domain/order/refund';
import { MockFailure } from '../failure';
import type { Text } from '../text';
import { money } from './wording';

type FieldError = NonNullable<ReturnType<typeof selectionError>>;

const REFUSALS: Record<FieldError, { code: number; text: Text }> = {
  service: {
    code: ORDER_ERROR.serviceUnavailable,
    text: { zh: '该服务已暂停或下架，暂时无法订购。', en: 'This service is not on sale at the moment.' },
  },
  plan: {
    code: ORDER_ERROR.selectionInvalid,
    text: {
      zh: '该服务没有所选套餐，请重新选择。',
      en: 'The service does not have this plan. Choose another.',
    },
  },
  period: {
    code: ORDER_ERROR.selectionInvalid,
    text: {
      zh: '所选套餐没有这个周期，请重新选择。',
      en: 'The plan is not sold for this period. Choose another.',
    },
  },
  spec: {
    code: ORDER_ERROR.selectionInvalid,
    text: { zh: '所选规格不可用，请重新配置。', en: 'One of the options is not available. Set it again.' },
  },
  quantity: {
    code: ORDER_ERROR.quantityExceeded,
    text: { zh: '数量超过单笔订单的上限。', en: 'This is more than one order may hold.' },
  },
  trial: {
    code: ORDER_ERROR.trialRefused,
    text: { zh: '该服务不提供所选的试用。', en: 'This service cannot be tried that way.' },
  },
};

/** The failure for an error of `selectionError`, which `result.error` names. */
export function selectionRefused(error: FieldError, details: Record<string, unknown> = {}): MockFailure {
  const { code, text } = REFUSALS[error];
  return new MockFailure(code, text, { error, ...details });
}

export const orderTypeRefused = (): MockFailure =>
  new MockFailure(
    ORDER_ERROR.selectionInvalid,
    {
      zh: '续费和升级需要从已购服务发起。',
      en: 'A renewal or an upgrade starts from a service you own.',
    },
    { error: 'orderType' },
  );

export const purchaseLimitReached = (purchaseLimit: number, owned: number): MockFailure =>
  new MockFailure(
    ORDER_ERROR.purchaseLimit,
    {
      zh: `每人最多拥有 ${purchaseLimit} 份该服务，您已拥有或正在订购 ${owned} 份。`,
      en: `One person may own ${purchaseLimit} of this service; you own or have ordered ${owned}.`,
    },
    { purchaseLimit, owned },
  );

export const certificationRequired = (): MockFailure =>
  new MockFailure(ORDER_ERROR.certificationRequired, {
    zh: '订购该服务前需要完成实名认证。',
    en: 'This service requires a verified identity. Certify yours first.',
  });

export const triedBefore = (): MockFailure =>
  new MockFailure(ORDER_ERROR.trialRefused, {
    zh: '您已试用过该服务，每人只能试用一次。',
    en: 'You have tried this service before; one trial is free.',
  });

export const quoteExpired = (): MockFailure =>
  new MockFailure(ORDER_ERROR.quoteExpired, {
    zh: '报价已失效，请确认最新价格后重新提交。',
    en: 'The quote is no longer valid. Check the current price and place the order again.',
  });

export function priceChanged(payableAmount: number): MockFailure {
  const { zh, en } = money(payableAmount);
  return new MockFailure(
    ORDER_ERROR.priceChanged,
    {
      zh: `价格已变为 ${zh}，请确认后重新提交。`,
      en: `The price is now ${en}. Check it and place the order again.`,
    },
    { payableAmount },
  );
}

export const consentOutdated = (required: Consent[]): MockFailure =>
  new MockFailure(
    ORDER_ERROR.consentOutdated,
    {
      zh: '协议已更新或尚未同意，请阅读并同意最新版本。',
      en: 'The agreements have changed or were not accepted. Read and accept the current versions.',
    },
    { required },
  );

export const idempotencyConflict = (orderId: string): MockFailure =>
  new MockFailure(
    ORDER_ERROR.idempotencyConflict,
    {
      zh: '这次提交的内容与已生成的订单不同，请先查看该订单。',
      en: 'An order with other content has already been placed here. Look at that order first.',
    },
    { orderId },
  );

/** `order` is the view of the current order. */
export const transitionRefused = (order: object): MockFailure =>
  new MockFailure(
    ORDER_ERROR.transitionRefused,
    { zh: '订单的状态已改变，无法进行此操作。', en: 'The order has moved on; this is no longer possible.' },
    order,
  );

export const nothingRefundable = (rule: RefundRule): MockFailure =>
  new MockFailure(
    ORDER_ERROR.nothingRefundable,
    { zh: '该订单已没有可退的金额。', en: 'Nothing of this order can be refunded any more.' },
    { rule },
  );

/** `order` is the view of the current order. */
export const invoiceRefused = (order: object): MockFailure =>
  new MockFailure(
    ORDER_ERROR.invoiceRefused,
    {
      zh: '该订单已申请过发票，或没有可开票的金额。',
      en: 'This order has an invoice already, or nothing to invoice.',
    },
    order,
  );

export function balanceInsufficient(balance: number, payableAmount: number): MockFailure {
  const { zh, en } = money(balance);
  return new MockFailure(
    ORDER_ERROR.balanceInsufficient,
    {
      zh: `账户余额为 ${zh}，不足以支付，请更换付款方式。`,
      en: `Your balance of ${en} does not cover this. Choose another way to pay.`,
    },
    { balance, payableAmount },
  );
}
