import { Link, useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { DateText } from '@/components/DateText';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { listAnnouncements } from '@/services/announcement';
import styles from './Announcements.module.css';
import { Block, BlockNote } from './Block';

/** One strip of it; the rest is on its own page. */
const SHOWN = 4;

/** The latest announcements. Aside from what the page is for, so a failure is said here only. */
export function Announcements() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listAnnouncements({ pageSize: SHOWN }, options),
    { silent: true },
  );

  function content() {
    if (data && data.list.length === 0)
      return <BlockNote text={formatMessage({ id: 'home.announcements.empty' })} />;
    if (data)
      return (
        <ul className={`${panelStyles.surface} ${styles.strip}`}>
          {data.list.map(({ announcementId, title, publishedAt, pinned, read }) => (
            <li key={announcementId}>
              <Link to={`/announcement/${encodeURIComponent(announcementId)}`} className={styles.line}>
                {pinned && (
                  <span className={styles.mark}>{formatMessage({ id: 'home.announcements.pinned' })}</span>
                )}
                {!read && (
                  <span className={typography.unread}>
                    {formatMessage({ id: 'home.announcements.unread' })}
                  </span>
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
          retrying={isLoading}
        />
      );
    return (
      <div className={`${panelStyles.surface} ${styles.loading}`} aria-hidden>
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
