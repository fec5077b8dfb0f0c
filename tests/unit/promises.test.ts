import { COUPONS } from '../../mock/lib/orders/coupons';
import { LOGIN_LIMITS } from '../../src/domain/account/login';
import { PASSWORD_LIMITS } from '../../src/domain/account/password';
import { SMS_LIMITS } from '../../src/domain/account/smsCode';
import { COMPARE_LIMIT } from '../../src/domain/catalog/service';
import { IDENTITY_FILE_LIMITS } from '../../src/domain/certification/identityFile';
import { EXPIRING_SOON_DAYS } from '../../src/domain/instance/instance';
import { AUTO_RENEW_DAYS } from '../../src/domain/instance/renewal';
import { END_REMINDER_DAYS } from '../../src/domain/message/reminder';
import { PAY_DEADLINE_MINUTES } from '../../src/domain/order/order';
import { nextOrderState } from '../../src/domain/order/orderMachine';
import {
  ACCEPTANCE_DAYS,
  getRefundable,
  REFUND_ARRIVAL_DAYS,
  REFUND_WHOLE_DAYS,
  type RefundFacts,
  refundChannel,
  SETUP_REFUND_DAYS,
} from '../../src/domain/order/refund';
import { documents, everything, findAll, promised } from '../support/promisedTexts';

const DAY_MS = 86_400_000;

const coupon = COUPONS.find(({ welcomesSinceDays }) => welcomesSinceDays !== undefined);
const couponAmount = coupon?.rule.type === 'amount' ? coupon.rule.amount / 100 : 0;

/** Every number that a sentence names, and what the product does. */
const NUMBERS: [string, { en: RegExp; zh: RegExp; numbers: number[] }][] = [
  [
    'full refund',
    {
      en: /within (\d+) days of (?:activation|it\b)/gi,
      zh: /开通后 (\d+) 天/g,
      numbers: [REFUND_WHOLE_DAYS],
    },
  ],
  [
    'refund after that',
    { en: /after (\d+) days[:,: |]/gi, zh: /超过 (\d+) 天/g, numbers: [REFUND_WHOLE_DAYS] },
  ],
  [
    'acceptance',
    {
      en: /counts? as accepted (\d+) days after activation/g,
      zh: /开通满 (\d+) 天视为验收/g,
      numbers: [ACCEPTANCE_DAYS],
    },
  ],
  [
    'arrival of a refund',
    {
      en: /(\d+) to (\d+) working days/gi,
      zh: /(\d+) 至 (\d+) 个工作日/g,
      numbers: [REFUND_ARRIVAL_DAYS.from, REFUND_ARRIVAL_DAYS.to],
    },
  ],
  [
    'refund after a failed setup',
    { en: /not set up within (\d+) days/g, zh: /(\d+) 天内仍未开通/g, numbers: [SETUP_REFUND_DAYS] },
  ],
  [
    'time to pay',
    {
      en: /(?:pay within|paid within|orders expire after) (\d+) minutes/gi,
      zh: /(\d+) 分钟内(?:完成)?付款/g,
      numbers: [PAY_DEADLINE_MINUTES],
    },
  ],
  [
    'life of a code',
    {
      en: /code is valid for (\d+) minutes/g,
      zh: /验证码 (\d+) 分钟内有效/g,
      numbers: [SMS_LIMITS.validForMs / 60_000],
    },
  ],
  [
    'next code',
    {
      en: /another code after (\d+) seconds/g,
      zh: /(\d+) 秒后可以重新获取/g,
      numbers: [SMS_LIMITS.resendAfterSeconds],
    },
  ],
  [
    'picture code',
    {
      en: /After (\d+) wrong passwords/g,
      zh: /输错 (\d+) 次密码/g,
      numbers: [LOGIN_LIMITS.captchaAfterFailures],
    },
  ],
  [
    'lock',
    {
      en: /After (\d+), no password is accepted for (\d+) minutes/g,
      zh: /输错 (\d+) 次后，密码登录锁定 (\d+) 分钟/g,
      numbers: [LOGIN_LIMITS.lockAfterFailures, LOGIN_LIMITS.lockForMs / 60_000],
    },
  ],
  [
    'password',
    {
      en: /password of (\d+) to (\d+) characters/g,
      zh: /(\d+) 至 (\d+) 位密码/g,
      numbers: [PASSWORD_LIMITS.min, PASSWORD_LIMITS.max],
    },
  ],
  [
    'file',
    { en: /up to (\d+) MB/g, zh: /不超过 (\d+) MB/g, numbers: [IDENTITY_FILE_LIMITS.size / 1024 / 1024] },
  ],
  [
    'services that end soon',
    { en: /end within (\d+) days/g, zh: /(\d+) 天内到期的服务/g, numbers: [EXPIRING_SOON_DAYS] },
  ],
  [
    'reminders before the end of a service',
    {
      en: /remind you (\d+), (\d+) and (\d+) days before the end/g,
      zh: /到期前 (\d+)、(\d+) 和 (\d+) 天提醒/g,
      numbers: [...END_REMINDER_DAYS],
    },
  ],
  [
    'automatic renewal',
    { en: /(\d+) day before the end/g, zh: /到期前 (\d+) 天从账户余额扣款/g, numbers: [AUTO_RENEW_DAYS] },
  ],
  [
    'coupon of a first order',
    {
      en: /¥(\d+) off your first order of ¥(\d+)/g,
      zh: /首单满 (\d+) 元立减 (\d+) 元/g,
      numbers: [couponAmount, (coupon?.rule.minimum ?? 0) / 100],
    },
  ],
  [
    'comparison',
    { en: /Compare up to (four) services/g, zh: /最多同时比较(四)项服务/g, numbers: [COMPARE_LIMIT] },
  ],
];

