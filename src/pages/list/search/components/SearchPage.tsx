import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { ListSearch } from '@/components/search/ListSearch';
import type { Person } from '@/domain/console/person';
import styles from './Search.module.css';
import { SearchFilters } from './SearchFilters';
import type { SearchList } from './searchQuery';

const TABS = {
  articles: 'searchArticles',
  projects: 'searchProjects',
  applications: 'searchApplications',
} as const;

interface SearchPageProps {
  active: keyof typeof TABS;
  list: SearchList & { data?: { people: readonly Person[] } };
  withActivity?: boolean;
  children: ReactNode;
}

/** The search field, tabs and filters that the three lists share. Switching the list keeps the keyword. */
export function SearchPage({ active, list, withActivity, children }: SearchPageProps) {
  const { formatMessage } = useIntl();
  const { keyword = '' } = list.query;
  return (
    <ConsolePage
      title={formatMessage({ id: `title.console.${TABS[active]}` })}
      description={
        <Flex className={styles.head} vertical gap={16}>
          <ListSearch
            label={formatMessage({ id: 'list.search.label' })}
            value={keyword}
            onSearch={(value) => list.change({ keyword: value })}
          />
          <Flex component="nav" wrap gap="4px 24px" aria-label={formatMessage({ id: 'list.search.tabs' })}>
            {(Object.keys(TABS) as (keyof typeof TABS)[]).map((tab) => (
              <Link
                key={tab}
                className={styles.tab}
                to={{
                  pathname: `/list/search/${tab}`,
                  search: keyword ? new URLSearchParams({ keyword }).toString() : '',
                }}
                aria-current={tab === active ? 'page' : undefined}
              >
                {formatMessage({ id: `list.search.tab.${tab}` })}
              </Link>
            ))}
          </Flex>
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        <SearchFilters list={list} people={list.data?.people ?? []} withActivity={withActivity} />
        {children}
      </Flex>
    </ConsolePage>
  );
}
