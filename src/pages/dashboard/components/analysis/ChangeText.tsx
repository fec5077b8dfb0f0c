import { useT } from '@@/texts/dashboard';
import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import typography from '@/components/typography.module.css';
import { type DashboardRange, dayCount } from '@/domain/console/dashboardRange';
import { numberFormat } from '@/domain/intlFormats';

/** What a change compares with; `sameTime` and `sameDay` are a week earlier. */
export interface Comparison {
  with: TextSuffix<'dashboard.change.versus'>;
  days?: number;
}

/** The comparison of a range with the one before. */
export function rangeComparison(
  range: DashboardRange & { today: string },
): Comparison & { with: TextSuffix<'dashboard.change.against'> } {
  const days = dayCount(range);
  if (days > 1) return { with: 'days', days };
  return { with: range.to === range.today ? 'yesterday' : 'dayBefore' };
}

const AMOUNT = { display: 'inline-flex', whiteSpace: 'nowrap', color: 'var(--ant-color-text)' } as const;

interface ChangeTextProps {
  /** Basis points, or null without a value to compare with. */
  change: number | null;
  /** Omitted where the column says it. */
  comparison?: Comparison;
}

/** The change of a figure, with a sign, an arrow, a color and what it compares with. */
export function ChangeText({ change, comparison }: ChangeTextProps) {
  const t = useT();
  const value =
    change === null
      ? t('dashboard.change.none')
      : numberFormat(t.locale, {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        }).format(change / 10_000);
  const shown = (
    <Flex component="span" style={AMOUNT} align="center" gap={4}>
      <Code>{value}</Code>
      {change !== null && change > 0 && <CaretUpOutlined aria-hidden className={typography.success} />}
      {change !== null && change < 0 && <CaretDownOutlined aria-hidden className={typography.error} />}
    </Flex>
  );
  if (!comparison) return shown;
  return (
    <span className={`${typography.note} ${typography.plaintext}`}>
      {t(`dashboard.change.versus.${comparison.with}`, { change: shown, days: comparison.days })}
    </span>
  );
}
