import { useIntl } from '@umijs/max';
import { formatMoney } from '@/domain/money/money';

interface MoneyProps {
  /** Integer cents. */
  cents: number;
  /** Struck through, as a former price. */
  struck?: boolean;
}

/** An amount of money in the current language. */
export function Money({ cents, struck = false }: MoneyProps) {
  const { locale } = useIntl();
  const Tag = struck ? 'del' : 'span';
  return (
    <Tag
      dir="ltr"
      style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', unicodeBidi: 'isolate' }}
    >
      {formatMoney(cents, locale)}
    </Tag>
  );
}
