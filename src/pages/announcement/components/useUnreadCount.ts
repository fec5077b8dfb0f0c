import { useModel } from '@umijs/max';
import { useCallback } from 'react';

/** Whether anybody is signed in, who alone can have something unread, and how the header learns how much is left. */
export function useUnreadCount(): { signedIn: boolean; setUnreadCount: (count: number) => void } {
  const { initialState, setInitialState } = useModel('@@initialState');
  const setUnreadCount = useCallback(
    (unreadAnnouncementCount: number) =>
      setInitialState((state) => {
        const user = state?.currentUser;
        if (!user || user.unreadAnnouncementCount === unreadAnnouncementCount) return state;
        return { ...state, currentUser: { ...user, unreadAnnouncementCount } };
      }),
    [setInitialState],
  );
  return { signedIn: initialState?.currentUser !== undefined, setUnreadCount };
}
