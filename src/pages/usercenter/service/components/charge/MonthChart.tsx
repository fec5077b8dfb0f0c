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
  chosen: string | undefined;
  /** `undefined` takes the choice back. */
  onChoose: (month: string | undefined) => void;
}

const SIDES = ['in', 'out'] as const;
const HEIGHT = 100;
/** Of one month; two bars and the space around them. */
const WIDTH = 10;
const BAR = 3;

/** What came in and went out month by month, as bars, and the same as a table. A month's name asks for its charges. */
export function MonthChart({ months, chosen, onChoose }: MonthChartProps) {
  const { formatMessage, locale } = useIntl();
  const most = Math.max(1, ...months.flatMap((month) => [month.in, month.out]));
  const getName = (month: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
      // The first of the month begins eight hours earlier in UTC.
    }).format((startOfMonth(month) ?? 0) + 86_400_000);

  return (
    <>
      <figure>
        <svg
          className={styles.bars}
          role="img"
          aria-label={formatMessage({ id: 'charge.months.described' }, { most: formatMoney(most, locale) })}
          viewBox={`0 0 ${WIDTH * months.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {months.flatMap((month, index) =>
            SIDES.map((side, place) => {
              const height = (month[side] / most) * HEIGHT;
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
              aria-pressed={chosen === month}
              aria-label={formatMessage({ id: 'charge.months.show' }, { month: getName(month, 'long') })}
              onClick={() => onChoose(chosen === month ? undefined : month)}
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
