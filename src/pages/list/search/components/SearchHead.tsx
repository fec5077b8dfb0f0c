import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { ListSearch } from '../../components/ListSearch';
import styles from './Search.module.css';
import type { SearchList } from './searchQuery';

const TABS = ['articles', 'projects', 'applications'] as const;

/** The search above the three lists: its words go along when the list is changed. */
export function SearchHead({ active, list }: { active: (typeof TABS)[number]; list: SearchList }) {
  const { formatMessage } = useIntl();
  const { keyword = '' } = list.query;
  const label = formatMessage({ id: 'list.search.label' });
  return (
    <Flex className={styles.head} vertical gap={16}>
      <ListSearch label={label} value={keyword} onSearch={(words) => list.change({ keyword: words })} />
      <Flex component="nav" wrap gap="4px 24px" aria-label={formatMessage({ id: 'list.search.tabs' })}>
        {TABS.map((tab) => (
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
  );
}
