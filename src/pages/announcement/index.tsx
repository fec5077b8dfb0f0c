import { CheckOutlined, PushpinOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Button, Flex, Skeleton, Tag } from 'antd';
import { useRef } from 'react';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { useColumns } from '@/components/ColumnsContext';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import type { AnnouncementSummary } from '@/domain/content/announcement';
import { listAnnouncements, readAnnouncements } from '@/services/announcement';
import { AnnouncementFilters, announcementQuery } from './components/AnnouncementFilters';
import styles from './components/AnnouncementList.module.css';
import { useUnreadCount } from './components/useUnreadCount';

/** All announcements, with filters and pagination. */
export default function AnnouncementListPage() {
  const { formatMessage } = useIntl();
  const { sections } = useColumns();
  const { signedIn, setUnreadCount } = useUnreadCount();
  const top = useRef<HTMLHeadingElement>(null);
  const announcements = useList(
    announcementQuery,
    (query, options) => listAnnouncements({ ...query, unread: signedIn && query.unread === '1' }, options),
    { key: signedIn, onData: ({ unreadCount }) => setUnreadCount(unreadCount) },
  );
  const { data, query, isFiltered, status } = announcements;
  const markAll = useAction(() => readAnnouncements({ all: true }, { silent: false }), {
    onDone({ unreadAnnouncementCount }) {
      setUnreadCount(unreadAnnouncementCount);
      return announcements.refresh();
    },
  });

  const unreadCount = signedIn ? (data?.unreadCount ?? 0) : 0;
  const titles = new Map(sections.announcement?.children.map(({ recordId, title }) => [recordId, title]));
  const isUnreadOnly = query.unread && !query.category && !query.keyword;
  const reason = isUnreadOnly ? 'allRead' : isFiltered ? 'filtered' : 'none';
  const emptyAction = (
    <LinkButton to={isFiltered ? '/announcement' : '/serviceMarket'}>
      {formatMessage({ id: `announcement.empty.${reason}.action` })}
    </LinkButton>
  );
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap={12}>
        <h1 ref={top} className={typography.titleLarge}>
          {formatMessage({ id: 'title.announcement' })}
        </h1>
        {unreadCount > 0 && (
          <Button
            icon={<CheckOutlined aria-hidden />}
            loading={markAll.isPending}
            onClick={() => void markAll.run()}
          >
            {formatMessage({ id: 'announcement.readAll' })}
          </Button>
        )}
      </Flex>
      <AnnouncementFilters list={announcements} withUnread={signedIn} />
      {status !== 'failed' && (
        <Flex className={`${layout.spaceAfterXs} ${typography.note}`} component="p" gap={16} role="status">
          {data ? formatMessage({ id: 'announcement.total' }, { total: data.total }) : '\u00a0'}
          {unreadCount > 0 && (
            <span>{formatMessage({ id: 'announcement.unreadCount' }, { count: unreadCount })}</span>
          )}
        </Flex>
      )}
      <ListContent
        list={announcements}
        texts={{
          failed: formatMessage({ id: 'announcement.failed' }),
          empty: formatMessage({ id: `announcement.empty.${reason}` }),
          pages: formatMessage({ id: 'announcement.pages' }),
        }}
        emptyAction={emptyAction}
        notFoundAction={emptyAction}
        skeleton={<ListSkeleton />}
        onPage={() => top.current?.scrollIntoView()}
      >
        {({ list }) => (
          <ul className={panelStyles.surface}>
            {list.map((announcement) => (
              <AnnouncementRow
                key={announcement.announcementId}
                announcement={announcement}
                category={titles.get(announcement.category)}
              />
            ))}
          </ul>
        )}
      </ListContent>
    </>
  );
}

interface AnnouncementRowProps {
  announcement: AnnouncementSummary;
  /** Title of its category. */
  category?: string;
}

function AnnouncementRow({ announcement, category }: AnnouncementRowProps) {
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

function ListSkeleton() {
  return (
    <div className={panelStyles.surface}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 2, width: ['80%', '30%'] }} />
        </div>
      ))}
    </div>
  );
}
