import { useIntl, useLocation, useSearchParams } from '@umijs/max';
import { AuthFoot, AuthHeading } from '@/components/AccountForm';
import { AuthLink } from '@/components/AuthLink';
import { TabSwitch } from '@/components/TabSwitch';
import { AccountLoginForm } from './components/AccountLoginForm';
import { PhoneLoginForm } from './components/PhoneLoginForm';
import { SessionExpiredAlert } from './components/SessionExpiredAlert';
import { UserLoadFailedAlert } from './components/UserLoadFailedAlert';
import { useSignIn } from './components/useSignIn';

/** Signing in by account or by phone (spec section 2). Both forms stay mounted, so what was typed survives the tabs. */
export default function LoginPage() {
  const { formatMessage } = useIntl();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const { signIn, readUser, unread } = useSignIn();

  function handleTab(tab: string) {
    const next = new URLSearchParams(query);
    if (tab === 'phone') next.set('type', 'phone');
    else next.delete('type');
    setQuery(next, { replace: true, state });
  }

  return (
    <>
      <AuthHeading title={formatMessage({ id: 'account.login.title' })} />
      <SessionExpiredAlert />
      {unread && <UserLoadFailedAlert onRetry={readUser} />}
      <TabSwitch
        activeKey={query.get('type') === 'phone' ? 'phone' : 'account'}
        onChange={handleTab}
        tabs={[
          {
            key: 'account',
            label: formatMessage({ id: 'account.login.byAccount' }),
            children: <AccountLoginForm onSignIn={signIn} />,
          },
          {
            key: 'phone',
            label: formatMessage({ id: 'account.login.byPhone' }),
            children: <PhoneLoginForm onSignIn={signIn} />,
          },
        ]}
      />
      <AuthFoot>
        {formatMessage({ id: 'account.login.noAccount' })}{' '}
        <AuthLink to="/register">{formatMessage({ id: 'account.login.toRegister' })}</AuthLink>
      </AuthFoot>
    </>
  );
}
