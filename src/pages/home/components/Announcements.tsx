import { Link, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { DateText } from '@/components/DateText';
import { listAnnouncements } from '@/services/announcement';
import styles from './Announcements.module.css';
import { Block, BlockNote } from './Block';

/** One strip of it; the rest is on its own page. */
const SHOWN = 4;

/** The latest announcements. Aside from what the page is for, so a failure is said here only. */
export function Announcements() {
  const { formatMessage, locale } = useIntl();
  const { data, error, loading, refresh } = useRequest(
    () => listAnnouncements({ pageSize: SHOWN }, { silent: true }),
    { refreshDeps: [locale], onError: () => {} },
  );

  function content() {
    if (data && data.list.length === 0)
      return <BlockNote text={formatMessage({ id: 'home.announcements.empty' })} />;
    if (data)
      return (
        <ul className={styles.strip}>
          {data.list.map(({ announcementId, title, publishedAt, pinned, read }) => (
            <li key={announcementId}>
              <Link to={`/announcement/${encodeURIComponent(announcementId)}`} className={styles.line}>
                {pinned && (
                  <span className={styles.mark}>{formatMessage({ id: 'home.announcements.pinned' })}</span>
                )}
                {!read && (
                  <span className={styles.unread}>{formatMessage({ id: 'home.announcements.unread' })}</span>
                )}
                <span className={styles.title}>{title}</span>
                <span className={styles.date}>
                  <DateText at={publishedAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      );
    if (error)
      return (
        <BlockNote
          text={formatMessage({ id: 'home.announcements.failed' })}
          onRetry={refresh}
          retrying={loading}
        />
      );
    return (
      <div className={styles.loading} aria-hidden>
        <Skeleton active title={false} paragraph={{ rows: SHOWN, width: '100%' }} />
      </div>
    );
  }

  return (
    <Block
      title={formatMessage({ id: 'home.announcements' })}
      more={{ to: '/announcement', text: formatMessage({ id: 'home.announcements.more' }) }}
    >
      {content()}
    </Block>
  );
}
