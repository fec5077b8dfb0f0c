import { Link, useIntl } from '@umijs/max';
import { useQueryState } from '@/components/query/useQueryState';
import { ListSearch } from '../../components/ListSearch';
import styles from './Search.module.css';

const TABS = ['articles', 'projects', 'applications'] as const;

/** The search above the three lists: its words go along when the list is changed. */
export function SearchHead({ active }: { active: (typeof TABS)[number] }) {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const keyword = query.get('keyword') ?? '';
  const label = formatMessage({ id: 'list.search.label' });
  return (
    <div className={styles.head}>
      <ListSearch
        label={label}
        value={keyword}
        onSearch={(words) => change({ keyword: words, page: undefined, shown: undefined })}
      />
      <nav className={styles.tabs} aria-label={formatMessage({ id: 'list.search.tabs' })}>
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
      </nav>
    </div>
  );
}
