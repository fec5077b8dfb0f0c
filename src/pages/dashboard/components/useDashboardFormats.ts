import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { numberFormat } from '@/domain/intlFormats';
import { CURRENCY, formatMoney } from '@/domain/money/money';

/** Formats of amounts (cents), counts and shares (basis points), in full and for axes. */
export function dashboardFormats(locale: string) {
  const compact = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const compactMoney = numberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  const whole = numberFormat(locale);
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    money: (cents: number) => formatMoney(cents, locale),
    /** On an axis, the uppermost amount names the currency. */
    shortMoney: (cents: number, isTop = false) => (isTop ? compactMoney : compact).format(cents / 100),
    count: (value: number) => whole.format(value),
    shortCount: (value: number) => compact.format(value),
    share: (basisPoints: number) => percent.format(basisPoints / 10_000),
  };
}

/** The formats of the dashboards in the current language. */
export function useDashboardFormats() {
  const { locale } = useIntl();
  return useMemo(() => dashboardFormats(locale), [locale]);
}
