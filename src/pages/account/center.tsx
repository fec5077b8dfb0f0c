import '@/locales/areas/consoleAccount';
import { useIntl, useModel } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Card, Skeleton } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { fetchAccountCenter } from '@/services/consoleAccount';
import styles from './components/Account.module.css';
import { OwnItems } from './components/center/OwnItems';
import { PersonCard } from './components/center/PersonCard';

/** `/account/center`: who the person is at work, and what is theirs. The tab and the team are in the address. */
export default function AccountCenterPage() {
  const { formatMessage } = useIntl();
  const signal = useUnmountSignal();
  const user = useModel('@@initialState').initialState?.currentUser;
  const { data, error, loading, refresh, mutate } = useRequest(
    () => fetchAccountCenter({ signal: signal() }),
    { onError: () => {} },
  );

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.accountCenter' })}
      description={formatMessage({ id: 'consoleAccount.center.lead' })}
    >
      {!data && error && (
        <Card>
          <FailedState
            title={formatMessage({ id: 'consoleAccount.center.failed' })}
            onRetry={refresh}
            retrying={loading}
          />
        </Card>
      )}
      {!data && !error && (
        <div className={styles.columns} aria-busy="true">
          <Card>
            <Skeleton active avatar={{ size: 96 }} paragraph={{ rows: 8 }} />
          </Card>
          <Card>
            <Skeleton active paragraph={{ rows: 10 }} />
          </Card>
        </div>
      )}
      {data && user && (
        <div className={styles.columns}>
          <PersonCard user={user} center={data} onTags={(tags) => mutate({ ...data, tags })} />
          <OwnItems center={data} />
        </div>
      )}
    </ConsolePage>
  );
}
