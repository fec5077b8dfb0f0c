import { useT } from '@@/texts/coupon';
import { numberFormat } from '@/domain/intlFormats';
import { formatMoney, formatPrice } from '@/domain/money/money';
import type { CouponFacts, CouponIneligibility } from '@/domain/order/coupon';

type Terms = Pick<CouponFacts, 'rule' | 'serviceType'>;

/**
 * What a coupon takes off, on what conditions, and why it does not apply, in the current language (texts in
 * locales/zh-CN/coupon).
 */
export function useCouponTexts() {
  const t = useT();
  const getServices = ({ serviceType }: Terms) =>
    t(serviceType ? `coupon.for.${serviceType}` : 'coupon.for.all');
  const getMinimum = ({ rule }: Terms) => formatPrice(rule.minimum, t.locale);
  /** What it is limited to, besides the price of the order. */
  const getLimits = (terms: Terms): string[] => [
    ...(terms.rule.type === 'part'
      ? [t('coupon.condition.ceiling', { amount: formatPrice(terms.rule.ceiling, t.locale) })]
      : []),
    getServices(terms),
  ];
  return {
    getServices,
    getMinimum,
    getLimits,
    /** `¥50 off` */
    getDiscount({ rule }: Terms): string {
      if (rule.type === 'amount') {
        return t('coupon.discount.amount', { amount: formatPrice(rule.amount, t.locale) });
      }
      const percent = numberFormat(t.locale, { style: 'percent', maximumFractionDigits: 2 });
      return t('coupon.discount.part', { percent: percent.format(rule.basisPoints / 10_000) });
    },
    getConditions: (terms: Terms): string[] => [
      terms.rule.minimum > 0
        ? t('coupon.condition.minimum', { amount: getMinimum(terms) })
        : t('coupon.condition.any'),
      ...getLimits(terms),
    ],
    /** `amount` is that of the order, in cents. */
    getIneligibility(ineligibility: CouponIneligibility, terms: Terms, amount: number): string {
      return t(`coupon.ineligibility.${ineligibility}`, {
        types: getServices(terms),
        minimum: getMinimum(terms),
        missing: formatMoney(Math.max(0, terms.rule.minimum - amount), t.locale),
      });
    },
  };
}
