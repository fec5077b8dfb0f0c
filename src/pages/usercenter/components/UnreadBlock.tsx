import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
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
        <Flex
          key={announcementId}
          className={styles.item}
          component="li"
          align="center"
          justify="space-between"
          gap={16}
        >
          <div className={layout.shrink}>
            <Link to={`/announcement/${encodeURIComponent(announcementId)}`} className={styles.name}>
              {title}
            </Link>
            <p className={typography.note}>
              <DateText at={publishedAt} />
            </p>
          </div>
          <SeverityTag severity={severity} />
        </Flex>
      ))}
      failed={error !== undefined && data === undefined}
      failedText={formatMessage({ id: 'usercenter.overview.unread.failed' })}
      loading={isLoading}
      onRetry={refresh}
      onCalm={onCalm}
    />
  );
}
