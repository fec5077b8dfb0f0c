import '@/locales/areas/profile';
import { useIntl } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { ProtectionList } from '@/components/security/SettingRow';
import { serverNow } from '@/domain/serverClock';
import { fetchSecuritySummary } from '@/services/security';
import { SecurityFrame } from '../components/SecurityFrame';
import { ProfileCard } from './components/ProfileCard';

/** `/usercenter/security/settings`: each setting with its state and the way to change it; the profile changes in place. */
export default function SecuritySettingsPage() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(fetchSecuritySummary);
  return (
    <SecurityFrame
      title={formatMessage({ id: 'title.usercenter.settings' })}
      lead={formatMessage({ id: 'security.settings.lead' })}
      back={{ to: '/usercenter/security', textId: 'security.back' }}
    >
      <Card>
        <h2>{formatMessage({ id: 'security.settings.login' })}</h2>
        {!data && error && (
          <FailedState
            title={formatMessage({ id: 'security.failed' })}
            onRetry={refresh}
            retrying={isLoading}
          />
        )}
        {!data && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} aria-busy="true" />}
        {data && <ProtectionList passwordChangedAt={data.passwordChangedAt} now={serverNow(data)} />}
      </Card>
      <ProfileCard />
    </SecurityFrame>
  );
}
