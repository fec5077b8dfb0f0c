import { useT } from '@@/texts/announcement';
import { PushpinOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Flex, Tag } from 'antd';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { useColumns } from '@/components/ColumnsContext';
import coverRow from '@/components/coverRow.module.css';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { ReadAllButton } from '@/components/list/ReadAllButton';
import { useCursorList } from '@/components/list/useCursorList';
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { type AnnouncementSummary, announcementQuery } from '@/domain/content/announcement';
import { listAnnouncements, readAnnouncements } from '@/services/announcement';
import styles from './components/AnnouncementList.module.css';
import { useUnreadCount } from './components/useUnreadCount';

/** All announcements, with filters and pagination. */
export default function AnnouncementListPage() {
  const t = useT();
  const { sections } = useColumns();
  const { signedIn, setUnreadCount } = useUnreadCount();
  const announcements = useCursorList(
    'announcement',
    announcementQuery,
    (query, options) => listAnnouncements({ ...query, unread: signedIn ? query.unread : undefined }, options),
    {
      key: signedIn,
      onData: ({ unreadCount }) => setUnreadCount(unreadCount),
      options: () => ({
        category: sections.announcement?.children.map(({ recordId, title }) => ({
          value: recordId,
          label: title,
        })),
      }),
    },
  );

  const unreadCount = signedIn ? (announcements.data?.unreadCount ?? 0) : 0;
  const titles = new Map(sections.announcement?.children.map(({ recordId, title }) => [recordId, title]));
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.announcement')}
        actions={
          unreadCount > 0 && (
            <ReadAllButton
              act={() => readAnnouncements({ all: true }, { silent: false })}
              done={t('announcement.readAll.done')}
              onDone={({ unreadAnnouncementCount }) => {
                setUnreadCount(unreadAnnouncementCount);
                return announcements.refresh();
              }}
            >
              {t('announcement.readAll')}
            </ReadAllButton>
          )
        }
      />
      <Flex vertical gap={16}>
        <FilterBar list={announcements} tabs="category" hidden={signedIn ? [] : ['unread']} />
        <ListContent
          list={announcements}
          summary={() =>
            unreadCount > 0 && <span>{t('announcement.unreadCount', { count: unreadCount })}</span>
          }
          emptyAction={{ to: '/serviceMarket', text: t('announcement.toMarket') }}
        >
          {({ list }) => (
            <ul className={`${panelStyles.surface} ${layout.divided}`}>
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
      </Flex>
    </div>
  );
}

interface AnnouncementRowProps {
  announcement: AnnouncementSummary;
  /** Title of its category. */
  category?: string;
}

function AnnouncementRow({ announcement, category }: AnnouncementRowProps) {
  const t = useT();
  const { search } = useLocation();
  const { announcementId, title, summary, severity, pinned, expired, read, publishedAt } = announcement;
  return (
    <li
      className={`${coverRow.row} ${styles.row}`}
      data-unread={!read || undefined}
      data-expired={expired || undefined}
    >
      <Flex className={styles.title} component="h2" wrap align="center" gap="4px 12px">
        <Link
          className={coverRow.cover}
          to={`/announcement/${encodePart(announcementId)}`}
          state={{ list: search }}
        >
          {title}
        </Link>
        {!read && <span className={typography.unread}>{t('announcement.unread')}</span>}
      </Flex>
      {summary && <p className={styles.summary}>{summary}</p>}
      <Flex className={styles.facts} wrap align="center" gap="4px 12px">
        {pinned && <Tag icon={<PushpinOutlined aria-hidden />}>{t('announcement.pinned')}</Tag>}
        <SeverityTag severity={severity} />
        {expired && <Tag>{t('announcement.expired')}</Tag>}
        {category && <span>{category}</span>}
        <DateText at={publishedAt} />
      </Flex>
    </li>
  );
}
