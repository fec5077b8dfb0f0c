import { useT } from '@@/texts/announcement';
import { PushpinOutlined } from '@ant-design/icons';
import { Link, useParams } from '@umijs/max';
import { Flex, Skeleton, Tag } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { SeverityTag } from '@/components/announcement/SeverityTag';
import { Article } from '@/components/article/Article';
import { ArticleNeighbours } from '@/components/article/ArticleNeighbours';
import { BackLink } from '@/components/BackLink';
import { useColumns } from '@/components/ColumnsContext';
import { DateText } from '@/components/DateText';
import { PageHeader } from '@/components/PageHeader';
import { usePageTitle } from '@/components/PageTitleContext';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { lastMomentBefore } from '@/domain/calendar';
import { encodePart } from '@/domain/characters';
import type { Announcement } from '@/domain/content/announcement';
import { dateText } from '@/domain/intlFormats';
import { fetchAnnouncement, readAnnouncements } from '@/services/announcement';
import styles from './components/AnnouncementArticle.module.css';
import { AttachmentList } from './components/AttachmentList';
import { useUnreadCount } from './components/useUnreadCount';

const toNeighbour = (neighbour: { announcementId: string; title: string } | null) =>
  neighbour
    ? { to: `/announcement/${encodePart(neighbour.announcementId)}`, title: neighbour.title }
    : undefined;

/** One announcement. Opening it marks it as read. */
export default function AnnouncementPage() {
  const { id = '' } = useParams();
  // The key resets all state for another announcement.
  return <AnnouncementArticle key={id} id={id} />;
}

function AnnouncementArticle({ id }: { id: string }) {
  const t = useT();
  const { signedIn, setUnreadCount } = useUnreadCount();
  const announcement = useQuery((options) => fetchAnnouncement(id, options), { key: signedIn });
  usePageTitle(announcement.data?.title);

  const isUnread = signedIn && announcement.data?.read === false;
  const marking = useAction(readAnnouncements, {
    onDone: ({ unreadAnnouncementCount }) => setUnreadCount(unreadAnnouncementCount),
  });
  const markRead = useEffectEvent(() => void marking.run({ announcementIds: [id] }));
  useEffect(() => {
    if (isUnread) markRead();
  }, [isUnread]);

  const frame = (content: ReactNode) => (
    <article className={`${panelStyles.surface} ${styles.article}`} aria-busy={announcement.isLoading}>
      {content}
    </article>
  );
  return (
    <QueryContent
      query={announcement}
      heading="h1"
      failed={t('announcement.article.failed')}
      loading={frame(
        <>
          <BackLink to="/announcement" text={t('announcement.toList')} />
          <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 10 }} />
        </>,
      )}
      missing={{
        title: t('announcement.notFound.title'),
        description: t('announcement.notFound.description'),
        action: { to: '/announcement', text: t('announcement.toList') },
      }}
    >
      {(data) =>
        frame(
          <>
            <ArticleHead announcement={data} />
            <Article body={data.body} />
            {data.attachments.length > 0 && <AttachmentList announcement={data} />}
            <ArticleNeighbours
              title={t('announcement.neighbours')}
              previous={toNeighbour(data.previous)}
              next={toNeighbour(data.next)}
              previousText={t('announcement.previous')}
              nextText={t('announcement.next')}
            />
          </>,
        )
      }
    </QueryContent>
  );
}

function ArticleHead({ announcement }: { announcement: Announcement }) {
  const t = useT();
  const { sections } = useColumns();
  const { title, severity, pinned, expired, expiresAt, publishedAt } = announcement;
  const category = sections.announcement?.children.find(({ recordId }) => recordId === announcement.category);
  const end =
    expiresAt &&
    t(expired ? 'announcement.expiredSince' : 'announcement.validUntil', {
      date: dateText(t.locale, lastMomentBefore(expiresAt)),
    });
  return (
    <div className={styles.head}>
      <PageHeader
        back={{ to: '/announcement', text: t('announcement.toList') }}
        title={title}
        line={
          <Flex className={styles.facts} component="span" wrap align="center" gap="8px 16px">
            {pinned && <Tag icon={<PushpinOutlined aria-hidden />}>{t('announcement.pinned')}</Tag>}
            <SeverityTag severity={severity} />
            {category && (
              <Link to={`/announcement?category=${encodePart(category.recordId)}`}>{category.title}</Link>
            )}
            <DateText at={publishedAt} withTime />
            {end && <span>{end}</span>}
          </Flex>
        }
      />
    </div>
  );
}
