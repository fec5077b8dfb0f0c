import { useT } from '@@/texts/dashboard';
import { Button, Flex, Radio } from 'antd';
import { type FormEvent, startTransition, useOptimistic, useRef, useState } from 'react';
import { DayField, RECENT_DAYS } from '@/components/DayField';
import typography from '@/components/typography.module.css';
import { startOfDay } from '@/domain/calendar';
import type { Analysis } from '@/domain/console/analysis';
import {
  type DashboardRange,
  type DateRangeError,
  dateRangeError,
  dayCount,
  previousRange,
  RANGE_PRESETS,
} from '@/domain/console/dashboardRange';
import { dateFormat } from '@/domain/intlFormats';
import styles from './RangeBar.module.css';
import type { AnalysisQuery } from './useAnalysis';

interface RangeBarProps {
  query: AnalysisQuery;
  /** What is displayed. Undefined while loading. */
  shown: Analysis | undefined;
  /** Error of the range in the URL. */
  error: DateRangeError | undefined;
}

/** Selects the date range of the page, by preset or by dates. */
export function RangeBar({ query, shown, error }: RangeBarProps) {
  const t = useT();
  const { range } = query;
  const start = 'range' in range ? { from: shown?.from ?? '', to: shown?.to ?? '' } : range;
  const [typed, setTyped] = useState<Partial<DashboardRange>>({});
  const [submitError, setSubmitError] = useState<DateRangeError>();
  const fields = { from: useRef<{ focus: () => void }>(null), to: useRef<{ focus: () => void }>(null) };
  // The choice is shown at once; the page with its charts is rendered in the background.
  const [preset, setPreset] = useOptimistic('range' in range ? range.range : undefined);
  const days = { ...start, ...typed };
  const shownError = submitError ?? error;

  function reset() {
    setTyped({});
    setSubmitError(undefined);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const rangeError = dateRangeError(days, shown?.today);
    setSubmitError(rangeError);
    if (rangeError) {
      fields[rangeError.field].current?.focus();
      return;
    }
    reset();
    query.chooseDays(days);
  }

  return (
    <Flex wrap align="flex-start" gap="8px 16px">
      <Radio.Group
        optionType="button"
        aria-label={t('dashboard.range')}
        value={preset}
        onChange={({ target }) =>
          startTransition(() => {
            setPreset(target.value);
            reset();
            query.choosePreset(target.value);
          })
        }
        options={RANGE_PRESETS.map((value) => ({ value, label: t(`dashboard.range.${value}`) }))}
      />
      <form className={styles.days} onSubmit={handleSubmit} noValidate>
        {(['from', 'to'] as const).map((name) => (
          <Flex key={name} className={styles.field} component="span" vertical>
            <label className={styles.day} htmlFor={`dashboard-${name}`}>
              {t(`dashboard.range.${name}`)}
              <DayField
                id={`dashboard-${name}`}
                ref={fields[name]}
                daysAgo={RECENT_DAYS}
                max={shown?.today}
                value={days[name]}
                status={shownError?.field === name ? 'error' : ''}
                aria-invalid={shownError?.field === name}
                aria-describedby={`dashboard-${name}-error`}
                onChange={(day) => {
                  setTyped({ ...typed, [name]: day });
                  setSubmitError(undefined);
                }}
              />
            </label>
            <span id={`dashboard-${name}-error`} role="alert" className={styles.error}>
              {shownError?.field === name && t(`dashboard.range.error.${shownError.reason}`)}
            </span>
          </Flex>
        ))}
        <Button htmlType="submit">{t('dashboard.range.apply')}</Button>
      </form>
      {shown && !shownError && <RangeNote shown={shown} />}
    </Flex>
  );
}

/** The displayed days, the days they are compared with, and the time up to which today is counted. */
function RangeNote({ shown }: { shown: Analysis }) {
  const t = useT();
  const { from, to, today, serverTime } = shown;
  const previous = previousRange(shown);
  const isThisYear = [previous.from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const day = dateFormat(t.locale, {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
  const until = dateFormat(t.locale, { timeStyle: 'short' });
  return (
    <p className={`${typography.note} ${styles.note}`}>
      {t(to === today ? 'dashboard.range.comparedUntil' : 'dashboard.range.compared', {
        days: dayCount(shown),
        from: day.format(startOfDay(from)),
        to: day.format(startOfDay(to)),
        previousFrom: day.format(startOfDay(previous.from)),
        previousTo: day.format(startOfDay(previous.to)),
        until: until.format(Date.parse(serverTime)),
      })}
    </p>
  );
}
