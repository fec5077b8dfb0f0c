import chargeTexts, { useT } from '@@/texts/charge';
import { Skeleton } from 'antd';
import { MonthBars } from '@/components/MonthBars';
import { Section } from '@/components/Section';
import type { Charges } from './useCharges';

const SERIES = [
  { key: 'in', text: 'charge.direction.in' },
  { key: 'out', text: 'charge.direction.out' },
] as const;

const IDS = {
  none: 'charge.months.none',
  described: 'charge.months.described',
  show: 'charge.months.show',
  table: 'charge.months.table',
  month: 'charge.months.month',
  open: 'charge.months.open',
} as const;

interface MonthChartProps extends Pick<Charges, 'summary'> {
  selected: string | undefined;
  onSelect: (month: string | undefined) => void;
}

/** Money in and out by month. A month's name filters the charges. Nothing when the months could not be loaded. */
export function MonthChart({ summary: { data, error, isLoading }, selected, onSelect }: MonthChartProps) {
  const t = useT();
  if (!data && error && !isLoading) return null;
  return (
    <Section title={t('charge.months')}>
      {data ? (
        <MonthBars
          months={data.months}
          series={SERIES}
          texts={chargeTexts}
          ids={IDS}
          selected={selected}
          onSelect={(month) => onSelect(selected === month ? undefined : month)}
          latestFirst
        />
      ) : (
        // As high as the chart with its legend and the line that opens its table.
        <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 286 }} />
      )}
    </Section>
  );
}
