import { useModel } from '@umijs/max';
import { withUser } from '@/domain/account/account';
import { LOGIN_TYPE } from '@/domain/account/login';
import { session } from '@/request/session';
import { login } from '@/services/user';

/** The mocks' sample accounts; they exist nowhere else. */
export const SAMPLE_ACCOUNTS = ['admin', 'user'] as const;
export type SampleAccount = (typeof SAMPLE_ACCOUNTS)[number];

const SAMPLE_PASSWORD = 'Market#2026';

/** Who is testing, and the short way to be somebody else. */
export function useTester() {
  const { initialState, setInitialState } = useModel('@@initialState');

  /** Rejects with the `RequestError` of the login, or of reading the user. */
  async function signIn(userPhone: SampleAccount) {
    const { token } = await login({ userPhone, loginType: LOGIN_TYPE.password, password: SAMPLE_PASSWORD });
    session.start(token);
    const currentUser = await initialState?.fetchUserInfo();
    await setInitialState((state) => state && withUser(state, currentUser));
  }

  return { user: initialState?.currentUser, signIn };
}
