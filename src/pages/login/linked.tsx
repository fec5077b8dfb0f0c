import { useT } from '@@/texts/linkedAccount';
import { useSearchParams } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { readDeviceToken } from '@/browser/deviceToken';
import { forgetTicket, keepTicket } from '@/browser/linkTicket';
import { AuthFoot, AuthHeading } from '@/components/AccountForm';
import { Alert } from '@/components/Alert';
import { AuthLink } from '@/components/AuthLink';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { PageLoading } from '@/components/PageLoading';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { useAuthorization } from '@/components/security/useAuthorization';
import { UserLoadFailedAlert } from '@/components/UserLoadFailedAlert';
import { LINKED_ERROR, type LinkedLoginPayload, type LinkTicket } from '@/domain/account/linkedAccount';
import { secondStepRequired } from '@/domain/account/login';
import { hasErrorCode, readRefusal } from '@/domain/requestError';
import { useSignIn } from '@/layouts/session/useSignIn';
import { fetchIdentityProviders, signInByProvider } from '@/services/linkedAccount';
import { RememberField } from './components/RememberField';
import { useRemember } from './components/useRemember';

const SecondStep = lazy(() => import('./components/SecondStep'));

const PATH = '/login/linked';
const CONFIRM_PATH = '/usercenter/security/settings/linked-account';

/** `/login/linked`: sign-in by an account at an identity provider, which sends the browser back here. */
export default function LinkedLoginPage() {
  const t = useT();
  const [query] = useSearchParams();
  const signal = useUnmountSignal();
  const { start: startSession, loadUser, userLoadFailed } = useSignIn();
  const [challenge, setChallenge] = useState<string>();
  const [ticket, setTicket] = useState<LinkTicket>();
  const remember = useRemember();
  const providers = useQuery(fetchIdentityProviders);
  const redirect = query.get('redirect') ?? undefined;

  const signIn = useAction(
    (payload: LinkedLoginPayload, _redirect: string | undefined) =>
      signInByProvider({ ...payload, deviceToken: readDeviceToken() }, { signal: signal() }),
    {
      async onDone(result, _payload, wanted) {
        if ('token' in result) {
          forgetTicket();
          await startSession(result);
          return;
        }
        keepTicket(result, wanted);
        setTicket(result);
      },
      onFailed: (error) => setChallenge(readRefusal(error, secondStepRequired)?.challenge),
    },
  );
  const authorization = useAuthorization({ path: PATH, onCode: signIn.run });
  const failure = [LINKED_ERROR.codeRefused, LINKED_ERROR.providerUnreachable].some((code) =>
    hasErrorCode(signIn.error, code),
  )
    ? signIn.error?.message
    : authorization.error && t(`linked.error.${authorization.error}`);

  if (challenge) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SecondStep
          challenge={challenge}
          onDone={async (result) => {
            await startSession(result);
            setChallenge(undefined);
          }}
          onCancel={() => setChallenge(undefined)}
        />
      </Suspense>
    );
  }
  if (ticket) return <UnknownAccount ticket={ticket} />;
  const isBusy = signIn.isPending || (authorization.hasCode && !signIn.outcome);
  const lead = isBusy ? 'busy' : providers.data?.list.length === 0 ? 'none' : 'lead';
  return (
    <>
      <AuthHeading title={t('linked.login.title')} lead={t(`linked.login.${lead}`)} />
      {userLoadFailed && <UserLoadFailedAlert onRetry={loadUser} />}
      {failure && <Alert className={layout.spaceAfterLg} type="error" title={failure} />}
      <QueryContent
        query={isBusy ? { ...providers, data: undefined } : providers}
        failed={t('linked.login.failed')}
        loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      >
        {({ list }) => (
          <Flex vertical gap={12}>
            {list.length > 0 && <RememberField {...remember} keepName={undefined} />}
            {list.map((provider) => (
              <Button
                key={provider.provider}
                type="primary"
                size="large"
                block
                onClick={() => void authorization.start(provider, redirect, remember.remember || undefined)}
              >
                {t('linked.login.with', { name: provider.name })}
              </Button>
            ))}
          </Flex>
        )}
      </QueryContent>
      <AuthFoot>
        <AuthLink to="/login">{t('linked.login.other')}</AuthLink>
      </AuthFoot>
    </>
  );
}

/** An account at the provider that no user has linked: it is linked after a sign-in or a registration in this tab. */
function UnknownAccount({ ticket: { name, account } }: { ticket: LinkTicket }) {
  const t = useT();
  const address = (path: string) => `${path}?${new URLSearchParams({ redirect: CONFIRM_PATH })}`;
  return (
    <>
      <AuthHeading
        title={t('linked.unknown.title', { name })}
        lead={t('linked.unknown.lead', { name, account })}
      />
      <Flex vertical gap={12}>
        <LinkButton to={address('/login')} type="primary" size="large" block>
          {t('linked.unknown.signIn')}
        </LinkButton>
        <LinkButton to={address('/register')} size="large" block>
          {t('linked.unknown.register')}
        </LinkButton>
      </Flex>
    </>
  );
}
