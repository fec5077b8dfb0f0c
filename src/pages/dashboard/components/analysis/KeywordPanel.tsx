import { useT } from '@@/texts/dashboard';
import { useIntl } from '@umijs/max';
import { EmptyNote } from '@/components/EmptyNote';
import { type Figure, Figures } from '@/components/Figures';
import type { DataColumn } from '@/components/list/DataRow';
import { DataTable } from '@/components/list/DataTable';
import { Pager } from '@/components/list/Pager';
import { usePageInRange } from '@/components/list/useEmptyPage';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { Analysis, KeywordList } from '@/domain/console/analysis';
import { ratioChange } from '@/domain/console/proportion';
import { listKeywords } from '@/services/dashboard';
import { useDashboardFormats } from '../useDashboardFormats';
import { ChangeText, rangeComparison } from './ChangeText';
import { Sparkline } from './Sparkline';
import type { AnalysisQuery } from './useAnalysis';

const PAGE_SIZE = 5;

type Keyword = KeywordList['list'][number];

/** Search statistics and the top keywords. */
export function KeywordPanel({ analysis, query }: { analysis: Analysis; query: AnalysisQuery }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const formats = useDashboardFormats();
  const { range, sort, order, keywordPage } = query;
  const page = { sort, order, current: keywordPage, pageSize: PAGE_SIZE };
  const found = useQuery((options) => listKeywords(range, page, options), { key: [range, page] });
  const { data, isLoading } = found;
  const { totals, changes, points } = analysis;
  const comparison = rangeComparison(analysis);
  const partial = points.map(({ gap }) => gap !== undefined);
  const pageParams = (page: number) => ({ keywords: page === 1 ? undefined : String(page) });
  const goToPage = (page: number, options?: { replace?: boolean }) => query.change(pageParams(page), options);
  const isPageOutOfRange = usePageInRange(found, keywordPage, (page) => goToPage(page, { replace: true }));
  const figures: Figure[] = [
    {
      label: t('dashboard.keywords.searchUsers'),
      value: formats.count(totals.searchUsers),
      change: <ChangeText change={changes.searchUsers.range} comparison={comparison} />,
      detail: (
        <Sparkline kind="area" values={points.map(({ searchUsers }) => searchUsers)} partial={partial} />
      ),
    },
    {
      label: t('dashboard.keywords.perUser'),
      value: formatNumber(totals.searches / Math.max(1, totals.searchUsers), { maximumFractionDigits: 2 }),
      change: (
        <ChangeText
          change={ratioChange(changes.searches.range, changes.searchUsers.range)}
          comparison={comparison}
        />
      ),
      detail: (
        <Sparkline
          kind="area"
          values={points.map(({ searches, searchUsers }) => searches / Math.max(1, searchUsers))}
        />
      ),
    },
  ];
  const columns: DataColumn<Keyword>[] = [
    { key: 'rank', dataIndex: 'rank', title: t('dashboard.keywords.rank'), width: 56, render: formats.count },
    { key: 'keyword', dataIndex: 'keyword', title: t('dashboard.keywords.keyword'), width: 96, grows: true },
    {
      key: 'users',
      dataIndex: 'users',
      title: t('dashboard.keywords.users'),
      width: 84,
      align: 'end',
      sorter: true,
      render: formats.count,
    },
    {
      key: 'change',
      dataIndex: 'change',
      title: (
        <>
          {t('dashboard.keywords.change')}{' '}
          <span className={`${typography.caption} ${typography.block}`} style={{ fontWeight: 400 }}>
            {t(`dashboard.change.against.${comparison.with}`, { days: comparison.days })}
          </span>
        </>
      ),
      width: 148,
      align: 'end',
      sorter: true,
      render: (change: number | null) => <ChangeText change={change} />,
    },
    {
      key: 'trend',
      dataIndex: 'trend',
      title: t('dashboard.keywords.trend'),
      width: 110,
      render: (trend: number[]) => <Sparkline kind="columns" values={trend} partial={partial} />,
    },
  ];
  const list = {
    data,
    query: { current: keywordPage, pageSize: PAGE_SIZE, sort: order === 'ascend' ? sort : `-${sort}` },
    isLoading,
    // The table sorts a new column ascending and removes the order after descending; here the highest come first.
    change: ({ sort: wanted }: { sort?: string }) =>
      query.change({
        sort: wanted?.replace('-', '') ?? sort,
        order: wanted ? 'descend' : 'ascend',
        keywords: undefined,
      }),
  };

  return (
    <Section title={t('dashboard.keywords.title')} isBusy={isLoading}>
      <Figures min={200} items={figures} />
      <QueryContent
        query={{ ...found, data: isPageOutOfRange ? undefined : data }}
        failed={t('dashboard.keywords.failed')}
      >
        {({ pageSize, total }) =>
          total === 0 ? (
            <EmptyNote>{t('dashboard.keywords.none')}</EmptyNote>
          ) : (
            <>
              <DataTable size="small" rowKey="keyword" list={list} columns={columns} />
              <Pager
                small
                current={keywordPage}
                pageSize={pageSize}
                total={total}
                pageSearch={(page) => query.searchWith(pageParams(page))}
                onChange={(page) => goToPage(page)}
              />
            </>
          )
        }
      </QueryContent>
    </Section>
  );
}
