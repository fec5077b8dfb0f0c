import { useT } from '@@/texts/dashboard';
import { Flex, Progress } from 'antd';
import type { ReactNode } from 'react';
import { seriesColor } from '@/components/chart/chartColors';
import { Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import type { Analysis, AnalysisMetric } from '@/domain/console/analysis';
import { dayCount, slotLabel } from '@/domain/console/dashboardRange';
import { basisPoints, ratioChange } from '@/domain/console/proportion';
import { dateText } from '@/domain/intlFormats';
import { useDashboardFormats } from '../useDashboardFormats';
import { ChangeText, type Comparison, rangeComparison } from './ChangeText';
import { Sparkline } from './Sparkline';

/** The four key figures: sales, visits and payments of the range, and the progress of the current campaign. */
export function AnalysisStats({ analysis }: { analysis: Analysis }) {
  const t = useT();
  const formats = useDashboardFormats();
  const { totals, lastDay, changes, points, campaign, to, today } = analysis;
  const partial = points.map(({ gap }) => gap !== undefined);
  const change = (metric: AnalysisMetric) => (
    <ChangeText change={changes[metric].range} comparison={rangeComparison(analysis)} />
  );
  const show = (metric: AnalysisMetric, value: number) =>
    metric === 'sales' ? <Money cents={value} /> : formats.count(value);
  const isToday = to === today;
  const weekEarlier: Comparison = { with: isToday ? 'sameTime' : 'sameDay' };
  /** The last day of a longer range; the only day of a short one is the figure itself. */
  const lastDayOf = (metric: 'sales' | 'visits') => (
    <>
      {dayCount(analysis) > 1 && (
        <span>
          {isToday ? t('dashboard.figure.todaySoFar') : slotLabel(to, 'day', t.locale)}{' '}
          {show(metric, lastDay[metric])}
        </span>
      )}
      <ChangeText change={changes[metric].lastDay} comparison={weekEarlier} />
    </>
  );
  const lines = (first: ReactNode, others: ReactNode) => (
    <Flex component="span" vertical>
      {first}
      {others}
    </Flex>
  );

  return (
    <section className={panelStyles.panel} aria-label={t('dashboard.figures')}>
      <Figures
        min={200}
        items={[
          ...(['sales', 'visits'] as const).map((metric) => ({
            label: t(`dashboard.figure.${metric}`),
            value: show(metric, totals[metric]),
            change: lines(change(metric), lastDayOf(metric)),
            detail: <Sparkline kind="area" values={points.map((point) => point[metric])} partial={partial} />,
          })),
          {
            label: t('dashboard.figure.payments'),
            value: formats.count(totals.payments),
            change: lines(
              change('payments'),
              <>
                <span>
                  {t('dashboard.figure.conversion')}{' '}
                  {formats.share(basisPoints(totals.payments, totals.visits))}
                </span>
                <ChangeText
                  change={ratioChange(changes.payments.range, changes.visits.range)}
                  comparison={rangeComparison(analysis)}
                />
              </>,
            ),
            detail: (
              <Sparkline kind="columns" values={points.map(({ payments }) => payments)} partial={partial} />
            ),
          },
          {
            label: t('dashboard.figure.campaign'),
            value: formats.share(campaign.reached),
            change: lines(
              <ChangeText change={campaign.change} comparison={{ with: 'sameTime' }} />,
              t('dashboard.figure.campaignEnd', {
                name: campaign.name,
                end: dateText(t.locale, lastMomentBefore(campaign.endsAt), { short: true }),
              }),
            ),
            detail: (
              <Progress
                aria-label={t('dashboard.figure.campaign')}
                percent={campaign.reached / 100}
                showInfo={false}
                strokeColor={seriesColor(0)}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
