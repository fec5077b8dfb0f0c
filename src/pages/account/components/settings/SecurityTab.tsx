import { MailOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { ProtectionList, SettingRow } from '@/components/security/SettingRow';
import type { CurrentUser } from '@/domain/account/account';
import { serverNow } from '@/domain/serverClock';
import { fetchSecuritySummary } from '@/services/security';

/** What protects the account, each row with its own way: password, phone, certification, mailbox, devices. */
export function SecurityTab({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(fetchSecuritySummary);

  if (!data && error)
    return (
      <FailedState title={formatMessage({ id: 'security.failed' })} onRetry={refresh} retrying={isLoading} />
    );
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} aria-busy="true" />;
  return (
    <ProtectionList passwordChangedAt={data.passwordChangedAt} now={serverNow(data)}>
      <SettingRow
        icon={<MailOutlined aria-hidden />}
        title={formatMessage({ id: 'consoleAccount.mail' })}
        status={
          user.email
            ? { tone: 'success', text: formatMessage({ id: 'consoleAccount.mail.set' }) }
            : { tone: 'warning', text: formatMessage({ id: 'consoleAccount.mail.none' }) }
        }
        value={user.email && <bdi dir="ltr">{user.email}</bdi>}
        hint={formatMessage({ id: 'consoleAccount.mail.hint' })}
        action={{
          to: '/account/settings?tab=basic',
          text: formatMessage({ id: user.email ? 'consoleAccount.mail.change' : 'consoleAccount.mail.add' }),
        }}
      />
    </ProtectionList>
  );
}
