import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { usePageTitle } from '@/components/PageTitleContext';
import { usePageSearch } from '@/components/search/PageSearchContext';
import { SearchField } from '@/components/search/SearchField';
import { CompareBar } from './components/compare/CompareBar';
import { useComparison } from './components/compare/useComparison';
import { ActiveFilters } from './components/market/ActiveFilters';
import { FilterPanel } from './components/market/FilterPanel';
import styles from './components/market/Market.module.css';
import { MarketHeading } from './components/market/MarketHeading';
import { ResultBar } from './components/market/ResultBar';
import { Results } from './components/market/Results';
import { useActiveFilters } from './components/market/useActiveFilters';
import { useMarket } from './components/market/useMarket';

// Only a phone opens it, so only a phone loads it.
const FilterDrawer = lazy(() => import('./components/market/FilterDrawer'));
const CompareView = lazy(() => import('./components/compare/CompareView'));

/** Nothing is on the page yet. */
const NONE: never[] = [];

/** `/serviceMarket`: what is on offer, narrowed, ordered and compared; all of it in the address. */
export default function ServiceMarketPage() {
  const { formatMessage, locale } = useIntl();
  const market = useMarket();
  const comparison = useComparison();
  const active = useActiveFilters(market);
  usePageTitle(market.category?.title);
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const top = useRef<HTMLDivElement>(null);
  const search = usePageSearch();

  return (
    <div>
      <div className={styles.head}>
        <MarketHeading path={market.path} />
        <div className={styles.keyword}>
          <SearchField
            ref={search}
            label={formatMessage({ id: 'market.keyword' })}
            placeholder={formatMessage({ id: 'market.keyword.placeholder' })}
            value={market.query.keyword ?? ''}
            onSearch={(keyword) => market.change({ keyword: keyword || undefined })}
            end={
              <Button type="text" htmlType="submit">
                {formatMessage({ id: 'home.search.submit' })}
              </Button>
            }
          />
        </div>
      </div>
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label={formatMessage({ id: 'market.filters' })}>
          <FilterPanel market={market} />
        </aside>
        <div className={styles.main} ref={top}>
          <ResultBar market={market} active={active.length} onOpenFilters={() => setDrawer('open')} />
          {/* Where nothing fits, they stand in the middle of it. */}
          {market.status !== 'empty' && <ActiveFilters active={active} market={market} />}
          <Results market={market} comparison={comparison} top={top} />
          <CompareBar key={locale} comparison={comparison} shown={market.data?.list ?? NONE} />
        </div>
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
