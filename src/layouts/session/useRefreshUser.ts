import { useModel } from '@umijs/max';
import { useAction } from '@/components/query/useAction';
import { withUser } from '@/domain/account/account';
import { session } from '@/request/session';

/** Reloads the signed-in user and stores it in the initial state. */
export function useRefreshUser() {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { run, isPending } = useAction(async () => initialState?.fetchUserInfo(), {
    onDone: (user) => setInitialState((state) => state && withUser(state, user)),
    onFailed: () =>
      setInitialState((state) => state && { ...state, userUnknown: session.token() !== undefined }),
  });
  return { refreshUser: () => void run(), refreshing: isPending };
}
