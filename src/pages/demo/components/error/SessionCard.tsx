import { useT } from '@@/texts/demo';
import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { withUser } from '@/domain/account/account';
import { LOGIN_TYPE } from '@/domain/account/login';
import { END_WARNING_SECONDS } from '@/domain/timeLimit';
import { session } from '@/request/session';
import { endSessionSoon, expireSessionOnServer } from '@/services/demo';
import { login } from '@/services/signIn';
import { fetchCurrentUser } from '@/services/user';
import { DemoCard } from '../DemoCard';
import { OutcomeLine } from './OutcomeLine';
import { observe, useTrial } from './trial';

/** The mocks' sample accounts. They exist nowhere else. */
const SAMPLE_ACCOUNTS = ['admin', 'user'] as const;
const SAMPLE_PASSWORD = 'Market#2026';

/** The signed-in user, with buttons that start and expire a session. */
export function SessionCard() {
  const t = useT();
  const { initialState, setInitialState } = useModel('@@initialState');
  const user = initialState?.currentUser;
  const { running, outcome, start } = useTrial('session');

  async function signIn(userPhone: string) {
    const { token } = await login({ userPhone, loginType: LOGIN_TYPE.password, password: SAMPLE_PASSWORD });
    session.start(token);
    const currentUser = await initialState?.fetchUserInfo();
    await setInitialState((state) => state && withUser(state, currentUser));
  }

  return (
    <DemoCard
      title={t('demo.session.title')}
      lead={user ? t('demo.session.signedIn', { name: user.userName }) : t('demo.session.signedOut')}
    >
      <Flex gap={8} wrap>
        {SAMPLE_ACCOUNTS.map((account) => (
          <Button key={account} disabled={running} onClick={() => start(() => observe(signIn(account)))}>
            {t('demo.session.signInAs', { account })}
          </Button>
        ))}
        <Button disabled={running || !user} onClick={() => start(() => observe(expireSessionOnServer()))}>
          {t('demo.session.expire')}
        </Button>
        <Button disabled={running || !user} onClick={() => start(() => observe(endSessionSoon()))}>
          {t('demo.session.endSoon', { minutes: END_WARNING_SECONDS / 60 })}
        </Button>
        <Button disabled={running} onClick={() => start(() => observe(fetchCurrentUser()))}>
          {t('demo.session.read')}
        </Button>
      </Flex>
      <OutcomeLine running={running} outcome={outcome} />
    </DemoCard>
  );
}
