import { useT } from '@@/texts/account';
import { history, useLocation, useSearchParams } from '@umijs/max';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { readDeviceToken } from '@/browser/deviceToken';
import { AuthFoot, AuthHeading } from '@/components/AccountForm';
import styles from '@/components/AccountForm.module.css';
import { Alert } from '@/components/Alert';
import { AuthLink } from '@/components/AuthLink';
import layout from '@/components/layout.module.css';
import { PageLoading } from '@/components/PageLoading';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { TabSwitch } from '@/components/TabSwitch';
import { UserLoadFailedAlert } from '@/components/UserLoadFailedAlert';
import { useIsPurchase } from '@/components/useSafeRedirect';
import { type LoginPayload, type LoginResult, secondStepRequired } from '@/domain/account/login';
import { readRefusal } from '@/domain/requestError';
import { toLoginState } from '@/layouts/session/place';
import { useSignIn } from '@/layouts/session/useSignIn';
import { plainText } from '@/request/plainText';
import { session } from '@/request/session';
import { login } from '@/services/signIn';
import { AccountLoginForm } from './components/AccountLoginForm';
import { PhoneLoginForm } from './components/PhoneLoginForm';
import { useRemember } from './components/useRemember';

const SecondStep = lazy(() => import('./components/SecondStep'));

/** Sign-in by account or by phone (spec section 2). Both forms stay mounted to keep their input. */
export default function LoginPage() {
  const t = useT();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const signal = useUnmountSignal();
  const { start, loadUser, userLoadFailed } = useSignIn();
  const [challenge, setChallenge] = useState<string>();
  const remember = useRemember();
  const ended = useSessionEnd();
  const isPurchase = useIsPurchase();

  async function handleSignIn(payload: LoginPayload) {
    try {
      const deviceToken = readDeviceToken();
      await start(await login({ ...payload, deviceToken }, { signal: signal() }));
    } catch (error) {
      const next = readRefusal(error, secondStepRequired)?.challenge;
      if (!next) throw error;
      setChallenge(next);
    }
  }

  async function handleDone(result: LoginResult) {
    await start(result);
    // Still here when the user failed to load, which the page says.
    setChallenge(undefined);
  }

  function handleTab(tab: string) {
    const next = new URLSearchParams(query);
    if (tab === 'phone') next.set('type', 'phone');
    else next.delete('type');
    setQuery(next, { replace: true, state });
  }

  return (
    <>
      {challenge && (
        <Suspense fallback={<PageLoading />}>
          <SecondStep challenge={challenge} onDone={handleDone} onCancel={() => setChallenge(undefined)} />
        </Suspense>
      )}
      <div hidden={!!challenge}>
        <AuthHeading
          title={t('account.login.title')}
          lead={isPurchase && !ended ? t('account.login.toOrder') : undefined}
        />
        {ended && (
          <Alert
            className={layout.spaceAfterLg}
            classNames={{ close: styles.close }}
            type="warning"
            title={ended.title}
            closable={{ onClose: ended.dismiss, 'aria-label': t('account.login.dismiss') }}
          />
        )}
        {userLoadFailed && <UserLoadFailedAlert onRetry={loadUser} />}
        <TabSwitch
          activeKey={query.get('type') === 'phone' ? 'phone' : 'account'}
          onChange={handleTab}
          tabs={[
            {
              key: 'account',
              label: t('account.login.byAccount'),
              children: <AccountLoginForm remember={remember} onSignIn={handleSignIn} />,
            },
            {
              key: 'phone',
              label: t('account.login.byPhone'),
              children: <PhoneLoginForm remember={remember} onSignIn={handleSignIn} />,
            },
          ]}
        />
        <AuthFoot>
          {t('account.login.noAccount')} <AuthLink to="/register">{t('account.login.toRegister')}</AuthLink>
          <br />
          <AuthLink to="/login/linked">{t('account.login.linked')}</AuthLink>
        </AuthFoot>
      </div>
    </>
  );
}

/** Returns that the session has ended, and why unless a popup says so, also after a reload, until it is dismissed or the user signs in. */
function useSessionEnd(): { title: string; dismiss: () => void } | undefined {
  const t = useT();
  const { pathname, search, hash, state } = useLocation();
  const end = useSyncExternalStore(session.subscribe, session.lastEnd, session.lastEnd);
  const token = useSyncExternalStore(session.subscribe, session.token, session.token);
  const [dismissed, setDismissed] = useState<typeof end>();
  const { sessionEnded, inOtherTab, ...rest } = toLoginState(state);
  // The session's own event is newer than the history state.
  const isEnded = end ? end.reason !== 'logout' && end !== dismissed : typeof sessionEnded === 'string';
  if (token || !isEnded) return undefined;
  const usual =
    end?.reason === 'otherTab' || inOtherTab === true
      ? 'account.login.endedInOtherTab'
      : 'account.login.ended';

  function dismiss() {
    setDismissed(end);
    history.replace({ pathname, search, hash }, rest);
  }

  // A popup that shows the reason is gone after a reload.
  const reason = end?.isShown ? undefined : (end?.message ?? sessionEnded);
  return { title: plainText(reason) || t(usual), dismiss };
}
