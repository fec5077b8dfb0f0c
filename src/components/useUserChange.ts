import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import type { CurrentUser } from '@/domain/account/account';
import { withUser } from '@/domain/account/account';

/** Updates the signed-in user on every screen. */
export function useUserChange(): (changed: Partial<CurrentUser>) => void {
  const { setInitialState } = useModel('@@initialState');
  return useCallback(
    (changed) => {
      void setInitialState((state) =>
        state?.currentUser ? withUser(state, { ...state.currentUser, ...changed }) : state,
      );
    },
    [setInitialState],
  );
}
