import { useIntl } from '@umijs/max';
import tableStyles from '@/components/MonthBars.module.css';
import typography from '@/components/typography.module.css';
import { startOfDay } from '@/domain/calendar';
import type { Usage } from '@/domain/instance/usage';
import { dateFormat, dateText, numberFormat } from '@/domain/intlFormats';
import styles from './UsageChart.module.css';

/** Every so many days the chart names one. */
const NAMED_DAYS = 5;

/** Usage by day as bars, also available as a table. The bar of today, which is not over, is hatched. */
export function UsageChart({ usage: { days, unit } }: { usage: Usage }) {
  const { formatMessage, locale } = useIntl();
  const number = numberFormat(locale);
  const highest = Math.max(1, ...days.map(({ amount }) => amount));
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  const getName = (day: string, style: 'short' | 'long') => {
    const start = startOfDay(day) ?? Number.NaN;
    return style === 'long'
      ? dateText(locale, start)
      : dateFormat(locale, { month: 'numeric', day: 'numeric' }).format(start);
  };
  const isNamed = (index: number) => (days.length - 1 - index) % NAMED_DAYS === 0;

  return (
    <div>
      <h3 className={styles.title}>{formatMessage({ id: 'instance.usage.chart' })}</h3>
      {total === 0 ? (
        <p className={tableStyles.empty}>{formatMessage({ id: 'instance.usage.empty' })}</p>
      ) : (
        <figure>
          <div
            className={styles.bars}
            role="img"
            aria-label={formatMessage(
              { id: 'instance.usage.described' },
              {
                most: number.format(highest),
                mean: number.format(Math.round(total / days.length)),
                unit,
              },
            )}
          >
            <span className={styles.most}>{number.format(highest)}</span>
            {days.map(({ day, amount }, index) => (
              <div
                key={day}
                className={styles.day}
                title={`${getName(day, 'long')} · ${number.format(amount)}`}
              >
                <div
                  className={index === days.length - 1 ? styles.today : styles.bar}
                  style={{ blockSize: `${(amount / highest) * 100}%` }}
                />
              </div>
            ))}
          </div>
          <div className={styles.names} aria-hidden>
            {days.map(({ day }, index) => (
              <span key={day}>{isNamed(index) && <span>{getName(day, 'short')}</span>}</span>
            ))}
          </div>
          <figcaption className={`${typography.caption} ${typography.plaintext}`}>
            {formatMessage({ id: 'instance.usage.todayNote' })}
          </figcaption>
        </figure>
      )}
      <details className={tableStyles.details}>
        <summary>{formatMessage({ id: 'instance.usage.table' })}</summary>
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: 'instance.usage.day' })}</th>
              <th scope="col" className={tableStyles.amount}>
                {formatMessage({ id: 'instance.usage.amount' }, { unit })}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, amount }, index) => (
              <tr key={day}>
                <th scope="row">
                  {index === 0 ? formatMessage({ id: 'instance.usage.today' }) : getName(day, 'long')}
                </th>
                <td className={tableStyles.amount}>{number.format(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
