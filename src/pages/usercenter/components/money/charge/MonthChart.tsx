import chargeTexts from '@@/texts/charge';
import { MonthBars } from '@/components/MonthBars';
import styles from '@/components/MonthBars.module.css';
import type { MonthSums } from '@/domain/money/charge';

const SERIES = [
  { key: 'in', text: 'charge.direction.in', className: styles.in },
  { key: 'out', text: 'charge.direction.out', className: styles.out },
] as const;

const IDS = {
  none: 'charge.months.none',
  described: 'charge.months.described',
  show: 'charge.months.show',
  table: 'charge.months.table',
  month: 'charge.months.month',
} as const;

interface MonthChartProps {
  /** Oldest first. */
  months: readonly MonthSums[];
  selected: string | undefined;
  onSelect: (month: string | undefined) => void;
}

/** Money in and out by month. A month's name filters the charges. */
export function MonthChart({ months, selected, onSelect }: MonthChartProps) {
  return (
    <MonthBars
      months={months}
      series={SERIES}
      texts={chargeTexts}
      ids={IDS}
      selected={selected}
      onSelect={(month) => onSelect(selected === month ? undefined : month)}
      latestFirst
    />
  );
}
