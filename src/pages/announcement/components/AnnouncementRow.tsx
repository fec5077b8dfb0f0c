import { PushpinOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Flex, Tag } from 'antd';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { DateText } from '@/components/DateText';
import typography from '@/components/typography.module.css';
import type { AnnouncementSummary } from '@/domain/content/announcement';
import styles from './AnnouncementList.module.css';

interface AnnouncementRowProps {
  announcement: AnnouncementSummary;
  /** Title of its column, where it is known. */
  category?: string;
}

/** One announcement of the list. Unread: a dot, a word, and a heavier title. */
export function AnnouncementRow({ announcement, category }: AnnouncementRowProps) {
  const { formatMessage } = useIntl();
  const { announcementId, title, summary, severity, pinned, expired, read, publishedAt } = announcement;
  return (
    <li className={styles.row} data-unread={!read || undefined} data-expired={expired || undefined}>
      <Flex className={styles.title} component="h2" wrap align="center" gap="4px 12px">
        <Link className={styles.cover} to={`/announcement/${encodeURIComponent(announcementId)}`}>
          {title}
        </Link>
        {!read && <span className={typography.unread}>{formatMessage({ id: 'announcement.unread' })}</span>}
      </Flex>
      {summary && <p className={styles.summary}>{summary}</p>}
      <Flex className={styles.facts} wrap align="center" gap="4px 12px">
        {pinned && (
          <Tag icon={<PushpinOutlined aria-hidden />}>{formatMessage({ id: 'announcement.pinned' })}</Tag>
        )}
        <SeverityTag severity={severity} />
        {expired && <Tag>{formatMessage({ id: 'announcement.expired' })}</Tag>}
        {category && <span>{category}</span>}
        <DateText at={publishedAt} />
      </Flex>
    </li>
  );
}
