import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { expireSessionOnServer } from '@/services/demo';
import { fetchCurrentUser } from '@/services/user';
import { DemoCard } from './DemoCard';
import { OutcomeLine } from './OutcomeLine';
import { observe } from './outcome';
import { useTrial } from './trials';
import { SAMPLE_ACCOUNTS, useTester } from './useTester';

/** Who is signed in, and the ways to start and to lose a session. */
export function SessionCard() {
  const { formatMessage } = useIntl();
  const { user, signIn } = useTester();
  const { running, outcome, start } = useTrial('session');
  return (
    <DemoCard
      title={formatMessage({ id: 'demo.session.title' })}
      lead={
        user
          ? formatMessage({ id: 'demo.session.signedIn' }, { name: user.userName })
          : formatMessage({ id: 'demo.session.signedOut' })
      }
    >
      <Flex gap={8} wrap>
        {SAMPLE_ACCOUNTS.map((account) => (
          <Button key={account} disabled={running} onClick={() => start(() => observe(signIn(account)))}>
            {formatMessage({ id: 'demo.session.signInAs' }, { account })}
          </Button>
        ))}
        <Button disabled={running || !user} onClick={() => start(() => observe(expireSessionOnServer()))}>
          {formatMessage({ id: 'demo.session.expire' })}
        </Button>
        <Button disabled={running} onClick={() => start(() => observe(fetchCurrentUser()))}>
          {formatMessage({ id: 'demo.session.read' })}
        </Button>
      </Flex>
      <OutcomeLine running={running} outcome={outcome} />
    </DemoCard>
  );
}
