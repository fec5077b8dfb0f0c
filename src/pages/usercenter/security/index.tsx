import { useIntl } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import { serverNow } from '@/domain/serverClock';
import { fetchSecuritySummary } from '@/services/security';
import { HistorySection } from './components/HistorySection';
import { ProtectionCards } from './components/ProtectionCards';
import { SecurityFrame } from './components/SecurityFrame';
import { SessionSection } from './components/SessionSection';

/** `/usercenter/security`: what protects the account, where it is signed in, and who tried to. */
export default function SecurityPage() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(fetchSecuritySummary);
  return (
    <SecurityFrame
      title={formatMessage({ id: 'title.usercenter.security' })}
      lead={formatMessage({ id: 'security.lead' })}
      extra={
        <LinkButton to="/usercenter/security/settings">
          {formatMessage({ id: 'security.toSettings' })}
        </LinkButton>
      }
    >
      {data && <ProtectionCards passwordChangedAt={data.passwordChangedAt} now={serverNow(data)} />}
      {!data && error && (
        <Card>
          <FailedState
            title={formatMessage({ id: 'security.failed' })}
            onRetry={refresh}
            retrying={isLoading}
          />
        </Card>
      )}
      {!data && !error && (
        <CardGrid min={240} stretch aria-busy="true">
          {['password', 'phone', 'certification'].map((key) => (
            <Card key={key}>
              <Skeleton active paragraph={{ rows: 3 }} />
            </Card>
          ))}
        </CardGrid>
      )}
      <SessionSection />
      <HistorySection />
    </SecurityFrame>
  );
}
