import { CheckOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Pagination } from 'antd';
import { useRef } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { FailedState } from '@/components/FailedState';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { isRequestError } from '@/domain/requestError';
import { listAnnouncements, readAnnouncements } from '@/services/announcement';
import { AnnouncementFilters } from './components/AnnouncementFilters';
import styles from './components/AnnouncementList.module.css';
import { AnnouncementRow } from './components/AnnouncementRow';
import { EmptyList } from './components/EmptyList';
import { ListSkeleton } from './components/ListSkeleton';
import { useUnreadCount } from './components/useUnreadCount';

/** What is asked for as it stands in the address; a page that is no number is the first. */
function readQuery(query: URLSearchParams, signedIn: boolean) {
  const current = Number(query.get('current'));
  return {
    category: query.get('category') || undefined,
    keyword: query.get('keyword') || undefined,
    unread: signedIn && query.get('unread') === '1',
    current: Number.isSafeInteger(current) && current > 0 ? current : 1,
  };
}

/** All announcements: by category, words and unread, what is pinned first, in pages. */
export default function AnnouncementListPage() {
  const { formatMessage, locale } = useIntl();
  const { query, change } = useQueryState();
  const { sections } = useColumns();
  const { signedIn, setUnreadCount } = useUnreadCount();
  const signal = useUnmountSignal();
  const top = useRef<HTMLHeadingElement>(null);
  const asked = readQuery(query, signedIn);

  const { data, error, loading, refresh } = useRequest(() => listAnnouncements(asked, { signal: signal() }), {
    refreshDeps: [JSON.stringify(asked), locale, signedIn],
    onSuccess: ({ unreadCount }) => setUnreadCount(unreadCount),
    onError: () => {},
  });
  const { loading: marking, run: markAll } = useRequest(
    async () => {
      const { unreadAnnouncementCount } = await readAnnouncements({ all: true }, { silent: false });
      setUnreadCount(unreadAnnouncementCount);
      refresh();
    },
    {
      manual: true,
      onError(failure) {
        if (!isRequestError(failure)) throw failure;
      },
    },
  );

  function openPage(page: number) {
    change({ current: page > 1 ? String(page) : undefined });
    top.current?.scrollIntoView();
  }

  const unreadCount = signedIn ? (data?.unreadCount ?? 0) : 0;
  const titles = new Map(sections.announcement?.children.map(({ recordId, title }) => [recordId, title]));
  const failed = error !== undefined && !loading;
  return (
    <>
      <div className={styles.head}>
        <h1 ref={top} className={styles.pageTitle}>
          {formatMessage({ id: 'title.announcement' })}
        </h1>
        {unreadCount > 0 && (
          <Button icon={<CheckOutlined aria-hidden />} loading={marking} onClick={markAll}>
            {formatMessage({ id: 'announcement.readAll' })}
          </Button>
        )}
      </div>
      <AnnouncementFilters withUnread={signedIn} />
      {failed && <FailedState title={formatMessage({ id: 'announcement.failed' })} onRetry={refresh} />}
      {!failed && !data && <ListSkeleton />}
      {!failed && data && (
        <div aria-busy={loading}>
          <p className={styles.total} role="status">
            {formatMessage({ id: 'announcement.total' }, { total: data.total })}
            {unreadCount > 0 && (
              <span>{formatMessage({ id: 'announcement.unreadCount' }, { count: unreadCount })}</span>
            )}
          </p>
          {data.list.length === 0 ? (
            <EmptyList query={query} total={data.total} />
          ) : (
            <ul className={styles.list}>
              {data.list.map((announcement) => (
                <AnnouncementRow
                  key={announcement.announcementId}
                  announcement={announcement}
                  category={titles.get(announcement.category)}
                />
              ))}
            </ul>
          )}
          {data.total > data.pageSize && data.list.length > 0 && (
            <nav className={styles.pages} aria-label={formatMessage({ id: 'announcement.pages' })}>
              <Pagination
                current={data.current}
                pageSize={data.pageSize}
                total={data.total}
                showSizeChanger={false}
                onChange={openPage}
              />
            </nav>
          )}
        </div>
      )}
    </>
  );
}
