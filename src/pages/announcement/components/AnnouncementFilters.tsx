import { Link, useIntl, useLocation } from '@umijs/max';
import { Button, Checkbox } from 'antd';
import { useColumns } from '@/components/ColumnsContext';
import { useQueryState } from '@/components/query/useQueryState';
import { SearchField } from '@/components/search/SearchField';
import styles from './AnnouncementList.module.css';

/** Category, words, unread only: all of it in the address. Every change begins at the first page again. */
export function AnnouncementFilters({ withUnread }: { withUnread: boolean }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { query, change } = useQueryState();
  const { sections } = useColumns();
  const category = query.get('category') ?? '';

  const categories = [
    { recordId: '', title: formatMessage({ id: 'announcement.allCategories' }) },
    ...(sections.announcement?.children ?? []),
  ];
  const searchOf = (recordId: string) => {
    const next = new URLSearchParams(query);
    next.delete('category');
    next.delete('current');
    if (recordId) next.set('category', recordId);
    return next.toString();
  };
  const label = formatMessage({ id: 'announcement.search' });

  return (
    <section className={styles.filters} aria-label={formatMessage({ id: 'announcement.filters' })}>
      <nav className={styles.categories} aria-label={formatMessage({ id: 'announcement.categories' })}>
        {categories.map(({ recordId, title }) => (
          <Link
            key={recordId}
            className={styles.category}
            // Umi's link shows nothing without a path.
            to={{ pathname, search: searchOf(recordId) }}
            aria-current={recordId === category || undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      {withUnread && (
        <Checkbox
          className={styles.unreadOnly}
          checked={query.get('unread') === '1'}
          onChange={({ target }) => change({ unread: target.checked ? '1' : undefined, current: undefined })}
        >
          {formatMessage({ id: 'announcement.unreadOnly' })}
        </Checkbox>
      )}
      <div className={styles.search}>
        <SearchField
          label={label}
          placeholder={label}
          value={query.get('keyword') ?? ''}
          onSearch={(keyword) => change({ keyword, current: undefined })}
          end={
            <Button type="text" htmlType="submit">
              {formatMessage({ id: 'announcement.search.submit' })}
            </Button>
          }
        />
      </div>
    </section>
  );
}
