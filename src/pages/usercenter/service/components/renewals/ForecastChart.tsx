import renewalTexts from '@@/texts/renewal';
import { MonthBars } from '@/components/MonthBars';
import chart from '@/components/MonthBars.module.css';
import styles from './Renewals.module.css';
import type { Forecast, Renewals } from './useRenewals';

const SERIES = [
  { key: 'charged', text: 'renewal.charged', className: chart.in },
  { key: 'failed', text: 'renewal.unpaid', className: styles.failed },
] as const;

const IDS = {
  none: 'renewal.forecast.none',
  described: 'renewal.forecast.described',
  show: 'renewal.month.show',
  table: 'renewal.table',
  month: 'renewal.month',
} as const;

interface ForecastChartProps {
  forecast: Forecast;
  renewals: Pick<Renewals, 'month' | 'setMonth'>;
}

/** What is charged in each month. A month's name shows it in the calendar. */
export const ForecastChart = ({ forecast: { months }, renewals }: ForecastChartProps) => (
  <MonthBars
    months={months}
    series={SERIES}
    texts={renewalTexts}
    ids={IDS}
    selected={renewals.month}
    onSelect={renewals.setMonth}
  />
);
