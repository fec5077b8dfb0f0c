import type { selectionError } from '../../../src/domain/catalog/selection';
import { transitionRefused as transitionRefusal } from '../../../src/domain/order/endpoints';
import type { Order } from '../../../src/domain/order/order';
import * as declared from '../../../src/domain/order/orderError';
import { refusal as declareRefusal } from '../../../src/domain/requestError';
import { MockFailure, refusal } from '../failure';
import type { Text } from '../text';
import { money } from './wording';

const { ORDER_ERROR } = declared;

type FieldError = NonNullable<ReturnType<typeof selectionError>>;

const REFUSALS: Record<FieldError, { code: number; text: Text }> = {
  service: {
    code: ORDER_ERROR.serviceUnavailable,
    text: { zh: '该服务已暂停或下架，暂时无法订购。', en: 'This service is currently not available.' },
  },
  plan: {
    code: ORDER_ERROR.selectionInvalid,
    text: {
      zh: '所选套餐已不可用，请重新选择。',
      en: 'This plan is no longer available. Choose another one.',
    },
  },
  period: {
    code: ORDER_ERROR.selectionInvalid,
    text: {
      zh: '所选套餐不支持这个购买时长，请重新选择。',
      en: 'This plan is not available for this term. Choose another one.',
    },
  },
  spec: {
    code: ORDER_ERROR.selectionInvalid,
    text: { zh: '所选规格不可用，请重新配置。', en: 'One of the options is not available. Choose again.' },
  },
  quantity: {
    code: ORDER_ERROR.quantityExceeded,
    text: { zh: '数量超过单笔订单的上限。', en: 'The quantity exceeds the limit per order.' },
  },
  trial: {
    code: ORDER_ERROR.trialRefused,
    text: { zh: '该服务不提供所选的试用。', en: 'This service has no such trial.' },
  },
};

/** The failure for an error of `selectionError`, which `result.error` names. */
export function selectionRefused(error: FieldError): MockFailure {
  const { code, text } = REFUSALS[error];
  return new MockFailure(declareRefusal(code, declared.selectionRefusedSchema), text, { error });
}

export const orderTypeRefused = (): MockFailure =>
  new MockFailure(
    declareRefusal(ORDER_ERROR.selectionInvalid, declared.selectionRefusedSchema),
    {
      zh: '续费和变更套餐需要从已购服务发起。',
      en: 'Renew a service or change its plan from your services.',
    },
    { error: 'orderType' },
  );

export const purchaseLimitReached = (purchaseLimit: number, owned: number): MockFailure =>
  new MockFailure(ORDER_ERROR.purchaseLimit, {
    zh: `每人最多拥有 ${purchaseLimit} 份该服务，您已拥有或正在订购 ${owned} 份。`,
    en: `The limit for this service is ${purchaseLimit} per person. You already own or ordered ${owned}.`,
  });

export const certificationRequired = (): MockFailure =>
  new MockFailure(ORDER_ERROR.certificationRequired, {
    zh: '该服务要求实名认证，请先完成认证。',
    en: 'This service requires a verified identity. Verify yours first.',
  });

export const triedBefore = (): MockFailure =>
  new MockFailure(ORDER_ERROR.trialRefused, {
    zh: '您已试用过该服务，每人只能试用一次。',
    en: 'You have already used your trial of this service.',
  });

export const quoteExpired = (): MockFailure =>
  new MockFailure(ORDER_ERROR.quoteExpired, {
    zh: '报价已失效，请核对最新价格后继续。',
    en: 'The quote has expired. Check the current price before you continue.',
  });

export function priceChanged(payableAmount: number): MockFailure {
  const { zh, en } = money(payableAmount);
  return new MockFailure(ORDER_ERROR.priceChanged, {
    zh: `价格已变为 ${zh}，请核对后继续。`,
    en: `The price is now ${en}. Check it before you continue.`,
  });
}

export const consentOutdated = refusal(ORDER_ERROR.consentOutdated, {
  zh: '条款已更新或尚未同意，请阅读并同意最新版本。',
  en: 'The terms have changed or were not accepted. Read and accept the current versions.',
});

export const idempotencyConflict = (orderId: string): MockFailure =>
  new MockFailure(
    declared.idempotencyConflict,
    {
      zh: '您已提交过内容不同的订单，请先查看该订单。',
      en: 'You already placed an order with different details. View that order first.',
    },
    { orderId },
  );

/** `order` is the view of the current order, which the endpoint adds. */
export const transitionRefused = (order?: Order): MockFailure =>
  new MockFailure(
    transitionRefusal,
    { zh: '订单状态已更新，无法进行此操作。', en: 'The order has changed, so this is no longer possible.' },
    order,
  );

/** `orderId` is the order that is being refunded. */
export const refundPending = (orderId: string): MockFailure =>
  new MockFailure(
    declared.refundPending,
    {
      zh: `该服务的订单 ${orderId} 正在退款，处理完成或撤回申请后才能操作。`,
      en: `Order ${orderId} of this service is being refunded. Wait until that is done, or withdraw the request.`,
    },
    { orderId },
  );

export const handOverPending = (instanceId: string): MockFailure =>
  new MockFailure(
    declared.handOverPending,
    {
      zh: '该服务正在移交给其他账号，对方答复或您撤回移交后才能申请退款。',
      en: 'This service is offered to another account. Withdraw the offer, or wait for the answer, before you request a refund.',
    },
    { instanceId },
  );

/** `amount` is what is refundable now, in cents. */
export function refundAmountChanged(amount: number): MockFailure {
  const { zh, en } = money(amount);
  return new MockFailure(
    declared.refundAmountChanged,
    {
      zh: `可退金额已变为 ${zh}，请确认后重新提交。`,
      en: `The refund is now ${en}. Check it, then request it again.`,
    },
    { amount },
  );
}

export const nothingRefundable = refusal(ORDER_ERROR.nothingRefundable, {
  zh: '该订单已没有可退的金额。',
  en: 'There is nothing left to refund on this order.',
});

export function balanceInsufficient(balance: number): MockFailure {
  const { zh, en } = money(balance);
  return new MockFailure(ORDER_ERROR.balanceInsufficient, {
    zh: `账户余额为 ${zh}，不足以支付，请充值或更换支付方式。`,
    en: `Your balance of ${en} is too low. Top up or choose another payment method.`,
  });
}
