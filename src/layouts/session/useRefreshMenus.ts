import { useModel } from '@umijs/max';
import { useRef } from 'react';
import { useAction } from '@/components/query/useAction';
import { usePolling } from '@/components/query/usePolling';
import type { RefreshOptions } from '@/components/query/useQuery';
import { withUser } from '@/domain/account/account';

/** The shortest pause between two reads on focus (spec section 9). */
const FOCUS_PAUSE_MS = 5_000;

/** Returns a function that silently reloads the user, whose menus may have changed. A failed call changes nothing. */
export function useQuietRefresh(): (options?: RefreshOptions) => Promise<unknown> {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { run } = useAction(
    async (options?: RefreshOptions) => initialState?.fetchUserInfo({ ...options, silent: true }),
    {
      onDone: (user) =>
        setInitialState((state) => {
          const isNew = state?.currentUser && JSON.stringify(user) !== JSON.stringify(state.currentUser);
          return user && isNew ? withUser(state, user) : state;
        }),
    },
  );
  return run;
}

/** Follows changes of the user's menus whenever the window becomes visible. */
export function useRefreshMenus(): void {
  const refresh = useQuietRefresh();
  const readAt = useRef(Date.now());
  usePolling(async (options) => {
    if (Date.now() - readAt.current < FOCUS_PAUSE_MS) return;
    readAt.current = Date.now();
    await refresh(options);
  }, undefined);
}
