import { LinkOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { EmptyState } from '@/components/EmptyState';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SettingList, SettingRow } from '@/components/security/SettingRow';
import { type IdentityProvider, LINKED_ERROR, type LinkedAccount } from '@/domain/account/linkedAccount';
import { dateText } from '@/domain/intlFormats';
import { hasErrorCode } from '@/domain/requestError';
import { unlinkAccount } from '@/services/linkedAccount';

interface LinkedAccountListProps {
  providers: readonly IdentityProvider[];
  links: readonly LinkedAccount[];
  linking: boolean;
  onLink: (provider: IdentityProvider) => void;
  onUnlinked: (next: { list: LinkedAccount[] }) => void;
}

/** Every identity provider with the account that is linked there, if any. */
export function LinkedAccountList({ providers, links, linking, onLink, onUnlinked }: LinkedAccountListProps) {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const signal = useUnmountSignal();
  const [unlinking, setUnlinking] = useState<LinkedAccount>();
  const unlink = useAction(({ provider }: LinkedAccount) => unlinkAccount(provider, { signal: signal() }), {
    onDone(next) {
      setUnlinking(undefined);
      onUnlinked(next);
      message.success(formatMessage({ id: 'linked.unlinked' }));
    },
    onFailed(error) {
      setUnlinking(undefined);
      if (hasErrorCode(error, LINKED_ERROR.lastWay)) message.error(error.message);
    },
  });

  if (providers.length === 0) return <EmptyState title={formatMessage({ id: 'linked.none' })} />;
  return (
    <>
      <SettingList>
        {providers.map((provider) => {
          const link = links.find((each) => each.provider === provider.provider);
          return (
            <SettingRow
              key={provider.provider}
              icon={<LinkOutlined aria-hidden />}
              title={provider.name}
              status={{
                tone: link ? 'success' : 'neutral',
                text: formatMessage({ id: link ? 'linked.on' : 'linked.off' }),
              }}
              value={link && <bdi>{link.account}</bdi>}
              hint={
                link
                  ? formatMessage({ id: 'linked.since' }, { date: dateText(locale, link.linkedAt) })
                  : formatMessage({ id: 'linked.hint' })
              }
              action={
                link ? (
                  <Button
                    danger
                    aria-label={formatMessage({ id: 'linked.unlinkOf' }, { name: provider.name })}
                    onClick={() => setUnlinking(link)}
                  >
                    {formatMessage({ id: 'linked.unlink' })}
                  </Button>
                ) : (
                  <Button
                    loading={linking}
                    aria-label={formatMessage({ id: 'linked.linkOf' }, { name: provider.name })}
                    onClick={() => onLink(provider)}
                  >
                    {formatMessage({ id: 'linked.link' })}
                  </Button>
                )
              }
            />
          );
        })}
      </SettingList>
      {unlinking && (
        <Dialog
          open
          title={formatMessage({ id: 'linked.unlinkConfirm' }, { name: unlinking.name })}
          okText={formatMessage({ id: 'linked.unlink' })}
          danger
          cancelText={formatMessage({ id: 'linked.cancel' })}
          confirmLoading={unlink.isPending}
          onOk={() => void unlink.run(unlinking)}
          onClose={() => setUnlinking(undefined)}
        >
          <p>{formatMessage({ id: 'linked.unlinkText' }, { account: unlinking.account })}</p>
        </Dialog>
      )}
    </>
  );
}
