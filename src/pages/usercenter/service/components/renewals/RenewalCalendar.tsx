import { useT } from '@@/texts/renewal';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { firstWeekday } from '@/components/firstWeekday';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { useMonthName } from '@/components/MonthBars';
import { PageLink } from '@/components/PageLink';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { accountingDay, daysInMonth, shiftDay, startOfDay, weekdayOf } from '@/domain/calendar';
import type { ForecastEvent } from '@/domain/instance/renewalForecast';
import { dateFormat } from '@/domain/intlFormats';
import styles from './Renewals.module.css';
import { type Forecast, type Renewals, useEventText } from './useRenewals';

const TONES = { charge: 'progress', fail: 'danger', end: 'neutral' } as const;
const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** A Sunday. */
const SUNDAY = '2026-11-01';

/** Returns the weeks of a month as accounting days; cells outside the month are empty. */
function getWeeks(month: string, startOfWeek: number): string[][] {
  const before = (weekdayOf(`${month}-01`) - startOfWeek + 7) % 7;
  const cells = [
    ...Array.from({ length: before }, () => ''),
    ...Array.from(
      { length: daysInMonth(month) },
      (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
    ),
  ];
  const length = Math.ceil(cells.length / 7);
  return Array.from({ length }, (_, week) => WEEK.map((day) => cells[week * 7 + day] ?? ''));
}

/** One month with what renews and ends, as a calendar and as a list. */
export function RenewalCalendar({
  forecast,
  renewals: { month, months, setMonth },
}: {
  forecast: Forecast;
  renewals: Pick<Renewals, 'month' | 'months' | 'setMonth'>;
}) {
  const t = useT();
  const getName = useMonthName();
  const startOfWeek = firstWeekday(t.locale);
  const index = months.indexOf(month);
  const own = forecast.events.filter(({ at }) => accountingDay(at).startsWith(month));
  const today = accountingDay(forecast.now);
  const weekday = dateFormat(t.locale, { weekday: 'short' });
  const step = (id: 'previous' | 'next', to: string | undefined) => (
    <Button
      icon={
        id === 'previous' ? (
          <LeftOutlined className={layout.mirrored} aria-hidden />
        ) : (
          <RightOutlined className={layout.mirrored} aria-hidden />
        )
      }
      disabled={to === undefined}
      aria-label={t(`renewal.calendar.${id}`)}
      onClick={() => to && setMonth(to)}
    />
  );
  return (
    <Flex vertical gap={16}>
      <Flex align="center" justify="space-between" gap={8}>
        {step('previous', months[index - 1])}
        <h3 aria-live="polite">{getName(month)}</h3>
        {step('next', months[index + 1])}
      </Flex>
      <table className={styles.calendar} aria-label={t('renewal.calendar.days', { month: getName(month) })}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                {weekday.format(startOfDay(shiftDay(SUNDAY, day + startOfWeek)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getWeeks(month, startOfWeek).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => {
                const events = day ? own.filter(({ at }) => accountingDay(at) === day) : [];
                return (
                  <td key={day || `empty ${column}`} aria-current={day === today ? 'date' : undefined}>
                    {day && <span>{Number(day.slice(-2))}</span>}
                    {events.length > 0 && <DayMark events={events} forecast={forecast} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {own.length > 0 ? (
        <ul className={layout.divided}>
          {own.map((event) => (
            <EventRow
              key={`${event.instanceId} ${event.kind} ${event.at}`}
              event={event}
              forecast={forecast}
            />
          ))}
        </ul>
      ) : (
        <p className={typography.note}>{t('renewal.calendar.empty')}</p>
      )}
    </Flex>
  );
}

/** What happens on a day: the titles, on a phone their number. */
function DayMark({ events, forecast }: { events: readonly ForecastEvent[]; forecast: Forecast }) {
  const t = useT();
  return (
    <>
      <span className={styles.count}>
        <span aria-hidden>{events.length}</span>
        <span className={typography.visuallyHidden}>
          {t('renewal.calendar.count', { count: events.length })}
        </span>
      </span>
      {events.map((event) => (
        <span
          key={`${event.instanceId} ${event.kind}`}
          className={`${typography.ellipsis} ${styles.title}`}
          data-kind={event.kind}
        >
          {forecast.getTitle(event)}
        </span>
      ))}
    </>
  );
}

function EventRow({ event, forecast }: { event: ForecastEvent; forecast: Forecast }) {
  const getText = useEventText();
  const title = forecast.getTitle(event);
  return (
    <li className={layout.row}>
      <DateText at={new Date(event.at).toISOString()} short />
      <Flex vertical gap={4} className={layout.fill}>
        <PageLink
          className={typography.titleLink}
          to={`/usercenter/service?${new URLSearchParams({ keyword: event.instanceId })}`}
        >
          {title}
        </PageLink>
        <span>
          <StatusTag tone={TONES[event.kind]} text={getText(event)} />
        </span>
      </Flex>
      {'amount' in event && event.amount !== undefined && <Money cents={event.amount} />}
    </li>
  );
}
