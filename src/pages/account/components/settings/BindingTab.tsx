import { useT } from '@@/texts/consoleAccount';
import securityTexts from '@@/texts/security';
import { AlipayOutlined, DingtalkOutlined, MobileOutlined, TaobaoOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/Alert';
import { Code } from '@/components/Code';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { DateText } from '@/components/DateText';
import { useMessage } from '@/components/MessageContext';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SettingList, SettingRow } from '@/components/security/SettingRow';
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
export default function BindingTab({ user }: { user: CurrentUser }) {
  const t = useT(securityTexts);
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
        message.success(t('consoleAccount.binding.undone', { name }));
      },
    },
  );

  return (
    <QueryContent query={bindings} failed={t('consoleAccount.binding.failed')}>
      {({ list }) => (
        <Flex vertical gap={24}>
          <Alert type="info" title={t('consoleAccount.binding.always')} />
          <SettingList>
            <SettingRow
              icon={<MobileOutlined aria-hidden />}
              title={t('consoleAccount.binding.own')}
              status={{ tone: 'success', text: t('consoleAccount.binding.stays') }}
              value={<Code>{user.userPhone}</Code>}
              hint={t('consoleAccount.binding.ownHint')}
              action={{
                to: '/usercenter/security/settings/change-phone',
                text: t('security.phone.change'),
              }}
            />
            {list.map(({ provider, account, boundAt }) => {
              const name = t(`consoleAccount.provider.${provider}`);
              return (
                <SettingRow
                  key={provider}
                  icon={ICONS[provider]}
                  title={name}
                  status={{
                    tone: account ? 'success' : 'neutral',
                    text: t(account ? 'consoleAccount.binding.bound' : 'consoleAccount.binding.free'),
                  }}
                  value={
                    account && (
                      <>
                        <Code>{account}</Code> {boundAt && <DateText at={boundAt} />}
                      </>
                    )
                  }
                  hint={t('consoleAccount.binding.hint', { name })}
                  action={
                    account ? (
                      <ConfirmPopover
                        title={t('consoleAccount.binding.undoAsk', { name })}
                        description={t('consoleAccount.binding.undoHint', { name })}
                        okText={t('consoleAccount.binding.undo')}
                        okButtonProps={{ danger: true }}
                        cancelText={t('consoleAccount.binding.keep')}
                        onConfirm={() => void unbinding.run(provider, name)}
                      >
                        <Button
                          loading={unbinding.pendingArgs?.[0] === provider}
                          aria-label={t('consoleAccount.binding.undoName', { name })}
                        >
                          {t('consoleAccount.binding.undo')}
                        </Button>
                      </ConfirmPopover>
                    ) : (
                      <Button
                        aria-label={t('consoleAccount.binding.doName', { name })}
                        onClick={() => setBinding(provider)}
                      >
                        {t('consoleAccount.binding.do')}
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
