import { useT } from '@@/texts/dashboard';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { EmptyNote } from '@/components/EmptyNote';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import { Tabs } from '@/components/Tabs';
import typography from '@/components/typography.module.css';
import type { Analysis } from '@/domain/console/analysis';
import { basisPoints } from '@/domain/console/proportion';
import { fetchStoreFlow } from '@/services/dashboard';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './Analysis.module.css';
import type { AnalysisQuery } from './useAnalysis';
import { useSlots } from './useSlots';

interface StorePanelProps {
  analysis: Analysis;
  query: AnalysisQuery;
}

/** The conversion rate of each store, with its visits and payments over the range. */
export function StorePanel({ analysis: { stores, serverTime }, query }: StorePanelProps) {
  const t = useT();
  const formats = useDashboardFormats();
  const chosen = stores.find(({ storeId }) => storeId === query.storeId) ?? stores[0];
  if (!chosen)
    return (
      <Section title={t('dashboard.stores')}>
        <EmptyNote>{t('dashboard.stores.none')}</EmptyNote>
      </Section>
    );
  return (
    <Section title={t('dashboard.stores')}>
      <Tabs
        className={styles.stores}
        // antd looks tabs up by a selector with their keys, which an id of the server may break.
        activeKey={String(stores.indexOf(chosen))}
        onChange={(index) => query.change({ store: stores[Number(index)]?.storeId })}
        items={stores.map((store, index) => ({
          key: String(index),
          label: (
            <Flex component="span" vertical align="flex-start">
              <span>{store.name}</span>
              <span className={typography.caption}>
                {t('dashboard.stores.rate', {
                  rate: formats.share(basisPoints(store.payments, store.visits)),
                })}
              </span>
            </Flex>
          ),
          children: store === chosen && (
            <StoreFlow storeId={store.storeId} query={query} serverTime={serverTime} />
          ),
        }))}
      />
    </Section>
  );
}

interface StoreFlowProps {
  storeId: string;
  query: AnalysisQuery;
  serverTime: string;
}

function StoreFlow({ storeId, query, serverTime }: StoreFlowProps) {
  const t = useT();
  const formats = useDashboardFormats();
  const { range } = query;
  const flow = useQuery((options) => fetchStoreFlow(storeId, range, options), { key: [storeId, range] });
  const { data, isLoading } = flow;
  const slots = useSlots(data?.grain ?? 'day', serverTime);
  const charts = useMemo(
    () =>
      (['visits', 'payments'] as const).map((metric) => ({
        metric,
        points: (data?.points ?? []).map((point) =>
          slots.toPoint(point, t(`dashboard.metric.${metric}`), point[metric]),
        ),
      })),
    [data, slots, t],
  );
  return (
    <QueryContent query={flow} failed={t('dashboard.stores.failed')}>
      {(flow) => (
        <CardGrid min={240} gap="16px 32px" stretch aria-busy={isLoading}>
          {charts.map(({ metric, points }) => (
            <ChartFigure
              key={metric}
              kind="area"
              caption={t(`dashboard.stores.${metric}`)}
              labelName={t(`dashboard.grain.${flow.grain}`)}
              points={points}
              format={formats.count}
              shortFormat={formats.shortCount}
              notes={slots.notesOf(flow.points)}
            />
          ))}
        </CardGrid>
      )}
    </QueryContent>
  );
}
