import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { Money } from '@/components/Money';
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
const HEIGHT = 100;
/** Width of a month's two bars and the space around them. */
const WIDTH = 10;
const BAR = 3;
const DAY_MS = 86_400_000;

/** Money in and out by month as bars, also available as a table. A month's name filters the charges. */
export function MonthChart({ months, selected, onSelect }: MonthChartProps) {
  const { formatMessage, locale } = useIntl();
  const highest = Math.max(1, ...months.flatMap((month) => [month.in, month.out]));
  const getName = (month: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
      // One day later, because the month starts eight hours earlier in UTC.
    }).format((startOfMonth(month) ?? 0) + DAY_MS);

  return (
    <>
      <figure>
        <svg
          className={styles.bars}
          role="img"
          aria-label={formatMessage(
            { id: 'charge.months.described' },
            { most: formatMoney(highest, locale) },
          )}
          viewBox={`0 0 ${WIDTH * months.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {months.flatMap((month, index) =>
            SIDES.map((side, place) => {
              const height = (month[side] / highest) * HEIGHT;
              return (
                <rect
                  key={`${month.month} ${side}`}
                  className={styles[side]}
                  x={index * WIDTH + WIDTH / 2 - BAR + place * BAR}
                  y={HEIGHT - height}
                  width={BAR - 0.3}
                  height={height}
                />
              );
            }),
          )}
        </svg>
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
        <Flex component="figcaption" gap={24}>
          {SIDES.map((side) => (
            <span key={side}>
              <svg className={styles.key} viewBox="0 0 12 12" aria-hidden="true">
                <rect className={styles[side]} width="12" height="12" />
              </svg>{' '}
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
