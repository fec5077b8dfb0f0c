import { useIntl } from '@umijs/max';
import { Skeleton, Table } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { usePageInRange } from '@/components/list/useList';
import typography from '@/components/typography.module.css';
import type { Analysis, KeywordList } from '@/domain/console/analysis';
import { ratioChange } from '@/domain/console/proportion';
import { Panel } from '../Panel';
import { useDashboardFormats } from '../useDashboardFormats';
import styles from './Analysis.module.css';
import { ChangeText, rangeComparison } from './ChangeText';
import { Sparkline } from './Sparkline';
import { type AnalysisQuery, useKeywords } from './useAnalysis';

interface KeywordPanelProps {
  analysis: Analysis;
  query: AnalysisQuery;
}

type Keyword = KeywordList['list'][number];

/** Search statistics and the top keywords. */
export function KeywordPanel({ analysis, query }: KeywordPanelProps) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useDashboardFormats();
  const { data, error, isLoading, refresh } = useKeywords(query);
  const { sort, order, keywordPage } = query;
  const { totals, changes, points } = analysis;
  const comparison = rangeComparison(analysis);
  const partial = points.map(({ gap }) => gap !== undefined);
  const text = (name: TextSuffix<'dashboard.keywords'>) =>
    formatMessage({ id: `dashboard.keywords.${name}` });
  const goToPage = (page: number, options?: { replace?: boolean }) =>
    query.change({ keywords: page === 1 ? undefined : String(page) }, options);
  const isPageOutOfRange = usePageInRange({
    current: keywordPage,
    listing: data,
    settled: !isLoading,
    goToPage: (page) => goToPage(page, { replace: true }),
  });
  const sortable = (key: 'users' | 'change') => ({
    key,
    dataIndex: key,
    title: text(key),
    align: 'end' as const,
    sorter: true,
    sortOrder: sort === key ? order : null,
    sortDirections: ['descend', 'ascend', 'descend'] as ('descend' | 'ascend')[],
  });

  return (
    <Panel title={text('title')} busy={isLoading}>
      <CardGrid className={styles.pair} min={240} gap="16px 32px" stretch>
        <div>
          <h3 className={layout.spaceAfterSm}>{text('searchUsers')}</h3>
          <p className={styles.figure}>{formats.count(totals.searchUsers)}</p>
          <p className={layout.spaceAfterXs}>
            <ChangeText change={changes.searchUsers.range} comparison={comparison} />
          </p>
          <Sparkline kind="area" values={points.map(({ searchUsers }) => searchUsers)} partial={partial} />
        </div>
        <div>
          <h3 className={layout.spaceAfterSm}>{text('perUser')}</h3>
          <p className={styles.figure}>
            {formatNumber(totals.searches / Math.max(1, totals.searchUsers), { maximumFractionDigits: 2 })}
          </p>
          <p className={layout.spaceAfterXs}>
            <ChangeText
              change={ratioChange(changes.searches.range, changes.searchUsers.range)}
              comparison={comparison}
            />
          </p>
          <Sparkline
            kind="area"
            values={points.map(({ searches, searchUsers }) => searches / Math.max(1, searchUsers))}
          />
        </div>
      </CardGrid>
      {!data && error && !isLoading && <FailedState title={text('failed')} onRetry={refresh} />}
      {(!data || isPageOutOfRange) && (isLoading || isPageOutOfRange) && (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
      {data && !isPageOutOfRange && (
        <Table<Keyword>
          size="small"
          rowKey="keyword"
          scroll={{ x: 420 }}
          dataSource={data.list}
          showSorterTooltip={false}
          columns={[
            { key: 'rank', dataIndex: 'rank', title: text('rank'), render: formats.count },
            { key: 'keyword', dataIndex: 'keyword', title: text('keyword') },
            { ...sortable('users'), render: formats.count },
            {
              ...sortable('change'),
              title: (
                <span>
                  {text('change')}{' '}
                  <span className={`${typography.caption} ${typography.block} ${styles.against}`}>
                    {formatMessage(
                      { id: `dashboard.change.against.${comparison.with}` },
                      { days: comparison.days },
                    )}
                  </span>
                </span>
              ),
              render: (change: number | null) => <ChangeText change={change} />,
            },
            {
              key: 'trend',
              dataIndex: 'trend',
              title: text('trend'),
              width: 110,
              render: (trend: number[]) => <Sparkline kind="columns" values={trend} partial={partial} />,
            },
          ]}
          pagination={{
            current: keywordPage,
            pageSize: data.pageSize,
            total: data.total,
            showSizeChanger: false,
          }}
          onChange={(paging, _, sorter, { action }) => {
            if (action === 'paginate') return goToPage(paging.current ?? 1);
            const chosen = Array.isArray(sorter) ? sorter[0] : sorter;
            query.change({
              sort: String(chosen?.columnKey ?? 'users'),
              order: chosen?.order ?? 'descend',
              keywords: undefined,
            });
          }}
        />
      )}
    </Panel>
  );
}
