import { useIntl } from '@umijs/max';
import { formatMoney } from '@/domain/money/money';

interface MoneyProps {
  /** Integer cents. */
  cents: number;
  /** What something would have cost: struck through, and read out as such. */
  struck?: boolean;
}

/** An amount as the language writes it, digits of one width, never mirrored. */
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
