import { Link, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { DateText } from '@/components/DateText';
import { listAnnouncements } from '@/services/announcement';
import { AttentionBlock } from './AttentionBlock';
import styles from './Overview.module.css';

const SHOWN = 3;

/** The announcements this person has not read. */
export function UnreadBlock({ onCalm }: { onCalm: (isCalm: boolean) => void }) {
  const { formatMessage, locale } = useIntl();
  const { data, error, loading, refresh } = useRequest(
    () => listAnnouncements({ unread: true, pageSize: SHOWN }, { silent: true }),
    { refreshDeps: [locale], onError: () => {} },
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
      loading={loading}
      onRetry={refresh}
      onCalm={onCalm}
    />
  );
}
