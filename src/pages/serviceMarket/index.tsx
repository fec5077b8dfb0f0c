import { useT } from '@@/texts/market';
import { FilterOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { usePageTitle } from '@/components/PageTitleContext';
import { Trail } from '@/components/Trail';
import typography from '@/components/typography.module.css';
import { SERVICE_SORTS } from '@/domain/catalog/service';
import { CompareBar } from './components/compare/CompareBar';
import { useComparison } from './components/compare/useComparison';
import { ActiveFilters, useActiveFilters } from './components/market/ActiveFilters';
import { FilterPanel } from './components/market/FilterPanel';
import styles from './components/market/Market.module.css';
import { Results } from './components/market/Results';
import { type Market, useMarket } from './components/market/useMarket';

// Opened only on a phone.
const FilterDrawer = lazy(() => import('./components/market/FilterDrawer'));
const CompareView = lazy(() => import('./components/compare/CompareView'));

const NO_SERVICES: never[] = [];

/** `/serviceMarket`: services to filter, sort and compare. The whole view is kept in the URL. */
export default function ServiceMarketPage() {
  const t = useT();
  const market = useMarket();
  const comparison = useComparison();
  const activeFilters = useActiveFilters(market);
  usePageTitle(market.category?.title);
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const resultsTop = useRef<HTMLDivElement>(null);

  return (
    <div className={layout.page}>
      <MarketHeading market={market} />
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label={t('market.filters')}>
          <FilterPanel market={market} />
        </aside>
        <Flex className={layout.shrink} ref={resultsTop} vertical gap={16}>
          <ResultBar
            market={market}
            activeCount={activeFilters.length}
            onOpenFilters={() => setDrawer('open')}
          />
          {/* The empty state shows them itself. */}
          {market.status !== 'empty' && <ActiveFilters active={activeFilters} market={market} />}
          <Results market={market} comparison={comparison} top={resultsTop} />
          <CompareBar key={t.locale} comparison={comparison} shown={market.data?.list ?? NO_SERVICES} />
        </Flex>
      </div>
      {drawer !== 'unloaded' && (
        <Suspense>
          <FilterDrawer market={market} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
      {comparison.isOpen && (
        <Suspense>
          <CompareView comparison={comparison} />
        </Suspense>
      )}
    </div>
  );
}

/** The selected category as the page's title, with a breadcrumb. */
function MarketHeading({ market: { path, categoryLink } }: { market: Market }) {
  const t = useT();
  const marketTitle = t('title.serviceMarket');
  const parents = path.slice(0, -1).map(({ id, recordId, title }) => ({
    key: id,
    text: title,
    to: categoryLink(recordId),
  }));

  return (
    <Flex vertical gap={8}>
      {path.length > 0 && (
        <Trail
          label={t('market.trail')}
          steps={[{ key: 'market', text: marketTitle, to: categoryLink() }, ...parents]}
        />
      )}
      <PageHeader title={path.at(-1)?.title ?? marketTitle} />
    </Flex>
  );
}

interface ResultBarProps {
  market: Market;
  /** How many filters are in use. */
  activeCount: number;
  onOpenFilters: () => void;
}

/** The number of results, their order, and on a phone the button that opens the filters. */
function ResultBar({ market: { query, data, status, change }, activeCount, onOpenFilters }: ResultBarProps) {
  const t = useT();
  return (
    <Flex wrap align="center" gap={8}>
      <p className={`${layout.fill} ${typography.secondary} ${styles.count}`} role="status">
        {data && status !== 'failed' ? t('market.list.total', { total: data.total }) : ''}
      </p>
      <Button className={styles.filterButton} icon={<FilterOutlined aria-hidden />} onClick={onOpenFilters}>
        {activeCount > 0 ? t('market.filters.count', { count: activeCount }) : t('market.filters')}
      </Button>
      <Select
        className={styles.sort}
        aria-label={t('market.sort')}
        value={query.sort}
        popupMatchSelectWidth={false}
        options={SERVICE_SORTS.map((sort) => ({
          value: sort,
          label: t(`market.sort.${sort}`),
        }))}
        onChange={(sort) => change({ sort })}
      />
    </Flex>
  );
}
