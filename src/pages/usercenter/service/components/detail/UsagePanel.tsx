import { useT } from '@@/texts/instance';
import { Progress } from 'antd';
import { useMemo } from 'react';
import { Alert } from '@/components/Alert';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { EmptyNote } from '@/components/EmptyNote';
import { FactItems } from '@/components/FactItems';
import { type Figure, Figures } from '@/components/Figures';
import facts from '@/components/order/OrderFacts.module.css';
import { Section } from '@/components/Section';
import { startOfDay } from '@/domain/calendar';
import { endsWithTerm } from '@/domain/instance/scheduledChange';
import {
  type Allowance,
  forecastAllowance,
  getPace,
  isAlertDue,
  nextReset,
  type Usage,
  usedPercent,
} from '@/domain/instance/usage';
import { dateFormat, dateText, numberFormat } from '@/domain/intlFormats';
import { serverNow } from '@/domain/serverClock';
import { AlertForm } from './AlertForm';
import { useService } from './ServiceContext';

/** What is left, what the plan allows, usage by day and the alert. */
export function UsagePanel() {
  const t = useT();
  const { detail } = useService();
  const { usage, alertPercent } = detail;
  if (!usage) return null;
  const { allowance } = usage;
  const percent = allowance && usedPercent(allowance);
  const isDue = isAlertDue(allowance, alertPercent);
  return (
    <Section id="service-usage" title={t('instance.usage')}>
      {isDue && <Alert type="warning" title={t('instance.alert.due', { percent: alertPercent })} />}
      <UsageFigures usage={usage} />
      {percent !== undefined && (
        <Progress
          aria-hidden
          percent={percent}
          showInfo={false}
          status="normal"
          strokeColor={isDue || percent >= 100 ? 'var(--ant-color-warning)' : undefined}
        />
      )}
      <PlanLimits />
      <UsageChart usage={usage} />
      <AlertForm key={alertPercent} />
    </Section>
  );
}

/** Units left of the total, and until when they last at the current pace; the units used where there is no limit. */
function UsageFigures({ usage: { unit, days, allowance } }: { usage: Usage }) {
  const t = useT();
  const { detail } = useService();
  const { format } = numberFormat(t.locale);
  const pace = getPace(days);
  const average: Figure = {
    label: t('instance.usage.average', { unit }),
    value: numberFormat(t.locale, { maximumFractionDigits: pace < 10 ? 1 : 0 }).format(pace),
  };
  if (!allowance) {
    const sum = days.reduce((total, { amount }) => total + amount, 0);
    const used = {
      label: t('instance.usage.days', { unit }),
      value: format(sum),
      change: t('instance.usage.noLimit'),
    };
    return <Figures items={[used, average]} />;
  }
  const resetsOn = nextReset(allowance, { endsOn: detail.endsOn, isEnding: endsWithTerm(detail) });
  return (
    <Figures
      items={[
        {
          label: t('instance.usage.left'),
          value: format(Math.max(0, allowance.total - allowance.used)),
          change: t('instance.usage.of', { total: format(allowance.total), unit }),
        },
        {
          label: t('instance.usage.used'),
          value: numberFormat(t.locale, { style: 'percent' }).format(usedPercent(allowance) / 100),
          change: resetsOn && t('instance.usage.resets', { date: dateText(t.locale, resetsOn) }),
        },
        { ...average, change: <ForecastText allowance={allowance} pace={pace} /> },
      ]}
    />
  );
}

/** What the plan allows besides units, such as members or calls at a time. */
function PlanLimits() {
  const t = useT();
  const { specTexts, quantity } = useService().detail;
  if (specTexts.length === 0) return null;
  return (
    <dl className={facts.facts}>
      <FactItems
        facts={[
          ...specTexts.map(({ label, value }) => [label, value] as const),
          [t('instance.quantity'), quantity > 1 && numberFormat(t.locale).format(quantity)],
        ]}
      />
    </dl>
  );
}

/** Until when an allowance lasts at a pace, in units a day. */
function ForecastText({ allowance, pace }: { allowance: Allowance; pace: number }) {
  const t = useT();
  const { detail } = useService();
  const forecast = forecastAllowance(allowance, {
    pace,
    now: serverNow(detail),
    endsOn: detail.status === 'grace' ? detail.graceEndsOn : detail.endsOn,
  });
  const long = (at: number) => dateText(t.locale, at);
  if (forecast.kind === 'runsOut') return t('instance.usage.forecast.runsOut', { date: long(forecast.at) });
  if (forecast.kind !== 'enough') return t(`instance.usage.forecast.${forecast.kind}`);
  return forecast.until === undefined
    ? t('instance.usage.forecast.always')
    : t('instance.usage.forecast.enough', { date: long(forecast.until) });
}

/** Usage by day as columns, also available as a table. That of today, which is not over, is dashed. */
function UsageChart({ usage: { days, unit } }: { usage: Usage }) {
  const t = useT();
  const points = useMemo(() => {
    const series = t('instance.usage.amount', { unit });
    return days.map(({ day, amount }, index) => ({
      label: dateFormat(t.locale, { month: 'numeric', day: 'numeric' }).format(startOfDay(day) ?? Number.NaN),
      series,
      value: amount,
      partialLabel: index === days.length - 1 ? t('instance.usage.today') : undefined,
    }));
  }, [days, unit, t]);

  if (days.every(({ amount }) => amount === 0)) return <EmptyNote>{t('instance.usage.empty')}</EmptyNote>;
  return (
    <ChartFigure
      kind="column"
      caption={t('instance.usage.chart')}
      labelName={t('instance.usage.day')}
      points={points}
      format={numberFormat(t.locale).format}
      shortFormat={numberFormat(t.locale, { notation: 'compact' }).format}
      height={200}
      notes={[t('instance.usage.todayNote')]}
    />
  );
}
