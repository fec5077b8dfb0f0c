import { useT } from '@@/texts/instance';
import { Flex, Progress } from 'antd';
import { useMemo } from 'react';
import { Alert } from '@/components/Alert';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { DetailSection } from '@/components/DetailSection';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { startOfDay } from '@/domain/calendar';
import type { InstanceDetail } from '@/domain/instance/instanceDetail';
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
import styles from './Service.module.css';
import { useService } from './ServiceContext';

/** What is left, usage by day and the alert. */
export function UsagePanel() {
  const t = useT();
  const { detail } = useService();
  const { usage } = detail;
  return (
    <DetailSection id="service-usage" title={t('instance.usage')}>
      {usage ? (
        <Flex vertical gap={16}>
          {usage.allowance ? (
            <AllowanceLeft usage={usage} allowance={usage.allowance} detail={detail} />
          ) : (
            <p className={typography.note}>{t('instance.usage.noLimit')}</p>
          )}
          <UsageChart usage={usage} />
          <AlertForm key={detail.alertPercent} />
        </Flex>
      ) : (
        <p className={typography.note}>{t('instance.usage.none')}</p>
      )}
    </DetailSection>
  );
}

interface AllowanceLeftProps {
  usage: Usage;
  allowance: Allowance;
  detail: InstanceDetail;
}

/** Units left of the total, and until when they last at the current pace. */
function AllowanceLeft({ usage, allowance, detail }: AllowanceLeftProps) {
  const t = useT();
  const { alertPercent, endsOn } = detail;
  const resetsOn = nextReset(allowance, { endsOn, isEnding: endsWithTerm(detail) });
  const number = numberFormat(t.locale);
  const percent = usedPercent(allowance);
  const isDue = isAlertDue(allowance, alertPercent);
  return (
    <div>
      {isDue && (
        <Alert
          className={layout.spaceAfterMd}
          type="warning"
          title={t('instance.alert.due', { percent: alertPercent })}
        />
      )}
      <p className={styles.left}>
        <span className={typography.note}>{t('instance.usage.left')}</span>{' '}
        <strong>{number.format(Math.max(0, allowance.total - allowance.used))}</strong>{' '}
        <span>{t('instance.usage.of', { total: number.format(allowance.total), unit: usage.unit })}</span>
      </p>
      <Progress
        aria-hidden
        percent={percent}
        showInfo={false}
        status="normal"
        strokeColor={isDue || percent >= 100 ? 'var(--ant-color-warning)' : undefined}
      />
      <p className={typography.secondary}>
        <span>{t('instance.usage.used', { percent })}</span>
        {resetsOn && (
          <span>
            {' · '}
            {t('instance.usage.resets', { date: dateText(t.locale, resetsOn) })}
          </span>
        )}
      </p>
      <ForecastText usage={usage} allowance={allowance} />
    </div>
  );
}

function ForecastText({ usage, allowance }: Omit<AllowanceLeftProps, 'detail'>) {
  const t = useT();
  const { detail } = useService();
  const forecast = forecastAllowance(allowance, {
    pace: getPace(usage.days),
    now: serverNow(detail),
    endsOn: detail.status === 'grace' ? detail.graceEndsOn : detail.endsOn,
  });
  const long = (at: number) => dateText(t.locale, at);
  if (forecast.kind === 'runsOut') {
    return <p>{t('instance.usage.forecast.runsOut', { date: long(forecast.at) })}</p>;
  }
  if (forecast.kind !== 'enough') {
    return <p>{t(`instance.usage.forecast.${forecast.kind}`)}</p>;
  }
  return (
    <p>
      {forecast.until === undefined
        ? t('instance.usage.forecast.always')
        : t('instance.usage.forecast.enough', { date: long(forecast.until) })}
    </p>
  );
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
