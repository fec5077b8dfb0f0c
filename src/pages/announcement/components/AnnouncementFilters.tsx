import { Link, useIntl, useLocation } from '@umijs/max';
import { Checkbox, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { useQueryState } from '@/components/useQueryState';
import styles from './AnnouncementList.module.css';

/** Category, words, unread only: all of it in the address. Every change begins at the first page again. */
export function AnnouncementFilters({ withUnread }: { withUnread: boolean }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { query, change } = useQueryState();
  const { sections } = useColumns();
  const keyword = query.get('keyword') ?? '';
  const category = query.get('category') ?? '';
  const [draft, setDraft] = useState(keyword);
  // Back, or a link, has changed what is searched for.
  useEffect(() => setDraft(keyword), [keyword]);

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
      <Input.Search
        className={styles.search}
        size="large"
        allowClear
        aria-label={label}
        placeholder={label}
        enterButton={formatMessage({ id: 'announcement.search.submit' })}
        maxLength={50}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onSearch={(text) => change({ keyword: text.trim(), current: undefined })}
      />
    </section>
  );
}
