import type { ServiceType } from '../../../src/domain/catalog/service';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { MockFailure } from '../failure';
import type { Text } from '../text';
import { money } from './wording';

export const couponUnknown = (): MockFailure =>
  new MockFailure(ORDER_ERROR.couponUnknown, {
    zh: '优惠码无效，请核对后重试。',
    en: 'This coupon code is not valid. Check it and try again.',
  });

const REFUSALS = {
  expired: { zh: '优惠券已过期。', en: 'This coupon has expired.' },
  usedUp: { zh: '优惠券已被用完。', en: 'This coupon has been used up.' },
  claimEnded: { zh: '优惠券的领取时间已过。', en: 'This coupon can no longer be claimed.' },
} satisfies Record<string, Text>;

export const couponRefused = (why: keyof typeof REFUSALS): MockFailure =>
  new MockFailure(ORDER_ERROR.couponExpired, REFUSALS[why]);

const TYPE_NAMES: Record<ServiceType, Text> = {
  software: { zh: '软件', en: 'software' },
  api: { zh: 'API 接口', en: 'API' },
  consulting: { zh: '专家咨询', en: 'consulting' },
  operation: { zh: '代运营', en: 'managed' },
};

type CouponIneligibility =
  | { why: 'belowMinimum'; minimum: number }
  | { why: 'otherType'; serviceType: ServiceType }
  | { why: 'usedBefore' | 'notFirst' | 'trial' | 'change' | 'nothingToTakeOff' };

export const couponNotApplicable = (ineligibility: CouponIneligibility): MockFailure =>
  new MockFailure(ORDER_ERROR.couponNotApplicable, getIneligibilityText(ineligibility));

function getIneligibilityText(ineligibility: CouponIneligibility): Text {
  switch (ineligibility.why) {
    case 'belowMinimum': {
      const { zh, en } = money(ineligibility.minimum);
      return { zh: `订单满 ${zh} 才能使用该优惠券。`, en: `This coupon needs an order of at least ${en}.` };
    }
    case 'otherType': {
      const { zh, en } = TYPE_NAMES[ineligibility.serviceType];
      return { zh: `该优惠券仅适用于“${zh}”类服务。`, en: `This coupon is for ${en} services only.` };
    }
    case 'usedBefore':
      return { zh: '您已使用过该优惠券。', en: 'You have already used this coupon.' };
    case 'notFirst':
      return {
        zh: '该优惠券仅限活动期间注册的新用户首单使用。',
        en: 'This coupon is for the first order of new users who registered during the offer.',
      };
    case 'trial':
      return { zh: '试用订单不能使用优惠券。', en: 'Coupons can’t be used for a trial.' };
    case 'change':
      return {
        zh: '续费和变更套餐不能使用优惠券。',
        en: 'Coupons can’t be used for a renewal or a plan change.',
      };
    case 'nothingToTakeOff':
      return {
        zh: '该订单无需付款，不必使用优惠券。',
        en: 'There is nothing to pay, so no coupon is needed.',
      };
  }
}
