import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import typography from '@/components/typography.module.css';
import styles from './Stats.module.css';

interface ChangeTextProps {
  /** Basis points; null where there was nothing to compare with. */
  change: number | null;
  /** With what it is compared; without it the number alone is shown. */
  name?: string;
}

/** How much a figure has changed: a sign, an arrow and a colour say which way. */
export function ChangeText({ change, name }: ChangeTextProps) {
  const { formatMessage, formatNumber } = useIntl();
  const value =
    change === null
      ? formatMessage({ id: 'dashboard.change.none' })
      : formatNumber(change / 10_000, {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        } as Parameters<typeof formatNumber>[1]);
  return (
    <span className={styles.change}>
      {name && <span className={typography.note}>{name}</span>}
      <bdi dir="ltr">{value}</bdi>
      {change !== null && change > 0 && <CaretUpOutlined aria-hidden className={typography.success} />}
      {change !== null && change < 0 && <CaretDownOutlined aria-hidden className={typography.error} />}
    </span>
  );
}
