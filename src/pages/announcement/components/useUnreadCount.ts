import { useModel } from '@umijs/max';
import { useCallback } from 'react';

/** Whether a user is signed in, and a setter for the unread count in the header. */
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
