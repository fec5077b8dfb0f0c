import '@@/texts/chart';
import '@@/texts/dashboard';
import { Button, Flex, Skeleton } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { StatusPage } from '@/components/StatusPage';
import { useText } from '@/components/useText';
import { DEFAULT_PRESET } from '@/domain/console/dashboardRange';
import { AnalysisStats } from './components/analysis/AnalysisStats';
import { KeywordPanel } from './components/analysis/KeywordPanel';
import { RangeBar } from './components/analysis/RangeBar';
import { SharePanel } from './components/analysis/SharePanel';
import { StorePanel } from './components/analysis/StorePanel';
import { TrendPanel } from './components/analysis/TrendPanel';
import { useAnalysis, useAnalysisQuery } from './components/analysis/useAnalysis';

/** `/dashboard/analysis`: sales, visits and searches in a date range, which is kept in the URL. */
export default function AnalysisPage() {
  const t = useText('dashboard');
  const query = useAnalysisQuery();
  const { data, error, isLoading, rangeError, refresh } = useAnalysis(query);

  return (
    <ConsolePage titled description={t('analysis.description')}>
      <Flex vertical gap={16}>
        <RangeBar query={query} shown={data} error={rangeError} />
        {rangeError ? (
          <StatusPage
            drawing="empty"
            heading="h2"
            title={t('range.refused')}
            action={<Button onClick={() => query.choosePreset(DEFAULT_PRESET)}>{t('range.reset')}</Button>}
          />
        ) : error && !isLoading ? (
          <FailedState error={error} title={t('failed')} onRetry={refresh} />
        ) : data ? (
          <>
            <AnalysisStats analysis={data} />
            <TrendPanel analysis={data} query={query} busy={isLoading} />
            <CardGrid min={460} stretch>
              <KeywordPanel analysis={data} query={query} />
              <SharePanel analysis={data} query={query} busy={isLoading} />
            </CardGrid>
            <StorePanel analysis={data} query={query} />
          </>
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 16 }} />
        )}
      </Flex>
    </ConsolePage>
  );
}
