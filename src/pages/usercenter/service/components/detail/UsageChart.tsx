import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { EmptyNote } from '@/components/EmptyNote';
import { startOfDay } from '@/domain/calendar';
import type { Usage } from '@/domain/instance/usage';
import { dateFormat, numberFormat } from '@/domain/intlFormats';

/** Usage by day as columns, also available as a table. That of today, which is not over, is dashed. */
export function UsageChart({ usage: { days, unit } }: { usage: Usage }) {
  const { formatMessage, locale } = useIntl();
  const points = useMemo(() => {
    const series = formatMessage({ id: 'instance.usage.amount' }, { unit });
    return days.map(({ day, amount }, index) => ({
      label: dateFormat(locale, { month: 'numeric', day: 'numeric' }).format(startOfDay(day) ?? Number.NaN),
      series,
      value: amount,
      partialLabel: index === days.length - 1 ? formatMessage({ id: 'instance.usage.today' }) : undefined,
    }));
  }, [days, unit, locale, formatMessage]);

  if (days.every(({ amount }) => amount === 0))
    return <EmptyNote>{formatMessage({ id: 'instance.usage.empty' })}</EmptyNote>;
  return (
    <ChartFigure
      kind="column"
      caption={formatMessage({ id: 'instance.usage.chart' })}
      labelName={formatMessage({ id: 'instance.usage.day' })}
      points={points}
      format={numberFormat(locale).format}
      shortFormat={numberFormat(locale, { notation: 'compact' }).format}
      height={200}
      notes={[formatMessage({ id: 'instance.usage.todayNote' })]}
    />
  );
}
