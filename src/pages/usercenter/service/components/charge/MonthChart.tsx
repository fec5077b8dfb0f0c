import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { Money } from '@/components/Money';
import { numberFormat } from '@/domain/intlFormats';
import { startOfMonth } from '@/domain/money/accountingTime';
import type { MonthSums } from '@/domain/money/charge';
import { formatMoney } from '@/domain/money/money';
import styles from './MonthChart.module.css';

interface MonthChartProps {
  /** Oldest first. */
  months: readonly MonthSums[];
  selected: string | undefined;
  onSelect: (month: string | undefined) => void;
}

const SIDES = ['in', 'out'] as const;
const DAY_MS = 86_400_000;

/** Scrolls to the latest month where the chart is wider than the page. */
function showLatest(chart: HTMLDivElement | null) {
  if (chart) chart.scrollLeft = (document.dir === 'rtl' ? -1 : 1) * chart.scrollWidth;
}

/** Money in and out by month as bars, also available as a table. A month's name filters the charges. */
export function MonthChart({ months, selected, onSelect }: MonthChartProps) {
  const { formatMessage, locale } = useIntl();
  // Without a currency sign, to fit above a bar.
  const short = numberFormat(locale, { notation: 'compact' });
  const highest = Math.max(1, ...months.flatMap((month) => [month.in, month.out]));
  const getName = (month: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
      // One day later, because the month starts eight hours earlier in UTC.
    }).format((startOfMonth(month) ?? 0) + DAY_MS);

  if (months.every((month) => month.in === 0 && month.out === 0)) {
    return <p className={styles.empty}>{formatMessage({ id: 'charge.months.none' })}</p>;
  }
  return (
    <>
      <figure>
        <div ref={showLatest} className={styles.chart}>
          <div
            className={styles.bars}
            role="img"
            aria-label={formatMessage(
              { id: 'charge.months.described' },
              { most: formatMoney(highest, locale) },
            )}
          >
            {months.map((month) => (
              <div key={month.month} className={styles.month}>
                {SIDES.map((side) => (
                  <div key={side} className={styles.column}>
                    {month[side] > 0 && <bdi className={styles.value}>{short.format(month[side] / 100)}</bdi>}
                    <div
                      className={`${styles.bar} ${styles[side]}`}
                      style={{ flexBasis: `${(month[side] / highest) * 100}%` }}
                    />
                  </div>
                ))}
              </div>
            ))}
          </div>
          <div className={styles.names}>
            {months.map(({ month }) => (
              <button
                key={month}
                type="button"
                className={styles.name}
                aria-pressed={selected === month}
                aria-label={formatMessage(
                  { id: 'charge.months.show' },
                  { short: getName(month, 'short'), month: getName(month, 'long') },
                )}
                onClick={() => onSelect(selected === month ? undefined : month)}
              >
                {getName(month, 'short')}
              </button>
            ))}
          </div>
        </div>
        <Flex component="figcaption" gap={24}>
          {SIDES.map((side) => (
            <span key={side}>
              <span className={`${styles.key} ${styles[side]}`} aria-hidden />{' '}
              {formatMessage({ id: `charge.${side}` })}
            </span>
          ))}
        </Flex>
      </figure>
      <details className={styles.details}>
        <summary>{formatMessage({ id: 'charge.months.table' })}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: 'charge.months.month' })}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col" className={styles.amount}>
                  {formatMessage({ id: `charge.${side}` })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{getName(month.month, 'long')}</th>
                {SIDES.map((side) => (
                  <td key={side} className={styles.amount}>
                    <Money cents={month[side]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
