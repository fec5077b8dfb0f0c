import { Link, useIntl } from '@umijs/max';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { DateText } from '@/components/DateText';
import { useQuery } from '@/components/query/useQuery';
import { listAnnouncements } from '@/services/announcement';
import { AttentionBlock } from './AttentionBlock';
import styles from './Overview.module.css';

const SHOWN = 3;

/** The announcements this person has not read. */
export function UnreadBlock({ onCalm }: { onCalm: (isCalm: boolean) => void }) {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listAnnouncements({ unread: true, pageSize: SHOWN }, options),
    { silent: true },
  );
  return (
    <AttentionBlock
      title={formatMessage({ id: 'usercenter.overview.unread' }, { count: data?.unreadCount ?? 0 })}
      more={{ to: '/announcement?unread=1', text: formatMessage({ id: 'usercenter.overview.all' }) }}
      items={data?.list.map(({ announcementId, title, severity, publishedAt }) => (
        <li key={announcementId} className={styles.item}>
          <div className={styles.what}>
            <Link to={`/announcement/${encodeURIComponent(announcementId)}`} className={styles.name}>
              {title}
            </Link>
            <p className={styles.detail}>
              <DateText at={publishedAt} />
            </p>
          </div>
          <SeverityTag severity={severity} />
        </li>
      ))}
      failed={error !== undefined && data === undefined}
      failedText={formatMessage({ id: 'usercenter.overview.unread.failed' })}
      loading={isLoading}
      onRetry={refresh}
      onCalm={onCalm}
    />
  );
}
