import { useT } from '@@/texts/order';
import typography from '@/components/typography.module.css';
import { rateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import type { Tax } from '@/domain/order/quote';

/** The tax within a price, with its rate; nothing for a price without tax. */
export function IncludedTax({ rate, amount }: Tax) {
  const t = useT();
  if (amount === 0) return null;
  return (
    <span className={`${typography.caption} ${typography.block}`}>
      {t('order.tax', { rate: rateText(t.locale, rate), amount: formatMoney(amount, t.locale) })}
    </span>
  );
}
