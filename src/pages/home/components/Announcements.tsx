import { useT } from '@@/texts/market';
import { Link } from '@umijs/max';
import { Skeleton } from 'antd';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { listAnnouncements } from '@/services/announcement';
import styles from './Announcements.module.css';
import { ListBlock } from './ListBlock';

const PAGE_SIZE = 4;

/** The latest announcements. */
export function Announcements() {
  const t = useT();
  const query = useQuery((options) => listAnnouncements({ pageSize: PAGE_SIZE }, options), { silent: true });

  return (
    <ListBlock
      title={t('home.announcements')}
      more={{ to: '/announcement', text: t('home.announcements.more') }}
      items={query.data?.list}
      query={query}
      texts={{
        empty: t('home.announcements.empty'),
        failed: t('home.announcements.failed'),
      }}
      skeleton={
        <div className={`${panelStyles.surface} ${styles.loading}`} aria-hidden>
          <Skeleton active title={false} paragraph={{ rows: PAGE_SIZE, width: '100%' }} />
        </div>
      }
    >
      {(items) => (
        <ul className={`${panelStyles.surface} ${layout.divided}`}>
          {items.map(({ announcementId, title, publishedAt, pinned, read }) => (
            <li key={announcementId}>
              <Link to={`/announcement/${encodePart(announcementId)}`} className={styles.line}>
                {pinned && <span className={styles.mark}>{t('home.announcements.pinned')}</span>}
                {!read && <span className={typography.unread}>{t('home.announcements.unread')}</span>}
                <span className={`${layout.fill} ${typography.ellipsis} ${styles.title}`}>{title}</span>
                <span className={`${layout.fixed} ${typography.note} ${styles.date}`}>
                  <DateText at={publishedAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListBlock>
  );
}