const toNumber = (text = '') => ({ four: 4, 四: 4 })[text] ?? Number(text);
const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

describe.each(NUMBERS)('the numbers of texts about "%s"', (_about, { en, zh, numbers }) => {
  it.each([
    ['en', en],
    ['zh', zh],
  ] as const)('are those of the product in %s', (language, pattern) => {
    const found = findAll(promised, language, pattern);
    expect(found).not.toEqual([]);
    for (const { name, match } of found) {
      expect([name, ascending(match.slice(1).map(toNumber))]).toEqual([name, ascending(numbers)]);
    }
  });
});

describe('sentences about refunds', () => {
  const refund = (service: RefundFacts['service'], days: number, paidAmount = 10_000) =>
    getRefundable({ orderType: 'new', paidAmount, service }, days * DAY_MS).amount;
  const year = { beganAt: 0, endsAt: 365 * DAY_MS };
  const pack = (used: number) => ({ beganAt: 0, pack: { used, total: 1_000 } });

  it.each<[string, RegExp, RegExp, () => boolean]>([
    [
      'the full amount before activation and within the first days',
      /Before activation[^.|]*within 7 days of it/,
      /开通前[^。|]*开通后 7 天内/,
      () => refund(undefined, 0) === 10_000 && refund(year, REFUND_WHOLE_DAYS) === 10_000,
    ],
    [
      'a term by the days left',
      /plan with a term is refunded for the days left/,
      /按周期购买的服务按剩余天数退款/,
      () => refund(year, 65, 36_500) === 30_000,
    ],
    [
      'the example of a year',
      /¥365 for a year of 365 days, refunded after 65 days. ¥65 are deducted and you get ¥300 back/,
      /以 365 元购买 365 天，使用 65 天后退款，扣除 65 元，退回 300 元/,
      () => refund(year, 65, 36_500) === 30_000,
    ],
    [
      'a day that has begun',
      /A day that has begun counts as used/,
      /不足一天按一天计/,
      () => refund(year, 64.5, 36_500) === 30_000,
    ],
    [
      'packs by the units not used',
      /Packs are refunded for the units not used, at any time/,
      /套餐包随时按未使用的用量退款/,
      () => refund(pack(100), 400) === 9_000 && refund(pack(100), 1) === 9_000,
    ],
    [
      'the example of a pack',
      /¥45 for 1,000 messages, 200 of them sent. ¥9 are deducted and you get ¥36 back/,
      /以 45 元购买 1,000 条短信，已发送 200 条，扣除 9 元，退回 36 元/,
      () => refund(pack(200), 20, 4_500) === 3_600,
    ],
    [
      'a delivery until it is accepted',
      /consulting or managed service without a term is refunded in full until it is accepted/,
      /没有服务周期的专家咨询和代运营服务，验收前全额退款/,
      () =>
        refund({ beganAt: 0, acceptedAt: DAY_MS }, 2) === 0 &&
        refund({ beganAt: 0 }, ACCEPTANCE_DAYS) === 10_000 &&
        refund({ beganAt: 0 }, ACCEPTANCE_DAYS + 1) === 0,
    ],
    [
      'tax and coupon in proportion',
      /share of what you paid, so tax and coupon discounts are reduced in proportion/,
      /按实付金额的比例计算，税费和优惠券抵扣相应减少/,
      () => refund(year, 65, 36_500) * 2 === refund(year, 65, 73_000),
    ],
    [
      'the way it was paid, or the balance',
      /back the way you paid and arrives in 1 to 3 working days, or, if you choose, goes to your account balance immediately/,
      /款项原路退回，1 至 3 个工作日到账；也可以选择退到账户余额，立即到账/,
      () => refundChannel('alipay') === 'alipay' && refundChannel('alipay', 'balance') === 'balance',
    ],
    [
      'withdrawing a request',
      /You can withdraw it during the review/,
      /审核期间可以撤回/,
      () =>
        nextOrderState({ status: 'refundReview', statusBeforeRefund: 'paid' }, 'withdrawRefund', 'buyer') !==
        undefined,
    ],
  ])('%s: both languages say it, and it is so', (_about, en, zh, holds) => {
    expect(findAll(documents, 'en', new RegExp(en, 'g'))).not.toEqual([]);
    expect(findAll(documents, 'zh', new RegExp(zh, 'g'))).not.toEqual([]);
    expect(holds()).toBe(true);
  });

  it('never name another way, share or time', () => {
    const other = {
      en: /(?:way it came|5 days of activation|months? that ha(?:s|ve) passed|in full within (?!7 ))/g,
      zh: /(?:开通后 5 天|整月)/g,
    };
    expect(findAll(everything, 'en', other.en)).toEqual([]);
    expect(findAll(everything, 'zh', other.zh)).toEqual([]);
  });
});
