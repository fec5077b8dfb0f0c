import '@/locales/areas/profile';
import { useIntl } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { ProtectionList } from '@/components/security/ProtectionList';
import { serverNow } from '@/domain/serverClock';
import styles from '../components/Security.module.css';
import { SecurityFrame } from '../components/SecurityFrame';
import { useSecuritySummary } from '../components/useSecuritySummary';
import { ProfileCard } from './components/ProfileCard';

/** `/usercenter/security/settings`: each setting with its state and the way to change it; the profile changes in place. */
export default function SecuritySettingsPage() {
  const { formatMessage } = useIntl();
  const { data, error, loading, refresh } = useSecuritySummary();
  return (
    <SecurityFrame
      title={formatMessage({ id: 'title.usercenter.settings' })}
      lead={formatMessage({ id: 'security.settings.lead' })}
      back={{ to: '/usercenter/security', textId: 'security.back' }}
    >
      <Card>
        <h2 className={styles.sectionTitle}>{formatMessage({ id: 'security.settings.login' })}</h2>
        {!data && error && (
          <FailedState
            title={formatMessage({ id: 'security.failed' })}
            onRetry={refresh}
            retrying={loading}
          />
        )}
        {!data && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} aria-busy="true" />}
        {data && <ProtectionList passwordChangedAt={data.passwordChangedAt} now={serverNow(data)} />}
      </Card>
      <ProfileCard />
    </SecurityFrame>
  );
}
