import { useT } from '@@/texts/entry';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { Disclosure } from '@/components/Disclosure';
import { Money } from '@/components/Money';
import { startOfMonth } from '@/domain/calendar';
import { dateFormat, numberFormat } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import styles from './MonthBars.module.css';
import { PlainTable } from './PlainTable';

/** Returns the name of a month, `2026-11`, in the current language. */
export function useMonthName() {
  const { locale } = useIntl();
  return (month: string, style: 'short' | 'long' = 'long') =>
    dateFormat(locale, { month: style, ...(style === 'long' && { year: 'numeric' }) }).format(
      startOfMonth(month) ?? Number.NaN,
    );
}

/** The text ids of a chart: the same parameters whatever it shows. */
interface ChartIds<Id> {
  none: Id;
  /** Describes the bars; `{most}` is the highest amount. */
  described: Id;
  /** Names the button of a month: `{short}`, `{month}`. */
  show: Id;
  /** Opens the table. */
  table: Id;
  month: Id;
}

interface MonthBarsProps<S extends string, Id extends string> {
  /** Amounts in cents, oldest month first. A series that a month does not have takes no room in it. */
  months: readonly (Partial<Record<S, number>> & { month: string })[];
  series: readonly { key: S; text: Id; className: string | undefined }[];
  /** The area of the ids. */
  texts: { [I in Id]?: string };
  ids: ChartIds<Id>;
  selected: string | undefined;
  onSelect: (month: string) => void;
  /** Whether the latest month matters most, and not the first. */
  latestFirst?: boolean;
}

/** Scrolls to the latest month where the chart is wider than the page. */
function showLatest(chart: HTMLDivElement | null) {
  if (chart) chart.scrollLeft = (document.dir === 'rtl' ? -1 : 1) * chart.scrollWidth;
}

/** Amounts by month as bars, also available as a table. The name of a month selects it. */
export function MonthBars<S extends string, Id extends string>(props: MonthBarsProps<S, Id>) {
  const { months, series, texts, ids, selected, onSelect, latestFirst = false } = props;
  const t = useT(texts);
  const getName = useMonthName();
  // Without a currency sign, to fit above a bar.
  const short = numberFormat(t.locale, { notation: 'compact' });
  const highest = Math.max(0, ...months.flatMap((month) => series.map(({ key }) => month[key] ?? 0)));

  if (highest === 0) return <p className={styles.empty}>{t(ids.none)}</p>;
  return (
    <>
      <figure>
        <div ref={latestFirst ? showLatest : undefined} className={styles.chart}>
          <div
            className={styles.bars}
            role="img"
            aria-label={t(ids.described, { most: formatMoney(highest, t.locale) })}
          >
            {months.map((month) => (
              <div key={month.month} className={styles.month}>
                {series.map(({ key, className }) => {
                  const amount = month[key];
                  if (amount === undefined) return null;
                  return (
                    <div key={key} className={styles.column}>
                      {amount > 0 && <bdi className={styles.value}>{short.format(amount / 100)}</bdi>}
                      <div
                        className={`${styles.bar} ${className}`}
                        style={{ flexBasis: `${(amount / highest) * 100}%` }}
                      />
                    </div>
                  );
                })}
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
                aria-label={t(ids.show, { short: getName(month, 'short'), month: getName(month) })}
                onClick={() => onSelect(month)}
              >
                {getName(month, 'short')}
              </button>
            ))}
          </div>
        </div>
        <Flex component="figcaption" wrap gap="4px 24px">
          {series.map(({ key, text, className }) => (
            <span key={key}>
              <span className={`${styles.key} ${className}`} aria-hidden /> {t(text)}
            </span>
          ))}
        </Flex>
      </figure>
      <Disclosure label={t(ids.table)}>
        <PlainTable
          isFlat
          rows={latestFirst ? months.toReversed() : months}
          getKey={({ month }) => month}
          columns={[
            { key: 'month', title: t(ids.month), isName: true, cell: ({ month }) => getName(month) },
            ...series.map(({ key, text }) => ({
              key,
              title: t(text),
              isEnd: true,
              cell: (month: (typeof months)[number]) => <Money cents={month[key] ?? Number.NaN} />,
            })),
          ]}
        />
      </Disclosure>
    </>
  );
}
