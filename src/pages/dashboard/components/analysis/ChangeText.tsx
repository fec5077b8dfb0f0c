import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import typography from '@/components/typography.module.css';
import styles from './Stats.module.css';

interface ChangeTextProps {
  /** Basis points, or null without a value to compare with. */
  change: number | null;
  /** The period of the comparison. */
  name?: string;
}

/** The change of a figure, with a sign, an arrow and a color. */
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
