import { useT } from '@@/texts/dashboard';
import { useMemo } from 'react';
import { ChartFigure } from '@/components/chart/ChartFigure';
import consoleStyles from '@/components/console.module.css';
import { useQueryChoice } from '@/components/query/useQueryState';
import { Section } from '@/components/Section';
import { Tabs } from '@/components/Tabs';
import type { Analysis } from '@/domain/console/analysis';
import { Ranking } from '../Ranking';
import { useDashboardFormats } from '../useDashboardFormats';
import { useSlots } from './useSlots';

const STORES_RANKED = 7;

const METRICS = ['sales', 'visits'] as const;

/** Sales or visits over the range, with the top stores. */
export function TrendPanel({ analysis, busy }: { analysis: Analysis; busy: boolean }) {
  const t = useT();
  const formats = useDashboardFormats();
  const [metric, setMetric] = useQueryChoice('metric', METRICS, 'sales');
  const { points, grain, stores } = analysis;
  const name = t(`dashboard.metric.${metric}`);
  const format = metric === 'sales' ? formats.money : formats.count;
  const slots = useSlots(grain, analysis.serverTime);
  const values = useMemo(
    () => points.map((point) => slots.toPoint(point, name, point[metric])),
    [points, slots, name, metric],
  );
  const ranked = stores.toSorted((a, b) => b[metric] - a[metric]).slice(0, STORES_RANKED);

  const content = (
    <div className={consoleStyles.columns}>
      <ChartFigure
        kind="column"
        caption={t(`dashboard.trend.${grain}`, { name })}
        labelName={t(`dashboard.grain.${grain}`)}
        points={values}
        format={format}
        shortFormat={metric === 'sales' ? formats.shortMoney : formats.shortCount}
        height={320}
        notes={slots.notesOf(points)}
      />
      <Ranking
        title={t('dashboard.ranking', { name })}
        heading="h3"
        none={t('dashboard.stores.none')}
        items={ranked.map((store) => ({
          key: store.storeId,
          name: store.name,
          value: format(store[metric]),
        }))}
      />
    </div>
  );

  return (
    <Section title={t('dashboard.trend')} isBusy={busy}>
      <Tabs
        activeKey={metric}
        onChange={setMetric}
        items={METRICS.map((key) => ({
          key,
          label: t(`dashboard.metric.${key}`),
          children: key === metric && content,
        }))}
      />
    </Section>
  );
}
