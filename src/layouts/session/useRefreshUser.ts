import { useModel } from '@umijs/max';
import { AUTOMATIC } from '@/components/query/automaticRead';
import { useAction } from '@/components/query/useAction';
import type { RefreshOptions } from '@/components/query/useQuery';
import { type CurrentUser, withUser } from '@/domain/account/account';
import { session } from '@/request/session';

/** Reloads the signed-in user and stores it in the initial state. */
export function useRefreshUser() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { run, isPending } = useAction<[options?: RefreshOptions], CurrentUser | undefined>(
    async (options) => initialState?.fetchUserInfo(options),
    {
      onDone: (user) => setInitialState((state) => state && withUser(state, user)),
      onFailed: () =>
        setInitialState((state) => state && { ...state, userUnknown: session.token() !== undefined }),
    },
  );
  return { refreshUser: () => void run(), refreshByItself: () => void run(AUTOMATIC), refreshing: isPending };
}
