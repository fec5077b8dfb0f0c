import { useIntl } from '@umijs/max';
import { formatMoney, formatPrice } from '@/domain/money/money';

interface MoneyProps {
  /** Integer cents. */
  cents: number;
  /** Struck through, as a former price. */
  struck?: boolean;
  /** As on a price tag: no decimals for whole yuan. */
  short?: boolean;
}

/** An amount of money in the current language. */
export function Money({ cents, struck = false, short = false }: MoneyProps) {
  const { locale } = useIntl();
  const Tag = struck ? 'del' : 'span';
  return (
    <Tag
      dir="ltr"
      translate="no"
      style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', unicodeBidi: 'isolate' }}
    >
      {short ? formatPrice(cents, locale) : formatMoney(cents, locale)}
    </Tag>
  );
}
