import { useT } from '@@/texts/linkedAccount';
import { LinkOutlined } from '@ant-design/icons';
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
  const t = useT();
  const message = useMessage();
  const signal = useUnmountSignal();
  const [unlinking, setUnlinking] = useState<LinkedAccount>();
  const unlink = useAction(({ provider }: LinkedAccount) => unlinkAccount(provider, { signal: signal() }), {
    onDone(next) {
      setUnlinking(undefined);
      onUnlinked(next);
      message.success(t('linked.unlinked'));
    },
    onFailed(error) {
      setUnlinking(undefined);
      if (hasErrorCode(error, LINKED_ERROR.lastWay)) message.error(error.message);
    },
  });

  if (providers.length === 0) return <EmptyState title={t('linked.none')} />;
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
                text: t(link ? 'linked.on' : 'linked.off'),
              }}
              value={link && <bdi>{link.account}</bdi>}
              hint={link ? t('linked.since', { date: dateText(t.locale, link.linkedAt) }) : t('linked.hint')}
              action={
                link ? (
                  <Button
                    aria-label={t('linked.unlinkOf', { name: provider.name })}
                    onClick={() => setUnlinking(link)}
                  >
                    {t('linked.unlink')}
                  </Button>
                ) : (
                  <Button
                    loading={linking}
                    aria-label={t('linked.linkOf', { name: provider.name })}
                    onClick={() => onLink(provider)}
                  >
                    {t('linked.link')}
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
          title={t('linked.unlinkConfirm', { name: unlinking.name })}
          okText={t('linked.unlink')}
          danger
          cancelText={t('linked.cancel')}
          confirmLoading={unlink.isPending}
          onOk={() => void unlink.run(unlinking)}
          onClose={() => setUnlinking(undefined)}
        >
          <p>{t('linked.unlinkText', { account: unlinking.account })}</p>
        </Dialog>
      )}
    </>
  );
}
