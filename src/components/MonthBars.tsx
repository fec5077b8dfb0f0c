import { useT } from '@@/texts/entry';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import type { CSSProperties } from 'react';
import { Disclosure } from '@/components/Disclosure';
import { EmptyNote } from '@/components/EmptyNote';
import { Money } from '@/components/Money';
import { startOfMonth } from '@/domain/calendar';
import { dateFormat, numberFormat } from '@/domain/intlFormats';
import { CURRENCY, formatMoney } from '@/domain/money/money';
import { amountScale } from './amountScale';
import styles from './MonthBars.module.css';
import { PlainTable } from './PlainTable';
import scrollEdge from './scrollEdge.module.css';
import typography from './typography.module.css';

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
  /** Explains the look of the month that has not ended: `{month}`. */
  open?: Id;
}

interface MonthBarsProps<S extends string, Id extends string> {
  /** Amounts in cents, oldest month first. A series that a month does not have takes no room in it. */
  months: readonly (Partial<Record<S, number>> & { month: string })[];
  /** The first is primary and the second neutral unless they have classes of their own. */
  series: readonly { key: S; text: Id; className?: string | undefined }[];
  /** The area of the ids. */
  texts: { [I in Id]?: string };
  ids: ChartIds<Id>;
  selected: string | undefined;
  onSelect: (month: string) => void;
  /** Whether the latest month, which has not ended, matters most, and not the first. */
  latestFirst?: boolean;
}

const PALETTE = [styles.in, styles.out];

/** Scrolls to the latest month where the chart is wider than the page. */
function showLatest(chart: HTMLDivElement | null) {
  if (chart) chart.scrollLeft = (document.dir === 'rtl' ? -1 : 1) * chart.scrollWidth;
}

/** Amounts by month as bars, also available as a table. The name of a month selects it. */
export function MonthBars<S extends string, Id extends string>(props: MonthBarsProps<S, Id>) {
  const { months, texts, ids, selected, onSelect, latestFirst = false } = props;
  const t = useT(texts);
  const getName = useMonthName();
  const series = props.series.map((each, index) => ({ className: PALETTE[index], ...each }));
  const highest = Math.max(0, ...months.flatMap((month) => series.map(({ key }) => month[key] ?? 0)));
  if (highest === 0) return <EmptyNote>{t(ids.none)}</EmptyNote>;

  const lines = amountScale(highest);
  const top = lines.at(-1) ?? highest;
  const openMonth = latestFirst && ids.open ? months.at(-1)?.month : undefined;
  const classOf = (month: string, own: string | undefined) =>
    `${styles.bar} ${own} ${month === openMonth ? styles.open : ''}`;
  return (
    <>
      <figure>
        <div className={styles.plot}>
          <div className={styles.scale} aria-hidden>
            {lines.map((cents) => (
              <bdi key={cents}>{lineText(cents, t.locale, cents === top)}</bdi>
            ))}
          </div>
          <div ref={latestFirst ? showLatest : undefined} className={`${styles.chart} ${scrollEdge.edge}`}>
            <div
              className={styles.bars}
              style={{ '--steps': lines.length - 1 } as CSSProperties}
              role="img"
              aria-label={t(ids.described, { most: formatMoney(highest, t.locale) })}
            >
              {months.map((month) => (
                <div
                  key={month.month}
                  className={styles.month}
                  title={[
                    getName(month.month),
                    ...series.flatMap(({ key, text }) =>
                      month[key] === undefined ? [] : `${t(text)} ${formatMoney(month[key], t.locale)}`,
                    ),
                  ].join('\n')}
                >
                  {series.map(({ key, className }) => {
                    const amount = month[key];
                    if (amount === undefined) return null;
                    return (
                      <div
                        key={key}
                        className={classOf(month.month, className)}
                        style={{ blockSize: amount > 0 ? `max(2px, ${(amount / top) * 100}%)` : 0 }}
                      />
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
        </div>
        <Flex component="figcaption" className={typography.secondary} wrap gap="4px 24px">
          {series.map(({ key, text, className }) => (
            <span key={key}>
              <span className={`${styles.key} ${className}`} aria-hidden /> {t(text)}
            </span>
          ))}
          {openMonth && ids.open && (
            <span>
              <span className={`${styles.key} ${styles.open} ${series[0]?.className}`} aria-hidden />{' '}
              {t(ids.open, { month: getName(openMonth) })}
            </span>
          )}
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

/** The words of a line of the scale. The uppermost names the currency. */
const lineText = (cents: number, locale: string, isTop: boolean) =>
  numberFormat(locale, {
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
    ...(isTop && { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' }),
  }).format(cents / 100);
