import '@@/texts/linkedAccount';
import '@@/texts/proof';
import { useIntl, useNavigate } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { forgetTicket, readTicket } from '@/browser/linkTicket';
import { Alert } from '@/components/Alert';
import { FailedState } from '@/components/FailedState';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { safeRedirect } from '@/components/redirect';
import { useKnownPath } from '@/components/SiteLink';
import { ProofDialog } from '@/components/security/ProofDialog';
import { useAuthorization } from '@/components/security/useAuthorization';
import { LINKED_ERROR as E, type LinkPayload } from '@/domain/account/linkedAccount';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { hasErrorCode } from '@/domain/requestError';
import { fetchIdentityProviders, fetchLinkedAccounts, linkAccount } from '@/services/linkedAccount';
import { proveAccount, sendProofCode } from '@/services/proof';
import { SecurityFrame } from '../components/SecurityFrame';
import { LinkConfirmation } from './components/linkedAccount/LinkConfirmation';
import { LinkedAccountList } from './components/linkedAccount/LinkedAccountList';

const PATH = '/usercenter/security/settings/linked-account';
const SHOWN = [E.codeRefused, E.providerUnreachable, E.linkedElsewhere, E.alreadyLinked, E.ticketOver];

/** `/usercenter/security/settings/linked-account`: accounts at identity providers, which can be used to sign in. */
export default function LinkedAccountPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const navigate = useNavigate();
  const isKnownPath = useKnownPath();
  const signal = useUnmountSignal();
  const [ticket, setTicket] = useState(readTicket);
  /** What waits for a proof of identity. */
  const [proven, setProven] = useState<() => void>();
  const providers = useQuery(fetchIdentityProviders);
  const links = useQuery(fetchLinkedAccounts);
  const failed = [providers, links].find(({ data, error }) => !data && error);

  /** Goes on to where the user wanted to go before the sign-in. */
  function dropTicket() {
    forgetTicket();
    setTicket(undefined);
    if (ticket?.redirect) navigate(safeRedirect(ticket.redirect, { isKnownPath, fallback: PATH }));
  }

  const link = useAction((payload: LinkPayload) => linkAccount(payload, { signal: signal() }), {
    onDone(next) {
      links.setData(next);
      message.success(formatMessage({ id: 'linked.done' }));
      if (ticket) dropTicket();
    },
    onFailed(error, payload) {
      if (!hasErrorCode(error, INSTANCE_ERROR.proofRequired)) return;
      // A code is used up by the next attempt only when the proof was valid.
      setProven(() => () => void link.run(payload));
    },
  });
  const authorization = useAuthorization({ path: PATH, onCode: (payload) => link.run(payload) });
  const failure = SHOWN.some((code) => hasErrorCode(link.error, code))
    ? link.error?.message
    : authorization.error && formatMessage({ id: `linked.error.${authorization.error}` });

  return (
    <SecurityFrame
      title={formatMessage({ id: 'title.usercenter.linkedAccount' })}
      lead={formatMessage({ id: 'linked.lead' })}
      back={{ to: '/usercenter/security/settings', textId: 'security.backToSettings' }}
    >
      {failure && <Alert type="error" showIcon title={failure} />}
      {ticket && (
        <LinkConfirmation
          ticket={ticket}
          linking={link.isPending}
          onLink={() => void link.run({ ticket: ticket.ticket })}
          onCancel={dropTicket}
        />
      )}
      <Card>
        {failed && (
          <FailedState
            error={failed.error}
            title={formatMessage({ id: 'linked.failed' })}
            onRetry={() => Promise.all([providers.refresh(), links.refresh()])}
            retrying={providers.isLoading || links.isLoading}
          />
        )}
        {!failed && !(providers.data && links.data) && <Skeleton active paragraph={{ rows: 3 }} />}
        {providers.data && links.data && (
          <LinkedAccountList
            providers={providers.data.list}
            links={links.data.list}
            linking={link.isPending}
            onLink={(provider) => setProven(() => () => void authorization.start(provider))}
            onUnlinked={links.setData}
          />
        )}
      </Card>
      {proven && (
        <ProofDialog
          why={formatMessage({ id: 'linked.why' })}
          prove={proveAccount}
          sendCode={sendProofCode}
          onProven={() => {
            setProven(undefined);
            proven();
          }}
          onClose={() => setProven(undefined)}
        />
      )}
    </SecurityFrame>
  );
}
