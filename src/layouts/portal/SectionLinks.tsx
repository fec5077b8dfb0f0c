import { useT } from '@@/texts/entry';
import { NavLink, useModel } from '@umijs/max';
import { hasSection, useColumns } from '@/components/ColumnsContext';
import { UnreadCount, unreadText } from '@/components/UnreadCount';
import styles from './PortalFrame.module.css';

const sections = [
  { path: '/serviceMarket', section: 'market', titleId: 'title.serviceMarket' },
  { path: '/announcement', section: 'announcement', titleId: 'title.announcement' },
  { path: '/agreement', section: 'agreement', titleId: 'title.agreement' },
] as const;

/** Links to the sections that have a column. */
export function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const t = useT();
  const columns = useColumns();
  const { currentUser } = useModel('@@initialState').initialState ?? {};

  return sections
    .filter(({ section }) => hasSection(columns, section))
    .map(({ path, section, titleId }) => {
      const title = t(titleId);
      const unread = section === 'announcement' ? (currentUser?.unreadAnnouncementCount ?? 0) : 0;
      return (
        <NavLink
          key={path}
          to={path}
          className={styles.link}
          onClick={onFollow}
          aria-label={
            unread > 0 ? t('frame.unread', { section: title, count: unreadText(unread) }) : undefined
          }
        >
          {/* The space separates the words of the visible text for speech input. */}
          {title} {unread > 0 && <UnreadCount count={unread} />}
        </NavLink>
      );
    });
}
