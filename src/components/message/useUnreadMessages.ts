import { useModel } from '@umijs/max';
import { useCallback } from 'react';

interface UnreadCounts {
  unreadCount: number;
  unreadAnnouncementCount?: number;
}

/** The number of the user's unread messages, undefined until it is known, and a setter for the counts in the header. */
export function useUnreadMessages() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { currentUser, unreadMessages } = initialState ?? {};
  const setCounts = useCallback(
    ({ unreadCount, unreadAnnouncementCount }: UnreadCounts) =>
      void setInitialState((state) => {
        const user = state?.currentUser;
        if (!user) return state;
        const announcements = unreadAnnouncementCount ?? user.unreadAnnouncementCount;
        const { userId } = user;
        const isSame =
          state.unreadMessages?.userId === userId &&
          state.unreadMessages.count === unreadCount &&
          user.unreadAnnouncementCount === announcements;
        if (isSame) return state;
        return {
          ...state,
          currentUser: { ...user, unreadAnnouncementCount: announcements },
          unreadMessages: { userId, count: unreadCount },
        };
      }),
    [setInitialState],
  );
  const isOwn = currentUser !== undefined && unreadMessages?.userId === currentUser.userId;
  return { count: isOwn ? unreadMessages.count : undefined, setCounts };
}
