import { useT } from '@@/texts/dashboard';
import { Radio } from 'antd';
import { useMemo } from 'react';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { EmptyNote } from '@/components/EmptyNote';
import { Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import { useQueryChoice } from '@/components/query/useQueryState';
import { Section } from '@/components/Section';
import { type Analysis, SALES_SOURCES, salesFrom } from '@/domain/console/analysis';
import { useDashboardFormats } from '../useDashboardFormats';

/** The share of each category in the sales, optionally of one source. */
export function SharePanel({ analysis: { categories }, busy }: { analysis: Analysis; busy: boolean }) {
  const t = useT();
  const formats = useDashboardFormats();
  const [source, setSource] = useQueryChoice('source', SALES_SOURCES, 'all');
  const name = t('dashboard.metric.sales');
  const points = useMemo(
    () =>
      categories.map((category) => ({
        label: category.name,
        series: name,
        value: salesFrom(category, source),
      })),
    [categories, source, name],
  );
  const total = points.reduce((sum, { value }) => sum + value, 0);

  return (
    <Section
      title={t('dashboard.share')}
      isBusy={busy}
      actions={
        <Radio.Group
          optionType="button"
          aria-label={t('dashboard.share.source')}
          value={source}
          onChange={({ target }) => setSource(target.value)}
          options={SALES_SOURCES.map((value) => ({ value, label: t(`dashboard.share.source.${value}`) }))}
        />
      }
    >
      {total === 0 ? (
        <EmptyNote>{t('dashboard.share.none')}</EmptyNote>
      ) : (
        <>
          <Figures items={[{ label: name, value: <Money cents={total} /> }]} />
          <ChartFigure
            kind="donut"
            caption={t('dashboard.share.caption')}
            labelName={t('dashboard.share.category')}
            points={points}
            format={formats.money}
            height={300}
          />
        </>
      )}
    </Section>
  );
}
