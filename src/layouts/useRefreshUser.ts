import { useModel } from '@umijs/max';
import { useCallback, useState } from 'react';
import { withUser } from '@/domain/account/userState';
import { isRequestError } from '@/domain/requestError';
import { session } from '@/request/session';

/** Asks again who is signed in, and keeps the answer. The request layer says why when it fails. */
export function useRefreshUser(): { refreshUser: () => Promise<void>; refreshing: boolean } {
  const { initialState, setInitialState } = useModel('@@initialState');
  const [refreshing, setRefreshing] = useState(false);
  const fetchUserInfo = initialState?.fetchUserInfo;

  const refreshUser = useCallback(async () => {
    setRefreshing(true);
    try {
      const user = await fetchUserInfo?.();
      setInitialState((state) => state && withUser(state, user));
    } catch (error) {
      if (!isRequestError(error)) throw error;
      setInitialState((state) => state && { ...state, userUnknown: session.token() !== undefined });
    } finally {
      setRefreshing(false);
    }
  }, [fetchUserInfo, setInitialState]);

  return { refreshUser, refreshing };
}
