import { numberSpecText, type Selection } from '../../../src/domain/catalog/selection';
import type { Period, PeriodUnit } from '../../../src/domain/catalog/service';
import type { RenewalObstacle } from '../../../src/domain/instance/renewal';
import { formatMoney } from '../../../src/domain/money/money';
import type { PayChannel } from '../../../src/domain/order/order';
import type { PriceLine } from '../../../src/domain/order/quote';
import type { SpecRecord } from '../catalogue/record';
import type { Text } from '../text';
import type { ItemRecord } from './records';
import { findSku, type Offer } from './snapshot';

export const CHANNEL_NAMES: Record<PayChannel, Text> = {
  alipay: { zh: '支付宝', en: 'Alipay' },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  balance: { zh: '账户余额', en: 'Account balance' },
  transfer: { zh: '对公转账', en: 'Bank transfer' },
};

export const inBoth = (write: (language: keyof Text) => string): Text => ({
  zh: write('zh'),
  en: write('en'),
});

export const money = (cents: number): Text => ({
  zh: formatMoney(cents, 'zh-CN'),
  en: formatMoney(cents, 'en-US'),
});

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const UNITS: Record<PeriodUnit, (count: number) => Text> = {
  month: (count) => ({ zh: `${count} 个月`, en: plural(count, 'month') }),
  quarter: (count) => ({ zh: `${count} 个季度`, en: plural(count, 'quarter') }),
  year: (count) => ({ zh: `${count} 年`, en: plural(count, 'year') }),
  once: () => ({ zh: '一次性', en: 'one-time' }),
};

export const daysText = (days: number): Text => ({ zh: `${days} 天`, en: plural(days, 'day') });

export const termsText = (terms: number): Text => ({ zh: `${terms} 期`, en: plural(terms, 'term') });

/** The lines of a price with their texts. */
export const toItems = (
  offer: Offer,
  selection: Selection,
  lines: readonly PriceLine[],
  couponTerms?: Text,
): ItemRecord[] =>
  lines.map((line) => ({
    kind: line.kind,
    label: getLabel(offer, selection, line),
    formula: toFormula(offer, line, couponTerms),
    amount: line.amount,
  }));

function getLabel(offer: Offer, selection: Selection, { kind, specKey }: PriceLine): Text {
  const { skuCode, period, specs, couponCode = '' } = selection;
  switch (kind) {
    case 'plan': {
      const name = findSku(offer, skuCode)?.name ?? offer.record.title;
      const time = UNITS[period.unit](period.count);
      return { zh: `${name.zh}，${time.zh}`, en: `${name.en}, ${time.en}` };
    }
    case 'spec': {
      const spec = offer.record.specs.find(({ key }) => key === specKey);
      if (spec === undefined) return offer.record.title;
      const value = spec.type === 'choice' ? valueText(spec, specs[spec.key]) : undefined;
      return value
        ? { zh: `${spec.label.zh}：${value.zh}`, en: `${spec.label.en}: ${value.en}` }
        : spec.label;
    }
    case 'periodDiscount':
      return isShortest(period)
        ? { zh: '套餐优惠', en: 'Discount on this plan' }
        : { zh: '长期优惠', en: 'Discount for the longer term' };
    case 'coupon':
      return { zh: `优惠券 ${couponCode}`, en: `Coupon ${couponCode}` };
    case 'trial':
      return { zh: '免费试用', en: 'Free trial' };
  }
}

const isShortest = ({ unit, count }: Period) => unit === 'once' || (unit === 'month' && count === 1);

function toFormula(offer: Offer, { kind, unitAmount, factors }: PriceLine, couponTerms?: Text): Text {
  if (kind === 'coupon') return couponTerms ?? { zh: '', en: '' };
  if (kind === 'trial') {
    const days = offer.record.trialDays;
    return { zh: `试用期 ${days} 天`, en: `For ${plural(days, 'day')}` };
  }
  const amount = money(unitAmount);
  const texts = factors.flatMap((factor) => factorText(factor) ?? []);
  // Alone, the unit amount would repeat the line's amount.
  if (texts.length === 0) return { zh: '', en: '' };
  return inBoth((language) => [amount[language], ...texts.map((text) => text[language])].join(' × '));
}

// A factor of 1 is left out, except for months.
function factorText({ kind, value }: PriceLine['factors'][number]): Text | undefined {
  if (kind === 'months') return UNITS.month(value);
  return value === 1 ? undefined : { zh: String(value), en: String(value) };
}

const SWITCHED: Record<'on' | 'off', Text> = {
  on: { zh: '包含', en: 'Included' },
  off: { zh: '不包含', en: 'Not included' },
};

function valueText(spec: SpecRecord, value: unknown): Text {
  if (spec.type === 'switch') return value === true ? SWITCHED.on : SWITCHED.off;
  if (spec.type === 'number')
    return inBoth((language) =>
      numberSpecText({ unit: spec.unit[language], unitOne: spec.unitOne?.[language] }, Number(value)),
    );
  return spec.options.find((option) => option.value === value)?.label ?? spec.label;
}

/** The chosen value of each spec. */
export const toSpecTexts = (offer: Offer, { specs }: Selection): { label: Text; value: Text }[] =>
  offer.record.specs.map((spec) => ({ label: spec.label, value: valueText(spec, specs[spec.key]) }));

/** What keeps a service from renewing itself. */
export const OBSTACLE_TEXTS: Record<RenewalObstacle, Text> = {
  notSold: { zh: '该套餐已停止销售', en: 'this plan is no longer sold' },
  unverified: { zh: '尚未完成实名认证', en: 'your identity isn’t verified' },
  refund: { zh: '有订单正在退款', en: 'an order of it is being refunded' },
  setupFailed: { zh: '有已付款的订单开通失败', en: 'the setup of a paid order failed' },
  openOrder: { zh: '有未完成的订单', en: 'an order is still open' },
  handOver: { zh: '正在移交给其他账号', en: 'it’s offered to another account' },
};
