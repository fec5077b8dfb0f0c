import { useT } from '@@/texts/list';
import { useModel } from '@umijs/max';
import { Button, Card, Flex } from 'antd';
import type { PropsWithChildren } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { FilterBar } from '@/components/list/FilterBar';
import type { FilteredList, MissingTexts } from '@/components/list/useFilters';
import { PageLink } from '@/components/PageLink';
import type { Person } from '@/domain/console/person';
import styles from './Search.module.css';

const TABS = ['articles', 'projects', 'applications'] as const;

interface SearchQuery {
  keyword: string | undefined;
  owner: string[];
}

interface SearchPageProps<Q extends SearchQuery> extends PropsWithChildren {
  active: (typeof TABS)[number];
  list: FilteredList & { area: 'list.search'; query: Q } & MissingTexts<'list.search', Q>;
}

/** The tabs and the filters of the three lists. Switching the list keeps the keyword. */
export function SearchPage<Q extends SearchQuery>({ active, list, children }: SearchPageProps<Q>) {
  const t = useT();
  const me = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const { keyword, owner } = list.query;
  const isMine = owner.length === 1 && owner[0] === me;
  const search = keyword ? `?${new URLSearchParams({ keyword })}` : '';
  return (
    <ConsolePage
      gap={16}
      titled
      description={
        <Flex component="nav" wrap gap="4px 24px" aria-label={t('list.search.tabs')}>
          {TABS.map((tab) => (
            <PageLink
              key={tab}
              onlyLink
              className={styles.tab}
              to={`/list/search/${tab}${search}`}
              aria-current={tab === active ? 'page' : undefined}
            >
              {t(`list.search.tab.${tab}`)}
            </PageLink>
          ))}
        </Flex>
      }
    >
      <Card>
        <FilterBar list={list}>
          <Button
            aria-pressed={isMine}
            type={isMine ? 'primary' : 'default'}
            onClick={() => list.change({ owner: isMine ? [] : [me] })}
          >
            {t('list.search.mine')}
          </Button>
        </FilterBar>
      </Card>
      {children}
    </ConsolePage>
  );
}

/** The options of the lists' owner filter. */
export const ownerOptions = (data: { people: readonly Person[] } | undefined) => ({
  owner: data?.people.map(({ userId, name }) => ({ value: userId, label: name })) ?? [],
});
