import { PushpinOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Flex, Tag } from 'antd';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { useColumns } from '@/components/ColumnsContext';
import { DateText } from '@/components/DateText';
import typography from '@/components/typography.module.css';
import type { Announcement } from '@/domain/content/announcement';
import styles from './AnnouncementArticle.module.css';

/** Title of an announcement, how much it matters, where it stands, and from when to when. */
export function ArticleHead({ announcement }: { announcement: Announcement }) {
  const { formatMessage, formatDate } = useIntl();
  const { sections } = useColumns();
  const { title, severity, pinned, expired, expiresAt, publishedAt } = announcement;
  const category = sections.announcement?.children.find(({ recordId }) => recordId === announcement.category);
  const end =
    expiresAt &&
    formatMessage(
      { id: expired ? 'announcement.expiredSince' : 'announcement.validUntil' },
      { date: formatDate(expiresAt, { year: 'numeric', month: 'long', day: 'numeric' }) },
    );
  return (
    <header className={styles.head}>
      <h1 className={typography.titleLarge}>{title}</h1>
      <Flex className={styles.facts} wrap align="center" gap="8px 16px">
        {pinned && (
          <Tag icon={<PushpinOutlined aria-hidden />}>{formatMessage({ id: 'announcement.pinned' })}</Tag>
        )}
        <SeverityTag severity={severity} />
        {category && (
          <Link to={`/announcement?category=${encodeURIComponent(category.recordId)}`}>{category.title}</Link>
        )}
        <DateText at={publishedAt} withTime />
        {end && <span>{end}</span>}
      </Flex>
    </header>
  );
}
