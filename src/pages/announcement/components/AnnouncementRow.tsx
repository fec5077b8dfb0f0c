import { PushpinOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Tag } from 'antd';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { DateText } from '@/components/DateText';
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
      <h2 className={styles.title}>
        <Link className={styles.cover} to={`/announcement/${encodeURIComponent(announcementId)}`}>
          {title}
        </Link>
        {!read && <span className={styles.unread}>{formatMessage({ id: 'announcement.unread' })}</span>}
      </h2>
      {summary && <p className={styles.summary}>{summary}</p>}
      <div className={styles.facts}>
        {pinned && (
          <Tag icon={<PushpinOutlined aria-hidden />}>{formatMessage({ id: 'announcement.pinned' })}</Tag>
        )}
        <SeverityTag severity={severity} />
        {expired && <Tag>{formatMessage({ id: 'announcement.expired' })}</Tag>}
        {category && <span>{category}</span>}
        <DateText at={publishedAt} />
      </div>
    </li>
  );
}
