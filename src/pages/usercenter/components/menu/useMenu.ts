import { useT } from '@@/texts/entry';
import usercenterTexts from '@@/texts/usercenter';
import { useLocation } from '@umijs/max';
import { useCanOpen } from '@/components/grantedPage';
import { useUnreadMessages } from '@/components/message/useUnreadMessages';
import type { NavigationGroup } from '@/components/SideNavigation';
import { unreadText } from '@/components/UnreadCount';
import { findEntry, grantedGroups } from './groups';

const MESSAGES = '/usercenter/message';

export interface MenuGroup extends NavigationGroup {
  name: string;
  Icon: ReturnType<typeof grantedGroups>[number]['Icon'];
  isInBar: boolean;
}

/** Returns the menu of the user center: the pages that the user may open, with the current one and the unread messages. */
export function useMenu(): MenuGroup[] {
  const t = useT(usercenterTexts);
  const location = useLocation();
  const canOpen = useCanOpen();
  const { count = 0 } = useUnreadMessages();

  const granted = grantedGroups(canOpen);
  const entry = findEntry(
    location,
    granted.flatMap(({ entries }) => entries),
  );

  return granted.map(({ name, Icon, isInBar = false, entries }) => ({
    key: name,
    name: t(`usercenter.menu.${name}`),
    title: entries.length > 1 ? t(`usercenter.menu.${name}`) : undefined,
    Icon,
    isInBar,
    pages: entries.map((each) => {
      const label = t(each.titleId);
      const hasUnread = each.to === MESSAGES && count > 0;
      return {
        to: each.to,
        label,
        Icon: each.Icon,
        current: each === entry ? 'page' : undefined,
        unread: hasUnread
          ? { count, name: t('frame.unread', { section: label, count: unreadText(count) }) }
          : undefined,
      };
    }),
  }));
}
