import { useT } from '@@/texts/linkedAccount';
import securityTexts from '@@/texts/security';
import { useModel, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { forgetTicket, readTicket } from '@/browser/linkTicket';
import { Alert } from '@/components/Alert';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { safeRedirect } from '@/components/redirect';
import { Section } from '@/components/Section';
import { useKnownPath } from '@/components/SiteLink';
import { SettingListLoading } from '@/components/security/SettingRow';
import { useAuthorization } from '@/components/security/useAuthorization';
import { useProof } from '@/components/security/useProvenAction';
import {
  LINKED_ERROR as E,
  type LinkedAccount,
  type LinkPayload,
  type LinkTicket,
} from '@/domain/account/linkedAccount';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { hasErrorCode } from '@/domain/requestError';
import { fetchIdentityProviders, fetchLinkedAccounts, linkAccount } from '@/services/linkedAccount';
import { accountProof } from '@/services/privacy';
import { LinkedAccountList } from './components/linkedAccount/LinkedAccountList';

const PATH = '/usercenter/security/settings/linked-account';
const SHOWN = [E.codeRefused, E.providerUnreachable, E.linkedElsewhere, E.alreadyLinked, E.ticketOver];

/** `/usercenter/security/settings/linked-account`: accounts at identity providers, which can be used to sign in. */
export default function LinkedAccountPage() {
  const t = useT(securityTexts);
  const message = useMessage();
  const navigate = useNavigate();
  const isKnownPath = useKnownPath();
  const signal = useUnmountSignal();
  const [ticket, setTicket] = useState(readTicket);
  const { requireProof, dialog } = useProof({
    proof: accountProof,
    why: t('linked.why'),
  });
  const accounts = useQuery(async (options) => {
    const [providers, links] = await Promise.all([
      fetchIdentityProviders(options),
      fetchLinkedAccounts(options),
    ]);
    return { providers: providers.list, links: links.list };
  });
  const setLinks = ({ list }: { list: LinkedAccount[] }) =>
    accounts.setData((shown) => shown && { ...shown, links: list });

  /** Goes on to where the user wanted to go before the sign-in. */
  function dropTicket() {
    forgetTicket();
    setTicket(undefined);
    if (ticket?.redirect) navigate(safeRedirect(ticket.redirect, { isKnownPath, fallback: PATH }));
  }

  const link = useAction((payload: LinkPayload) => linkAccount(payload, { signal: signal() }), {
    onDone(next) {
      setLinks(next);
      message.success(t('linked.done'));
      if (ticket) dropTicket();
    },
    onFailed(error, payload) {
      // A code is used up by the next attempt only when the proof was valid.
      if (hasErrorCode(error, INSTANCE_ERROR.proofRequired)) requireProof(() => void link.run(payload));
    },
  });
  const authorization = useAuthorization({ path: PATH, onCode: (payload) => link.run(payload) });
  const failure = SHOWN.some((code) => hasErrorCode(link.error, code))
    ? link.error?.message
    : authorization.error && t(`linked.error.${authorization.error}`);

  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.linkedAccount')}
        line={t('linked.lead')}
        back={{ to: '/usercenter/security/settings', text: t('security.backToSettings') }}
      />
      {failure && <Alert type="error" title={failure} />}
      {ticket && (
        <LinkConfirmation
          ticket={ticket}
          linking={link.isPending}
          onLink={() => void link.run({ ticket: ticket.ticket })}
          onCancel={dropTicket}
        />
      )}
      <div className={panelStyles.panel}>
        <QueryContent query={accounts} failed={t('linked.failed')} loading={<SettingListLoading rows={2} />}>
          {({ providers, links }) => (
            <LinkedAccountList
              providers={providers}
              links={links}
              linking={link.isPending}
              onLink={(provider) => requireProof(() => void authorization.start(provider))}
              onUnlinked={setLinks}
            />
          )}
        </QueryContent>
      </div>
      {dialog}
    </div>
  );
}

interface LinkConfirmationProps {
  ticket: LinkTicket;
  linking: boolean;
  onLink: () => void;
  onCancel: () => void;
}

/** Asks whether the account that the user has come with is to be linked to the one that they have signed in to. */
function LinkConfirmation({ ticket: { name, account }, linking, onLink, onCancel }: LinkConfirmationProps) {
  const t = useT();
  const userPhone = useModel('@@initialState').initialState?.currentUser?.userPhone;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section title={t('linked.confirm.title', { name })} titleRef={heading}>
      <p>{t('linked.confirm.text', { name, account, phone: userPhone })}</p>
      <Flex wrap gap={8}>
        <Button type="primary" loading={linking} onClick={onLink}>
          {t('linked.confirm.ok')}
        </Button>
        <Button onClick={onCancel}>{t('linked.confirm.cancel')}</Button>
      </Flex>
    </Section>
  );
}
