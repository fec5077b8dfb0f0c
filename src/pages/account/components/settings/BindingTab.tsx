import { AlipayOutlined, DingtalkOutlined, MobileOutlined, TaobaoOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/Alert';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { DateText } from '@/components/DateText';
import { LtrText } from '@/components/LtrText';
import { useMessage } from '@/components/MessageContext';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SettingList, SettingRow } from '@/components/security/SettingRow';
import { useText } from '@/components/useText';
import type { CurrentUser } from '@/domain/account/account';
import type { BindingProvider } from '@/domain/account/accountBinding';
import { listBindings, unbind } from '@/services/consoleAccount';
import { BindingDialog } from './BindingDialog';

const ICONS: Record<BindingProvider, ReactNode> = {
  taobao: <TaobaoOutlined aria-hidden />,
  alipay: <AlipayOutlined aria-hidden />,
  dingtalk: <DingtalkOutlined aria-hidden />,
};

/** Accounts elsewhere that the profile names. They are no way to sign in. */
export function BindingTab({ user }: { user: CurrentUser }) {
  const t = useText('consoleAccount');
  const { formatMessage } = useIntl();
  const message = useMessage();
  const signal = useUnmountSignal();
  const [binding, setBinding] = useState<BindingProvider>();
  const bindings = useQuery(listBindings);
  const { refresh, setData } = bindings;

  const unbinding = useAction(
    (provider: BindingProvider, _name: string) => unbind(provider, { signal: signal() }),
    {
      onDone(bindings, _provider, name) {
        setData(bindings);
        message.success(t('binding.undone', { name }));
      },
    },
  );

  return (
    <QueryContent query={bindings} failed={t('binding.failed')}>
      {({ list }) => (
        <Flex vertical gap={24}>
          <Alert type="info" showIcon title={t('binding.always')} />
          <SettingList>
            <SettingRow
              icon={<MobileOutlined aria-hidden />}
              title={t('binding.own')}
              status={{ tone: 'success', text: t('binding.stays') }}
              value={<LtrText>{user.userPhone}</LtrText>}
              hint={t('binding.ownHint')}
              action={{
                to: '/usercenter/security/settings/change-phone',
                text: formatMessage({ id: 'security.phone.change' }),
              }}
            />
            {list.map(({ provider, account, boundAt }) => {
              const name = t(`provider.${provider}`);
              return (
                <SettingRow
                  key={provider}
                  icon={ICONS[provider]}
                  title={name}
                  status={{
                    tone: account ? 'success' : 'neutral',
                    text: t(account ? 'binding.bound' : 'binding.free'),
                  }}
                  value={
                    account && (
                      <>
                        <LtrText>{account}</LtrText> {boundAt && <DateText at={boundAt} />}
                      </>
                    )
                  }
                  hint={t('binding.hint', { name })}
                  action={
                    account ? (
                      <ConfirmPopover
                        title={t('binding.undoAsk', { name })}
                        description={t('binding.undoHint', { name })}
                        okText={t('binding.undo')}
                        okButtonProps={{ danger: true }}
                        cancelText={t('binding.keep')}
                        onConfirm={() => void unbinding.run(provider, name)}
                      >
                        <Button
                          loading={unbinding.pendingArgs?.[0] === provider}
                          aria-label={t('binding.undoName', { name })}
                        >
                          {t('binding.undo')}
                        </Button>
                      </ConfirmPopover>
                    ) : (
                      <Button aria-label={t('binding.doName', { name })} onClick={() => setBinding(provider)}>
                        {t('binding.do')}
                      </Button>
                    )
                  }
                />
              );
            })}
          </SettingList>
          {binding && (
            <BindingDialog
              provider={binding}
              onBound={setData}
              onStale={refresh}
              onClose={() => setBinding(undefined)}
            />
          )}
        </Flex>
      )}
    </QueryContent>
  );
}
