import { Link, useIntl, useLocation } from '@umijs/max';
import { Button, Checkbox, Flex } from 'antd';
import { useColumns } from '@/components/ColumnsContext';
import pill from '@/components/list/pill.module.css';
import type { List } from '@/components/list/useList';
import { SearchField } from '@/components/search/SearchField';
import type { Listing } from '@/domain/listing';
import { listQuery, oneOf, text } from '@/domain/listQuery';
import styles from './AnnouncementList.module.css';

export const announcementQuery = listQuery({ category: text(), keyword: text(), unread: oneOf(['1']) });

interface AnnouncementFiltersProps {
  list: Pick<
    List<ReturnType<typeof announcementQuery.read>, Listing<unknown>>,
    'query' | 'change' | 'searchWith'
  >;
  withUnread: boolean;
}

export function AnnouncementFilters({ list, withUnread }: AnnouncementFiltersProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { sections } = useColumns();
  const { category = '', keyword = '', unread } = list.query;

  const categories = [
    { recordId: '', title: formatMessage({ id: 'announcement.allCategories' }) },
    ...(sections.announcement?.children ?? []),
  ];
  const label = formatMessage({ id: 'announcement.search' });

  return (
    <Flex
      className={styles.filters}
      component="section"
      wrap
      align="center"
      gap="12px 24px"
      aria-label={formatMessage({ id: 'announcement.filters' })}
    >
      <Flex component="nav" wrap gap={8} aria-label={formatMessage({ id: 'announcement.categories' })}>
        {categories.map(({ recordId, title }) => (
          <Link
            key={recordId}
            className={pill.pill}
            // Umi's Link needs a pathname.
            to={{ pathname, search: list.searchWith({ category: recordId || undefined }) }}
            aria-current={recordId === category || undefined}
          >
            {title}
          </Link>
        ))}
      </Flex>
      {withUnread && (
        <Checkbox
          className={styles.unreadOnly}
          checked={unread === '1'}
          onChange={({ target }) => list.change({ unread: target.checked ? '1' : undefined })}
        >
          {formatMessage({ id: 'announcement.unreadOnly' })}
        </Checkbox>
      )}
      <div className={styles.search}>
        <SearchField
          label={label}
          placeholder={label}
          value={keyword}
          onSearch={(text) => list.change({ keyword: text || undefined })}
          end={
            <Button type="text" htmlType="submit">
              {formatMessage({ id: 'announcement.search.submit' })}
            </Button>
          }
        />
      </div>
    </Flex>
  );
}
