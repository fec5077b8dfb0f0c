import { useT } from '@@/texts/dashboard';
import { Button } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import { rangeRefused } from '@/domain/console/analysis';
import { DEFAULT_PRESET } from '@/domain/console/dashboardRange';
import { readRefusal } from '@/domain/requestError';
import { fetchAnalysis } from '@/services/dashboard';
import { AnalysisStats } from './components/analysis/AnalysisStats';
import { KeywordPanel } from './components/analysis/KeywordPanel';
import { RangeBar } from './components/analysis/RangeBar';
import { SharePanel } from './components/analysis/SharePanel';
import { StorePanel } from './components/analysis/StorePanel';
import { TrendPanel } from './components/analysis/TrendPanel';
import { useAnalysisQuery } from './components/analysis/useAnalysis';

/** `/dashboard/analysis`: sales, visits and searches in a date range, which is kept in the URL. */
export default function AnalysisPage() {
  const t = useT();
  const query = useAnalysisQuery();
  const analysis = useQuery((options) => fetchAnalysis(query.range, options), {
    key: query.range,
    ready: !query.rangeError,
  });
  const rangeError = query.rangeError ?? readRefusal(analysis.error, rangeRefused);

  return (
    <ConsolePage gap={16} titled description={t('dashboard.analysis.description')}>
      <RangeBar query={query} shown={analysis.data} error={rangeError} />
      {rangeError ? (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={t('dashboard.range.refused')}
          action={
            <Button onClick={() => query.choosePreset(DEFAULT_PRESET)}>{t('dashboard.range.reset')}</Button>
          }
        />
      ) : (
        <QueryContent query={analysis} failed={t('dashboard.failed')} loading={<Lines rows={16} />}>
          {(data) => (
            <>
              <AnalysisStats analysis={data} />
              <TrendPanel analysis={data} busy={analysis.isLoading} />
              <CardGrid min={460} stretch>
                <KeywordPanel analysis={data} query={query} />
                <SharePanel analysis={data} busy={analysis.isLoading} />
              </CardGrid>
              <StorePanel analysis={data} query={query} />
            </>
          )}
        </QueryContent>
      )}
    </ConsolePage>
  );
}
