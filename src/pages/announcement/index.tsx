import { CheckOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { listAnnouncements, readAnnouncements } from '@/services/announcement';
import { AnnouncementFilters, announcementQuery } from './components/AnnouncementFilters';
import { AnnouncementRow } from './components/AnnouncementRow';
import { ListSkeleton } from './components/ListSkeleton';
import { useUnreadCount } from './components/useUnreadCount';

/** All announcements: by category, words and unread, what is pinned first, in pages. */
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
  const wayOn = (
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
      {data && status !== 'failed' && (
        <Flex className={`${layout.spaceAfterXs} ${typography.note}`} component="p" gap={16} role="status">
          {formatMessage({ id: 'announcement.total' }, { total: data.total })}
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
        emptyAction={wayOn}
        notFoundAction={wayOn}
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
